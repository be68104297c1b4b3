use std::time::Duration;

use puzzles::{Ending, Mode, Options, solve};
use puzzles::{Hint, Layout, Solution, catalogue};
use search::Now;
use serde::Serialize;

use crate::{PuzzleHintWish, PuzzleWish, Refusal};

/// What came of solving a puzzle.
#[derive(Serialize)]
pub(crate) struct PuzzleSolved {
    solutions: Vec<String>,
    count: u64,
    /// Whether everything was searched, so that there are no other solutions.
    complete: bool,
    nodes: u64,
}

pub(crate) fn find(wish: &PuzzleWish, now: Now) -> Result<PuzzleSolved, Refusal> {
    let puzzle = catalogue::find(&wish.puzzle)?;
    let options = Options {
        mode: if wish.count { Mode::Count } else { Mode::First },
        threads: 0,
        seed: wish.seed,
        limit: wish.time_ms.map(Duration::from_millis),
        now,
    };
    let report = solve(&puzzle, &options);
    Ok(PuzzleSolved {
        solutions: report.solutions.iter().map(Solution::to_string).collect(),
        count: report.count,
        complete: report.ending == Ending::Complete,
        nodes: report.nodes,
    })
}

/// How to go on with a puzzle.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum PuzzleHint {
    /// A tile to lay.
    Lay(String),
    /// Tiles that are in the way, the last laid first, and whether that is proved.
    TakeAway {
        tiles: Vec<u8>,
        proved: bool,
    },
    NoSolution,
    TimeUp,
    AllLies,
}

pub(crate) fn hint(wish: &PuzzleHintWish, now: Now) -> Result<PuzzleHint, Refusal> {
    let layout = Layout::new(catalogue::find(&wish.puzzle)?, &wish.lies.parse()?)?;
    let options = Options {
        mode: Mode::First,
        threads: 0,
        seed: wish.seed,
        limit: Some(Duration::from_millis(wish.time_ms)),
        now,
    };
    let told = puzzles::hint(layout.puzzle(), layout.lying(), &options);
    Ok(match told {
        Hint::Lay(placement) => PuzzleHint::Lay(placement.to_string()),
        Hint::TakeAway { tiles, proved } => PuzzleHint::TakeAway {
            tiles: tiles.into_iter().map(puzzles::Tile::number).collect(),
            proved,
        },
        Hint::NoSolution => PuzzleHint::NoSolution,
        Hint::TimeUp => PuzzleHint::TimeUp,
        Hint::AllLies => PuzzleHint::AllLies,
    })
}
