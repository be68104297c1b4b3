use std::fmt::Write as _;

use crate::{Line, Piece, Place, Scene};

use super::drawing::Drawing;
use super::layout::Layout;
use super::parts::part;
use super::pieces::links;

/// The lines that count, told apart by a bright core along their links; the one that won is lit.
pub(super) fn lines(scene: &Scene, layout: &Layout) -> Vec<Drawing> {
    let drawn = scene.lines.iter().flat_map(|line| {
        let lit = line.places.iter().all(|place| scene.won.contains(place));
        let places = line.places.iter();
        let cores = places.filter_map(|&place| core(scene, layout, place, line, lit));
        let cores: Vec<Drawing> = cores.collect();
        if cores.is_empty() {
            chain(line, layout)
        } else {
            cores
        }
    });
    drawn.collect()
}

/// A line over stones: a ring round each, joined to the next, so that what lies under them is still seen.
fn chain(line: &Line, layout: &Layout) -> Vec<Drawing> {
    let points: Vec<_> = line.places.iter().map(|&place| layout.at(place)).collect();
    let next = points.iter().skip(1);
    let next = next.chain(points.first().filter(|_| line.closed));
    let mut links = String::new();
    for (from, to) in points.iter().zip(next) {
        let [near, far] = [0.4, 0.6].map(|share| from.towards(*to, share).data());
        let _ = write!(links, "M{near}L{far}");
    }
    let rings = points
        .iter()
        .map(|&point| part("chain-ring", &[]).at(point));
    let link = Drawing::path("sb-chain-link", links);
    std::iter::once(link).chain(rings).collect()
}

fn core(scene: &Scene, layout: &Layout, place: Place, line: &Line, lit: bool) -> Option<Drawing> {
    let pieces = &scene.cell(place)?.pieces;
    let link = pieces.iter().find_map(|piece| match piece {
        Piece::Tile { sides, .. } => links(sides).into_iter().find(|link| link.tint == line.tint),
        _ => None,
    })?;
    let name = format!("line-{}", link.width);
    let turned = format!("{} {}", layout.at(place).translate(), link.turn());
    let core = part(&name, &[("tint", line.tint.name())]).with("transform", turned);
    Some(if lit {
        core.classed("sb-line-won")
    } else {
        core
    })
}
