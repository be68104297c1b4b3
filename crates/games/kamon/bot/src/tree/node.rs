use kamon::{Cell, Cells};
use search::Value;

/// A position in the tree, by the move that led to it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// How often it was visited, and what the seat that moved here got, in half points.
    pub(super) visits: u32,
    pub(super) sum: u32,
    /// AMAF: the same for playouts in which that seat made the move at any later time.
    pub(super) amaf_visits: u32,
    pub(super) amaf_sum: u32,
    /// The prior value for that seat, from 0 to 1.
    pub(super) prior: f32,
    /// Its children lie in a row.
    pub(super) first: u32,
    pub(super) count: u32,
    /// Moves that do not lose at once; none before the first visit.
    pub(super) safe: Cells,
    pub(super) cell: Cell,
    /// The proven value for the seat to move.
    pub(super) proven: Option<Value>,
}

/// RAVE's equivalence parameter.
pub(crate) const RAVE_EQUIVALENCE: f32 = 1000.0;
/// How many visits the prior value counts for.
pub(crate) const PRIOR_VISITS: f32 = 50.0;

impl Node {
    pub(super) const fn new(cell: Cell, prior: f32) -> Self {
        Self {
            visits: 0,
            sum: 0,
            amaf_visits: 0,
            amaf_sum: 0,
            prior,
            first: 0,
            count: 0,
            safe: 0,
            cell,
            proven: None,
        }
    }

    /// What the seat that moved here got on average.
    pub(super) fn mean(&self) -> f32 {
        self.sum as f32 / (2 * self.visits.max(1)) as f32
    }

    /// What the seat that moved here can expect.
    pub(super) fn value(&self) -> f32 {
        let known = self.proven.map(|value| value.for_other().reward());
        known.unwrap_or_else(|| self.mean())
    }

    /// The value estimate: the mean, the prior value and RAVE together.
    pub(super) fn estimate(&self) -> f32 {
        let (n, m) = (self.visits as f32, self.amaf_visits as f32);
        let here = (self.sum as f32 / 2.0 + PRIOR_VISITS * self.prior) / (n + PRIOR_VISITS);
        if m > 0.0 {
            let trust = m / (n + m + n * m / RAVE_EQUIVALENCE);
            let later = self.amaf_sum as f32 / (2.0 * m);
            trust * later + (1.0 - trust) * here
        } else {
            here
        }
    }

    pub(super) const fn children(&self) -> std::ops::Range<usize> {
        self.first as usize..(self.first + self.count) as usize
    }
}
