//! Any scene as a picture: SVG, with no fonts to load and nothing to run.
//!
//! Pieces, tiles, stacks and snakes are made of the parts that stand in `parts.json`, which the browser's board
//! is drawn of as well, in the shades of `shades.json`. Everything has a `<title>`, and colours never speak
//! alone: tokens have symbols and letters, snakes patterns and letters, links letters.

mod cells;
mod colour;
mod curve;
mod document;
mod drawing;
mod ground;
mod hands;
mod layout;
mod lines;
mod parts;
mod pieces;
mod point;
mod snake;
mod snakes;
#[cfg(test)]
mod tests;

use crate::Scene;

use drawing::Drawing;
use layout::Layout;

/// The size of a hexagon, from its middle to a corner.
const SIZE: f64 = 40.0;

/// The scene as an SVG document.
pub fn svg(scene: &Scene) -> String {
    let layout = Layout::of(scene);
    let mut drawn: Vec<Drawing> = Vec::new();
    for (index, board) in scene.boards.iter().enumerate() {
        drawn.extend(cells::board(scene, board, index as u8, &layout));
    }
    drawn.extend(lines::lines(scene, &layout));
    drawn.extend(snakes::snakes(scene, &layout));
    for (hand, at) in hands::full(scene).zip(&layout.hands) {
        drawn.push(hands::hand(scene, hand, *at, layout.hand_width));
    }
    if let (Some(bag), Some(at)) = (scene.bag, layout.bag) {
        let count = bag.to_string();
        drawn.push(parts::part("bag", &[("count", &count)]).at(at));
    }
    document::document(&drawn, layout.width, layout.height)
}
