use game::{Message, Refuse};
use hex::Hex;

use crate::{Colour, Placement, TEXTS, Tile, solitaire};

/// Why a tile can't be laid so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refusal {
    /// A tile is to be drawn before anything is laid.
    DrawFirst,
    /// The mover does not hold the tile.
    NotInHand(Tile),
    /// In the solitaire, the tile drawn last is laid and no other.
    NotDrawn {
        /// The tile that was to be laid.
        tile: Tile,
        /// The tile that was drawn.
        drawn: Tile,
    },
    /// The first tile lies on (0,0), unturned.
    FirstAtOrigin(Tile),
    /// Another tile lies there.
    Occupied {
        /// Where.
        cell: Hex,
        /// Which.
        other: Tile,
    },
    /// No tile lies next to the cell.
    NotAdjacent(Hex),
    /// Touching sides would show different colours.
    Clash {
        /// The tile, its cell and how it is turned.
        placement: Placement,
        /// The tile that it would touch.
        other: Tile,
        /// The colour that it would show there.
        own: Colour,
        /// The colour that the other one shows.
        theirs: Colour,
    },
    /// A space would have tiles on four of its sides.
    FourAround(Space),
    /// The cell lies on a controlled side.
    ControlledSide(Space),
    /// A space would have three sides of one colour.
    ThreeAlike(Space, Colour),
    /// Forced spaces are filled first, as long as a tile of the hand fits one: such as this.
    ForcedFirst(Placement),
}

/// A cell, and the space or tile because of which nothing may lie there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Space {
    /// The cell.
    pub cell: Hex,
    /// The space or tile.
    pub space: Hex,
}

impl Refuse for Refusal {
    fn message(&self) -> Message {
        let message = |code| Message::new(&TEXTS, code);
        let because = |code, Space { cell, space }| {
            message(code)
                .with("cell", cell.to_string())
                .with("space", space.to_string())
        };
        match *self {
            Self::DrawFirst => message("draw-first"),
            Self::NotInHand(tile) => message("not-in-hand").with("tile", tile.number()),
            Self::NotDrawn { tile, drawn } => Message::new(&solitaire::TEXTS, "not-drawn")
                .with("tile", tile.number())
                .with("drawn", drawn.number()),
            Self::FirstAtOrigin(tile) => message("first-at-origin").with("tile", tile.number()),
            Self::Occupied { cell, other } => message("occupied")
                .with("other", other.number())
                .with("cell", cell.to_string()),
            Self::NotAdjacent(cell) => message("not-adjacent").with("cell", cell.to_string()),
            Self::Clash {
                placement,
                other,
                own,
                theirs,
            } => message("clash")
                .with("tile", placement.tile.number())
                .with("cell", placement.cell.to_string())
                .with("other", other.number())
                .with_term("own", word(own))
                .with_term("theirs", word(theirs)),
            Self::FourAround(space) => because("four-around", space),
            Self::ControlledSide(space) => because("controlled-side", space),
            Self::ThreeAlike(space, colour) => {
                because("three-alike", space).with_term("colour", word(colour))
            }
            Self::ForcedFirst(fill) => message("forced-first")
                .with("space", fill.cell.to_string())
                .with("tile", fill.tile.number())
                .with("move", fill.to_string()),
        }
    }
}

/// The code of a colour's name among the texts.
pub(crate) const fn word(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Yellow => "yellow",
        Colour::Green => "green",
        Colour::Blue => "blue",
    }
}
