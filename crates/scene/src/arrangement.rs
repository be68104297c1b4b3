use crate::{Piece, Place};

/// Things of a setup that can change places with each other, whatever the order: tokens on cells, tiles in
/// hands and bag, colours of seats.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Arrangement {
    /// What is arranged.
    pub about: String,
    /// Where something is. Any two can be exchanged.
    pub slots: Vec<Slot>,
}

/// Where one thing of a setup is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Slot {
    /// What is there, in words.
    pub about: String,
    /// What it belongs to, where it is no place of a board: a hand, the bag.
    pub section: String,
    /// The place of the first position, if it is on a board.
    pub at: Option<Place>,
    /// What it looks like, if it is a piece.
    pub piece: Option<Piece>,
}
