//! Analysis on demand: a queue that takes jobs in, and one thread, apart from the bots', that does
//! them one after the other, where no workers do. Everybody has one job at a time and so much thinking a day, and so have all
//! guests of one address together.

mod asked;
mod fairness;
mod job;
mod refusal;

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use catalog::Match;
use protocol::JobView;

use crate::jobs::{JobQueue, Rank, work_here};
use crate::matches::Millis;
use crate::world::World;
use asked::Asked;
pub(crate) use fairness::must_be_fair;
use job::{Job, Status};
pub(crate) use job::{Kind, Wanted};
pub(crate) use refusal::AnalysisRefusal;

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
pub(crate) struct AnalysisQueue {
    jobs: Arc<Mutex<Jobs>>,
    /// Where they wait for somebody who thinks. Never asked anything while `jobs` is locked.
    queue: JobQueue,
    world: World,
}

#[derive(Debug, Default)]
struct Jobs {
    by_id: HashMap<String, Job>,
    queue: VecDeque<String>,
    /// The day, and seconds of thinking that everybody has used in it.
    used: (Millis, HashMap<String, u64>),
}

/// Who hands a job in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Owner<'a> {
    pub(crate) id: &'a str,
    /// Where a guest comes from: anybody can be many guests, but not at many addresses.
    pub(crate) guest_at: Option<IpAddr>,
}

impl AnalysisQueue {
    pub(crate) fn open(world: World, queue: JobQueue, threads: usize) -> Self {
        work_here(&queue, "analysis", &[Rank::Person, Rank::Review], threads);
        Self {
            jobs: Arc::default(),
            queue,
            world,
        }
    }

    /// Takes a job in and says its id; or says why not, and when to come again.
    pub(crate) fn take(
        &self,
        owner: Owner<'_>,
        wanted: Wanted,
        game: &dyn Match,
        now: Millis,
    ) -> Result<String, AnalysisRefusal> {
        let cost = wanted.time().as_secs();
        let begins = self.world.thinker.takes_analysis(game);
        let mut jobs = self.jobs();
        jobs.tidy(now);
        let busy = AnalysisRefusal::Busy {
            seconds: jobs.seconds_ahead(None),
        };
        let own = jobs.by_id.iter().find(|(_, job)| job.is_of(owner.id));
        if let Some((id, _)) = own {
            let seconds = jobs.seconds_ahead(Some(id));
            return Err(AnalysisRefusal::One { seconds });
        }
        if jobs.queue.len() >= QUEUE {
            return Err(busy);
        }
        if let Some(address) = owner.guest_at {
            let same = jobs.by_id.values().filter(|job| job.is_from(address));
            if same.count() >= GUESTS_TOGETHER {
                return Err(busy);
            }
        }
        for (account, quota) in owner.quotas() {
            let used = jobs.used.1.get(&account).copied().unwrap_or(0);
            if used + cost > quota {
                let tomorrow = ((A_DAY - now % A_DAY) / 1000) as u64;
                return Err(AnalysisRefusal::Quota {
                    seconds: quota,
                    retry_after: tomorrow.max(1),
                });
            }
        }
        for (account, _) in owner.quotas() {
            *jobs.used.1.entry(account).or_default() += cost;
        }
        let id = self.world.new_id();
        jobs.by_id.insert(id.clone(), Job::new(owner, wanted));
        jobs.queue.push_back(id.clone());
        drop(jobs);
        if begins {
            let task = wanted.task(game);
            let asked = Asked::new(&self.jobs, &id, &task);
            let place = self.queue.push(wanted.rank(), task, Arc::new(asked));
            if let Some(job) = self.jobs().by_id.get_mut(&id) {
                job.place = place;
            }
        }
        Ok(id)
    }

