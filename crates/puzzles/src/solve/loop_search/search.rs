//! What stays the same while loops are drawn.

use super::homing::{Bends, Homing};
use super::walk::Walk;
use crate::Puzzle;
use crate::solve::edge_colours::Square;
use crate::solve::fill::Stock;
use crate::solve::worker::{Flow, Worker};
use game::{Dice, SeededDice};
use tantrix::side::direction_of;
use tantrix::tile::{Bend, Colour, Link, Tile};

/// Jobs are cut when the loop is so long, or half drawn.
const CUT: usize = 7;

pub(in crate::solve) struct LoopSearch {
    pub(super) stock: Stock,
    pub(super) length: usize,
    pub(super) holes: bool,
    pub(super) square: Square,
    /// The bends of all tiles but the first.
    pub(super) bends: Bends,
    /// The direction of the first step.
    pub(super) first_step: usize,
    pub(super) homing: Homing,
    pub(super) cut: usize,
}

impl LoopSearch {
    /// Prepares a puzzle of one loop through all tiles. The tiles are tried in the order of
    /// their numbers, or shuffled by a seed.
    pub(in crate::solve) fn new(puzzle: &Puzzle, colour: Colour, shuffle: Option<u64>) -> Self {
        let mut tiles = puzzle.tiles().to_vec();
        if let Some(seed) = shuffle {
            SeededDice::new(seed).shuffle(&mut tiles);
        }
        let rarest = rarest(&tiles, colour);
        tiles.swap(0, rarest);
        let ends: Vec<[usize; 2]> = tiles
            .iter()
            .filter_map(|tile| tile.link(colour))
            .map(|link| [link.from, link.to])
            .collect();
        // The first step leaves the tile on the origin by the end `to`.
        let [last_side, first_side] = ends[0];
        let first_step = direction_of(first_side);
        let square = Square::new(tiles.len() + 2);
        let homing = Homing::new(&square, &ends[1..], first_step, last_side);
        LoopSearch {
            stock: Stock::new(&tiles, colour),
            length: tiles.len(),
            holes: puzzle.holes(),
            square,
            bends: Bends::of(&ends[1..]),
            first_step,
            homing,
            // For a first solution every thread walks alone.
            cut: if shuffle.is_some() {
                usize::MAX
            } else {
                CUT.min(tiles.len() / 2)
            },
        }
    }

    /// Meets every solution of this thread's jobs.
    pub(in crate::solve) fn walk(&self, worker: &mut Worker<'_>) -> Flow {
        Walk::new(self, worker).start()
    }
}

/// A tile whose bend few others have: a loop is drawn once for each of those.
fn rarest(tiles: &[Tile], colour: Colour) -> usize {
    let bend = |tile: &Tile| tile.link(colour).map_or(Bend::Straight, Link::bend);
    let like = |tile: &Tile| {
        tiles
            .iter()
            .filter(|other| bend(other) == bend(tile))
            .count()
    };
    (0..tiles.len())
        .min_by_key(|&index| like(&tiles[index]))
        .unwrap_or(0)
}
