use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use puzzles::catalogue;
use texts::Language;

use super::games;
use crate::failure::Failure;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[arg(value_name = "GAME")]
    game: Option<String>,
}

pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut impl Write,
) -> Result<ExitCode, Failure> {
    if let Some(game) = &arguments.game {
        return games::list(game, language, out);
    }
    for id in catalogue::ids() {
        let puzzle = catalogue::find(&id).map_err(|fault| fault.message())?;
        writeln!(out, "{id:<20} {}", puzzle.task(language))?;
    }
    Ok(ExitCode::SUCCESS)
}
