//! Hexagonal tiles whose links join their sides.

use game::scene::Tint;

use super::paper::{Paper, Point, hexagon};
use super::tint_of;

const SLATE: &str = "#1d1c22";

/// A tile of some size, from its middle to a corner. Each link has a dark edge and runs over those
/// drawn before it, so that crossings read as bridges. Those that are `lit` have a bright core.
pub(super) fn draw_tile(
    paper: &mut Paper,
    number: u8,
    sides: &[Tint],
    lit: &[Tint],
    at: Point,
    size: f64,
) {
    let edge = format!("fill=\"{SLATE}\" stroke=\"#000\" stroke-width=\"1\"");
    paper.raw_path(&(hexagon(at, size)), &edge);
    let mut links: Vec<(usize, usize)> = (0..sides.len())
        .filter_map(|one| {
            let mut others = one + 1..sides.len();
            let other = others.find(|&other| sides[other] == sides[one])?;
            Some((one, other))
        })
        .collect();
    // Straight links lie lowest; corners on top, though nothing ever crosses them.
    links.sort_by_key(|&(one, other)| std::cmp::Reverse((other - one).min(6 - (other - one))));
    for (one, other) in links {
        let data = course(at, size, one, other);
        let mut stroke = |colour: &str, width: f64| {
            let width = width * size;
            paper.raw_path(
                &data,
                &format!("fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width:.1}\""),
            );
        };
        stroke(SLATE, 0.39);
        stroke(tint_of(sides[one]), 0.28);
        if lit.contains(&sides[one]) {
            stroke("#ffffff", 0.07);
        }
    }
    for (side, tint) in sides.iter().enumerate() {
        // A letter at every side, for those who can't tell the colours.
        let drop = Point {
            x: 0.0,
            y: size * 0.08,
        };
        let look = if matches!(tint, Tint::Yellow | Tint::White) {
            "ink"
        } else {
            "chalk"
        };
        let place = at.towards(angle(side), size * 0.7) + drop;
        paper.text(place, size * 0.22, look, tint.letter());
    }
    let drop = Point {
        x: 0.0,
        y: size * 0.1,
    };
    paper.text(at + drop, size * 0.28, "number", &number.to_string());
}

/// The angle at which a side lies; sides are counted clockwise from the north-east.
fn angle(side: usize) -> f64 {
    60.0 * side as f64 - 60.0
}

/// A link as part of a circle that meets both sides at right angles: round the tile's corner between
/// neighbouring sides, round the point where they would meet between others; or straight.
fn course(at: Point, size: f64, one: usize, other: usize) -> String {
    let steps = other - one;
    // All arcs run the short way, so that they bend alike.
    let (from, to) = if steps <= 3 {
        (one, other)
    } else {
        (other, one)
    };
    let inner = size * 3_f64.sqrt() / 2.0;
    let [from, to] = [from, to].map(|side| at.towards(angle(side), inner));
    let radius = match steps {
        1 | 5 => size * 0.5,
        2 | 4 => size * 1.5,
        _ => return super::paper::path(&[from, to]),
    };
    format!(
        "M{:.1} {:.1}A{radius:.1} {radius:.1} 0 0 0 {:.1} {:.1}",
        from.x, from.y, to.x, to.y
    )
}
