use std::collections::VecDeque;
use std::io::Write as _;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};
use tokio::sync::Notify;
use tokio::time::Instant;

use crate::dice::SharedDice;
use crate::faults::Faults;

/// What all parts of a simulation share: time, chance, what goes wrong, and the trace of what happened.
#[derive(Debug)]
pub(crate) struct Sim {
    pub(crate) dice: SharedDice,
    pub(crate) faults: Faults,
    time: Mutex<Time>,
    trace: Mutex<Trace>,
    violation: Mutex<Option<String>>,
    /// Rung when the server that runs is to be killed.
    kill: Notify,
    healed: AtomicBool,
    pub(crate) counts: Counts,
}

/// What is told of a simulation in the end.
#[derive(Debug, Default)]
pub(crate) struct Counts {
    pub(crate) acknowledged: AtomicU64,
    pub(crate) cuts: AtomicU64,
    pub(crate) failed_writes: AtomicU64,
}

/// Time goes on from runtime to runtime: each has a clock of its own, which begins when it does.
#[derive(Debug, Default)]
struct Time {
    before: i64,
    since: Option<Instant>,
}

#[derive(Debug, Default)]
struct Trace {
    hash: Sha256,
    last: VecDeque<String>,
    print: bool,
}

/// So much of what happened is shown with a violation.
const SHOWN: usize = 120;
/// And so much of each.
const WIDEST: usize = 240;

impl Sim {
    pub(crate) fn new(seed: u64, print: bool) -> Self {
        let dice = SharedDice::new(seed);
        Self {
            faults: Faults::roll(&dice),
            dice,
            time: Mutex::default(),
            trace: Mutex::new(Trace {
                print,
                ..Trace::default()
            }),
            violation: Mutex::default(),
            kill: Notify::new(),
            healed: AtomicBool::new(false),
            counts: Counts::default(),
        }
    }

    /// Milliseconds of simulated time so far.
    pub(crate) fn now(&self) -> i64 {
        let time = lock(&self.time);
        let since = time.since.map_or(0, |since| since.elapsed().as_millis());
        time.before + since as i64
    }

    /// A runtime begins; to be called inside it.
    pub(crate) fn begin_runtime(&self) {
        lock(&self.time).since = Some(Instant::now());
    }

    /// A runtime is about to end; to be called inside it.
    pub(crate) fn end_runtime(&self) {
        let now = self.now();
        *lock(&self.time) = Time {
            before: now,
            since: None,
        };
    }

    /// Time passes without a server.
    pub(crate) fn pass(&self, ms: i64) {
        lock(&self.time).before += ms;
    }

    /// Waits for as long as the dice say.
    pub(crate) async fn wait(&self, range: std::ops::RangeInclusive<i64>) {
        let ms = self.dice.within(range);
        tokio::time::sleep(Duration::from_millis(ms as u64)).await;
    }

    /// Notes that something happened.
    pub(crate) fn trace(&self, what: impl FnOnce() -> String) {
        let line = format!("{:>7} {}", self.now(), what());
        let mut trace = lock(&self.trace);
        trace.hash.update(line.as_bytes());
        trace.hash.update(b"\n");
        if trace.print {
            let _ = writeln!(std::io::stdout(), "{line}");
        }
        if trace.last.len() == SHOWN {
            trace.last.pop_front();
        }
        trace.last.push_back(line);
    }

    /// The hash of everything that happened.
    pub(crate) fn trace_hash(&self) -> String {
        let hash = lock(&self.trace).hash.clone().finalize();
        HEXLOWER.encode(&hash)
    }

    /// The last things that happened.
    pub(crate) fn last_lines(&self) -> Vec<String> {
        let cut = |line: &String| line.chars().take(WIDEST).collect();
        lock(&self.trace).last.iter().map(cut).collect()
    }

    /// A promise is broken: the simulation ends here.
    pub(crate) fn violated(&self, what: &str) {
        let now = self.now();
        lock(&self.violation).get_or_insert_with(|| format!("at {now} ms: {what}"));
        self.kill.notify_one();
    }

    /// What was broken, if anything was.
    pub(crate) fn violation(&self) -> Option<String> {
        lock(&self.violation).clone()
    }

    /// Kills the server that runs.
    pub(crate) fn kill(&self) {
        self.kill.notify_one();
    }

    /// Returns once the server is to be killed.
    pub(crate) async fn killed(&self) {
        self.kill.notified().await;
    }

    /// From now on nothing goes wrong any more.
    pub(crate) fn heal(&self) {
        self.trace(|| "everything heals".to_owned());
        self.healed.store(true, Ordering::Relaxed);
    }

    pub(crate) fn is_healed(&self) -> bool {
        self.healed.load(Ordering::Relaxed)
    }

    /// Whether something goes wrong that does so often in a thousand times; never once all is healed.
    pub(crate) fn goes_wrong(&self, times: u32) -> bool {
        !self.is_healed() && self.dice.in_thousand(times)
    }
}

impl Counts {
    pub(crate) fn one_more(counter: &AtomicU64) {
        counter.fetch_add(1, Ordering::Relaxed);
    }
}

pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
