use std::io::{IsTerminal, Write};
use std::num::{NonZeroU64, NonZeroUsize};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use catalog::{Rules, Tally};
use clap::Args;
use game::{Message, Seat};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Map, Value, json};
use texts::Language;

use super::any_seed;
use crate::TEXTS;
use crate::failure::Failure;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[arg(value_name = "SPEC")]
    spec: String,

    #[arg(
        long,
        value_name = "N",
        default_value = "10000",
        hide_default_value = true
    )]
    games: NonZeroU64,

    #[arg(long, value_name = "S")]
    seed: Option<u64>,

    #[arg(long, value_name = "T", value_parser = crate::threads::parse,
        default_value = "1", hide_default_value = true)]
    threads: NonZeroUsize,

    #[arg(long)]
    json: bool,
}

/// Games that a thread takes at a time: enough to forget about the taking, few enough to end together.
const BATCH: u64 = 64;
/// Nobody needs a progress bar for less.
const LONG: Duration = Duration::from_secs(1);
/// More threads than anybody has.
const MOST_THREADS: usize = 1024;

pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let rules = catalog::configure(&arguments.spec)?;
    let seed = arguments.seed.unwrap_or_else(any_seed);
    let threads = arguments.threads.get().min(MOST_THREADS);
    let started = Instant::now();
    let tally = play(rules.as_ref(), seed, arguments.games.get(), threads);
    let seconds = started.elapsed().as_secs_f64();
    if arguments.json {
        serde_json::to_writer(
            &mut *out,
            &report(rules.as_ref(), &tally, seed, threads, seconds),
        )?;
        writeln!(out)?;
        return Ok(());
    }
    tell(rules.as_ref(), &tally, seed, seconds, language, out)
}

fn play(rules: &dyn Rules, seed: u64, games: u64, threads: usize) -> Tally {
    let taken = AtomicU64::new(0);
    let work = || {
        let mut tally = Tally::default();
        loop {
            let from = taken.fetch_add(BATCH, Ordering::Relaxed);
            if from >= games {
                return tally;
            }
            tally.add(&rules.play_at_random(seed, from..games.min(from + BATCH)));
        }
    };
    let mut total = Tally::default();
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        show_progress(games, || {
            let done = workers.iter().all(thread::ScopedJoinHandle::is_finished);
            (!done).then(|| taken.load(Ordering::Relaxed).min(games))
        });
        for worker in workers {
            match worker.join() {
                Ok(tally) => total.add(&tally),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
    });
    total
}

/// A bar on a terminal, once it takes long. `progress` says how far it is, or nothing when done.
fn show_progress(games: u64, progress: impl Fn() -> Option<u64>) {
    if !std::io::stderr().is_terminal() {
        return;
    }
    let started = Instant::now();
    let mut bar: Option<ProgressBar> = None;
    while let Some(done) = progress() {
        if started.elapsed() > LONG {
            bar.get_or_insert_with(|| new_bar(games)).set_position(done);
        }
        thread::sleep(Duration::from_millis(20));
    }
    if let Some(bar) = bar {
        bar.finish_and_clear();
    }
}

fn new_bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len}  {eta}") {
        bar.set_style(style);
    }
    bar
}

fn tell(
    rules: &dyn Rules,
    tally: &Tally,
    seed: u64,
    seconds: f64,
    language: Language,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let games = tally.games as f64;
    let mut say = |message: Message| writeln!(out, "{}", message.sentence(language));
    say(Message::new(&TEXTS, "random-games")
        .with("games", tally.games.to_string())
        .with("spec", rules.spec())
        .with("seed", seed.to_string())
        .with("seconds", format!("{seconds:.2}")))?;
    say(Message::new(&TEXTS, "random-speed")
        .with("games", format!("{:.0}", games / seconds))
        .with("moves", format!("{:.0}", tally.moves as f64 / seconds)))?;
    say(Message::new(&TEXTS, "random-length")
        .with("moves", format!("{:.2}", tally.moves as f64 / games)))?;
    let percent = |count: u64| format!("{:.1}", 100.0 * count as f64 / games);
    // Nobody wins or loses against themselves.
    let contested = if rules.seats() > 1 { rules.seats() } else { 0 };
    for seat in (0..contested).map(Seat::new) {
        let wins = tally.wins[seat.index()];
        say(Message::new(&TEXTS, "random-wins")
            .with(
                "seat",
                Message::new(&game::TEXTS, "seat")
                    .with("number", seat.index() + 1)
                    .sentence(language),
            )
            .with("wins", wins.to_string())
            .with("percent", percent(wins)))?;
    }
    if contested > 0 {
        say(Message::new(&TEXTS, "random-shared")
            .with("games", tally.shared.to_string())
            .with("percent", percent(tally.shared)))?;
    }
    let mut reasons = tally.reasons.clone();
    reasons.sort_unstable();
    for (reason, count) in reasons {
        writeln!(out, "  {reason}: {count} ({} %)", percent(count))?;
    }
    Ok(())
}

fn report(rules: &dyn Rules, tally: &Tally, seed: u64, threads: usize, seconds: f64) -> Value {
    let (games, moves) = (tally.games as f64, tally.moves as f64);
    let reasons: Map<String, Value> = tally
        .reasons
        .iter()
        .map(|&(reason, count)| (reason.to_owned(), count.into()))
        .collect();
    json!({
        "spec": rules.spec(),
        "games": tally.games,
        "moves": tally.moves,
        "seed": seed,
        "threads": threads,
        "seconds": seconds,
        "games_per_second": games / seconds,
        "moves_per_second": moves / seconds,
        "average_length": moves / games,
        "wins": tally.wins[..rules.seats()],
        "shared": tally.shared,
        "reasons": reasons,
    })
}
