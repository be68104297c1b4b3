//! A puzzle on a screen: no game, only tiles on a table and tiles beside it.

use std::collections::BTreeSet;

use game::{Language, Seat};
use hex::Hex;
use scene::{Board, Cell, Scene, Shape};

use super::{empty, hand, laid, words};
use crate::side::beyond;
use crate::{Placement, Tile, TileSet};

/// The tiles that lie, the empty cells around them, and the tiles that are still to be laid.
pub fn puzzle(lying: &[Placement], held: &[Tile], language: Language) -> Scene {
    let mut cells: Vec<Cell> = lying.iter().map(|&one| laid(one, language)).collect();
    for cell in around(lying) {
        let shown = |side: usize| {
            let there = lying.iter().find(|one| one.cell == beyond(cell, side));
            there.map(|there| there.side((side + 3) % 6))
        };
        let about = if lying.is_empty() {
            words::first_cell(language)
        } else {
            words::beside("about-gap", cell, shown, language)
        };
        cells.push(empty(cell, None, about));
    }
    game::order::sort_by_key(&mut cells, |cell| (cell.r, cell.q));
    let tiles: TileSet = held.iter().copied().collect();
    Scene {
        boards: vec![Board::new(Shape::Table, cells)],
        hands: vec![hand(Seat::new(0), tiles, language)],
        ..Scene::default()
    }
}

/// The empty cells beside tiles; the middle of an empty table.
pub fn around(lying: &[Placement]) -> Vec<Hex> {
    if lying.is_empty() {
        return vec![Hex::ORIGIN];
    }
    let (mut taken, mut beside) = (BTreeSet::new(), BTreeSet::new());
    taken.extend(lying.iter().map(|one| one.cell));
    beside.extend(taken.iter().flat_map(|cell: &Hex| cell.neighbours()));
    beside.difference(&taken).copied().collect()
}
