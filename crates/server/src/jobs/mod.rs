//! Whatever has to be thought about waits here: moves of bots, analyses, reviews. Threads of the server's own take it,
//! and workers on other machines, who are asked first where there are any (docs/workers.md). What a person waits for
//! comes first, then moves of bots, then reviews; among those, who came first. Nothing is lost when a worker dies,
//! stands still or lies: somebody else is given the job.

mod asker;
mod caller;
mod counts;
mod keys;
mod orders;
mod own;
mod refusal;
mod state;
mod terms;

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use protocol::{Found, Outcome, Task, Work, WorkKind};
use search::Stop;
use tokio::sync::Notify;
use tokio::sync::futures::Notified;
use worker::Lie;

pub(crate) use asker::Asker;
pub(crate) use caller::{OrderKey, WorkerKey};
use counts::Counts;
pub use keys::{WorkerKeyError, WorkerKeys};
pub(crate) use orders::Orders;
pub(crate) use own::work_here;
pub(crate) use refusal::WorkRefusal;
use state::{Holder, Job, State};
pub(crate) use state::{Place, Rank};
use terms::Terms;

/// Where jobs wait. Cheap to clone; when the last one goes, so do the threads that work for it.
#[derive(Clone, Debug, Default)]
pub struct JobQueue(Arc<Guard>);

#[derive(Debug, Default)]
struct Guard(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    state: Mutex<State>,
    /// For the server's own threads.
    turned: Condvar,
    /// For workers that wait.
    arrived: Notify,
    counts: Counts,
}

impl Drop for Guard {
    fn drop(&mut self) {
        self.0.state().closed = true;
        self.0.turned.notify_all();
    }
}

/// A job that one of the server's own threads has taken.
#[derive(Debug)]
pub(crate) struct OwnJob {
    place: Place,
    pub(crate) task: Task,
    pub(crate) asker: Arc<dyn Asker>,
    pub(crate) stop: Stop,
}

/// So many moves of bots wait at most; whoever comes later asks again.
const MOST_MOVES: usize = 1_024;

impl JobQueue {
    /// Takes a job in; nothing if too many wait.
    pub(crate) fn push(&self, rank: Rank, task: Task, asker: Arc<dyn Asker>) -> Option<Place> {
        let shared = self.shared();
        let mut state = shared.state();
        if rank == Rank::Move && state.waiting(|job| job.place.rank == rank) >= MOST_MOVES {
            return None;
        }
        let place = state.push(rank, task, asker);
        drop(state);
        shared.wake();
        Some(place)
    }

    /// Nobody wants a job any more.
    pub(crate) fn drop_job(&self, place: Place) {
        let job = self.shared().state().jobs.remove(&place);
        if let Some(Job {
            holder: Holder::Own(stop),
            ..
        }) = job
        {
            stop.raise();
        }
    }

    /// The next job of these kinds for a worker, and so long as there is none, nothing. `ticket` is new.
    pub(crate) fn take(
        &self,
        key: &str,
        name: &str,
        kinds: &[WorkKind],
        ticket: String,
    ) -> Result<Option<Work>, WorkRefusal> {
        let shared = self.shared();
        let mut state = shared.state();
        let now = Instant::now();
        shared.reap(&mut state, now);
        if state.is_aside(key, now) {
            return Err(WorkRefusal::Aside);
        }
        state.seen.insert(format!("{key} {name}"), now);
        let Some(place) = state.next_for(kinds) else {
            return Ok(None);
        };
        let hands = state.hands(now);
        let waiting = state.waiting(|job| job.place.rank == Rank::Move);
        let Some(job) = state.jobs.get_mut(&place) else {
            return Ok(None);
        };
        job.hurry(waiting, hands);
        let terms = Terms::of(&job.task);
        job.holder = Holder::Worker {
            ticket: ticket.clone(),
            key: key.to_owned(),
            heard_until: now + terms.lease,
            until: now + terms.within,
        };
        let (task, asker) = (job.task.clone(), Arc::clone(&job.asker));
        drop(state);
        shared.counts.begun(task.kind());
        // Whoever waits for the next deadline has an earlier one now.
        shared.turned.notify_all();
        asker.begun();
        Ok(Some(Work {
            ticket,
            lease_ms: terms.lease.as_millis() as u64,
            within_ms: terms.within.as_millis() as u64,
            task,
        }))
    }

