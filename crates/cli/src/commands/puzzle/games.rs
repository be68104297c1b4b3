//! Positions with something to find, which come with the games.

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use game::{Family, Seat};
use tactics::{Kind, Puzzle};
use texts::{Language, Message};

use crate::TEXTS;
use crate::failure::Failure;

/// The puzzles of a game.
pub(super) fn of(family: &Family) -> Result<Vec<Puzzle>, Failure> {
    let puzzles = tactics::read(family.puzzles.text());
    Ok(puzzles.map_err(|unreadable| unreadable.message())?)
}

/// The puzzles of a file.
pub(super) fn read(file: &Path) -> Result<Vec<Puzzle>, Failure> {
    let named = |error: String| {
        Message::new(&TEXTS, "unreadable")
            .with("file", file.display().to_string())
            .with("error", error.trim_end_matches('.').to_owned())
    };
    let text = std::fs::read_to_string(file).map_err(|error| named(error.to_string()))?;
    Ok(tactics::read(&text).map_err(|unreadable| named(unreadable.to_string()))?)
}

/// The game with this id, or what the catalog says if there is none.
pub(super) fn family(id: &str) -> Result<&'static Family, Failure> {
    Ok(catalog::configure(id)?.family())
}

/// The puzzle with this id, if it is one of a game.
pub(super) fn find(id: &str) -> Result<Option<Puzzle>, Failure> {
    let named = |family: &&Family| {
        let rest = id.strip_prefix(family.id);
        rest.is_some_and(|rest| rest.len() == 7 && rest.starts_with('-'))
    };
    let Some(family) = catalog::families().find(named) else {
        return Ok(None);
    };
    Ok(of(family)?.into_iter().find(|puzzle| puzzle.id == id))
}

/// What is asked for, in a line.
fn task(puzzle: &Puzzle, language: Language) -> String {
    let code = match puzzle.kind {
        Kind::Win => "tactics-win",
        Kind::Best => "tactics-best",
    };
    let message = Message::new(&TEXTS, code)
        .with("steps", usize::from(puzzle.steps))
        .with("rating", usize::from(puzzle.rating))
        .with("margin", puzzle.margin.unwrap_or_default());
    let mut task = message.sentence(language);
    if !puzzle.themes.is_empty() {
        task = format!("{task} · {}", puzzle.themes.join(", "));
    }
    task
}

/// Lists the puzzles of a game.
pub(super) fn list(
    game: &str,
    language: Language,
    out: &mut impl Write,
) -> Result<ExitCode, Failure> {
    for puzzle in of(family(game)?)? {
        writeln!(out, "{:<20} {}", puzzle.id, task(&puzzle, language))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Shows a puzzle: what is asked for, of whom, the position, and if wanted the main line of the solution.
pub(super) fn show(
    puzzle: &Puzzle,
    solution: bool,
    language: Language,
    out: &mut impl Write,
) -> Result<ExitCode, Failure> {
    let rules = catalog::configure(&puzzle.spec)?;
    let game = catalog::puzzles::lead(rules.as_ref(), puzzle).map_err(|fault| fault.message())?;
    writeln!(out, "{}", task(puzzle, language))?;
    let mover = game.seat_name(Seat::new(puzzle.seat.into()));
    let turn = Message::new(&TEXTS, "tactics-turn").with_message("seat", mover);
    writeln!(out, "{}", turn.sentence(language))?;
    crate::commands::show::print(game.as_ref(), language, out)?;
    if solution {
        let line = puzzle.tree.main_line().join(" ");
        let told = Message::new(&TEXTS, "best-line").with("line", line);
        writeln!(out, "{}", told.sentence(language))?;
    }
    Ok(ExitCode::SUCCESS)
}
