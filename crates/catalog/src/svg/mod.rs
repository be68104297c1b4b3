//! Any scene as a picture: SVG, drawn by hand, with no fonts to load and nothing to run.
//!
//! Everything has a `<title>`, and colours never speak alone: tokens have symbols and letters, seats
//! have patterns, links have letters.

mod boards;
mod hands;
mod layout;
mod links;
mod paper;
mod snakes;
mod spine;
mod symbols;
mod tiles;

use game::scene::{Scene, Tint};

use boards::{draw_board, draw_last};
use layout::Layout;
use paper::Paper;

/// The size of a hexagon, from its middle to a corner.
const SIZE: f64 = 32.0;

/// The scene as an SVG document.
pub fn svg(scene: &Scene) -> String {
    let layout = Layout::of(scene);
    let mut paper = Paper::new(layout.width, layout.height);
    for (index, board) in scene.boards.iter().enumerate() {
        draw_board(&mut paper, scene, board, index as u8, &layout);
    }
    for snake in &scene.snakes {
        snakes::draw_snake(&mut paper, scene, snake, &layout);
    }
    snakes::draw_links(&mut paper, scene, &layout);
    for place in &scene.last {
        draw_last(&mut paper, scene, *place, &layout);
    }
    for (hand, at) in scene.hands.iter().zip(&layout.hands) {
        hands::draw_hand(&mut paper, scene, hand, *at, layout.hand_width);
    }
    if let (Some(bag), Some(at)) = (scene.bag, layout.bag) {
        hands::draw_bag(&mut paper, bag, at);
    }
    paper.finish()
}

/// The shade in which a tint is painted.
const fn tint_of(tint: Tint) -> &'static str {
    match tint {
        Tint::Pink => "#e77fb3",
        Tint::Yellow => "#f0c53a",
        Tint::Blue => "#3f7fd0",
        Tint::Orange => "#ee8a34",
        Tint::Red => "#cf3b3b",
        Tint::Green => "#4fa35c",
        Tint::Black => "#2b2a33",
        Tint::White => "#faf7ef",
        Tint::Grey => "#b9b3a6",
    }
}

/// The shade of a seat's snakes.
const fn seat_tint(seat: u8) -> Tint {
    match seat {
        0 => Tint::Green,
        1 => Tint::Orange,
        2 => Tint::Blue,
        3 => Tint::Pink,
        _ => Tint::Yellow,
    }
}

#[cfg(test)]
mod tests;
