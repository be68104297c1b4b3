//! The server as clients see it: a real socket, a real database.

#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

mod accounts;
mod bots;
mod client;
mod clocks;
mod door;
mod flows;
mod hostile;
mod live;
mod load;
mod positions;
mod restart;
mod test_app;
