mod check;
mod games;
mod list;
mod make;
mod progress;
mod show;
mod solve;
mod verify;

use std::io::Write;
use std::process::ExitCode;

use clap::{Args, Subcommand};
use puzzles::Colour;
use puzzles::{Puzzle, Shape, Want, catalogue};
use texts::{Language, Message};

use crate::TEXTS;
use crate::failure::Failure;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    #[command(name = "list")]
    List(list::Arguments),
    #[command(name = "show")]
    Show(show::Arguments),
    #[command(name = "solve")]
    Solve(solve::Arguments),
    #[command(name = "check")]
    Check(check::Arguments),
    #[command(name = "make")]
    Make(make::Arguments),
    #[command(name = "verify")]
    Verify(verify::Arguments),
}

pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut impl Write,
) -> Result<ExitCode, Failure> {
    match &arguments.task {
        Task::List(arguments) => list::run(arguments, language, out),
        Task::Show(arguments) => show::run(arguments, language, out),
        Task::Solve(arguments) => solve::run(arguments, language, out),
        Task::Check(arguments) => check::run(arguments, language, out),
        Task::Make(arguments) => make::run(arguments, language, out),
        Task::Verify(arguments) => verify::run(arguments, language, out),
    }
}

/// Which puzzle: one of the catalogue, or one's own.
#[derive(Args, Debug)]
pub(crate) struct Choice {
    #[arg(value_name = "ID", required_unless_present = "tiles")]
    id: Option<String>,

    #[arg(long, value_name = "TILES")]
    tiles: Option<String>,

    #[arg(long = "loop", value_name = "COLOUR", requires = "tiles")]
    loops: Vec<String>,

    #[arg(long = "line", value_name = "COLOUR", requires = "tiles")]
    lines: Vec<String>,

    #[arg(long, value_name = "SHAPE", requires = "tiles", value_parser = ["free", "triangle", "flower"])]
    shape: Option<String>,

    #[arg(long)]
    holes: bool,
}

impl Choice {
    fn puzzle(&self) -> Result<Puzzle, Failure> {
        let puzzle = match (&self.id, &self.tiles) {
            (Some(id), None) => catalogue::find(id).map_err(|fault| fault.message())?,
            // The one puzzle of the list whose tiles one chooses.
            (Some(id), Some(tiles)) if id == FLOWER && self.is_plain() => {
                let tiles = tile_numbers(tiles)?;
                Puzzle::new(&tiles, &[], Shape::Flower).map_err(|fault| fault.message())?
            }
            (Some(_), Some(_)) => {
                let conflict = Message::new(&TEXTS, "argument-conflict");
                return Err(conflict
                    .with("argument", "[ID]")
                    .with("other", "--tiles <TILES>")
                    .into());
            }
            (None, tiles) => {
                let tiles = tile_numbers(tiles.as_deref().unwrap_or_default())?;
                let shape = match self.shape.as_deref() {
                    Some("triangle") => Shape::Triangle,
                    Some("flower") => Shape::Flower,
                    _ => Shape::Free,
                };
                Puzzle::new(&tiles, &self.wants()?, shape).map_err(|fault| fault.message())?
            }
        };
        Ok(puzzle.with_holes(self.holes))
    }

    /// Whether nothing else is said of a puzzle of one's own.
    fn is_plain(&self) -> bool {
        self.loops.is_empty() && self.lines.is_empty() && self.shape.is_none()
    }

    fn wants(&self) -> Result<Vec<Want>, Failure> {
        let loops = self.loops.iter().map(|text| colour(text).map(Want::a_loop));
        let lines = self.lines.iter().map(|text| colour(text).map(Want::a_line));
        loops.chain(lines).collect()
    }
}

/// Seven tiles around one; any seven.
const FLOWER: &str = "flower";

/// A colour by its letter or its name.
fn colour(text: &str) -> Result<Colour, Failure> {
    let mut letters = text.chars();
    let by_letter = match (letters.next(), letters.next()) {
        (Some(letter), None) => Colour::from_letter(letter.to_ascii_uppercase()),
        _ => Colour::from_name(text),
    };
    by_letter.ok_or_else(|| {
        Message::new(&TEXTS, "puzzle-colour")
            .with_quote("colour", text)
            .into()
    })
}

/// Numbers and ranges of them, separated by commas or spaces: `1,2,3` or `1-10 14`.
fn tile_numbers(text: &str) -> Result<Vec<u8>, Failure> {
    let refuse = || Message::new(&TEXTS, "puzzle-tiles").with_quote("tiles", text);
    let mut numbers = Vec::new();
    for part in text.split([',', ' ']).filter(|part| !part.is_empty()) {
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        let first: u8 = first.parse().map_err(|_| refuse())?;
        let last: u8 = last.parse().map_err(|_| refuse())?;
        if first > last {
            return Err(refuse().into());
        }
        numbers.extend(first..=last);
    }
    Ok(numbers)
}
