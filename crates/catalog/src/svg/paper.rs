use std::f64::consts::PI;
use std::fmt::Write as _;
use std::ops::Add;

/// A point on the paper, in pixels; y grows downwards.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Point {
    pub(super) x: f64,
    pub(super) y: f64,
}

impl Point {
    /// So far away, at an angle in degrees clockwise from the east.
    pub(super) fn towards(self, degrees: f64, distance: f64) -> Self {
        let angle = degrees * PI / 180.0;
        Self {
            x: self.x + distance * angle.cos(),
            y: self.y + distance * angle.sin(),
        }
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

/// The ends of a hexagon's edge in a direction, clockwise from the east.
pub(super) fn edge(at: Point, size: f64, direction: usize) -> [Point; 2] {
    let middle = 60.0 * direction as f64;
    [
        at.towards(middle - 30.0, size),
        at.towards(middle + 30.0, size),
    ]
}

/// What is drawn so far.
pub(super) struct Paper {
    out: String,
}

/// Presentation attributes only: a style sheet inside would be forbidden by strict pages.
fn class(name: &str) -> &'static str {
    match name {
        "cell" => "fill=\"#efe6d2\" stroke=\"#cdbf9f\" stroke-width=\"1.5\"",
        "felt" => "fill=\"#e7efe4\" fill-opacity=\"0.5\" stroke=\"#c3d2bd\" stroke-width=\"1\"",
        "forced" => {
            "fill=\"#fff3d6\" stroke=\"#d18a1c\" stroke-width=\"2.5\" stroke-dasharray=\"6 4\""
        }
        "waiting" => {
            "fill=\"#f7efe0\" stroke=\"#c9a566\" stroke-width=\"1.5\" stroke-dasharray=\"2 4\""
        }
        "barred" => "fill=\"#ece9e3\" fill-opacity=\"0.6\" stroke=\"#d6d0c4\" stroke-width=\"1\"",
        "hole" => "fill=\"#6d6457\" stroke=\"#4c453b\" stroke-width=\"1.5\"",
        "dead" => "fill=\"#ddd2b8\" stroke=\"#cdbf9f\" stroke-width=\"1.5\"",
        "last" => "fill=\"none\" stroke=\"#d2452f\" stroke-width=\"2.5\" stroke-linejoin=\"round\"",
        "name" => "fill=\"#a5977b\"",
        "label" => "fill=\"#6d6457\" font-weight=\"600\"",
        "ink" => "fill=\"#2b2a33\" font-weight=\"600\"",
        "number" => {
            "fill=\"#ffffff\" font-weight=\"700\" stroke=\"#1d1c22\" stroke-width=\"2.5\" \
             stroke-linejoin=\"round\" paint-order=\"stroke\""
        }
        "must" => "fill=\"#b46a00\" font-weight=\"700\"",
        "chalk" => "fill=\"#ffffff\" font-weight=\"600\"",
        _ => "fill=\"#2b2a33\"",
    }
}

impl Paper {
    pub(super) fn new(width: f64, height: f64) -> Self {
        let mut out = String::with_capacity(16 * 1024);
        let _ = write!(
            out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" \
             width=\"{width:.0}\" height=\"{height:.0}\" font-family=\"sans-serif\" role=\"img\">\
             <rect width=\"100%\" height=\"100%\" fill=\"#fbf8f1\"/>"
        );
        Self { out }
    }

    pub(super) fn finish(mut self) -> String {
        self.out.push_str("</svg>\n");
        self.out
    }

    /// Something that has a name.
    pub(super) fn group(&mut self, title: &str, draw: impl FnOnce(&mut Self)) {
        let _ = write!(self.out, "<g><title>{}</title>", escaped(title));
        draw(self);
        self.out.push_str("</g>");
    }

    pub(super) fn hexagon(&mut self, at: Point, size: f64, look: &str) {
        self.raw_path(&hexagon(at, size), class(look));
    }

    pub(super) fn dot(&mut self, at: Point, radius: f64, look: &str) {
        self.circle(at, radius, class(look));
    }

    pub(super) fn circle(&mut self, at: Point, radius: f64, attributes: &str) {
        let Point { x, y } = at;
        let _ = write!(
            self.out,
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius:.1}\" {attributes}/>"
        );
    }

    pub(super) fn line(&mut self, points: &[Point], stroke: &str, width: f64) {
        let _ = write!(
            self.out,
            "<path d=\"{}\" fill=\"none\" stroke=\"{stroke}\" stroke-width=\"{width:.1}\" \
             stroke-linecap=\"round\" stroke-linejoin=\"round\"/>",
            path(points)
        );
    }

    /// A path in coordinates of its own, moved and sized.
    pub(super) fn shape(&mut self, data: &str, at: Point, scale: f64, attributes: &str) {
        let Point { x, y } = at;
        let _ = write!(
            self.out,
            "<path d=\"{data}\" transform=\"translate({x:.1} {y:.1}) scale({scale:.3})\" \
             {attributes}/>"
        );
    }

    /// The same turned clockwise by an angle in degrees.
    pub(super) fn turned(
        &mut self,
        data: &str,
        at: Point,
        degrees: f64,
        scale: f64,
        attributes: &str,
    ) {
        let Point { x, y } = at;
        let _ = write!(
            self.out,
            "<path d=\"{data}\" transform=\"translate({x:.1} {y:.1}) rotate({degrees:.0}) \
             scale({scale:.2})\" {attributes}/>"
        );
    }

    pub(super) fn raw_path(&mut self, data: &str, attributes: &str) {
        let _ = write!(self.out, "<path d=\"{data}\" {attributes}/>");
    }

    /// Words with their middle at a point.
    pub(super) fn text(&mut self, at: Point, size: f64, look: &str, words: &str) {
        let Point { x, y } = at;
        let _ = write!(
            self.out,
            "<text x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"{size:.0}\" text-anchor=\"middle\" {}>{}\
             </text>",
            class(look),
            escaped(words)
        );
    }
}

/// The outline of a hexagon that stands on a point.
pub(super) fn hexagon(at: Point, size: f64) -> String {
    let corners =
        [0, 1, 2, 3, 4, 5].map(|corner| at.towards(60.0 * f64::from(corner) - 30.0, size));
    path(&corners) + "Z"
}

/// The data of a path from point to point.
pub(super) fn path(points: &[Point]) -> String {
    let mut data = String::new();
    for (index, Point { x, y }) in points.iter().enumerate() {
        let _ = write!(data, "{}{x:.1} {y:.1}", if index == 0 { 'M' } else { 'L' });
    }
    data
}

fn escaped(words: &str) -> String {
    words
        .replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
