use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use utoipa::ToSchema;

use crate::{ClockRules, Entry, Millis, Refused, Speed};

/// What goes on at the server, as one visitor sees it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct LobbyView {
    /// Public matches that wait for players, the latest first; not all if there are many.
    pub open: Vec<Entry>,
    /// Public matches being played, the latest first; not all if there are many.
    pub live: Vec<Entry>,
    /// Your matches that wait for players or go on, the latest first; not all if there are many.
    pub mine: Vec<OwnMatch>,
    /// Who is here.
    pub here: Here,
    /// What people wait to be paired for.
    pub seeks: Vec<SeekView>,
    /// The clocks that quick pairing uses.
    pub quick_clocks: Vec<QuickClock>,
}

/// One of your matches.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct OwnMatch {
    /// The match.
    #[serde(flatten)]
    pub entry: Entry,
    /// Whether you are to move.
    pub your_turn: bool,
    /// Whether you were asked by name and have not sat down.
    pub invited: bool,
}

/// Who is here: whoever has a page open, or a socket to the lobby.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct Here {
    /// How many people, guests too.
    pub people: usize,
    /// Those who have accounts, by name; not all if there are many.
    pub names: Vec<String>,
}

/// What somebody wants to be paired for.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Seek {
    /// The game.
    pub spec: String,
    /// How fast.
    pub speed: Speed,
    /// Whether the match is to change ratings.
    #[serde(default)]
    pub rated: bool,
}

/// A game that people wait to be paired for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct SeekView {
    /// The game.
    pub spec: String,
    /// How fast.
    pub speed: Speed,
    /// Whether the match will change ratings.
    pub rated: bool,
    /// How many wait.
    pub waiting: usize,
    /// How many it takes to begin.
    pub players: usize,
}

/// The clock of quick pairing at a speed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct QuickClock {
    /// The speed.
    pub speed: Speed,
    /// How time is counted.
    pub clock: ClockRules,
}

/// How it went for those who lately waited for the same, as far as this server has seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct WaitsSeen {
    /// So many waited, at most the last twenty. Who gave up within seconds is not counted.
    pub asked: usize,
    /// So many of them were paired.
    pub paired: usize,
    /// Half of those who were paired waited no longer than this.
    pub half_within_ms: Option<Millis>,
}

/// What the server says to a visitor of the lobby. Known types are never renamed; pass over others.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ToVisitor {
    /// First of all: everything.
    Hello {
        /// As it stands.
        lobby: Box<LobbyView>,
    },
    /// A public match waits for players, goes on, or is over.
    Match {
        /// The match.
        entry: Box<Entry>,
    },
    /// One of your matches is new, has changed, or is over.
    OwnMatch {
        /// The match.
        entry: Box<OwnMatch>,
    },
    /// Somebody came or went.
    Here(Here),
    /// What people wait for has changed.
    Seeks {
        /// Everything that somebody waits for.
        seeks: Vec<SeekView>,
    },
    /// You wait to be paired.
    Waiting {
        /// For this.
        seek: Seek,
        /// Since when, in milliseconds since 1970.
        since: Millis,
        /// How it went for others.
        seen: WaitsSeen,
    },
    /// You do not wait any longer, and were not paired.
    NotWaiting,
    /// You were paired.
    Paired {
        /// The match.
        id: String,
    },
    /// What you asked for is refused.
    Refused {
        /// Why.
        error: Refused,
    },
    /// I am here.
    Pong,
    /// The server is about to restart: come back in a moment.
    Restart,
}

/// What a visitor of the lobby says.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum FromVisitor {
    /// Are you there?
    Ping,
    /// Pair me with somebody who wants the same, and tell me when. It holds as long as the socket; one
    /// that is made later takes its place.
    Seek(Seek),
    /// I do not want to be paired any longer.
    StopSeeking,
}
