use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use puzzles::Colour;
use puzzles::{Kind, Puzzle, Shape};
use texts::{Language, Message};

use super::{Choice, games};
use crate::TEXTS;
use crate::failure::Failure;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    choice: Choice,

    #[arg(long)]
    solution: bool,
}

pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut impl Write,
) -> Result<ExitCode, Failure> {
    if let Some(id) = &arguments.choice.id
        && let Some(puzzle) = games::find(id)?
    {
        return games::show(&puzzle, arguments.solution, language, out);
    }
    let puzzle = arguments.choice.puzzle()?;
    writeln!(out, "{}", task(&puzzle, language))?;
    for tile in puzzle.tiles() {
        let sides: String = tile.sides(0).iter().map(|colour| colour.letter()).collect();
        writeln!(out, "{tile:>4}  {sides}")?;
    }
    Ok(ExitCode::SUCCESS)
}

/// What a puzzle asks for, in a line.
pub(crate) fn task(puzzle: &Puzzle, language: Language) -> String {
    let say = |message: Message| message.sentence(language);
    let mut parts = vec![if puzzle.laid() == puzzle.tiles().len() {
        say(Message::new(&TEXTS, "puzzle-of-tiles").with("tiles", puzzle.laid()))
    } else {
        say(Message::new(&TEXTS, "puzzle-of-some-tiles")
            .with("laid", puzzle.laid())
            .with("tiles", puzzle.tiles().len()))
    }];
    for want in puzzle.wants() {
        parts.push(TEXTS.plain(language, want_code(want.kind, want.colour)));
    }
    match puzzle.shape() {
        Shape::Free => {}
        Shape::Triangle => parts.push(TEXTS.plain(language, "puzzle-triangle")),
        Shape::Flower => parts.push(TEXTS.plain(language, "puzzle-flower")),
    }
    if puzzle.holes() {
        parts.push(TEXTS.plain(language, "puzzle-holes"));
    }
    parts.join(", ")
}

const fn want_code(kind: Kind, colour: Colour) -> &'static str {
    match (kind, colour) {
        (Kind::Loop, Colour::Red) => "puzzle-loop-red",
        (Kind::Loop, Colour::Yellow) => "puzzle-loop-yellow",
        (Kind::Loop, Colour::Green) => "puzzle-loop-green",
        (Kind::Loop, Colour::Blue) => "puzzle-loop-blue",
        (Kind::Line, Colour::Red) => "puzzle-line-red",
        (Kind::Line, Colour::Yellow) => "puzzle-line-yellow",
        (Kind::Line, Colour::Green) => "puzzle-line-green",
        (Kind::Line, Colour::Blue) => "puzzle-line-blue",
    }
}
