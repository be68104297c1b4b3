//! What the threads of a search share: the count, the clock, and who does which part.

use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::time::Duration;

use search::Now;

use super::{Ending, Mode, Options, Progress, Solution};

/// Goes on, or ends the search on this thread.
pub(super) type Flow = ControlFlow<()>;

/// Where solutions go; false if nobody wants more.
pub(super) type Hand<'a> = Box<dyn FnMut(Solution) -> bool + Send + 'a>;

/// Solutions kept by whoever searches without threads of its own.
#[derive(Default)]
pub(super) struct Found(Mutex<Vec<Solution>>);

impl Found {
    /// Takes all there are.
    pub(super) fn taken(&self) -> Hand<'_> {
        Box::new(|solution| {
            // Nobody breaks while holding it.
            self.0.lock().is_ok_and(|mut all| {
                all.push(solution);
                true
            })
        })
    }

    pub(super) fn into_iter(self) -> impl Iterator<Item = Solution> {
        self.0.into_inner().unwrap_or_default().into_iter()
    }
}

/// So many nodes between two looks at the clock.
const CHECK_INTERVAL: u32 = 4096;

/// One search, seen by all its threads.
pub(super) struct SearchState<'a> {
    mode: Mode,
    now: Now,
    start: Duration,
    deadline: Option<Duration>,
    stop: &'a AtomicBool,
    over: AtomicBool,
    stopped: AtomicBool,
    /// Threads that searched all they could, and threads that did not.
    exhausted: AtomicUsize,
    interrupted: AtomicUsize,
    count: AtomicU64,
    nodes: AtomicU64,
    jobs: AtomicUsize,
    next_job: AtomicUsize,
    jobs_done: AtomicUsize,
}

impl<'a> SearchState<'a> {
    pub(super) fn new(options: &Options, stop: &'a AtomicBool) -> Self {
        let start = (options.now)();
        SearchState {
            mode: options.mode,
            now: options.now,
            start,
            deadline: options.limit.and_then(|limit| start.checked_add(limit)),
            stop,
            over: AtomicBool::new(false),
            stopped: AtomicBool::new(false),
            exhausted: AtomicUsize::new(0),
            interrupted: AtomicUsize::new(0),
            count: AtomicU64::new(0),
            nodes: AtomicU64::new(0),
            jobs: AtomicUsize::new(0),
            next_job: AtomicUsize::new(0),
            jobs_done: AtomicUsize::new(0),
        }
    }

    pub(super) fn count(&self) -> u64 {
        self.count.load(Relaxed)
    }

    pub(super) fn nodes(&self) -> u64 {
        self.nodes.load(Relaxed)
    }

    /// Nobody wants to know more.
    pub(super) fn abandon(&self) {
        self.stopped.store(true, Relaxed);
        self.over.store(true, Relaxed);
    }

    pub(super) fn set_jobs(&self, jobs: usize) {
        self.jobs.store(jobs, Relaxed);
    }

    pub(super) fn ending(&self) -> Ending {
        let first = self.mode == Mode::First;
        // All threads share one search, but each looks for a first solution on its own.
        let enough = if first {
            &self.exhausted
        } else {
            &self.interrupted
        };
        if first && self.count() > 0 {
            Ending::Found
        } else if (enough.load(Relaxed) > 0) == first {
            Ending::Complete
        } else if self.stopped.load(Relaxed) {
            Ending::Stopped
        } else {
            Ending::TimeUp
        }
    }

    pub(super) fn elapsed(&self) -> Duration {
        (self.now)().saturating_sub(self.start)
    }

    pub(super) fn progress(&self) -> Progress {
        let jobs = self.jobs.load(Relaxed);
        let done = self.jobs_done.load(Relaxed) as f64;
        Progress {
            count: self.count(),
            nodes: self.nodes(),
            fraction: (jobs > 0).then(|| done / jobs as f64),
            time: self.elapsed(),
        }
    }

    fn is_over(&self) -> bool {
        if self.over.load(Relaxed) {
            return true;
        }
        let stopped = self.stop.load(Relaxed);
        let late = self
            .deadline
            .is_some_and(|deadline| (self.now)() >= deadline);
        if stopped {
            self.stopped.store(true, Relaxed);
        }
        if stopped || late {
            self.over.store(true, Relaxed);
        }
        stopped || late
    }
}

