use std::time::Duration;

use puzzles::{Ending, Mode, Options, solve};
use puzzles::{Solution, catalogue};
use search::Now;
use serde::Serialize;

use crate::{PuzzleWish, Refusal};

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

pub(crate) fn verify(id: &str, solution: &str) -> Result<(), Refusal> {
    let puzzle = catalogue::find(id)?;
    let solution: Solution = solution.parse()?;
    Ok(puzzles::check(&puzzle, &solution)?)
}
