//! What stays the same while tiles are laid.

use game::{Dice, SeededDice};
use hex::Hex;

use super::table::Table;
use crate::solve::edge_colours::{Square, edge_masks};
use crate::solve::worker::{Flow, Worker};
use crate::{Kind, Puzzle, Shape};
use tantrix::Placement;
use tantrix::tile::{Colour, Tile};

/// Jobs are cut when so many tiles lie.
const CUT: usize = 3;

pub(in crate::solve) struct CellSearch {
    pub(super) tiles: Vec<Tile>,
    pub(super) laid: usize,
    pub(super) holes: bool,
    /// What is wanted in each colour.
    pub(super) wants: [Option<Kind>; 4],
    pub(super) square: Square,
    /// The indices of the cells of the shape; none if it is free.
    pub(super) shape: Option<Vec<usize>>,
    /// `shows[side][shown]`: the tiles that show this there at rotation 0.
    pub(super) shows: [[u64; 5]; 6],
    /// `edge_masks[tile][rotation]`: what is added to the neighbours' edges.
    pub(super) edge_masks: Vec<[[u32; 6]; 6]>,
    /// `links[tile][colour]`: the two sides it joins at rotation 0, if it has the colour.
    pub(super) links: Vec<[[usize; 2]; 4]>,
    /// The tiles that have each colour.
    pub(super) carriers: [u64; 4],
    pub(super) cut: usize,
    /// The tiles that lie already, once for each way in which they can lie in the shape; none
    /// if the table is empty.
    starts: Option<Vec<Vec<Root>>>,
}

/// Where a tile lies from the beginning.
#[derive(Clone, Copy)]
pub(super) struct Root {
    pub(super) tile: usize,
    pub(super) cell: usize,
    pub(super) rotation: usize,
}

impl CellSearch {
    /// Prepares a puzzle; the tiles are tried in the order of their numbers, or shuffled.
    pub(in crate::solve) fn new(puzzle: &Puzzle, shuffle: Option<u64>) -> Self {
        let mut tiles = puzzle.tiles().to_vec();
        if let Some(seed) = shuffle {
            SeededDice::new(seed).shuffle(&mut tiles);
        }
        let laid = puzzle.laid();
        let square = Square::new(laid + 2);
        let mut shows = [[0; 5]; 6];
        let mut carriers = [0; 4];
        for (index, tile) in tiles.iter().enumerate() {
            for (side, shows) in shows.iter_mut().enumerate() {
                shows[0] |= 1 << index;
                shows[tile.side(side, 0).index() + 1] |= 1 << index;
            }
            for colour in Colour::ALL.into_iter().filter(|&colour| tile.has(colour)) {
                carriers[colour.index()] |= 1 << index;
            }
        }
        let mut wants = [None; 4];
        for want in puzzle.wants() {
            wants[want.colour.index()] = Some(want.kind);
        }
        let index = |cell: Hex| {
            let middle = (square.width / 2) as i16;
            (cell.r + middle) as usize * square.width + (cell.q + middle) as usize
        };
        let shape = puzzle.shape().cells(laid);
        CellSearch {
            laid,
            holes: puzzle.holes() || puzzle.shape() != Shape::Free,
            wants,
            shape: shape.map(|cells| cells.into_iter().map(index).collect()),
            shows,
            edge_masks: tiles
                .iter()
                .map(|&tile| std::array::from_fn(|rotation| edge_masks(tile, rotation)))
                .collect(),
            links: tiles
                .iter()
                .map(|tile| {
                    Colour::ALL.map(|colour| {
                        tile.link(colour)
                            .map_or([0, 0], |link| [link.from, link.to])
                    })
                })
                .collect(),
            carriers,
            // For a first solution every thread walks alone.
            cut: if shuffle.is_some() {
                usize::MAX
            } else {
                CUT.min(laid)
            },
            starts: None,
            square,
            tiles,
        }
    }

    /// The same for a table on which these tiles of the puzzle lie already, all their sides
    /// matching.
    pub(in crate::solve) fn completing(puzzle: &Puzzle, lying: &[Placement], seed: u64) -> Self {
        let mut search = Self::new(puzzle, Some(seed));
        search.starts = Some(search.starts_with(lying));
        search
    }

