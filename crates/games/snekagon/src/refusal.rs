use game::{Message, Refuse};
use hex::CellName;

use crate::body::Body;
use crate::field::{Field, Spots, bit, each};
use crate::placements::Placement;
use crate::{TEXTS, Tile};

/// Why a tile may not lie where it is to lie. Boards are counted from 1, as in moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refusal {
    /// The first move is the single hex.
    FirstSingle,
    /// The single hex is only for the first move.
    SingleFirstOnly(Tile),
    /// The mover has no such tile any more.
    TileUsed(Tile),
    /// Nothing can lie on an eye of the board.
    Eye(CellName),
    /// Something lies there already.
    Occupied(CellName),
    /// A tile that continues no snake must touch nobody.
    FoundingTouches(CellName),
    /// A snake must not touch itself or another of the same player.
    TouchesItself(Contact),
    /// Three hexes would touch each other.
    SharpTurn(Contact),
    /// A hex joins at most two others.
    Branches(Contact),
    /// The end is closed: its hex is drilled to another board.
    EndClosed(Contact),
    /// An end that is to be drilled may touch nothing on its own board.
    DrilledEndTouches(Contact),
    /// The mover has no hex there to drill to.
    NothingToDrill(Drill),
    /// The hex to drill to is no open end.
    DrillClosed(Drill),
    /// A single hex joins at most two others, drills included.
    SingleFull {
        /// Where it would lie.
        cell: CellName,
        /// How many it would join.
        count: usize,
    },
    /// In the advanced game, a snake keeps its heading through a drill.
    Heading(CellName),
}

/// Two hexes that would lie side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contact {
    /// A hex of the tile.
    pub cell: CellName,
    /// The hex that it would touch.
    pub other: CellName,
}

/// A drill to another board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drill {
    /// Where.
    pub cell: CellName,
    /// To which board.
    pub board: usize,
}

impl Refuse for Refusal {
    fn message(&self) -> Message {
        let message = |code| Message::new(&TEXTS, code);
        let on = |code, cell: CellName| message(code).with("cell", cell.to_string());
        let about = |code, contact: Contact| {
            on(code, contact.cell).with("other", contact.other.to_string())
        };
        match *self {
            Self::FirstSingle => message("first-single"),
            Self::SingleFirstOnly(tile) => {
                message("single-first-only").with("tile", tile.to_string())
            }
            Self::TileUsed(tile) => message("tile-used").with("tile", tile.to_string()),
            Self::Eye(cell) => on("eye", cell),
            Self::Occupied(cell) => on("occupied", cell),
            Self::FoundingTouches(cell) => on("founding-touches", cell),
            Self::TouchesItself(contact) => about("touches-itself", contact),
            Self::SharpTurn(contact) => about("sharp-turn", contact),
            Self::Branches(contact) => about("branches", contact),
            Self::EndClosed(contact) => about("end-closed", contact),
            Self::DrilledEndTouches(contact) => about("drilled-end-touches", contact),
            Self::NothingToDrill(drill) => {
                on("nothing-to-drill", drill.cell).with("board", drill.board)
            }
            Self::DrillClosed(drill) => on("drill-closed", drill.cell).with("board", drill.board),
            Self::SingleFull { cell, count } => on("single-full", cell).with("count", count),
            Self::Heading(cell) => on("heading", cell),
        }
    }
}

/// Refuses a tile on a cell where another lies, or on an eye.
pub(crate) fn occupied(field: &Field, tile: &Placement, taken: Spots) -> Result<(), Refusal> {
    let blocked = |spots: Spots| {
        tile.path()
            .iter()
            .copied()
            .find(|&spot| spots & bit(spot) != 0)
    };
    if let Some(eye) = blocked(!field.playable()) {
        return Err(Refusal::Eye(field.name(eye)));
    }
    match blocked(taken) {
        Some(spot) => Err(Refusal::Occupied(field.name(spot))),
        None => Ok(()),
    }
}

/// The refusal of a tile that joins nothing and touches somebody's hexes.
pub(crate) fn touches(field: &Field, tile: &Placement, hexes: Spots) -> Refusal {
    let touched = first_of(field, tile.near & hexes);
    Refusal::FoundingTouches(touched.unwrap_or_else(|| field.name(tile.tips()[0])))
}

/// The first of some hexes in reading order.
fn first_of(field: &Field, hexes: Spots) -> Option<CellName> {
    let first = each(hexes).map(|spot| field.cell(spot)).min();
    first.map(|cell| field.board().name(cell))
}

/// The refusal of a tile that touches its owner's hexes otherwise than the contact rule allows.
/// `linked` are the hexes that are drilled to another board, `drills` says which ends of the tile
/// would be. The worst offence is named: lying along a snake before turning sharply before branching.
pub(crate) fn contact(
    field: &Field,
    body: &Body,
    linked: Spots,
    tile: &Placement,
    drills: [bool; 2],
) -> Refusal {
    let own = |spot: u8| field.near(spot) & body.hexes;
    let with = |spot: u8, hexes: Spots| Contact {
        cell: field.name(spot),
        other: first_of(field, hexes).unwrap_or_else(|| field.name(spot)),
    };
    let tips = tile.tips();
    let pressed = |spot: &u8| own(*spot).count_ones() > 1;
    let along = tile.path().iter().filter(|spot| pressed(spot)).count() > 1;
    let inner = tile
        .path()
        .iter()
        .copied()
        .find(|spot| own(*spot) != 0 && (!tips.contains(spot) || along && pressed(spot)));
    if let Some(spot) = inner {
        return Refusal::TouchesItself(with(spot, own(spot)));
    }
    for (tip, drilled) in tips.into_iter().zip(drills) {
        let met = own(tip);
        // Of two ends that are met only one may be that of a snake which lies along the tile.
        let paired: Spots = each(met)
            .filter(|&spot| field.near(spot) & met != 0)
            .map(bit)
            .fold(0, |spots, spot| spots | spot);
        let adjacent = paired != 0;
        let full = met & !body.open;
        if met == 0 {
            continue;
        }
        if paired & body.open != 0 {
            return Refusal::SharpTurn(with(tip, paired & body.open));
        }
        if adjacent || met.count_ones() > 2 || met.count_ones() == 2 && tile.length > 1 {
            return Refusal::TouchesItself(with(tip, met));
        }
        if full & linked != 0 {
            return Refusal::EndClosed(with(tip, full & linked));
        }
        if full != 0 {
            return Refusal::Branches(with(tip, full));
        }
        if drilled && tile.length > 1 {
            return Refusal::DrilledEndTouches(with(tip, met));
        }
    }
    let held = own(tips[0]) & own(tips[1]);
    if tile.length == 2 {
        Refusal::SharpTurn(with(tips[0], held))
    } else {
        Refusal::Branches(with(tips[0], held))
    }
}
