//! The board turned and mirrored. Every tile may be turned over, so that a mirrored snake is one as well.

use game::Symmetric;
use hex::Hex;

use super::{Move, Position, Setup, Snekagon};

impl Symmetric for Snekagon {
    fn images(&self) -> usize {
        Hex::IMAGES
    }

    fn image_back(&self, image: usize) -> usize {
        Hex::image_back(image)
    }

    fn setup_image(&self, _setup: &Setup, _image: usize) -> Setup {
        Setup
    }

    fn move_image(&self, _position: &Position, action: Move, image: usize) -> Move {
        let (index, _) = self.placements.image(action.0, image);
        Move(index)
    }
}
