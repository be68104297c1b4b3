use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use game::{MAX_SEATS, PerSeat};

/// What leads to a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step<M, D> {
    Move(M),
    Draw(D),
    /// Any draw of a kind that is not told apart.
    Kind(u32),
}

/// A node of the tree. All that changes is atomic, so that threads share the tree without locks.
#[derive(Debug)]
pub(super) struct Node<M, D> {
    step: OnceLock<Step<M, D>>,
    /// A move's share of the weights, or a draw's weight.
    weight: AtomicU32,
    /// What the seat that moved here could expect as it looked, or NaN.
    look: AtomicU32,
    /// Counted on the way down: a visit that has not come back yet is a loss to all who look
    /// meanwhile, and they look elsewhere.
    pub(super) visits: AtomicU32,
    /// What the seat that moved here got, in grains.
    pub(super) sum: AtomicU64,
    pub(super) amaf_visits: AtomicU32,
    pub(super) amaf_sum: AtomicU64,
    proof: AtomicU64,
    children: AtomicU64,
}

impl<M, D> Default for Node<M, D> {
    fn default() -> Self {
        Self {
            step: OnceLock::new(),
            weight: AtomicU32::new(0),
            look: AtomicU32::new(UNSEEN.to_bits()),
            visits: AtomicU32::new(0),
            sum: AtomicU64::new(0),
            amaf_visits: AtomicU32::new(0),
            amaf_sum: AtomicU64::new(0),
            proof: AtomicU64::new(0),
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

/// How a move looks that nobody has looked at.
const UNSEEN: f32 = f32::NAN;

const CLAIMED: u64 = 1 << 63;
const READY: u64 = 1 << 62;
const COMPLETE: u64 = 1 << 61;

impl<M: Copy, D: Copy> Node<M, D> {
    pub(super) fn describe(&self, step: Step<M, D>, weight: f32) {
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

    /// Takes note of how it looks to the seat that moved here.
    pub(super) fn note_look(&self, look: f32) {
        self.look.store(look.to_bits(), Ordering::Relaxed);
    }

    /// What the seat that moved here could expect as it looked, if anybody looked.
    pub(super) fn look(&self) -> Option<f32> {
        Some(f32::from_bits(self.look.load(Ordering::Relaxed))).filter(|look| !look.is_nan())
    }

    pub(super) fn visits(&self) -> u32 {
        self.visits.load(Ordering::Relaxed)
    }

    /// What the seat that moved here can expect, if it was ever visited.
    pub(super) fn mean(&self) -> Option<f32> {
        let visits = self.visits();
        (visits > 0)
            .then(|| self.sum.load(Ordering::Relaxed) as f32 / (GRAINS as f32 * visits as f32))
    }

    pub(super) fn children(&self) -> Option<Children> {
        let word = self.children.load(Ordering::Acquire);
        (word & READY != 0).then_some(Children {
            first: word as u32,
            count: (word >> 32) as u32 & 0xFFFF,
            complete: word & COMPLETE != 0,
        })
    }

    /// Claims the right to give this node children; false if somebody else was first.
    pub(super) fn claim(&self) -> bool {
        self.children
            .compare_exchange(0, CLAIMED, Ordering::Relaxed, Ordering::Relaxed)
            .is_ok()
    }

    /// Gives the right back.
    pub(super) fn disclaim(&self) {
        self.children.store(0, Ordering::Relaxed);
    }

    pub(super) fn adopt(&self, children: Children) {
        let complete = if children.complete { COMPLETE } else { 0 };
        let word = READY | complete | u64::from(children.count) << 32 | u64::from(children.first);
        self.children.store(word, Ordering::Release);
    }

    pub(super) fn proof(&self) -> Option<Proof> {
        let word = self.proof.load(Ordering::Relaxed);
        (word != 0).then_some(Proof(word))
    }

    pub(super) fn prove(&self, proof: Proof) {
        self.proof.store(proof.0, Ordering::Relaxed);
    }
}

/// Rewards are counted in grains, whole numbers, so that sums do not depend on their order.
pub(super) const GRAINS: u32 = 4094;

pub(super) fn grains(reward: f32) -> u64 {
    (reward.clamp(0.0, 1.0) * GRAINS as f32).round() as u64
}

/// What each seat gets for sure: 12 bits a seat, in grains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Proof(u64);

impl Proof {
    pub(super) fn new(rewards: &PerSeat<f32>) -> Self {
        let each = rewards.iter().map(|(_, &reward)| grains(reward));
        Self::from_grains(each)
    }

    fn from_grains(each: impl Iterator<Item = u64>) -> Self {
        Self(
            each.enumerate()
                .fold(1 << 63, |word, (seat, grains)| word | grains << (12 * seat)),
        )
    }

    pub(super) fn grains(self, seat: usize) -> u64 {
        self.0 >> (12 * seat) & 0xFFF
    }

    pub(super) fn rewards(self, seats: usize) -> PerSeat<f32> {
        PerSeat::from_fn(seats, |seat| {
            self.grains(seat.index()) as f32 / GRAINS as f32
        })
    }

    /// The mean of proofs by weight. What is not quite sure is never rounded to sure.
    pub(super) fn mean(proofs: impl Iterator<Item = (Self, f32)>) -> Self {
        let mut total = 0.0;
        let mut sums = [0.0; MAX_SEATS];
        for (proof, weight) in proofs {
            total += f64::from(weight);
            for (seat, sum) in sums.iter_mut().enumerate() {
                *sum += f64::from(weight) * proof.grains(seat) as f64;
            }
        }
        let full = f64::from(GRAINS) * total;
        Self::from_grains(sums.into_iter().map(|sum| {
            let mean = (sum / total).round() as u64;
            if sum <= 0.0 || sum >= full {
                mean
            } else {
                mean.clamp(1, u64::from(GRAINS) - 1)
            }
        }))
    }
}
