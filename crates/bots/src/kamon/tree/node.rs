use kamon::{Cell, Cells};
use search::Value;

/// A position in the tree, by the move that led to it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// How often it was visited, and what the seat that moved here got, in half points.
    pub(super) visits: u32,
    pub(super) sum: u32,
    /// The same for games in which that seat made the move at any later time.
    pub(super) later_visits: u32,
    pub(super) later_sum: u32,
    /// What that seat can expect as it looks, from 0 to 1.
    pub(super) looks: f32,
    /// Its children lie in a row.
    pub(super) first: u32,
    pub(super) count: u32,
    /// Moves that do not lose at once; none before the first visit.
    pub(super) safe: Cells,
    pub(super) cell: Cell,
    /// What it is worth for sure to the seat to move.
    pub(super) known: Option<Value>,
}

/// Of how many visits the opinion of later playings is worth half.
const RAVE: f32 = 1000.0;
/// How many visits looks are worth.
const LOOKS: f32 = 50.0;

impl Node {
    pub(super) const fn new(cell: Cell, looks: f32) -> Self {
        Self {
            visits: 0,
            sum: 0,
            later_visits: 0,
            later_sum: 0,
            looks,
            first: 0,
            count: 0,
            safe: 0,
            cell,
            known: None,
        }
    }

    /// What the seat that moved here got on average.
    pub(super) fn mean(&self) -> f32 {
        self.sum as f32 / (2 * self.visits.max(1)) as f32
    }

    /// What the seat that moved here can expect.
    pub(super) fn worth(&self) -> f32 {
        let known = self.known.map(|value| value.for_other().reward());
        known.unwrap_or_else(|| self.mean())
    }

    /// What it is taken for, with how it looks and what was played later.
    pub(super) fn promise(&self) -> f32 {
        let (n, m) = (self.visits as f32, self.later_visits as f32);
        let here = (self.sum as f32 / 2.0 + LOOKS * self.looks) / (n + LOOKS);
        if m > 0.0 {
            let trust = m / (n + m + n * m / RAVE);
            let later = self.later_sum as f32 / (2.0 * m);
            trust * later + (1.0 - trust) * here
        } else {
            here
        }
    }

    pub(super) const fn children(&self) -> std::ops::Range<usize> {
        self.first as usize..(self.first + self.count) as usize
    }
}
