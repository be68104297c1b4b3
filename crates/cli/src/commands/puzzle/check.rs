use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use puzzles::{Solution, check};
use texts::{Language, Message};

use super::Choice;
use crate::TEXTS;
use crate::failure::Failure;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    choice: Choice,

    #[arg(long, value_name = "PLACEMENTS", allow_hyphen_values = true)]
    placements: String,
}

pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut impl Write,
) -> Result<ExitCode, Failure> {
    let puzzle = arguments.choice.puzzle()?;
    let solution: Solution = arguments.placements.parse()?;
    match check(&puzzle, &solution) {
        Ok(()) => {
            writeln!(out, "{}", TEXTS.plain(language, "puzzle-right"))?;
            Ok(ExitCode::SUCCESS)
        }
        Err(wrong) => {
            let message = Message::new(&TEXTS, "puzzle-wrong").with_message("why", wrong.message());
            writeln!(out, "{}", message.sentence(language))?;
            Ok(ExitCode::FAILURE)
        }
    }
}
