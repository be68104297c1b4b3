use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use catalog::review::{self, Course};
use catalog::{Match, PlayerKind, SearchReport, trees};
use protocol::{Effort, Found, JobView, Reviewed};
use search::{BotConfig, Level, Limits, Stop};

use super::Owner;

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

/// What an analysis takes at most.
const MEMORY: usize = 256 << 20;
/// Moves told, the best first.
const MOVES: usize = 10;

#[derive(Debug)]
pub(super) struct Job {
    pub(super) owner: String,
    guest_at: Option<IpAddr>,
    pub(super) kind: Kind,
    /// How long it may think.
    pub(super) time: Duration,
    pub(super) status: Status,
    pub(super) report: Option<SearchReport>,
    review: Option<Box<Reviewed>>,
    pub(super) asked_at: Instant,
    pub(super) ended_at: Option<Instant>,
    /// Taken by the thread that does the job.
    game: Option<Box<dyn Match>>,
    stop: Stop,
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
}

/// What came of a job.
pub(super) enum Done {
    Report(SearchReport),
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
    pub(super) fn new(owner: Owner<'_>, wanted: Wanted, game: Box<dyn Match>) -> Self {
        Self {
            owner: owner.id.to_owned(),
            guest_at: owner.guest_at,
            kind: wanted.kind,
            time: wanted.time(),
            status: Status::Queued,
            report: None,
            review: None,
            asked_at: Instant::now(),
            ended_at: None,
            game: Some(game),
            stop: Stop::default(),
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

    pub(super) fn start(&mut self) -> (Kind, Box<dyn Match>, Limits) {
        self.status = Status::Running(Instant::now());
        let game = self.game.take();
        let limits = Limits {
            stop: self.stop.clone(),
            ..Limits::time(self.time)
        };
        let game = game.unwrap_or_else(|| unreachable!("a job is started once"));
        (self.kind, game, limits)
    }

    pub(super) fn cancel(&mut self) {
        self.stop.raise();
        if self.ended_at.is_none() {
            self.status = Status::Cancelled;
            self.game = None;
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
            Some(Done::Report(report)) => self.report = Some(report),
            Some(Done::Review(review)) => self.review = Some(review),
            None => self.report = None,
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
            found: self.report.as_ref().map(|report| Found::of(report, MOVES)),
            review: self.review.clone(),
        }
    }
}

/// Thinks about a position with the best that there is; nothing if that failed.
pub(super) fn think(
    game: &dyn Match,
    limits: &Limits,
    tell: &mut dyn FnMut(&SearchReport),
) -> Option<SearchReport> {
    let rules = catalog::configure(&game.spec()).ok()?;
    let config = BotConfig {
        level: Level::BEST,
        threads: 1,
        memory: MEMORY,
        seed: 1,
    };
    let think = || {
        let mut player = rules.player(PlayerKind::Bot, &config);
        player.search(game, limits, tell)
    };
    let report = catch_unwind(AssertUnwindSafe(think));
    if report.is_err() {
        tracing::error!(spec = game.spec(), moves = ?game.moves(), "an analysis failed");
    }
    report.ok()
}

/// Goes through a whole game; nothing if that failed.
pub(super) fn go_through(game: &dyn Match, limits: &Limits) -> Option<Box<Reviewed>> {
    let time = limits.time.unwrap_or_default();
    let work = || -> Option<Box<Reviewed>> {
        let course = Course::of(game).ok()?;
        let known = review::run(&course, time, &limits.stop).ok()?;
        let review = course.review(&known);
        let tree = trees::of_match(game).ok()?;
        let tree = course.annotated(&tree, &review, &known).ok()?;
        Some(Box::new(Reviewed { review, tree }))
    };
    let reviewed = catch_unwind(AssertUnwindSafe(work)).ok().flatten();
    if reviewed.is_none() {
        tracing::error!(spec = game.spec(), moves = ?game.moves(), "a review failed");
    }
    reviewed
}
