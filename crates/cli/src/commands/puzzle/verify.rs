use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use catalog::puzzles::Proving;
use clap::Args;
use tactics::Puzzle;
use texts::{Language, Message};

use super::games;
use crate::TEXTS;
use crate::failure::Failure;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[arg(value_name = "GAME", conflicts_with = "file")]
    game: Option<String>,

    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,

    #[arg(long, value_name = "N")]
    sample: Option<NonZeroUsize>,
}

pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut impl Write,
) -> Result<ExitCode, Failure> {
    let sets: Vec<Vec<Puzzle>> = match (&arguments.file, &arguments.game) {
        (Some(file), _) => vec![games::read(file)?],
        (None, Some(game)) => vec![games::of(games::family(game)?)?],
        (None, None) => catalog::families()
            .map(games::of)
            .collect::<Result<_, _>>()?,
    };
    let started = Instant::now();
    let mut proving = Proving::default();
    let (mut proved, mut wrong) = (0_usize, 0_usize);
    for set in &sets {
        for puzzle in sampled(set, arguments.sample) {
            match proving.verify(puzzle) {
                Ok(()) => proved += 1,
                Err(fault) => {
                    wrong += 1;
                    let why = fault.message().sentence(language);
                    writeln!(out, "{}: {why}", puzzle.id)?;
                }
            }
        }
    }
    let told = Message::new(&TEXTS, "tactics-verified")
        .with("proved", proved)
        .with("wrong", wrong)
        .with("seconds", format!("{:.1}", started.elapsed().as_secs_f64()));
    writeln!(out, "{}", told.sentence(language))?;
    Ok(if wrong == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// So many puzzles of a set, from all of it; without a number all.
fn sampled(set: &[Puzzle], sample: Option<NonZeroUsize>) -> impl Iterator<Item = &Puzzle> {
    let most = sample.map_or(set.len(), NonZeroUsize::get);
    set.iter().step_by(set.len().div_ceil(most).max(1))
}
