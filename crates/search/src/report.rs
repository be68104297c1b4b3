use std::time::Duration;

use game::{PerSeat, Seat};

/// What a search knows, while it goes on and when it has ended.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Report<M> {
    /// What it expects to be played, its choice first. Empty only if nothing can be played.
    pub line: Vec<M>,
    /// What each seat can expect: 1 is a sure win, 0 a sure loss, ½ a draw.
    pub values: PerSeat<f32>,
    /// Whether the values are proved and not only believed.
    pub proven: bool,
    /// The moves considered, the best first. Searches that only prove leave it empty.
    pub candidates: Vec<Candidate<M>>,
    /// Games played out.
    pub playouts: u64,
    /// Positions looked at, or kept in the tree.
    pub nodes: u64,
    /// Moves looked ahead.
    pub depth: u32,
    /// Time taken.
    pub elapsed: Duration,
}

/// A move that a search has considered.
#[derive(Clone, Copy, Debug)]
pub struct Candidate<M> {
    /// The move.
    pub action: M,
    /// How often it was tried.
    pub visits: u64,
    /// What each seat can expect after it.
    pub values: PerSeat<f32>,
    /// Whether that is proved.
    pub proven: bool,
}

impl<M: Copy> Report<M> {
    /// Nothing known yet.
    pub fn empty(seats: usize) -> Self {
        Self {
            line: Vec::new(),
            values: PerSeat::all(seats, 0.5),
            proven: false,
            candidates: Vec::new(),
            playouts: 0,
            nodes: 0,
            depth: 0,
            elapsed: Duration::ZERO,
        }
    }

    /// The move chosen, if there is any.
    pub fn best(&self) -> Option<M> {
        self.line.first().copied()
    }

    /// Playouts in a second, or nodes where nothing is played out.
    pub fn speed(&self) -> f64 {
        let done = if self.playouts > 0 {
            self.playouts
        } else {
            self.nodes
        };
        done as f64 / self.elapsed.as_secs_f64().max(1e-9)
    }
}

/// The values for two seats of which `seat` can expect `value`.
pub fn values_for_two(seat: Seat, value: f32) -> PerSeat<f32> {
    PerSeat::from_fn(2, |other| if other == seat { value } else { 1.0 - value })
}
