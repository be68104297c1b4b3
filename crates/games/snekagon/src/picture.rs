use scene::{Ink, Picture};

use crate::field::Field;
use crate::tiles::Hand;

/// What stands on a cell.
pub(crate) struct Stand {
    pub(crate) text: String,
    pub(crate) ink: Ink,
}

/// The columns of a terminal that the boards are wrapped to.
const WIDTH: usize = 100;
/// The columns of a cell.
const CELL: usize = 4;

/// Boards side by side, as many as fit. A free cell shows its number, which with the letter of its row
/// is its name; an eye shows nothing.
///
/// ```text
///  d        3   4       6   7   8      10  11
///    e    2   3   R   R   6 R>2   8   9  10  11
/// ```
pub(crate) fn draw_boards(
    field: &Field,
    boards: usize,
    stand: impl Fn(usize, u8) -> Option<Stand>,
) -> Picture {
    let mut picture = Picture::new();
    let side = usize::from(field.board().side());
    let width = CELL * (2 * side - 1) + 4;
    let abreast = (WIDTH / width).max(1);
    for first in (0..boards).step_by(abreast) {
        let abreast = first..boards.min(first + abreast);
        if boards > 1 {
            picture.line();
            for board in abreast.clone() {
                // The number stands over the left corner of the topmost row.
                let number = format!("{:>indent$}", board + 1, indent = 2 * side);
                picture.print(Ink::Strong, format!("{number:width$}"));
            }
        }
        for row in field.board().rows() {
            picture.line();
            for board in abreast.clone() {
                let indent = CELL / 2 * row.indent;
                picture.print(Ink::Plain, " ".repeat(indent));
                picture.print(Ink::Faint, format!(" {} ", row.letter));
                for &cell in &row.cells {
                    let spot = field.spot(cell);
                    if let Some(Stand { text, ink }) = stand(board, spot) {
                        picture.print(ink, format!("{text:^CELL$}"));
                    } else {
                        let number = field.board().name(cell).to_string().split_off(1);
                        let eye = field.playable() >> spot & 1 == 0;
                        let shown = if eye { "" } else { number.as_str() };
                        picture.print(Ink::Faint, format!("{shown:^CELL$}"));
                    }
                }
                let filled = indent + 3 + CELL * row.cells.len();
                picture.print(Ink::Plain, " ".repeat(width - filled));
            }
        }
        picture.line();
    }
    picture
}

/// A line with what a player has left, and how long the longest snake is.
///
/// ```text
/// R (5): 2 I3 L4
/// ```
pub(crate) fn draw_hand(picture: &mut Picture, ink: Ink, letter: char, hand: Hand, longest: u8) {
    let tiles: Vec<String> = hand.tiles().map(|tile| tile.to_string()).collect();
    picture.line();
    picture.print(ink, format!("{letter} ({longest}): {}", tiles.join(" ")));
}
