use std::net::IpAddr;
use std::time::{Duration, Instant};

use catalog::Match;
use protocol::{Effort, Found, JobView, Reviewed, Task, TaskLimits};

use super::Owner;
use crate::jobs::{Place, Rank};

/// What is to be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A position is to be thought about.
    Position,
    /// A whole game is to be gone through.
    Review,
}

/// How long a job may think.
pub(super) const fn time(kind: Kind, effort: Effort) -> Duration {
    Duration::from_secs(match (kind, effort) {
        (Kind::Position, Effort::Quick) => 1,
        (Kind::Position, Effort::Normal) => 5,
        (Kind::Position, Effort::Deep) => 20,
        (Kind::Review, Effort::Quick) => 10,
        (Kind::Review, Effort::Normal) => 30,
        (Kind::Review, Effort::Deep) => 120,
    })
}

#[derive(Debug)]
pub(super) struct Job {
    pub(super) owner: String,
    guest_at: Option<IpAddr>,
    /// How long it may think.
    pub(super) time: Duration,
    pub(super) status: Status,
    pub(super) found: Option<Found>,
    review: Option<Box<Reviewed>>,
    pub(super) asked_at: Instant,
    pub(super) ended_at: Option<Instant>,
    /// Where it waits for somebody who thinks.
    pub(super) place: Option<Place>,
}

/// A kind of job, and how much thinking it is worth.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wanted {
    pub(crate) kind: Kind,
    pub(crate) effort: Effort,
}

impl Wanted {
    /// How long it may think.
    pub(super) const fn time(self) -> Duration {
        time(self.kind, self.effort)
    }

    pub(super) const fn rank(self) -> Rank {
        match self.kind {
            Kind::Position => Rank::Person,
            Kind::Review => Rank::Review,
        }
    }

    /// All that whoever thinks has to know, and nothing that is hidden.
    pub(super) fn task(self, game: &dyn Match) -> Task {
        let (spec, setup, moves) = (game.spec(), game.public_setup(), game.public_record());
        let time_ms = self.time().as_millis() as u64;
        match self.kind {
            Kind::Position => Task::Position {
                spec,
                setup,
                moves,
                limits: TaskLimits {
                    time_ms: Some(time_ms),
                    ..TaskLimits::default()
                },
                seed: 1,
            },
            Kind::Review => Task::Review {
                spec,
                setup,
                moves,
                time_ms,
            },
        }
    }
}

/// What came of a job.
pub(super) enum Done {
    Found(Found),
    Review(Box<Reviewed>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Status {
    Queued,
    Running(Instant),
    Done,
    Failed,
    Cancelled,
}

impl Job {
    pub(super) fn new(owner: Owner<'_>, wanted: Wanted) -> Self {
        Self {
            owner: owner.id.to_owned(),
            guest_at: owner.guest_at,
            time: wanted.time(),
            status: Status::Queued,
            found: None,
            review: None,
            asked_at: Instant::now(),
            ended_at: None,
            place: None,
        }
    }

    /// Whether it is this owner's, and still to be done.
    pub(super) fn is_of(&self, owner: &str) -> bool {
        self.owner == owner && self.ended_at.is_none()
    }

    /// Whether it is of a guest who comes from there, and still to be done.
    pub(super) fn is_from(&self, address: IpAddr) -> bool {
        self.guest_at == Some(address) && self.ended_at.is_none()
    }

    pub(super) fn begin(&mut self) {
        if self.ended_at.is_none() {
            self.status = Status::Running(Instant::now());
        }
    }

    pub(super) fn cancel(&mut self) {
        if self.ended_at.is_none() {
            self.status = Status::Cancelled;
            self.ended_at = Some(Instant::now());
        }
    }

    pub(super) fn end(&mut self, done: Option<Done>) {
        if self.ended_at.is_some() {
            return;
        }
        self.ended_at = Some(Instant::now());
        self.status = match done {
            Some(_) => Status::Done,
            None => Status::Failed,
        };
        match done {
            Some(Done::Found(found)) => self.found = Some(found),
            Some(Done::Review(review)) => self.review = Some(review),
            None => self.found = None,
        }
    }

    pub(super) fn seconds_left(&self) -> u64 {
        match self.status {
            Status::Running(since) => {
                let left = self.time.saturating_sub(since.elapsed());
                left.as_secs() + 1
            }
            _ => 0,
        }
    }

    pub(super) fn view(&self, id: &str, place: Option<usize>, quota_left: u64) -> JobView {
        let (status, progress) = match self.status {
            Status::Queued => ("queued", 0.0),
            Status::Running(since) => {
                let part = since.elapsed().as_secs_f64() / self.time.as_secs_f64();
                ("running", part.min(0.99))
            }
            Status::Done => ("done", 1.0),
            Status::Failed => ("failed", 1.0),
            Status::Cancelled => ("cancelled", 1.0),
        };
        JobView {
            id: id.to_owned(),
            status: status.to_owned(),
            place,
            progress,
            quota_left,
            found: self.found.clone(),
            review: self.review.clone(),
        }
    }
}
