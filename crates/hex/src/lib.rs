#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod board;
mod cell_set;
mod coordinates;

pub use board::{Board, Cell, CellName, Row};
pub use cell_set::CellSet;
pub use coordinates::{Direction, Hex};
