use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use game::{MAX_SEATS, PerSeat};

/// What leads to a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step<M, D> {
    Move(M),
    Draw(D),
    /// Any draw of a class whose draws are not told apart.
    DrawClass(u32),
}

/// A node of the tree. All that changes is atomic, so that threads share the tree without locks.
#[derive(Debug)]
pub(super) struct Node<M, D> {
    step: OnceLock<Step<M, D>>,
    /// A move's prior as its share of all, or a draw's weight.
    weight: AtomicU32,
    /// The prior value for the seat that moved here, or NaN.
    prior_value: AtomicU32,
    /// Counted on the way down: a visit that has not come back yet is a virtual loss, which sends other
    /// threads elsewhere.
    pub(super) visits: AtomicU32,
    /// What the seat that moved here got, times [`REWARD_SCALE`].
    pub(super) sum: AtomicU64,
    pub(super) amaf_visits: AtomicU32,
    pub(super) amaf_sum: AtomicU64,
    proven: AtomicU64,
    children: AtomicU64,
}

impl<M, D> Default for Node<M, D> {
    fn default() -> Self {
        Self {
            step: OnceLock::new(),
            weight: AtomicU32::new(0),
            prior_value: AtomicU32::new(NO_PRIOR.to_bits()),
            visits: AtomicU32::new(0),
            sum: AtomicU64::new(0),
            amaf_visits: AtomicU32::new(0),
            amaf_sum: AtomicU64::new(0),
            proven: AtomicU64::new(0),
            children: AtomicU64::new(0),
        }
    }
}

/// A node's children: `count` nodes in a row from `first`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Children {
    pub(super) first: u32,
    pub(super) count: u32,
    /// Whether every legal move is among them.
    pub(super) complete: bool,
}

impl Children {
    pub(super) fn indices(self) -> std::ops::Range<u32> {
        self.first..self.first + self.count
    }
}

/// Stands for no prior value.
const NO_PRIOR: f32 = f32::NAN;

const EXPANDING: u64 = 1 << 63;
const READY: u64 = 1 << 62;
const COMPLETE: u64 = 1 << 61;

impl<M: Copy, D: Copy> Node<M, D> {
    pub(super) fn init(&self, step: Step<M, D>, weight: f32) {
        // A slot is described once in its life: after it was allocated, or emptied by `take`.
        let _ = self.step.set(step);
        self.weight.store(weight.to_bits(), Ordering::Relaxed);
    }

    pub(super) fn step(&self) -> Option<Step<M, D>> {
        self.step.get().copied()
    }

    pub(super) fn action(&self) -> Option<M> {
        match self.step() {
            Some(Step::Move(action)) => Some(action),
            _ => None,
        }
    }

    pub(super) fn weight(&self) -> f32 {
        f32::from_bits(self.weight.load(Ordering::Relaxed))
    }

    /// Sets the prior value for the seat that moved here.
    pub(super) fn set_prior_value(&self, value: f32) {
        self.prior_value.store(value.to_bits(), Ordering::Relaxed);
    }

    /// The prior value for the seat that moved here, if there is one.
    pub(super) fn prior_value(&self) -> Option<f32> {
        Some(f32::from_bits(self.prior_value.load(Ordering::Relaxed)))
            .filter(|value| !value.is_nan())
    }

    pub(super) fn visits(&self) -> u32 {
        self.visits.load(Ordering::Relaxed)
    }

    /// What the seat that moved here can expect, if it was ever visited.
    pub(super) fn mean(&self) -> Option<f32> {
        let visits = self.visits();
        (visits > 0).then(|| {
            self.sum.load(Ordering::Relaxed) as f32 / (REWARD_SCALE as f32 * visits as f32)
        })
    }

    pub(super) fn children(&self) -> Option<Children> {
        let word = self.children.load(Ordering::Acquire);
        (word & READY != 0).then_some(Children {
            first: word as u32,
            count: (word >> 32) as u32 & 0xFFFF,
            complete: word & COMPLETE != 0,
        })
    }

    /// Claims the right to expand this node; false if another thread was first.
    pub(super) fn begin_expansion(&self) -> bool {
        self.children
            .compare_exchange(0, EXPANDING, Ordering::Relaxed, Ordering::Relaxed)
            .is_ok()
    }

    /// Gives the right back.
    pub(super) fn cancel_expansion(&self) {
        self.children.store(0, Ordering::Relaxed);
    }

    pub(super) fn set_children(&self, children: Children) {
        let complete = if children.complete { COMPLETE } else { 0 };
        let word = READY | complete | u64::from(children.count) << 32 | u64::from(children.first);
        self.children.store(word, Ordering::Release);
    }

    pub(super) fn proven(&self) -> Option<ProvenRewards> {
        let word = self.proven.load(Ordering::Relaxed);
        (word != 0).then_some(ProvenRewards(word))
    }

    pub(super) fn set_proven(&self, proof: ProvenRewards) {
        self.proven.store(proof.0, Ordering::Relaxed);
    }
}

/// Rewards are counted in whole numbers up to this, so that sums do not depend on their order.
pub(super) const REWARD_SCALE: u32 = 4094;

pub(super) fn quantized(reward: f32) -> u64 {
    (reward.clamp(0.0, 1.0) * REWARD_SCALE as f32).round() as u64
}

/// What each seat is proven to get: 12 bits a seat, of [`REWARD_SCALE`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ProvenRewards(u64);

impl ProvenRewards {
    pub(super) fn new(rewards: &PerSeat<f32>) -> Self {
        let each = rewards.iter().map(|(_, &reward)| quantized(reward));
        Self::from_scaled(each)
    }

    fn from_scaled(each: impl Iterator<Item = u64>) -> Self {
        Self(
            each.enumerate()
                .fold(1 << 63, |word, (seat, reward)| word | reward << (12 * seat)),
        )
    }

    pub(super) fn scaled(self, seat: usize) -> u64 {
        self.0 >> (12 * seat) & 0xFFF
    }

    pub(super) fn rewards(self, seats: usize) -> PerSeat<f32> {
        PerSeat::from_fn(seats, |seat| {
            self.scaled(seat.index()) as f32 / REWARD_SCALE as f32
        })
    }

    /// The mean of proofs by weight. What is not quite certain is never rounded to certain.
    pub(super) fn mean(proofs: impl Iterator<Item = (Self, f32)>) -> Self {
        let mut total = 0.0;
        let mut sums = [0.0; MAX_SEATS];
        for (proof, weight) in proofs {
            total += f64::from(weight);
            for (seat, sum) in sums.iter_mut().enumerate() {
                *sum += f64::from(weight) * proof.scaled(seat) as f64;
            }
        }
        let full = f64::from(REWARD_SCALE) * total;
        Self::from_scaled(sums.into_iter().map(|sum| {
            let mean = (sum / total).round() as u64;
            if sum <= 0.0 || sum >= full {
                mean
            } else {
                mean.clamp(1, u64::from(REWARD_SCALE) - 1)
            }
        }))
    }
}
