use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use utoipa::ToSchema;

use crate::chat::{ChatView, Words};
use crate::error::Refused;
use crate::matches::{Event, Millis, What};
use crate::names::new_id;
use crate::view::MatchView;

/// What the server says.
#[derive(Debug, Serialize, ToSchema)]
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
        #[schema(value_type = Event)]
        event: Box<RawValue>,
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
#[derive(Debug, Deserialize, ToSchema)]
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

/// What a client wants.
pub(super) enum Wish {
    Do(What),
    Say(Words),
}

impl ToClient {
    pub(crate) fn text(&self) -> Arc<str> {
        serde_json::to_string(self).unwrap_or_default().into()
    }

    pub(crate) fn event(seq: i64, at: Millis, event: &Event) -> Arc<str> {
        match to_raw_value(event) {
            Ok(event) => Self::Event { seq, at, event }.text(),
            Err(_) => Arc::default(),
        }
    }

    pub(crate) fn state(state: MatchView) -> Arc<str> {
        ToClient::State {
            state: Box::new(state),
        }
        .text()
    }
}

impl FromClient {
    /// The client's mark and what it wants; nothing if it only wants to know that we are there.
    pub(super) fn wish(self) -> Option<(String, Wish)> {
        Some(match self {
            Self::Ping => return None,
            Self::Move { ply, text, client } => {
                let what = What::Move {
                    ply,
                    text,
                    client: Some(client.clone()),
                };
                (client, Wish::Do(what))
            }
            Self::Resign { client } => (client, Wish::Do(What::Resign)),
            Self::OfferDraw { client } => (client, Wish::Do(What::OfferDraw)),
            Self::DeclineDraw { client } => (client, Wish::Do(What::DeclineDraw)),
            Self::AskTakeback { client } => (client, Wish::Do(What::AskTakeback)),
            Self::DeclineTakeback { client } => (client, Wish::Do(What::DeclineTakeback)),
            Self::Abort { client } => (client, Wish::Do(What::Abort)),
            Self::DeclineInvitation { client } => (client, Wish::Do(What::DeclineInvitation)),
            // How long the player has been away is for the match to say.
            Self::Claim { client } => (client, Wish::Do(What::Claim { away: 0 })),
            Self::Say { words, client } => (client, Wish::Say(words)),
            Self::Rematch { client } => (client, Wish::Do(What::Rematch { id: new_id() })),
        })
    }
}
