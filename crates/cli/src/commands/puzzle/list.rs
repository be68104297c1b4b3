use std::io::Write;
use std::process::ExitCode;

use puzzles::catalogue;
use texts::Language;

use crate::failure::Failure;

pub(crate) fn run(language: Language, out: &mut impl Write) -> Result<ExitCode, Failure> {
    for id in catalogue::ids() {
        let puzzle = catalogue::find(&id).map_err(|fault| fault.message())?;
        writeln!(out, "{id:<20} {}", puzzle.task(language))?;
    }
    Ok(ExitCode::SUCCESS)
}
