//! Analysis on demand: a desk that takes jobs in, and one thread, apart from the bots', that does
//! them one after the other. Everybody has one job at a time and so much thinking a day, and so have all
//! guests of one address together.

mod fairness;
mod job;

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use catalog::Match;
use texts::Message;

use crate::error::refuse;
use crate::matches::Millis;
use crate::names::new_id;
pub(crate) use fairness::must_be_fair;
pub(crate) use job::{Effort, JobView};
use job::{Job, Status};

/// So many jobs wait at most.
const QUEUE: usize = 32;
/// So long after its end a job can still be asked about.
const KEPT: Duration = Duration::from_mins(15);
/// A job in the queue that nobody has asked about for so long is given up.
const FORGOTTEN: Duration = Duration::from_mins(1);
/// Seconds of thinking a day.
const GUESTS_QUOTA: u64 = 120;
/// So many times that, and so many jobs, have all guests of one address: a family, a class.
const GUESTS_TOGETHER: usize = 4;
const ACCOUNTS_QUOTA: u64 = 900;

const A_DAY: Millis = 24 * 3600 * 1000;

/// Where jobs are handed in and asked about.
#[derive(Clone, Debug)]
pub(crate) struct Desk {
    book: Arc<Mutex<Book>>,
    bell: Sender<()>,
}

#[derive(Debug, Default)]
struct Book {
    jobs: HashMap<String, Job>,
    queue: VecDeque<String>,
    /// The day, and seconds of thinking that everybody has used in it.
    used: (Millis, HashMap<String, u64>),
}

/// Why a job is not taken in, and in how many seconds it might be.
#[derive(Debug)]
pub(crate) struct NotTaken {
    pub(crate) message: Message,
    pub(crate) retry_after: u64,
}

/// Who hands a job in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Owner<'a> {
    pub(crate) id: &'a str,
    /// Where a guest comes from: anybody can be many guests, but not at many addresses.
    pub(crate) guest_at: Option<IpAddr>,
}

impl Desk {
    pub(crate) fn open() -> Self {
        let (bell, rings) = channel();
        let book = Arc::default();
        let weak = Arc::downgrade(&book);
        let thread = std::thread::Builder::new().name("analysis".to_owned());
        if let Err(error) = thread.spawn(move || work(&weak, &rings)) {
            tracing::error!(%error, "the thread for analysis could not be started");
        }
        Self { book, bell }
    }

