use std::f64::consts::PI;
use std::fmt::Write as _;

use super::curve::{Step, headed, line, smooth};
use super::drawing::Drawing;
use super::parts::{PARTS, part};
use super::point::{Point, hundredths, tenths};

/// A stretch of a snake on one board. The browser's board lays the same parts along a body in the same way
/// (`web/src/board/draw/snake.ts`); `tests/drawn.json` holds both to it.
#[derive(Clone, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is seen in the drawing, and they are independent"
)]
pub(super) struct Stretch<'a> {
    pub(super) skin: &'a str,
    pub(super) letter: &'a str,
    /// Middles of its cells, from the head's side on.
    pub(super) points: Vec<Point>,
    pub(super) ring: bool,
    /// Whether the snake's head is at the beginning; if not, it comes out of the ground there.
    pub(super) head: bool,
    /// Whether its tail is at the end; if not, it goes into the ground there.
    pub(super) tail: bool,
    /// Whether the head, and the tail, may still be joined; a head that may not sleeps.
    pub(super) awake: bool,
    pub(super) wags: bool,
    /// Whether it has won.
    pub(super) won: bool,
}

impl Stretch<'_> {
    pub(super) fn draw(&self) -> Drawing {
        let parts = &PARTS.snake;
        let (single, body) = match self.points[..] {
            [] => return Drawing::group(Vec::new()),
            [only] => (Some(only), coil(only)),
            _ => (None, self.stretched()),
        };
        let Some(&first) = body.steps.first() else {
            return Drawing::group(Vec::new());
        };
        let size = single.map_or(1.0, |_| parts.coil.head);
        let steps = &body.steps;
        let letter = single.map_or_else(
            || steps[(steps.len() as f64 * parts.letter) as usize].at,
            |middle| middle + Point::new(parts.coil.letter.0, parts.coil.letter.1),
        );
        let outline = body.outline();
        let (right, down) = parts.shade;
        let facing = |name| part(name, &[]).with("transform", facing(first, size));
        let [shade, hide] =
            ["sb-shade", "sb-hide"].map(|class| Drawing::path(class, outline.clone()));
        let head = if self.awake {
            "snake-head"
        } else {
            "snake-head-asleep"
        };
        let tip = steps[steps.len().saturating_sub(2)].at;
        let drawn = [
            Some(shade.with("transform", format!("translate({right},{down})"))),
            (self.head && self.awake).then(|| facing("snake-tongue")),
            Some(if self.won {
                hide.classed("sb-won-hide")
            } else {
                hide
            }),
            Some(Drawing::path("sb-scales", body.scales())),
            Some(Drawing::path("sb-saddle", body.pattern(self.skin))),
            Some(Drawing::path("sb-gleam", body.gleam())),
            (self.tail && self.wags && single.is_none()).then(|| part("snake-tip", &[]).at(tip)),
            self.head.then(|| facing(head)),
            Some(part("snake-letter", &[("letter", self.letter)]).at(letter)),
        ];
        let snake = Drawing::group(drawn.into_iter().flatten().collect());
        let snake = snake.with("class", format!("sb-snake sb-skin-{}", self.skin));
        if self.won {
            snake.classed("sb-snake-won")
        } else {
            snake
        }
    }

    fn stretched(&self) -> Body {
        let parts = &PARTS.snake;
        let mut path = self.points.clone();
        let count = path.len();
        let [first, second, before, last] = [0, 1, count - 2, count - 1].map(|index| path[index]);
        if self.ring {
            path.push(last.towards(first, parts.tail.ring));
        } else if self.tail {
            path.push(last.towards(before, -parts.tail.beyond));
        }
        if self.head && !self.ring {
            path.insert(0, first.towards(second, -parts.chin));
        }
        let steps = smooth(&path, parts.gap);
        let length = steps.len() as f64 * parts.gap;
        let most = steps.len().saturating_sub(1).max(1) as f64;
        let half = |index: usize| {
            let from_head = index as f64 / most * length;
            let neck = &parts.neck;
            let thin = if self.head {
                neck.least + (1.0 - neck.least) * ease((from_head - neck.from) / neck.over)
            } else {
                1.0
            };
            let tail = &parts.tail;
            let taper = if self.tail {
                let over = tail.over.min(length * tail.share);
                tail.least + (1.0 - tail.least) * ease((length - from_head) / over)
            } else {
                1.0
            };
            parts.girth * thin.min(taper)
        };
        let halves = (0..steps.len()).map(half).collect();
        Body { steps, halves }
    }
}

