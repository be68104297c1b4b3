use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use bots::{Level, Means};
use catalog::{Match, PlayerKind, Thought};
use search::{Limits, Stop};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Owner;

/// How much thinking a job is worth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Effort {
    /// A second.
    Quick,
    /// Five.
    #[default]
    Normal,
    /// Twenty.
    Deep,
}

impl Effort {
    pub(crate) const fn time(self) -> Duration {
        Duration::from_secs(match self {
            Self::Quick => 1,
            Self::Normal => 5,
            Self::Deep => 20,
        })
    }
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
    pub(super) thought: Option<Thought>,
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
            thought: None,
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
            ..Limits::time(self.effort.time())
        };
        let game = game.unwrap_or_else(|| unreachable!("a job is started once"));
        (game, limits)
    }

    pub(super) fn cancel(&mut self) {
        self.stop.raise();
        if self.ended_at.is_none() {
            self.status = Status::Cancelled;
            self.ended_at = Some(Instant::now());
        }
    }

    pub(super) fn end(&mut self, thought: Option<Thought>) {
        if self.ended_at.is_some() {
            return;
        }
        self.ended_at = Some(Instant::now());
        self.status = match thought {
            Some(_) => Status::Done,
            None => Status::Failed,
        };
        self.thought = thought;
    }

    pub(super) fn seconds_left(&self) -> u64 {
        match self.status {
            Status::Running(since) => {
                let left = self.effort.time().saturating_sub(since.elapsed());
                left.as_secs() + 1
            }
            _ => 0,
        }
    }

    pub(super) fn view(&self, id: &str, place: Option<usize>, quota_left: u64) -> JobView {
        let (status, progress) = match self.status {
            Status::Queued => ("queued", 0.0),
            Status::Running(since) => {
                let part = since.elapsed().as_secs_f64() / self.effort.time().as_secs_f64();
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
            found: self.thought.as_ref().map(Found::of),
        }
    }
}

/// How an analysis stands.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct JobView {
    /// The job.
    pub(crate) id: String,
    /// `queued`, `running`, `done`, `failed` or `cancelled`.
    pub(crate) status: String,
    /// The place in the queue, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) place: Option<usize>,
    /// How much of it is done, from 0 to 1.
    pub(crate) progress: f64,
    /// Seconds of thinking that you have left today.
    pub(crate) quota_left: u64,
    /// What was found, so far or in the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) found: Option<Found>,
}

/// What an analysis found.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Found {
    /// What each seat can expect, from 0 to 1.
    values: Vec<f32>,
    /// Whether that is proved.
    proven: bool,
    /// What is expected to be played.
    line: Vec<String>,
    /// The best moves, the best first.
    moves: Vec<Considered>,
    /// Games played out.
    playouts: u64,
    /// Positions looked at.
    nodes: u64,
}

/// A move that was considered.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Considered {
    /// The move.
    #[serde(rename = "move")]
    text: String,
    /// How often it was tried.
    visits: u64,
    /// What each seat can expect after it, from 0 to 1.
    values: Vec<f32>,
    /// Whether that is proved.
    proven: bool,
}

impl Found {
    fn of(thought: &Thought) -> Self {
        let moves = thought.candidates.iter().take(MOVES);
        Self {
            values: thought.values.as_slice().to_vec(),
            proven: thought.proven,
            line: thought.line.clone(),
            moves: moves
                .map(|candidate| Considered {
                    text: candidate.action.clone(),
                    visits: candidate.visits,
                    values: candidate.values.as_slice().to_vec(),
                    proven: candidate.proven,
                })
                .collect(),
            playouts: thought.playouts,
            nodes: thought.nodes,
        }
    }
}

/// Thinks about a position with the best that there is; nothing if that failed.
pub(super) fn think(
    game: &dyn Match,
    limits: &Limits,
    tell: &mut dyn FnMut(&Thought),
) -> Option<Thought> {
    let rules = catalog::configure(&game.spec()).ok()?;
    let means = Means {
        level: Level::BEST,
        threads: 1,
        memory: MEMORY,
        seed: 1,
    };
    let think = || {
        let mut player = rules.player(PlayerKind::Bot, &means);
        player.think(game, limits, tell)
    };
    let thought = catch_unwind(AssertUnwindSafe(think));
    if thought.is_err() {
        tracing::error!(spec = game.spec(), moves = ?game.moves(), "an analysis failed");
    }
    thought.ok()
}
