use game::scene::{Cell, Piece, Tint};

use super::paper::{Paper, Point};
use super::{SIZE, tint_of};

/// From one stack to the next.
pub(super) const SCALE_PITCH: f64 = 54.0;
/// How much of a scale shows below the one that lies on it.
const SCALE_STEP: f64 = 17.0;

/// How high a stack of so many stands above its foot.
pub(super) fn stack_height(scales: usize) -> f64 {
    SIZE + SCALE_STEP * scales.saturating_sub(1) as f64
}

/// A stack from the bottom up, each scale a little higher, its number below.
pub(super) fn draw_stack(paper: &mut Paper, cell: &Cell, foot: Point) {
    for (level, piece) in cell.pieces.iter().enumerate() {
        let lift = -SCALE_STEP * level as f64;
        let at = foot
            + Point {
                x: 0.0,
                y: lift - 12.0,
            };
        if let Piece::Scale { tint, number } = piece {
            draw_scale(paper, *tint, *number, at);
        }
    }
    paper.text(foot + Point { x: 0.0, y: 28.0 }, 12.0, "label", &cell.name);
}

/// A scale of a snake: round below, pointed above, as many pips as its number says and the digit.
pub(super) fn draw_scale(paper: &mut Paper, tint: Tint, number: Option<u8>, at: Point) {
    const OUTLINE: &str =
        "M0-19C9-15 21-12 22 0C22 12 11 19 0 19C-11 19-22 12-22 0C-21-12-9-15 0-19Z";
    let (rim, look) = match tint {
        Tint::Black => ("#000000", "chalk"),
        Tint::White => ("#8c8373", "ink"),
        _ => ("#7d7567", "ink"),
    };
    let fill = tint_of(tint);
    paper.shape(
        OUTLINE,
        at + Point { x: 0.0, y: 1.5 },
        1.0,
        "fill=\"#000\" fill-opacity=\"0.2\"",
    );
    paper.shape(
        OUTLINE,
        at,
        1.0,
        &format!("fill=\"{fill}\" stroke=\"{rim}\" stroke-width=\"1.6\""),
    );
    paper.shape(
        "M-16 3C-15 10-8 15 0 15C8 15 15 10 16 3",
        at,
        1.0,
        &format!("fill=\"none\" stroke=\"{rim}\" stroke-opacity=\"0.35\" stroke-width=\"1.2\""),
    );
    if let Some(number) = number {
        // Low on the scale, where the next one leaves it to be seen.
        paper.text(
            at + Point { x: 0.0, y: 14.0 },
            13.0,
            look,
            &number.to_string(),
        );
    }
}
