//! Looks for tiles that fit a loop whose cells are known.
//!
//! The bend of the loop at a cell leaves each tile with a link of that bend one rotation, a
//! straight two, and all sides on the loop match by themselves. What is left are the
//! *contacts*, where the loop touches itself: in a loop without holes of n tiles there are
//! at least n - 3. Cells are filled in the order of how few choices they have.
//!
//! For counting, the search stops as soon as no two of the empty cells touch. Then only the
//! tiles must be dealt out to cells, each kind of bend by itself, and the numbers of ways
//! multiply: the tips of a loop often touch nothing else, so that k of them share k tiles in
//! k! ways at once.

mod deal;
mod stock;

use std::ops::ControlFlow;

use super::edge_colours::Square;
use super::worker::{Flow, Worker};
use crate::Solution;
use deal::deals;
use game::{Dice, SeededDice};
pub(super) use stock::Stock;
use stock::{Choices, Pose};
use tantrix::Placement;

/// A set of cells of the loop, by their place on it.
type Places = u64;

const NOWHERE: u8 = u8::MAX;

/// Where the loop touches itself: a side of a cell, another cell and its side.
#[derive(Clone, Copy, Default)]
struct Contact {
    side: u8,
    place: u8,
    their_side: u8,
}

/// One loop to fill. It is kept and loaded again and again.
pub(super) struct Fill<'a> {
    stock: &'a Stock,
    cells: Vec<usize>,
    place_of: Vec<u8>,
    poses: Vec<Pose>,
    contacts: Vec<([Contact; 4], usize)>,
    touching: Vec<Places>,
    choices: Vec<Choices>,
    laid: Vec<usize>,
    /// Tiles to lay before giving up.
    tile_limit: u64,
    /// Choices are tried by chance if there is one, else in order.
    random: Option<SeededDice>,
}

impl<'a> Fill<'a> {
    pub(super) fn new(stock: &'a Stock, square: &Square) -> Self {
        Fill {
            stock,
            cells: Vec::new(),
            place_of: vec![NOWHERE; square.len()],
            poses: Vec::new(),
            contacts: Vec::new(),
            touching: Vec::new(),
            choices: Vec::new(),
            laid: Vec::new(),
            tile_limit: u64::MAX,
            random: None,
        }
    }

    /// Takes on a loop, by its cells in order.
    pub(super) fn load(&mut self, square: &Square, cells: &[usize]) {
        self.cells.clear();
        self.cells.extend_from_slice(cells);
        for (place, &cell) in cells.iter().enumerate() {
            self.place_of[cell] = place as u8;
        }
        self.poses.clear();
        self.contacts.clear();
        self.touching.clear();
        self.choices.clear();
        self.laid.clear();
        self.laid.resize(cells.len(), 0);
        let last = cells.len() - 1;
        for (place, &cell) in cells.iter().enumerate() {
            let before = if place == 0 { last } else { place - 1 };
            let after = if place == last { 0 } else { place + 1 };
            let (mut into, mut out) = (0, 0);
            let mut contacts = ([Contact::default(); 4], 0);
            let mut touching = 0;
            for side in 0..6 {
                let other = self.place_of[square.step(cell, (side + 5) % 6)];
                if usize::from(other) == before {
                    into = side;
                } else if usize::from(other) == after {
                    out = side;
                } else if other != NOWHERE {
                    let their_side = ((side + 3) % 6) as u8;
                    contacts.0[contacts.1] = Contact {
                        side: side as u8,
                        place: other,
                        their_side,
                    };
                    contacts.1 += 1;
                    touching |= 1 << other;
                }
            }
            self.poses.push(6 * into + out);
            self.contacts.push(contacts);
            self.touching.push(touching);
            self.choices.push(self.stock.poses[6 * into + out].all);
        }
        for &cell in cells {
            self.place_of[cell] = NOWHERE;
        }
    }

    /// Puts the first tile, not turned, on the first cell of the loop.
    pub(super) fn start_with_first_tile(&mut self) {
        let posed = &self.stock.poses[self.poses[0]];
        let first = (0..self.stock.choices.len())
            .find(|&choice| self.stock.choices[choice].0 == 0 && posed.rotation[choice] == 0);
        self.choices[0] &= first.map_or(0, |choice| 1 << choice);
    }

    /// Puts a tile as it lies on a cell of the loop.
    pub(super) fn start_with(&mut self, cell: usize, placement: Placement) {
        let Some(place) = self.cells.iter().position(|&one| one == cell) else {
            return;
        };
        let posed = &self.stock.poses[self.poses[place]];
        let lies = (0..self.stock.choices.len()).find(|&choice| {
            self.stock.tiles[self.stock.choices[choice].0] == placement.tile
                && posed.rotation[choice] == placement.rotation
        });
        self.choices[place] &= lies.map_or(0, |choice| 1 << choice);
    }

    /// From here on, tries choices in a random order.
    pub(super) fn by_chance(&mut self, random: SeededDice) {
        self.random = Some(random);
    }

    /// Counts the ways to fill the loop.
    pub(super) fn count(&mut self, worker: &mut Worker<'_>) -> ControlFlow<(), u64> {
        self.count_rest(self.all_places(), self.stock.all(), worker)
    }

