use game::scene::{Act, Board, Cell, Choice, Piece, Place, Scene, Shape, Tint};
use game::{Language, Message};

use crate::moves::Action;
use crate::{Colour, Move, Position, TEXTS, Tile};

/// The line for a screen: each stack a cell, its scales from the bottom up.
pub(crate) fn draw(position: &Position, language: Language) -> Scene {
    let stacks = position.stacks().iter().enumerate();
    let cells = stacks.map(|(index, stack)| {
        let mut tiles: Vec<Tile> = stack.tiles().collect();
        let scales = tiles.iter().map(|&tile| in_words(tile, language));
        let scales = scales.collect::<Vec<_>>().join(", ");
        let about = Message::new(&TEXTS, "about-stack")
            .with("stack", index + 1)
            .with("scales", scales);
        tiles.reverse();
        Cell {
            q: index as i16,
            r: 0,
            name: (index + 1).to_string(),
            mark: None,
            pieces: tiles.into_iter().map(scale).collect(),
            about: about.sentence(language),
        }
    });
    Scene {
        boards: vec![Board::new(Shape::Row, cells.collect())],
        ..Scene::default()
    }
}

/// A move for a screen.
pub(crate) fn choice(action: Move, language: Language) -> Choice {
    let text = action.to_string();
    let place = |stack: u8| Place::new(i16::from(stack), 0);
    match action.0 {
        Action::Choose(colour) => Choice {
            about: TEXTS.plain(language, colour_text(colour)),
            ..Choice::new(text, Act::Choose)
        },
        Action::Carry { from, to, tiles } => Choice {
            from: Some(place(from)),
            places: vec![place(to)],
            count: tiles,
            about: Message::new(&TEXTS, "about-carry")
                .with("count", usize::from(tiles))
                .with("from", usize::from(from) + 1)
                .with("to", usize::from(to) + 1)
                .sentence(language),
            ..Choice::new(text, Act::Carry)
        },
        Action::Swap(left, right) => Choice {
            from: Some(place(left)),
            places: vec![place(right)],
            about: Message::new(&TEXTS, "about-swap")
                .with("left", usize::from(left) + 1)
                .with("right", usize::from(right) + 1)
                .sentence(language),
            ..Choice::new(text, Act::Swap)
        },
    }
}

/// The stacks that a move touched, by their places after it: the line may have closed up.
pub(crate) fn touched(before: &Position, action: Move) -> Vec<Place> {
    let places = match action.0 {
        Action::Choose(_) => vec![],
        Action::Swap(left, right) => vec![left, right],
        Action::Carry { from, to, tiles } => {
            let stack = before.stacks()[usize::from(from)];
            let closes_up = stack.height() == u32::from(tiles);
            match (closes_up, from < to) {
                (false, _) => vec![from, to],
                (true, false) => vec![to],
                (true, true) => vec![to - 1],
            }
        }
    };
    let place = |stack: u8| Place::new(i16::from(stack), 0);
    places.into_iter().map(place).collect()
}

const fn colour_text(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "black",
        Colour::White => "white",
    }
}

pub(crate) const fn tint(colour: Colour) -> Tint {
    match colour {
        Colour::Black => Tint::Black,
        Colour::White => Tint::White,
    }
}

fn in_words(tile: Tile, language: Language) -> String {
    let code = match tile.colour() {
        Some(Colour::Black) => "scale-black",
        Some(Colour::White) => "scale-white",
        None => return TEXTS.plain(language, "scale-neutral"),
    };
    let number = usize::from(tile.number());
    Message::new(&TEXTS, code)
        .with("number", number)
        .sentence(language)
}

fn scale(tile: Tile) -> Piece {
    Piece::Scale {
        tint: tile.colour().map_or(Tint::Grey, tint),
        number: tile.colour().map(|_| tile.number()),
    }
}
