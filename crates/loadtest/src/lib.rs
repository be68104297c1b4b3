//! Many games at once over real sockets, and how the server bears it.
//!
//! When a move is due is fixed beforehand, and its latency counts from then, so that a server that stands still is
//! not spared the moves that nobody could send meanwhile. A generator that is itself late would blame the server for
//! it: how late moves were sent is therefore told apart ([`Load::sent_late`]), and [`run_apart`] has a thread of its
//! own, on which nothing of the server runs.

mod cost;
mod table;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use protocol::client::Client;
use tokio::sync::{Semaphore, watch};

use cost::Cost;
use table::{Table, Timing};

/// What to try.
#[derive(Clone, Debug)]
pub struct LoadTest {
    /// The server: `http://127.0.0.1:7007`.
    pub server: String,
    /// The game that is played, by however many.
    pub spec: String,
    /// How many games go on at the same time, each with a player and a socket for every seat.
    pub games: usize,
    /// How many moves are to be made in a second, in all games together. When each one is due is fixed
    /// beforehand, whether the server keeps up or not.
    pub rate: f64,
    /// For how long.
    pub lasting: Duration,
    /// Whether players want the whole state after every move, as programs without rules do; pages, which know the
    /// rules, want only what changed.
    pub states: bool,
}

/// What came of it.
#[derive(Clone, Debug, Default)]
pub struct Load {
    /// Moves that were acknowledged.
    pub moves: u64,
    /// Games that were played to the end.
    pub finished: u64,
    /// Whatever went wrong.
    pub errors: u64,
    /// How long it took, without getting everybody seated.
    pub seconds: f64,
    /// From when a move was due to its acknowledgement, in microseconds, sorted. A move that could not
    /// be sent in time because the one before it was late counts with all its delay.
    pub latencies: Vec<u32>,
    /// From when a move was due until it was sent, in microseconds, sorted: what of the latency is the load
    /// generator's, or of moves that had to wait for the one before.
    pub sent_late: Vec<u32>,
    /// Seconds of processor time that the load generator took, where the system tells; only of [`run_apart`].
    pub generator_cpu: Option<f64>,
    /// And that everything else in this process took meanwhile: the server, if it is here.
    pub other_cpu: Option<f64>,
}

impl Load {
    /// Acknowledged moves a second.
    pub fn moves_a_second(&self) -> f64 {
        self.moves as f64 / self.seconds.max(1e-9)
    }

    /// The latency that this share of moves stays below, in milliseconds.
    pub fn percentile(&self, share: f64) -> f64 {
        percentile(&self.latencies, share)
    }

    /// And how late this share of moves was sent at most, in milliseconds.
    pub fn late_percentile(&self, share: f64) -> f64 {
        percentile(&self.sent_late, share)
    }
}

fn percentile(sorted: &[u32], share: f64) -> f64 {
    let last = sorted.len().saturating_sub(1);
    let index = (last as f64 * share).round() as usize;
    sorted
        .get(index)
        .map_or(0.0, |&micros| f64::from(micros) / 1e3)
}

#[derive(Default)]
struct Counts {
    seated: AtomicU64,
    finished: AtomicU64,
    errors: AtomicU64,
}

/// So many sit down at once: whoever comes in thousands at the same moment measures how long a queue is.
const SEATED_AT_ONCE: usize = 32;
/// The server has a moment for what making so many matches left to be done.
const SETTLING: Duration = Duration::from_secs(1);

/// Plays games until the time is up, on a thread on which nothing else runs.
pub async fn run_apart(test: LoadTest) -> Load {
    let (done, load) = tokio::sync::oneshot::channel();
    let thread = std::thread::Builder::new().name("load".to_owned());
    let spawned = thread.spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build();
        if let Ok(runtime) = runtime {
            let _ = done.send(runtime.block_on(play(test, true)));
        }
    });
    match (spawned, load.await) {
        (Ok(_), Ok(load)) => load,
        _ => Load {
            errors: 1,
            ..Load::default()
        },
    }
}

/// Plays games until the time is up.
pub async fn run(test: LoadTest) -> Load {
    play(test, false).await
}

async fn play(test: LoadTest, apart: bool) -> Load {
    let test = Arc::new(test);
    let counts = Arc::new(Counts::default());
    let door = Arc::new(Semaphore::new(SEATED_AT_ONCE));
    let (start, started) = watch::channel(None);
    // All on the same connections.
    let anybody = Client::new(&test.server);
    let tables: Vec<_> = (0..test.games)
        .map(|number| {
            let table = Table::new(&test, &counts, &door, &anybody, number as u64);
            tokio::spawn(table.run(started.clone()))
        })
        .collect();
    while (counts.seated.load(Ordering::Relaxed) + counts.errors.load(Ordering::Relaxed))
        < test.games as u64
    {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    tokio::time::sleep(SETTLING).await;
    let (began, cost) = (Instant::now(), Cost::now());
    start.send_replace(Some(began + test.lasting));
    let mut load = Load::default();
    for table in tables {
        for Timing { sent, done } in table.await.unwrap_or_default() {
            load.sent_late.push(sent);
            load.latencies.push(done);
        }
    }
    load.seconds = began.elapsed().as_secs_f64();
    if let (true, Some(before), Some(after)) = (apart, cost, Cost::now()) {
        let own = after.thread - before.thread;
        load.generator_cpu = Some(own);
        load.other_cpu = Some(after.process - before.process - own);
    }
    load.latencies.sort_unstable();
    load.sent_late.sort_unstable();
    load.moves = load.latencies.len() as u64;
    load.finished = counts.finished.load(Ordering::Relaxed);
    load.errors = counts.errors.load(Ordering::Relaxed);
    load
}
