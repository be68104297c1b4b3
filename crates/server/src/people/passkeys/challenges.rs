use std::collections::VecDeque;
use std::fmt::{self, Debug};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::matches::Millis;

/// So long a device may take to answer.
pub(crate) const PATIENCE: Duration = Duration::from_mins(5);
/// So many wait for an answer at the same time; then the oldest is forgotten.
const MOST: usize = 10_000;
/// So many of one browser, which may have several tabs.
const MOST_OF_ONE: usize = 4;

/// What devices were asked, the oldest first. Each is answered once, in time, and by whom it was asked for; a server
/// that restarts has forgotten them, and whoever was asked asks again.
pub(crate) struct Challenges<S>(Mutex<VecDeque<Challenge<S>>>);

struct Challenge<S> {
    id: String,
    whose: String,
    until: Millis,
    state: S,
}

impl<S> Default for Challenges<S> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<S> Debug for Challenges<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Challenges(..)")
    }
}

impl<S> Challenges<S> {
    /// Remembers what was asked.
    pub(crate) fn put(&self, id: String, whose: &str, now: Millis, state: S) {
        let mut waiting = self.waiting(now);
        let own = waiting.iter().filter(|one| one.whose == whose).count();
        let oldest = waiting.iter().position(|one| one.whose == whose);
        if let Some(oldest) = oldest.filter(|_| own >= MOST_OF_ONE) {
            waiting.remove(oldest);
        }
        while waiting.len() >= MOST {
            waiting.pop_front();
        }
        waiting.push_back(Challenge {
            id,
            whose: whose.to_owned(),
            until: now + PATIENCE.as_millis() as Millis,
            state,
        });
    }

    /// What was asked under this id, of them; it can't be answered again.
    pub(crate) fn take(&self, id: &str, whose: &str, now: Millis) -> Option<S> {
        let mut waiting = self.waiting(now);
        let is = |one: &Challenge<S>| one.id == id && one.whose == whose;
        let found = waiting.iter().position(is)?;
        waiting.remove(found).map(|one| one.state)
    }

    /// Those that still wait. All have the same patience, so that the oldest are over first.
    fn waiting(&self, now: Millis) -> MutexGuard<'_, VecDeque<Challenge<S>>> {
        let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        while waiting.front().is_some_and(|oldest| oldest.until <= now) {
            waiting.pop_front();
        }
        waiting
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(challenges: &Challenges<u32>, whose: &str, number: u32, now: Millis) {
        challenges.put(number.to_string(), whose, now, number);
    }

    #[test]
    fn a_challenge_is_answered_once_in_time_and_by_whom_it_is_for() {
        let challenges = Challenges::default();
        asked(&challenges, "ada", 1, 0);
        assert_eq!(challenges.take("1", "bob", 1), None);
        assert_eq!(challenges.take("1", "ada", 1), Some(1));
        assert_eq!(challenges.take("1", "ada", 1), None);
        asked(&challenges, "ada", 2, 0);
        assert_eq!(challenges.take("2", "ada", 300_000), None);
    }

    #[test]
    fn they_are_bounded_for_one_and_for_all() {
        let challenges = Challenges::default();
        asked(&challenges, "bob", 0, 0);
        for number in 1..=5 {
            asked(&challenges, "ada", number, 0);
        }
        assert_eq!(challenges.take("1", "ada", 1), None, "the oldest is gone");
        assert_eq!(challenges.take("2", "ada", 1), Some(2));
        for number in 10..10 + MOST as u32 {
            asked(&challenges, &format!("guest {number}"), number, 0);
        }
        assert_eq!(challenges.waiting(1).len(), MOST);
        assert_eq!(challenges.take("0", "bob", 1), None);
        assert_eq!(challenges.waiting(300_000).len(), 0);
    }
}
