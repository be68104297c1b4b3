//! Which positions are each other's images, and what a move is about: for those who look for puzzles.

use hex::Hex;
use scene::Growth;

use crate::field::{Field, Spots, bit, each};
use crate::snakes::Joints;

/// The ways in which a board can be turned and mirrored so that its eyes come to lie on eyes.
pub(crate) fn images(field: &Field) -> impl Iterator<Item = u8> {
    (0..12).filter(|&turn| image(field, field.playable(), turn) == field.playable())
}

/// A set of spots after one of the twelve turns and mirrorings of the board.
pub(crate) fn image(field: &Field, spots: Spots, turn: u8) -> Spots {
    let board = field.board();
    let turned = |hex: Hex| {
        let hex = hex.turned(turn % 6);
        if turn < 6 { hex } else { hex.mirrored() }
    };
    let cells = each(spots).filter_map(|spot| board.cell(turned(board.hex(field.cell(spot)))));
    cells.fold(0, |image, cell| image | bit(field.spot(cell)))
}

/// What a tile does to its player's snakes, by a name.
pub(crate) fn theme(growth: Growth, length: u8, ends: &Joints) -> &'static str {
    let joined = ends.iter().filter(|(_, joined)| joined.is_some()).count();
    if growth.from == 0 {
        "founding"
    } else if growth.to > growth.from + u16::from(length) {
        "join"
    } else if joined == 2 {
        "ring"
    } else {
        "extension"
    }
}
