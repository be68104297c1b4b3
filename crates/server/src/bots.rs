//! The server's own players: a port, and a bounded pool of threads behind it. People's moves never
//! wait for it; when it is full, a bot's turn simply comes a little later.

mod honest;

use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::oneshot;

use crate::metrics::Metrics;

/// The strongest level.
pub(crate) const LEVELS: u8 = 6;

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
            if let Err(error) = thread.spawn(move || work(&queue, &metrics)) {
                tracing::error!(%error, "a thread for bots could not be started");
            }
        }
        Self { tasks, metrics }
    }

    /// Starts thinking; nothing if all places in the queue are taken.
    pub(crate) fn think(&self, task: Task) -> Option<oneshot::Receiver<Option<String>>> {
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

fn work(queue: &Mutex<Receiver<Order>>, metrics: &Metrics) {
    loop {
        let next = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok((task, answer)) = next else { return };
        metrics.bots_waiting.fetch_sub(1, Ordering::Relaxed);
        // Nobody waits any more: a takeback, or the server is going.
        if answer.is_closed() {
            continue;
        }
        metrics.bot_moves.fetch_add(1, Ordering::Relaxed);
        let _ = answer.send(honest::choose(&task));
    }
}
