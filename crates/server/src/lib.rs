//! The server of Serpentarium: matches that are never lost, for people and bots.

#![expect(
    unused_qualifications,
    reason = "the macros that describe the API write them"
)]

mod analysis;
mod app;
mod bots;
mod config;
mod explorer;
mod http;
mod jobs;
mod live;
pub mod matches;
mod nodes;
mod ops;
mod people;
mod study;
pub mod world;

pub use config::{Config, Limits, NodeConfig};
pub use http::api::verify_record;
pub use http::connections::Listener;
pub use http::site::{Site, SiteFile};
pub use jobs::{WorkerKeyError, WorkerKeys};
pub use ops::database;

/// For whoever looks after a server: what people did about people, and what can be done about it.
pub mod moderation {
    pub use crate::people::moderation::{Deed, Entry, Operator, OperatorError, Report, Somebody};
}
pub use ops::serve::{Running, StartError, serve, start, start_in, start_on};

/// The description of the API, as JSON for people to read.
pub fn openapi() -> String {
    serde_json::to_string_pretty(&http::api::description()).unwrap_or_default() + "\n"
}

use texts::{Message, Texts};

pub(crate) static TEXTS: Texts = Texts::new(
    include_str!("../texts/en.ftl"),
    include_str!("../texts/cs.ftl"),
    include_str!("../texts/pl.ftl"),
);

/// A sentence of this crate's catalogue.
pub(crate) const fn message(code: &'static str) -> Message {
    Message::new(&TEXTS, code)
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_sentence_is_there_in_every_language() {
        assert_eq!(super::TEXTS.gaps(), Vec::<String>::new());
    }
}
