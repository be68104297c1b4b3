//! Puzzles of Tantrix's tiles as pages show them.

use game::Language;
use protocol::Legal;
use puzzles::{Layout, Solution, catalogue, faults, title};
use scene::Scene;
use serde::Serialize;

use crate::rows::LegalRows;
use crate::{LayWish, Refusal};

/// A puzzle of the catalogue.
#[derive(Serialize)]
pub(crate) struct PuzzleInfo {
    id: String,
    title: String,
    /// What it asks for.
    task: String,
    /// How many tiles a solution lays.
    laid: usize,
    /// How many solutions there are, where they were counted.
    solutions: Option<u64>,
}

/// A puzzle and what lies of it.
#[derive(Serialize)]
pub(crate) struct PuzzleShown {
    #[serde(flatten)]
    puzzle: PuzzleInfo,
    /// What lies, in the order in which it was laid.
    lies: Vec<String>,
    scene: Scene,
    /// Where tiles can be laid, and which can be taken away.
    legal: LegalRows,
    /// Everything that is wrong with what lies, in words.
    wrong: Vec<String>,
    /// Once nothing is wrong: the solution as it is written whichever way it lies.
    solution: Option<String>,
}

pub(crate) fn list(language: Language) -> Result<Vec<PuzzleInfo>, Refusal> {
    let ids = catalogue::ids().into_iter();
    ids.map(|id| info(&id, language)).collect()
}

fn info(id: &str, language: Language) -> Result<PuzzleInfo, Refusal> {
    let puzzle = catalogue::find(id)?;
    Ok(PuzzleInfo {
        title: title(id, language),
        task: puzzle.task(language),
        laid: puzzle.laid(),
        solutions: catalogue::known_solutions(id),
        id: id.to_owned(),
    })
}

pub(crate) fn show(id: &str, lies: &str, language: Language) -> Result<PuzzleShown, Refusal> {
    let layout = layout(id, lies)?;
    let moves = layout.choices(language);
    let faults = faults(layout.puzzle(), &layout.solution());
    let wrong = faults
        .iter()
        .map(|fault| fault.message().sentence(language));
    let legal = Legal {
        count: moves.len() as u64,
        complete: true,
        moves,
        ..Legal::none(layout.lying().len(), Some(0))
    };
    Ok(PuzzleShown {
        puzzle: info(id, language)?,
        lies: layout.lying().iter().map(ToString::to_string).collect(),
        scene: layout.scene(language),
        legal: legal.into(),
        solution: faults
            .is_empty()
            .then(|| layout.solution().canonical().to_string()),
        wrong: wrong.collect(),
    })
}

/// What lies after a tile was laid, `5@1,0r2`, or taken away, `-5`.
pub(crate) fn lay(wish: &LayWish) -> Result<String, Refusal> {
    let mut layout = layout(&wish.puzzle, &wish.lies)?;
    layout.play(&wish.action)?;
    Ok(layout.solution().to_string())
}

pub(crate) fn verify(id: &str, solution: &str) -> Result<(), Refusal> {
    let puzzle = catalogue::find(id)?;
    let solution: Solution = solution.parse()?;
    Ok(puzzles::check(&puzzle, &solution)?)
}

fn layout(id: &str, lies: &str) -> Result<Layout, Refusal> {
    let lying: Solution = lies.parse()?;
    Ok(Layout::new(catalogue::find(id)?, &lying)?)
}
