use hex::Hex;

use crate::position::Next;
use crate::table::{Candidates, Fits, SIDES, Spot, Table, colour, index};
use crate::{Phase, Placement, Position, Refusal, Space};

/// Why a placement is illegal here, in a game that is not over; nothing if it is legal.
pub(crate) fn check(position: &Position, fits: &Fits, placement: Placement) -> Result<(), Refusal> {
    if position.next() == Next::Draw {
        return Err(Refusal::DrawFirst);
    }
    if !position.hand(position.mover()).contains(placement.tile) {
        return Err(Refusal::NotInHand(placement.tile));
    }
    if position.phase() == Phase::Opening {
        return first(placement);
    }
    let place = fits_by_colour(position.table(), fits, placement)?;
    if position.is_restricted() {
        obeys_restrictions(position.table(), fits, placement, place)?;
    }
    fills_what_must_be_filled(&position.candidates(fits), place)
}

/// The first tile lies on (0,0), unturned: all ways to lay it are alike.
pub(crate) fn first(placement: Placement) -> Result<(), Refusal> {
    if placement.cell == Hex::ORIGIN && placement.rotation == 0 {
        Ok(())
    } else {
        Err(Refusal::FirstAtOrigin(placement.tile))
    }
}

/// The place of the cell in the rim, if it is next to tiles and the tile shows their colours.
pub(crate) fn fits_by_colour(
    table: &Table,
    fits: &Fits,
    placement: Placement,
) -> Result<usize, Refusal> {
    let spot = Spot::at(placement.cell);
    let Some(place) = table.rim().find(spot) else {
        let cell = placement.cell;
        return Err(match table.at(cell) {
            Some(there) => Refusal::Occupied {
                cell,
                other: there.tile,
            },
            None => Refusal::NotAdjacent(cell),
        });
    };
    let need = table.rim().need(place);
    let clash = SIDES
        .into_iter()
        .find(|&side| need.seen(side) != 0 && need.seen(side) != shown(fits, placement, side));
    let Some(side) = clash else {
        return Ok(place);
    };
    let other = table.at(spot.beyond(side).hex());
    Err(Refusal::Clash {
        placement,
        other: other.map_or(placement.tile, |other| other.tile),
        own: colour(shown(fits, placement, side)),
        theirs: colour(need.seen(side)),
    })
}

fn obeys_restrictions(
    table: &Table,
    fits: &Fits,
    placement: Placement,
    place: usize,
) -> Result<(), Refusal> {
    let need = table.rim().need(place);
    let spot = Spot::at(placement.cell);
    let because = |space: Spot| Space {
        cell: placement.cell,
        space: space.hex(),
    };
    if table.rim().shut() >> place & 1 != 0 {
        let is_full = |space: &Spot| {
            let place = table.rim().find(*space);
            place.is_some_and(|place| table.rim().need(place).is_forced())
        };
        let full = SIDES.map(|side| spot.beyond(side)).find(is_full);
        return Err(match full {
            Some(space) => Refusal::FourAround(because(space)),
            None => Refusal::ControlledSide(because(first_gap(table, spot))),
        });
    }
    for side in SIDES {
        if need.shunned(side) != 0 && need.shunned(side) == shown(fits, placement, side) {
            let space = because(spot.beyond(side));
            return Err(Refusal::ThreeAlike(space, colour(need.shunned(side))));
        }
    }
    Ok(())
}

/// The first tile behind a gap, seen from a cell that is shut.
fn first_gap(table: &Table, spot: Spot) -> Spot {
    let behind = |side: usize| {
        let mut there = spot.beyond(side);
        if table.at(there.hex()).is_some() {
            return None;
        }
        (0..Spot::REACH).find_map(|_| {
            there = there.beyond(side);
            table.at(there.hex()).map(|_| there)
        })
    };
    SIDES.into_iter().find_map(behind).unwrap_or(spot)
}

/// Forced spaces come first, as long as a tile in the hand fits one.
pub(crate) fn fills_what_must_be_filled(
    candidates: &Candidates<'_>,
    place: usize,
) -> Result<(), Refusal> {
    if !candidates.forced || candidates.table.rim().need(place).is_forced() {
        return Ok(());
    }
    let mut refusal = None;
    let _ = candidates.each(|fill| {
        refusal = Some(Refusal::ForcedFirst(fill));
        std::ops::ControlFlow::Break(())
    });
    refusal.map_or(Ok(()), Err)
}

fn shown(fits: &Fits, placement: Placement, side: usize) -> u32 {
    fits.shown(index(placement.tile), placement.rotation as usize, side)
}
