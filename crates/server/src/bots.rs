//! The server's own players: a port, and a bounded pool of threads behind it. People's moves never
//! wait for it; when it is full, a bot's turn simply comes a little later.

mod choosing;

use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bots::Level;
use texts::Language;
use tokio::sync::oneshot;

use crate::TEXTS;
use crate::metrics::Metrics;

/// The strongest level.
pub(crate) const LEVELS: u8 = Level::BEST.number();

/// A position to think about, as the player in that seat may see it.
#[derive(Clone, Debug)]
pub(crate) struct Task {
    pub(crate) spec: String,
    /// What is hidden from players is dealt anew in it: a bot can't look into the bag.
    pub(crate) setup: String,
    pub(crate) moves: Vec<String>,
    pub(crate) level: u8,
    pub(crate) time: Duration,
    pub(crate) seed: u64,
}

/// The time for a move: all of it is the best level's, lower ones stop earlier by themselves.
const THINKS: Duration = Duration::from_secs(2);
/// A move of which the clock leaves less than this is made at a glance.
const GLANCE: Duration = Duration::from_millis(20);

/// How long a bot thinks with so much left on its clock, if it has one.
pub(crate) fn time_for(left: Option<Duration>) -> Duration {
    left.map_or(THINKS, |left| THINKS.min(left / 25).max(GLANCE))
}

/// What a bot is called.
pub(crate) fn name(level: u8, language: Language) -> String {
    TEXTS.plain(language, &format!("bot-{level}"))
}

/// Threads that think, one task at a time each.
#[derive(Clone, Debug)]
pub(crate) struct Pool {
    tasks: SyncSender<Order>,
    metrics: Arc<Metrics>,
}

/// A task, and where its answer goes.
type Order = (Task, oneshot::Sender<Option<String>>);

/// So many tasks wait at most; whoever comes later asks again.
const QUEUE: usize = 1_024;

impl Pool {
    pub(crate) fn start(threads: usize, metrics: Arc<Metrics>) -> Self {
        let (tasks, queue) = sync_channel(QUEUE);
        let queue = Arc::new(Mutex::new(queue));
        for number in 0..threads {
            let (queue, metrics) = (Arc::clone(&queue), Arc::clone(&metrics));
            let thread = std::thread::Builder::new().name(format!("bot-{number}"));
            if let Err(error) = thread.spawn(move || work(&queue, threads, &metrics)) {
                tracing::error!(%error, "a thread for bots could not be started");
            }
        }
        Self { tasks, metrics }
    }

    /// Starts thinking; nothing if all places in the queue are taken.
    pub(crate) fn think(&self, task: Task) -> Option<oneshot::Receiver<Option<String>>> {
        #[cfg(test)]
        if let Some(thought) = crate::twins::think(&task) {
            return Some(thought);
        }
        let (answer, receiver) = oneshot::channel();
        match self.tasks.try_send((task, answer)) {
            Ok(()) => {
                self.metrics.bots_waiting.fetch_add(1, Ordering::Relaxed);
                Some(receiver)
            }
            Err(TrySendError::Full(_) | TrySendError::Disconnected(_)) => None,
        }
    }
}

fn work(queue: &Mutex<Receiver<Order>>, threads: usize, metrics: &Metrics) {
    loop {
        let next = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok((mut task, answer)) = next else { return };
        let waiting = metrics.bots_waiting.fetch_sub(1, Ordering::Relaxed) - 1;
        // Nobody waits any more: a takeback, or the server is going.
        if answer.is_closed() {
            continue;
        }
        task.time = shared(task.time, waiting.max(0) as usize, threads);
        metrics.bot_moves.fetch_add(1, Ordering::Relaxed);
        let _ = answer.send(choosing::choose(&task));
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
        assert_eq!(time_for(None), seconds(2));
        assert_eq!(time_for(Some(seconds(600))), seconds(2));
        assert_eq!(time_for(Some(seconds(10))), Duration::from_millis(400));
        assert_eq!(time_for(Some(Duration::ZERO)), GLANCE);
        assert_eq!(shared(seconds(2), 3, 1), seconds(2));
        assert_eq!(shared(seconds(2), 36, 1), Duration::from_millis(200));
        assert_eq!(shared(seconds(2), 1_000, 1), GLANCE);
    }

    #[test]
    fn every_level_has_a_name_of_its_own() {
        for language in Language::ALL {
            let mut names: Vec<_> = (1..=LEVELS).map(|level| name(level, language)).collect();
            names.sort();
            names.dedup();
            assert_eq!(names.len(), LEVELS as usize, "{names:?}");
        }
    }
}
