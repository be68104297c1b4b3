//! People who wait to be paired, and how long others waited. It lives as long as the server; who waits has
//! a socket open, and asks again after a restart.

use std::collections::{HashMap, HashSet, VecDeque};

use axum::http::StatusCode;
use protocol::{Millis, Person, Seek, SeekView, WaitsSeen};

use crate::TEXTS;

/// So many waits for the same are remembered.
const SEEN: usize = 20;
/// For so many different things: specs are made up by clients.
const KINDS: usize = 500;
/// Who gives up sooner than this only looked.
const ONLY_LOOKED: Millis = 5_000;

texts::refusals! { TEXTS;
    /// Why somebody is not paired.
    pub(crate) enum PairingRefusal {
        /// A program asks.
        People => "pairing-people",
        /// The game is for one.
        Alone => "pairing-alone",
    }
}

impl PairingRefusal {
    pub(crate) const fn status(&self) -> StatusCode {
        match self {
            Self::People => StatusCode::FORBIDDEN,
            Self::Alone => StatusCode::UNPROCESSABLE_ENTITY,
        }
    }
}

/// Somebody who waits.
#[derive(Clone, Debug)]
pub(super) struct Seeker {
    /// By which socket.
    pub(super) visitor: u64,
    pub(super) person: Person,
    /// Players, by id, whom the person does not want to meet.
    pub(super) avoids: HashSet<String>,
    pub(super) since: Millis,
}

#[derive(Debug)]
struct Waiting {
    seek: Seek,
    players: usize,
    seeker: Seeker,
}

/// Everybody who waits, the longest first.
#[derive(Debug, Default)]
pub(super) struct PairingQueue {
    waiting: Vec<Waiting>,
    seen: HashMap<Seek, VecDeque<Wait>>,
}

#[derive(Clone, Copy, Debug)]
struct Wait {
    time: Millis,
    paired: bool,
}

impl PairingQueue {
    /// Somebody wants to be paired: with others who want the same, who then wait no longer, or later.
    pub(super) fn ask(
        &mut self,
        seek: Seek,
        players: usize,
        seeker: Seeker,
        now: Millis,
    ) -> Option<Vec<Seeker>> {
        let mut group: Vec<&Seeker> = vec![&seeker];
        for other in self.waiting.iter().filter(|other| other.seek == seek) {
            if group.iter().all(|one| may_meet(one, &other.seeker)) {
                group.push(&other.seeker);
            }
            if group.len() == players {
                break;
            }
        }
        if group.len() < players {
            self.waiting.push(Waiting {
                seek,
                players,
                seeker,
            });
            return None;
        }
        let group: Vec<Seeker> = group.into_iter().cloned().collect();
        for seeker in &group {
            self.remember(&seek, now - seeker.since, true);
        }
        self.waiting.retain(|waiting| {
            let waits = |seeker: &Seeker| seeker.visitor == waiting.seeker.visitor;
            !group.iter().any(waits)
        });
        Some(group)
    }

    /// Whoever waits by a socket waits no longer; how long it was is remembered.
    pub(super) fn leave(&mut self, visitor: u64, now: Millis, paired: bool) -> bool {
        let index = self.index(visitor);
        if let Some(index) = index {
            let left = self.waiting.remove(index);
            let time = now - left.seeker.since;
            if paired || time >= ONLY_LOOKED {
                self.remember(&left.seek, time, paired);
            }
        }
        index.is_some()
    }

    /// The socket by which a person waits.
    pub(super) fn socket_of(&self, person: &str) -> Option<u64> {
        let mut waiting = self.waiting.iter();
        let found = waiting.find(|waiting| waiting.seeker.person.id == person)?;
        Some(found.seeker.visitor)
    }

    /// What somebody waits for.
    pub(super) fn seek_of(&self, visitor: u64) -> Option<(&Seek, &Seeker)> {
        let waiting = &self.waiting[self.index(visitor)?];
        Some((&waiting.seek, &waiting.seeker))
    }

    /// What people wait for, without their names.
    pub(super) fn view(&self) -> Vec<SeekView> {
        let mut view: Vec<SeekView> = Vec::new();
        for Waiting { seek, players, .. } in &self.waiting {
            let same = |one: &&mut SeekView| {
                one.spec == seek.spec && one.speed == seek.speed && one.rated == seek.rated
            };
            match view.iter_mut().find(same) {
                Some(one) => one.waiting += 1,
                None => view.push(SeekView {
                    spec: seek.spec.clone(),
                    speed: seek.speed,
                    rated: seek.rated,
                    waiting: 1,
                    players: *players,
                }),
            }
        }
        view
    }

    /// How it went for others.
    pub(super) fn seen(&self, seek: &Seek) -> WaitsSeen {
        let Some(waits) = self.seen.get(seek) else {
            return WaitsSeen::default();
        };
        let paired = waits.iter().filter(|wait| wait.paired);
        let mut times: Vec<Millis> = paired.map(|wait| wait.time).collect();
        times.sort_unstable();
        WaitsSeen {
            asked: waits.len(),
            paired: times.len(),
            half_within_ms: times.get(times.len().saturating_sub(1) / 2).copied(),
        }
    }

