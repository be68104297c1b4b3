//! Time in which the server could not do its work. One definition for all who ask, clocks and `/readyz` alike:
//!
//! - it was not there: between the last heartbeat before a start and the start;
//! - its process stood still: nothing ran for a second, as a process finds out when it wakes;
//! - its database took no writes: one has failed or hangs, and no write as large as any has succeeded since.
//!
//! Whoever wanted to move could not, so that nobody's clock is charged for it.

use std::collections::HashSet;
use std::ops::Range;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use store::Pulse;

use crate::matches::Millis;

/// A process that did not run for so long stood still. Shorter pauses are those of a busy machine.
const STANDSTILL: Millis = 1_000;
/// A write that takes longer hangs.
const HANGING: Duration = Duration::from_secs(1);

/// What is known of outages.
#[derive(Debug)]
pub(crate) struct Outages(Mutex<Known>);

#[derive(Debug)]
struct Known {
    /// When the process was last seen running.
    ran_at: Millis,
    /// How many writes had failed by then.
    failed: u64,
    lasting: Option<Lasting>,
    /// Outages that are over, but not credited to everybody: apart from each other, oldest first.
    past: Vec<Range<Millis>>,
    /// Matches whose clock may have run in them.
    owed: HashSet<String>,
    /// How many outages there were so far, and how many when those matches were listed.
    count: u64,
    listed: u64,
}

#[derive(Clone, Copy, Debug)]
struct Lasting {
    since: Millis,
    /// Whether the database was asked again, in vain.
    confirmed: bool,
}

impl Outages {
    pub(crate) fn new(now: Millis) -> Self {
        Self(Mutex::new(Known {
            ran_at: now,
            failed: 0,
            lasting: None,
            past: Vec::new(),
            owed: HashSet::new(),
            count: 0,
            listed: 0,
        }))
    }

    /// Looks whether the server can do its work. Asked again and again, and before anybody is found late: a
    /// process that wakes must find out that it stood still before anything else does.
    pub(crate) fn observe(&self, now: Millis, pulse: &Pulse) {
        let mut known = self.known();
        if now - known.ran_at >= STANDSTILL {
            let stood_still = known.ran_at..now;
            known.add(stood_still);
        }
        known.ran_at = known.ran_at.max(now);
        let ago = |span: Duration| now - Millis::try_from(span.as_millis()).unwrap_or(Millis::MAX);
        let failed = pulse.failed_for.filter(|_| pulse.failed > known.failed);
        known.failed = pulse.failed;
        let began = failed.into_iter().chain(hanging(pulse)).map(ago).min();
        if let (Some(since), None) = (began, known.lasting) {
            known.lasting = Some(Lasting {
                since,
                confirmed: false,
            });
        }
    }

    /// The server was not there.
    pub(crate) fn note_absence(&self, absence: Range<Millis>) {
        self.known().add(absence);
    }

    /// The database took a large write: unless another hangs, it is well. What was shorter than a standstill was
    /// nobody's loss: the failure of one write alone.
    pub(crate) fn note_written(&self, now: Millis, pulse: &Pulse) {
        let mut known = self.known();
        if hanging(pulse).is_none()
            && let Some(Lasting { since, .. }) = known.lasting.take()
            && now - since >= STANDSTILL
        {
            known.add(since..now);
        }
    }

    /// The database did not.
    pub(crate) fn note_not_written(&self) {
        if let Some(lasting) = &mut self.known().lasting {
            lasting.confirmed = true;
        }
    }

    /// Since when the database has taken no writes, while it takes none.
    pub(crate) fn lasting(&self) -> Option<Millis> {
        self.known().lasting.map(|lasting| lasting.since)
    }

    /// Whether it is of no use to ask the database: it was asked, and does not answer.
    pub(crate) fn confirmed(&self) -> bool {
        let lasting = self.known().lasting;
        lasting.is_some_and(|lasting| lasting.confirmed)
    }

