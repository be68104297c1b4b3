use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Millis, Over, Person, Sitter, Terms};

/// Something that happened in a match. Everybody may see every event: nothing secret stands in one
/// before the match is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// The match was made.
    Created {
        /// On these terms.
        terms: Terms,
        /// With these seats.
        seats: Vec<Sitter>,
        /// What those who sat down at once added to the shuffle, seat by seat.
        words: Vec<Option<String>>,
        /// By this player.
        by: String,
        /// The hash of the secret from which everything random will follow.
        commitment: String,
        /// The match that it is a rematch of.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rematch_of: Option<String>,
    },
    /// Somebody sat down.
    Joined {
        /// Where.
        seat: usize,
        /// Who.
        person: Person,
        /// What the person added to the shuffle.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        words: Option<String>,
    },
    /// Somebody who was asked does not want to play.
    InvitationDeclined {
        /// The seat that was kept.
        seat: usize,
    },
    /// All seats are taken: the game was dealt and begins.
    Started,
    /// A move was made.
    Moved {
        /// By whom.
        seat: usize,
        /// How many moves came before it.
        ply: usize,
        /// The move.
        text: String,
        /// The client's own mark for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        client: Option<String>,
        /// What everybody then had left.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        clocks: Vec<Millis>,
    },
    /// A draw was offered, or agreed to by one more.
    DrawOffered {
        /// By whom.
        seat: usize,
    },
    /// A draw was declined.
    DrawDeclined {
        /// By whom.
        seat: usize,
    },
    /// A player asks to take the last own move back, or one more agrees.
    TakebackAsked {
        /// Who asks or agrees.
        seat: usize,
    },
    /// Somebody does not agree.
    TakebackDeclined {
        /// Who.
        seat: usize,
    },
    /// Moves were taken back.
    TakenBack {
        /// So many moves are left.
        ply: usize,
        /// What everybody then has left.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        clocks: Vec<Millis>,
    },
    /// The server was away, and the time is not charged.
    ClockCredited {
        /// So much.
        ms: Millis,
    },
    /// Somebody left a game of three or more; a bot plays on.
    Left {
        /// Who.
        seat: usize,
        /// Why.
        reason: LeaveReason,
    },
    /// The match is over.
    Over(Over),
    /// A rematch was offered, or agreed to by one more.
    RematchOffered {
        /// By whom.
        seat: usize,
    },
    /// The rematch was made.
    Rematched {
        /// The new match.
        id: String,
    },
}

/// Why somebody left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum LeaveReason {
    /// By resigning.
    Resigned,
    /// By running out of time.
    Time,
    /// By going away when it was their turn.
    Away,
}
