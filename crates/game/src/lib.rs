#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod contract;
mod dice;
mod family;
mod key;
mod line;
mod outcome;
mod perft;
mod picture;
mod random;
pub mod scene;
mod seat;
mod spec;

pub use contract::{Game, NoDraw, Reason, Turn, Visit};
pub use dice::{Dice, SeededDice};
pub use family::{Choices, Family, OptionKind};
pub use key::KeyMixer;
pub use line::Line;
pub use outcome::Outcome;
pub use perft::{divide, perft};
pub use picture::{Ink, Picture, Span};
pub use random::random_game;
pub use seat::{MAX_SEATS, PerSeat, Seat};
pub use spec::Spec;
pub use texts::{Fact, Language, Message, Texts};

/// Why something was not accepted: a move against the rules, a text that means nothing. It has a
/// stable code for programs and a sentence for people.
pub type Refusal = Message;

/// The sentences that all games share.
pub static TEXTS: Texts = Texts::new(
    include_str!("../texts/en.ftl"),
    include_str!("../texts/cs.ftl"),
    include_str!("../texts/pl.ftl"),
);
