use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use texts::Language;

use super::{Choice, games};
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
    writeln!(out, "{}", puzzle.task(language))?;
    for tile in puzzle.tiles() {
        let sides: String = tile.sides(0).iter().map(|colour| colour.letter()).collect();
        writeln!(out, "{tile:>4}  {sides}")?;
    }
    Ok(ExitCode::SUCCESS)
}
