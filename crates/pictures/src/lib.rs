//! Scenes as pictures of dots, for whoever can't show SVG: messengers, chats, documents. [`png()`] draws a position,
//! [`Card`] a preview with title and players for those who share an address, [`gif()`] a whole game.
//!
//! Everything is drawn from the documents of the `scene` crate by resvg, in Rust, with the fonts of our pages and no
//! other: a machine without any draws the same dots.

#![forbid(unsafe_code)]

mod captions;
mod card;
mod film;
mod fonts;
mod render;
mod tidy;
mod words;

pub use card::{CARD_HEIGHT, CARD_WIDTH, Card, CardPlayer};
pub use film::{MOST_FRAMES, gif};
pub use fonts::is_drawn;
pub use render::png;

/// A picture could not be made: a fault of ours, since scenes are ours too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotDrawn(String);

impl NotDrawn {
    fn because(error: impl std::fmt::Display) -> Self {
        Self(error.to_string())
    }
}

impl std::fmt::Display for NotDrawn {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the picture can't be drawn: {}", self.0)
    }
}

impl std::error::Error for NotDrawn {}
