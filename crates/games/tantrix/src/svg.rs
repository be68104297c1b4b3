//! Tiles on a table as an SVG picture.

use std::fmt::Write;

use hex::Hex;

use crate::tile::{Bend, Colour};
use crate::{Placement, Tile};

/// From a tile's centre to its corners.
const RADIUS: f64 = 50.0;
/// From a tile's centre to the middle of a side.
const INNER: f64 = RADIUS * 0.866_025_403_784_438_6;
const STYLE: &str = "\
.tile{fill:#23211f;stroke:#4a4642;stroke-width:1.5}\
.edge{fill:none;stroke:#23211f;stroke-width:19}\
.link{fill:none;stroke-width:13}\
.R{stroke:#e5484d}.Y{stroke:#f5d00a}.G{stroke:#3fb950}.B{stroke:#4c8dff}\
text{font:600 11px sans-serif;fill:#f4f1ea;text-anchor:middle;paint-order:stroke;stroke:#23211f;stroke-width:3px}";

/// Draws tiles that lie on a table, each with its number.
pub fn draw(placements: &[Placement]) -> String {
    let mut tiles = String::new();
    let (mut left, mut top, mut right, mut bottom) = (0.0_f64, 0.0_f64, 0.0_f64, 0.0_f64);
    for placement in placements {
        let (x, y) = centre(placement.cell);
        (left, right) = (left.min(x), right.max(x));
        (top, bottom) = (top.min(y), bottom.max(y));
        draw_tile(placement.tile, placement.rotation, x, y, &mut tiles);
    }
    let margin = RADIUS + 10.0;
    let (left, top) = (left - margin, top - margin);
    let (width, height) = (right - left + margin, bottom - top + margin);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{left:.1} {top:.1} {width:.1} {height:.1}\">\
         <style>{STYLE}</style>{tiles}</svg>\n"
    )
}

fn draw_tile(tile: Tile, rotation: u8, x: f64, y: f64, svg: &mut String) {
    let corners: Vec<String> = (0..6).map(|corner| point(corner_of(corner))).collect();
    // Writing to a string can't fail.
    let _ = write!(
        svg,
        "<g transform=\"translate({x:.1} {y:.1})\"><title>{tile}</title>\
         <polygon class=\"tile\" points=\"{}\"/>",
        corners.join(" ")
    );
    // Corners last: they are never crossed. Each link has a dark edge, so that it runs over those before.
    let mut links: Vec<(Bend, Colour, String)> = Colour::ALL
        .into_iter()
        .filter_map(|colour| tile.link(colour).map(|link| (link, colour)))
        .map(|(link, colour)| {
            let turn = |side: usize| (side + usize::from(rotation)) % 6;
            (
                link.bend(),
                colour,
                path(link.bend(), turn(link.from), turn(link.to)),
            )
        })
        .collect();
    links.sort_by_key(|(bend, colour, _)| (std::cmp::Reverse(*bend), *colour));
    for (_, colour, path) in links {
        let letter = colour.letter();
        let _ = write!(
            svg,
            "<path class=\"edge\" d=\"{path}\"/><path class=\"link {letter}\" d=\"{path}\"/>"
        );
    }
    let _ = write!(svg, "<text y=\"4\">{tile}</text></g>");
}

/// A link as an arc that meets both sides at right angles: a corner runs round the corner of the
/// tile, a curve round the point where the two sides would meet.
fn path(bend: Bend, from: usize, to: usize) -> String {
    // Arcs are drawn from the side that is fewer steps behind the other, so that all bend alike.
    let (from, to) = if (to + 6 - from) % 6 <= 3 {
        (from, to)
    } else {
        (to, from)
    };
    let (start, end) = (point(middle_of(from)), point(middle_of(to)));
    match bend {
        Bend::Straight => format!("M{start}L{end}"),
        Bend::Curve => format!("M{start}A{0:.1} {0:.1} 0 0 0 {end}", RADIUS * 1.5),
        Bend::Corner => format!("M{start}A{0:.1} {0:.1} 0 0 0 {end}", RADIUS * 0.5),
    }
}

fn centre(cell: Hex) -> (f64, f64) {
    let (q, r) = (f64::from(cell.q), f64::from(cell.r));
    (INNER * (2.0 * q + r), RADIUS * 1.5 * r)
}

/// The middle of a side, counted clockwise from the north-east.
fn middle_of(side: usize) -> (f64, f64) {
    let angle = (side as f64 * 60.0 - 60.0).to_radians();
    (INNER * angle.cos(), INNER * angle.sin())
}

/// A corner, counted clockwise from the top.
fn corner_of(corner: usize) -> (f64, f64) {
    let angle = (corner as f64 * 60.0 - 90.0).to_radians();
    (RADIUS * angle.cos(), RADIUS * angle.sin())
}

fn point((x, y): (f64, f64)) -> String {
    format!("{x:.1},{y:.1}")
}
