use std::time::Duration;

use protocol::Task;

/// What a worker has to keep to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Terms {
    /// Whoever is not heard of for so long has lost the job.
    pub(super) lease: Duration,
    /// Whoever has not done it by then has lost it too.
    pub(super) within: Duration,
    /// So long the server's own threads leave it to workers, where there are any.
    pub(super) patience: Duration,
}

/// A bot's clock runs: what a dead worker costs is short.
const MOVE_LEASE: Duration = Duration::from_secs(2);
const MOVE_GRACE: Duration = Duration::from_millis(1_500);
/// So long a counted search takes at most.
const COUNTED_MS: u64 = 600_000;
/// Longer than any proof of a puzzle took.
const PUZZLE_MS: u64 = 900_000;
const LEASE: Duration = Duration::from_secs(4);
const GRACE: Duration = Duration::from_secs(3);

impl Terms {
    pub(super) fn of(task: &Task) -> Self {
        let time = Duration::from_millis(match task {
            Task::Move { time_ms, .. } | Task::Review { time_ms, .. } => *time_ms,
            Task::Position { limits, .. } | Task::Solve { limits, .. } => {
                limits.time_ms.unwrap_or(COUNTED_MS)
            }
            Task::Puzzle { .. } => PUZZLE_MS,
        });
        match task {
            Task::Move { .. } => Self {
                lease: MOVE_LEASE,
                within: time + MOVE_GRACE,
                patience: (time / 4).min(Duration::from_millis(100)),
            },
            _ => Self {
                lease: LEASE,
                within: time + time / 4 + GRACE,
                patience: Duration::from_secs(1),
            },
        }
    }
}
