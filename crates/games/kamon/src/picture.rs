use game::{Ink, Message, Picture, Seat};
use hex::Board;

use crate::cells::{BOARD, each};
use crate::{Colour, Position, TEXTS};

/// The board in the terminal. A free token stands as itself, a covered one as `*` (Black) or `o`
/// (White) before it in brackets, so that what lies below can still be read.
///
/// ```text
///       a   --  [*Ym] Yb   Pn
///     b   Gn   Pd  (oOb) Yd   Rg
/// ```
pub(crate) fn draw(position: &Position) -> Picture {
    let mut picture = Picture::new();
    let mut cells = each(BOARD);
    for row in Board::new(4).rows() {
        picture
            .line()
            .print(Ink::Plain, " ".repeat(3 * row.indent))
            .print(Ink::Faint, row.letter.to_string());
        picture.print(Ink::Plain, " ");
        for cell in cells.by_ref().take(row.cells.len()) {
            let token = position.token(cell);
            let last = position.last() == Some(cell);
            match position.owner(cell) {
                None => picture.print(ink(token.colour()), format!("  {token}  ")),
                Some(seat) if seat == Seat::new(0) => picture.print(
                    Ink::Black,
                    if last {
                        format!("<*{token}>")
                    } else {
                        format!("[*{token}]")
                    },
                ),
                Some(_) => picture.print(
                    Ink::White,
                    if last {
                        format!("<o{token}>")
                    } else {
                        format!("(o{token})")
                    },
                ),
            };
        }
        // The numbers of the diagonals that begin to the right of the lower rows stand at their ends.
        picture.line();
    }
    if position.end().is_none() {
        picture.remark(match position.last() {
            None => Message::new(&TEXTS, "opening"),
            Some(last) => Message::new(&TEXTS, "answer")
                .with_term("name", position.token(last).text())
                .with("count", position.legal().count_ones()),
        });
    }
    picture
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
