use crate::{Board, Cell, Hand, Place, Scene, Shape};

use super::point::{Point, centre};
use super::{SIZE, hands};

/// How far boards stand from each other and from the edge.
const MARGIN: f64 = 30.0;
/// Room above a board for its name.
const NAME: f64 = 44.0;
/// Room around a board for its edge, and for coloured sides where it has some.
const EDGE: f64 = 16.0;
const SIDES: f64 = 30.0;
/// From stack to stack of a row, and from line to line.
const STEP: f64 = 70.0;
const LINE: f64 = 168.0;
/// Room above the first line for a stack of eight, the tallest there can be, with its number.
const TALLEST: f64 = 68.0;
/// Width by height of what a row winds in.
const ASPECT: f64 = 1.6;

/// Where boards and hands stand on the paper.
pub(super) struct Layout {
    pub(super) floors: Vec<Floor>,
    /// The upper left corners of the hands.
    pub(super) hands: Vec<Point>,
    pub(super) hand_width: f64,
    /// The middle of the bag.
    pub(super) bag: Option<Point>,
    pub(super) width: f64,
    pub(super) height: f64,
}

/// Where a board stands, and what room it takes.
pub(super) struct Floor {
    /// Its middle.
    pub(super) origin: Point,
    /// The corners of the smallest box around it, seen from its middle.
    pub(super) low: Point,
    high: Point,
    /// Of a board that is a hexagon of cells: from its middle to the corners of its plate.
    pub(super) reach: Option<f64>,
    /// Of a row: where each place stands.
    pub(super) row: Vec<Point>,
}

