use std::collections::VecDeque;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_trait::async_trait;
use store::{Claim, Engine, Memory, Pulse, Row, Statement, StoreError, Value};
use tokio::sync::{Notify, oneshot};

use crate::Planted;
use crate::faults::{DiskTrouble, End};
use crate::referee::Referee;
use crate::sim::{Counts, Sim, lock};

/// What survives a server: the database, and the writes that are on their way to it. They are done one after
/// another, as SQLite's writer does them, whether or not whoever ordered them still waits.
#[derive(Debug)]
pub(crate) struct Disk {
    sim: Arc<Sim>,
    referee: Arc<Referee>,
    planted: Option<Planted>,
    pub(crate) kept: Arc<Memory>,
    queue: Mutex<VecDeque<Order>>,
    ordered: Notify,
    /// Writes that were tried since the server started.
    tried: AtomicU64,
}

#[derive(Debug)]
struct Order {
    statements: Vec<Statement>,
    answer: Option<oneshot::Sender<Result<(), StoreError>>>,
    /// How far off the clock is of the server that ordered it.
    offset: i64,
}

/// The disk as one server sees it.
#[derive(Debug)]
pub(crate) struct Mounted {
    pub(crate) disk: Arc<Disk>,
    pub(crate) offset: i64,
}

impl Disk {
    pub(crate) fn new(
        sim: &Arc<Sim>,
        referee: &Arc<Referee>,
        planted: Option<Planted>,
    ) -> Result<Self, StoreError> {
        Ok(Self {
            sim: Arc::clone(sim),
            referee: Arc::clone(referee),
            planted,
            kept: Arc::new(Memory::new()?),
            queue: Mutex::default(),
            ordered: Notify::new(),
            tried: AtomicU64::new(0),
        })
    }

    /// Does what is ordered, until it is dropped with the server.
    pub(crate) async fn work(self: Arc<Self>, end: Option<End>) {
        self.tried.store(0, Ordering::Relaxed);
        loop {
            while lock(&self.queue).is_empty() {
                self.ordered.notified().await;
            }
            self.sim.wait(0..=12).await;
            let number = self.tried.fetch_add(1, Ordering::Relaxed) + 1;
            while let Some(until) = self.hangs_until() {
                tokio::time::sleep(Duration::from_millis((until - self.sim.now()) as u64)).await;
            }
            let healed = self.sim.is_healed();
            if matches!(end, Some(End::KilledBeforeWrite(last)) if last == number && !healed) {
                return self.sim.kill();
            }
            let Some(order) = lock(&self.queue).pop_front() else {
                continue;
            };
            let result = self.attempt(&order);
            if matches!(end, Some(End::KilledAfterWrite(last)) if last == number && !healed) {
                return self.sim.kill();
            }
            self.sim.wait(0..=4).await;
            if let Some(answer) = order.answer {
                // Whoever asked may have gone; what is written stays written.
                let _ = answer.send(result);
            }
        }
    }

    /// The server is gone. Of the writes that were on their way, the first few may still have been kept.
    pub(crate) fn forget_server(&self) {
        let orders = std::mem::take(&mut *lock(&self.queue));
        let lucky = self.sim.dice.below(orders.len() + 1);
        for order in orders.into_iter().take(lucky) {
            let _ = self.keep(&order);
        }
    }

    /// While no server runs, somebody comes to be called something else.
    pub(crate) fn rename(&self, player: &str, name: &str) -> Result<(), StoreError> {
        self.referee.note_name(player, name);
        if self.planted == Some(Planted::ForgottenName) {
            return Ok(());
        }
        let text = |text: &str| Value::Text(text.to_owned());
        self.kept.write(&[Statement::new(
            "UPDATE players SET name = $1 WHERE id = $2",
            vec![text(name), text(player)],
        )])
    }

    fn hangs_until(&self) -> Option<i64> {
        let fault = self.sim.faults.disk_at(self.sim.now())?;
        (fault.kind == DiskTrouble::Hangs).then_some(fault.to)
    }

