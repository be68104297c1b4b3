use std::io::{self, Write};
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;
use puzzles::{Ending, Mode, Options, Report, Solution, solve_each};
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

    #[arg(long, value_name = "T", value_parser = crate::threads::parse,
        default_value = "1", hide_default_value = true)]
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
    let stop = stop_on_interrupt();
    let mut display = Display::new(language);
    let mut printed = Printed {
        out: &mut *out,
        one: options.mode == Mode::First,
        first: None,
        failed: None,
    };
    let report = solve_each(
        &puzzle,
        &options,
        stop.flag(),
        &mut |solution| printed.take(solution, stop.is_raised()),
        &mut |progress| {
            display.show(progress);
        },
    );
    display.end();
    let Printed { first, failed, .. } = printed;
    if let Some(error) = failed {
        return Err(error.into());
    }
    if let (Some(path), Some(solution)) = (&arguments.svg, &first) {
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

/// Solutions as they are found: written at once, and only the first is kept.
struct Printed<'a, W> {
    out: &'a mut W,
    /// Only one is wanted, however many threads find one.
    one: bool,
    first: Option<Solution>,
    failed: Option<io::Error>,
}

impl<W: Write> Printed<'_, W> {
    fn take(&mut self, solution: Solution, stopped: bool) -> ControlFlow<()> {
        if stopped || (self.one && self.first.is_some()) {
            return ControlFlow::Break(());
        }
        if let Err(error) = writeln!(self.out, "{solution}") {
            self.failed = Some(error);
            return ControlFlow::Break(());
        }
        self.first.get_or_insert(solution);
        ControlFlow::Continue(())
    }
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
