use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::ClockRules;

/// What players agree on before a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
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
}

/// Who sits in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Sitter {
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
    },
}

impl Sitter {
    /// Whether somebody sits there, so that the game can begin.
    pub const fn is_there(&self) -> bool {
        matches!(self, Self::Person(_) | Self::Bot { .. })
    }
}

/// Somebody who plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Person {
    /// For ever the same.
    pub id: String,
    /// The name at the time.
    pub name: String,
    /// Whether the person has no account.
    pub guest: bool,
    /// Whether it is a program.
    pub bot: bool,
}
