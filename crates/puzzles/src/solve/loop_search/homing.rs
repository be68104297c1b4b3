//! Can links of these bends lead home?
//!
//! For the last few tiles of a loop: a table by how many corners, curves and straights are
//! left and by the cell to enter next, of all the turnings so far with which some order and
//! orientation of those links ends at home, the whole loop turning once. Self-crossing ways
//! count too, so it errs only on the side of going on.

use crate::solve::edge_colours::Square;
use tantrix::side::direction_of;

/// The table is made for so many tiles left; beyond, only distance is looked at.
const DEEPEST: usize = 7;
/// Bit of turning 0; a loop of 32 corners that turn the same way would leave the word, but
/// it would be cut off long before.
const MIDDLE: i32 = 31;

/// How many corners, curves and straights are left.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Bends(pub(super) [u8; 3]);

pub(super) struct Homing {
    all: Bends,
    size: usize,
    /// Where the table of each number of bends starts; none for those too many.
    starts: Vec<Option<usize>>,
    /// Bit `MIDDLE + t`: with turning t so far, home can be reached.
    turnings: Vec<u64>,
    /// How far each cell is from the one before home.
    pub(super) distance: Vec<u8>,
    pub(super) last_cell: usize,
}

impl Bends {
    pub(super) fn of(ends: &[[usize; 2]]) -> Self {
        let mut bends = [0; 3];
        for [a, b] in ends {
            bends[Self::kind(a.abs_diff(*b))] += 1;
        }
        Bends(bends)
    }

    /// 0 corner, 1 curve, 2 straight, from how far apart the two sides are.
    pub(super) const fn kind(apart: usize) -> usize {
        match apart {
            1 | 5 => 0,
            2 | 4 => 1,
            _ => 2,
        }
    }

    /// One less of a kind, if there is one.
    pub(super) const fn without(self, kind: usize) -> Option<Self> {
        let Bends(mut counts) = self;
        if counts[kind] == 0 {
            return None;
        }
        counts[kind] -= 1;
        Some(Bends(counts))
    }
}

impl Homing {
    pub(super) fn new(
        square: &Square,
        ends: &[[usize; 2]],
        first_step: usize,
        last_side: usize,
    ) -> Self {
        let all = Bends::of(ends);
        let last_cell = square.step(square.origin, direction_of(last_side));
        let homeward = (direction_of(last_side) + 3) % 6;
        let own_turn = turn((first_step + 6 - homeward) % 6);
        // Once round, anticlockwise or clockwise.
        let at_home = bit(-6 - own_turn) | bit(6 - own_turn);
        let mut homing = Homing {
            all,
            size: square.len(),
            starts: Vec::new(),
            turnings: Vec::new(),
            distance: (0..square.len())
                .map(|cell| apart(square, cell, last_cell))
                .collect(),
            last_cell,
        };
        homing.fill(square, first_step, at_home);
        homing
    }

    /// Fewer bends come first, so that each table can be made from those before it.
    fn fill(&mut self, square: &Square, first_step: usize, at_home: u64) {
        let Bends(most) = self.all;
        let ranges = most.map(|most| 0..=most);
        let looking = std::array::from_fn(|direction| turnings_looking(first_step, direction));
        self.starts = vec![None; most.iter().map(|&m| usize::from(m) + 1).product()];
        for straights in ranges[2].clone() {
            for curves in ranges[1].clone() {
                for corners in ranges[0].clone() {
                    let bends = Bends([corners, curves, straights]);
                    if usize::from(corners + curves + straights) <= DEEPEST {
                        self.fill_one(square, bends, &looking, at_home);
                    }
                }
            }
        }
    }

    fn fill_one(&mut self, square: &Square, bends: Bends, looking: &[u64; 6], at_home: u64) {
        let start = self.turnings.len();
        let number = self.number(bends);
        self.starts[number] = Some(start);
        self.turnings.resize(start + self.size, 0);
        let left: u8 = bends.0.iter().sum();
        if left == 0 {
            self.turnings[start + square.origin] = at_home;
            return;
        }
        for (kind, by) in [(0, 2), (1, 1), (2, 0)] {
            let Some(rest) = bends.without(kind) else {
                continue;
            };
            let Some(rest) = self.starts[self.number(rest)] else {
                continue;
            };
            for cell in 0..self.size {
                if cell == square.origin || self.distance[cell] >= left {
                    continue;
                }
                // The turnings after this tile, each with the direction it looks in.
                let after = (0..6).fold(0, |after, direction| {
                    let next = self.turnings[rest + square.step(cell, direction)];
                    after | next & looking[direction]
                });
                self.turnings[start + cell] |= after << by | after >> by;
            }
        }
    }

    /// Whether the loop can still come home when it enters `cell` next, having turned by
    /// `turning`, with these bends left.
    #[inline]
    pub(super) fn possible(&self, bends: Bends, cell: usize, turning: i32) -> bool {
        let left: u8 = bends.0.iter().sum();
        if self.distance[cell] >= left {
            return false;
        }
        if usize::from(left) > DEEPEST {
            return true;
        }
        match self.starts[self.number(bends)] {
            Some(start) => self.turnings[start + cell] & bit(turning) != 0,
            None => true,
        }
    }

    #[inline]
    fn number(&self, Bends([corners, curves, straights]): Bends) -> usize {
        let Bends([most_corners, most_curves, _]) = self.all;
        let (wide, high) = (usize::from(most_corners) + 1, usize::from(most_curves) + 1);
        usize::from(corners) + wide * (usize::from(curves) + high * usize::from(straights))
    }
}

/// A change of direction as a turning: positive is clockwise.
pub(super) const fn turn(change: usize) -> i32 {
    if change > 3 {
        change as i32 - 6
    } else {
        change as i32
    }
}

const fn bit(turning: i32) -> u64 {
    let at = turning + MIDDLE;
    if at < 0 || at > 63 { 0 } else { 1 << at }
}

fn turnings_looking(first_step: usize, direction: usize) -> u64 {
    (0..64)
        .filter(|at| (at - MIDDLE + first_step as i32 - direction as i32).rem_euclid(6) == 0)
        .fold(0, |mask, at| mask | 1 << at)
}

fn apart(square: &Square, a: usize, b: usize) -> u8 {
    let (a, b) = (square.cell(a), square.cell(b));
    let (q, r) = (a.q - b.q, a.r - b.r);
    q.abs().max(r.abs()).max((q + r).abs()) as u8
}