/// The steps of a body, and half its width at each.
struct Body {
    steps: Vec<Step>,
    halves: Vec<f64>,
}

/// A snake on one cell curls up.
fn coil(middle: Point) -> Body {
    let coil = &PARTS.snake.coil;
    let share = |index: usize| index as f64 / coil.steps as f64;
    let dots: Vec<Point> = (0..=coil.steps)
        .map(|index| {
            let angle = coil.from + share(index) * 2.0 * PI * coil.turns;
            let away = coil.start + coil.reach * libm::pow(share(index), coil.opens);
            middle + Point::new(away * libm::cos(angle), away * libm::sin(angle))
        })
        .collect();
    let half = |index| {
        let left = ease((1.0 - share(index)) / coil.over);
        coil.girth * (coil.least + (1.0 - coil.least) * left)
    };
    Body {
        steps: headed(&dots),
        halves: (0..=coil.steps).map(half).collect(),
    }
}

fn ease(share: f64) -> f64 {
    let share = share.clamp(0.0, 1.0);
    share * (2.0 - share)
}

impl Body {
    /// A point beside a step, so many shares of the half width away.
    fn across(&self, index: isize, share: f64) -> Point {
        let index = index.clamp(0, self.steps.len() as isize - 1) as usize;
        let Step { at, along } = self.steps[index];
        let away = self.halves[index] * share;
        Point::new(at.x - along.y * away, at.y + along.x * away)
    }

    /// What lies between two lines along the body.
    fn band(&self, from: f64, to: f64) -> String {
        let indexes = 0..self.steps.len() as isize;
        let out = indexes.clone().map(|index| self.across(index, from));
        let back = indexes.rev().map(|index| self.across(index, to));
        line(out.chain(back)) + "Z"
    }

    fn outline(&self) -> String {
        self.band(1.0, -1.0)
    }

    /// Crossing lines from flank to flank look like scales.
    fn scales(&self) -> String {
        let scales = &PARTS.snake.scales;
        let mut data = String::new();
        for index in 0..self.steps.len().saturating_sub(scales.steps) as isize {
            for side in [scales.reach, -scales.reach] {
                let to = self.across(index + scales.steps as isize, -side);
                data += &line([self.across(index, side), to]);
            }
        }
        data
    }

    /// What repeats along the back: every skin has its own.
    fn pattern(&self, skin: &str) -> String {
        let Some(pattern) = PARTS.snake.patterns.get(skin) else {
            return String::new();
        };
        let stripes = pattern.stripes.iter();
        let mut data: String = stripes.map(|&(from, to)| self.band(from, to)).collect();
        if pattern.shape.is_empty() && pattern.dot.is_none() {
            return data;
        }
        let last = self.steps.len() as isize - 1;
        let start = (last / 3).min(5);
        for index in (start..last - 1).step_by(pattern.every) {
            if let Some(dot) = pattern.dot {
                let side = if index % 2 == 0 {
                    dot.across
                } else {
                    -dot.across
                };
                let radius = self.halves[index as usize] * dot.radius;
                data += &circle(self.across(index, side), radius);
            } else {
                let shape = pattern.shape.iter();
                data += &line(shape.map(|&(along, share)| self.across(index + along, share)));
                data.push('Z');
            }
        }
        data
    }

    /// Light from above falls on the flank that looks up.
    fn gleam(&self) -> String {
        let (x, y) = PARTS.snake.gleam;
        let inner = 1..self.steps.len().saturating_sub(1);
        line(inner.map(|index| {
            let half = self.halves[index];
            self.steps[index].at + Point::new(half * x, half * y)
        }))
    }
}

fn circle(middle: Point, radius: f64) -> String {
    let mut data = String::new();
    let [x, y] = [middle.x - radius, middle.y].map(tenths);
    let [small, forth, back] = [radius, 2.0 * radius, -2.0 * radius].map(hundredths);
    let _ = write!(
        data,
        "M{x},{y}a{small},{small} 0 1 0 {forth},0a{small},{small} 0 1 0 {back},0Z"
    );
    data
}

/// The head looks away from the body.
fn facing(Step { at, along }: Step, size: f64) -> String {
    let angle = libm::atan2(-along.y, -along.x) * 180.0 / PI;
    let scale = if (size - 1.0).abs() < 1e-9 {
        String::new()
    } else {
        format!(" scale({size})")
    };
    format!("{} rotate({}){scale}", at.translate(), hundredths(angle))
}
