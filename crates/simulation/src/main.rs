//! Runs simulations of the server, seed after seed, and prints those in which a promise was broken.

use std::io::Write;
use std::process::{Command, ExitCode, Output};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use clap::{Parser, ValueEnum};
use simulation::{Planted, Report, simulate};

/// Simulates servers, their disks and their clients.
#[derive(Debug, Parser)]
struct Options {
    /// Only this seed, and what came of it.
    #[arg(long, conflicts_with_all = ["first", "count", "jobs"])]
    seed: Option<u64>,
    /// With a seed: everything that happened, not only what happened last before a promise was broken.
    #[arg(long, requires = "seed")]
    trace: bool,
    /// The first of many seeds.
    #[arg(long, default_value_t = 1)]
    first: u64,
    /// How many seeds, one after another.
    #[arg(long, default_value_t = 100)]
    count: u64,
    /// How many at the same time.
    #[arg(long, default_value_t = 1)]
    jobs: usize,
    /// Stop at the first seed that breaks a promise.
    #[arg(long)]
    until_broken: bool,
    /// Plant a mistake of a kind that should be found.
    #[arg(long, value_enum)]
    planted: Option<Mistake>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Mistake {
    EarlyAcknowledgement,
    ForgottenOutage,
    RatingTwice,
    ForgottenName,
}

impl From<Mistake> for Planted {
    fn from(mistake: Mistake) -> Self {
        match mistake {
            Mistake::EarlyAcknowledgement => Self::EarlyAcknowledgement,
            Mistake::ForgottenOutage => Self::ForgottenOutage,
            Mistake::RatingTwice => Self::RatingTwice,
            Mistake::ForgottenName => Self::ForgottenName,
        }
    }
}

fn main() -> ExitCode {
    let options = Options::parse();
    match options.seed {
        Some(seed) => one(seed, &options),
        None => many(&options),
    }
}

fn one(seed: u64, options: &Options) -> ExitCode {
    match simulate(seed, options.planted.map(Planted::from), options.trace) {
        Ok(report) => {
            tell(&report.to_string());
            ExitCode::SUCCESS
        }
        Err(violation) => {
            tell(&violation.to_string());
            ExitCode::FAILURE
        }
    }
}

/// Each seed has a process of its own: tokio counts the runtimes of a process, and the count is part of the seed
/// of each, so that whatever ran before would change what happens.
fn many(options: &Options) -> ExitCode {
    let seeds = options.first..options.first.saturating_add(options.count);
    let (next, failed) = (AtomicU64::new(seeds.start), AtomicU64::new(0));
    let enough = AtomicBool::new(false);
    let total = Mutex::new(Total::default());
    std::thread::scope(|scope| {
        for _ in 0..options.jobs.max(1) {
            scope.spawn(|| {
                while !enough.load(Ordering::Relaxed) {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if !seeds.contains(&seed) {
                        return;
                    }
                    match in_a_process(seed, options.planted) {
                        Ok(report) => {
                            if let Ok(mut total) = total.lock() {
                                total.add(&report);
                            }
                        }
                        Err(why) => {
                            failed.fetch_add(1, Ordering::Relaxed);
                            enough.store(options.until_broken, Ordering::Relaxed);
                            tell(&why);
                        }
                    }
                }
            });
        }
    });
    if let Ok(total) = total.lock() {
        tell(&total.sentence());
    }
    match failed.into_inner() {
        0 => ExitCode::SUCCESS,
        failed => {
            tell(&format!("{failed} seeds broke a promise"));
            ExitCode::FAILURE
        }
    }
}

fn in_a_process(seed: u64, planted: Option<Mistake>) -> Result<Report, String> {
    let failed = |error: std::io::Error| format!("seed {seed} could not be run: {error}");
    let mut command = Command::new(std::env::current_exe().map_err(failed)?);
    command.args(["--seed", &seed.to_string()]);
    if let Some(planted) = planted.and_then(|mistake| mistake.to_possible_value()) {
        command.args(["--planted", planted.get_name()]);
    }
    let Output { stdout, stderr, .. } = command.output().map_err(failed)?;
    let said = String::from_utf8_lossy(&stdout);
    said.parse().map_err(|()| {
        let complained = String::from_utf8_lossy(&stderr);
        format!("{}{complained}", said.trim_end())
    })
}

fn tell(what: &str) {
    // Whoever does not read on has read enough.
    let _ = writeln!(std::io::stdout(), "{what}");
}

/// What all seeds together came to.
#[derive(Debug, Default)]
struct Total {
    seeds: u64,
    report: Report,
}

impl Total {
    fn add(&mut self, report: &Report) {
        self.seeds += 1;
        let total = &mut self.report;
        total.events += report.events;
        total.acknowledged += report.acknowledged;
        total.restarts += report.restarts;
        total.cuts += report.cuts;
        total.failed_writes += report.failed_writes;
        total.lasted += report.lasted;
    }

    fn sentence(&self) -> String {
        let Report {
            events,
            acknowledged,
            restarts,
            cuts,
            failed_writes,
            ..
        } = self.report;
        format!(
            "{} seeds kept every promise: {:.1} simulated hours, {events} events, {acknowledged} acknowledged \
             moves, {restarts} restarts, {cuts} broken connections, {failed_writes} failed writes",
            self.seeds,
            self.report.lasted as f64 / 3_600_000.0,
        )
    }
}
