//! What everybody holds, below the boards.

use game::scene::{Hand, Piece, Scene, Shape};

use super::SIZE;
use super::boards::draw_piece;
use super::links::draw_tile;
use super::paper::{Paper, Point};
use super::snakes::{Skin, draw_path};

/// Pieces that cover several cells are drawn this much smaller in hands.
const SMALLER: f64 = 0.26;
/// Tiles in hands are a little smaller than on the table.
const HELD: f64 = SIZE * 0.86;
/// The smallest width that hands are laid out in.
pub(super) const LEAST_WIDTH: f64 = 470.0;
/// From the middle of the bag to its edge, with some room.
pub(super) const BAG: f64 = 20.0;
/// How much room is between pieces.
const GAP: f64 = 12.0;
/// The room for the name of a seat.
const NAME: f64 = 96.0;

/// From one row of a hand to the next.
pub(super) fn pitch(hand: &Hand) -> f64 {
    let tiles = hand
        .pieces
        .iter()
        .any(|held| matches!(held.piece, Piece::Tile { .. }));
    if tiles { 2.0 * HELD + 7.0 } else { SIZE * 1.5 }
}

/// How many rows a hand takes within a width.
pub(super) fn rows(hand: &Hand, width: f64) -> usize {
    let mut rows = 1;
    lay_out(hand, width, |_, _, row| rows = row + 1);
    rows
}

/// What a seat holds, after its name.
pub(super) fn draw_hand(paper: &mut Paper, scene: &Scene, hand: &Hand, at: Point, width: f64) {
    let sign = scene.signs.get(usize::from(hand.seat));
    let name = sign.map_or_else(|| (hand.seat + 1).to_string(), |sign| sign.name.clone());
    let pitch = pitch(hand);
    let middle = Point {
        x: NAME / 2.0 - 8.0,
        y: pitch / 2.0 + 4.0,
    };
    paper.text(at + middle, 14.0, "label", &name);
    lay_out(hand, width, |index, x, row| {
        let held = &hand.pieces[index];
        let (low, _) = span(&held.piece);
        let corner = Point {
            x: x - low.x,
            y: (row as f64 + 0.5) * pitch - middle_height(&held.piece),
        };
        paper.group(&held.about, |paper| match &held.piece {
            Piece::Path { seat, cells } => {
                draw_path(paper, Skin::of(scene, *seat), cells, at + corner, SMALLER);
            }
            Piece::Tile { number, sides } => {
                draw_tile(paper, *number, sides, &[], at + corner, HELD);
            }
            piece => draw_piece(paper, scene, piece, &[], at + corner),
        });
    });
}

/// Tells for each piece how far to the right it begins, and in which row.
fn lay_out(hand: &Hand, width: f64, mut tell: impl FnMut(usize, f64, usize)) {
    let (mut x, mut row) = (NAME, 0);
    for (index, held) in hand.pieces.iter().enumerate() {
        let (low, high) = span(&held.piece);
        let wide = high.x - low.x;
        if x + wide > width && x > NAME {
            (x, row) = (NAME, row + 1);
        }
        tell(index, x, row);
        x += wide + GAP;
    }
}

/// The corners of a box around a piece, seen from where it is drawn.
fn span(piece: &Piece) -> (Point, Point) {
    let Piece::Path { cells, .. } = piece else {
        let corner = HELD;
        return (
            Point {
                x: -corner,
                y: -corner,
            },
            Point {
                x: corner,
                y: corner,
            },
        );
    };
    let (mut low, mut high) = (Point::default(), Point::default());
    for &(q, r) in cells {
        let middle = super::layout::middle(Shape::Hexes, q, r);
        low.x = low.x.min(middle.x * SMALLER);
        high.x = high.x.max(middle.x * SMALLER);
        low.y = low.y.min(middle.y * SMALLER);
        high.y = high.y.max(middle.y * SMALLER);
    }
    let edge = SIZE * SMALLER;
    low.x -= edge;
    high.x += edge;
    (low, high)
}

fn middle_height(piece: &Piece) -> f64 {
    let (low, high) = span(piece);
    f64::midpoint(low.y, high.y)
}

/// A bag, and how many pieces are in it.
pub(super) fn draw_bag(paper: &mut Paper, count: u32, at: Point) {
    paper.shape(
        "M-5-12C-9-16 9-16 5-12L4-9C13-2 15 13 8 14L-8 14C-15 13-13-2-4-9ZM-5-9L5-9",
        at,
        1.0,
        "fill=\"#8a6d4b\" stroke=\"#4c3a26\" stroke-width=\"1.4\" stroke-linejoin=\"round\"",
    );
    paper.text(
        at + Point { x: 0.0, y: 9.0 },
        11.0,
        "chalk",
        &count.to_string(),
    );
}
