//! Where the wanted loops and lines run, and whether they still can.

use super::{SHUT, Table};
use crate::Kind;
use crate::solve::edge_colours::LAID;
use tantrix::side::direction_of;

impl Table<'_, '_, '_> {
    /// Counts the ends of lines at a new tile; a line has two, a loop none.
    pub(super) fn stops_are_right(&mut self, cell: usize) -> bool {
        let (tile, rotation) = self.lies[cell];
        let tile = self.search.tiles[usize::from(tile)];
        for side in 0..6 {
            let next = self.search.square.step(cell, direction_of(side));
            if self.cells[next] & SHUT == 0 {
                continue;
            }
            let colour = tile.side(side, usize::from(rotation)).index();
            let most = match self.search.wants[colour] {
                None => continue,
                Some(Kind::Loop) => 0,
                Some(Kind::Line) => 2,
            };
            self.stops[colour] += 1;
            if self.stops[colour] > most {
                return false;
            }
        }
        true
    }

    /// The tiles that may still be laid after a new tile; none if a wanted loop or line
    /// went wrong at it.
    pub(super) fn lines_are_right(&self, cell: usize, free: u64) -> Option<u64> {
        (0..4).try_fold(free, |free, colour| match self.search.wants[colour] {
            Some(_) if self.carries(cell, colour) => self.line_is_right(cell, colour, free),
            _ => Some(free),
        })
    }

    /// If the line of a colour through a cell is finished, it must run through all tiles
    /// laid so far that have the colour, and no other such tile may follow.
    pub(super) fn line_is_right(&self, cell: usize, colour: usize, free: u64) -> Option<u64> {
        let (length, end) = self.follow(cell, colour);
        let finished = match (self.search.wants[colour]?, end) {
            (Kind::Line, End::Closed) => return None,
            (Kind::Loop, End::Closed) | (Kind::Line, End::Shut) => true,
            (_, End::Open | End::Shut) => false,
        };
        if !finished {
            return Some(free);
        }
        let carriers = self
            .placed
            .iter()
            .filter(|&&cell| self.carries(cell, colour))
            .count();
        (length == carriers).then_some(free & !self.search.carriers[colour])
    }

    /// How many tiles the line of a colour through a cell has, and how it ends.
    pub(super) fn follow(&self, start: usize, colour: usize) -> (usize, End) {
        let mut length = 1;
        let mut end = End::Shut;
        for first_side in self.sides(start, colour) {
            let (mut here, mut side) = (start, first_side);
            loop {
                here = self.search.square.step(here, direction_of(side));
                if self.cells[here] & LAID == 0 {
                    if self.cells[here] & SHUT == 0 {
                        end = End::Open;
                    }
                    break;
                }
                if here == start {
                    return (length, End::Closed);
                }
                length += 1;
                let [a, b] = self.sides(here, colour);
                side = if a == (side + 3) % 6 { b } else { a };
            }
        }
        (length, end)
    }

    /// The two sides by which a colour passes the tile on a cell.
    fn sides(&self, cell: usize, colour: usize) -> [usize; 2] {
        let (tile, rotation) = self.lies[cell];
        let [a, b] = self.search.links[usize::from(tile)][colour];
        [
            (a + usize::from(rotation)) % 6,
            (b + usize::from(rotation)) % 6,
        ]
    }

    pub(super) fn carries(&self, cell: usize, colour: usize) -> bool {
        self.search.carriers[colour] >> self.lies[cell].0 & 1 == 1
    }
}

/// How a line ends.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// It is a loop.
    Closed,
    /// Both ends lead to cells that stay empty.
    Shut,
    /// At least one end may go on.
    Open,
}
