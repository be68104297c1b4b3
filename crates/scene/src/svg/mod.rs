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

use std::collections::BTreeSet;

use crate::Scene;

use drawing::Drawing;
use layout::Layout;

/// The size of a hexagon, from its middle to a corner.
const SIZE: f64 = 40.0;

/// The scene as an SVG document.
pub fn svg(scene: &Scene) -> String {
    draw(scene, &Layout::of(scene))
}

/// Several scenes of one game as SVG documents of one size, in each of which every place is at the same spot. What is
/// held is left out: hands grow and shrink.
pub fn svgs(scenes: &[Scene]) -> Vec<String> {
    let layout = Layout::of(&together(scenes));
    let scenes = scenes.iter().cloned();
    scenes.map(|scene| draw(&bare(scene), &layout)).collect()
}

/// A shade by its name, as pictures have it by day: `paper`, `ink`, `hide-red`.
pub fn shade(name: &str) -> Option<&'static str> {
    colour::SHADES.get(name).map(String::as_str)
}

fn draw(scene: &Scene, layout: &Layout) -> String {
    let mut drawn: Vec<Drawing> = Vec::new();
    for (index, board) in scene.boards.iter().enumerate() {
        drawn.extend(cells::board(scene, board, index as u8, layout));
    }
    drawn.extend(lines::lines(scene, layout));
    drawn.extend(snakes::snakes(scene, layout));
    for (hand, at) in hands::full(scene).zip(&layout.hands) {
        drawn.push(hands::hand(scene, hand, *at, layout.hand_width));
    }
    if let (Some(bag), Some(at)) = (scene.bag, layout.bag) {
        let count = bag.to_string();
        drawn.push(parts::part("bag", &[("count", &count)]).at(at));
    }
    document::document(&drawn, layout.width, layout.height)
}

/// The same without what is held, and without the bag.
fn bare(mut scene: Scene) -> Scene {
    scene.hands.clear();
    scene.bag = None;
    scene
}

/// A scene with every cell that any of these has.
fn together(scenes: &[Scene]) -> Scene {
    let mut scenes = scenes.iter();
    let mut whole = bare(scenes.next().cloned().unwrap_or_default());
    for scene in scenes {
        for (all, board) in whole.boards.iter_mut().zip(&scene.boards) {
            let known: BTreeSet<_> = all.cells.iter().map(|cell| (cell.q, cell.r)).collect();
            let new = board
                .cells
                .iter()
                .filter(|cell| !known.contains(&(cell.q, cell.r)));
            all.cells.extend(new.cloned());
        }
    }
    whole
}