    /// For how much of this time the server could not work.
    pub(crate) fn within(&self, span: Range<Millis>) -> Millis {
        let known = self.known();
        let lasting = known.lasting.map(|lasting| lasting.since..Millis::MAX);
        // By when they began: the process may have stood still after the database had stopped answering.
        let mut outages: Vec<Range<Millis>> = known.past.iter().cloned().chain(lasting).collect();
        outages.sort_by_key(|outage| outage.start);
        let mut counted = span.start;
        let mut lost = 0;
        for outage in outages {
            let from = outage.start.max(counted);
            let to = outage.end.min(span.end);
            lost += (to - from).max(0);
            counted = counted.max(to);
        }
        lost
    }

    /// Whether there were outages since matches were last listed that must be credited.
    pub(crate) fn unlisted(&self) -> bool {
        let known = self.known();
        known.listed < known.count
    }

    /// How many outages there were so far.
    pub(crate) fn count(&self) -> u64 {
        self.known().count
    }

    /// These are all matches whose clock ran when there had been so many outages.
    pub(crate) fn note_listed(&self, matches: &[String], count: u64) {
        let mut known = self.known();
        known.owed.extend(matches.iter().cloned());
        known.listed = count;
        known.forget_credited();
    }

    /// A match has been credited, or has no use for time.
    pub(crate) fn note_credited(&self, id: &str) {
        let mut known = self.known();
        known.owed.remove(id);
        known.forget_credited();
    }

    /// Whether a match is to be credited.
    pub(crate) fn is_owed(&self, id: &str) -> bool {
        self.known().owed.contains(id)
    }

    /// All matches that are to be credited.
    pub(crate) fn owed(&self) -> Vec<String> {
        self.known().owed.iter().cloned().collect()
    }

