//! Time in which the server could not do its work. One definition for all who ask, clocks and `/readyz` alike:
//!
//! - it was not there: between the last heartbeat before a start and the start;
//! - another node was there for a match and is no longer: until this one took the match over;
//! - its process stood still: nothing ran for a second, as a process finds out when it wakes;
//! - its database took no writes: one has failed or hangs, and no write as large as any has succeeded since.
//!
//! Whoever wanted to move could not, so that nobody's clock is charged for it.

use std::collections::{HashMap, HashSet};
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
    /// Matches that another node has left behind, and when nobody looked after them.
    left_alone: HashMap<String, Range<Millis>>,
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
            left_alone: HashMap::new(),
            count: 0,
            listed: 0,
        }))
    }

    /// Forgets everything: what was this server's is another's now, who knows what is owed.
    pub(crate) fn start_anew(&self, now: Millis) {
        let anew = Self::new(now);
        let failed = self.known().failed;
        *self.known() = Known {
            failed,
            ..anew.0.into_inner().unwrap_or_else(PoisonError::into_inner)
        };
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

    /// A match was another node's, and nobody looked after it for a while.
    pub(crate) fn note_left_alone(&self, id: &str, absence: Range<Millis>) {
        let mut known = self.known();
        known.owed.insert(id.to_owned());
        known.left_alone.insert(id.to_owned(), absence);
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

    /// For how much of this time nobody could work for a match.
    pub(crate) fn within(&self, id: &str, span: Range<Millis>) -> Millis {
        let known = self.known();
        let lasting = known.lasting.map(|lasting| lasting.since..Millis::MAX);
        let own = known.left_alone.get(id).cloned();
        // By when they began: the process may have stood still after the database had stopped answering.
        let mut outages: Vec<Range<Millis>> = known
            .past
            .iter()
            .cloned()
            .chain(lasting)
            .chain(own)
            .collect();
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
        known.left_alone.remove(id);
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
        let left_alone = known.left_alone.values().map(|absence| absence.start);
        let first = known.past.first().map(|outage| outage.start);
        let lasting = known.lasting.map(|lasting| lasting.since);
        let since = first.into_iter().chain(lasting).chain(left_alone);
        since.fold(now, Millis::min)
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
mod tests;
