use std::f64::consts::PI;
use std::fmt::Write as _;
use std::ops::Add;

use super::SIZE;

/// A point of the drawing; y grows downwards.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Point {
    pub(super) x: f64,
    pub(super) y: f64,
}

impl Point {
    pub(super) const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    /// So much of the way to another point, or beyond it.
    pub(super) fn towards(self, to: Self, share: f64) -> Self {
        Self {
            x: self.x + (to.x - self.x) * share,
            y: self.y + (to.y - self.y) * share,
        }
    }

    pub(super) fn away_from(self, other: Self) -> f64 {
        libm::hypot(self.x - other.x, self.y - other.y)
    }

    /// In the data of a path.
    pub(super) fn data(self) -> String {
        format!("{},{}", hundredths(self.x), hundredths(self.y))
    }

    pub(super) fn translate(self) -> String {
        format!("translate({})", self.data())
    }
}

impl Add for Point {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self {
            x: self.x + other.x,
            y: self.y + other.y,
        }
    }
}

/// Rounded as the browser's board rounds: halves go up, and there is no negative zero.
pub(super) fn hundredths(number: f64) -> f64 {
    (number * 100.0 + 0.5).floor() / 100.0 + 0.0
}

/// The same for what is drawn finely: a tenth of a unit is finer than anybody sees of a body.
pub(super) fn tenths(number: f64) -> f64 {
    (number * 10.0 + 0.5).floor() / 10.0 + 0.0
}

/// The middle of a cell, seen from the middle of its board.
pub(super) fn centre(q: i16, r: i16) -> Point {
    let (q, r) = (f64::from(q), f64::from(r));
    Point::new(SIZE * 3_f64.sqrt() * (q + r / 2.0), SIZE * 1.5 * r)
}

/// A corner of a hexagon that lies on a side, clockwise from the left end of its top side.
pub(super) fn corner(index: usize, reach: f64) -> Point {
    let angle = PI / 3.0 * (index as f64 - 2.0);
    Point::new(reach * libm::cos(angle), reach * libm::sin(angle))
}

/// Such a hexagon with soft corners, as the data of a path.
pub(super) fn soft_hexagon(reach: f64, soft: f64) -> String {
    let mut data = String::new();
    for index in 0..6 {
        let [before, here, after] = [index + 5, index, index + 1].map(|at| corner(at, reach));
        let cut = soft / reach;
        let _ = write!(
            data,
            "{}{}Q{} {}",
            if index == 0 { 'M' } else { 'L' },
            here.towards(before, cut).data(),
            here.data(),
            here.towards(after, cut).data()
        );
    }
    data + "Z"
}
