use game::scene::{Board, Hand, Place, Scene, Shape};

use super::paper::Point;
use super::{SIZE, hands, tiles};

/// How far boards stand from each other and from the edge.
const MARGIN: f64 = 26.0;

/// Where boards and hands stand on the paper.
pub(super) struct Layout {
    pub(super) origins: Vec<Point>,
    pub(super) shapes: Vec<Shape>,
    /// The upper left corners of the hands.
    pub(super) hands: Vec<Point>,
    pub(super) hand_width: f64,
    /// The middle of the bag.
    pub(super) bag: Option<Point>,
    pub(super) width: f64,
    pub(super) height: f64,
}

impl Layout {
    pub(super) fn of(scene: &Scene) -> Self {
        let mut layout = Self {
            origins: Vec::new(),
            shapes: Vec::new(),
            hands: Vec::new(),
            hand_width: 0.0,
            bag: None,
            width: 2.0 * MARGIN,
            height: MARGIN,
        };
        let abreast = match scene.boards.len() {
            4 => 2,
            count => count.clamp(1, 3),
        };
        for row in scene.boards.chunks(abreast) {
            layout.stand(row);
        }
        if !scene.hands.is_empty() {
            layout.widen(hands::LEAST_WIDTH);
        }
        layout.hold(&scene.hands, abreast);
        if scene.bag.is_some() {
            layout.bag = Some(Point {
                x: MARGIN + hands::BAG,
                y: layout.height,
            });
            layout.height += 2.0 * hands::BAG;
        }
        layout
    }

    /// A row of boards, side by side.
    fn stand(&mut self, row: &[Board]) {
        let boxes: Vec<(Point, Point)> = row.iter().map(extent).collect();
        let tallest = boxes.iter().map(|(low, high)| high.y - low.y);
        let tallest = tallest.fold(0.0, f64::max);
        let mut x = MARGIN;
        for (board, (low, high)) in row.iter().zip(boxes) {
            let lift = (tallest - (high.y - low.y)) / 2.0;
            self.origins.push(Point {
                x: x - low.x,
                y: self.height + lift - low.y,
            });
            self.shapes.push(board.shape);
            x += high.x - low.x + MARGIN;
        }
        self.width = self.width.max(x);
        self.height += tallest + MARGIN;
    }

    /// Boards stand in the middle of what is wider than they are.
    fn widen(&mut self, width: f64) {
        let shift = (width - self.width).max(0.0) / 2.0;
        for origin in &mut self.origins {
            origin.x += shift;
        }
        self.width = self.width.max(width);
    }

    /// The hands below the boards, as many side by side as boards are.
    fn hold(&mut self, hands: &[Hand], abreast: usize) {
        self.hand_width = (self.width - MARGIN) / abreast as f64 - MARGIN;
        for row in hands.chunks(abreast) {
            let rows = row.iter().map(|hand| hands::rows(hand, self.hand_width));
            let rows = rows.max().unwrap_or_default();
            for index in 0..row.len() {
                self.hands.push(Point {
                    x: MARGIN + index as f64 * (self.hand_width + MARGIN),
                    y: self.height - MARGIN / 2.0,
                });
            }
            let pitch = row.iter().map(hands::pitch).fold(0.0, f64::max);
            self.height += rows as f64 * pitch;
        }
    }

    /// The middle of a place on the paper.
    pub(super) fn at(&self, place: Place) -> Point {
        let board = place.board as usize;
        let origin = self.origins.get(board).copied().unwrap_or_default();
        let shape = self.shapes.get(board).copied().unwrap_or(Shape::Hexes);
        origin + middle(shape, place.q, place.r)
    }
}

/// The middle of a cell, seen from the middle of its board.
pub(super) fn middle(shape: Shape, q: i16, r: i16) -> Point {
    let (q, r) = (f64::from(q), f64::from(r));
    match shape {
        Shape::Row => Point {
            x: q * tiles::SCALE_PITCH,
            y: 0.0,
        },
        Shape::Hexes | Shape::Table => Point {
            x: SIZE * 3_f64.sqrt() * (q + r / 2.0),
            y: SIZE * 1.5 * r,
        },
    }
}

/// The smallest box around a board.
pub(super) fn extent(board: &Board) -> (Point, Point) {
    let (mut low, mut high) = (Point::default(), Point::default());
    for cell in &board.cells {
        let middle = middle(board.shape, cell.q, cell.r);
        let (above, around) = match board.shape {
            Shape::Row => (
                tiles::stack_height(cell.pieces.len()),
                tiles::SCALE_PITCH / 2.0,
            ),
            Shape::Hexes | Shape::Table => (SIZE, SIZE),
        };
        low.x = low.x.min(middle.x - around);
        low.y = low.y.min(middle.y - above);
        high.x = high.x.max(middle.x + around);
        high.y = high.y.max(middle.y + SIZE);
    }
    (low, high)
}
