//! Outlines: closed loops of cells that enclose nothing but themselves.
//!
//! ```text
//!        o---o            The loop runs clockwise around the rim of a chain of triangles.
//!       / \ / \           An *ear* is a tip: a cell whose two neighbours on the loop
//!      o---o---o          touch each other on the inner side. Any such loop can be built
//!       \ /               from three cells by growing ears, and changed into any other by
//!        o                cutting ears off and growing others.
//! ```
//!
//! The search for an outline with the right numbers of corners, curves and straights moves
//! ears about, with a liking for changes that bring the numbers closer.

use crate::solve::edge_colours::Square;
use game::Dice;

/// How many corners, curves and straights.
pub(super) type Bends = [i32; 3];

pub(super) struct Outline {
    pub(super) square: Square,
    /// The cells of the loop in its order.
    pub(super) way: Vec<usize>,
    taken: Vec<bool>,
    /// How many more of each bend there should be.
    lacking: Bends,
    changes: usize,
    /// The steps that the loop must take, by the directions in which they lead from each cell; none if the loop may
    /// lie anywhere.
    wanted: Option<Vec<u8>>,
    /// How many of them it does not take.
    missing: i32,
}

/// What a step that the loop must take weighs, against a bend too many or too few.
const WEIGHT: i32 = 4;

/// Ears wander by a cell a change, and the square leaves room for twice so many.
const CHANGES_UNTIL_CENTRED: usize = 8;

impl Outline {
    /// A loop of the right length with a random outline; none if it would be too short.
    pub(super) fn new(wanted: Bends, random: &mut impl Dice) -> Option<Self> {
        let length = wanted.iter().sum::<i32>() as usize;
        if length < 3 {
            return None;
        }
        let square = Square::new(length + 2 * CHANGES_UNTIL_CENTRED);
        let mut taken = vec![false; square.len()];
        let way: Vec<usize> = [square.origin, square.step(square.origin, 0)]
            .into_iter()
            .chain([square.step(square.origin, 1)])
            .collect();
        for &cell in &way {
            taken[cell] = true;
        }
        let mut outline = Outline {
            square,
            way,
            taken,
            lacking: wanted,
            changes: 0,
            wanted: None,
            missing: 0,
        };
        outline.lacking[0] -= 3;
        while outline.way.len() < length {
            outline.grow(random);
        }
        Some(outline)
    }

    /// From here on, looks for a loop that takes certain steps, each from a cell in a direction.
    pub(super) fn take_steps(&mut self, steps: &[(usize, usize)]) {
        let mut wanted = vec![0_u8; self.square.len()];
        for &(cell, direction) in steps {
            wanted[cell] |= 1 << direction;
            wanted[self.square.step(cell, direction)] |= 1 << ((direction + 3) % 6);
        }
        let all: u32 = wanted
            .iter()
            .map(|directions| directions.count_ones())
            .sum();
        self.missing = all as i32 / 2;
        self.wanted = Some(wanted);
        for at in 0..self.way.len() {
            let next = self.way[(at + 1) % self.way.len()];
            self.missing -= self.wants(self.way[at], next);
        }
        // Nothing leads back from beyond the rim.
        let width = self.square.width;
        for cell in 0..self.square.len() {
            let (q, r) = (cell % width, cell / width);
            self.taken[cell] |= q.min(r) < 2 || q.max(r) >= width - 2;
        }
    }

    /// 1 if the loop must step from one cell to the other, else 0.
    fn wants(&self, from: usize, to: usize) -> i32 {
        self.wanted.as_ref().map_or(0, |wanted| {
            i32::from(wanted[from] >> self.direction(from, to) & 1)
        })
    }

    /// What an ear on a step of the loop changes in the steps that it takes.
    fn count_steps(&mut self, at: usize, by: i32) {
        let length = self.way.len();
        let (before, here, after) = (
            self.way[(at + length - 1) % length],
            self.way[at],
            self.way[(at + 1) % length],
        );
        let gained = self.wants(before, here) + self.wants(here, after) - self.wants(before, after);
        self.missing -= by * gained;
    }

    /// Whether the bends are those of the tiles.
    pub(super) fn is_right(&self) -> bool {
        self.lacking == [0; 3] && self.missing == 0
    }

    /// Moves one ear, and takes it back if that leads too far away; says whether the bends
    /// are right now.
    pub(super) fn change(&mut self, random: &mut impl Dice) -> bool {
        self.changes += 1;
        if self.wanted.is_none() && self.changes.is_multiple_of(CHANGES_UNTIL_CENTRED) {
            self.recentre();
        }
        let before = self.error();
        let Some((at, cell)) = self.cut(random) else {
            return false;
        };
        let grown = self.grow(random);
        let worse = self.error() - before;
        // Even odds for each step away.
        if worse > 0 && random.bits() >> (64 - worse) != 0 {
            self.cut_at(grown);
            self.grow_at(at, cell);
        }
        self.is_right()
    }

