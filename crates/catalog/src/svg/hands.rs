use game::scene::{Hand, Piece, Scene, Shape};

use super::paper::{Paper, Point};
use super::snakes::{Skin, draw_path};
use super::{SIZE, draw_piece};

/// Pieces that cover several cells are drawn this much smaller in hands.
const SMALLER: f64 = 0.26;
/// How high a row of pieces is.
pub(super) const ROW: f64 = SIZE * 1.5;
/// How much room is between pieces.
const GAP: f64 = 16.0;
/// The room for the name of a seat.
const NAME: f64 = 96.0;

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
    let middle = Point {
        x: NAME / 2.0 - 8.0,
        y: ROW / 2.0 + 4.0,
    };
    paper.text(at + middle, 14.0, "label", &name);
    lay_out(hand, width, |index, x, row| {
        let held = &hand.pieces[index];
        let (low, _) = span(&held.piece);
        let corner = Point {
            x: x - low.x,
            y: row as f64 * ROW + ROW / 2.0 - middle_height(&held.piece),
        };
        paper.group(&held.about, |paper| match &held.piece {
            Piece::Path { seat, cells } => {
                draw_path(paper, Skin::of(scene, *seat), cells, at + corner, SMALLER);
            }
            piece => draw_piece(paper, scene, piece, at + corner),
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
        let corner = SIZE;
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
        let middle = super::middle(Shape::Hexes, q, r);
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
