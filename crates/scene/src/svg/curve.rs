use std::fmt::Write as _;

use super::point::{Point, tenths};

/// A step along a curve: where, and the unit vector in which it goes on.
#[derive(Clone, Copy)]
pub(super) struct Step {
    pub(super) at: Point,
    pub(super) along: Point,
}

/// The smooth line through the middles of neighbouring cells: straight from the first one, bending round each
/// cell between, in steps of about `gap` units.
pub(super) fn smooth(points: &[Point], gap: f64) -> Vec<Step> {
    let (Some(&first), Some(&last)) = (points.first(), points.last()) else {
        return Vec::new();
    };
    let mut dots = vec![first];
    for three in points.windows(3) {
        bend(&mut dots, [three[0], three[1], three[2]], gap);
    }
    dots.push(last);
    headed(&evened(&dots, gap))
}

/// From halfway before a cell to halfway after it.
fn bend(dots: &mut Vec<Point>, [before, here, after]: [Point; 3], gap: f64) {
    let [into, out] = [before, after].map(|other| here.towards(other, 0.5));
    let pieces = ((70.0 / gap).ceil() * 2.0).max(4.0);
    for piece in 0..=pieces as u32 {
        let share = f64::from(piece) / pieces;
        let [from, to] = [into.towards(here, share), here.towards(out, share)];
        dots.push(from.towards(to, share));
    }
}

/// The same line in steps of equal length.
fn evened(dots: &[Point], gap: f64) -> Vec<Point> {
    let mut length = 0.0;
    for pair in dots.windows(2) {
        length += pair[0].away_from(pair[1]);
    }
    let count = (length / gap + 0.5).floor().max(2.0);
    let step = length / count;
    let mut even = Vec::new();
    let (mut walked, mut next) = (0.0, 0.0);
    for pair in dots.windows(2) {
        let piece = pair[0].away_from(pair[1]);
        while piece > 0.0 && next <= walked + piece + 1e-6 && even.len() as f64 <= count {
            even.push(pair[0].towards(pair[1], (next - walked) / piece));
            next += step;
        }
        walked += piece;
    }
    even
}

/// The points of a line, each with the direction in which the line goes there.
pub(super) fn headed(points: &[Point]) -> Vec<Step> {
    let last = points.len().saturating_sub(1);
    let step = |(index, &at): (usize, &Point)| {
        let [before, after] = [index.saturating_sub(1), (index + 1).min(last)];
        let [before, after] = [points[before], points[after]];
        let length = before.away_from(after);
        let length = if length > 0.0 { length } else { 1.0 };
        Step {
            at,
            along: Point::new((after.x - before.x) / length, (after.y - before.y) / length),
        }
    };
    points.iter().enumerate().map(step).collect()
}

/// Points in the data of a path, finely.
pub(super) fn line(points: impl IntoIterator<Item = Point>) -> String {
    let mut data = String::new();
    for Point { x, y } in points {
        let sign = if data.is_empty() { 'M' } else { 'L' };
        let _ = write!(data, "{sign}{},{}", tenths(x), tenths(y));
    }
    data
}
