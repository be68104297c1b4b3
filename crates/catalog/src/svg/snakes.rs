use game::scene::{Place, Scene, Snake, Tint};

use super::layout::Layout;
use super::paper::{Paper, Point};
use super::spine::Spine;
use super::{SIZE, seat_tint, tint_of};

/// Half the width of a body.
const GIRTH: f64 = SIZE * 0.5;
/// How long the tail is that grows thin.
const TAIL: f64 = SIZE * 2.2;
/// The lines around bodies.
const INK: &str = "#2b2a33";

/// What a seat's snakes look like.
#[derive(Clone, Copy)]
pub(super) struct Skin<'a> {
    tint: Tint,
    letter: &'a str,
}

impl<'a> Skin<'a> {
    pub(super) fn of(scene: &'a Scene, seat: u8) -> Self {
        let sign = scene.signs.get(usize::from(seat));
        Self {
            tint: sign.map_or_else(|| seat_tint(seat), |sign| sign.tint),
            letter: sign.map_or("", |sign| sign.letter.as_str()),
        }
    }

    const fn colour(self) -> &'static str {
        tint_of(self.tint)
    }
}

/// A snake: a body with the pattern of its kind, a head with eyes and its letter, a tail that thins
/// out. Where it goes from board to board its parts are drawn apart; burrows mark where they join.
pub(super) fn draw_snake(paper: &mut Paper, scene: &Scene, snake: &Snake, layout: &Layout) {
    let skin = Skin::of(scene, snake.seat);
    let parts = parts(snake);
    paper.group(&snake.about, |paper| {
        for (index, part) in parts.iter().enumerate() {
            let cells: Vec<Point> = part.iter().map(|&place| layout.at(place)).collect();
            let whole = snake.ring && parts.len() == 1;
            let tail = !snake.ring && index + 1 == parts.len();
            draw_part(paper, skin, &cells, whole, tail);
        }
        let Some(&head) = snake.body.first() else {
            return;
        };
        let neck = snake.body.get(1).filter(|neck| neck.board == head.board);
        let at = layout.at(head);
        let looks = neck.map_or(-90.0, |&neck| {
            let neck = layout.at(neck);
            (at.y - neck.y).atan2(at.x - neck.x).to_degrees()
        });
        draw_head(paper, skin, at, looks);
    });
}

/// Its places board by board. A ring that leaves the board of its head comes back to it.
fn parts(snake: &Snake) -> Vec<Vec<Place>> {
    let parts = snake.body.chunk_by(|one, other| one.board == other.board);
    let mut parts: Vec<Vec<Place>> = parts.map(<[Place]>::to_vec).collect();
    let ends = parts.first().and_then(|part| part.first()).copied();
    let ends = ends.zip(snake.body.last().copied());
    if snake.ring
        && parts.len() > 1
        && ends.is_some_and(|(head, tail)| head.board == tail.board)
        && let Some(mut last) = parts.pop()
        && let Some(first) = parts.first_mut()
    {
        last.append(first);
        *first = last;
    }
    parts
}

fn draw_part(paper: &mut Paper, skin: Skin<'_>, cells: &[Point], ring: bool, tail: bool) {
    if let [cell] = *cells {
        draw_coil(paper, skin, cell);
        return;
    }
    let spine = Spine::through(cells, ring);
    let length = spine.length();
    let girth = |along: f64| {
        let left = (length - along) / TAIL.min(length * 0.8);
        let share = if tail {
            left.clamp(0.0, 1.0).sqrt()
        } else {
            1.0
        };
        GIRTH * (0.16 + 0.84 * share)
    };
    let outline = spine.outline(girth);
    paper.shape(
        &outline,
        Point { x: 0.0, y: 2.5 },
        1.0,
        "fill=\"#3b2f1c\" fill-opacity=\"0.22\" fill-rule=\"evenodd\"",
    );
    let fill = skin.colour();
    paper.raw_path(
        &outline,
        &format!(
            "fill=\"{fill}\" fill-rule=\"evenodd\" stroke=\"{INK}\" stroke-width=\"2\" \
             stroke-linejoin=\"round\""
        ),
    );
    // Light falls on the back.
    let back = spine.outline(|along| girth(along) * 0.62);
    paper.raw_path(
        &back,
        "fill=\"#fff\" fill-opacity=\"0.18\" fill-rule=\"evenodd\"",
    );
    draw_pattern(paper, skin.tint, &spine, girth);
}

