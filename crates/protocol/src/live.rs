use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use utoipa::ToSchema;

use crate::{ChatView, Event, MatchUpdate, MatchView, Millis, Refused, Words};

/// What the server says.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ToClient {
    /// First of all: which seats are yours, and the number of the last event.
    Hello {
        /// The match.
        id: String,
        /// The last event's number.
        seq: i64,
        /// Your seats.
        seats: Vec<usize>,
    },
    /// Something happened. Numbers have no gaps.
    Event {
        /// Its number.
        seq: i64,
        /// When, in milliseconds since 1970.
        at: Millis,
        /// What.
        event: Box<Event>,
        /// To those who listen in brief, with the last of the moves that were made at once: what else they changed.
        /// No state follows then.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        update: Option<Box<MatchUpdate>>,
    },
    /// The match as it stands: after the events that you missed, and after every change.
    State {
        /// All of it.
        state: Box<MatchView>,
    },
    /// What you asked for is done, and on disk.
    Done {
        /// Your own mark for it.
        client: String,
        /// The number of the event that it became.
        seq: i64,
        /// How many moves have been made.
        ply: usize,
    },
    /// What you asked for is refused.
    Refused {
        /// Your own mark for it.
        client: String,
        /// Why.
        error: Refused,
    },
    /// Whose connection is there. Told at first, and whenever a player comes or goes, or it becomes the turn of one who
    /// is away.
    Presence {
        /// Seat by seat; bots are always there.
        online: Vec<bool>,
        /// How many watch.
        watchers: usize,
        /// The player to move is away: in so many milliseconds any other may claim.
        claim_in_ms: Option<Millis>,
    },
    /// Somebody said something. Numbered by room, apart from events.
    Chat(ChatView),
    /// What you said is written down.
    Said {
        /// Your own mark for it.
        client: String,
        /// Its number in your room.
        number: i64,
    },
    /// I am here.
    Pong,
    /// The server is about to restart: come back in a moment.
    Restart,
}

/// What a client says.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum FromClient {
    /// Are you there? Browsers can't ask by the protocol's own means.
    Ping,
    /// A move.
    Move {
        /// How many moves you saw made.
        ply: usize,
        /// The move.
        #[serde(rename = "move")]
        text: String,
        /// Your own mark for it: the same mark twice is one move.
        client: String,
    },
    /// I give up.
    Resign {
        /// Your own mark for it.
        #[serde(default)]
        client: String,
    },
    /// I offer a draw, or agree.
    OfferDraw {
        /// Your own mark for it.
        #[serde(default)]
        client: String,
    },
    /// No draw.
    DeclineDraw {
        /// Your own mark for it.
        #[serde(default)]
        client: String,
    },
    /// I take a hint, which the other people in the match are told.
    TakeHint {
        /// Your own mark for it.
        #[serde(default)]
        client: String,
    },
    /// May I take my move back; or: you may.
    AskTakeback {
        /// Your own mark for it.
        #[serde(default)]
        client: String,
    },
    /// You may not.
    DeclineTakeback {
        /// Your own mark for it.
        #[serde(default)]
        client: String,
    },
    /// Call it off.
    Abort {
        /// Your own mark for it.
        #[serde(default)]
        client: String,
    },
    /// Again.
    Rematch {
        /// Your own mark for it.
        #[serde(default)]
        client: String,
    },
    /// I do not want to play, although you asked me.
    DeclineInvitation {
        /// Your own mark for it.
        #[serde(default)]
        client: String,
    },
    /// The player to move went away, and I do not want to wait any longer.
    Claim {
        /// Your own mark for it.
        #[serde(default)]
        client: String,
    },
    /// To those in my room: the players, or the spectators.
    Say {
        /// What.
        #[serde(flatten)]
        words: Words,
        /// Your own mark for it.
        #[serde(default)]
        client: String,
    },
}
