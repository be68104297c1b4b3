use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use catalog::{Match, Refusal};
use game::{Dice, SeededDice};
use server::matches::Millis;
use server::world::{BotTask, Clock, Dealer, Entropy, FairDealer, Thinker};
use tokio::sync::oneshot;

/// A clock that always shows the same.
#[derive(Clone, Copy, Debug)]
pub struct StoppedClock(pub Millis);

impl Clock for StoppedClock {
    fn now(&self) -> Millis {
        self.0
    }

    /// Whatever lies in the future never comes.
    fn instant(&self, at: Millis) -> tokio::time::Instant {
        let never = tokio::time::Instant::now() + std::time::Duration::from_hours(24 * 365);
        if at > self.0 {
            never
        } else {
            tokio::time::Instant::now()
        }
    }
}

/// A clock that shows what it is set to.
#[derive(Debug)]
pub struct SetClock(AtomicI64);

impl SetClock {
    /// A clock that shows this until it is set forward.
    pub const fn new(now: Millis) -> Self {
        Self(AtomicI64::new(now))
    }

    /// Sets it forward by so much, all at once: for whoever lives by it everything stood still.
    pub fn forward(&self, ms: Millis) {
        self.0.fetch_add(ms, Ordering::SeqCst);
    }
}

impl Clock for SetClock {
    fn now(&self) -> Millis {
        self.0.load(Ordering::SeqCst)
    }

    /// As if it went on by itself from now on.
    fn instant(&self, at: Millis) -> tokio::time::Instant {
        let ahead = u64::try_from(at - self.now()).unwrap_or_default();
        tokio::time::Instant::now() + std::time::Duration::from_millis(ahead)
    }
}

/// A clock that goes as timers do: where a test has paused those, it only goes on when everybody waits.
#[derive(Clone, Copy, Debug)]
pub struct TimerClock {
    started: tokio::time::Instant,
    started_at: Millis,
}

impl TimerClock {
    /// A clock that shows this now.
    pub fn start(started_at: Millis) -> Self {
        Self {
            started: tokio::time::Instant::now(),
            started_at,
        }
    }
}

impl Clock for TimerClock {
    fn now(&self) -> Millis {
        self.started_at + self.started.elapsed().as_millis() as Millis
    }

    fn instant(&self, at: Millis) -> tokio::time::Instant {
        let after = u64::try_from(at - self.started_at).unwrap_or_default();
        self.started + std::time::Duration::from_millis(after)
    }
}

/// Bytes that follow from a seed.
#[derive(Debug)]
pub struct SeededEntropy(Mutex<SeededDice>);

impl SeededEntropy {
    /// Bytes that follow from this seed.
    pub fn new(seed: u64) -> Self {
        Self(Mutex::new(SeededDice::new(seed)))
    }
}

impl Entropy for SeededEntropy {
    fn fill(&self, bytes: &mut [u8]) {
        let mut dice = lock(&self.0);
        bytes.fill_with(|| dice.bits() as u8);
    }
}

/// Deals the same setup to every match; what follows from the secret where there is none.
#[derive(Clone, Debug)]
pub struct PackedDealer(pub Option<String>);

impl Dealer for PackedDealer {
    fn deal(
        &self,
        spec: &str,
        match_id: &str,
        secret: &str,
        words: &[Option<String>],
    ) -> Result<String, Refusal> {
        match &self.0 {
            Some(setup) => Ok(setup.clone()),
            None => FairDealer.deal(spec, match_id, secret, words),
        }
    }
}

/// Bots whose moves follow from everything that they are given, and at once. It writes down what bots and
/// analyses are given, and does no analysis: how far one comes is the machine's affair.
#[derive(Debug, Default)]
pub struct ScriptedThinker(Mutex<Vec<String>>);

impl ScriptedThinker {
    /// What was given since somebody last looked.
    pub fn given(&self) -> Vec<String> {
        std::mem::take(&mut lock(&self.0))
    }
}

impl Thinker for ScriptedThinker {
    fn choose(&self, task: BotTask) -> Option<oneshot::Receiver<Option<String>>> {
        lock(&self.0).push(format!("a bot is given {task:?}"));
        let mut game = catalog::configure(&task.spec)
            .ok()?
            .begin(&task.setup)
            .ok()?;
        for text in &task.moves {
            game.play(text).ok()?;
        }
        let legal = game.legal_moves();
        // The whole setup decides: a bot that was given the real bag would play by it.
        let whim = task.setup.bytes().fold(task.seed, |whim, byte| {
            whim.wrapping_mul(31).wrapping_add(u64::from(byte))
        });
        let chosen = legal.get((whim % legal.len().max(1) as u64) as usize);
        let (answer, receiver) = oneshot::channel();
        let _ = answer.send(chosen.cloned());
        Some(receiver)
    }

    fn takes_analysis(&self, game: &dyn Match) -> bool {
        let (setup, moves) = (game.setup(), game.moves());
        let given = format!("an analysis is given {} {setup} {moves:?}", game.spec());
        lock(&self.0).push(given);
        false
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
