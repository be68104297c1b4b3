use std::io::{ErrorKind, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use catalog::{Match, SolveReport, Solver};
use clap::Args;
use game::{Message, Turn};
use protocol::{Outcome, Task, TaskLimits};
use search::{Limits, Stop, Value};
use serde_json::json;
use texts::Language;

use super::open;
use super::order::{Boss, ByWorkers, failed};
use crate::TEXTS;
use crate::arguments::Place;
use crate::failure::Failure;
use crate::interrupt::stop_on_interrupt;
use crate::terminal::Ticker;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    place: Place,

    #[arg(long, value_name = "TIME", value_parser = crate::duration::parse)]
    limit: Option<Duration>,

    #[arg(long, value_name = "T", value_parser = crate::threads::parse,
        default_value = "1", hide_default_value = true)]
    threads: NonZeroUsize,

    #[arg(long, value_name = "SIZE", value_parser = crate::memory::parse, default_value = "1GB", hide_default_value = true)]
    memory: usize,

    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,

    #[arg(long)]
    json: bool,

    #[command(flatten)]
    by_workers: ByWorkers,
}

/// Not proved.
const OPEN: u8 = 3;
/// How often what was learned is written down: soon at first, so that little is lost, and less and
/// less often, since there is more and more to write.
const FIRST_CHECKPOINT: Duration = Duration::from_secs(1);
const CHECKPOINT_EVERY: Duration = Duration::from_mins(10);

pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut impl Write,
) -> Result<ExitCode, Failure> {
    let rules = catalog::configure(&arguments.place.spec)?;
    let solver = rules.solver(arguments.memory, arguments.threads.get());
    let mut solver = solver
        .ok_or_else(|| Message::new(&TEXTS, "no-solver").with("game", rules.family().title))?;
    let game = open(&arguments.place, language)?;
    if game.turn() == Turn::Over {
        return Err(catalog::Refusal::GameOver.into());
    }
    let report = match arguments.by_workers.boss()? {
        None => solve(solver.as_mut(), game.as_ref(), arguments)?,
        Some(boss) => solve_elsewhere(&boss, game.as_ref(), arguments)?,
    };
    if arguments.json {
        let proved: Vec<_> = report
            .proved
            .iter()
            .map(|(action, value)| json!({ "move": action, "value": value.code() }))
            .collect();
        let report = json!({
            "value": report.value.map(Value::code),
            "cannot_win": report.cannot_win,
            "move": report.line.first(),
            "line": report.line,
            "proved": proved,
            "no_win": report.no_win,
            "nodes": report.nodes,
            "seconds": report.elapsed.as_secs_f64(),
        });
        writeln!(out, "{report}")?;
    } else {
        tell(&report, language, out)?;
    }
    Ok(if report.value.is_some() {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(OPEN)
    })
}

/// Has a worker of a server solve it.
fn solve_elsewhere(
    boss: &Boss,
    game: &dyn Match,
    arguments: &Arguments,
) -> Result<SolveReport, Failure> {
    let started = Instant::now();
    let time = arguments.limit.map(|limit| limit.as_millis() as u64);
    let task = Task::Solve {
        spec: game.spec(),
        setup: game.public_setup(),
        moves: game.public_record(),
        limits: TaskLimits {
            time_ms: time,
            ..TaskLimits::default()
        },
    };
    let Some(Outcome::Solve { solved }) = boss.have_done(&task)? else {
        return Err(failed());
    };
    let value = |code: &str| {
        let values = [Value::Loss, Value::Draw, Value::Win];
        values.into_iter().find(|value| value.code() == code)
    };
    let proved = solved.proved.into_iter();
    Ok(SolveReport {
        value: solved.value.as_deref().and_then(value),
        cannot_win: solved.cannot_win,
        line: solved.line,
        proved: proved
            .filter_map(|one| Some((one.text, value(&one.value)?)))
            .collect(),
        no_win: solved.no_win,
        nodes: solved.nodes,
        elapsed: started.elapsed(),
    })
}

