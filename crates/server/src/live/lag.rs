use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use axum::body::Bytes;
use protocol::Millis;
use tokio::time::Instant;

/// How long messages of a client are on their way, there and back. Only what the server measures itself counts:
/// how long after a ping of its own the pong comes. Nothing that a client says can change it but by answering
/// later, and then the quota of [`crate::matches`] is the limit.
#[derive(Clone, Debug)]
pub(crate) struct Lag(Arc<AtomicI64>);

const UNKNOWN: Millis = -1;

impl Default for Lag {
    fn default() -> Self {
        Self(Arc::new(AtomicI64::new(UNKNOWN)))
    }
}

impl Lag {
    /// The shortest of the last few round trips; nothing if none is known.
    pub(crate) fn get(&self) -> Option<Millis> {
        let ms = self.0.load(Ordering::Relaxed);
        (ms >= 0).then_some(ms)
    }
}

/// So many round trips are remembered: a single one that took long says nothing.
const RECENT: usize = 4;

/// Measures the round trips of one socket.
#[derive(Debug)]
pub(crate) struct RoundTrips {
    lag: Lag,
    recent: [Millis; RECENT],
    count: usize,
    /// The ping that is on its way, and since when.
    sent: Option<(u64, Instant)>,
    number: u64,
}

impl RoundTrips {
    pub(crate) fn new(lag: Lag) -> Self {
        Self {
            lag,
            recent: [Millis::MAX; RECENT],
            count: 0,
            sent: None,
            number: 0,
        }
    }

    /// A ping is about to be sent: what it shall carry.
    pub(crate) fn ping(&mut self, now: Instant) -> Bytes {
        self.number += 1;
        self.sent = Some((self.number, now));
        Bytes::copy_from_slice(&self.number.to_be_bytes())
    }

    /// A pong came. One that does not answer the last ping says nothing.
    pub(crate) fn pong(&mut self, carried: &[u8], now: Instant) {
        let Some((number, sent)) = self.sent else {
            return;
        };
        if carried != number.to_be_bytes() {
            return;
        }
        self.sent = None;
        let took = now.saturating_duration_since(sent).as_millis();
        self.recent[self.count % RECENT] = Millis::try_from(took).unwrap_or(Millis::MAX);
        self.count += 1;
        let shortest = self.recent.iter().copied().min().unwrap_or(UNKNOWN);
        self.lag.0.store(shortest, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn only_the_answer_to_our_own_last_ping_counts() {
        let lag = Lag::default();
        let mut trips = RoundTrips::new(lag.clone());
        let now = Instant::now();
        let after = |ms| now + Duration::from_millis(ms);
        trips.pong(b"", after(5));
        trips.pong(&[0; 8], after(5));
        assert_eq!(lag.get(), None, "nobody asked");
        let first = trips.ping(now);
        trips.pong(b"900", after(900));
        assert_eq!(lag.get(), None, "that is not what the ping carried");
        trips.pong(&first, after(80));
        assert_eq!(lag.get(), Some(80));
        trips.pong(&first, after(900));
        assert_eq!(lag.get(), Some(80), "it was answered already");
        // Who answers late now and then gains nothing by it.
        let second = trips.ping(after(1_000));
        trips.pong(&second, after(3_000));
        assert_eq!(lag.get(), Some(80));
    }
}
