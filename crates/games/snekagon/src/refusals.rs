use game::Refusal;

use crate::TEXTS;
use crate::body::Body;
use crate::field::{Field, Spots, bit, each};
use crate::placements::Placement;

pub(crate) fn refuse(code: &'static str) -> Refusal {
    Refusal::new(&TEXTS, code)
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
        return Err(refuse("eye").with("cell", field.name(eye)));
    }
    match blocked(taken) {
        Some(spot) => Err(refuse("occupied").with("cell", field.name(spot))),
        None => Ok(()),
    }
}

/// The refusal of a tile that joins nothing and touches somebody's hexes.
pub(crate) fn touches(field: &Field, tile: &Placement, hexes: Spots) -> Refusal {
    let touched = each(tile.near & hexes).map(|spot| field.cell(spot)).min();
    let name = touched.map(|cell| field.board().name(cell).to_string());
    refuse("founding-touches").with("cell", name.unwrap_or_default())
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
    let about = |code, spot: u8, hexes: Spots| {
        let other = each(hexes).map(|spot| field.cell(spot)).min();
        let other = other.map(|cell| field.board().name(cell).to_string());
        refuse(code)
            .with("cell", field.name(spot))
            .with("other", other.unwrap_or_default())
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
        return about("touches-itself", spot, own(spot));
    }
    for (tip, drilled) in tips.into_iter().zip(drills) {
        let met = own(tip);
        let adjacent = each(met).any(|spot| field.near(spot) & met != 0);
        let full = met & !body.open;
        if met == 0 {
            continue;
        }
        if adjacent && met & body.open != 0 {
            return about("sharp-turn", tip, met & body.open);
        }
        if adjacent || met.count_ones() > 2 || met.count_ones() == 2 && tile.length > 1 {
            return about("touches-itself", tip, met);
        }
        if full & linked != 0 {
            return about("end-closed", tip, full & linked);
        }
        if full != 0 {
            return about("branches", tip, full);
        }
        if drilled && tile.length > 1 {
            return about("drilled-end-touches", tip, met);
        }
    }
    let held = own(tips[0]) & own(tips[1]);
    let code = if tile.length == 2 {
        "sharp-turn"
    } else {
        "branches"
    };
    about(code, tips[0], held)
}