/// Each kind has a pattern of its own, so that snakes can be told apart without colours.
fn draw_pattern(paper: &mut Paper, tint: Tint, spine: &Spine, girth: impl Fn(f64) -> f64) {
    let (data, pitch, look) = match tint {
        // Diamonds.
        Tint::Red => ("M-9 0L0-8L9 0L0 8Z", 20.0, DARK),
        // Chevrons.
        Tint::Green => ("M-4-10L4 0L-4 10", 11.0, LINE),
        // Rings.
        Tint::Yellow => ("M-6 0A6 6 0 1 1 6 0A6 6 0 1 1-6 0Z", 17.0, RING),
        // A zigzag.
        Tint::Blue => ("M-9 7L0-7L9 7", 18.0, LINE),
        // Bands.
        Tint::Pink => ("M-3-12C1-6 1 6-3 12M3-12C7-6 7 6 3 12", 22.0, LINE),
        _ => (
            "M-2.5 0A2.5 2.5 0 1 1 2.5 0A2.5 2.5 0 1 1-2.5 0Z",
            12.0,
            DARK,
        ),
    };
    for joint in spine.every(pitch) {
        let scale = girth(joint.along) / GIRTH;
        paper.turned(data, joint.at, joint.heading, scale, look);
    }
}

const DARK: &str = "fill=\"#2b2a33\" fill-opacity=\"0.5\"";
const LINE: &str = "fill=\"none\" stroke=\"#2b2a33\" stroke-opacity=\"0.55\" stroke-width=\"3\" \
                    stroke-linecap=\"round\" stroke-linejoin=\"round\"";
const RING: &str = "fill=\"none\" stroke=\"#2b2a33\" stroke-opacity=\"0.55\" stroke-width=\"3\"";

/// A part of a single hex, curled up.
fn draw_coil(paper: &mut Paper, skin: Skin<'_>, at: Point) {
    let fill = skin.colour();
    let shade = at + Point { x: 0.0, y: 2.5 };
    paper.circle(shade, SIZE * 0.7, "fill=\"#3b2f1c\" fill-opacity=\"0.22\"");
    let body = format!("fill=\"{fill}\" stroke=\"{INK}\" stroke-width=\"2\"");
    paper.circle(at, SIZE * 0.7, &body);
    paper.circle(
        at,
        SIZE * 0.42,
        "fill=\"none\" stroke=\"#2b2a33\" stroke-opacity=\"0.45\" stroke-width=\"1.5\"",
    );
    let cells = (0..6).map(|corner| at.towards(60.0 * f64::from(corner), SIZE * 0.56));
    let spine = Spine::through(&cells.collect::<Vec<_>>(), true);
    draw_pattern(paper, skin.tint, &spine, |_| GIRTH * 0.36);
}