    /// Takes a job in and says its id; or says why not, and when to come again.
    pub(crate) fn take(
        &self,
        owner: Owner<'_>,
        game: Box<dyn Match>,
        effort: Effort,
        now: Millis,
    ) -> Result<String, NotTaken> {
        #[cfg(test)]
        let never_begins = crate::twins::analyse(game.as_ref());
        let mut book = self.book();
        book.tidy(now);
        let wait = book.seconds_ahead(None);
        let busy = |code: &'static str, retry_after: u64| NotTaken {
            message: refuse(code).with("seconds", retry_after as i64),
            retry_after,
        };
        let own = book.jobs.iter().find(|(_, job)| job.is_of(owner.id));
        if let Some((id, _)) = own {
            let id = id.clone();
            return Err(busy("analysis-one", book.seconds_ahead(Some(&id))));
        }
        if book.queue.len() >= QUEUE {
            return Err(busy("analysis-busy", wait));
        }
        if let Some(address) = owner.guest_at {
            let same = book.jobs.values().filter(|job| job.is_from(address));
            if same.count() >= GUESTS_TOGETHER {
                return Err(busy("analysis-busy", wait));
            }
        }
        for (purse, quota) in owner.purses() {
            let used = book.used.1.get(&purse).copied().unwrap_or(0);
            if used + effort.time().as_secs() > quota {
                let tomorrow = ((A_DAY - now % A_DAY) / 1000) as u64;
                return Err(NotTaken {
                    message: refuse("analysis-quota").with("seconds", quota as i64),
                    retry_after: tomorrow.max(1),
                });
            }
        }
        for (purse, _) in owner.purses() {
            *book.used.1.entry(purse).or_default() += effort.time().as_secs();
        }
        let id = new_id();
        book.jobs.insert(id.clone(), Job::new(owner, game, effort));
        book.queue.push_back(id.clone());
        drop(book);
        #[cfg(test)]
        if never_begins {
            return Ok(id);
        }
        let _ = self.bell.send(());
        Ok(id)
    }

    /// How a job stands; nothing if there is none of this id and owner.
    pub(crate) fn look(&self, owner: Owner<'_>, id: &str) -> Option<JobView> {
        let mut book = self.book();
        let place = book.queue.iter().position(|other| other == id);
        let left = owner.purses().map(|(purse, quota)| {
            let used = book.used.1.get(&purse).copied().unwrap_or(0);
            quota.saturating_sub(used)
        });
        let left = left.min().unwrap_or(0);
        let job = book.jobs.get_mut(id).filter(|job| job.owner == owner.id)?;
        job.asked_at = Instant::now();
        Some(job.view(id, place.map(|place| place + 1), left))
    }

    /// Ends a job; false if there is none of this id and owner.
    pub(crate) fn cancel(&self, owner: Owner<'_>, id: &str) -> bool {
        let mut book = self.book();
        let Some(job) = book.jobs.get_mut(id).filter(|job| job.owner == owner.id) else {
            return false;
        };
        let waited = matches!(job.status, Status::Queued);
        let cost = job.effort.time().as_secs();
        job.cancel();
        book.queue.retain(|other| other != id);
        // What was never thought about is not counted.
        for (purse, _) in owner.purses().filter(|_| waited) {
            if let Some(used) = book.used.1.get_mut(&purse) {
                *used = used.saturating_sub(cost);
            }
        }
        true
    }

    fn book(&self) -> MutexGuard<'_, Book> {
        self.book.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Owner<'_> {
    /// Where thinking is counted, and how much of it a day has.
    fn purses(self) -> impl Iterator<Item = (String, u64)> {
        let own = match self.guest_at {
            Some(_) => GUESTS_QUOTA,
            None => ACCOUNTS_QUOTA,
        };
        let together = self.guest_at.map(|address| {
            let quota = GUESTS_QUOTA * GUESTS_TOGETHER as u64;
            (format!("guests at {address}"), quota)
        });
        [(self.id.to_owned(), own)].into_iter().chain(together)
    }
}

impl Book {
    fn tidy(&mut self, now: Millis) {
        let today = now / A_DAY;
        if self.used.0 != today {
            self.used = (today, HashMap::new());
        }
        self.jobs
            .retain(|_, job| job.ended_at.is_none_or(|end| end.elapsed() < KEPT));
    }

    /// Seconds until the thread has done everything before this job and the job itself.
    fn seconds_ahead(&self, until: Option<&str>) -> u64 {
        let running = self.jobs.values().map(Job::seconds_left).sum::<u64>();
        let mut ahead = running;
        for id in &self.queue {
            ahead += self
                .jobs
                .get(id)
                .map_or(0, |job| job.effort.time().as_secs());
            if Some(id.as_str()) == until {
                break;
            }
        }
        ahead.max(1)
    }

    /// The next job that somebody still waits for.
    fn next(&mut self) -> Option<(String, Box<dyn Match>, search::Limits)> {
        loop {
            let id = self.queue.pop_front()?;
            let Some(job) = self.jobs.get_mut(&id) else {
                continue;
            };
            if job.asked_at.elapsed() > FORGOTTEN {
                job.cancel();
                continue;
            }
            let (game, limits) = job.start();
            return Some((id, game, limits));
        }
    }
}

