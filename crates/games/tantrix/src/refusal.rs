use game::Refusal;
use hex::Hex;

use crate::position::Next;
use crate::table::{Candidates, Fits, SIDES, Spot, Table, colour, index};
use crate::{Colour, Phase, Placement, Position, TEXTS};

/// Why a placement is illegal here, in a game that is not over; nothing if it is legal.
pub(crate) fn explain(
    position: &Position,
    fits: &Fits,
    placement: Placement,
) -> Result<(), Refusal> {
    if position.next() == Next::Draw {
        return Err(refuse("draw-first"));
    }
    if !position.hand(position.mover()).contains(placement.tile) {
        return Err(refuse("not-in-hand").with("tile", placement.tile.number()));
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
        Err(refuse("first-at-origin").with("tile", placement.tile.number()))
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
        let refusal = match table.at(placement.cell) {
            Some(there) => refuse("occupied").with("other", there.tile.number()),
            None => refuse("not-adjacent"),
        };
        return Err(refusal.with("cell", placement.cell.to_string()));
    };
    let need = table.rim().need(place);
    let clash = SIDES
        .into_iter()
        .find(|&side| need.seen(side) != 0 && need.seen(side) != shown(fits, placement, side));
    let Some(side) = clash else {
        return Ok(place);
    };
    let other = table.at(spot.beyond(side).hex());
    Err(refuse("clash")
        .with("tile", placement.tile.number())
        .with("cell", placement.cell.to_string())
        .with("other", other.map_or(0, |other| other.tile.number()))
        .with_term("own", word(colour(shown(fits, placement, side))))
        .with_term("theirs", word(colour(need.seen(side)))))
}

fn obeys_restrictions(
    table: &Table,
    fits: &Fits,
    placement: Placement,
    place: usize,
) -> Result<(), Refusal> {
    let need = table.rim().need(place);
    let spot = Spot::at(placement.cell);
    let refuse = |code, space: Spot| {
        Err(refuse(code)
            .with("cell", placement.cell.to_string())
            .with("space", space.hex().to_string()))
    };
    if table.rim().shut() >> place & 1 != 0 {
        let is_full = |space: &Spot| {
            let place = table.rim().find(*space);
            place.is_some_and(|place| table.rim().need(place).is_forced())
        };
        let full = SIDES.map(|side| spot.beyond(side)).find(is_full);
        return match full {
            Some(space) => refuse("four-around", space),
            None => refuse("controlled-side", first_gap(table, spot)),
        };
    }
    for side in SIDES {
        if need.shunned(side) != 0 && need.shunned(side) == shown(fits, placement, side) {
            return refuse("three-alike", spot.beyond(side))
                .map_err(|refusal| refusal.with_term("colour", word(colour(need.shunned(side)))));
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
        refusal = Some(
            refuse("forced-first")
                .with("space", fill.cell.to_string())
                .with("tile", fill.tile.number())
                .with("move", fill.to_string()),
        );
        std::ops::ControlFlow::Break(())
    });
    refusal.map_or(Ok(()), Err)
}

fn refuse(code: &'static str) -> Refusal {
    Refusal::new(&TEXTS, code)
}

fn shown(fits: &Fits, placement: Placement, side: usize) -> u32 {
    fits.shown(index(placement.tile), placement.rotation as usize, side)
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
