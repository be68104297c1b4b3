use std::io::Write;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;
use puzzles::{Ending, Mode, Options, Report, solve_watched};
use texts::{Language, Message};

use super::Choice;
use super::progress::Display;
use crate::TEXTS;
use crate::failure::Failure;
use crate::interrupt::stop_on_interrupt;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    choice: Choice,

    #[arg(long, conflicts_with_all = ["all", "count"])]
    first: bool,

    #[arg(long, conflicts_with = "count")]
    all: bool,

    #[arg(long)]
    count: bool,

    #[arg(long, value_name = "T", default_value = "1", hide_default_value = true)]
    threads: NonZeroUsize,

    #[arg(long, value_name = "S", default_value = "1", hide_default_value = true)]
    seed: u64,

    #[arg(long, value_name = "TIME", value_parser = crate::duration::parse)]
    limit: Option<Duration>,

    #[arg(long, value_name = "FILE", conflicts_with = "count")]
    svg: Option<PathBuf>,
}

/// The search was broken off before it could answer.
const UNANSWERED: u8 = 3;

pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut impl Write,
) -> Result<ExitCode, Failure> {
    let puzzle = arguments.choice.puzzle()?;
    let options = Options {
        mode: match (arguments.all, arguments.count) {
            (true, _) => Mode::All,
            (_, true) => Mode::Count,
            _ => Mode::First,
        },
        threads: arguments.threads.get(),
        seed: arguments.seed,
        limit: arguments.limit,
        ..Options::default()
    };
    let mut display = Display::new(language);
    let report = solve_watched(
        &puzzle,
        &options,
        stop_on_interrupt().flag(),
        &mut |progress| {
            display.show(progress);
        },
    );
    display.end();
    for solution in &report.solutions {
        writeln!(out, "{solution}")?;
    }
    if let (Some(path), Some(solution)) = (&arguments.svg, report.solutions.first()) {
        let scene = solution.scene(language);
        std::fs::write(path, scene::svg(&scene)).map_err(|error| {
            Message::new(&TEXTS, "unwritable")
                .with("file", path.display().to_string())
                .with("error", error.to_string())
        })?;
    }
    writeln!(out, "{}", summary(&report).sentence(language))?;
    if arguments.count {
        writeln!(out, "{}", report.count)?;
    }
    Ok(match report.ending {
        Ending::Complete | Ending::Found => ExitCode::SUCCESS,
        Ending::TimeUp | Ending::Stopped => ExitCode::from(UNANSWERED),
    })
}

fn summary(report: &Report) -> Message {
    let code = match report.ending {
        Ending::Complete => "puzzle-complete",
        Ending::Found => "puzzle-found",
        Ending::TimeUp => "puzzle-time-up",
        Ending::Stopped => "puzzle-stopped",
    };
    Message::new(&TEXTS, code)
        .with("count", i64::try_from(report.count).unwrap_or(i64::MAX))
        .with("seconds", format!("{:.3}", report.time.as_secs_f64()))
}
