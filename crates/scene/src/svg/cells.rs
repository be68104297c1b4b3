use std::collections::BTreeMap;

use crate::{Board, Cell, Mark, Place, Scene, Shape};

use super::drawing::Drawing;
use super::ground::ground;
use super::layout::Layout;
use super::parts::part;
use super::pieces::{piece, stack};
use super::point::Point;
use super::snakes::skin_of;

/// A board: what it lies on, its name, and its cells with what lies there.
pub(super) fn board(scene: &Scene, board: &Board, index: u8, layout: &Layout) -> Vec<Drawing> {
    let floor = &layout.floors[usize::from(index)];
    let mut drawn: Vec<Drawing> = ground(board, floor).into_iter().collect();
    if let Some(name) = &board.name {
        let above = floor.origin + Point::new(0.0, floor.low.y - 12.0);
        drawn.push(Drawing::words("sb-floor-name", above, name));
    }
    let bodies = scene.snakes.iter();
    let owners: BTreeMap<Place, &str> = bodies
        .flat_map(|snake| {
            snake
                .body
                .iter()
                .map(|&place| (place, skin_of(scene, snake.seat)))
        })
        .collect();
    drawn.extend(board.cells.iter().map(|cell| {
        let place = Place::new(cell.q, cell.r).on(index);
        let known = Known {
            last: scene.last.contains(&place),
            won: scene.won.contains(&place),
            owner: owners.get(&place).copied(),
        };
        let inside = match board.shape {
            Shape::Row => row_cell(cell, &known),
            shape => hex_cell(scene, cell, shape, &known),
        };
        let at = layout.at(place);
        Drawing::group(inside).at(at).titled(&cell.about)
    }));
    drawn
}

/// What is known about a cell beside what lies on it.
struct Known {
    last: bool,
    won: bool,
    owner: Option<&'static str>,
}

fn hex_cell(scene: &Scene, cell: &Cell, shape: Shape, known: &Known) -> Vec<Drawing> {
    if cell.mark == Some(Mark::Hole) {
        return vec![part("eye", &[])];
    }
    let bare = cell.pieces.is_empty();
    let mut drawn = Vec::new();
    if shape == Shape::Hexes || bare {
        let owned = known.owner.map(|skin| format!("sb-owned sb-skin-{skin}"));
        let looks = [
            owned.as_deref(),
            (cell.mark == Some(Mark::Dead)).then_some("sb-dead"),
            known.won.then_some("sb-won"),
            (shape == Shape::Table).then_some("sb-frontier"),
        ];
        let looks: Vec<&str> = looks.into_iter().flatten().collect();
        drawn.push(part("hex", &[("look", &looks.join(" "))]));
    }
    for (index, lying) in cell.pieces.iter().enumerate() {
        drawn.push(piece(scene, lying, index + 1 < cell.pieces.len()));
    }
    // Nobody can ask a file what a place is called.
    if bare && known.owner.is_none() {
        drawn.push(Drawing::words(
            "sb-place-name",
            Point::new(0.0, 28.0),
            &cell.name,
        ));
    }
    if known.won && shape == Shape::Table {
        drawn.push(part("won-tile", &[]));
    }
    if known.last && !known.won {
        drawn.push(part("last", &[]));
    }
    let mark = match cell.mark {
        Some(Mark::Forced) => Some("forced"),
        Some(Mark::Waiting) => Some("waiting"),
        Some(Mark::Barred) => Some("barred"),
        Some(Mark::Answer) => Some("answer"),
        Some(Mark::Hole | Mark::Dead) | None => None,
    };
    drawn.extend(mark.map(|mark| part(mark, &[])));
    drawn
}

fn row_cell(cell: &Cell, known: &Known) -> Vec<Drawing> {
    let glow = |look| part("stack-glow", &[("look", look)]);
    let mut drawn = Vec::new();
    if known.won {
        drawn.extend([part("stack-won", &[]), glow("won")]);
    } else if known.last {
        drawn.extend([part("stack-last-edge", &[]), glow("last")]);
    }
    drawn.push(stack(&cell.pieces));
    drawn.push(Drawing::words(
        "sb-place-name",
        Point::new(0.0, 56.0),
        &cell.name,
    ));
    drawn
}
