//! What the cells of a board lie on.

use std::fmt::Write as _;

use crate::Board;

use super::drawing::Drawing;
use super::layout::Floor;
use super::parts::part;
use super::point::{Point, corner, soft_hexagon};

/// Stacks stand a little above the middle of the water.
const STREAM: Point = Point::new(0.0, 18.0);

pub(super) fn ground(board: &Board, floor: &Floor) -> Option<Drawing> {
    if !floor.row.is_empty() {
        return Some(river(&floor.row).at(floor.origin));
    }
    let plate = floor.reach.map(|reach| plate(board, reach));
    plate.map(|plate| plate.at(floor.origin))
}

/// The plate that a board of cells is cut into, with its coloured sides.
fn plate(board: &Board, reach: f64) -> Drawing {
    let outline = soft_hexagon(reach, 26.0);
    let mut drawn = vec![
        Drawing::path("sb-plate-edge", outline.clone()).with("transform", "translate(0,7)"),
        Drawing::path("sb-plate-top", outline).with("fill", "url(#plate)"),
        Drawing::path("sb-plate-line", soft_hexagon(reach - 3.5, 24.0)),
    ];
    for (side, tint) in board.sides.iter().enumerate() {
        let [a, b] = [side, side + 1].map(|index| corner(index, reach - 5.0));
        let [c, d] = [side + 1, side].map(|index| corner(index, reach - 22.0));
        let inward = |from: Point, to: Point| from.towards(to, 5.0 / from.away_from(to)).data();
        let corners = [inward(a, b), inward(b, a), inward(c, d), inward(d, c)];
        let band = Drawing::path("sb-side", format!("M{}Z", corners.join("L")));
        drawn.push(Drawing::group(vec![band]).with("class", format!("sb-tint-{}", tint.name())));
    }
    Drawing::group(drawn)
}

/// A row flows: water from stack to stack.
fn river(row: &[Point]) -> Drawing {
    let (Some(&first), Some(&last)) = (row.first(), row.last()) else {
        return Drawing::group(Vec::new());
    };
    let mut data = format!("M{}", (first + STREAM + Point::new(-36.0, 0.0)).data());
    let mut turns = Vec::new();
    let mut before = first;
    for &here in row {
        let to = here + STREAM;
        if (before.y - here.y).abs() > 0.5 {
            let out = if before.x > 0.0 { 1.0 } else { -1.0 };
            let [high, low] =
                [before, here].map(|at| Point::new(before.x + out * 58.0, at.y) + STREAM);
            let _ = write!(data, "C{} {} {}", high.data(), low.data(), to.data());
            // Where the river turns it says which way it goes on.
            let middle = Point::new(before.x + out * 44.0, f64::midpoint(before.y, here.y));
            turns.push(part("river-turn", &[]).at(middle + STREAM));
        } else {
            let _ = write!(data, "L{}", to.data());
        }
        before = here;
    }
    let previous = row.iter().rev().nth(1).copied().unwrap_or(first);
    let back = (previous.y - last.y).abs() < 0.5 && previous.x > last.x;
    let onward = Point::new(if back { -36.0 } else { 36.0 }, 0.0);
    let _ = write!(data, "L{}", (last + STREAM + onward).data());
    let water = |class: &str, down: f64| {
        let drawn = Drawing::path(class, data.clone());
        if down == 0.0 {
            drawn
        } else {
            drawn.at(Point::new(0.0, down))
        }
    };
    let mut drawn = vec![
        water("sb-bank", 0.0),
        water("sb-water", 0.0),
        water("sb-ripple", -12.0),
        water("sb-ripple sb-ripple-low", 14.0),
    ];
    drawn.append(&mut turns);
    Drawing::group(drawn)
}
