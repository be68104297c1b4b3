use hex::Hex;

use super::Table;
use crate::side::beyond;
use crate::{Colour, Placement};

/// A line as it lies on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// The cells along it, from one end to the other.
    pub cells: Vec<Hex>,
    /// Whether it is a loop.
    pub closed: bool,
}

impl Table {
    /// Where a colour's longest line runs, or its longest loop; the first in reading order if there
    /// are several. Play needs only [lengths](Self::longest_line): this walks, for those who draw.
    pub fn course(&self, colour: Colour, closed: bool) -> Option<Course> {
        let best = self.best(colour);
        let length = usize::from(if closed { best.ring } else { best.line });
        self.placements()
            .filter_map(|from| self.course_through(from, colour))
            .find(|course| course.closed == closed && course.cells.len() == length)
    }

    /// The line through a tile, from the end that the tile's first side leads to.
    fn course_through(&self, from: Placement, colour: Colour) -> Option<Course> {
        let [one, other] = ends(from, colour)?;
        let mut cells = self.walk(from, colour, one);
        let closed = cells.last() == Some(&from.cell);
        if !closed {
            cells.reverse();
            cells.push(from.cell);
            cells.extend(self.walk(from, colour, other));
        }
        Some(Course { cells, closed })
    }

    /// The cells that a line comes through when it leaves a tile by a side, the tile itself last if it
    /// comes back to it.
    fn walk(&self, from: Placement, colour: Colour, side: usize) -> Vec<Hex> {
        let mut cells = Vec::new();
        let (mut here, mut out) = (from, side);
        while let Some(next) = self.at(beyond(here.cell, out)) {
            cells.push(next.cell);
            let Some(ends) = ends(next, colour) else {
                break;
            };
            if next.cell == from.cell {
                break;
            }
            let entered = (out + 3) % 6;
            out = ends[usize::from(ends[0] == entered)];
            here = next;
        }
        cells
    }
}

/// The sides that a laid tile's link of a colour joins.
fn ends(placement: Placement, colour: Colour) -> Option<[usize; 2]> {
    let link = placement.tile.link(colour)?;
    Some([link.from, link.to].map(|side| (side + usize::from(placement.rotation)) % 6))
}
