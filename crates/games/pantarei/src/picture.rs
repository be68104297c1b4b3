use scene::{Ink, Picture};

use crate::{Colour, Position, Tile};

/// The line in the terminal: each stack as it stands, its number below it.
///
/// ```text
///             B2
///     W1      N0  W3
/// B3  B1  W2  B1  W2
///  1   2   3   4   5
/// ```
pub(crate) fn draw(position: &Position) -> Picture {
    let mut picture = Picture::new();
    let stacks: Vec<Vec<Tile>> = position
        .stacks()
        .iter()
        .map(|stack| stack.tiles().collect())
        .collect();
    let highest = stacks.iter().map(Vec::len).max().unwrap_or(0);
    for level in (0..highest).rev() {
        picture.line();
        for stack in &stacks {
            match stack.iter().rev().nth(level) {
                Some(&tile) => picture
                    .print(ink(tile), tile.to_string())
                    .print(Ink::Plain, "  "),
                None => picture.print(Ink::Plain, "    "),
            };
        }
    }
    picture.line();
    for number in 1..=stacks.len() {
        picture.print(Ink::Faint, format!("{number:>2}  "));
    }
    picture
}

fn ink(tile: Tile) -> Ink {
    match tile.colour() {
        None => Ink::Faint,
        Some(Colour::Black) => Ink::Black,
        Some(Colour::White) => Ink::White,
    }
}
