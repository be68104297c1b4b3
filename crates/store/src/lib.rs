//! What a server of Serpentarium keeps, and how it is never lost.
//!
//! A match is its append-only list of [`Event`]s, numbered from 1 without gaps and chained by hashes.
//! [`Store::commit`] returns only once what it was given is on disk; whoever acknowledges or shows a
//! move does so after that. Everything else here (summaries, players, keys, ratings) can be read next
//! to the events and is written in the same transaction as the events it follows from.
//!
//! There is one trait, [`Engine`]: it runs SQL that both databases understand. SQLite is inside the
//! program, with one writer that commits in groups; PostgreSQL is reached by `postgres://...`.

mod chat;
mod claim;
mod courses;
mod engine;
mod error;
mod events;
mod guard;
mod keys;
mod ledger;
mod matches;
mod memory;
mod moderation;
mod names;
mod nodes;
mod openings;
mod passkeys;
mod players;
mod postgres;
mod puzzles;
mod ratings;
mod recovery;
mod reviews;
mod schema;
mod sqlite;
mod store;
mod studies;
mod study_lists;
mod study_words;
mod tls;
mod verify;
mod writer;

pub use chat::ChatLine;
pub use claim::Claim;
pub use courses::StepStars;
pub use engine::{Engine, Pulse, Row, Statement, Value};
pub use error::StoreError;
pub use events::{Append, Event, FIRST_HASH, NewEvent, chain_hash};
pub use keys::{Key, KeyKind};
pub use ledger::{LedgerEntry, LedgerHead, ledger_root};
pub use matches::{Cursor, List, Status, Summary};
pub use memory::Memory;
pub use moderation::ModerationEvent;
pub use names::{canonical_name, plain_name};
pub use nodes::{Fence, Node, Owned, TakenOver};
pub use openings::{
    CountedMatch, CountedMove, KeptOpening, MOST_SEATS, OpeningCount, OpeningMove, Openings,
};
pub use passkeys::Passkey;
pub use players::{Player, PlayerName};
pub use puzzles::{PuzzleRatings, PuzzleStrength, PuzzleTry};
pub use ratings::{KeptChange, Rating, RatingChange};
pub use reviews::KeptReview;
pub use store::{Store, Write, check_address, database_file};
pub use studies::{StudyAppend, StudyEvent, StudySnapshot, StudySummary, Visibility};
pub use study_lists::{StudyFilter, StudyList};
pub use verify::verify_chain;

use texts::Texts;

pub(crate) static TEXTS: Texts = Texts::new(
    include_str!("../texts/en.ftl"),
    include_str!("../texts/cs.ftl"),
    include_str!("../texts/pl.ftl"),
);

#[cfg(test)]
mod tests {
    #[test]
    fn every_sentence_is_there_in_every_language() {
        assert_eq!(super::TEXTS.gaps(), Vec::<String>::new());
    }

    #[test]
    fn every_error_has_its_sentence_and_no_sentence_is_left_over() {
        let errors: Vec<&str> = super::StoreError::each()
            .iter()
            .map(super::StoreError::code)
            .collect();
        assert_eq!(errors, super::TEXTS.codes(texts::Language::English));
        for error in super::StoreError::each() {
            for language in texts::Language::ALL {
                assert_ne!(error.message().sentence(language), error.code());
            }
        }
    }
}
