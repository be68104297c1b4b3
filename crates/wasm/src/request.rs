#[cfg(not(without = "study"))]
use catalog::lessons::Step;
#[cfg(not(without = "study"))]
use catalog::review::Known;
#[cfg(not(without = "scenes"))]
use protocol::Over;
#[cfg(not(without = "study"))]
use ratings::Strength;
#[cfg(not(without = "scenes"))]
use scene::Attempt;
use serde::Deserialize;
#[cfg(not(without = "study"))]
use tree::{Edit, Tree};

/// Something to do, and the language to say it in.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// `en`, `cs` or `pl`; English if it is anything else.
    #[serde(default)]
    pub language: String,
    /// What to do.
    pub job: Job,
}

/// What can be asked for. Each of the modules for the browser has its part of it.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Job {
    /// The sentences of the request's language, before anything is asked in it: a module brings none of its own
    /// (`texts::told`).
    #[cfg(not(without = "words"))]
    Tell {
        /// As `catalogues.mjs` writes them.
        sentences: String,
    },
    /// The games on the shelf, in words.
    #[cfg(not(without = "scenes"))]
    Games,
    /// A random setup.
    #[cfg(not(without = "scenes"))]
    Deal(DealWish),
    /// A position as players may know it: a setup in which all that is hidden is dealt anew, and which moves drew something.
    #[cfg(not(without = "scenes"))]
    Conceal {
        /// Which, with its real setup.
        position: PositionWish,
        /// For what is dealt anew.
        seed: u64,
    },
    /// How a match ended, in words.
    #[cfg(not(without = "scenes"))]
    Result(ResultWish),
    /// Everything that a page shows of a position.
    #[cfg(not(without = "scenes"))]
    Show {
        /// Which.
        position: PositionWish,
        /// Whether to list the legal moves too.
        #[serde(default = "yes")]
        legal: bool,
    },
    /// The moves made, in words and with what they moved.
    #[cfg(not(without = "scenes"))]
    Played {
        /// To which position.
        position: PositionWish,
        /// How many of them to leave out.
        #[serde(default)]
        from: u32,
    },
    /// What to draw.
    #[cfg(not(without = "scenes"))]
    Scene {
        /// Of which position.
        position: PositionWish,
    },
    /// What of a setup can be arranged.
    #[cfg(not(without = "scenes"))]
    Arrangements {
        /// The game, configured.
        spec: String,
        /// The setup.
        setup: String,
    },
    /// A setup with two slots of one of its arrangements exchanged.
    #[cfg(not(without = "scenes"))]
    Exchange(ExchangeWish),
    /// What a position allows, over the board.
    #[cfg(not(without = "scenes"))]
    Overlay {
        /// Which.
        position: PositionWish,
    },
    /// The legal moves: all, if they are not too many, or those of one piece. Only those that are no place
    /// have words; the others tell theirs one by one, on request.
    #[cfg(not(without = "scenes"))]
    Legal {
        /// Of which position.
        position: PositionWish,
        /// The key of the piece.
        #[serde(default)]
        piece: Option<String>,
    },
    /// What can be drawn, where nobody has decided it yet.
    #[cfg(not(without = "scenes"))]
    Draws {
        /// In which position.
        position: PositionWish,
    },
    /// A tree of variations, in either form, or a recorded game.
    #[cfg(not(without = "study"))]
    ReadTree {
        /// As it is written.
        text: String,
    },
    /// A tree with changes.
    #[cfg(not(without = "study"))]
    EditTree {
        /// The tree before.
        tree: Box<Tree>,
        /// The changes, in their order.
        edits: Vec<Edit>,
    },
    /// A tree as text for people.
    #[cfg(not(without = "study"))]
    WriteTree {
        /// Which.
        tree: Box<Tree>,
    },
    /// What the main line of a tree was worth, move by move, and what is to be looked at to know more.
    #[cfg(not(without = "study"))]
    Review {
        /// The game.
        tree: Box<Tree>,
        /// What was found so far, by the keys of what was to be looked at.
        known: Known,
    },
    /// Whether another move is as good as what was better than a mistake.
    #[cfg(not(without = "study"))]
    Retry(RetryWish),
    /// What one try at a puzzle makes of somebody's rating and of the puzzle's.
    #[cfg(not(without = "study"))]
    RatePuzzle(RatePuzzleWish),
    /// What becomes of a step of a course when the learner plays so.
    #[cfg(not(without = "study"))]
    Lesson(LessonWish),
    /// A legal move in words.
    #[cfg(not(without = "scenes"))]
    Words {
        /// In which position.
        position: PositionWish,
        /// The move.
        #[serde(rename = "move")]
        action: String,
    },
    /// Why a legal move may be good, in a sentence; nothing if the rules can't say.
    #[cfg(not(without = "scenes"))]
    Why {
        /// In which position.
        position: PositionWish,
        /// The move.
        #[serde(rename = "move")]
        action: String,
    },
    /// Why a move can't be played; nothing if it can.
    #[cfg(not(without = "scenes"))]
    Explain {
        /// In which position.
        position: PositionWish,
        /// The move.
        #[serde(rename = "move")]
        action: String,
    },
    /// The move that somebody tried on a board, or why it can't be played.
    #[cfg(not(without = "scenes"))]
    Attempt {
        /// In which position.
        position: PositionWish,
        /// What was tried.
        attempt: Attempt,
    },
    /// The puzzles that come with the tiles, in words.
    #[cfg(not(without = "study"))]
    PuzzleList,
    /// A puzzle and what lies of it, as pages show it.
    #[cfg(not(without = "study"))]
    PuzzleTable {
        /// Its id.
        puzzle: String,
        /// What lies, in the order in which it was laid: `1@0,0r0 2@1,0r3`.
        lies: String,
    },
    /// What lies after a tile was laid or taken away.
    #[cfg(not(without = "study"))]
    LayTile(LayWish),
    /// A bot's search of a position, or another slice of it.
    #[cfg(not(without = "bots"))]
    Think(ThinkWish),
    /// A proof of what a position is worth, or another slice of it.
    #[cfg(not(without = "bots"))]
    Solve(SolveWish),
    /// Forgets what bots and solvers have found, and gives their memory free.
    #[cfg(not(without = "bots"))]
    Forget,
    /// Plays random games: how fast are we here?
    #[cfg(not(without = "bots"))]
    Random {
        /// The game, configured.
        spec: String,
        /// The same seed plays the same games.
        seed: u64,
        /// How many.
        games: u64,
    },
    /// Whether a recorded game, a line of JSON, agrees with the rules.
    #[cfg(not(without = "study"))]
    Verify {
        /// The line.
        record: String,
    },
    /// The ids of the puzzles that come with the tiles.
    #[cfg(not(without = "study"))]
    Puzzles,
    /// Solves a puzzle.
    #[cfg(not(without = "bots"))]
    SolvePuzzle(PuzzleWish),
    /// What to do next with what lies of a puzzle.
    #[cfg(not(without = "bots"))]
    PuzzleHint(PuzzleHintWish),
    /// What is wrong with a solution; nothing if it is right.
    #[cfg(not(without = "study"))]
    CheckPuzzle {
        /// The puzzle's id.
        puzzle: String,
        /// The solution: `1@0,0r0 2@1,0r3`.
        solution: String,
    },
}

