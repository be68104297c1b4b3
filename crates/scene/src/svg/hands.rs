//! What everybody holds, below the boards.

use crate::{Hand, Piece, Scene};

use super::drawing::Drawing;
use super::pieces::piece;
use super::point::{Point, centre};

/// How large pieces lie in hands: those that cover several cells small, so that many fit.
const SNAKES: f64 = 0.34;
const OTHERS: f64 = 0.86;
/// The smallest width that hands are laid out in.
pub(super) const LEAST_WIDTH: f64 = 690.0;
/// From the middle of the bag to its edge, with some room.
pub(super) const BAG: f64 = 28.0;
/// How much room is between pieces, and between their lines.
const GAP: f64 = 14.0;
/// The room for the name of a seat.
const NAME: f64 = 110.0;

/// The hands of those who hold something.
pub(super) fn full(scene: &Scene) -> impl Iterator<Item = &Hand> {
    let hands = scene.hands.iter();
    hands.filter(|hand| !hand.pieces.is_empty())
}

/// What a seat holds, after its name.
pub(super) fn hand(scene: &Scene, hand: &Hand, at: Point, width: f64) -> Drawing {
    let sign = scene.signs.get(usize::from(hand.seat));
    let name = sign.map_or_else(|| (hand.seat + 1).to_string(), |sign| sign.name.clone());
    let line = line_height(hand);
    let middle = Point::new(NAME / 2.0 - 8.0, line / 2.0 + 6.0);
    let mut drawn = vec![Drawing::words("sb-seat-name", middle, &name)];
    lay_out(hand, width, |index, x, row| {
        let held = &hand.pieces[index];
        let Slot { low, high, scale } = Slot::of(&held.piece);
        let y = (row as f64 + 0.5) * (line + GAP) - GAP / 2.0;
        let corner = Point::new(x - low.x, y - f64::midpoint(low.y, high.y));
        let transform = format!("{} scale({scale})", corner.translate());
        let held_piece = Drawing::group(vec![piece(scene, &held.piece, false)]);
        drawn.push(held_piece.with("transform", transform).titled(&held.about));
        // A tile is known by its number, which is not on its face.
        if matches!(held.piece, Piece::Tile { .. }) {
            let below = corner + Point::new(0.0, high.y + 8.0);
            drawn.push(Drawing::words("sb-place-name", below, &held.key));
        }
    });
    Drawing::group(drawn).at(at)
}

/// How high a hand is within a width.
pub(super) fn height(hand: &Hand, width: f64) -> f64 {
    let mut rows = 1;
    lay_out(hand, width, |_, _, row| rows = row + 1);
    f64::from(rows) * (line_height(hand) + GAP)
}

fn line_height(hand: &Hand) -> f64 {
    let slots = hand.pieces.iter().map(|held| Slot::of(&held.piece));
    slots.fold(0.0, |height, slot| height.max(slot.high.y - slot.low.y))
}

/// Tells for each piece how far to the right it begins, and in which row.
fn lay_out(hand: &Hand, width: f64, mut tell: impl FnMut(usize, f64, u32)) {
    let (mut x, mut row) = (NAME, 0);
    for (index, held) in hand.pieces.iter().enumerate() {
        let slot = Slot::of(&held.piece);
        let wide = slot.high.x - slot.low.x;
        if x + wide > width && x > NAME {
            (x, row) = (NAME, row + 1);
        }
        tell(index, x, row);
        x += wide + GAP;
    }
}

/// What room a piece takes, seen from where it is drawn.
struct Slot {
    low: Point,
    high: Point,
    scale: f64,
}

impl Slot {
    fn of(piece: &Piece) -> Self {
        let (scale, around, cells) = match piece {
            Piece::Path { cells, .. } => (SNAKES, 31.0, &cells[..]),
            _ => (OTHERS, 41.0, &[(0, 0)][..]),
        };
        let (mut low, mut high) = (Point::default(), Point::default());
        for &(q, r) in cells {
            let middle = centre(q, r);
            low = Point::new(low.x.min(middle.x), low.y.min(middle.y));
            high = Point::new(high.x.max(middle.x), high.y.max(middle.y));
        }
        Self {
            low: Point::new((low.x - around) * scale, (low.y - around) * scale),
            high: Point::new((high.x + around) * scale, (high.y + around) * scale),
            scale,
        }
    }
}
