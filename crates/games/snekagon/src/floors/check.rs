use game::Seat;
use hex::CellName;

use super::action::Move;
use super::mover::Mover;
use super::position::Position;
use crate::field::{bit, each};
use crate::placements::Placements;
use crate::refusal::{Drill, Refusal, contact, occupied, touches};

/// Why a move of the seat to move is illegal; nothing if it is legal.
pub(crate) fn check(
    placements: &Placements,
    advanced: bool,
    position: &Position,
    seat: Seat,
    action: Move,
) -> Result<(), Refusal> {
    let field = &placements.field;
    let tile = action.tile(placements);
    let (board, drills) = (action.board(), action.drills());
    if !position.hand(seat).has(tile.tile) {
        return Err(Refusal::TileUsed(tile.tile));
    }
    let mover = |advanced| Mover::new(placements, position, seat, advanced);
    if mover(advanced).allows(&mover(advanced).reach(board), action) {
        return Ok(());
    }
    let [taken, _] = position.crowd(board);
    occupied(field, tile, taken)?;
    for (tip, other) in tile.tips().into_iter().zip(drills) {
        let Some(other) = other else { continue };
        let body = position.body(seat, other);
        let drill = Drill {
            cell: field.name(tip),
            board: other + 1,
        };
        match (body.hexes & bit(tip) != 0, body.open & bit(tip) != 0) {
            (false, _) => return Err(Refusal::NothingToDrill(drill)),
            (true, false) => return Err(Refusal::DrillClosed(drill)),
            (true, true) => {}
        }
    }
    let own = position.body(seat, board);
    let met = tile.near & own.hexes;
    if met == 0 && drills == [None; 2] {
        return Err(touches(field, tile, taken));
    }
    if advanced && mover(false).allows(&position.free_reach(field, seat, board), action) {
        let lost = turning_back(placements, position, seat, action);
        return Err(Refusal::Heading(lost));
    }
    let joins = met.count_ones() as usize + drills.iter().flatten().count();
    let apart = each(met).all(|spot| field.near(spot) & met == 0);
    if tile.length == 1 && joins > 2 && met & !own.open == 0 && apart {
        return Err(Refusal::SingleFull {
            cell: field.name(tile.tips()[0]),
            count: joins,
        });
    }
    let drilled = drills.map(|drill| drill.is_some());
    Err(contact(
        field,
        own,
        position.linked(seat, board),
        tile,
        drilled,
    ))
}

/// The field on which the advanced game's heading is lost.
fn turning_back(
    placements: &Placements,
    position: &Position,
    seat: Seat,
    action: Move,
) -> CellName {
    let field = &placements.field;
    let tile = action.tile(placements);
    let mover = Mover::new(placements, position, seat, true);
    let guide = position.guide(seat, action.board());
    let joined = guide.filter(|guide| guide.barred(field) & tile.ends != 0);
    let [first, last] = tile.tips();
    let lost = match (joined, action.drills()) {
        (Some(guide), _) => guide.spot(),
        (None, [drill, Some(_)]) if mover.keeps_heading(tile, [drill, None]) => last,
        _ => first,
    };
    field.name(lost)
}