    /// Meets every solution of this thread's jobs.
    pub(in crate::solve) fn walk(&self, worker: &mut Worker<'_>) -> Flow {
        if let Some(starts) = &self.starts {
            for start in starts {
                Table::new(self, worker).go_on_from(start)?;
            }
            return Flow::Continue(());
        }
        for root in self.roots() {
            Table::new(self, worker).start(&root)?;
        }
        Flow::Continue(())
    }

    /// Every way in which tiles that lie can lie in the shape, or the one way of a free table.
    fn starts_with(&self, lying: &[Placement]) -> Vec<Vec<Root>> {
        let Some(shape) = &self.shape else {
            return vec![self.moved(lying, 0, self.square.origin)];
        };
        let ways = (0..6).flat_map(|turns| shape.iter().map(move |&to| (turns, to)));
        let starts = ways.map(|(turns, to)| self.moved(lying, turns, to));
        starts
            .filter(|start| start.iter().all(|root| shape.contains(&root.cell)))
            .collect()
    }

    /// Tiles that lie, turned and moved so that the first of them lies on a cell.
    fn moved(&self, lying: &[Placement], turns: u8, to: usize) -> Vec<Root> {
        let from = lying.first().map_or(Hex::ORIGIN, |first| first.cell);
        let to = self.square.cell(to);
        let root = |placement: &Placement| {
            let cell = (placement.cell - from).turned(turns);
            Root {
                tile: self
                    .tiles
                    .iter()
                    .position(|&tile| tile == placement.tile)
                    .unwrap_or(0),
                cell: self.index(Hex::new(cell.q + to.q, cell.r + to.r)),
                rotation: usize::from((placement.rotation + turns) % 6),
            }
        };
        lying.iter().map(root).collect()
    }

    /// The index of a cell; of one that is not on the square, that of a corner.
    fn index(&self, cell: Hex) -> usize {
        let middle = (self.square.width / 2) as i16;
        if cell.q.abs() > middle || cell.r.abs() > middle {
            return 0;
        }
        (cell.r + middle) as usize * self.square.width + (cell.q + middle) as usize
    }

    /// One position for each way in which the first of the laid tiles can lie, up to
    /// rotation and translation of the whole.
    fn roots(&self) -> Vec<Root> {
        let firsts = 0..=self.tiles.len() - self.laid;
        let places = self.first_places();
        firsts
            .flat_map(|tile| {
                places.iter().map(move |&(cell, rotation)| Root {
                    tile,
                    cell,
                    rotation,
                })
            })
            .collect()
    }

    fn first_places(&self) -> Vec<(usize, usize)> {
        let Some(cells) = &self.shape else {
            return vec![(self.square.origin, 0)];
        };
        if cells.len() == 1 {
            return vec![(cells[0], 0)];
        }
        let cell_of = |index: usize| self.square.cell(index);
        // The sum of all cells stands for the middle, times their number.
        let (q, r) = cells.iter().fold((0, 0), |(q, r), &cell| {
            (q + cell_of(cell).q, r + cell_of(cell).r)
        });
        let many = cells.len() as i16;
        let about = |cell: Hex, turns| {
            let from_middle = Hex::new(many * cell.q - q, many * cell.r - r).turned(turns);
            Hex::new((from_middle.q + q) / many, (from_middle.r + r) / many)
        };
        // A triangle comes back to itself after two steps of 60 degrees, a flower (the only
        // shape of seven) after one.
        let step = if self.laid == 7 { 1 } else { 2 };
        let mut places = Vec::new();
        for &index in cells {
            let cell = cell_of(index);
            let orbit: Vec<Hex> = (0..6)
                .step_by(step)
                .map(|turns| about(cell, turns as u8))
                .collect();
            if orbit.iter().all(|&other| other == cell) {
                places.extend((0..step).map(|rotation| (index, rotation)));
            } else if orbit.iter().min() == Some(&cell) {
                places.extend((0..6).map(|rotation| (index, rotation)));
            }
        }
        places
    }

    /// The tiles that fit the edges at each rotation.
    #[inline]
    pub(super) fn fitting(&self, edges: u32, free: u64) -> [u64; 6] {
        let mut fits = [free; 6];
        for side in 0..6 {
            let shown = (edges >> (3 * side) & 7) as usize;
            if shown != 0 {
                for (rotation, fits) in fits.iter_mut().enumerate() {
                    *fits &= self.shows[(side + 6 - rotation) % 6][shown];
                }
            }
        }
        fits
    }
}
