use std::fmt::Write as _;

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

/// A hexagonal tile with its three links; where they cross, the later one passes over.
pub(super) fn draw_tile(paper: &mut Paper, number: u8, sides: &[Tint], at: Point) {
    paper.raw_path(
        &hexagon(at, SIZE - 0.8),
        "fill=\"#1d1c22\" stroke=\"#000\" stroke-width=\"1\"",
    );
    let mut links: Vec<(usize, usize)> = Vec::new();
    for one in 0..sides.len() {
        let other = (one + 1..sides.len()).find(|&other| sides[other] == sides[one]);
        links.extend(other.map(|other| (one, other)));
    }
    // Straight links lie lowest, tight corners on top, as on real tiles.
    links.sort_by_key(|&(one, other)| std::cmp::Reverse((other - one).min(6 - (other - one))));
    for (one, other) in links {
        let data = link(at, one, other);
        let stroke = |colour: &str, width: f64| {
            format!(
                "fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" \
                 stroke-linecap=\"butt\""
            )
        };
        paper.raw_path(&data, &stroke("#1d1c22", 12.5));
        paper.raw_path(&data, &stroke(tint_of(sides[one]), 8.5));
    }
    for (side, tint) in sides.iter().enumerate() {
        // A letter at every side, for those who can't tell the colours.
        let place = at.towards(angle(side), SIZE * 0.66) + Point { x: 0.0, y: 2.0 };
        paper.text(place, 6.0, "ink", letter(*tint));
    }
    paper.text(
        at + Point { x: 0.0, y: 2.5 },
        7.0,
        "chalk",
        &number.to_string(),
    );
}

/// Sides are counted clockwise from the north-east.
fn angle(side: usize) -> f64 {
    60.0 * side as f64 - 60.0
}

fn link(at: Point, one: usize, other: usize) -> String {
    let inner = (SIZE - 0.8) * 3_f64.sqrt() / 2.0;
    let [from, to] = [one, other].map(|side| at.towards(angle(side), inner));
    // Towards the middle, so that a link meets its side squarely.
    let pull = match (other - one).min(6 - (other - one)) {
        1 => 0.52,
        2 => 0.34,
        _ => 0.0,
    };
    let [near, far] = [one, other].map(|side| at.towards(angle(side), inner * pull));
    let mut data = String::new();
    let _ = write!(
        data,
        "M{:.1} {:.1}C{:.1} {:.1} {:.1} {:.1} {:.1} {:.1}",
        from.x, from.y, near.x, near.y, far.x, far.y, to.x, to.y
    );
    data
}

fn hexagon(at: Point, size: f64) -> String {
    let corners: Vec<Point> = (0..6)
        .map(|corner| at.towards(60.0 * f64::from(corner) - 30.0, size))
        .collect();
    super::paper::path(&corners) + "Z"
}

const fn letter(tint: Tint) -> &'static str {
    match tint {
        Tint::Red => "R",
        Tint::Yellow => "Y",
        Tint::Green => "G",
        Tint::Blue => "B",
        Tint::Pink => "P",
        Tint::Orange => "O",
        _ => "",
    }
}
