//! Draws loops by chance, until one can be filled.
//!
//! The bends of the tiles' links say which loops can be made of them at all: so many
//! corners, curves and straights. There are a great many such loops ([`outline`]), and most
//! of those of the longer puzzles can be filled in millions of ways. So an outline that does
//! not give in quickly is dropped for another.

mod outline;

use super::edge_colours::Square;
use super::fill::{Fill, Stock};
use super::worker::{Flow, Worker};
use crate::{Placement, Puzzle};
use game::{Dice, SeededDice};
use outline::{Bends, Outline};
use tantrix::side::direction_of;
use tantrix::tile::{Bend, Colour, Tile};

/// Tiles laid in one outline before it is dropped.
const TILES_AN_OUTLINE: u64 = 2000;

/// Looks for a solution until one is found or the worker says stop. Returns without one only
/// if no outline can be drawn.
pub(super) fn search(puzzle: &Puzzle, colour: Colour, seed: u64, worker: &mut Worker<'_>) -> Flow {
    complete(puzzle, colour, &[], seed, worker)
}

/// The same for a solution that has these tiles where they lie.
pub(super) fn complete(
    puzzle: &Puzzle,
    colour: Colour,
    lying: &[Placement],
    seed: u64,
    worker: &mut Worker<'_>,
) -> Flow {
    let mut random = SeededDice::new(seed);
    let Some(mut outline) = Outline::new(bends(puzzle.tiles(), colour), &mut random) else {
        return Flow::Continue(());
    };
    let lying = on_square(&outline.square, lying);
    if !lying.is_empty() {
        outline.take_steps(&steps(&lying, colour));
    }
    let stock = Stock::new(puzzle.tiles(), colour);
    let mut fill = Fill::new(&stock, &outline.square);
    fill.by_chance(SeededDice::new(random.bits()));
    loop {
        while !outline.change(&mut random) {
            worker.tick()?;
        }
        if !outline.has_holes() {
            fill.load(&outline.square, &outline.way);
            for &(cell, placement) in &lying {
                fill.start_with(cell, placement);
            }
            fill.try_once(&outline.square, TILES_AN_OUTLINE, worker)?;
        }
        outline.shake(&mut random);
    }
}

/// Tiles that lie, moved so that the first lies in the middle, with their cells; none if they lie too far apart.
fn on_square(square: &Square, lying: &[Placement]) -> Vec<(usize, Placement)> {
    let Some(first) = lying.first() else {
        return Vec::new();
    };
    let moved = lying.iter().map(|one| {
        let cell = one.cell - first.cell;
        let at = square.origin as isize + cell.r as isize * square.width as isize + cell.q as isize;
        (at as usize, *one)
    });
    moved.collect()
}

/// The steps by which a loop passes tiles that lie.
fn steps(lying: &[(usize, Placement)], colour: Colour) -> Vec<(usize, usize)> {
    let passes = lying.iter().flat_map(|&(cell, placement)| {
        let sides = (0..6).filter(move |&side| placement.side(side) == colour);
        sides.map(move |side| (cell, direction_of(side)))
    });
    passes.collect()
}

/// How many corners, curves and straights the loop has.
fn bends(tiles: &[Tile], colour: Colour) -> Bends {
    [Bend::Corner, Bend::Curve, Bend::Straight].map(|bend| {
        let links = tiles.iter().filter_map(|tile| tile.link(colour));
        links.filter(|link| link.bend() == bend).count() as i32
    })
}