    /// Comes true once something may have come for workers.
    pub(crate) fn arrived(&self) -> Notified<'_> {
        self.shared().arrived.notified()
    }

    /// A worker is at it, and may have found something.
    pub(crate) fn beat(
        &self,
        key: &str,
        ticket: &str,
        found: Option<Found>,
    ) -> Result<(), WorkRefusal> {
        let shared = self.shared();
        let mut state = shared.state();
        let now = Instant::now();
        shared.reap(&mut state, now);
        let job = state.held(key, ticket).ok_or(WorkRefusal::Gone)?;
        if job.asker.is_gone() {
            let place = job.place;
            state.jobs.remove(&place);
            return Err(WorkRefusal::Gone);
        }
        job.heard(now);
        let (task, asker) = (job.task.clone(), Arc::clone(&job.asker));
        drop(state);
        // What is wrong already is not shown; in the end it is found out as a whole.
        if let Some(found) = found
            && Lie::in_part(&task, &found).is_none()
        {
            asker.hears(found);
        }
        Ok(())
    }

    /// A worker has done a job. Takes its time to look whether that can be right.
    pub(crate) fn hand_in(
        &self,
        key: &str,
        ticket: &str,
        outcome: Outcome,
    ) -> Result<(), WorkRefusal> {
        let shared = self.shared();
        let mut state = shared.state();
        shared.reap(&mut state, Instant::now());
        let job = state.held(key, ticket).ok_or(WorkRefusal::Gone)?;
        let (place, task) = (job.place, job.task.clone());
        job.holder = Holder::Checked;
        drop(state);
        let checked = worker::check(&task, &outcome);
        let mut state = shared.state();
        if let Err(lie) = checked {
            tracing::error!(?lie, ?task, "a worker brought what can't be right");
            shared.counts.refuted();
            state.put_aside(key, Instant::now());
        } else if outcome != Outcome::Failed {
            let job = state.jobs.remove(&place).ok_or(WorkRefusal::Gone)?;
            drop(state);
            shared.counts.done_by_worker();
            job.asker.done(outcome);
            return Ok(());
        }
        if state.was_tried_enough(place) {
            // A bot is asked again, and whoever waits for an analysis is told.
            let job = state.jobs.remove(&place).ok_or(WorkRefusal::Gone)?;
            drop(state);
            job.asker.done(Outcome::Failed);
        } else {
            let returned = state.give_back(place, true);
            drop(state);
            shared.returned(returned);
        }
        match checked {
            Err(lie) => Err(WorkRefusal::Wrong {
                why: lie.code().to_owned(),
            }),
            Ok(()) => Ok(()),
        }
    }

    /// A worker goes, and leaves a job as it was.
    pub(crate) fn give_back(&self, key: &str, ticket: &str) -> Result<(), WorkRefusal> {
        let shared = self.shared();
        let mut state = shared.state();
        let place = state.held(key, ticket).ok_or(WorkRefusal::Gone)?.place;
        let returned = state.give_back(place, false);
        drop(state);
        shared.counts.given_back();
        shared.returned(returned);
        Ok(())
    }

    /// How many jobs of a rank wait, and how many moves of bots were begun.
    pub(crate) fn load(&self, rank: Rank) -> (usize, u64) {
        let waiting = self.shared().state().waiting(|job| job.place.rank == rank);
        (waiting, self.shared().counts.moves_begun())
    }

    /// What the queue counts, in the text format of Prometheus.
    pub(crate) fn metrics(&self) -> String {
        let state = self.shared().state();
        let now = Instant::now();
        let gauges = [
            ("jobs_waiting", state.waiting(|_| true)),
            ("jobs_at_workers", state.at_workers()),
            ("workers", state.workers(now)),
        ];
        drop(state);
        self.shared().counts.page(&gauges)
    }

    fn shared(&self) -> &Shared {
        &self.0.0
    }
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wake(&self) {
        self.turned.notify_all();
        self.arrived.notify_waiters();
    }

    /// Somebody asks again for whom a job waits that somebody had begun.
    fn returned(&self, asker: Option<Arc<dyn Asker>>) {
        if let Some(asker) = asker {
            asker.returned();
        }
        self.wake();
    }

    /// Jobs of workers that were not heard of in time wait again.
    fn reap(&self, state: &mut State, now: Instant) {
        for place in state.overdue(now) {
            tracing::warn!(?place, "a worker was not heard of in time");
            self.counts.lost();
            if state.was_tried_enough(place) {
                if let Some(job) = state.jobs.remove(&place) {
                    job.asker.done(Outcome::Failed);
                }
            } else if let Some(asker) = state.give_back(place, true) {
                asker.returned();
            }
            self.wake();
        }
    }

    /// The next job of these ranks for one of the server's own threads; nothing once the server goes. Where there are
    /// workers, they are given a moment.
    fn take_own(&self, ranks: &[Rank]) -> Option<OwnJob> {
        let mut state = self.state();
        loop {
            if state.closed {
                return None;
            }
            let now = Instant::now();
            self.reap(&mut state, now);
            if let Some(place) = state.next_own(ranks, now) {
                let hands = state.hands(now);
                let waiting = state.waiting(|job| job.place.rank == Rank::Move);
                let Some(job) = state.jobs.get_mut(&place) else {
                    continue;
                };
                job.hurry(waiting, hands);
                let stop = Stop::default();
                job.holder = Holder::Own(stop.clone());
                let (task, asker) = (job.task.clone(), Arc::clone(&job.asker));
                drop(state);
                self.counts.begun(task.kind());
                asker.begun();
                return Some(OwnJob {
                    place,
                    task,
                    asker,
                    stop,
                });
            }
            state = if let Some(at) = state.next_deadline(ranks) {
                let until = at
                    .saturating_duration_since(now)
                    .max(Duration::from_millis(1));
                let woken = self.turned.wait_timeout(state, until);
                woken.unwrap_or_else(PoisonError::into_inner).0
            } else {
                let woken = self.turned.wait(state);
                woken.unwrap_or_else(PoisonError::into_inner)
            };
        }
    }

    /// One of the server's own threads has done a job.
    fn done_own(&self, job: &OwnJob, outcome: Outcome) {
        let kept = self.state().jobs.remove(&job.place);
        if kept.is_some() {
            self.counts.done_here();
            job.asker.done(outcome);
        }
    }
}

#[cfg(test)]
mod tests;
