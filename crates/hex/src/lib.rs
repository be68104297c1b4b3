//! Hexagons: coordinates, directions, boards of side *n* and sets of their cells. Knows no game.
//!
//! Hexes stand on a point. Axial coordinates: `q` grows to the east, `r` to the south-east.
//!
//! ```text
//!        / \     / \
//!      /     \ /     \
//!     |   d4  |  d5   |          d0 = ( 1, 0)  east
//!     | (0,-1)| (1,-1)|          d1 = ( 0, 1)  south-east
//!    / \     / \     / \         d2 = (-1, 1)  south-west
//!  /     \ /     \ /     \       d3 = (-1, 0)  west
//! |   d3  | (0,0) |   d0  |      d4 = ( 0,-1)  north-west
//! | (-1,0)|       | (1,0) |      d5 = ( 1,-1)  north-east
//!  \     / \     / \     /
//!    \ /     \ /     \ /
//!     |   d2  |  d1   |
//!     | (-1,1)| (0,1) |
//!      \     / \     /
//!        \ /     \ /
//! ```
//!
//! A board of side *n* is every hex with |q|, |r| and |q+r| at most n-1. A cell is named by its row,
//! a letter from the top, and its diagonal, the number q + n. Side 3:
//!
//! ```text
//!         a3  a4  a5
//!       b2  b3  b4  b5
//!     c1  c2  c3  c4  c5        c3 is the centre, (0,0)
//!       d1  d2  d3  d4
//!         e1  e2  e3
//! ```

#![forbid(unsafe_code)]

mod board;
mod cell_set;
mod coordinates;

pub use board::{Board, Cell, CellName, Row};
pub use cell_set::CellSet;
pub use coordinates::{Direction, Hex};
