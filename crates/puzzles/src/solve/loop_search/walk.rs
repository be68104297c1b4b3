//! The walk that draws the loops.

use super::homing::{Bends, turn};
use super::search::LoopSearch;
use crate::solve::fill::Fill;
use crate::solve::worker::{Flow, Worker};
use tantrix::side::direction_of;

pub(super) struct Walk<'a, 'w, 'h> {
    search: &'a LoopSearch,
    worker: &'w mut Worker<'h>,
    fill: Fill<'a>,
    /// Whether the loop passes a cell.
    taken: Vec<bool>,
    way: Vec<usize>,
    seen: Vec<u32>,
    look: u32,
    to_do: Vec<usize>,
}

/// Where the walk stands: about to enter a cell.
#[derive(Clone, Copy)]
struct Stand {
    cell: usize,
    direction: usize,
    turning: i32,
    /// The bends left.
    bends: Bends,
    /// Cells left to draw.
    left: usize,
}

impl<'a, 'w, 'h> Walk<'a, 'w, 'h> {
    pub(super) fn new(search: &'a LoopSearch, worker: &'w mut Worker<'h>) -> Self {
        let size = search.square.len();
        Walk {
            search,
            worker,
            fill: Fill::new(&search.stock, &search.square),
            taken: vec![false; size],
            way: Vec::with_capacity(search.length),
            seen: vec![0; size],
            look: 0,
            to_do: Vec::new(),
        }
    }

    /// Starts at the first tile and goes round.
    pub(super) fn start(&mut self) -> Flow {
        let LoopSearch {
            square,
            length,
            bends,
            first_step,
            homing,
            ..
        } = self.search;
        self.taken[square.origin] = true;
        self.way.push(square.origin);
        let (direction, bends, left) = (*first_step, *bends, length - 1);
        let cell = square.step(square.origin, direction);
        if !homing.possible(bends, cell, 0) {
            return Flow::Continue(());
        }
        self.go(&Stand {
            cell,
            direction,
            turning: 0,
            bends,
            left,
        })
    }

    fn go(&mut self, stand: &Stand) -> Flow {
        if self.way.len() != self.search.cut {
            return self.enter(stand);
        }
        if self.worker.is_my_job() {
            self.enter(stand)?;
            self.worker.job_done();
        }
        Flow::Continue(())
    }

    /// Draws the loop through the cell ahead, and on from there in every way.
    fn enter(&mut self, stand: &Stand) -> Flow {
        self.worker.tick()?;
        let cell = stand.cell;
        let parts = self.parts_around(cell);
        if parts > 1 && !self.search.holes && (parts > 2 || stand.left == 1) {
            return Flow::Continue(());
        }
        self.way.push(cell);
        if stand.left == 1 {
            self.close()?;
        } else {
            let entry = (stand.direction + 4) % 6;
            self.taken[cell] = true;
            for side in (entry + 1..entry + 6).map(|side| side % 6) {
                if let Some(next) = self.leaving(stand, side, parts) {
                    self.go(&next)?;
                }
            }
            self.taken[cell] = false;
        }
        self.way.pop();
        Flow::Continue(())
    }

    /// The loop is drawn: fills it.
    fn close(&mut self) -> Flow {
        self.fill.load(&self.search.square, &self.way);
        self.fill.start_with_first_tile();
        if self.worker.wants_solutions() {
            return self.fill.each(&self.search.square, self.worker);
        }
        let count = self.fill.count(self.worker)?;
        self.worker.count_solutions(count);
        Flow::Continue(())
    }

    /// How many stretches of empty cells there are around a cell.
    fn parts_around(&self, cell: usize) -> u32 {
        let is_taken = |direction| self.taken[self.search.square.step(cell, direction)];
        let around = (0..6).fold(0u32, |bits, d| bits | u32::from(is_taken(d)) << d);
        let before = (around << 1 | around >> 5) & 63;
        (before & !around).count_ones()
    }

    /// Whether the loop may leave the cell by a side, and where it stands then.
    fn leaving(&mut self, stand: &Stand, side: usize, parts: u32) -> Option<Stand> {
        let Stand {
            cell,
            direction,
            turning,
            bends,
            left,
        } = *stand;
        let entry = (direction + 4) % 6;
        let kind = Bends::kind(entry.abs_diff(side));
        let onward = direction_of(side);
        let next = self.search.square.step(cell, onward);
        let left = left - 1;
        let is_last = next == self.search.homing.last_cell;
        if self.taken[next] || is_last != (left == 1) {
            return None;
        }
        let bends = bends.without(kind)?;
        let turning = turning + turn((onward + 6 - direction) % 6);
        if !self.search.homing.possible(bends, next, turning) {
            return None;
        }
        if parts > 1 && !self.part_can_be_filled(cell, next, left) {
            return None;
        }
        Some(Stand {
            cell: next,
            direction: onward,
            turning,
            bends,
            left,
        })
    }

    /// The loop through `cell` cuts the table in parts: whether it can go on into the part
    /// of `next`. Without holes it must fill all of it.
    fn part_can_be_filled(&mut self, cell: usize, next: usize, left: usize) -> bool {
        self.look += 1;
        self.seen[cell] = self.look;
        self.seen[next] = self.look;
        self.to_do.clear();
        self.to_do.push(next);
        let holes = self.search.holes;
        let mut home = false;
        let mut at = 0;
        while let Some(&from) = self.to_do.get(at) {
            at += 1;
            home |= from == self.search.homing.last_cell;
            if holes && home && self.to_do.len() >= left {
                return true;
            }
            if !holes && self.to_do.len() > left {
                return false;
            }
            for direction in 0..6 {
                let cell = self.search.square.step(from, direction);
                // With holes the part may be endless; what lies too far from home to come
                // back in time is of no use.
                let of_use = !holes || usize::from(self.search.homing.distance[cell]) < left;
                if of_use && !self.taken[cell] && self.seen[cell] != self.look {
                    self.seen[cell] = self.look;
                    self.to_do.push(cell);
                }
            }
        }
        !holes && home && self.to_do.len() == left
    }
}
