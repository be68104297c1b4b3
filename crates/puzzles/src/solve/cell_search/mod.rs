//! Decides cell by cell what lies there, for any puzzle.
//!
//! At each step one undecided cell next to the tiles is chosen and split up: each tile that
//! fits it, in each rotation, and lastly nothing, for good. So every solution is met exactly
//! once, whichever cell is chosen, and the choice is free to go for the tightest:
//!
//! - cells that *must* get a tile: those of a wanted shape, those that a wanted loop leads
//!   into, and enclosed ones if holes are not allowed;
//! - else a cell that a wanted line leads into (leaving it empty ends the line there);
//! - else any cell beside the tiles.

mod search;
mod table;

pub(super) use search::CellSearch;
