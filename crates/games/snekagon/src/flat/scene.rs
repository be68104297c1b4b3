use game::scene::{Choice, Scene, Tint};
use game::{Language, Seat};

use super::{Move, Position, Snekagon, TEXTS};
use crate::laying;
use crate::scene::{Floor, Player, Table, sign};

/// The board for a screen.
pub(super) fn draw(game: &Snekagon, position: &Position, language: Language) -> Scene {
    let field = &game.placements.field;
    let players = [0, 1].map(Seat::new).map(|seat| {
        let player = position.player(seat);
        let body = &player.body;
        let (name, letter, tint) =
            [("red", 'R', Tint::Red), ("green", 'G', Tint::Green)][seat.index()];
        let end = position.reach(&game.placements, seat).end;
        Player {
            sign: sign(&TEXTS, language, name, letter, tint),
            hand: player.hand,
            floors: vec![Floor {
                hexes: body.hexes,
                up: 0,
                hope: Floor::hope(field, player.hand, end, body.hexes & !body.open),
            }],
        }
    });
    let table = Table {
        field,
        boards: 1,
        players: players.into(),
        language,
    };
    table.scene()
}

/// A placement for a screen.
pub(super) fn choice(game: &Snekagon, action: Move, text: String) -> Choice {
    let tile = game.placements.get(action.0);
    let about = format!("{}: {text}", tile.tile);
    Choice {
        about,
        ..laying::choice(&game.placements.field, tile, 0, text, false)
    }
}
