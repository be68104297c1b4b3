//! The server as clients see it: a real socket, a real database.

#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

mod accounts;
mod analysis;
mod bots;
mod broken;
mod challenges;
mod chat;
mod client;
mod clocks;
#[path = "../../../store/tests/engines/cluster.rs"]
mod cluster;
mod door;
mod flows;
mod hostile;
mod http_bot;
mod keeping;
mod live;
mod load;
mod positions;
mod postgres;
mod restart;
mod routes;
mod site;
mod slow;
mod stream;
mod test_app;
mod whole_games;
