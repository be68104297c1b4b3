use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::time::{Duration, Instant};

use protocol::{Task, WorkKind};
use search::Stop;

use super::Asker;
use super::terms::Terms;
use crate::bots::shared;

/// What comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Rank {
    /// A person waits for it now: a hint, a position to be analysed.
    Person,
    /// A bot's move in a match that goes on.
    Move,
    /// A review, which takes its time.
    Review,
    /// What whoever looks after the server has handed in: for workers alone.
    Order,
}

/// Where a job stands: by its rank, and then in the order in which they came.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Place {
    pub(super) rank: Rank,
    number: u64,
}

#[derive(Debug, Default)]
pub(super) struct State {
    pub(super) closed: bool,
    next: u64,
    pub(super) jobs: BTreeMap<Place, Job>,
    /// When a worker was last heard of, by its key and name.
    pub(super) seen: HashMap<String, Instant>,
    /// Keys of those who lied, and until when they are given nothing.
    aside: HashMap<String, Instant>,
}

#[derive(Debug)]
pub(super) struct Job {
    pub(super) place: Place,
    pub(super) task: Task,
    pub(super) asker: Arc<dyn Asker>,
    pub(super) holder: Holder,
    /// The server's own threads leave it to workers until then.
    patience: Instant,
    /// How often a worker has lost it.
    lost: u32,
}

#[derive(Debug)]
pub(super) enum Holder {
    Nobody,
    /// One of the server's own threads.
    Own(Stop),
    Worker {
        ticket: String,
        key: String,
        heard_until: Instant,
        until: Instant,
    },
    /// What a worker brought is looked at.
    Checked,
}

/// Who was heard of within so long is there.
const PRESENT: Duration = Duration::from_secs(10);
/// A job that was lost so often has failed.
const MOST_LOST: u32 = 3;
/// So long who has lied is given nothing.
const ASIDE: Duration = Duration::from_hours(1);

impl State {
    pub(super) fn push(&mut self, rank: Rank, task: Task, asker: Arc<dyn Asker>) -> Place {
        self.next += 1;
        let number = self.next;
        let place = Place { rank, number };
        let now = Instant::now();
        let patience = if self.workers(now) > 0 {
            now + Terms::of(&task).patience
        } else {
            now
        };
        let job = Job {
            place,
            task,
            asker,
            holder: Holder::Nobody,
            patience,
            lost: 0,
        };
        self.jobs.insert(place, job);
        place
    }

    pub(super) fn waiting(&self, wanted: impl Fn(&Job) -> bool) -> usize {
        let waiting = self.jobs.values().filter(|job| job.waits());
        waiting.filter(|job| wanted(job)).count()
    }

    pub(super) fn at_workers(&self) -> usize {
        let held = |job: &&Job| matches!(job.holder, Holder::Worker { .. } | Holder::Checked);
        self.jobs.values().filter(held).count()
    }

    /// How many workers there are.
    pub(super) fn workers(&self, now: Instant) -> usize {
        let there = |seen: &&Instant| now.saturating_duration_since(**seen) < PRESENT;
        self.seen.values().filter(there).count()
    }

    /// How many think, about.
    pub(super) fn hands(&self, now: Instant) -> usize {
        1 + self.workers(now)
    }

    /// The first that waits, of these kinds. Those for whom nobody waits any more are forgotten.
    pub(super) fn next_for(&mut self, kinds: &[WorkKind]) -> Option<Place> {
        self.forget_unwanted();
        let wanted = |job: &&Job| {
            let kind = job.task.kind();
            job.waits() && (kinds.is_empty() || kinds.contains(&kind))
        };
        self.jobs.values().find(wanted).map(|job| job.place)
    }

    /// The first for one of the server's own threads.
    pub(super) fn next_own(&mut self, ranks: &[Rank], now: Instant) -> Option<Place> {
        self.forget_unwanted();
        let wanted =
            |job: &&Job| job.waits() && ranks.contains(&job.place.rank) && job.patience <= now;
        self.jobs.values().find(wanted).map(|job| job.place)
    }

    fn forget_unwanted(&mut self) {
        self.jobs
            .retain(|_, job| !(job.waits() && job.asker.is_gone()));
    }

    /// When there may be something for the server's own threads without anybody telling them.
    pub(super) fn next_deadline(&self, ranks: &[Rank]) -> Option<Instant> {
        let deadline = |job: &Job| match &job.holder {
            Holder::Nobody if ranks.contains(&job.place.rank) => Some(job.patience),
            Holder::Worker {
                heard_until, until, ..
            } => Some((*heard_until).min(*until)),
            _ => None,
        };
        self.jobs.values().filter_map(deadline).min()
    }

    /// The job that a worker has.
    pub(super) fn held(&mut self, key: &str, shown: &str) -> Option<&mut Job> {
        self.jobs.values_mut().find(|job| {
            matches!(&job.holder, Holder::Worker { ticket, key: holder, .. }
                if ticket == shown && holder == key)
        })
    }

    /// What workers have and should not have any more.
    pub(super) fn overdue(&self, now: Instant) -> Vec<Place> {
        let late = |job: &&Job| {
            matches!(&job.holder, Holder::Worker { heard_until, until, .. }
                if *heard_until <= now || *until <= now)
        };
        let late = self.jobs.values().filter(late);
        late.map(|job| job.place).collect()
    }

    /// A job waits again; who asked for it is to be told. One that was lost is everybody's at once.
    pub(super) fn give_back(&mut self, place: Place, lost: bool) -> Option<Arc<dyn Asker>> {
        let job = self.jobs.get_mut(&place)?;
        job.holder = Holder::Nobody;
        job.lost += u32::from(lost);
        job.patience = Instant::now();
        Some(Arc::clone(&job.asker))
    }

    /// Whether workers lose a job again and again: once more, and it has failed.
    pub(super) fn was_tried_enough(&self, place: Place) -> bool {
        self.jobs
            .get(&place)
            .is_some_and(|job| job.lost + 1 >= MOST_LOST)
    }

    pub(super) fn put_aside(&mut self, key: &str, now: Instant) {
        self.aside.insert(key.to_owned(), now + ASIDE);
        self.seen.retain(|name, _| !name.starts_with(key));
    }

    pub(super) fn is_aside(&mut self, key: &str, now: Instant) -> bool {
        self.aside.retain(|_, until| *until > now);
        self.seen
            .retain(|_, seen| now.saturating_duration_since(*seen) < PRESENT);
        self.aside.contains_key(key)
    }
}

impl Job {
    const fn waits(&self) -> bool {
        matches!(self.holder, Holder::Nobody)
    }

    /// A worker was heard of.
    pub(super) fn heard(&mut self, now: Instant) {
        let lease = Terms::of(&self.task).lease;
        if let Holder::Worker { heard_until, .. } = &mut self.holder {
            *heard_until = now + lease;
        }
    }

    /// A bot thinks a little less while others wait.
    pub(super) fn hurry(&mut self, waiting: usize, hands: usize) {
        if let Task::Move { time_ms, .. } = &mut self.task {
            let others = waiting.saturating_sub(1);
            let time = shared(Duration::from_millis(*time_ms), others, hands);
            *time_ms = time.as_millis() as u64;
        }
    }
}
