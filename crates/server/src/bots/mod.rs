//! The server's own players: a port, and a bounded pool of threads behind it. People's moves never
//! wait for it; when it is full, a bot's turn simply comes a little later.

mod choosing;
mod players;

use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use protocol::{ClockRules, Millis};
use search::Level;
use tokio::sync::oneshot;

use crate::world::Thinker;
use players::Players;

/// The strongest level.
pub(crate) const LEVELS: u8 = Level::BEST.number();

/// A position to think about, as the player in that seat may see it.
#[derive(Clone, Debug)]
pub struct BotTask {
    /// The match.
    pub match_id: String,
    /// Which of its seats is to move.
    pub seat: usize,
    /// The game, configured.
    pub spec: String,
    /// What is hidden from players is dealt anew in it: a bot can't look into the bag.
    pub setup: String,
    /// The moves so far.
    pub moves: Vec<String>,
    /// How well it plays.
    pub level: u8,
    /// How long it may think.
    pub time: Duration,
    /// For its dice.
    pub seed: u64,
}

/// How busy those who think are.
#[derive(Clone, Copy, Debug, Default)]
pub struct ThinkerLoad {
    /// Tasks that wait.
    pub waiting: i64,
    /// Tasks that were begun so far.
    pub begun: u64,
}

/// The time for a move: all of it is the best level's, lower ones stop earlier by themselves.
const THINKS: Duration = Duration::from_secs(2);
/// A move of which the clock leaves less than this is made at a glance.
const GLANCE: Duration = Duration::from_millis(20);

/// How long a bot thinks by such a clock with so much left on it, if it has one.
pub(crate) fn time_for(clock: ClockRules, left: Option<Millis>) -> Duration {
    let share = left.map_or(Millis::MAX, |left| clock.share(left));
    let share = Duration::from_millis(share.max(0).unsigned_abs());
    THINKS.min(share).max(GLANCE)
}

/// Threads that think, one task at a time each.
#[derive(Debug)]
pub(crate) struct Pool {
    queue: SyncSender<QueuedTask>,
    counters: Arc<Counters>,
}

/// A task, and where its answer goes.
type QueuedTask = (BotTask, oneshot::Sender<Option<String>>);

#[derive(Debug, Default)]
struct Counters {
    waiting: AtomicI64,
    begun: AtomicU64,
}

/// So many tasks wait at most; whoever comes later asks again.
const QUEUE: usize = 1_024;

impl Pool {
    pub(crate) fn start(threads: usize) -> Self {
        let (queue, tasks) = sync_channel(QUEUE);
        let tasks = Arc::new(Mutex::new(tasks));
        let players = Arc::new(Players::default());
        let counters = Arc::new(Counters::default());
        for number in 0..threads {
            let (tasks, counters) = (Arc::clone(&tasks), Arc::clone(&counters));
            let players = Arc::clone(&players);
            let thread = std::thread::Builder::new().name(format!("bot-{number}"));
            if let Err(error) = thread.spawn(move || work(&tasks, threads, &players, &counters)) {
                tracing::error!(%error, "a thread for bots could not be started");
            }
        }
        Self { queue, counters }
    }
}

impl Thinker for Pool {
    fn choose(&self, task: BotTask) -> Option<oneshot::Receiver<Option<String>>> {
        let (answer, receiver) = oneshot::channel();
        match self.queue.try_send((task, answer)) {
            Ok(()) => {
                self.counters.waiting.fetch_add(1, Ordering::Relaxed);
                Some(receiver)
            }
            Err(TrySendError::Full(_) | TrySendError::Disconnected(_)) => None,
        }
    }

    fn load(&self) -> ThinkerLoad {
        ThinkerLoad {
            waiting: self.counters.waiting.load(Ordering::Relaxed),
            begun: self.counters.begun.load(Ordering::Relaxed),
        }
    }
}

fn work(
    tasks: &Mutex<Receiver<QueuedTask>>,
    threads: usize,
    players: &Players,
    counters: &Counters,
) {
    loop {
        let next = tasks.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok((mut task, answer)) = next else { return };
        let waiting = counters.waiting.fetch_sub(1, Ordering::Relaxed) - 1;
        // Nobody waits any more: a takeback, or the server is going.
        if answer.is_closed() {
            continue;
        }
        task.time = shared(task.time, waiting.max(0) as usize, threads);
        counters.begun.fetch_add(1, Ordering::Relaxed);
        let _ = answer.send(choosing::choose(&task, players));
    }
}

/// The time for one move while others wait: everybody thinks a little less rather than somebody
/// waiting for minutes.
fn shared(time: Duration, waiting: usize, threads: usize) -> Duration {
    (time / (1 + waiting / (4 * threads)) as u32).max(GLANCE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_clock_or_a_long_queue_makes_bots_hurry() {
        let seconds = Duration::from_secs;
        let fischer = ClockRules::Fischer {
            initial_ms: 600_000,
            increment_ms: 0,
            cap_ms: None,
        };
        assert_eq!(time_for(ClockRules::None, None), seconds(2));
        assert_eq!(time_for(fischer, Some(600_000)), seconds(2));
        assert_eq!(time_for(fischer, Some(10_000)), Duration::from_millis(400));
        assert_eq!(time_for(fischer, Some(0)), GLANCE);
        assert_eq!(shared(seconds(2), 3, 1), seconds(2));
        assert_eq!(shared(seconds(2), 36, 1), Duration::from_millis(200));
        assert_eq!(shared(seconds(2), 1_000, 1), GLANCE);
    }

    #[test]
    fn a_bot_loses_no_period_and_no_point_by_thinking() {
        let byo_yomi = ClockRules::ByoYomi {
            main_ms: 60_000,
            periods: 5,
            period_ms: 1_500,
        };
        let second = Duration::from_millis(500);
        assert_eq!(
            time_for(byo_yomi, Some(7_500)),
            second,
            "a third of a period"
        );
        assert_eq!(time_for(byo_yomi, Some(6_300)), Duration::from_millis(100));
        assert_eq!(time_for(byo_yomi, Some(67_500)), Duration::from_secs(2));
        let penalty = ClockRules::Penalty {
            initial_ms: 60_000,
            step_ms: 10_000,
            points: 1,
            most_points: 3,
        };
        assert_eq!(time_for(penalty, Some(40_000)), Duration::from_millis(400));
        assert_eq!(time_for(penalty, Some(25_000)), second, "of the step begun");
    }
}
