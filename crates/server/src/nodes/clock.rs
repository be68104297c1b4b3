use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};

use crate::matches::Millis;
use crate::world::Clock;

/// The database's clock as this machine keeps it: all nodes go by it, because what one writes another reads. Between
/// two looks at it time goes on at the machine's own pace, and never back.
#[derive(Debug)]
pub(crate) struct NodeClock {
    started: Instant,
    started_at: AtomicI64,
}

/// Less than this is how long the database's answer was on its way.
const TOLERANCE: Millis = 250;

impl NodeClock {
    /// A clock that shows this now.
    pub(crate) fn showing(now: Millis) -> Self {
        Self {
            started: Instant::now(),
            started_at: AtomicI64::new(now),
        }
    }

    /// The database's clock shows this. Whoever is behind, because the machine slept as a whole, catches up.
    pub(crate) fn catch_up(&self, with: Millis) {
        let behind = with - self.now();
        if behind > TOLERANCE {
            tracing::warn!(behind, "the clock was behind the database's");
            self.started_at.fetch_add(behind, Ordering::Relaxed);
        }
    }
}

impl Clock for NodeClock {
    fn now(&self) -> Millis {
        self.started_at.load(Ordering::Relaxed) + self.started.elapsed().as_millis() as Millis
    }

    fn instant(&self, at: Millis) -> tokio::time::Instant {
        let after = (at - self.started_at.load(Ordering::Relaxed)).max(0);
        (self.started + Duration::from_millis(after as u64)).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_is_behind_catches_up_and_none_goes_back() {
        let clock = NodeClock::showing(1_000_000);
        clock.catch_up(1_000_100);
        assert!(clock.now() < 1_000_100, "a late answer is no other time");
        clock.catch_up(1_009_000);
        let now = clock.now();
        assert!((1_009_000..1_019_000).contains(&now), "{now}");
        clock.catch_up(5_000);
        assert!(clock.now() >= now);
        let soon = clock.instant(now + 60_000);
        assert!(soon > tokio::time::Instant::now());
    }
}