    fn attempt(&self, order: &Order) -> Result<(), StoreError> {
        let faults = &self.sim.faults;
        if let Some(fault) = faults.disk_at(self.sim.now()) {
            return Err(self.failed(match fault.kind {
                DiskTrouble::Full => "the disk is full",
                DiskTrouble::Hangs | DiskTrouble::Gone => "the disk is gone",
            }));
        }
        if self.sim.goes_wrong(faults.lost_writes) {
            return Err(self.failed("a write failed"));
        }
        let kept = self.keep(order);
        if kept.is_ok() && self.sim.goes_wrong(faults.lost_answers) {
            return Err(self.failed("a write may have failed"));
        }
        kept
    }

    fn failed(&self, why: &str) -> StoreError {
        Counts::one_more(&self.sim.counts.failed_writes);
        self.referee.note_trouble(self.sim.now());
        self.sim.trace(|| why.to_owned());
        let error = why.to_owned();
        StoreError::Broken { error }
    }

    fn keep(&self, order: &Order) -> Result<(), StoreError> {
        let kept = self.kept.write(&order.statements);
        if kept.is_ok() && self.planted == Some(Planted::RatingTwice) {
            rate_again(&self.kept, &order.statements)?;
        }
        self.sim
            .trace(|| format!("{kept:?}: {}", names(&order.statements)));
        self.referee.look_at(&self.kept, order.offset);
        kept
    }
}

#[async_trait]
impl Engine for Mounted {
    async fn read(&self, sql: &'static str, values: Vec<Value>) -> Result<Vec<Row>, StoreError> {
        let Disk { sim, planted, .. } = &*self.disk;
        sim.wait(0..=3).await;
        let fault = sim.faults.disk_at(sim.now());
        if fault.is_some_and(|fault| fault.kind == DiskTrouble::Gone)
            || sim.goes_wrong(sim.faults.failed_reads)
        {
            sim.trace(|| "a read failed".to_owned());
            return Err(StoreError::Lost);
        }
        if *planted == Some(Planted::ForgottenOutage)
            && values.contains(&Value::Text("alive-at".to_owned()))
        {
            return Ok(Vec::new());
        }
        self.disk.kept.rows(sql, &values)
    }

    async fn commit(&self, statements: Vec<Statement>) -> Result<(), StoreError> {
        let (answer, answered) = oneshot::channel();
        let early = self.disk.planted == Some(Planted::EarlyAcknowledgement);
        lock(&self.disk.queue).push_back(Order {
            statements,
            answer: (!early).then_some(answer),
            offset: self.offset,
        });
        self.disk.ordered.notify_one();
        if early {
            return Ok(());
        }
        answered.await.map_err(|_| StoreError::Lost)?
    }

    async fn claim(&self) -> Result<Claim, StoreError> {
        Ok(Claim::default())
    }

    async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        self.disk.kept.backup(file).await
    }

    fn pulse(&self) -> Pulse {
        Pulse {
            waiting: lock(&self.disk.queue).len() as u64,
            ..Pulse::default()
        }
    }
}

/// Which tables a write changes, for the trace, with the values.
fn names(statements: &[Statement]) -> String {
    let name = |statement: &Statement| {
        let table = statement.sql().split_whitespace().nth(2);
        let values: Vec<String> = statement.values().iter().map(short).collect();
        format!("{} {}", table.unwrap_or_default(), values.join(","))
    };
    let names: Vec<String> = statements.iter().map(name).collect();
    names.join("; ")
}

/// So much of a text stands in the trace: a probe for room writes many zeros.
const LONGEST: usize = 400;

fn short(value: &Value) -> String {
    match value {
        Value::Null => "-".to_owned(),
        Value::Number(number) => number.to_string(),
        Value::Real(number) => number.to_string(),
        Value::Text(text) => text.chars().take(LONGEST).collect(),
    }
}

/// Does once more to ratings what a write did to them.
fn rate_again(kept: &Memory, statements: &[Statement]) -> Result<(), StoreError> {
    let ratings = |statement: &&Statement| statement.sql().starts_with("INSERT INTO ratings");
    for statement in statements.iter().filter(ratings) {
        let Some(Value::Text(player)) = statement.values().first() else {
            continue;
        };
        kept.write(&[Statement::new(
            "UPDATE ratings SET rating = 2 * rating - 1500, games = games + 1 WHERE player_id = $1",
            vec![Value::Text(player.clone())],
        )])?;
    }
    Ok(())
}
