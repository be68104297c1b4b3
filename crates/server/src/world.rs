//! What a server takes from the world around it: the time, randomness, deals and thinking. A test hands in
//! a world of its own, in which nothing is left to chance.

use std::fmt::Debug;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use catalog::{Match, Refusal};
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};
use tokio::sync::oneshot;

use crate::Config;
use crate::bots::Pool;
pub use crate::bots::{BotTask, ThinkerLoad};
pub use crate::jobs::JobQueue;
use crate::matches::{self, Millis, Secret, Start};

/// Everything that a server can't make up itself. Cheap to clone.
#[derive(Clone, Debug)]
pub struct World {
    /// What time it is.
    pub clock: Arc<dyn Clock>,
    /// Where random bytes come from.
    pub entropy: Arc<dyn Entropy>,
    /// Who deals.
    pub dealer: Arc<dyn Dealer>,
    /// Who thinks for the bots.
    pub thinker: Arc<dyn Thinker>,
}

/// The time.
pub trait Clock: Debug + Send + Sync {
    /// Milliseconds since 1970. It never goes back.
    fn now(&self) -> Millis;
    /// When the clock will show this.
    fn instant(&self, at: Millis) -> tokio::time::Instant;
}

/// Randomness.
pub trait Entropy: Debug + Send + Sync {
    /// Fills a buffer with bytes that nobody can guess.
    fn fill(&self, bytes: &mut [u8]);
}

/// Turns a match's secret and its players' words into a setup.
pub trait Dealer: Debug + Send + Sync {
    /// The setup of a match.
    fn deal(
        &self,
        spec: &str,
        match_id: &str,
        secret: &str,
        words: &[Option<String>],
    ) -> Result<String, Refusal>;

    /// The setup of a match that is played from a position.
    fn deal_on(
        &self,
        spec: &str,
        match_id: &str,
        secret: &str,
        words: &[Option<String>],
        start: &Start,
    ) -> Result<String, Refusal> {
        matches::deal_on(spec, match_id, secret, words, start)
    }
}

/// Thinks for bots.
pub trait Thinker: Debug + Send + Sync {
    /// Begins to choose a move; nothing if too many tasks wait already.
    fn choose(&self, task: BotTask) -> Option<oneshot::Receiver<Option<String>>>;

    /// Whether this server's own worker shall do an analysis that was asked for; otherwise it stays in the
    /// queue.
    fn takes_analysis(&self, _game: &dyn Match) -> bool {
        true
    }

    /// Where workers find what there is to think about, if they may think for it.
    fn jobs(&self) -> Option<JobQueue> {
        None
    }

    /// How busy it is.
    fn load(&self) -> ThinkerLoad {
        ThinkerLoad::default()
    }
}

impl World {
    /// The real one.
    pub fn new(config: &Config) -> Self {
        Self {
            clock: Arc::new(MonotonicClock::start()),
            entropy: Arc::new(SystemEntropy),
            dealer: Arc::new(FairDealer),
            thinker: Arc::new(Pool::start(config.bot_threads)),
        }
    }

    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> Millis {
        self.clock.now()
    }

    /// Bytes that nobody can guess.
    pub(crate) fn random<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        self.entropy.fill(&mut bytes);
        bytes
    }

    /// A seed for dice.
    pub(crate) fn seed(&self) -> u64 {
        u64::from_le_bytes(self.random())
    }

    /// A key of 32 random bytes in hex.
    pub(crate) fn key(&self) -> String {
        HEXLOWER.encode(&self.random::<32>())
    }

    /// Sixteen letters and digits that nobody can guess and nobody misreads.
    pub(crate) fn new_id(&self) -> String {
        spelled(&self.random::<16>())
    }

    /// The secret of a new match.
    pub(crate) fn new_secret(&self) -> Secret {
        self.secret(self.key())
    }

    /// The secret of a match that was kept.
    pub(crate) fn secret(&self, hex: String) -> Secret {
        Secret::dealt_by(hex, Arc::clone(&self.dealer))
    }
}

/// The system's time at the start, and from then on it only goes forward at the pace of the machine,
/// whatever happens to the system's.
#[derive(Clone, Copy, Debug)]
pub struct MonotonicClock {
    started: Instant,
    started_at: Millis,
}

impl MonotonicClock {
    /// A clock that starts now.
    pub fn start() -> Self {
        let since_epoch = SystemTime::now().duration_since(UNIX_EPOCH);
        Self {
            started: Instant::now(),
            started_at: since_epoch.map_or(0, |since| since.as_millis() as Millis),
        }
    }
}

impl Clock for MonotonicClock {
    fn now(&self) -> Millis {
        self.started_at + self.started.elapsed().as_millis() as Millis
    }

    fn instant(&self, at: Millis) -> tokio::time::Instant {
        let after = Duration::from_millis((at - self.started_at).max(0) as u64);
        (self.started + after).into()
    }
}

/// The system's randomness.
#[derive(Clone, Copy, Debug)]
pub struct SystemEntropy;

impl Entropy for SystemEntropy {
    fn fill(&self, bytes: &mut [u8]) {
        // A machine that has no randomness can keep no secret; to go on would be to lie.
        getrandom::fill(bytes).expect("the system gives no random bytes");
    }
}

/// Deals so that nobody can choose the outcome and anybody can check it: see `docs/fair-deals.md`.
#[derive(Clone, Copy, Debug)]
pub struct FairDealer;

impl Dealer for FairDealer {
    fn deal(
        &self,
        spec: &str,
        match_id: &str,
        secret: &str,
        words: &[Option<String>],
    ) -> Result<String, Refusal> {
        matches::deal(spec, match_id, secret, words)
    }
}

/// An id of sixteen letters and digits, which follows from what it is for: the same twice has the same id.
pub(crate) fn id_of(what: &str) -> String {
    let hash: [u8; 32] = Sha256::digest(what.as_bytes()).into();
    spelled(&hash[..16])
}

/// Bytes as letters and digits that nobody misreads.
fn spelled(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let letters = bytes.iter().map(|byte| LETTERS[(byte % 32) as usize]);
    letters.map(char::from).collect()
}
