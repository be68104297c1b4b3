use std::collections::HashSet;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use catalog::puzzles::Making;
use clap::Args;
use texts::{Language, Message};

use super::games;
use crate::TEXTS;
use crate::failure::Failure;
use crate::interrupt::stop_on_interrupt;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[arg(value_name = "SPEC")]
    spec: String,

    #[arg(long, value_name = "FILE")]
    file: PathBuf,

    #[arg(
        long,
        value_name = "N",
        default_value = "100",
        hide_default_value = true
    )]
    count: NonZeroUsize,

    #[arg(long, value_name = "S", default_value = "1", hide_default_value = true)]
    seed: u64,

    #[arg(long, value_name = "N", default_value = "1", hide_default_value = true)]
    per_game: NonZeroUsize,
}

pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut impl Write,
) -> Result<ExitCode, Failure> {
    let Arguments { spec, file, .. } = arguments;
    let making = Making::new(spec, arguments.seed, arguments.per_game.get())?;
    let mut making = making.ok_or_else(|| tactics::Fault::NotForTwo.message())?;
    let mut ids: HashSet<String> = HashSet::new();
    if file.exists() {
        ids.extend(games::read(file)?.into_iter().map(|puzzle| puzzle.id));
    }
    let mut next = Next::of(arguments)?;
    let stop = stop_on_interrupt();
    while ids.len() < arguments.count.get() && !stop.is_raised() {
        let made = making.of_game(next.number);
        if let Some((puzzle, fault)) = made.disagreements.first() {
            let told = Message::new(&TEXTS, "tactics-disagreement")
                .with("id", puzzle.id.as_str())
                .with_message("fault", fault.message());
            return Err(told.into());
        }
        let mut lines = String::new();
        for puzzle in made.puzzles {
            if ids.insert(puzzle.id.clone()) {
                lines.push_str(&puzzle.line());
                lines.push('\n');
            }
        }
        append(file, &lines)?;
        next.number += 1;
        next.write()?;
    }
    if !stop.is_raised() {
        next.forget();
    }
    let told = Message::new(&TEXTS, "tactics-made")
        .with("puzzles", ids.len())
        .with("games", next.number.to_string())
        .with("file", file.display().to_string());
    writeln!(out, "{}", told.sentence(language))?;
    for (why, count) in making.unfit() {
        writeln!(out, "{why:<16} {count:>8}")?;
    }
    Ok(ExitCode::SUCCESS)
}

fn append(file: &Path, lines: &str) -> Result<(), Failure> {
    let written = OpenOptions::new().create(true).append(true).open(file);
    let written = written.and_then(|mut file| file.write_all(lines.as_bytes()));
    Ok(written.map_err(|error| unwritable(file, &error))?)
}

fn unwritable(file: &Path, error: &std::io::Error) -> Message {
    Message::new(&TEXTS, "unwritable")
        .with("file", file.display().to_string())
        .with("error", error.to_string())
}

/// Which game comes next: kept beside the file, so that what was stopped goes on where it was.
struct Next {
    file: PathBuf,
    /// What the number belongs to.
    about: String,
    number: u64,
}

impl Next {
    fn of(arguments: &Arguments) -> Result<Self, Failure> {
        let mut file = arguments.file.clone().into_os_string();
        file.push(".next");
        let mut next = Self {
            file: file.into(),
            about: format!(
                "{} {} {}",
                arguments.spec, arguments.seed, arguments.per_game
            ),
            number: 0,
        };
        let text = fs::read_to_string(&next.file).unwrap_or_default();
        if let Some((about, number)) = text.trim().rsplit_once(' ')
            && about == next.about
        {
            next.number = number.parse().unwrap_or_default();
        }
        next.write()?;
        Ok(next)
    }

    fn write(&self) -> Result<(), Failure> {
        let written = fs::write(&self.file, format!("{} {}\n", self.about, self.number));
        Ok(written.map_err(|error| unwritable(&self.file, &error))?)
    }

    fn forget(&self) {
        // Whoever starts again without it only plays games again whose puzzles are there already.
        let _ = fs::remove_file(&self.file);
    }
}
