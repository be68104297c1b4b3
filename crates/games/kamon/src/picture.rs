use game::{Message, Seat};
use hex::Board;
use scene::{Ink, Picture};

use crate::cells::{BOARD, each};
use crate::{Cell, Colour, Position, TEXTS};

/// The board in the terminal: each token with the name of its cell below it. A covered one stands
/// in brackets behind `*` (Black) or `o` (White), so that what lies below can still be read; the
/// one covered last has pointed brackets.
///
/// ```text
///           G     G     G     G
///      Y   --   [*Ym]  Yb    Pn   B
///          a4    a5    a6    a7
///   Y   Gn    Pd   <oOb>  Yd    Rg   B
///       b3    b4    b5    b6    b7
/// ```
///
/// Around the board stand the letters of its sides: green above and below, yellow at the upper left and the
/// lower right, blue at the other two.
pub(crate) fn draw(position: &Position) -> Picture {
    let mut picture = Picture::new();
    let mut cells = each(BOARD);
    let board = Board::new(4);
    draw_row_of_sides(&mut picture);
    for (number, row) in board.rows().enumerate() {
        let cells: Vec<Cell> = cells.by_ref().take(row.cells.len()).collect();
        let (left, right) = match number {
            0..3 => (YELLOW, BLUE),
            // Corners belong to both sides that meet there.
            3 => (CORNER, CORNER),
            _ => (BLUE, YELLOW),
        };
        picture.line().print(Ink::Plain, " ".repeat(3 * row.indent));
        picture.print(left.0, left.1).print(Ink::Plain, " ");
        for &cell in &cells {
            draw_token(position, cell, &mut picture);
        }
        picture.print(right.0, right.1);
        picture
            .line()
            .print(Ink::Plain, " ".repeat(3 * row.indent + 2));
        for cell in cells {
            picture.print(Ink::Faint, format!("  {cell}  "));
        }
    }
    draw_row_of_sides(&mut picture);
    picture.explain_signs(Message::new(&TEXTS, "legend"));
    picture
}

const YELLOW: (Ink, &str) = (Ink::Yellow, "Y");
const BLUE: (Ink, &str) = (Ink::Blue, "B");
const CORNER: (Ink, &str) = (Ink::Plain, " ");

/// The upper side, or the lower one.
fn draw_row_of_sides(picture: &mut Picture) {
    picture.line().print(Ink::Plain, " ".repeat(3 * 3 + 2));
    for _ in 0..4 {
        picture.print(Ink::Green, "  G   ");
    }
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
