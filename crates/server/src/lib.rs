//! The server of Serpentarium: matches that are never lost, for people and bots.

#![expect(
    unused_qualifications,
    reason = "the macros that describe the API write them"
)]

mod actor;
mod analysis;
mod api;
mod app;
mod body;
mod bots;
mod chat;
mod config;
mod connections;
mod door;
mod error;
mod hall;
mod identity;
pub mod keeping;
mod language;
mod limits;
mod live;
mod loadtest;
mod lock;
pub mod matches;
mod metrics;
mod names;
mod notices;
mod outages;
mod passwords;
mod patience;
mod ratings;
mod revocations;
mod serve;
mod site;
mod stream;
mod summary;
mod time;
#[cfg(test)]
mod twins;
mod view;

pub use api::Record;
pub use chat::{ChatView, Room, Words};
pub use config::{Config, Limits};
pub use error::Refused;
pub use live::{FromClient, ToClient};
pub use loadtest::{Load, LoadTest, loadtest};
pub use serve::{Running, serve, start};
pub use site::{Site, SiteFile};
pub use summary::Card;
pub use view::{MatchView, PresenceView, ResultView, SeatView};

/// The description of the API, as JSON for people to read.
pub fn openapi() -> String {
    serde_json::to_string_pretty(&api::description()).unwrap_or_default() + "\n"
}

use std::fmt::Write as _;

use texts::Texts;

pub(crate) static TEXTS: Texts = Texts::new(
    include_str!("../texts/en.ftl"),
    include_str!("../texts/cs.ftl"),
    include_str!("../texts/pl.ftl"),
);

/// Bytes as lower-case hex digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut hex, byte| {
        let _ = write!(hex, "{byte:02x}");
        hex
    })
}

/// Bytes that nobody can guess.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    #[cfg(test)]
    if let Some(bytes) = twins::random() {
        return bytes;
    }
    let mut bytes = [0; N];
    // A machine that has no randomness can keep no secret; to go on would be to lie.
    getrandom::fill(&mut bytes).expect("the system gives no random bytes");
    bytes
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_sentence_is_there_in_every_language() {
        assert_eq!(super::TEXTS.gaps(), Vec::<String>::new());
    }
}
