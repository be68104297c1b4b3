//! The words of a preview.

use std::fmt::Write as _;

use scene::{Piece, Scene, shade};

use crate::card::{Card, CardPlayer, Frame};
use crate::words::Face;

const NAME: &str = "Serpentarium";
/// The site's own sign and green, as `web/public/icon.svg` has them.
const SIGN: &str = include_str!("../../../web/public/icon.svg");
pub(crate) const GREEN: &str = "#1f5c4d";

/// Title, players, a sentence and whose site it is, one below the other.
pub(crate) fn beside(card: &Card, out: &mut String, frame: Frame) {
    let mut y = title(card, out, frame, 96.0, frame.y + 132.0) + 8.0;
    let (size, step) = player_size(card);
    for (seat, one) in card.players.iter().enumerate() {
        player(card, out, (seat, one), Frame { y, ..frame }, size);
        y += step;
    }
    let foot = frame.y + frame.height;
    sentence(card, out, frame, y + 6.0, foot - 64.0, 34.0);
    if card.title != NAME {
        sign(out, frame.x, foot - 8.0);
    }
}

/// The same in two columns, for where there is more width than height.
pub(crate) fn below(card: &Card, out: &mut String, frame: Frame) {
    let alone = card.players.is_empty();
    let left = Frame {
        width: if alone {
            frame.width
        } else {
            frame.width * 0.54
        },
        ..frame
    };
    let foot = frame.y + frame.height;
    let y = title(card, out, left, 72.0, frame.y + 66.0);
    sentence(card, out, left, y - 18.0, foot - 48.0, 29.0);
    sign(out, frame.x, foot - 2.0);
    let x = left.x + left.width + 36.0;
    let width = frame.x + frame.width - x;
    let (size, step) = match card.players.len() {
        0..=3 => (40.0, 60.0),
        _ => (31.0, 41.0),
    };
    let mut y = frame.y + 58.0;
    for (seat, one) in card.players.iter().enumerate() {
        let row = Frame {
            x,
            y,
            width,
            ..frame
        };
        player(card, out, (seat, one), row, size);
        y += step;
    }
}

const fn player_size(card: &Card) -> (f32, f32) {
    if card.players.len() > 3 {
        (34.0, 48.0)
    } else {
        (44.0, 66.0)
    }
}

/// The title from a line on, in as many as it needs; says where the next one would be.
fn title(card: &Card, out: &mut String, frame: Frame, size: f32, mut y: f32) -> f32 {
    let face = Face::heading(size).fitted(&card.title, frame.width, 44.0);
    for words in face.lines(&card.title, frame.width, 2) {
        out.push_str(&face.written(&words, frame.x, y, GREEN));
        y += face.size * 1.05;
    }
    y
}

/// A player with the colour of the seat and the points, on one line.
fn player(
    card: &Card,
    out: &mut String,
    (seat, player): (usize, &CardPlayer),
    row: Frame,
    size: f32,
) {
    let ink = shade_of("ink");
    let Frame { x, y, width, .. } = row;
    let colour = card.scenes.first();
    let colour = colour.and_then(|scene| seat_shade(scene, seat));
    let indent = if colour.is_some() { size * 0.95 } else { 0.0 };
    if let Some(colour) = colour {
        let (middle, radius) = (y - size * 0.34, size * 0.32);
        let _ = write!(
            out,
            "<circle cx=\"{}\" cy=\"{middle}\" r=\"{radius}\" fill=\"{colour}\" \
             stroke=\"{ink}\" stroke-width=\"1.500\"/>",
            x + radius
        );
    }
    let face = Face::bold(size);
    let mut room = width - indent;
    if let Some(score) = player.score {
        let score = score.to_string();
        let wide = face.width(&score);
        let shade = if player.won { GREEN } else { ink };
        out.push_str(&face.written(&score, x + width - wide, y, shade));
        room -= wide + 18.0;
    }
    let face = face.fitted(&player.name, room, size * 0.68);
    let name = face.cut(&player.name, room);
    out.push_str(&face.written(&name, x + indent, y, ink));
}

/// What there is to say, in as many lines as there is room for.
fn sentence(card: &Card, out: &mut String, frame: Frame, mut y: f32, end: f32, size: f32) {
    let face = Face::plain(size);
    let step = size * 1.24;
    let most = ((end - y) / step).floor().max(0.0) as usize + 1;
    for words in face.lines(&card.about, frame.width, most) {
        out.push_str(&face.written(&words, frame.x, y, shade_of("row-name")));
        y += step;
    }
}

fn sign(out: &mut String, x: f32, y: f32) {
    let _ = write!(
        out,
        "<svg x=\"{x}\" y=\"{}\" width=\"40\" height=\"40\"{}",
        y - 30.0,
        SIGN.trim_start_matches("<svg")
    );
    out.push_str(&Face::bold(30.0).written(NAME, x + 54.0, y, shade_of("ink")));
}

/// The shade of a seat's pieces, as the pages have it: hides of snakes, links of tiles, stones.
fn seat_shade(scene: &Scene, seat: usize) -> Option<&'static str> {
    let tint = scene.signs.get(seat)?.tint;
    let held = scene.hands.iter().flat_map(|hand| &hand.pieces);
    let laid = scene.boards.iter().flat_map(|board| &board.cells);
    let pieces = || {
        let held = held.clone().map(|held| &held.piece);
        held.chain(laid.clone().flat_map(|cell| &cell.pieces))
    };
    let name = tint.name();
    if !scene.snakes.is_empty() || pieces().any(|piece| matches!(piece, Piece::Path { .. })) {
        return shade(&format!("hide-{name}"));
    }
    if pieces().any(|piece| matches!(piece, Piece::Tile { .. })) {
        return shade(&format!("link-{name}"));
    }
    match name {
        "black" => shade("black-bottom"),
        "white" => shade("white-top"),
        name => shade(name),
    }
}

pub(crate) fn shade_of(name: &str) -> &'static str {
    shade(name).unwrap_or("#000")
}