    /// Up to when nothing is owed to anybody: what the next server must know if this one is killed.
    pub(crate) fn settled(&self, now: Millis) -> Millis {
        let known = self.known();
        let first = known.past.first().map(|outage| outage.start);
        let lasting = known.lasting.map(|lasting| lasting.since);
        first.into_iter().chain(lasting).fold(now, Millis::min)
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// For how long a write hangs, if one does.
fn hanging(pulse: &Pulse) -> Option<Duration> {
    pulse.under_way_for.filter(|span| *span >= HANGING)
}

impl Known {
    /// Adds an outage that is over; those that touch become one.
    fn add(&mut self, mut outage: Range<Millis>) {
        self.past.retain(|other| {
            let apart = other.end < outage.start || outage.end < other.start;
            if !apart {
                outage = outage.start.min(other.start)..outage.end.max(other.end);
            }
            apart
        });
        self.past.push(outage);
        self.past.sort_by_key(|outage| outage.start);
        self.count += 1;
    }

    fn forget_credited(&mut self) {
        if self.owed.is_empty() && self.listed == self.count {
            self.past.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WELL: Pulse = Pulse {
        waiting: 0,
        writes: 0,
        commits: 0,
        failed: 0,
        failed_for: None,
        under_way_for: None,
    };

    fn failed(times: u64, ago: u64) -> Pulse {
        Pulse {
            failed: times,
            failed_for: Some(Duration::from_millis(ago)),
            ..WELL
        }
    }

    #[test]
    fn a_process_that_wakes_knows_how_long_it_stood_still() {
        let outages = Outages::new(0);
        for now in (0..=10_000).step_by(200) {
            outages.observe(now, &WELL);
        }
        assert_eq!(outages.within(0..10_000), 0);
        outages.observe(14_000, &WELL);
        assert_eq!(outages.within(9_000..20_000), 4_000);
        assert_eq!(outages.within(12_000..13_000), 1_000);
        assert_eq!(outages.lasting(), None, "it works again");
        assert!(outages.unlisted());
    }

    #[test]
    fn a_failed_write_is_an_outage_until_a_large_one_succeeds() {
        let outages = Outages::new(0);
        outages.observe(900, &failed(1, 300));
        assert_eq!((outages.lasting(), outages.confirmed()), (Some(600), false));
        outages.note_not_written();
        assert!(outages.confirmed());
        for now in (1_000..9_000).step_by(200) {
            outages.observe(now, &failed(1, now as u64 - 600));
        }
        assert_eq!(outages.within(0..8_000), 7_400);
        assert_eq!(outages.settled(8_900), 600);
        outages.note_written(9_000, &WELL);
        assert_eq!(
            (outages.lasting(), outages.within(0..20_000)),
            (None, 8_400)
        );
        // The failures that are known already are no new outage.
        outages.observe(9_100, &failed(1, 8_500));
        assert_eq!(outages.lasting(), None);
    }

    #[test]
    fn a_write_that_fails_alone_stops_nobodys_clock() {
        let outages = Outages::new(0);
        outages.observe(500, &failed(1, 50));
        outages.note_written(600, &WELL);
        assert_eq!((outages.within(0..1_000), outages.unlisted()), (0, false));
    }

    #[test]
    fn a_hanging_write_is_an_outage_before_it_fails() {
        let outages = Outages::new(0);
        let hanging = |ms| Pulse {
            under_way_for: Some(Duration::from_millis(ms)),
            ..WELL
        };
        outages.observe(900, &hanging(900));
        assert_eq!(outages.lasting(), None);
        outages.observe(1_000, &hanging(1_000));
        assert_eq!(outages.lasting(), Some(0));
        outages.note_written(1_500, &hanging(1_500));
        assert_eq!(
            outages.lasting(),
            Some(0),
            "others are written, this one is not"
        );
        outages.note_written(2_000, &WELL);
        assert_eq!((outages.lasting(), outages.within(0..3_000)), (None, 2_000));
    }

    #[test]
    fn no_moment_is_counted_twice() {
        let outages = Outages::new(0);
        // The process stood still while a write was under way, which then failed.
        outages.observe(4_000, &failed(1, 3_500));
        assert_eq!(outages.within(0..4_000), 4_000);
        outages.observe(4_200, &failed(1, 3_700));
        assert_eq!(outages.within(0..4_200), 4_200);
        outages.note_written(5_000, &WELL);
        assert_eq!(outages.within(0..6_000), 5_000);
        outages.note_absence(7_000..9_000);
        assert_eq!(outages.within(0..8_000), 6_000);
    }

    #[test]
    fn standing_still_does_not_hide_that_a_write_hung_before() {
        let outages = Outages::new(0);
        let hanging = |ms| Pulse {
            under_way_for: Some(Duration::from_millis(ms)),
            ..WELL
        };
        for now in (0..=5_000).step_by(200) {
            outages.observe(now, &hanging(now as u64));
        }
        outages.observe(9_000, &hanging(9_000));
        assert_eq!(outages.within(0..10_000), 10_000);
    }

    #[test]
    fn what_is_owed_is_kept_until_everybody_is_credited() {
        let outages = Outages::new(0);
        outages.note_absence(100..5_000);
        let count = outages.count();
        // Another outage, while the matches of the first are looked up.
        outages.note_absence(6_000..8_000);
        outages.note_listed(&["m1".to_owned()], count);
        outages.note_credited("m1");
        assert_eq!(outages.within(0..9_000), 6_900, "m2 may have begun since");
        assert_eq!((outages.unlisted(), outages.settled(9_000)), (true, 100));
        outages.note_listed(&["m1".to_owned(), "m2".to_owned()], outages.count());
        outages.note_credited("m2");
        assert_eq!(outages.owed(), ["m1"]);
        outages.note_credited("m1");
        assert_eq!(
            (outages.within(0..9_000), outages.settled(9_000)),
            (0, 9_000)
        );
    }
}
