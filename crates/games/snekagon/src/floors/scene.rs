use game::scene::{Choice, Scene, Tint};
use game::{Language, Message, Seat};

use super::types::SnakeType;
use super::{Move, Position, Snekagon5g, TEXTS};
use crate::laying;
use crate::scene::{Floor, Player, Table, place, sign};
use crate::writing::path_text;

/// The boards for a screen.
pub(super) fn draw(game: &Snekagon5g, position: &Position, language: Language) -> Scene {
    let field = &game.placements.field;
    let boards = position.boards();
    let players = (0..boards).map(Seat::new).map(|seat| {
        let kind = position.types().of(seat);
        let hand = position.hand(seat);
        let floor = |board| {
            let body = position.body(seat, board);
            let end = position.free_reach(field, seat, board).end;
            Floor {
                hexes: body.hexes,
                up: position.up(seat, board),
                hope: Floor::hope(field, hand, end, body.hexes & !body.open),
            }
        };
        Player {
            sign: sign(&TEXTS, language, kind.text(), kind.letter(), tint(kind)),
            hand,
            floors: (0..boards).map(floor).collect(),
        }
    });
    let table = Table {
        field,
        boards,
        players: players.collect(),
        language,
    };
    table.scene()
}

/// A placement for a screen.
pub(super) fn choice(game: &Snekagon5g, action: Move, language: Language) -> Choice {
    let field = &game.placements.field;
    let tile = action.tile(&game.placements);
    let text = action.text(&game.placements);
    let backwards = action.drills()[0].is_none() && action.drills()[1].is_some();
    let mut choice = laying::choice(field, tile, action.board(), text, backwards);
    // In the order of the choice's own places.
    let mut ends: Vec<_> = tile.tips().into_iter().zip(action.drills()).collect();
    if choice.places.first() != Some(&place(field, action.board(), ends[0].0)) {
        ends.reverse();
    }
    let drills = ends.iter().filter_map(|&(tip, other)| Some((tip, other?)));
    choice.drills = drills
        .map(|(tip, other)| place(field, other, tip))
        .collect();
    let boards: Vec<String> = choice
        .drills
        .iter()
        .map(|place| (place.board + 1).to_string())
        .collect();
    let code = if boards.is_empty() {
        "choice"
    } else {
        "choice-drilled"
    };
    let about = Message::new(&TEXTS, code)
        .with("tile", tile.tile.name())
        .with("board", action.board() + 1)
        .with("cells", path_text(field, tile.path()));
    let about = if boards.is_empty() {
        about
    } else {
        about.with("boards", boards.join(", "))
    };
    choice.about = about.sentence(language);
    choice
}

/// The colours are those of the terminal.
const fn tint(kind: SnakeType) -> Tint {
    match kind {
        SnakeType::Boa => Tint::Red,
        SnakeType::Cobra => Tint::Green,
        SnakeType::Python => Tint::Yellow,
        SnakeType::Viper => Tint::Blue,
        SnakeType::Mamba => Tint::Pink,
    }
}
