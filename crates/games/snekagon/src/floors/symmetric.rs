//! All boards mirrored from left to right, which leaves their eyes where they are, and the circle of boards begun at
//! another one or gone round the other way.

use game::Symmetric;

use super::{Move, Position, SnakeTypes, Snekagon5g};

/// The image of a board that exchanges left and right: mirrored, and turned by half.
const SIDEWAYS: usize = 6 + 3;

/// An image as it is numbered: first the board's own, then the circle's.
struct Image {
    boards: usize,
    sideways: bool,
    /// Whether the circle is gone round the other way, before it is turned.
    backwards: bool,
    turned: usize,
}

impl Image {
    const fn new(boards: usize, number: usize) -> Self {
        Self {
            boards,
            sideways: number % 2 == 1,
            turned: number / 2 % boards,
            backwards: number / 2 >= boards,
        }
    }

    const fn number(&self) -> usize {
        let circle = self.turned + if self.backwards { self.boards } else { 0 };
        2 * circle + self.sideways as usize
    }

    const fn back(mut self) -> Self {
        if !self.backwards {
            self.turned = (self.boards - self.turned) % self.boards;
        }
        self
    }

    const fn board(&self, board: usize) -> usize {
        let board = if self.backwards {
            self.boards - board
        } else {
            board
        };
        (board + self.turned) % self.boards
    }
}

impl Symmetric for Snekagon5g {
    fn images(&self) -> usize {
        // Two boards are the same circle both ways.
        let circles = if self.boards() > 2 { 2 } else { 1 };
        2 * self.boards() * circles
    }

    fn image_back(&self, image: usize) -> usize {
        Image::new(self.boards(), image).back().number()
    }

    fn setup_image(&self, setup: &SnakeTypes, _image: usize) -> SnakeTypes {
        *setup
    }

    fn move_image(&self, _position: &Position, action: Move, image: usize) -> Move {
        let image = Image::new(self.boards(), image);
        let sideways = if image.sideways { SIDEWAYS } else { 0 };
        let (placement, reversed) = self.placements.image(action.placement(), sideways);
        let mut drills = action
            .drills()
            .map(|drill| drill.map(|board| image.board(board)));
        if reversed {
            drills.reverse();
        }
        let board = image.board(action.board());
        Move::checked(&self.placements, self.boards(), board, placement, drills)
            .unwrap_or_else(|_| unreachable!("neighbours stay neighbours"))
    }
}
