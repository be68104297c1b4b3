use game::Message;
use puzzles::{PuzzleFault, Wrong};

use crate::TEXTS;

texts::refusals! { TEXTS;
    /// Why a request is not answered.
    pub(crate) enum Refusal {
        /// It is not what a request should be.
        Unreadable { column: usize } => "request-unreadable",
        /// A position takes too many moves to write down.
        TooLong { most: usize } => "position-too-long",
        /// There is no bot of this level.
        NoLevel { level: u8 } => "level-unknown",
        /// Nobody is to move: the game is over, or something is to be drawn first.
        NobodyToMove => "nobody-to-move",
        /// Nothing solves this game exactly.
        NoSolver => "no-solver",
        /// A search without any limit would never come back.
        NoLimit => "no-limit",
        /// So many random games at once would keep the engine busy for too long.
        TooManyGames { most: u64 } => "too-many-games",
        /// A bot or solver wants more memory than a page may take, or hardly any.
        Memory { least: u64, most: u64 } => "memory-not-sensible",
        /// Nobody and nothing is rated so.
        Strength => "strength-not-sensible",
    }
    from {
        /// The rules do not accept it.
        Rules(catalog::Refusal),
        /// It is no puzzle, no solution of one, or no record of a game.
        Puzzle(PuzzleRefusal),
        /// It is no tree, or can't be changed so.
        Tree(tree::TreeRefusal),
    }
}

/// Why something is no puzzle, or no solution of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PuzzleRefusal(Message);

impl PuzzleRefusal {
    fn code(&self) -> &'static str {
        self.0.code()
    }

    fn message(&self) -> Message {
        self.0.clone()
    }
}

impl From<PuzzleFault> for Refusal {
    fn from(fault: PuzzleFault) -> Self {
        Self::Puzzle(PuzzleRefusal(fault.message()))
    }
}

impl From<Wrong> for Refusal {
    fn from(wrong: Wrong) -> Self {
        Self::Puzzle(PuzzleRefusal(wrong.message()))
    }
}

impl From<Message> for Refusal {
    fn from(message: Message) -> Self {
        Self::Puzzle(PuzzleRefusal(message))
    }
}
