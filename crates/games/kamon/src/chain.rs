//! What won, for those who look at the end of a game: the shortest chain from side to side, the
//! shortest loop.

use crate::cells::{Cells, SIDES, grown, reached};
use crate::position::{End, enclosed_by};
use crate::{Cell, Position};

/// Cells of the winner, each beside the one before it.
pub(crate) struct Chain {
    pub(crate) cells: Vec<Cell>,
    /// Whether the last is beside the first.
    pub(crate) closed: bool,
}

/// The chains that decided the game; none unless it was decided by one.
pub(crate) fn winning(position: &Position) -> Vec<Chain> {
    let (Some(last), Some(end)) = (position.last(), position.end()) else {
        return Vec::new();
    };
    let pieces = position.player(position.mover().other()).pieces();
    let connection = || connection(pieces);
    let closed = || around(pieces, last, position.blank());
    match end {
        End::Connection => connection().into_iter().collect(),
        End::Loop => closed().into_iter().collect(),
        End::ConnectionAndLoop => connection().into_iter().chain(closed()).collect(),
        End::Blocked | End::Draw => Vec::new(),
    }
}

/// The shortest chain between two opposite sides.
fn connection(pieces: Cells) -> Option<Chain> {
    let across = SIDES
        .chunks(2)
        .filter_map(|sides| path(sides[0], sides[1], pieces));
    let cells = across.min_by_key(Vec::len)?;
    Some(Chain {
        cells,
        closed: false,
    })
}

/// The shortest loop that `last` closes, if possible one that encloses more than the blank.
fn around(pieces: Cells, last: Cell, blank: Cells) -> Option<Chain> {
    let rest = pieces & !last.bit();
    let mut left = grown(last.bit()) & rest;
    let all = left;
    let mut loops = Vec::new();
    while left != 0 {
        // A loop leaves by one arc of neighbours and comes back by another.
        let arc = reached(Cell::first_of(left).bit(), all);
        left &= !arc;
        if let Some(mut cells) = path(arc, left, rest) {
            cells.push(last);
            loops.push(cells);
        }
    }
    let only_blank = |cells: &[Cell]| {
        let ring = cells.iter().fold(0, |ring, cell| ring | cell.bit());
        enclosed_by(ring) & !blank == 0
    };
    let cells = loops
        .into_iter()
        .min_by_key(|cells| (only_blank(cells), cells.len()))?;
    Some(Chain {
        cells,
        closed: true,
    })
}

/// A shortest way through `through`, both ends included.
fn path(from: Cells, to: Cells, through: Cells) -> Option<Vec<Cell>> {
    // What is one step further each time, until the goal is reached; then back again.
    let mut rings = vec![from & through];
    let mut seen = rings[0];
    while rings[rings.len() - 1] & to == 0 {
        let next = grown(seen) & through & !seen;
        if next == 0 {
            return None;
        }
        seen |= next;
        rings.push(next);
    }
    let mut cells: Vec<Cell> = Vec::with_capacity(rings.len() + 1);
    let mut beside = to;
    for ring in rings.iter().rev() {
        let cell = Cell::first_of(ring & beside);
        beside = grown(cell.bit());
        cells.push(cell);
    }
    Some(cells)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(names: &str) -> Cells {
        let cells = names.split(' ').filter_map(Cell::parse);
        cells.fold(0, |all, cell| all | cell.bit())
    }

    fn beside(cells: Cells) -> Cells {
        grown(cells) & !cells
    }

    /// One piece closes two loops: six pieces around one cell, and eight around two.
    #[test]
    fn a_loop_around_more_than_the_blank_is_shown_even_if_it_is_longer() {
        let (small, large) = (cells("c5"), cells("e4 f4"));
        let pieces = beside(small) | beside(large);
        let last = Cell::parse("d4").unwrap();
        for (blank, shown) in [(small, large), (large, small), (cells("a4"), small)] {
            let shown_now = around(pieces, last, blank).unwrap();
            let ring = shown_now.cells.iter();
            let ring = ring.fold(0, |ring, cell| ring | cell.bit());
            assert_eq!(ring, beside(shown));
            assert_eq!(shown_now.cells.len() as u32, ring.count_ones());
            assert!(shown_now.closed);
        }
    }
}
