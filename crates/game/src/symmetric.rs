use crate::Game;

/// The ways in which a game can be looked at and is still the same: a board turned and mirrored, colours
/// exchanged. Each is an *image*, by its number; number 0 is the game as it is. A game without symmetries has
/// nothing to add: `impl Symmetric for Chess {}`.
///
/// Who plays an image of every move from the image of a setup is always in a position in which as much can be done and
/// as much is won as in the one that it is an image of. What is drawn is the same in every image.
pub trait Symmetric: Game {
    /// How many images there are, the game as it is among them.
    fn images(&self) -> usize {
        1
    }

    /// The number of the image that leads back from this one.
    fn image_back(&self, image: usize) -> usize {
        image
    }

    /// A setup as it is seen in an image.
    fn setup_image(&self, setup: &Self::Setup, _image: usize) -> Self::Setup {
        setup.clone()
    }

    /// A legal move of a position as it is seen in an image.
    fn move_image(
        &self,
        _position: &Self::Position,
        action: Self::Move,
        _image: usize,
    ) -> Self::Move {
        action
    }
}
