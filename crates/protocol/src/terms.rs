use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use utoipa::ToSchema;

use crate::ClockRules;

/// What players agree on before a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a question of its own"
)]
pub struct Terms {
    /// The game, configured: `kamon(blank-loop=off)`.
    pub spec: String,
    /// How time is counted.
    pub clock: ClockRules,
    /// Whether it changes ratings.
    pub rated: bool,
    /// Whether anybody can find it; otherwise only those who have the link.
    pub public: bool,
    /// Whether moves can be taken back when the others agree.
    pub takebacks: bool,
    /// Whether players may see, laid over the board, what moves allow.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub overlay: bool,
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Occupant {
    /// Nobody yet.
    Open,
    /// Nobody yet; the seat is kept for somebody who was asked.
    Invited(Person),
    /// A person, or a program with an account.
    Person(Person),
    /// One of the server's own players.
    Bot {
        /// How strong it plays.
        level: u8,
        /// Which of the bots of this level at the table it is, from 1, so that they have different names.
        #[serde(default = "first", skip_serializing_if = "is_first")]
        number: u8,
    },
}

/// Somebody who plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct Person {
    /// For ever the same.
    pub id: String,
    /// The name that the person has now; `[deleted]` once the account is deleted.
    pub name: String,
    /// Whether the person has no account.
    pub guest: bool,
    /// Whether it is a program.
    pub bot: bool,
    /// In a seat: how strong the person was thought to be when they sat down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<PlayerRating>,
}

/// How strong somebody is thought to be at a game and speed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct PlayerRating {
    /// The rating.
    pub value: i32,
    /// Whether too little is known to take it for good.
    pub provisional: bool,
}

impl Person {
    /// What everybody is called whose account is deleted. No account can have this name.
    pub const DELETED: &str = "[deleted]";

    /// Whether the account is deleted.
    pub fn is_deleted(&self) -> bool {
        self.name == Self::DELETED
    }
}

impl Occupant {
    /// Who sits there or should, if it is somebody with a name.
    pub const fn person(&self) -> Option<&Person> {
        match self {
            Self::Person(person) | Self::Invited(person) => Some(person),
            Self::Open | Self::Bot { .. } => None,
        }
    }

    /// The same, to be changed.
    pub const fn person_mut(&mut self) -> Option<&mut Person> {
        match self {
            Self::Person(person) | Self::Invited(person) => Some(person),
            Self::Open | Self::Bot { .. } => None,
        }
    }

    /// Whether somebody sits there, so that the game can begin.
    pub const fn is_there(&self) -> bool {
        matches!(self, Self::Person(_) | Self::Bot { .. })
    }
}

const fn first() -> u8 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_first(number: &u8) -> bool {
    *number == 1
}
