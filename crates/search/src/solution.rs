use std::time::Duration;

use game::{PerSeat, Seat};

use crate::Report;

/// What a position of a two-player game is worth to the seat to move when both play perfectly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[expect(missing_docs, reason = "everybody knows these")]
pub enum Value {
    Loss,
    Draw,
    Win,
}

/// What solving a position has come to.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Solution<M> {
    /// What it is worth to the seat to move, if that was proved.
    pub value: Option<Value>,
    /// Whether it is at least proved that the seat to move cannot win.
    pub cannot_win: bool,
    /// A line of best play as far as it is known, the move to play first. If nothing was proved, the
    /// most promising move.
    pub line: Vec<M>,
    /// The moves whose worth is proved, and what they are worth to the seat that makes them. A position
    /// that is not solved may well have some.
    pub proved: Vec<(M, Value)>,
    /// The moves of which no more is proved than that they do not win.
    pub no_win: Vec<M>,
    /// Positions looked at.
    pub nodes: u64,
    /// Time taken.
    pub elapsed: Duration,
}

impl Value {
    /// For programs: `win`, `draw`, `loss`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Loss => "loss",
            Self::Draw => "draw",
            Self::Win => "win",
        }
    }

    /// What it is worth to the other.
    #[must_use]
    pub const fn for_other(self) -> Self {
        match self {
            Self::Loss => Self::Win,
            Self::Draw => Self::Draw,
            Self::Win => Self::Loss,
        }
    }

    /// As a reward from 0 to 1.
    pub const fn reward(self) -> f32 {
        match self {
            Self::Loss => 0.0,
            Self::Draw => 0.5,
            Self::Win => 1.0,
        }
    }
}

impl<M: Copy> Solution<M> {
    /// Nothing known yet.
    pub const fn unknown() -> Self {
        Self {
            value: None,
            cannot_win: false,
            line: Vec::new(),
            proved: Vec::new(),
            no_win: Vec::new(),
            nodes: 0,
            elapsed: Duration::ZERO,
        }
    }

    /// The move to play, if there is any.
    pub fn best(&self) -> Option<M> {
        self.line.first().copied()
    }

    /// The same as a report for `mover`, whose turn it is.
    pub fn report(&self, mover: Seat) -> Report<M> {
        let value = self.value.map_or(0.5, Value::reward);
        Report {
            line: self.line.clone(),
            values: PerSeat::from_fn(2, |seat| if seat == mover { value } else { 1.0 - value }),
            proven: self.value.is_some(),
            nodes: self.nodes,
            elapsed: self.elapsed,
            ..Report::empty(2)
        }
    }
}