impl Layout {
    pub(super) fn of(scene: &Scene) -> Self {
        let mut layout = Self {
            floors: Vec::new(),
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
        let hands: Vec<&Hand> = hands::full(scene).collect();
        if !hands.is_empty() {
            layout.widen(hands::LEAST_WIDTH);
        }
        layout.hold(&hands, abreast);
        if scene.bag.is_some() {
            layout.bag = Some(Point::new(MARGIN + hands::BAG, layout.height));
            layout.height += 2.0 * hands::BAG;
        }
        layout
    }

    /// A row of boards, side by side.
    fn stand(&mut self, row: &[Board]) {
        let mut floors: Vec<Floor> = row.iter().map(measure).collect();
        if row.iter().any(|board| board.name.is_some()) {
            self.height += NAME;
        }
        let tallest = floors.iter().map(|floor| floor.high.y - floor.low.y);
        let tallest = tallest.fold(0.0, f64::max);
        let mut x = MARGIN;
        for floor in &mut floors {
            let lift = (tallest - (floor.high.y - floor.low.y)) / 2.0;
            floor.origin = Point::new(x - floor.low.x, self.height + lift - floor.low.y);
            x += floor.high.x - floor.low.x + MARGIN;
        }
        self.floors.append(&mut floors);
        self.width = self.width.max(x);
        self.height += tallest + MARGIN;
    }

    /// Boards stand in the middle of what is wider than they are.
    fn widen(&mut self, width: f64) {
        let shift = (width - self.width).max(0.0) / 2.0;
        for floor in &mut self.floors {
            floor.origin.x += shift;
        }
        self.width = self.width.max(width);
    }

    /// The hands below the boards, as many side by side as boards are.
    fn hold(&mut self, hands: &[&Hand], abreast: usize) {
        self.hand_width = (self.width - MARGIN) / abreast as f64 - MARGIN;
        for row in hands.chunks(abreast) {
            let heights = row.iter().map(|hand| hands::height(hand, self.hand_width));
            let height = heights.fold(0.0, f64::max);
            for index in 0..row.len() {
                let x = MARGIN + index as f64 * (self.hand_width + MARGIN);
                self.hands.push(Point::new(x, self.height));
            }
            self.height += height + MARGIN;
        }
    }

    /// The middle of a place on the paper.
    pub(super) fn at(&self, place: Place) -> Point {
        let Some(floor) = self.floors.get(usize::from(place.board)) else {
            return Point::default();
        };
        let in_row = usize::try_from(place.q).ok();
        let in_row = in_row.and_then(|index| floor.row.get(index).copied());
        floor.origin + in_row.unwrap_or_else(|| centre(place.q, place.r))
    }
}

fn measure(board: &Board) -> Floor {
    let mut floor = Floor {
        origin: Point::default(),
        low: Point::default(),
        high: Point::default(),
        reach: None,
        row: Vec::new(),
    };
    if board.shape == Shape::Row {
        floor.row = wind(places(&board.cells));
        (floor.low, floor.high) = around(&floor.row, SIZE + 48.0);
        floor.low.y += 48.0 - TALLEST;
        floor.high.y -= 20.0;
        return floor;
    }
    let points: Vec<Point> = board
        .cells
        .iter()
        .map(|cell| centre(cell.q, cell.r))
        .collect();
    floor.reach = side(board).map(|side| {
        let edge = if board.sides.is_empty() { EDGE } else { SIDES };
        (1.5 * SIZE * (side - 1.0) + SIZE + edge) / (3_f64.sqrt() / 2.0)
    });
    (floor.low, floor.high) = match floor.reach {
        Some(reach) => {
            let high = reach * 3_f64.sqrt() / 2.0;
            (
                Point::new(-reach, -high - 4.0),
                Point::new(reach, high + 10.0),
            )
        }
        None => around(&points, SIZE + 6.0),
    };
    floor
}

/// Cells a side, if the board is a whole hexagon around the middle.
fn side(board: &Board) -> Option<f64> {
    let cells = &board.cells;
    let reach = cells
        .iter()
        .map(|cell| cell.q.abs().max(cell.r.abs()))
        .max()?;
    let whole = 3 * usize::from(reach.unsigned_abs()) * (usize::from(reach.unsigned_abs()) + 1) + 1;
    let is_whole = board.shape == Shape::Hexes && cells.len() == whole;
    is_whole.then(|| f64::from(reach) + 1.0)
}

/// How many places a row has room for. Stacks flow together and nothing is lost: the river keeps its length.
fn places(cells: &[Cell]) -> usize {
    let pieces: usize = cells.iter().map(|cell| cell.pieces.len()).sum();
    cells.len().max(pieces)
}

/// A row that winds like a river, to and fro, in as many lines as show it largest.
fn wind(count: usize) -> Vec<Point> {
    let (mut best, mut columns) = (0.0, count.max(1));
    for lines in 1..=5 {
        let across = count.div_ceil(lines).max(1);
        let high = lines as f64 * LINE + 20.0;
        let scale = (ASPECT / (across as f64 * STEP + 106.0)).min(1.0 / high);
        if scale > best * 1.02 {
            (best, columns) = (scale, across);
        }
    }
    let lines = count.div_ceil(columns);
    let place = |index: usize| {
        let (line, along) = (index / columns, index % columns);
        let column = if line.is_multiple_of(2) {
            along
        } else {
            columns - 1 - along
        };
        Point::new(
            (column as f64 - (columns as f64 - 1.0) / 2.0) * STEP,
            (line as f64 - (lines as f64 - 1.0) / 2.0) * LINE,
        )
    };
    (0..count).map(place).collect()
}

/// The corners of the smallest box around points, grown by a margin.
fn around(points: &[Point], margin: f64) -> (Point, Point) {
    let (mut low, mut high) = (Point::default(), Point::default());
    if let Some(&first) = points.first() {
        (low, high) = (first, first);
    }
    for point in points {
        low = Point::new(low.x.min(point.x), low.y.min(point.y));
        high = Point::new(high.x.max(point.x), high.y.max(point.y));
    }
    let grown = Point::new(margin, margin);
    (low + Point::new(-margin, -margin), high + grown)
}
