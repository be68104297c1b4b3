use game::Language;
use game::scene::{Act, Board, Cell, Choice, Piece, Place, Scene, Shape, Tint};

use crate::moves::Action;
use crate::{Colour, Move, Position, TEXTS, Tile};

/// The line for a screen: each stack a cell, its scales from the bottom up.
pub(crate) fn draw(position: &Position) -> Scene {
    let stacks = position.stacks().iter().enumerate();
    let cells = stacks.map(|(index, stack)| {
        let mut tiles: Vec<Tile> = stack.tiles().collect();
        tiles.reverse();
        let letters: Vec<String> = tiles.iter().map(Tile::to_string).collect();
        Cell {
            q: index as i16,
            r: 0,
            name: (index + 1).to_string(),
            mark: None,
            pieces: tiles.into_iter().map(scale).collect(),
            about: format!("{}: {}", index + 1, letters.join("+")),
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
            about: text.clone(),
            ..Choice::new(text, Act::Carry)
        },
        Action::Swap(left, right) => Choice {
            from: Some(place(left)),
            places: vec![place(right)],
            about: text.clone(),
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

fn scale(tile: Tile) -> Piece {
    Piece::Scale {
        tint: tile.colour().map_or(Tint::Grey, tint),
        number: tile.colour().map(|_| tile.number()),
    }
}
