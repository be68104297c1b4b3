//! The server as clients see it: a real socket, a real database.

#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

mod accounts;
mod analysis;
mod bots;
mod bounds;
mod broken;
mod challenges;
mod chat;
mod client;
mod clocks;
#[path = "../../../store/tests/engines/cluster.rs"]
mod cluster;
mod deletion;
mod described;
mod door;
mod edges;
mod explorer;
mod flows;
mod from_position;
mod games;
mod hostile;
mod http_bot;
mod keeping;
mod live;
mod load;
mod lobby;
mod locks;
mod never_reads;
mod nul;
mod passkeys;
mod passwords;
mod people;
mod positions;
mod postgres;
mod puzzles;
mod quiet;
mod ratings;
mod records;
mod restart;
mod routes;
mod sessions;
mod sharing;
mod site;
mod slow;
mod spelling;
mod stream;
mod studies;
mod study_live;
mod study_moderation;
mod tables;
mod tampering;
mod test_app;
mod twins;
mod whole_games;
