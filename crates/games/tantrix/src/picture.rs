use std::ops::ControlFlow;

use game::{Message, Seat};
use hex::Hex;
use scene::{Ink, Picture};

use crate::canvas::Canvas;
use crate::position::Next;
use crate::table::{Candidates, Fits, Table};
use crate::{Colour, Phase, Placement, Position, TEXTS, Tile, TileSet};

/// Columns and lines that a cell takes on the canvas.
const WIDTH: i32 = 8;
const HEIGHT: i32 = 3;

/// The table in the terminal, and below it the hands, the mover's first and drawn as on the table.
///
/// A tile stands with its number amid the letters of its six sides; touching sides show the same
/// letter. An empty cell where the mover can lay something shows its coordinates, in brackets if it
/// is a forced space; where nothing can be laid, a dot. A star marks the tiles that can be laid now.
///
/// ```text
///        Y  B    Y  G
/// ·    R  12  YY  49  B   ·
///        R  B    G  B
///                    B  R
///     ·    [-1,-1] Y   2  R   ·
///                    Y  B
/// ```
pub(crate) fn draw(position: &Position, fits: &Fits) -> Picture {
    let to_lay = position.next() == Next::Placement;
    let candidates = position.candidates(fits);
    let mut picture = Picture::new();
    let playable = if to_lay && position.phase() == Phase::Opening {
        position.hand(position.mover())
    } else {
        draw_table(&mut picture, &candidates, to_lay)
    };
    let mut seat = position.mover();
    for _ in 0..position.seats() {
        if seat == position.mover() {
            draw_hand(
                &mut picture,
                Some(position.colour(seat)),
                position.hand(seat),
                playable,
            );
        } else {
            list_hand(&mut picture, position, seat);
        }
        seat = seat.next(position.seats());
    }
    if to_lay {
        picture.explain_signs(legend());
    }
    picture
}

/// What the signs in the picture mean.
pub(crate) fn legend() -> Message {
    Message::new(&TEXTS, "legend")
}

/// Draws the tiles and the cells around them; says which tiles can be laid.
pub(crate) fn draw_table(
    picture: &mut Picture,
    candidates: &Candidates<'_>,
    to_lay: bool,
) -> TileSet {
    let mut canvas = Canvas::new();
    let rim = candidates.table.rim();
    for place in 0..rim.len() {
        let need = rim.need(place);
        let (x, y) = corner(rim.spot(place).hex());
        let ink = if need.is_forced() {
            Ink::Strong
        } else {
            Ink::Faint
        };
        canvas.print(x + 3, y + 1, ink, if need.is_forced() { "[]" } else { "·" });
    }
    let mut playable = TileSet::default();
    let mut open: Vec<Hex> = Vec::new();
    if to_lay {
        let _ = candidates.each(|Placement { tile, cell, .. }| {
            playable.insert(tile);
            // Placements come cell by cell.
            if open.last() != Some(&cell) {
                open.push(cell);
            }
            ControlFlow::Continue(())
        });
    }
    for cell in open {
        let (x, y) = corner(cell);
        let Hex { q, r } = cell;
        if candidates.forced {
            canvas.print_centred(x, y + 1, WIDTH, Ink::Strong, &format!("[{q},{r}]"));
        } else {
            canvas.print_centred(x, y + 1, WIDTH, Ink::Plain, &format!("{q},{r}"));
        }
    }
    draw_tiles(&mut canvas, candidates.table);
    canvas.show(picture);
    playable
}

fn draw_tiles(canvas: &mut Canvas, table: &Table) {
    for placement in table.placements() {
        let (x, y) = corner(placement.cell);
        draw_tile(canvas, x, y, placement.tile, placement.rotation, "");
    }
}

/// Draws tiles side by side, unturned, with a star beside each that can be laid.
pub(crate) fn draw_hand(
    picture: &mut Picture,
    owner: Option<Colour>,
    hand: TileSet,
    playable: TileSet,
) {
    let mut canvas = Canvas::new();
    if let Some(colour) = owner {
        canvas.print(0, 1, Ink::Strong, ">");
        canvas.print(1, 1, ink(colour), &colour.letter().to_string());
    }
    for (place, tile) in hand.tiles().enumerate() {
        let mark = if playable.contains(tile) { "*" } else { "" };
        let x = 4 + (WIDTH + 2) * place as i32;
        draw_tile(&mut canvas, x, 0, tile, 0, mark);
    }
    picture.line();
    canvas.show(picture);
}

/// Another player's tiles in a line: number and sides clockwise from the north-east.
fn list_hand(picture: &mut Picture, position: &Position, seat: Seat) {
    let colour = position.colour(seat);
    picture.line().print(Ink::Plain, " ");
    picture.print(ink(colour), colour.letter().to_string());
    for tile in position.hand(seat).tiles() {
        picture.print(Ink::Plain, format!("  {tile}:"));
        for side in tile.sides(0) {
            picture.print(ink(side), side.letter().to_string());
        }
    }
}

fn draw_tile(canvas: &mut Canvas, x: i32, y: i32, tile: Tile, rotation: u8, mark: &str) {
    const SIDES: [(i32, i32); 6] = [(5, 0), (7, 1), (5, 2), (2, 2), (0, 1), (2, 0)];
    for ((dx, dy), colour) in SIDES.into_iter().zip(tile.sides(rotation as usize)) {
        canvas.print(x + dx, y + dy, ink(colour), &colour.letter().to_string());
    }
    let number = format!("{tile:>2}{mark}");
    canvas.print(x + 3, y + 1, Ink::Strong, &number);
}

const fn corner(cell: Hex) -> (i32, i32) {
    let (q, r) = (cell.q as i32, cell.r as i32);
    (WIDTH * q + WIDTH / 2 * r, HEIGHT * r)
}

pub(crate) const fn ink(colour: Colour) -> Ink {
    match colour {
        Colour::Red => Ink::Red,
        Colour::Yellow => Ink::Yellow,
        Colour::Green => Ink::Green,
        Colour::Blue => Ink::Blue,
    }
}
