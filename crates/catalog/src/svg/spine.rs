use std::fmt::Write as _;

use super::paper::Point;

/// The line along which a snake lies: smooth from cell to cell, with its direction at every step.
pub(super) struct Spine {
    joints: Vec<Joint>,
    closed: bool,
}

/// A point of the spine.
#[derive(Clone, Copy)]
pub(super) struct Joint {
    pub(super) at: Point,
    /// Where the tail is, in degrees clockwise from the east.
    pub(super) heading: f64,
    /// How far along the spine it is.
    pub(super) along: f64,
}

/// How far apart joints are, about.
const STEP: f64 = 6.0;
/// Pieces that a curve through a cell is cut into, to measure it.
const PIECES: u32 = 12;

impl Spine {
    /// Through the middles of these cells, from the head to the tail; a ring comes back to the head.
    pub(super) fn through(cells: &[Point], closed: bool) -> Self {
        let line = if closed { ring(cells) } else { curve(cells) };
        Self {
            joints: even(&line),
            closed,
        }
    }

    pub(super) fn length(&self) -> f64 {
        self.joints.last().map_or(0.0, |joint| joint.along)
    }

    /// Joints about so far apart, none too near an end.
    pub(super) fn every(&self, pitch: f64) -> Vec<Joint> {
        let count = (self.length() / pitch).round().max(1.0);
        let pitch = self.length() / count;
        (0..count as u32)
            .filter_map(|index| self.at((f64::from(index) + 0.5) * pitch))
            .collect()
    }

    /// The joint nearest to so far along it.
    pub(super) fn at(&self, along: f64) -> Option<Joint> {
        let after = self.joints.partition_point(|joint| joint.along < along);
        self.joints.get(after).or(self.joints.last()).copied()
    }

    /// The outline of a body, `half(along)` wide to either side, as the data of a path to be filled by
    /// the even-odd rule.
    pub(super) fn outline(&self, half: impl Fn(f64) -> f64) -> String {
        let side =
            |joint: &Joint, turn: f64| joint.at.towards(joint.heading + turn, half(joint.along));
        let left = self.joints.iter().map(|joint| side(joint, -90.0));
        let right = self.joints.iter().rev().map(|joint| side(joint, 90.0));
        if self.closed {
            return closed(left) + &closed(right);
        }
        let mut data = String::new();
        for (index, Point { x, y }) in left.enumerate() {
            let _ = write!(data, "{}{x:.1} {y:.1}", if index == 0 { 'M' } else { 'L' });
        }
        // Round ends: half a circle as wide as the body there.
        for (index, Point { x, y }) in right.enumerate() {
            if index == 0 {
                let radius = half(self.length());
                let _ = write!(data, "A{radius:.1} {radius:.1} 0 0 1 {x:.1} {y:.1}");
            } else {
                let _ = write!(data, "L{x:.1} {y:.1}");
            }
        }
        if let Some(first) = self.joints.first() {
            let Point { x, y } = side(first, -90.0);
            let radius = half(0.0);
            let _ = write!(data, "A{radius:.1} {radius:.1} 0 0 1 {x:.1} {y:.1}Z");
        }
        data
    }
}

fn closed(points: impl Iterator<Item = Point>) -> String {
    super::paper::path(&points.collect::<Vec<_>>()) + "Z"
}

/// Straight to the first border between cells, then from border to border in a curve each.
fn curve(cells: &[Point]) -> Vec<Point> {
    let mut line: Vec<Point> = cells.first().copied().into_iter().collect();
    for three in cells.windows(3) {
        bend(&mut line, [three[0], three[1], three[2]]);
    }
    line.extend(cells.last());
    line
}

fn ring(cells: &[Point]) -> Vec<Point> {
    let mut line = Vec::new();
    let count = cells.len();
    for index in 0..count {
        let three = [index + count - 1, index, index + 1].map(|index| cells[index % count]);
        bend(&mut line, three);
    }
    line
}

/// Adds the curve through the middle one of three cells.
fn bend(line: &mut Vec<Point>, [before, here, after]: [Point; 3]) {
    let [from, to] = [before, after].map(|other| between(here, other, 0.5));
    for piece in 0..=PIECES {
        let share = f64::from(piece) / f64::from(PIECES);
        line.push(between(
            between(from, here, share),
            between(here, to, share),
            share,
        ));
    }
}

fn between(from: Point, to: Point, share: f64) -> Point {
    Point {
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
    }
}

/// Points of a line, evenly spaced, its ends among them.
fn even(line: &[Point]) -> Vec<Joint> {
    let distance = |pair: &[Point]| (pair[1].x - pair[0].x).hypot(pair[1].y - pair[0].y);
    let length: f64 = line.windows(2).map(distance).sum();
    let count = (length / STEP).ceil().max(1.0) as u32;
    let mut legs = line
        .windows(2)
        .filter(|&leg| distance(leg) > 0.0)
        .peekable();
    let mut gone = 0.0;
    let mut joints = Vec::new();
    for index in 0..=count {
        let along = length * f64::from(index) / f64::from(count);
        while let Some(&leg) = legs.peek() {
            let here = distance(leg);
            // Rounding must not lose the last joint.
            if along <= gone + here + STEP / 100.0 {
                joints.push(Joint {
                    at: between(leg[0], leg[1], ((along - gone) / here).min(1.0)),
                    heading: (leg[1].y - leg[0].y)
                        .atan2(leg[1].x - leg[0].x)
                        .to_degrees(),
                    along,
                });
                break;
            }
            gone += here;
            legs.next();
        }
    }
    joints
}
