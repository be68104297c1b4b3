use game::scene::{Link, Place, Snake};

use super::paper::{Paper, Point, path};
use super::{Layout, SIZE, seat_tint, tint_of};

/// A snake: a body with scales, a head with eyes, a tail that thins out. Where it goes from board to
/// board its parts are drawn apart; links mark where they join.
pub(super) fn draw_snake(paper: &mut Paper, snake: &Snake, layout: &Layout) {
    let parts = snake.body.chunk_by(|one, other| one.board == other.board);
    let parts: Vec<Vec<Point>> = parts
        .map(|part| part.iter().map(|&place| layout.at(place)).collect())
        .collect();
    let whole = parts.len() == 1 && snake.ring;
    for part in &parts {
        draw_body(paper, snake.seat, part, whole);
    }
    if !snake.ring {
        draw_head(paper, snake.seat, &parts);
    }
}

fn draw_body(paper: &mut Paper, seat: u8, points: &[Point], ring: bool) {
    let mut data = path(points);
    if points.len() == 1 {
        // A path of one point has no length; a hair's breadth lets its round ends show.
        data += "h.1";
    }
    if ring {
        data.push('Z');
    }
    let round = "fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\"";
    let fill = tint_of(seat_tint(seat));
    let width = SIZE * 0.9;
    paper.raw_path(
        &data,
        &format!(
            "{round} stroke=\"#2b2a33\" stroke-width=\"{:.1}\"",
            width + 3.0
        ),
    );
    paper.raw_path(
        &data,
        &format!("{round} stroke=\"{fill}\" stroke-width=\"{width:.1}\""),
    );
    // Scales: a dash pattern of its own for each seat, so that snakes can be told apart without colour.
    let pattern = ["1 9", "7 5", "1 5 7 5", "12 6", "3 3"][seat as usize % 5];
    paper.raw_path(
        &data,
        &format!(
            "{round} stroke=\"#fff\" stroke-opacity=\"0.55\" stroke-width=\"6\" \
             stroke-dasharray=\"{pattern}\""
        ),
    );
}

fn draw_head(paper: &mut Paper, seat: u8, parts: &[Vec<Point>]) {
    let Some(&head) = parts.first().and_then(|part| part.first()) else {
        return;
    };
    let neck = parts.first().and_then(|part| part.get(1)).copied();
    let looks = neck.map_or(-90.0, |neck| {
        (head.y - neck.y).atan2(head.x - neck.x).to_degrees()
    });
    let fill = tint_of(seat_tint(seat));
    paper.circle(
        head.towards(looks, 4.0),
        SIZE * 0.5,
        &format!("fill=\"{fill}\" stroke=\"#2b2a33\" stroke-width=\"1.5\""),
    );
    for side in [-38.0, 38.0] {
        let eye = head.towards(looks + side, SIZE * 0.36);
        paper.circle(
            eye,
            4.2,
            "fill=\"#fff\" stroke=\"#2b2a33\" stroke-width=\"0.8\"",
        );
        paper.circle(eye.towards(looks, 1.2), 2.0, "fill=\"#2b2a33\"");
    }
    let lips = head.towards(looks, SIZE * 0.6);
    paper.line(&[lips, lips.towards(looks, 5.0)], "#b3202c", 1.8);
}

/// A hole drilled between two boards, marked on both with the other's number.
pub(super) fn draw_link(paper: &mut Paper, link: &Link, layout: &Layout) {
    let fill = tint_of(seat_tint(link.seat));
    let ends: [(Place, Place); 2] = [(link.from, link.to), (link.to, link.from)];
    for (here, there) in ends {
        let at = layout.at(here);
        paper.circle(
            at,
            SIZE * 0.8,
            &format!("fill=\"none\" stroke=\"{fill}\" stroke-width=\"3\" stroke-dasharray=\"5 3\""),
        );
        let number = (there.board + 1).to_string();
        let beside = at.towards(-60.0, SIZE * 0.78);
        paper.circle(beside, 7.0, "fill=\"#2b2a33\"");
        paper.text(beside + Point { x: 0.0, y: 3.0 }, 9.0, "chalk", &number);
    }
}

/// A piece in a hand, its shape as a path.
pub(super) fn draw_path(paper: &mut Paper, seat: u8, cells: &[(i16, i16)], at: Point) {
    let points = cells.iter().map(|&(q, r)| {
        let middle = super::middle(game::scene::Shape::Hexes, q, r);
        at + Point {
            x: middle.x * 0.4,
            y: middle.y * 0.4,
        }
    });
    let points: Vec<Point> = points.collect();
    let fill = tint_of(seat_tint(seat));
    paper.line(&points, "#2b2a33", SIZE * 0.45);
    paper.line(&points, fill, SIZE * 0.36);
}
