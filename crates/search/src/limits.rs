use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};

/// Tells the time since some moment of its own, and never goes back.
pub type Now = fn() -> Duration;

/// The time by the system's clock. There is none in WebAssembly, where it panics.
pub fn system_time() -> Duration {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

/// How long a search may go on. It ends at whichever limit it meets first; with none it goes on
/// until it has proved everything or is told to stop.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Time on the clock.
    pub time: Option<Duration>,
    /// Games played out, for searches that do.
    pub playouts: Option<u64>,
    /// Positions looked at, for searches that look at positions, or kept in a tree, for those that grow one.
    pub nodes: Option<u64>,
    /// Moves looked ahead: for searches that deepen step by step the depth that they finish, for those that grow a tree
    /// the length of the line that they expect.
    pub depth: Option<u32>,
    /// Raised by somebody who has seen enough.
    pub stop: Stop,
    /// How often to report what is known so far.
    pub report_every: Duration,
    /// What the time is. WebAssembly has no clock of the system: whoever asks for a search there brings one.
    pub now: Now,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            time: None,
            playouts: None,
            nodes: None,
            depth: None,
            stop: Stop::default(),
            report_every: Duration::from_millis(500),
            now: system_time,
        }
    }
}

impl Limits {
    /// So much time.
    pub fn time(time: Duration) -> Self {
        Self {
            time: Some(time),
            ..Self::default()
        }
    }

    /// So many playouts: with one thread and a seed, the result repeats to the bit.
    pub fn playouts(playouts: u64) -> Self {
        Self {
            playouts: Some(playouts),
            ..Self::default()
        }
    }

    /// So many nodes: with one thread, the result repeats to the bit.
    pub fn nodes(nodes: u64) -> Self {
        Self {
            nodes: Some(nodes),
            ..Self::default()
        }
    }

    /// So many moves ahead.
    pub fn depth(depth: u32) -> Self {
        Self {
            depth: Some(depth),
            ..Self::default()
        }
    }
}

/// How many positions a proof beside a search may look at where only the depth is limited.
const PROOF_BESIDE_DEPTH: u64 = 20_000;

impl Limits {
    /// How many positions a proof may look at that comes before a search: half of those there are, and a few where
    /// nothing but the depth is limited, since a proof knows no depth.
    pub fn proof_nodes(&self) -> Option<u64> {
        let depth_alone = self.depth.is_some() && self.time.is_none() && self.playouts.is_none();
        match self.nodes {
            Some(nodes) => Some(nodes / 2),
            None => depth_alone.then_some(PROOF_BESIDE_DEPTH),
        }
    }

    /// What is left of the nodes when so many have been looked at.
    pub fn nodes_after(&self, looked_at: u64) -> Option<u64> {
        self.nodes.map(|nodes| nodes.saturating_sub(looked_at))
    }
}

/// A flag that ends searches: raise one of its clones, from any thread, and all who hold another
/// return with the best so far.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Ends the searches that watch this flag.
    pub fn raise(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Makes the flag fit for another search.
    pub fn lower(&self) {
        self.0.store(false, Ordering::Relaxed);
    }

    /// The flag itself, for searches that know nothing of this crate.
    pub fn flag(&self) -> &AtomicBool {
        &self.0
    }

    /// Whether searches should end.
    pub fn is_raised(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// A search's clock: when it began, when it must end, when it reports next.
#[derive(Clone, Debug)]
pub struct Clock {
    now: Now,
    start: Duration,
    deadline: Option<Duration>,
    next_report: Duration,
    report_every: Duration,
    stop: Stop,
}

impl Clock {
    /// Starts the clock.
    pub fn start(limits: &Limits) -> Self {
        let start = (limits.now)();
        Self {
            now: limits.now,
            start,
            deadline: limits.time.and_then(|time| start.checked_add(time)),
            next_report: start.saturating_add(limits.report_every),
            report_every: limits.report_every,
            stop: limits.stop.clone(),
        }
    }

    /// Whether time is up or somebody has seen enough.
    pub fn is_up(&self) -> bool {
        self.stop.is_raised()
            || self
                .deadline
                .is_some_and(|deadline| (self.now)() >= deadline)
    }

    /// Whether a report is due; if so, the next one is due one interval later.
    pub fn report_is_due(&mut self) -> bool {
        let now = (self.now)();
        let due = now >= self.next_report;
        if due {
            self.next_report = now.saturating_add(self.report_every);
        }
        due
    }

    /// Time since the start.
    pub fn elapsed(&self) -> Duration {
        (self.now)().saturating_sub(self.start)
    }

    /// Time until the end, if there is one.
    pub fn left(&self) -> Option<Duration> {
        self.deadline
            .map(|deadline| deadline.saturating_sub((self.now)()))
    }
}
