//! A server, its store and its clients in one thread, on a clock, a network and a disk that follow from a seed.
//!
//! [`simulate`] lets people play matches over connections that are slow and break, while the disk fails, fills up
//! and hangs and the server is killed and started again; then everything heals, and whoever is still playing
//! must come to an end. All the time a `Referee` compares what is kept and what is told with
//! what was promised. The same seed gives the same simulation, to the byte.
//!
//! What is simulated and what is not, and how to run many seeds, is in `docs/testing.md`.

mod bots;
mod client;
mod clock;
mod dice;
mod disk;
mod entropy;
mod faults;
mod network;
mod person;
mod ratings;
mod referee;
mod scenario;
mod sim;
mod table;
mod times;

use std::fmt;
use std::str::FromStr;

/// A simulation without a fault found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// A hash of everything that happened, in its order.
    pub trace: String,
    /// Events that were kept.
    pub events: u64,
    /// Moves that were acknowledged.
    pub acknowledged: u64,
    /// How often a server was killed, stopped, or did not start.
    pub restarts: u64,
    /// How often connections broke.
    pub cuts: u64,
    /// Writes that the disk refused or kept waiting.
    pub failed_writes: u64,
    /// How much time was credited, in milliseconds.
    pub credited: i64,
    /// Simulated time, in milliseconds.
    pub lasted: i64,
}

/// In one line, for programs.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "kept trace={} events={} acknowledged={} restarts={} cuts={} failed-writes={} credited={} lasted={}",
            self.trace,
            self.events,
            self.acknowledged,
            self.restarts,
            self.cuts,
            self.failed_writes,
            self.credited,
            self.lasted
        )
    }
}

impl FromStr for Report {
    type Err = ();

    fn from_str(line: &str) -> Result<Self, ()> {
        let mut words = line.split_whitespace();
        if words.next() != Some("kept") {
            return Err(());
        }
        let mut report = Self::default();
        for word in words {
            let (name, value) = word.split_once('=').ok_or(())?;
            let number = || value.parse().map_err(|_| ());
            match name {
                "trace" => value.clone_into(&mut report.trace),
                "events" => report.events = number()?,
                "acknowledged" => report.acknowledged = number()?,
                "restarts" => report.restarts = number()?,
                "cuts" => report.cuts = number()?,
                "failed-writes" => report.failed_writes = number()?,
                "credited" => report.credited = value.parse().map_err(|_| ())?,
                "lasted" => report.lasted = value.parse().map_err(|_| ())?,
                _ => return Err(()),
            }
        }
        Ok(report)
    }
}

/// A promise that was broken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// The seed that shows it again.
    pub seed: u64,
    /// What was found, and when.
    pub what: String,
    /// What happened before it, the last few things.
    pub before: Vec<String>,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "seed {}: {}", self.seed, self.what)?;
        for line in &self.before {
            writeln!(f, "    {line}")?;
        }
        write!(f, "to see it again: simulate --seed {}", self.seed)
    }
}

impl std::error::Error for Violation {}

/// A mistake of the kind that a simulation is there to find, made on purpose outside the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Planted {
    /// The disk says that something is kept before it is.
    EarlyAcknowledgement,
    /// The disk forgets when the last server was alive, and so nobody is credited for the time without one.
    ForgottenOutage,
    /// What a match did to ratings is done twice.
    RatingTwice,
    /// The disk forgets that somebody is called something else, and so everybody is told the old name.
    ForgottenName,
}

/// Runs the simulation of a seed, perhaps with a mistake planted in it, and perhaps printing everything that
/// happens. To give the same each time, it must be the first one of its process.
pub fn simulate(
    seed: u64,
    planted: Option<Planted>,
    print: bool,
) -> Result<Report, Box<Violation>> {
    // A thread of its own: what the standard library draws at random, it draws by thread.
    let thread = std::thread::Builder::new().name(format!("seed {seed}"));
    let run = move || {
        entropy::seed_this_thread(seed);
        scenario::run(seed, planted, print)
    };
    let died = |what: String| {
        let before = Vec::new();
        Err(Box::new(Violation { seed, what, before }))
    };
    match thread.spawn(run).map(std::thread::JoinHandle::join) {
        Ok(Ok(result)) => result,
        Ok(Err(panic)) => died(format!("panic: {}", sentence_of(panic.as_ref()))),
        Err(error) => died(format!("no thread could be started: {error}")),
    }
}

fn sentence_of(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
    text.unwrap_or("without words").to_owned()
}