/// One thread's view of the search.
pub(super) struct Worker<'a> {
    state: &'a SearchState<'a>,
    found: Option<Hand<'a>>,
    nodes: u32,
    count: u64,
    /// Nodes left in this attempt; the state's end comes on top.
    budget: u64,
    jobs_seen: usize,
    my_job: usize,
}

impl<'a> Worker<'a> {
    pub(super) fn new(state: &'a SearchState<'a>, found: Hand<'a>) -> Self {
        let my_job = state.next_job.fetch_add(1, Relaxed);
        Worker {
            state,
            found: Some(found),
            nodes: 0,
            count: 0,
            budget: u64::MAX,
            jobs_seen: 0,
            my_job,
        }
    }

    /// A worker that walks past all jobs and only counts them.
    pub(super) fn counting_jobs(state: &'a SearchState<'a>) -> Self {
        let my_job = usize::MAX;
        Worker {
            state,
            found: None,
            nodes: 0,
            count: 0,
            budget: u64::MAX,
            jobs_seen: 0,
            my_job,
        }
    }

    pub(super) fn jobs_seen(&self) -> usize {
        self.jobs_seen
    }

    /// Whether the solutions themselves are wanted.
    pub(super) fn wants_solutions(&self) -> bool {
        self.state.mode != Mode::Count
    }

    /// From here on, break off after so many nodes.
    pub(super) fn start_attempt(&mut self, budget: u64) {
        self.budget = budget;
    }

    /// Whether the last break was only the attempt's.
    pub(super) fn attempt_is_over(&self) -> bool {
        self.budget == 0 && !self.state.over.load(Relaxed)
    }

    /// Counts a node, and now and then looks whether to go on.
    #[inline]
    pub(super) fn tick(&mut self) -> Flow {
        self.nodes += 1;
        if self.nodes >= CHECK_INTERVAL {
            self.check_limits()
        } else {
            Flow::Continue(())
        }
    }

    #[cold]
    fn check_limits(&mut self) -> Flow {
        let nodes = u64::from(self.nodes);
        self.flush();
        self.budget = self.budget.saturating_sub(nodes);
        if self.budget == 0 || self.state.is_over() {
            Flow::Break(())
        } else {
            Flow::Continue(())
        }
    }

    fn flush(&mut self) {
        self.state.nodes.fetch_add(u64::from(self.nodes), Relaxed);
        let add = |count: u64| Some(count.saturating_add(self.count));
        // The closure never refuses, so there is no failure to look at.
        _ = self.state.count.fetch_update(Relaxed, Relaxed, add);
        (self.nodes, self.count) = (0, 0);
    }

    /// The tree is cut into jobs at nodes of one depth, which every thread meets in the
    /// same order: this says whether the one met now is this thread's.
    pub(super) fn is_my_job(&mut self) -> bool {
        self.jobs_seen += 1;
        self.jobs_seen - 1 == self.my_job
    }

    /// This thread's job is done; it takes the next that nobody has.
    pub(super) fn job_done(&mut self) {
        self.state.jobs_done.fetch_add(1, Relaxed);
        self.my_job = self.state.next_job.fetch_add(1, Relaxed);
    }

    /// Solutions that need not be written down.
    #[inline]
    pub(super) fn count_solutions(&mut self, solutions: u64) {
        self.count = self.count.saturating_add(solutions);
    }

    /// A solution to hand over.
    pub(super) fn found(&mut self, solution: &Solution) -> Flow {
        self.count += 1;
        let wanted = self
            .found
            .as_mut()
            .is_none_or(|hand| hand(solution.canonical()));
        if !wanted {
            self.state.abandon();
        }
        if self.state.mode == Mode::First || !wanted {
            self.flush();
            self.state.over.store(true, Relaxed);
            return Flow::Break(());
        }
        Flow::Continue(())
    }

    /// This thread has no more to do.
    pub(super) fn finish(mut self, complete: bool) {
        self.flush();
        if !complete {
            self.state.interrupted.fetch_add(1, Relaxed);
            return;
        }
        self.state.exhausted.fetch_add(1, Relaxed);
        if self.state.mode == Mode::First {
            self.state.over.store(true, Relaxed);
        }
    }
}
