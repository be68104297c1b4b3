use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use catalog::puzzles::Proving;
use clap::Args;
use protocol::{Outcome, Task};
use tactics::Puzzle;
use texts::{Language, Message};

use super::games;
use crate::TEXTS;
use crate::commands::order::{Boss, ByWorkers, failed};
use crate::failure::Failure;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[arg(value_name = "GAME", conflicts_with = "file")]
    game: Option<String>,

    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,

    #[arg(long, value_name = "N")]
    sample: Option<NonZeroUsize>,

    #[command(flatten)]
    by_workers: ByWorkers,
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
    let mut prover = match arguments.by_workers.boss()? {
        None => Prover::Here(Proving::default()),
        Some(boss) => Prover::Workers(Box::new(boss)),
    };
    let (mut proved, mut wrong) = (0_usize, 0_usize);
    for set in &sets {
        for puzzle in sampled(set, arguments.sample) {
            match prover.fault(puzzle, language)? {
                None => proved += 1,
                Some(why) => {
                    wrong += 1;
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

/// Who proves.
enum Prover {
    Here(Proving),
    /// A server's.
    Workers(Box<Boss>),
}

impl Prover {
    /// What is wrong with a puzzle, in a sentence, or as a worker tells it.
    fn fault(&mut self, puzzle: &Puzzle, language: Language) -> Result<Option<String>, Failure> {
        let boss = match self {
            Self::Here(proving) => {
                let fault = proving.verify(puzzle).err();
                return Ok(fault.map(|fault| fault.message().sentence(language)));
            }
            Self::Workers(boss) => boss,
        };
        let task = Task::Puzzle {
            puzzle: puzzle.line(),
        };
        match boss.have_done(&task)? {
            Some(Outcome::Puzzle { fault }) => Ok(fault),
            _ => Err(failed()),
        }
    }
}

/// So many puzzles of a set, from all of it; without a number all.
fn sampled(set: &[Puzzle], sample: Option<NonZeroUsize>) -> impl Iterator<Item = &Puzzle> {
    let most = sample.map_or(set.len(), NonZeroUsize::get);
    set.iter().step_by(set.len().div_ceil(most).max(1))
}
