//! The line from the other end, and black and white exchanged: the rules know neither left from right nor one
//! colour from the other.

use game::Symmetric;

use crate::moves::Action;
use crate::{LineUp, Move, Pantarei, Position, Tile};

/// Images are numbered by two bits.
const BACKWARDS: usize = 1;
const EXCHANGED: usize = 2;

impl Symmetric for Pantarei {
    fn images(&self) -> usize {
        4
    }

    fn setup_image(&self, setup: &LineUp, image: usize) -> LineUp {
        let mut tiles = *setup.tiles();
        if image & BACKWARDS != 0 {
            tiles.reverse();
        }
        if image & EXCHANGED != 0 {
            tiles = tiles.map(Tile::exchanged);
        }
        LineUp::of(tiles)
    }

    fn move_image(&self, position: &Position, action: Move, image: usize) -> Move {
        let last = position.stacks().len() as u8 - 1;
        let place = |place: u8| {
            if image & BACKWARDS != 0 {
                last - place
            } else {
                place
            }
        };
        Move(match action.0 {
            Action::Choose(colour) if image & EXCHANGED != 0 => Action::Choose(colour.other()),
            Action::Choose(colour) => Action::Choose(colour),
            Action::Carry { from, to, tiles } => Action::Carry {
                from: place(from),
                to: place(to),
                tiles,
            },
            Action::Swap(one, other) => {
                let (one, other) = (place(one), place(other));
                Action::Swap(one.min(other), one.max(other))
            }
        })
    }
}