/// What a learner plays in a step of a course.
#[cfg(not(without = "study"))]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonWish {
    /// The step's record.
    pub step: Box<Step>,
    /// The learner's moves.
    pub moves: Vec<String>,
    /// How many they made in tries before.
    #[serde(default)]
    pub before: u32,
}

/// Somebody's try at a puzzle.
#[cfg(not(without = "study"))]
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RatePuzzleWish {
    /// Who tried, as strong as they were thought to be before.
    pub player: Strength,
    /// How hard the puzzle was thought to be.
    pub puzzle: Strength,
    /// Whether it was solved.
    pub solved: bool,
}

/// Another move in place of one that was played.
#[cfg(not(without = "study"))]
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RetryWish {
    /// The game.
    pub tree: Box<Tree>,
    /// What was found.
    pub known: Known,
    /// Which move is replaced.
    pub ply: u32,
    /// By which.
    #[serde(rename = "move")]
    pub action: String,
}

#[cfg(not(without = "scenes"))]
const fn yes() -> bool {
    true
}

/// A position of any game.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PositionWish {
    /// The game, configured.
    pub spec: String,
    /// Everything random in it, as far as it is known.
    pub setup: String,
    /// The moves, and between them what was drawn where the setup does not tell, as `draw:37`.
    #[serde(default)]
    pub moves: Vec<String>,
}

