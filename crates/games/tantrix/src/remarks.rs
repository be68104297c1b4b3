//! What there is to say about a position: what is due, and what is left.

use std::ops::ControlFlow;

use game::Message;

use crate::position::Next;
use crate::table::{Candidates, Fits};
use crate::{Phase, Position, TEXTS, TileSet};

pub(crate) fn remarks(position: &Position, fits: &Fits) -> Vec<Message> {
    let mut remarks = Vec::new();
    if position.next() == Next::Placement {
        remarks.push(match position.phase() {
            Phase::Opening => Message::new(&TEXTS, "due-opening"),
            Phase::Free => Message::new(&TEXTS, "due-free"),
            Phase::ForcedBefore | Phase::ForcedAfter => forced_ways(&position.candidates(fits)),
        });
    }
    remarks.push(Message::new(&TEXTS, "bag").with("count", position.bag().len()));
    remarks
}

/// That forced spaces must be filled, and which tiles can do it: that is hard to see for oneself. Where and
/// how they go is seen on the table.
pub(crate) fn forced_ways(candidates: &Candidates<'_>) -> Message {
    let mut fitting = TileSet::default();
    let _ = candidates.each(|fill| {
        fitting.insert(fill.tile);
        ControlFlow::Continue(())
    });
    let tiles: Vec<String> = fitting.tiles().map(|tile| tile.to_string()).collect();
    Message::new(&TEXTS, "due-forced")
        .with("count", tiles.len())
        .with("tiles", tiles.join(", "))
}
