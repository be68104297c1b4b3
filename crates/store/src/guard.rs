use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use tokio::time::Instant;

use crate::engine::{Engine, Pulse, Row, Statement, Value};
use crate::{Claim, StoreError};

/// Nobody waits for longer than this: people at play can wait a few seconds, and a database that is frozen would
/// keep them for as long as it likes.
const PATIENCE: Duration = Duration::from_secs(5);
/// After it did not answer in time it gets this part of the time, until it answers: one request asks for several
/// things.
const IMPATIENCE: u32 = 3;

/// A database for a server that must always answer, and of which is known how its writes fare.
#[derive(Debug)]
pub(crate) struct Guarded {
    inner: Arc<dyn Engine>,
    writes: Mutex<Writes>,
    patience: Duration,
    /// Whether it did not answer when it was last asked.
    silent: AtomicBool,
}

#[derive(Debug, Default)]
struct Writes {
    begun: u64,
    /// When each write under way was begun.
    under_way: BTreeMap<u64, Instant>,
    failed: u64,
    /// When the last write that failed was begun.
    failed_from: Option<Instant>,
}

impl Guarded {
    pub(crate) fn new(inner: Arc<dyn Engine>) -> Self {
        Self::with_patience(inner, PATIENCE)
    }

    fn with_patience(inner: Arc<dyn Engine>, patience: Duration) -> Self {
        Self {
            inner,
            writes: Mutex::default(),
            patience,
            silent: AtomicBool::new(false),
        }
    }

    fn writes(&self) -> MutexGuard<'_, Writes> {
        self.writes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn in_time<T>(
        &self,
        answer: impl Future<Output = Result<T, StoreError>> + Send,
    ) -> Result<T, StoreError> {
        let patience = if self.silent.load(Ordering::Relaxed) {
            self.patience / IMPATIENCE
        } else {
            self.patience
        };
        let answer = tokio::time::timeout(patience, answer).await;
        self.silent.store(answer.is_err(), Ordering::Relaxed);
        answer.unwrap_or(Err(StoreError::Timeout))
    }
}

/// A write under way, until it is done or nobody wants it any more.
struct UnderWay<'a> {
    guarded: &'a Guarded,
    number: u64,
}

impl<'a> UnderWay<'a> {
    fn begin(guarded: &'a Guarded) -> Self {
        let mut writes = guarded.writes();
        writes.begun += 1;
        let number = writes.begun;
        writes.under_way.insert(number, Instant::now());
        Self { guarded, number }
    }

    fn failed(&self) {
        let mut writes = self.guarded.writes();
        writes.failed += 1;
        writes.failed_from = writes.under_way.get(&self.number).copied();
    }
}

impl Drop for UnderWay<'_> {
    fn drop(&mut self) {
        self.guarded.writes().under_way.remove(&self.number);
    }
}

#[async_trait]
impl Engine for Guarded {
    async fn read(&self, sql: &'static str, values: Vec<Value>) -> Result<Vec<Row>, StoreError> {
        self.in_time(self.inner.read(sql, values)).await
    }

    async fn commit(&self, statements: Vec<Statement>) -> Result<(), StoreError> {
        let under_way = UnderWay::begin(self);
        let result = self.in_time(self.inner.commit(statements)).await;
        // Other refusals are answers: the database is well.
        if let Err(StoreError::Broken { .. } | StoreError::Lost | StoreError::Timeout) = &result {
            under_way.failed();
        }
        result
    }

    async fn claim(&self) -> Result<Claim, StoreError> {
        self.inner.claim().await
    }

    async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        self.inner.backup(file).await
    }

    fn pulse(&self) -> Pulse {
        let writes = self.writes();
        let oldest = writes.under_way.values().next();
        Pulse {
            failed: writes.failed,
            failed_for: writes.failed_from.map(|from| from.elapsed()),
            under_way_for: oldest.map(Instant::elapsed),
            ..self.inner.pulse()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A database whose writes do as they are told: `fail`, `conflict`, `hang`, or succeed.
    #[derive(Debug)]
    struct Told;

    #[async_trait]
    impl Engine for Told {
        async fn read(&self, _: &'static str, _: Vec<Value>) -> Result<Vec<Row>, StoreError> {
            std::future::pending().await
        }

        async fn commit(&self, statements: Vec<Statement>) -> Result<(), StoreError> {
            match statements[0].sql {
                "fail" => Err(StoreError::Lost),
                "conflict" => Err(StoreError::Conflict),
                "hang" => std::future::pending().await,
                _ => Ok(()),
            }
        }

        async fn claim(&self) -> Result<Claim, StoreError> {
            Ok(Claim::default())
        }

        async fn backup(&self, _: &Path) -> Result<(), StoreError> {
            Ok(())
        }

        fn pulse(&self) -> Pulse {
            Pulse::default()
        }
    }

    #[tokio::test]
    async fn nobody_waits_for_ever_and_failures_are_counted() {
        let guarded = Guarded::with_patience(Arc::new(Told), Duration::from_millis(20));
        let write = |sql: &'static str| guarded.commit(vec![Statement::new(sql, Vec::new())]);
        assert_eq!(write("succeed").await, Ok(()));
        assert_eq!(write("conflict").await, Err(StoreError::Conflict));
        assert_eq!(guarded.pulse().failed, 0, "a conflict is an answer");
        assert_eq!(write("fail").await, Err(StoreError::Lost));
        assert_eq!(write("hang").await, Err(StoreError::Timeout));
        let pulse = guarded.pulse();
        assert_eq!(pulse.failed, 2);
        assert!(pulse.failed_for.unwrap() >= Duration::from_millis(20));
        assert_eq!(pulse.under_way_for, None, "nobody waits for it any more");
        let read = guarded.read("anything", Vec::new()).await;
        assert_eq!(read.unwrap_err(), StoreError::Timeout);
    }

    #[tokio::test]
    async fn a_write_that_hangs_is_seen_before_it_fails() {
        let guarded = Guarded::new(Arc::new(Told));
        let hanging = guarded.commit(vec![Statement::new("hang", Vec::new())]);
        tokio::select! {
            biased;
            _ = hanging => unreachable!("it hangs"),
            () = std::future::ready(()) => {}
        }
        assert_eq!(guarded.pulse().under_way_for, None, "given up");
        let mut hanging = Box::pin(guarded.commit(vec![Statement::new("hang", Vec::new())]));
        let waker = std::task::Waker::noop();
        let mut context = std::task::Context::from_waker(waker);
        assert!(hanging.as_mut().poll(&mut context).is_pending());
        assert!(guarded.pulse().under_way_for.is_some());
    }
}
