//! What there is to see of a game: a [`Scene`] and its [`Choice`]s for boards on screens, a [`Picture`]
//! for terminals, remarks in words, and any scene as an image ([`svg()`]). A game that has these
//! implements [`Show`]; this crate knows none.

#![forbid(unsafe_code)]

mod arrangement;
mod attempt;
mod overlay;
mod picture;
mod scene;
mod show;
mod svg;

pub use arrangement::{Arrangement, Slot};
pub use attempt::Attempt;
pub use overlay::{Note, Overlay, Tone};
pub use picture::{Ink, Picture, Span};
pub use scene::{
    Act, Board, Cell, Choice, Growth, Hand, Held, Line, Link, Mark, Piece, Place, Played, Scene,
    Shape, Sign, Snake, Symbol, Tint, Touched,
};
pub use show::Show;
pub use svg::{shade, svg, svgs};