    /// Moves a good part of the ears, wherever that leads.
    pub(super) fn shake(&mut self, random: &mut impl Dice) {
        if self.wanted.is_some() {
            // Few, so that most of the steps that were found are kept.
            for _ in 0..2 {
                if self.cut(random).is_some() {
                    self.grow(random);
                }
            }
            return;
        }
        for _ in 0..self.way.len() {
            if self.cut(random).is_some() {
                self.grow(random);
            }
            self.recentre();
        }
    }

    /// Whether the loop touches itself from outside so as to enclose an empty cell. Cells,
    /// touching pairs and touching triples of a figure without holes obey Euler's law.
    pub(super) fn has_holes(&self) -> bool {
        // Loops that must take certain steps never come to the rim.
        let is_taken = |cell, direction| self.taken[self.square.step(cell, direction)];
        let (mut pairs, mut triples) = (0, 0);
        for &cell in &self.way {
            pairs += (0..3)
                .filter(|&direction| is_taken(cell, direction))
                .count();
            triples += (0..2)
                .filter(|&direction| is_taken(cell, direction) && is_taken(cell, direction + 1))
                .count();
        }
        self.way.len() + triples != pairs + 1
    }

    fn error(&self) -> i32 {
        let bends: i32 = self.lacking.iter().map(|lacking| lacking.abs()).sum();
        bends + WEIGHT * self.missing
    }

    /// Grows an ear on a random step of the loop that has room outside; says where.
    fn grow(&mut self, random: &mut impl Dice) -> usize {
        loop {
            let at = random.below(self.way.len() as u32) as usize;
            let (from, to) = (self.way[at], self.way[(at + 1) % self.way.len()]);
            let outside = (self.direction(from, to) + 5) % 6;
            let cell = self.square.step(from, outside);
            if !self.taken[cell] {
                self.grow_at(at + 1, cell);
                return at + 1;
            }
        }
    }

    fn grow_at(&mut self, at: usize, cell: usize) {
        self.count_bends(at + self.way.len() - 1, 2, 1);
        self.way.insert(at, cell);
        self.taken[cell] = true;
        self.count_bends(at + self.way.len() - 1, 3, -1);
        if self.wanted.is_some() {
            self.count_steps(at, 1);
        }
    }

    /// Cuts off a random ear; says which.
    fn cut(&mut self, random: &mut impl Dice) -> Option<(usize, usize)> {
        let length = self.way.len();
        let start = random.below(length as u32) as usize;
        let at = (start..start + length)
            .map(|at| at % length)
            .find(|&at| self.is_ear(at))?;
        Some((at, self.cut_at(at)))
    }

    fn cut_at(&mut self, at: usize) -> usize {
        if self.wanted.is_some() {
            self.count_steps(at, -1);
        }
        self.count_bends(at + self.way.len() - 1, 3, 1);
        let cell = self.way.remove(at);
        self.taken[cell] = false;
        self.count_bends(at + self.way.len() - 1, 2, -1);
        cell
    }

    fn is_ear(&self, at: usize) -> bool {
        self.turn(at) == 2
    }

    /// Adds `by` to what is lacking for each of some cells in a row.
    fn count_bends(&mut self, from: usize, cells: usize, by: i32) {
        for at in from..from + cells {
            let kind = match self.turn(at % self.way.len()) {
                2 | 4 => 0,
                1 | 5 => 1,
                _ => 2,
            };
            self.lacking[kind] += by;
        }
    }

    /// By how much the loop turns clockwise at a cell, modulo 6.
    fn turn(&self, at: usize) -> usize {
        let length = self.way.len();
        let (before, here, after) = (
            self.way[(at + length - 1) % length],
            self.way[at],
            self.way[(at + 1) % length],
        );
        (self.direction(here, after) + 6 - self.direction(before, here)) % 6
    }

    pub(super) fn direction(&self, from: usize, to: usize) -> usize {
        let step = to.wrapping_sub(from) as isize;
        self.square
            .steps
            .iter()
            .position(|&s| s == step)
            .unwrap_or(0)
    }

    /// Ears wander; this brings the loop back to the middle of the square.
    fn recentre(&mut self) {
        let by = self.square.origin as isize - self.way[self.way.len() / 2] as isize;
        for &cell in &self.way {
            self.taken[cell] = false;
        }
        for cell in &mut self.way {
            *cell = cell.wrapping_add_signed(by);
        }
        for &cell in &self.way {
            self.taken[cell] = true;
        }
    }
}