fn work(book: &Weak<Mutex<Book>>, rings: &Receiver<()>) {
    while rings.recv().is_ok() {
        let with = |act: &mut dyn FnMut(&mut Book)| {
            if let Some(book) = book.upgrade() {
                act(&mut book.lock().unwrap_or_else(PoisonError::into_inner));
            }
        };
        let mut next = None;
        with(&mut |book| next = book.next());
        let Some((id, game, limits)) = next else {
            continue;
        };
        let mut tell = |thought: &catalog::Thought| {
            with(&mut |book| {
                if let Some(job) = book.jobs.get_mut(&id) {
                    job.thought = Some(thought.clone());
                }
            });
        };
        let thought = job::think(game.as_ref(), &limits, &mut tell);
        with(&mut |book| {
            if let Some(job) = book.jobs.get_mut(&id) {
                job.end(thought.clone());
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    fn kamon() -> Box<dyn Match> {
        let rules = catalog::configure("kamon").unwrap();
        let setup = rules.deal(&mut game::SeededDice::new(1));
        rules.begin(&setup).unwrap()
    }

    const fn account(id: &str) -> Owner<'_> {
        Owner { id, guest_at: None }
    }

    const fn guest(id: &str) -> Owner<'_> {
        let here = IpAddr::V4(Ipv4Addr::LOCALHOST);
        Owner {
            id,
            guest_at: Some(here),
        }
    }

    fn taken(desk: &Desk, owner: &str) -> Result<String, NotTaken> {
        desk.take(account(owner), kamon(), Effort::Deep, 0)
    }

    #[test]
    fn the_queue_is_bounded_fair_and_tells_how_long_it_is() {
        let desk = Desk {
            // Nobody works: everything stays in the queue.
            book: Arc::default(),
            bell: channel().0,
        };
        let first = taken(&desk, "u0").unwrap();
        for user in 1..QUEUE {
            taken(&desk, &format!("u{user}")).unwrap();
        }
        let again = taken(&desk, "u0").unwrap_err();
        assert_eq!(
            (again.message.code(), again.retry_after),
            ("analysis-one", 20)
        );
        let late = taken(&desk, "late").unwrap_err();
        assert_eq!(late.message.code(), "analysis-busy");
        assert_eq!(late.retry_after, 20 * QUEUE as u64);
        let look = |user: &str, id: &str| desk.look(account(user), id);
        assert_eq!(look("u0", &first).unwrap().place, Some(1));
        assert!(look("u1", &first).is_none(), "jobs are their owner's");
        assert!(!desk.cancel(account("u1"), &first));
        assert!(desk.cancel(account("u0"), &first));
        assert_eq!(look("u0", &first).unwrap().status, "cancelled");
        taken(&desk, "late").unwrap();
    }

    #[test]
    fn a_day_has_so_much_thinking() {
        let desk = Desk {
            book: Arc::default(),
            bell: channel().0,
        };
        let guest = guest("g");
        let noon = A_DAY / 2;
        for _ in 0..GUESTS_QUOTA / 20 {
            let id = desk.take(guest, kamon(), Effort::Deep, noon).unwrap();
            desk.book().jobs.get_mut(&id).unwrap().start();
            desk.cancel(guest, &id);
        }
        let refused = desk.take(guest, kamon(), Effort::Quick, noon).unwrap_err();
        assert_eq!(refused.message.code(), "analysis-quota");
        assert_eq!(refused.retry_after, 12 * 3600);
        desk.take(guest, kamon(), Effort::Quick, noon + A_DAY)
            .unwrap();
    }

    #[test]
    fn whoever_is_many_guests_gets_no_more() {
        let desk = Desk {
            book: Arc::default(),
            bell: channel().0,
        };
        let take = |name: &str| desk.take(guest(name), kamon(), Effort::Deep, 0);
        let names: Vec<String> = (0..1000).map(|number| format!("g{number}")).collect();
        let (mut taken, mut refused) = (Vec::new(), None);
        for name in &names {
            match take(name) {
                Ok(id) => taken.push((name, id)),
                Err(not_taken) if not_taken.message.code() == "analysis-busy" => {
                    assert_eq!(taken.len(), GUESTS_TOGETHER);
                    for (name, id) in taken.drain(..) {
                        desk.book().jobs.get_mut(&id).unwrap().start();
                        desk.cancel(guest(name), &id);
                    }
                }
                Err(not_taken) => {
                    refused = Some(not_taken);
                    break;
                }
            }
        }
        assert_eq!(refused.unwrap().message.code(), "analysis-quota");
        desk.take(account("somebody"), kamon(), Effort::Deep, 0)
            .unwrap();
    }
}