/// How a bot thinks about a position.
#[cfg(not(without = "bots"))]
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ThinkWish {
    /// About which.
    pub position: PositionWish,
    /// How well it plays, from 1 to 8.
    pub level: u8,
    /// For its dice.
    #[serde(default)]
    pub seed: u64,
    /// How long, in milliseconds.
    #[serde(default)]
    pub time_ms: Option<u64>,
    /// How many games it plays out.
    #[serde(default)]
    pub playouts: Option<u64>,
    /// Instead of thinking about the position itself: the mean end of so many games that it plays on from there, thinking that
    /// long about each move.
    #[serde(default)]
    pub games: Option<u64>,
    /// How many bytes it may take.
    pub memory: u64,
    /// How many of the moves that it considered to tell, the best first.
    #[serde(default = "some")]
    pub moves: u32,
}

#[cfg(not(without = "bots"))]
const fn some() -> u32 {
    10
}

/// A setup to be dealt.
#[cfg(not(without = "scenes"))]
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DealWish {
    /// The game, configured.
    pub spec: String,
    /// The same seed deals the same setup.
    pub seed: u64,
    /// What the seats wish for of the game's things that every seat has one of.
    #[serde(default)]
    pub choices: Vec<Option<String>>,
    /// Whether to leave open whatever is drawn later, for those who want to decide it themselves.
    #[serde(default)]
    pub open: bool,
}

/// What is to be exchanged in a setup.
#[cfg(not(without = "scenes"))]
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExchangeWish {
    /// The game, configured.
    pub spec: String,
    /// The setup before.
    pub setup: String,
    /// Which arrangement, from 0.
    pub arrangement: u32,
    /// Which slots of it, from 0.
    pub slots: [u32; 2],
}

/// An end to be told.
#[cfg(not(without = "scenes"))]
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResultWish {
    /// With which position.
    pub position: PositionWish,
    /// How.
    pub over: Box<Over>,
    /// What the players are called, seat by seat.
    pub names: Vec<String>,
}

/// A position to be proved, or another slice of that.
#[cfg(not(without = "bots"))]
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SolveWish {
    /// Which.
    pub position: PositionWish,
    /// How long, in milliseconds.
    #[serde(default)]
    pub time_ms: Option<u64>,
    /// How many positions to look at.
    #[serde(default)]
    pub nodes: Option<u64>,
    /// How many bytes it may take.
    pub memory: u64,
}

/// A tile to be laid or taken away.
#[cfg(not(without = "study"))]
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LayWish {
    /// The puzzle's id.
    pub puzzle: String,
    /// What lies before.
    pub lies: String,
    /// `5@1,0r2` lays a tile, `-5` takes it away.
    #[serde(rename = "move")]
    pub action: String,
}

/// A puzzle to be solved.
#[cfg(not(without = "bots"))]
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzleWish {
    /// Its id.
    pub puzzle: String,
    /// The same seed finds the same solution first.
    #[serde(default)]
    pub seed: u64,
    /// Whether to count all solutions instead of finding one.
    #[serde(default)]
    pub count: bool,
    /// How long, in milliseconds.
    #[serde(default)]
    pub time_ms: Option<u64>,
}

/// A puzzle with which somebody does not know how to go on.
#[cfg(not(without = "bots"))]
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzleHintWish {
    /// Its id.
    pub puzzle: String,
    /// What lies, in the order in which it was laid.
    pub lies: String,
    /// How long to look, in milliseconds.
    pub time_ms: u64,
    /// Another seed finds another solution.
    #[serde(default)]
    pub seed: u64,
}
