//! The board turned and mirrored: tokens lie elsewhere, and everything else stays. Its sides have colours only
//! to tell opposite ones, and these stay opposite.

use game::Symmetric;
use hex::Hex;

use crate::cells::CELLS;
use crate::{Cell, Kamon, Layout, Position, Token};

impl Symmetric for Kamon {
    fn images(&self) -> usize {
        Hex::IMAGES
    }

    fn image_back(&self, image: usize) -> usize {
        Hex::image_back(image)
    }

    fn setup_image(&self, setup: &Layout, image: usize) -> Layout {
        let mut tokens = [Token::BLANK; 37];
        for (&cell, &token) in CELLS.iter().zip(setup.tokens()) {
            let place = CELLS.binary_search(&cell.image(image));
            tokens[place.unwrap_or_else(|_| unreachable!("the image of a cell is a cell"))] = token;
        }
        Layout::of(tokens)
    }

    fn move_image(&self, _position: &Position, action: Cell, image: usize) -> Cell {
        action.image(image)
    }
}
