use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use utoipa::ToSchema;

use crate::{Millis, Occupant, Person, Terms};

/// Something that happened in a match. Everybody may see every event: nothing secret stands in one
/// before the match is over. Events are kept with the ids of people and without their names, and told with
/// the names that they have now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Event {
    /// The match was made.
    Created {
        /// On these terms.
        terms: Terms,
        /// With these seats.
        seats: Vec<Occupant>,
        /// What those who sat down at once added to the shuffle, seat by seat.
        words: Vec<Option<String>>,
        /// By this player.
        by: String,
        /// The hash of the secret from which everything random will follow.
        commitment: String,
        /// The match that it is a rematch of.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rematch_of: Option<String>,
        /// What those who sat down at once wish for of the game's `seat_choice`; empty if they do not.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        choices: Vec<Option<String>>,
        /// Where the match was played, if it was not here: nothing was dealt for it, and nobody watched.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        offline: Option<Offline>,
        /// The position from which it is played, if that is not the first of the game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        start: Option<Start>,
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
        /// What the person wishes for of the game's `seat_choice`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        choice: Option<String>,
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
        /// What everybody then had left, until they have lost on time.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        clocks: Vec<Millis>,
        /// How much of the time the move was on its way, as the server measured; it is not charged.
        #[serde(default, skip_serializing_if = "is_zero")]
        lag_ms: Millis,
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
    /// A player was told a good move, as everybody in the match has agreed to. Where nobody else could mind it is not
    /// noted.
    HintTaken {
        /// Who.
        seat: usize,
        /// How many moves had been made.
        ply: usize,
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

/// The position from which a match is played: what everybody knows of how it came about. What is drawn later is dealt for
/// the match, like everything else that is random.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct Start {
    /// The setup, as far as it is known before the first move.
    pub setup: String,
    /// The moves so far, and between them what was drawn, as `draw:37`.
    pub played: Vec<String>,
}

impl Start {
    /// The moves so far, without what was drawn.
    pub fn moves(&self) -> impl Iterator<Item = &str> {
        let played = self.played.iter().map(String::as_str);
        played.filter(|step| !step.starts_with("draw:"))
    }
}

/// What is known of a match that was played without a server, and written down by a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct Offline {
    /// Everything random about it, as the player's own device dealt it.
    pub setup: String,
    /// When it was begun, by the player's own clock.
    pub began_at: Millis,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_zero(ms: &Millis) -> bool {
    *ms == 0
}

impl Event {
    /// Everybody who is named in it.
    pub fn people_mut(&mut self) -> Vec<&mut Person> {
        match self {
            Self::Created { seats, .. } => {
                seats.iter_mut().filter_map(Occupant::person_mut).collect()
            }
            Self::Joined { person, .. } => vec![person],
            _ => Vec::new(),
        }
    }
}

/// Why somebody left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum LeaveReason {
    /// By resigning.
    Resigned,
    /// By running out of time.
    Time,
    /// By going away when it was their turn.
    Away,
}

/// An event with its number.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct NumberedEvent {
    /// Its number.
    pub seq: i64,
    /// When, in milliseconds since 1970.
    pub at: Millis,
    /// What.
    pub event: Event,
    /// The hash that chains it to the one before.
    pub hash: String,
}

/// How a match ended, with everything that was secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct Over {
    /// What ended it.
    pub ending: Ending,
    /// The game's own reason, if the rules ended it and there are several: `connection`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// Points by the rules, seat by seat; empty if the game never began.
    pub scores: Vec<i32>,
    /// Points that time cost by a penalty clock, seat by seat; ranks are by what is left. Empty without one, and
    /// where points do not decide.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub penalties: Vec<u32>,
    /// Ranks from 0, seat by seat; empty if there is no result.
    pub ranks: Vec<u8>,
    /// The secret whose hash was published when the match was made.
    pub secret: String,
    /// What was dealt from it; nothing if the game never began.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<String>,
}

impl Over {
    /// What each seat has left of its points after what time has cost; ranks are by it.
    pub fn points(&self) -> Vec<i32> {
        let cost = |seat: usize| self.penalties.get(seat).map_or(0, |&cost| cost as i32);
        let scores = self.scores.iter().enumerate();
        scores.map(|(seat, score)| score - cost(seat)).collect()
    }
}

/// What ended a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Ending {
    /// The rules.
    Rules,
    /// A player resigned.
    Resigned {
        /// Who.
        seat: usize,
    },
    /// A player ran out of time.
    Time {
        /// Who.
        seat: usize,
    },
    /// A player went away and did not come back.
    Abandoned {
        /// Who.
        seat: usize,
    },
    /// All agreed on a draw.
    Agreed,
    /// It was called off; there is no result.
    Aborted,
}
