use serde::{Deserialize, Serialize};
use texts::Message;
use utoipa::ToSchema;

use super::Millis;
use crate::TEXTS;

/// How time is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ClockRules {
    /// Not at all.
    None,
    /// So much for the whole game, and more after every move.
    Fischer {
        /// At the start.
        initial_ms: Millis,
        /// Added after each move.
        increment_ms: Millis,
    },
    /// So much for every move.
    PerMove {
        /// For each.
        move_ms: Millis,
    },
    /// So many days for every move.
    Days {
        /// For each.
        days: u32,
    },
}

/// How fast a match is, as far as ratings care.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Speed {
    /// A few minutes.
    Fast,
    /// An evening.
    Slow,
    /// Days, or no clock at all.
    Days,
}

const SECOND: Millis = 1_000;
const DAY: Millis = 86_400 * SECOND;

impl ClockRules {
    /// Refuses what nobody can play by.
    pub fn check(self) -> Result<(), Message> {
        let sensible = match self {
            Self::None => true,
            Self::Fischer {
                initial_ms,
                increment_ms,
            } => (SECOND..=DAY).contains(&initial_ms) && (0..=600 * SECOND).contains(&increment_ms),
            Self::PerMove { move_ms } => (SECOND..=DAY).contains(&move_ms),
            Self::Days { days } => (1..=30).contains(&days),
        };
        sensible
            .then_some(())
            .ok_or_else(|| Message::new(&TEXTS, "clock-not-sensible"))
    }

    /// What everybody has at the start; nothing without a clock.
    pub const fn initial(self) -> Option<Millis> {
        match self {
            Self::None => None,
            Self::Fischer { initial_ms, .. } => Some(initial_ms),
            Self::PerMove { move_ms } => Some(move_ms),
            Self::Days { days } => Some(days as Millis * DAY),
        }
    }

    /// What a player has after a move that left so much.
    pub const fn after_move(self, left: Millis) -> Millis {
        match self {
            Self::None => 0,
            Self::Fischer { increment_ms, .. } => left + increment_ms,
            Self::PerMove { move_ms } => move_ms,
            Self::Days { days } => days as Millis * DAY,
        }
    }

    /// How fast it makes a match.
    pub const fn speed(self) -> Speed {
        // As long as forty moves take.
        let expected = match self {
            Self::None | Self::Days { .. } => return Speed::Days,
            Self::Fischer {
                initial_ms,
                increment_ms,
            } => initial_ms + 40 * increment_ms,
            Self::PerMove { move_ms } => 20 * move_ms,
        };
        if expected <= 600 * SECOND {
            Speed::Fast
        } else {
            Speed::Slow
        }
    }
}

impl Speed {
    /// Its name in the database and in the API.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fast => "fast",
            Self::Slow => "slow",
            Self::Days => "days",
        }
    }
}

/// The clocks of a match: what each seat has left, and since when the one to move is thinking.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Clocks {
    pub(crate) left: Vec<Millis>,
    pub(crate) since: Millis,
}

impl Clocks {
    /// What a seat that is to move has left now. Never less than nothing.
    pub(crate) fn left_now(&self, seat: usize, now: Millis) -> Millis {
        (self.left[seat] - (now - self.since).max(0)).max(0)
    }
}
