use crate::{Place, Scene, Snake};

use super::drawing::Drawing;
use super::layout::Layout;
use super::parts::part;
use super::point::{Point, centre};
use super::snake::Stretch;

/// What the snakes of a seat without a sign wear, and how skins are called.
const SKINS: [&str; 5] = ["red", "green", "yellow", "blue", "pink"];

/// What a seat's snakes wear: what its sign says.
pub(super) fn skin_of(scene: &Scene, seat: u8) -> &'static str {
    let sign = scene.signs.get(usize::from(seat));
    let skin = sign.and_then(|sign| SKINS.into_iter().find(|&skin| skin == sign.tint.name()));
    skin.unwrap_or(SKINS[usize::from(seat) % SKINS.len()])
}

/// All snakes: the mouths of burrows first, then bodies, then the dark they go into.
pub(super) fn snakes(scene: &Scene, layout: &Layout) -> Vec<Drawing> {
    let ends = scene.links.iter().flat_map(|link| {
        [
            (link.seat, link.from, link.to),
            (link.seat, link.to, link.from),
        ]
    });
    let ends: Vec<(u8, Place, Place)> = ends.collect();
    let mouths = ends.iter().map(|&(seat, here, _)| {
        part("burrow", &[("skin", skin_of(scene, seat))]).at(layout.at(here))
    });
    let bodies = scene.snakes.iter().map(|snake| body(scene, snake, layout));
    let depths = ends.iter().map(|&(_, here, there)| {
        let floor = (there.board + 1).to_string();
        let name = if there.board < here.board {
            "depth-up"
        } else {
            "depth-down"
        };
        part(name, &[("floor", &floor)]).at(layout.at(here))
    });
    mouths.chain(bodies).chain(depths).collect()
}

/// A piece by itself, awake, its cells about the origin.
pub(super) fn held(scene: &Scene, seat: u8, cells: &[(i16, i16)]) -> Drawing {
    let stretch = Stretch {
        skin: skin_of(scene, seat),
        letter: &letter_of(scene, seat),
        points: cells.iter().map(|&(q, r)| centre(q, r)).collect(),
        ring: false,
        head: true,
        tail: true,
        awake: true,
        wags: false,
        won: false,
    };
    stretch.draw()
}

/// The letter of a seat, for those who can't tell the colours.
fn letter_of(scene: &Scene, seat: u8) -> String {
    let sign = scene.signs.get(usize::from(seat));
    sign.map_or_else(|| (seat + 1).to_string(), |sign| sign.letter.clone())
}

fn body(scene: &Scene, snake: &Snake, layout: &Layout) -> Drawing {
    let won = snake
        .body
        .first()
        .is_some_and(|head| scene.won.contains(head));
    let parts = stretches(snake);
    let count = parts.len();
    let [head, tail] = [snake.body.first(), snake.body.last()].map(|end| end.map(|end| end.board));
    let across = snake.ring && count > 1 && head != tail;
    let drawn = parts.iter().enumerate().map(|(index, places)| {
        let [first, last] = [places.first(), places.last()];
        let is_open = |end: Option<&Place>| end.is_some_and(|end| snake.open.contains(end));
        let points: Vec<Point> = places.iter().map(|&place| layout.at(place)).collect();
        let stretch = Stretch {
            skin: skin_of(scene, snake.seat),
            letter: &letter_of(scene, snake.seat),
            ring: snake.ring && points.len() == snake.body.len(),
            points,
            head: index == 0,
            // A ring through several boards meets itself across the last change of boards, or on one.
            tail: index + 1 == count && !across,
            awake: is_open(first),
            wags: is_open(last),
            won,
        };
        stretch.draw()
    });
    Drawing::group(drawn.collect()).titled(&snake.about)
}

/// A snake goes from board to board: the parts of it that lie on one, in order.
fn stretches(snake: &Snake) -> Vec<Vec<Place>> {
    let touch = |one: &Place, other: &Place| {
        let [q, r] = [one.q - other.q, one.r - other.r];
        one.board == other.board && (q.abs() + r.abs() + (q + r).abs()) == 2
    };
    let parts = snake.body.chunk_by(touch);
    parts.map(<[Place]>::to_vec).collect()
}
