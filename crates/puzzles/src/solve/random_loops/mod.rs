//! Draws loops by chance, until one can be filled.
//!
//! The bends of the tiles' links say which loops can be made of them at all: so many
//! corners, curves and straights. There are a great many such loops ([`outline`]), and most
//! of those of the longer puzzles can be filled in millions of ways. So an outline that does
//! not give in quickly is dropped for another.

mod outline;

use super::fill::{Fill, Stock};
use super::worker::{Flow, Worker};
use crate::Puzzle;
use game::{Dice, SeededDice};
use outline::{Bends, Outline};
use tantrix::tile::{Bend, Colour, Tile};

/// Tiles laid in one outline before it is dropped.
const TILES_AN_OUTLINE: u64 = 2000;

/// Looks for a solution until one is found or the worker says stop. Returns without one only
/// if no outline can be drawn.
pub(super) fn search(puzzle: &Puzzle, colour: Colour, seed: u64, worker: &mut Worker<'_>) -> Flow {
    let mut random = SeededDice::new(seed);
    let Some(mut outline) = Outline::new(bends(puzzle.tiles(), colour), &mut random) else {
        return Flow::Continue(());
    };
    let stock = Stock::new(puzzle.tiles(), colour);
    let mut fill = Fill::new(&stock, &outline.square);
    fill.by_chance(SeededDice::new(random.bits()));
    loop {
        while !outline.change(&mut random) {
            worker.tick()?;
        }
        if !outline.has_holes() {
            fill.load(&outline.square, &outline.way);
            fill.try_once(&outline.square, TILES_AN_OUTLINE, worker)?;
        }
        outline.shake(&mut random);
    }
}

/// How many corners, curves and straights the loop has.
fn bends(tiles: &[Tile], colour: Colour) -> Bends {
    [Bend::Corner, Bend::Curve, Bend::Straight].map(|bend| {
        let links = tiles.iter().filter_map(|tile| tile.link(colour));
        links.filter(|link| link.bend() == bend).count() as i32
    })
}