    /// How a job stands; nothing if there is none of this id and owner.
    pub(crate) fn look(&self, owner: Owner<'_>, id: &str) -> Option<JobView> {
        let mut jobs = self.jobs();
        let place = jobs.queue.iter().position(|other| other == id);
        let left = owner.quotas().map(|(account, quota)| {
            let used = jobs.used.1.get(&account).copied().unwrap_or(0);
            quota.saturating_sub(used)
        });
        let left = left.min().unwrap_or(0);
        let job = jobs.by_id.get_mut(id).filter(|job| job.owner == owner.id)?;
        job.asked_at = Instant::now();
        Some(job.view(id, place.map(|place| place + 1), left))
    }

    /// Ends a job; false if there is none of this id and owner.
    pub(crate) fn cancel(&self, owner: Owner<'_>, id: &str) -> bool {
        let mut jobs = self.jobs();
        let Some(job) = jobs.by_id.get_mut(id).filter(|job| job.owner == owner.id) else {
            return false;
        };
        let waited = matches!(job.status, Status::Queued);
        let cost = job.time.as_secs();
        job.cancel();
        let place = job.place;
        jobs.queue.retain(|other| other != id);
        // What was never thought about is not counted.
        for (account, _) in owner.quotas().filter(|_| waited) {
            if let Some(used) = jobs.used.1.get_mut(&account) {
                *used = used.saturating_sub(cost);
            }
        }
        drop(jobs);
        if let Some(place) = place {
            self.queue.drop_job(place);
        }
        true
    }

