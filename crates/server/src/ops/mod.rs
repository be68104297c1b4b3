//! Running a server: starting and stopping it, what it measures, and looking after its database.

mod check;
pub mod database;
pub(crate) mod ledger;
pub(crate) mod listening;
pub(crate) mod lock;
pub(crate) mod metrics;
pub(crate) mod outages;
pub(crate) mod serve;