    /// Hands over each way to fill the loop.
    pub(super) fn each(&mut self, square: &Square, worker: &mut Worker<'_>) -> Flow {
        self.each_rest(self.all_places(), self.stock.all(), square, worker)
    }

    /// Looks for one way to fill the loop, by chance, until it has laid so many tiles.
    pub(super) fn try_once(
        &mut self,
        square: &Square,
        tile_limit: u64,
        worker: &mut Worker<'_>,
    ) -> Flow {
        self.tile_limit = tile_limit;
        let flow = self.each(square, worker);
        if self.tile_limit == 0 {
            Flow::Continue(())
        } else {
            flow
        }
    }

    fn all_places(&self) -> Places {
        u64::MAX >> (64 - self.cells.len())
    }

    fn count_rest(
        &mut self,
        open: Places,
        free: Choices,
        worker: &mut Worker<'_>,
    ) -> ControlFlow<(), u64> {
        let mut place = None;
        let mut fewest = u32::MAX;
        let mut rest = open;
        while rest != 0 {
            let at = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let many = (self.choices[at] & free).count_ones();
            if many == 0 {
                return ControlFlow::Continue(0);
            }
            if many < fewest && self.touching[at] & open != 0 {
                (place, fewest) = (Some(at), many);
            }
        }
        let Some(place) = place else {
            return deals(&self.choices, open, free, self.stock, worker);
        };
        let open = open & !(1 << place);
        let mut choices = self.choices[place] & free;
        let mut count: u64 = 0;
        while choices != 0 {
            let choice = choices.trailing_zeros() as usize;
            choices &= choices - 1;
            worker.tick()?;
            let before = self.choices_around(place);
            if self.lay(place, choice, open) {
                let free = free & !self.stock.same_tile[choice];
                count = count.saturating_add(self.count_rest(open, free, worker)?);
            }
            self.restore_around(place, before);
        }
        ControlFlow::Continue(count)
    }

    fn each_rest(
        &mut self,
        open: Places,
        free: Choices,
        square: &Square,
        worker: &mut Worker<'_>,
    ) -> Flow {
        if open == 0 {
            return worker.found(&self.solution(square));
        }
        let Some(place) = self.tightest(open, free) else {
            return Flow::Continue(());
        };
        let open = open & !(1 << place);
        let mut choices = self.choices[place] & free;
        while choices != 0 {
            let choice = self.pick(choices);
            choices &= !(1 << choice);
            worker.tick()?;
            self.tile_limit -= 1;
            if self.tile_limit == 0 {
                return Flow::Break(());
            }
            let before = self.choices_around(place);
            if self.lay(place, choice, open) {
                self.laid[place] = choice;
                let free = free & !self.stock.same_tile[choice];
                self.each_rest(open, free, square, worker)?;
            }
            self.restore_around(place, before);
        }
        Flow::Continue(())
    }

    /// The place with the fewest choices; none if one has no choice left.
    fn tightest(&self, open: Places, free: Choices) -> Option<usize> {
        let many = |place: usize| (self.choices[place] & free).count_ones();
        let places = (0..self.cells.len()).filter(|place| open >> place & 1 == 1);
        places
            .min_by_key(|&place| many(place))
            .filter(|&place| many(place) > 0)
    }

    fn pick(&mut self, choices: Choices) -> usize {
        let many = choices.count_ones() as usize;
        let skip = self
            .random
            .as_mut()
            .map_or(0, |random| random.below(many as u32) as usize);
        let rest = (0..skip).fold(choices, |rest, _| rest & (rest - 1));
        rest.trailing_zeros() as usize
    }

    /// Narrows the choices of the open places that touch a new tile; says whether each
    /// still has one.
    fn lay(&mut self, place: usize, choice: usize, open: Places) -> bool {
        let stock = self.stock;
        let sides = &stock.poses[self.poses[place]].sides[choice];
        let (contacts, many) = self.contacts[place];
        contacts[..many].iter().all(|contact| {
            let other = usize::from(contact.place);
            let colour = usize::from(sides[usize::from(contact.side)]);
            let posed = &stock.poses[self.poses[other]];
            // A laid place keeps what it has: it already matches.
            if open >> other & 1 == 1 {
                self.choices[other] &= posed.fits[usize::from(contact.their_side)][colour];
            }
            self.choices[other] != 0
        })
    }

    fn choices_around(&self, place: usize) -> [Choices; 4] {
        let (contacts, _) = self.contacts[place];
        contacts.map(|contact| self.choices[usize::from(contact.place)])
    }

    fn restore_around(&mut self, place: usize, before: [Choices; 4]) {
        let (contacts, many) = self.contacts[place];
        for (contact, choices) in contacts[..many].iter().zip(before) {
            self.choices[usize::from(contact.place)] = choices;
        }
    }

    fn solution(&self, square: &Square) -> Solution {
        let placements = self.cells.iter().enumerate().map(|(place, &cell)| {
            let choice = self.laid[place];
            Placement {
                tile: self.stock.tiles[self.stock.choices[choice].0],
                cell: square.cell(cell),
                rotation: self.stock.poses[self.poses[place]].rotation[choice],
            }
        });
        Solution::new(placements.collect())
    }
}
