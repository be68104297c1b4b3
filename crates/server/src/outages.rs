//! Time in which the server could not do its work: it was not there, or its database took no writes.
//! Whoever wanted to move could not, so that nobody's clock is charged for it.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::matches::Millis;

/// What is known of outages.
#[derive(Debug)]
pub(crate) struct Outages(Mutex<Known>);

#[derive(Debug)]
struct Known {
    /// The last heartbeat that was written.
    written_at: Millis,
    /// Whether the database has taken no writes since then.
    lasting: bool,
    /// Matches whose clock ran during an outage that is over, and since when.
    owed: HashMap<String, Millis>,
}

impl Outages {
    pub(crate) fn new(now: Millis) -> Self {
        Self(Mutex::new(Known {
            written_at: now,
            lasting: false,
            owed: HashMap::new(),
        }))
    }

    /// A heartbeat is on disk.
    pub(crate) fn note_written(&self, at: Millis) {
        self.known().written_at = at;
    }

    /// A heartbeat could not be written.
    pub(crate) fn note_failed(&self) {
        self.known().lasting = true;
    }

    /// An outage is over; the clocks of these matches ran in it.
    pub(crate) fn note_over(&self, matches: &[String], since: Millis) {
        let mut known = self.known();
        for id in matches {
            // What is owed for an earlier one is owed from then on.
            known.owed.entry(id.clone()).or_insert(since);
        }
        known.lasting = false;
    }

    /// A match has been credited.
    pub(crate) fn note_credited(&self, id: &str) {
        self.known().owed.remove(id);
    }

    /// Since when the database has taken no writes, while it takes none.
    pub(crate) fn lasting(&self) -> Option<Millis> {
        let known = self.known();
        known.lasting.then_some(known.written_at)
    }

    /// Since when a match's clock should not have run.
    pub(crate) fn since(&self, id: &str) -> Option<Millis> {
        let known = self.known();
        let lasting = known.lasting.then_some(known.written_at);
        known.owed.get(id).copied().or(lasting)
    }

    /// Whether a match is to be credited for an outage that is over.
    pub(crate) fn owes(&self, id: &str) -> bool {
        self.known().owed.contains_key(id)
    }

    /// All matches that are to be credited.
    pub(crate) fn owed(&self) -> Vec<String> {
        self.known().owed.keys().cloned().collect()
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_debt_stays_until_it_is_paid_and_reaches_back_to_the_first_outage() {
        let outages = Outages::new(100);
        let matches = ["m1".to_owned()];
        outages.note_over(&matches, 40);
        outages.note_failed();
        outages.note_over(&matches, 100);
        assert_eq!((outages.since("m1"), outages.since("m2")), (Some(40), None));
        outages.note_credited("m1");
        assert!(outages.owed().is_empty() && outages.since("m1").is_none());
    }

    #[test]
    fn an_outage_lasts_since_the_last_heartbeat_and_is_everybodys() {
        let outages = Outages::new(100);
        outages.note_written(200);
        assert_eq!(outages.lasting(), None);
        outages.note_failed();
        assert_eq!(
            (outages.lasting(), outages.since("m1")),
            (Some(200), Some(200))
        );
        assert!(!outages.owes("m1"), "nothing can be written yet");
    }
}