    fn index(&self, visitor: u64) -> Option<usize> {
        let mut waiting = self.waiting.iter();
        waiting.position(|waiting| waiting.seeker.visitor == visitor)
    }

    fn remember(&mut self, seek: &Seek, time: Millis, paired: bool) {
        if self.seen.len() >= KINDS && !self.seen.contains_key(seek) {
            return;
        }
        let waits = self.seen.entry(seek.clone()).or_default();
        if waits.len() == SEEN {
            waits.pop_front();
        }
        waits.push_back(Wait { time, paired });
    }
}

/// Whether two may sit at one table: nobody plays themselves, or whom one of them avoids.
fn may_meet(one: &Seeker, other: &Seeker) -> bool {
    one.person.id != other.person.id
        && !one.avoids.contains(&other.person.id)
        && !other.avoids.contains(&one.person.id)
}

#[cfg(test)]
mod tests {
    use protocol::Speed;

    use super::*;

    fn seek(spec: &str) -> Seek {
        let (speed, rated) = (Speed::Fast, false);
        let spec = spec.to_owned();
        Seek { spec, speed, rated }
    }

    fn seeker(visitor: u64, avoids: &[u64], since: Millis) -> Seeker {
        let id = |number: u64| format!("p{number}");
        Seeker {
            visitor,
            person: Person {
                id: id(visitor),
                name: id(visitor),
                guest: true,
                bot: false,
                rating: None,
            },
            avoids: avoids.iter().map(|&number| id(number)).collect(),
            since,
        }
    }

    fn visitors(group: Option<Vec<Seeker>>) -> Option<Vec<u64>> {
        let mut visitors: Vec<u64> = group?.iter().map(|seeker| seeker.visitor).collect();
        visitors.sort_unstable();
        Some(visitors)
    }

    #[test]
    fn whoever_waits_longest_is_paired_first_and_only_for_the_same() {
        let mut queue = PairingQueue::default();
        for visitor in [1, 2, 3] {
            let spec = if visitor == 2 { "pantarei" } else { "kamon" };
            // 3 wants the same as 1, and is paired at once.
            let group = queue.ask(seek(spec), 2, seeker(visitor, &[], 0), 10);
            let paired = (visitor == 3).then(|| vec![1, 3]);
            assert_eq!(visitors(group), paired);
        }
        assert_eq!(queue.view().len(), 1);
        assert_eq!(queue.view()[0].spec, "pantarei");
        assert!(queue.leave(2, 20, false));
        assert!(!queue.leave(2, 20, false));
        assert_eq!(queue.view(), Vec::new());
    }

    #[test]
    fn a_table_of_three_waits_for_three() {
        let mut queue = PairingQueue::default();
        let three = |queue: &mut PairingQueue, one| {
            visitors(queue.ask(seek("t"), 3, seeker(one, &[], 0), 0))
        };
        assert_eq!(three(&mut queue, 1), None);
        assert_eq!(three(&mut queue, 2), None);
        assert_eq!(queue.view()[0].waiting, 2);
        assert_eq!(three(&mut queue, 3), Some(vec![1, 2, 3]));
    }

    #[test]
    fn nobody_meets_whom_they_avoid_or_themselves() {
        let mut queue = PairingQueue::default();
        let mut ask = |one: Seeker| visitors(queue.ask(seek("kamon"), 2, one, 0));
        assert_eq!(ask(seeker(1, &[2], 0)), None);
        assert_eq!(ask(seeker(2, &[], 0)), None);
        assert_eq!(ask(seeker(3, &[1], 0)), Some(vec![2, 3]));
        let again = Seeker {
            visitor: 9,
            ..seeker(1, &[], 0)
        };
        assert_eq!(ask(again), None);
    }

    #[test]
    fn waits_are_told_as_they_were() {
        let mut queue = PairingQueue::default();
        let kamon = seek("kamon");
        assert_eq!(queue.seen(&kamon), WaitsSeen::default());
        queue.ask(kamon.clone(), 2, seeker(1, &[], 0), 0);
        queue.ask(kamon.clone(), 2, seeker(2, &[], 40_000), 40_000);
        let expected = WaitsSeen {
            asked: 2,
            paired: 2,
            half_within_ms: Some(0),
        };
        assert_eq!(queue.seen(&kamon), expected);
        // Who gives up after a minute counts, who only looked does not.
        for (visitor, time) in [(3, 60_000), (4, 1_000)] {
            queue.ask(kamon.clone(), 2, seeker(visitor, &[], 0), 0);
            queue.leave(visitor, time, false);
        }
        assert_eq!(queue.seen(&kamon).asked, 3);
        assert_eq!(queue.seen(&kamon).paired, 2);
        assert_eq!(queue.seen(&seek("pantarei")), WaitsSeen::default());
    }
}
