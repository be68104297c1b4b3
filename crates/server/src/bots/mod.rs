//! The server's own players: a port, and behind it the queue of jobs with a bounded pool of threads. People's moves
//! never wait for it; when it is full, a bot's turn simply comes a little later.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use data_encoding::HEXLOWER;
use protocol::{ClockRules, Millis, Outcome, Task};
use search::Level;
use sha2::{Digest, Sha256};
use tokio::sync::oneshot;

use crate::jobs::{Asker, JobQueue, Rank, work_here};
use crate::world::{Entropy, SystemEntropy, Thinker};

/// The strongest level.
pub(crate) const LEVELS: u8 = Level::BEST.number();

/// A position to think about, as the player in that seat may see it.
#[derive(Clone, Debug)]
pub struct BotTask {
    /// The match.
    pub match_id: String,
    /// Which of its seats is to move.
    pub seat: usize,
    /// The game, configured.
    pub spec: String,
    /// What is hidden from players is dealt anew in it: a bot can't look into the bag.
    pub setup: String,
    /// The moves so far.
    pub moves: Vec<String>,
    /// How well it plays.
    pub level: u8,
    /// How long it may think.
    pub time: Duration,
    /// For its dice.
    pub seed: u64,
}

/// How busy those who think are.
#[derive(Clone, Copy, Debug, Default)]
pub struct ThinkerLoad {
    /// Tasks that wait.
    pub waiting: i64,
    /// Tasks that were begun so far.
    pub begun: u64,
}

/// The time for a move: all of it is the best level's, lower ones stop earlier by themselves.
const THINKS: Duration = Duration::from_secs(2);
/// A move of which the clock leaves less than this is made at a glance.
const GLANCE: Duration = Duration::from_millis(20);

/// How long a bot thinks by such a clock with so much left on it, if it has one.
pub(crate) fn time_for(clock: ClockRules, left: Option<Millis>) -> Duration {
    let share = left.map_or(Millis::MAX, |left| clock.share(left));
    let share = Duration::from_millis(share.max(0).unsigned_abs());
    THINKS.min(share).max(GLANCE)
}

/// Threads that think, one task at a time each, and the queue from which they and workers take their tasks.
#[derive(Debug)]
pub(crate) struct Pool {
    jobs: JobQueue,
    /// What nobody outside knows, so that nobody learns from a job which match it is for.
    salt: [u8; 32],
}

impl Pool {
    pub(crate) fn start(threads: usize) -> Self {
        let jobs = JobQueue::default();
        work_here(&jobs, "bot", &[Rank::Move], threads);
        let mut salt = [0; 32];
        SystemEntropy.fill(&mut salt);
        Self { jobs, salt }
    }

    /// What a bot's moves in a match have in common, which tells nothing about the match: whoever has the id of one
    /// that is not public may look at it.
    fn thread(&self, task: &BotTask) -> String {
        let mut hash = Sha256::new();
        hash.update(self.salt);
        hash.update(format!("{} {}", task.match_id, task.seat));
        HEXLOWER.encode(&hash.finalize()[..16])
    }
}

impl Thinker for Pool {
    fn choose(&self, task: BotTask) -> Option<oneshot::Receiver<Option<String>>> {
        let (answer, receiver) = oneshot::channel();
        let thread = self.thread(&task);
        let task = Task::Move {
            thread,
            spec: task.spec,
            setup: task.setup,
            moves: task.moves,
            level: task.level,
            time_ms: task.time.as_millis() as u64,
            seed: task.seed,
        };
        let asker = Turn(Mutex::new(Some(answer)));
        self.jobs.push(Rank::Move, task, Arc::new(asker))?;
        Some(receiver)
    }

    fn load(&self) -> ThinkerLoad {
        let (waiting, begun) = self.jobs.load(Rank::Move);
        ThinkerLoad {
            waiting: waiting as i64,
            begun,
        }
    }

    fn jobs(&self) -> Option<JobQueue> {
        Some(self.jobs.clone())
    }
}

/// A match in which a bot is to move.
#[derive(Debug)]
struct Turn(Mutex<Option<oneshot::Sender<Option<String>>>>);

impl Asker for Turn {
    /// After a takeback, or when the server is going.
    fn is_gone(&self) -> bool {
        let answer = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        answer.as_ref().is_none_or(oneshot::Sender::is_closed)
    }

    fn done(&self, outcome: Outcome) {
        let text = match outcome {
            Outcome::Move { text } => Some(text),
            _ => None,
        };
        let answer = self.0.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(answer) = answer {
            let _ = answer.send(text);
        }
    }
}

/// The time for one move while others wait: everybody thinks a little less rather than somebody
/// waiting for minutes.
pub(crate) fn shared(time: Duration, waiting: usize, threads: usize) -> Duration {
    (time / (1 + waiting / (4 * threads)) as u32).max(GLANCE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_clock_or_a_long_queue_makes_bots_hurry() {
        let seconds = Duration::from_secs;
        let fischer = ClockRules::Fischer {
            initial_ms: 600_000,
            increment_ms: 0,
            cap_ms: None,
        };
        assert_eq!(time_for(ClockRules::None, None), seconds(2));
        assert_eq!(time_for(fischer, Some(600_000)), seconds(2));
        assert_eq!(time_for(fischer, Some(10_000)), Duration::from_millis(400));
        assert_eq!(time_for(fischer, Some(0)), GLANCE);
        assert_eq!(shared(seconds(2), 3, 1), seconds(2));
        assert_eq!(shared(seconds(2), 36, 1), Duration::from_millis(200));
        assert_eq!(shared(seconds(2), 1_000, 1), GLANCE);
    }

    #[test]
    fn a_bot_loses_no_period_and_no_point_by_thinking() {
        let byo_yomi = ClockRules::ByoYomi {
            main_ms: 60_000,
            periods: 5,
            period_ms: 1_500,
        };
        let second = Duration::from_millis(500);
        assert_eq!(
            time_for(byo_yomi, Some(7_500)),
            second,
            "a third of a period"
        );
        assert_eq!(time_for(byo_yomi, Some(6_300)), Duration::from_millis(100));
        assert_eq!(time_for(byo_yomi, Some(67_500)), Duration::from_secs(2));
        let penalty = ClockRules::Penalty {
            initial_ms: 60_000,
            step_ms: 10_000,
            points: 1,
            most_points: 3,
        };
        assert_eq!(time_for(penalty, Some(40_000)), Duration::from_millis(400));
        assert_eq!(time_for(penalty, Some(25_000)), second, "of the step begun");
    }
}
