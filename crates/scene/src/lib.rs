#![doc = include_str!("../README.md")]
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
