//! What workers are given to think about, and what they bring back (docs/workers.md).

use catalog::review::Known;
use serde::{Deserialize, Serialize};
#[cfg(feature = "schema")]
use utoipa::ToSchema;

use crate::Found;

/// A worker asks for something to do.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct WorkWish {
    /// What it calls itself, for whoever looks after the server.
    pub worker: String,
    /// What it does; everything if left out.
    #[serde(default)]
    pub kinds: Vec<WorkKind>,
    /// How long to wait for something to do, in milliseconds; the server waits five seconds at most.
    #[serde(default)]
    pub wait_ms: u64,
}

/// Kinds of jobs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum WorkKind {
    /// A bot's move.
    Move,
    /// A position to be analysed.
    Position,
    /// A game to be reviewed.
    Review,
    /// A puzzle to be proved.
    Puzzle,
    /// A position to be solved.
    Solve,
}

impl WorkKind {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Move,
        Self::Position,
        Self::Review,
        Self::Puzzle,
        Self::Solve,
    ];

    /// Its name in the API and in metrics.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Move => "move",
            Self::Position => "position",
            Self::Review => "review",
            Self::Puzzle => "puzzle",
            Self::Solve => "solve",
        }
    }
}

/// A job that a worker was given.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct Work {
    /// What to say with everything about it. Whoever is given the job later has another one.
    pub ticket: String,
    /// Who is not heard of for so many milliseconds loses the job.
    pub lease_ms: u64,
    /// Who has not done it within so many milliseconds loses it as well.
    pub within_ms: u64,
    /// What is to be done.
    pub task: Task,
}

/// What is to be done: all that there is to know, and nothing that is hidden.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Task {
    /// A bot's move is to be chosen.
    Move {
        /// The same for all moves of one bot in one match, and tells nothing else.
        thread: String,
        /// The game, configured.
        spec: String,
        /// What is random; what is hidden is dealt anew in it.
        setup: String,
        /// The moves so far.
        moves: Vec<String>,
        /// How well it plays.
        level: u8,
        /// How long it may think.
        time_ms: u64,
        /// For its dice.
        seed: u64,
    },
    /// A position is to be thought about, with the best that there is.
    Position {
        /// The game, configured.
        spec: String,
        /// What everybody knows before the first move.
        setup: String,
        /// Moves and draws.
        moves: Vec<String>,
        /// How far.
        limits: TaskLimits,
        /// For dice.
        seed: u64,
    },
    /// A game is to be gone through.
    Review {
        /// The game, configured.
        spec: String,
        /// What everybody knows before the first move.
        setup: String,
        /// Moves and draws.
        moves: Vec<String>,
        /// How long all of it may take.
        time_ms: u64,
    },
    /// A puzzle is to be proved again.
    Puzzle {
        /// The puzzle as a line of a file (docs/puzzles.md).
        puzzle: String,
    },
    /// A position is to be solved.
    Solve {
        /// The game, configured.
        spec: String,
        /// What everybody knows before the first move.
        setup: String,
        /// Moves and draws.
        moves: Vec<String>,
        /// How far.
        limits: TaskLimits,
    },
}

/// How far a search goes: to whichever limit it meets first. With nodes or playouts alone it finds the same everywhere.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TaskLimits {
    /// Milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_ms: Option<u64>,
    /// Games played out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub playouts: Option<u64>,
    /// Positions looked at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
}

impl Task {
    /// Of which kind it is.
    pub const fn kind(&self) -> WorkKind {
        match self {
            Self::Move { .. } => WorkKind::Move,
            Self::Position { .. } => WorkKind::Position,
            Self::Review { .. } => WorkKind::Review,
            Self::Puzzle { .. } => WorkKind::Puzzle,
            Self::Solve { .. } => WorkKind::Solve,
        }
    }
}

/// What came of a job.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Outcome {
    /// A bot's move.
    Move {
        /// The move.
        text: String,
    },
    /// What a position is worth.
    Position {
        /// What was found.
        found: Found,
    },
    /// What is known of a game's positions.
    Review {
        /// By the steps that lead there.
        #[cfg_attr(feature = "schema", schema(value_type = Object))]
        known: Known,
    },
    /// Whether a puzzle is what it says.
    Puzzle {
        /// What is wrong with it; nothing if it was proved.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        fault: Option<String>,
    },
    /// What was proved.
    Solve {
        /// How far it came.
        solved: Solved,
    },
    /// The search failed.
    Failed,
}

/// What solving a position came to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct Solved {
    /// What it is worth to the seat to move, if that was proved: `win`, `draw` or `loss`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
    /// Whether it is at least proved that the seat to move can't win.
    pub cannot_win: bool,
    /// Best play as far as it is known.
    pub line: Vec<String>,
    /// The moves whose worth is proved.
    pub proved: Vec<ProvedMove>,
    /// The moves of which no more is proved than that they do not win.
    pub no_win: Vec<String>,
    /// Positions looked at.
    pub nodes: u64,
}

/// A move whose worth is proved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct ProvedMove {
    /// The move.
    #[serde(rename = "move")]
    pub text: String,
    /// What it is worth to who makes it: `win`, `draw` or `loss`.
    pub value: String,
}

/// A worker says that it is there and at work.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
#[serde(deny_unknown_fields)]
pub struct WorkBeat {
    /// What was found so far.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub found: Option<Found>,
}

/// How a job stands that was handed in.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ToSchema))]
pub struct OrderView {
    /// What to ask about it by.
    pub id: String,
    /// `queued`, `running`, `done` or `failed`.
    pub status: String,
    /// What came of it, once it is done.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}
