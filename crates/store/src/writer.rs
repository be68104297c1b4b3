use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

use rusqlite::Connection;
use tokio::sync::oneshot;

use crate::engine::{Pulse, Statement};
use crate::sqlite::run;
use crate::{StoreError, sqlite};

/// The one that writes to an SQLite file. While one group is on its way to the disk the next one
/// gathers, so that many writers share the price of one sync.
#[derive(Debug)]
pub(crate) struct Writer {
    orders: Option<Sender<Order>>,
    counts: Arc<Counts>,
    thread: Option<JoinHandle<()>>,
}

struct Order {
    statements: Vec<Statement>,
    done: oneshot::Sender<Result<(), StoreError>>,
}

#[derive(Debug, Default)]
struct Counts {
    waiting: AtomicU64,
    writes: AtomicU64,
    commits: AtomicU64,
}

/// Enough for the sync to cost little beside the writing; few enough that nobody waits long.
const LARGEST_GROUP: usize = 256;

impl Writer {
    pub(crate) fn start(connection: Connection) -> Result<Self, StoreError> {
        let (orders, inbox) = channel();
        let counts = Arc::new(Counts::default());
        let shared = Arc::clone(&counts);
        let thread = std::thread::Builder::new()
            .name("store-writer".to_owned())
            .spawn(move || work(&connection, &inbox, &shared))
            .map_err(StoreError::broken)?;
        Ok(Self {
            orders: Some(orders),
            counts,
            thread: Some(thread),
        })
    }

    pub(crate) async fn commit(&self, statements: Vec<Statement>) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        let orders = self.orders.as_ref().ok_or(StoreError::Lost)?;
        self.counts.waiting.fetch_add(1, Ordering::Relaxed);
        orders
            .send(Order { statements, done })
            .map_err(|_| StoreError::Lost)?;
        answer.await.map_err(|_| StoreError::Lost)?
    }

    pub(crate) fn pulse(&self) -> Pulse {
        Pulse {
            waiting: self.counts.waiting.load(Ordering::Relaxed),
            writes: self.counts.writes.load(Ordering::Relaxed),
            commits: self.counts.commits.load(Ordering::Relaxed),
            ..Pulse::default()
        }
    }
}

/// Everything ordered before is written before the writer goes.
impl Drop for Writer {
    fn drop(&mut self) {
        self.orders = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn work(connection: &Connection, inbox: &Receiver<Order>, counts: &Counts) {
    while let Ok(first) = inbox.recv() {
        let mut group = vec![first];
        group.extend(inbox.try_iter().take(LARGEST_GROUP - 1));
        let size = group.len() as u64;
        let results = write_group(connection, &group);
        counts.waiting.fetch_sub(size, Ordering::Relaxed);
        counts.writes.fetch_add(size, Ordering::Relaxed);
        counts.commits.fetch_add(1, Ordering::Relaxed);
        for (order, result) in group.into_iter().zip(results) {
            // Whoever asked may have gone; what is written stays written.
            let _ = order.done.send(result);
        }
    }
}

/// Writes a group in one transaction. An order that fails is undone alone, and the others stand.
fn write_group(connection: &Connection, group: &[Order]) -> Vec<Result<(), StoreError>> {
    let attempt = || -> Result<Vec<Result<(), StoreError>>, StoreError> {
        run(connection, "BEGIN IMMEDIATE")?;
        let mut results = Vec::with_capacity(group.len());
        for order in group {
            run(connection, "SAVEPOINT order_")?;
            let result = order
                .statements
                .iter()
                .try_for_each(|statement| sqlite::apply(connection, statement));
            if result.is_err() {
                run(connection, "ROLLBACK TO order_")?;
            }
            run(connection, "RELEASE order_")?;
            results.push(result);
        }
        run(connection, "COMMIT")?;
        Ok(results)
    };
    attempt().unwrap_or_else(|error| {
        if !connection.is_autocommit()
            && let Err(worse) = run(connection, "ROLLBACK")
        {
            tracing::error!(?worse, "a failed group of writes could not be undone");
        }
        tracing::error!(?error, "a group of writes failed");
        group.iter().map(|_| Err(error.clone())).collect()
    })
}