/// Solves in stretches, between which what was learned is written down if a file is given for it.
fn solve(
    solver: &mut dyn Solver,
    game: &dyn Match,
    arguments: &Arguments,
) -> Result<SolveReport, Failure> {
    let mut nodes = 0;
    if let Some(path) = arguments.checkpoint.as_deref().filter(|path| path.exists()) {
        nodes = solver.load(game, path).map_err(|error| {
            let code = match error.kind() {
                ErrorKind::InvalidData => "checkpoint-foreign",
                _ => "checkpoint-unreadable",
            };
            checkpoint_failed(code, path, &error)
        })?;
    }
    let stop = stop_on_interrupt();
    let started = Instant::now();
    let mut ticker = Ticker::new();
    loop {
        let left = arguments
            .limit
            .map(|limit| limit.saturating_sub(started.elapsed()));
        let until_checkpoint = started.elapsed().clamp(FIRST_CHECKPOINT, CHECKPOINT_EVERY);
        let stretch = match (&arguments.checkpoint, left) {
            (None, left) => left,
            (Some(_), None) => Some(until_checkpoint),
            (Some(_), Some(left)) => Some(left.min(until_checkpoint)),
        };
        let limits = Limits {
            time: stretch,
            stop: Stop::clone(&stop),
            ..Limits::default()
        };
        let mut report = solver.solve(game, &limits, &mut |progress| {
            ticker.tick(&format!(
                "{} · {:.0}/s · {}",
                nodes + progress.nodes,
                progress.speed,
                progress.line.join(" ")
            ));
        });
        nodes += report.nodes;
        if let Some(path) = &arguments.checkpoint {
            solver
                .save(game, nodes, path)
                .map_err(|error| checkpoint_failed("unwritable", path, &error))?;
        }
        let out_of_time = arguments
            .limit
            .is_some_and(|limit| started.elapsed() >= limit);
        if report.value.is_some() || stop.is_raised() || out_of_time {
            report.nodes = nodes;
            report.elapsed = started.elapsed();
            return Ok(report);
        }
    }
}

fn checkpoint_failed(code: &'static str, path: &Path, error: &std::io::Error) -> Failure {
    Message::new(&TEXTS, code)
        .with("file", path.display().to_string())
        .with("error", error.to_string())
        .into()
}

fn tell(report: &SolveReport, language: Language, out: &mut impl Write) -> Result<(), Failure> {
    let code = match (report.value, report.cannot_win) {
        (Some(Value::Win), _) => "solved-win",
        (Some(Value::Draw), _) => "solved-draw",
        (Some(Value::Loss), _) => "solved-loss",
        (None, true) => "solved-no-win",
        (None, false) => "solved-nothing",
    };
    writeln!(out, "{}", TEXTS.plain(language, code))?;
    if !report.line.is_empty() {
        let line = Message::new(&TEXTS, "best-line").with("line", report.line.join(" "));
        writeln!(out, "{}", line.sentence(language))?;
    }
    if report.value.is_none() {
        tell_what_is_proved(report, language, out)?;
    }
    let effort = Message::new(&TEXTS, "effort")
        .with("nodes", report.nodes.to_string())
        .with("seconds", format!("{:.2}", report.elapsed.as_secs_f64()));
    writeln!(out, "{}", effort.sentence(language))?;
    Ok(())
}

/// Which moves are proved though the position is not.
fn tell_what_is_proved(
    report: &SolveReport,
    language: Language,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let worth = |value: Value| -> Vec<String> {
        let proved = report.proved.iter().filter(|(_, found)| *found == value);
        proved.map(|(action, _)| action.clone()).collect()
    };
    for (moves, code) in [
        (worth(Value::Win), "proved-wins"),
        (worth(Value::Draw), "proved-draws"),
        (worth(Value::Loss), "proved-losses"),
        (report.no_win.clone(), "proved-no-wins"),
    ] {
        if !moves.is_empty() {
            let sentence = Message::new(&TEXTS, code).with("moves", moves.join(" "));
            writeln!(out, "{}", sentence.sentence(language))?;
        }
    }
    Ok(())
}