fn draw_head(paper: &mut Paper, skin: Skin<'_>, at: Point, looks: f64) {
    const HEAD: &str = "M-15 0C-15-16 0-19 10-14C18-10 22-6 22 0C22 6 18 10 10 14C0 19-15 16-15 0Z";
    const TONGUE: &str = "M21 0H28M28 0L32-3.5M28 0L32 3.5";
    let fill = skin.colour();
    paper.turned(
        TONGUE,
        at,
        looks,
        1.0,
        "fill=\"none\" stroke=\"#a3182c\" stroke-width=\"2\" stroke-linecap=\"round\"",
    );
    let shade = at + Point { x: 0.0, y: 2.0 };
    paper.turned(
        HEAD,
        shade,
        looks,
        1.0,
        "fill=\"#3b2f1c\" fill-opacity=\"0.2\"",
    );
    let skin_look = format!("fill=\"{fill}\" stroke=\"{INK}\" stroke-width=\"2\"");
    paper.turned(HEAD, at, looks, 1.0, &skin_look);
    for side in [-1.0, 1.0] {
        let eye = at.towards(looks + side * 48.0, SIZE * 0.42);
        paper.circle(
            eye,
            4.6,
            "fill=\"#fffdf5\" stroke=\"#2b2a33\" stroke-width=\"1\"",
        );
        paper.circle(eye.towards(looks, 1.4), 2.3, "fill=\"#17161c\"");
        let nostril = at.towards(looks + side * 12.0, SIZE * 0.55);
        paper.circle(nostril, 1.1, "fill=\"#2b2a33\" fill-opacity=\"0.7\"");
    }
    if !skin.letter.is_empty() {
        let brow = at.towards(looks, -5.0);
        paper.circle(brow, 7.5, "fill=\"#fffdf5\" fill-opacity=\"0.92\"");
        paper.text(brow + Point { x: 0.0, y: 4.0 }, 11.0, "ink", skin.letter);
    }
}

/// A hole drilled between two boards: a burrow on both, with the other board's number in it.
pub(super) fn draw_links(paper: &mut Paper, scene: &Scene, layout: &Layout) {
    let ends = scene.links.iter().flat_map(|link| {
        [
            (link.seat, link.from, link.to),
            (link.seat, link.to, link.from),
        ]
    });
    let ends: Vec<(u8, Place, Place)> = ends.collect();
    for &(seat, here, there) in &ends {
        let others = ends.iter().filter(|&&(_, place, _)| place == here);
        let twice = others.count() > 1;
        let crowned = scene
            .snakes
            .iter()
            .any(|snake| snake.body.first() == Some(&here));
        let middle = layout.at(here);
        let (at, radius) = if twice {
            // A single hex between two boards: the lower one to the left.
            let other = ends
                .iter()
                .find(|&&(_, place, to)| place == here && to != there);
            let left = other.is_none_or(|&(_, _, to)| there.board < to.board);
            (middle.towards(if left { 180.0 } else { 0.0 }, 12.0), 9.5)
        } else if crowned {
            (middle.towards(90.0, 17.0), 8.5)
        } else {
            (middle, 12.5)
        };
        let rim = Skin::of(scene, seat).colour();
        paper.circle(
            at,
            radius + 3.5,
            "fill=\"#8a5a33\" stroke=\"#4a2f1a\" stroke-width=\"1.5\"",
        );
        paper.circle(
            at,
            radius,
            &format!("fill=\"#1f1710\" stroke=\"{rim}\" stroke-width=\"2\""),
        );
        let number = (there.board + 1).to_string();
        let foot = Point {
            x: 0.0,
            y: radius * 0.42,
        };
        paper.text(at + foot, radius * 1.2, "chalk", &number);
    }
}

/// A piece in a hand, its shape as a path, so much smaller than on the board.
pub(super) fn draw_path(
    paper: &mut Paper,
    skin: Skin<'_>,
    cells: &[(i16, i16)],
    at: Point,
    scale: f64,
) {
    let points = cells.iter().map(|&(q, r)| {
        let middle = super::layout::middle(game::scene::Shape::Hexes, q, r);
        at + Point {
            x: middle.x * scale,
            y: middle.y * scale,
        }
    });
    let points: Vec<Point> = points.collect();
    // A line of one point has no length; a hair's breadth lets its round ends show.
    let line = match points[..] {
        [only] => vec![only, only + Point { x: 0.1, y: 0.0 }],
        _ => points.clone(),
    };
    let width = SIZE * scale * 1.15;
    paper.line(&line, INK, width + 2.5);
    paper.line(&line, skin.colour(), width);
    for point in points {
        paper.circle(point, width * 0.2, DARK);
    }
}
