use std::time::{Instant, SystemTime, UNIX_EPOCH};

use crate::matches::Millis;

/// The server's clock: the wall's at the start, and from then on it only ever goes forward at the
/// pace of the machine, whatever happens to the wall's.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Time {
    started: Instant,
    wall: Millis,
}

impl Time {
    pub(crate) fn start() -> Self {
        let wall = SystemTime::now().duration_since(UNIX_EPOCH);
        let wall = wall.map_or(0, |wall| wall.as_millis() as Millis);
        #[cfg(test)]
        let wall = crate::twins::now().unwrap_or(wall);
        Self {
            started: Instant::now(),
            wall,
        }
    }

    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> Millis {
        #[cfg(test)]
        if let Some(now) = crate::twins::now() {
            return now;
        }
        self.wall + self.started.elapsed().as_millis() as Millis
    }

    /// When the clock will show this.
    pub(crate) fn instant(&self, at: Millis) -> tokio::time::Instant {
        let after = std::time::Duration::from_millis((at - self.wall).max(0) as u64);
        (self.started + after).into()
    }
}