    fn jobs(&self) -> MutexGuard<'_, Jobs> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Owner<'_> {
    /// Where thinking is counted, and how much of it a day has.
    fn quotas(self) -> impl Iterator<Item = (String, u64)> {
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

impl Jobs {
    fn tidy(&mut self, now: Millis) {
        let today = now / A_DAY;
        if self.used.0 != today {
            self.used = (today, HashMap::new());
        }
        self.by_id
            .retain(|_, job| job.ended_at.is_none_or(|end| end.elapsed() < KEPT));
    }

    /// Seconds until the thread has done everything before this job and the job itself.
    fn seconds_ahead(&self, until: Option<&str>) -> u64 {
        let running = self.by_id.values().map(Job::seconds_left).sum::<u64>();
        let mut ahead = running;
        for id in &self.queue {
            ahead += self.by_id.get(id).map_or(0, |job| job.time.as_secs());
            if Some(id.as_str()) == until {
                break;
            }
        }
        ahead.max(1)
    }

    /// Whether nobody waits for a job any more: it was given up, or nobody has asked about it for long.
    fn is_unwanted(&mut self, id: &str) -> bool {
        let Some(job) = self.by_id.get_mut(id) else {
            return true;
        };
        let waits = matches!(job.status, Status::Queued);
        if waits && job.asked_at.elapsed() > FORGOTTEN {
            job.cancel();
            self.queue.retain(|other| other != id);
        }
        job.ended_at.is_some()
    }

    /// Somebody thinks about a job now.
    fn begin(&mut self, id: &str) {
        self.queue.retain(|other| other != id);
        if let Some(job) = self.by_id.get_mut(id) {
            job.begin();
        }
    }

    /// Whoever thought about a job did not come to an end.
    fn begin_again(&mut self, id: &str) {
        if let Some(job) = self.by_id.get_mut(id)
            && job.ended_at.is_none()
        {
            job.status = Status::Queued;
            self.queue.push_front(id.to_owned());
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use protocol::Effort;

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

    const QUICK: Wanted = Wanted {
        kind: Kind::Position,
        effort: Effort::Quick,
    };

    const fn deep(kind: Kind) -> Wanted {
        let effort = Effort::Deep;
        Wanted { kind, effort }
    }

    fn taken(analysis: &AnalysisQueue, owner: &str) -> Result<String, AnalysisRefusal> {
        analysis.take(account(owner), deep(Kind::Position), kamon().as_ref(), 0)
    }

    #[test]
    fn the_queue_is_bounded_fair_and_tells_how_long_it_is() {
        let analysis = AnalysisQueue {
            // Nobody works: everything stays in the queue.
            jobs: Arc::default(),
            queue: JobQueue::default(),
            world: World::new(&crate::Config::default()),
        };
        let first = taken(&analysis, "u0").unwrap();
        for user in 1..QUEUE {
            taken(&analysis, &format!("u{user}")).unwrap();
        }
        let again = taken(&analysis, "u0").unwrap_err();
        assert_eq!(again, AnalysisRefusal::One { seconds: 20 });
        let late = taken(&analysis, "late").unwrap_err();
        let seconds = 20 * QUEUE as u64;
        assert_eq!(late, AnalysisRefusal::Busy { seconds });
        let look = |user: &str, id: &str| analysis.look(account(user), id);
        assert_eq!(look("u0", &first).unwrap().place, Some(1));
        assert!(look("u1", &first).is_none(), "jobs are their owner's");
        assert!(!analysis.cancel(account("u1"), &first));
        assert!(analysis.cancel(account("u0"), &first));
        assert_eq!(look("u0", &first).unwrap().status, "cancelled");
        taken(&analysis, "late").unwrap();
    }

    #[test]
    fn a_day_has_so_much_thinking() {
        let analysis = AnalysisQueue {
            jobs: Arc::default(),
            queue: JobQueue::default(),
            world: World::new(&crate::Config::default()),
        };
        let guest = guest("g");
        let noon = A_DAY / 2;
        for _ in 0..GUESTS_QUOTA / 20 {
            let id = analysis
                .take(guest, deep(Kind::Position), kamon().as_ref(), noon)
                .unwrap();
            analysis.jobs().by_id.get_mut(&id).unwrap().begin();
            analysis.cancel(guest, &id);
        }
        let refused = analysis
            .take(guest, QUICK, kamon().as_ref(), noon)
            .unwrap_err();
        let quota = AnalysisRefusal::Quota {
            seconds: GUESTS_QUOTA,
            retry_after: 12 * 3600,
        };
        assert_eq!(refused, quota);
        analysis
            .take(guest, QUICK, kamon().as_ref(), noon + A_DAY)
            .unwrap();
    }

    #[test]
    fn whoever_is_many_guests_gets_no_more() {
        let analysis = AnalysisQueue {
            jobs: Arc::default(),
            queue: JobQueue::default(),
            world: World::new(&crate::Config::default()),
        };
        let take =
            |name: &str| analysis.take(guest(name), deep(Kind::Position), kamon().as_ref(), 0);
        let names: Vec<String> = (0..1000).map(|number| format!("g{number}")).collect();
        let (mut taken, mut refused) = (Vec::new(), None);
        for name in &names {
            match take(name) {
                Ok(id) => taken.push((name, id)),
                Err(AnalysisRefusal::Busy { .. }) => {
                    assert_eq!(taken.len(), GUESTS_TOGETHER);
                    for (name, id) in taken.drain(..) {
                        analysis.jobs().by_id.get_mut(&id).unwrap().begin();
                        analysis.cancel(guest(name), &id);
                    }
                }
                Err(rejected) => {
                    refused = Some(rejected);
                    break;
                }
            }
        }
        assert!(matches!(refused, Some(AnalysisRefusal::Quota { .. })));
        analysis
            .take(
                account("somebody"),
                deep(Kind::Position),
                kamon().as_ref(),
                0,
            )
            .unwrap();
    }

    #[test]
    fn a_review_costs_as_much_as_it_thinks() {
        let analysis = AnalysisQueue {
            jobs: Arc::default(),
            queue: JobQueue::default(),
            world: World::new(&crate::Config::default()),
        };
        let guest = guest("g");
        let review = deep(Kind::Review);
        let id = analysis.take(guest, review, kamon().as_ref(), 0).unwrap();
        assert_eq!(analysis.look(guest, &id).unwrap().quota_left, 0);
        // It is given back if it was never begun, and not if it was.
        analysis.cancel(guest, &id);
        let id = analysis.take(guest, review, kamon().as_ref(), 0).unwrap();
        analysis.jobs().by_id.get_mut(&id).unwrap().begin();
        analysis.cancel(guest, &id);
        let refused = analysis
            .take(guest, QUICK, kamon().as_ref(), 0)
            .unwrap_err();
        assert!(matches!(refused, AnalysisRefusal::Quota { .. }));
    }
}
