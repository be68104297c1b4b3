#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod contract;
mod dice;
mod explain;
mod family;
mod hidden;
mod key;
mod line;
mod listed;
mod notation;
pub mod order;
mod outcome;
mod perft;
mod random;
mod refusal;
mod seat;
mod spec;
mod spec_error;
mod symmetric;
mod teach;

pub use contract::{Game, NoDraw, Turn, Visit};
pub use dice::{Dice, SeededDice};
pub use explain::{Explain, Reason};
pub use family::{Choices, Family, OptionKind, PuzzleLines, RulesPage, Sample};
pub use hidden::Hidden;
pub use key::KeyMixer;
pub use line::Line;
pub use listed::{FullRules, Listed, grant_wishes};
pub use notation::Notation;
pub use outcome::Outcome;
pub use perft::{divide, perft};
pub use random::random_game;
pub use refusal::{NotDrawable, ParseError, PlayError, Refuse, TextError};
pub use seat::{MAX_SEATS, PerSeat, Seat};
pub use spec::Spec;
pub use spec_error::SpecError;
pub use symmetric::Symmetric;
pub use teach::{Claim, Course, Goal, GoalError, Lesson, Made, Teach};
pub use texts::{Fact, Language, Message, Texts};

/// The sentences that all games share.
pub static TEXTS: Texts = Texts::new(
    include_str!("../texts/en.ftl"),
    include_str!("../texts/cs.ftl"),
    include_str!("../texts/pl.ftl"),
);
