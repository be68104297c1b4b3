use game::Seat;
use hex::Board;
use scene::{Ink, Picture};

use crate::cells::{BOARD, each};
use crate::{Cell, Colour, Position};

/// The board in the terminal: each token with the name of its cell below it. A covered one stands
/// in brackets behind `*` (Black) or `o` (White), so that what lies below can still be read; the
/// one covered last has pointed brackets.
///
/// ```text
///       --   [*Ym]  Yb    Pn
///       a4    a5    a6    a7
///    Gn    Pd   <oOb>  Yd    Rg
///    b3    b4    b5    b6    b7
/// ```
pub(crate) fn draw(position: &Position) -> Picture {
    let mut picture = Picture::new();
    let mut cells = each(BOARD);
    for row in Board::new(4).rows() {
        let cells: Vec<Cell> = cells.by_ref().take(row.cells.len()).collect();
        picture.line().print(Ink::Plain, " ".repeat(3 * row.indent));
        for &cell in &cells {
            draw_token(position, cell, &mut picture);
        }
        picture.line().print(Ink::Plain, " ".repeat(3 * row.indent));
        for cell in cells {
            picture.print(Ink::Faint, format!("  {cell}  "));
        }
    }
    picture
}

fn draw_token(position: &Position, cell: Cell, picture: &mut Picture) {
    let token = position.token(cell);
    let last = position.last() == Some(cell);
    match position.owner(cell) {
        None => picture.print(ink(token.colour()), format!("  {token}  ")),
        Some(seat) => {
            let (ink, piece) = if seat == Seat::new(0) {
                (Ink::Black, '*')
            } else {
                (Ink::White, 'o')
            };
            let (open, close) = if last { ('<', '>') } else { ('[', ']') };
            picture
                .print(ink, format!("{open}{piece}{token}{close}"))
                .print(Ink::Plain, " ")
        }
    };
}

fn ink(colour: Option<Colour>) -> Ink {
    match colour {
        None => Ink::Faint,
        Some(Colour::Pink) => Ink::Magenta,
        Some(Colour::Yellow) => Ink::Yellow,
        Some(Colour::Blue) => Ink::Blue,
        Some(Colour::Orange) => Ink::Orange,
        Some(Colour::Red) => Ink::Red,
        Some(Colour::Green) => Ink::Green,
    }
}
