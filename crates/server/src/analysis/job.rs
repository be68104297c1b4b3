use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use catalog::{Match, PlayerKind, SearchReport};
use protocol::{Effort, Found, JobView};
use search::{BotConfig, Level, Limits, Stop};

use super::Owner;

/// How long a job may think.
pub(super) const fn time(effort: Effort) -> Duration {
    Duration::from_secs(match effort {
        Effort::Quick => 1,
        Effort::Normal => 5,
        Effort::Deep => 20,
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
    pub(super) effort: Effort,
    pub(super) status: Status,
    pub(super) report: Option<SearchReport>,
    pub(super) asked_at: Instant,
    pub(super) ended_at: Option<Instant>,
    /// Taken by the thread that does the job.
    game: Option<Box<dyn Match>>,
    stop: Stop,
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
    pub(super) fn new(owner: Owner<'_>, game: Box<dyn Match>, effort: Effort) -> Self {
        Self {
            owner: owner.id.to_owned(),
            guest_at: owner.guest_at,
            effort,
            status: Status::Queued,
            report: None,
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

    pub(super) fn start(&mut self) -> (Box<dyn Match>, Limits) {
        self.status = Status::Running(Instant::now());
        let game = self.game.take();
        let limits = Limits {
            stop: self.stop.clone(),
            ..Limits::time(time(self.effort))
        };
        let game = game.unwrap_or_else(|| unreachable!("a job is started once"));
        (game, limits)
    }

    pub(super) fn cancel(&mut self) {
        self.stop.raise();
        if self.ended_at.is_none() {
            self.status = Status::Cancelled;
            self.game = None;
            self.ended_at = Some(Instant::now());
        }
    }

    pub(super) fn end(&mut self, report: Option<SearchReport>) {
        if self.ended_at.is_some() {
            return;
        }
        self.ended_at = Some(Instant::now());
        self.status = match report {
            Some(_) => Status::Done,
            None => Status::Failed,
        };
        self.report = report;
    }

    pub(super) fn seconds_left(&self) -> u64 {
        match self.status {
            Status::Running(since) => {
                let left = time(self.effort).saturating_sub(since.elapsed());
                left.as_secs() + 1
            }
            _ => 0,
        }
    }

    pub(super) fn view(&self, id: &str, place: Option<usize>, quota_left: u64) -> JobView {
        let (status, progress) = match self.status {
            Status::Queued => ("queued", 0.0),
            Status::Running(since) => {
                let part = since.elapsed().as_secs_f64() / time(self.effort).as_secs_f64();
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
