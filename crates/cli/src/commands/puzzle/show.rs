use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use texts::Language;

use super::Choice;
use crate::failure::Failure;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    choice: Choice,
}

pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut impl Write,
) -> Result<ExitCode, Failure> {
    let puzzle = arguments.choice.puzzle()?;
    writeln!(out, "{}", puzzle.task(language))?;
    for tile in puzzle.tiles() {
        let sides: String = tile.sides(0).iter().map(|colour| colour.letter()).collect();
        writeln!(out, "{tile:>4}  {sides}")?;
    }
    Ok(ExitCode::SUCCESS)
}
