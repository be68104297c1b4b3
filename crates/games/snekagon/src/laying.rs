use hex::{Direction, Hex};
use scene::{Act, Attempt, Choice, Place};

use crate::field::{Field, bit};
use crate::placements::{Placement, Placements};
use crate::scene::place;

/// How a tile came to lie where it does, starting from its shape in the hand.
struct Laying {
    turn: u8,
    flipped: bool,
    /// Whether the tile's first hex is the last one of the path.
    backwards: bool,
}

/// The choice of a tile on a board, drilled nowhere yet and without words. `text` begins at the end of
/// the tile's path that is last in reading order if it runs `backwards`.
pub(crate) fn choice(
    field: &Field,
    tile: &Placement,
    board: usize,
    text: String,
    backwards: bool,
) -> Choice {
    let laying = Laying::of(field, tile, backwards);
    let mut places: Vec<_> = tile
        .path()
        .iter()
        .map(|&spot| place(field, board, spot))
        .collect();
    if laying.backwards {
        places.reverse();
    }
    Choice {
        piece: Some(tile.tile.name().to_owned()),
        places,
        turn: laying.turn,
        flipped: laying.flipped,
        ..Choice::new(text, Act::Place)
    }
}

/// The board and the placement that somebody tried, whichever end comes first; nothing if no tile lies so, or
/// another one than was held.
pub(crate) fn placement(placements: &Placements, attempt: &Attempt) -> Option<(usize, u16)> {
    let board = attempt.places.first()?.board;
    let mut spots = 0;
    for &place in &attempt.places {
        spots |= bit(spot(&placements.field, place).filter(|_| place.board == board)?);
    }
    let index = placements.on(spots)?;
    let tile = placements.get(index).tile;
    let held = attempt.piece.as_deref();
    held.is_none_or(|held| held == tile.name())
        .then_some((usize::from(board), index))
}

/// The spot at a place, if it is on a board.
pub(crate) fn spot(field: &Field, place: Place) -> Option<u8> {
    let cell = field.board().cell(Hex::new(place.q, place.r))?;
    Some(field.spot(cell))
}

impl Laying {
    /// Where a tile can have come to lie so in several ways, it was rather not flipped, and rather
    /// laid in the order in which the text of the move goes.
    fn of(field: &Field, tile: &Placement, backwards: bool) -> Self {
        let mut ways = [false, true].into_iter().flat_map(|flipped| {
            [backwards, !backwards].map(|backwards| Self {
                turn: (heading(field, tile.path(), backwards) + 3 * u8::from(flipped)) % 6,
                flipped,
                backwards,
            })
        });
        ways.find(|way| way.leads_to(field, tile))
            .unwrap_or_else(|| unreachable!("a tile lies in some way"))
    }

    /// Whether the turns along the path are those of the tile, mirrored if it is flipped.
    fn leads_to(&self, field: &Field, tile: &Placement) -> bool {
        let path = tile.path();
        let step = |index: usize| {
            let [from, to] = if self.backwards {
                [path.len() - 1 - index, path.len() - 2 - index]
            } else {
                [index, index + 1]
            };
            field.direction(path[from], path[to]).map(Direction::index)
        };
        tile.tile.turns().iter().enumerate().all(|(index, &turn)| {
            let turn = if self.flipped { -turn } else { turn };
            match (step(index), step(index + 1)) {
                (Some(before), Some(after)) => {
                    (before + 6).wrapping_add_signed(turn.into()) % 6 == after
                }
                _ => false,
            }
        })
    }
}

/// The direction of the first step; a tile in the hand begins to the east, turned over to the west.
fn heading(field: &Field, path: &[u8], backwards: bool) -> u8 {
    let step = match *path {
        [.., before, last] if backwards => field.direction(last, before),
        [first, second, ..] => field.direction(first, second),
        _ => None,
    };
    step.map_or(0, |direction| direction.index() as u8)
}
