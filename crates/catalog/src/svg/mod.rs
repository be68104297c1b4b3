//! Any scene as a picture: SVG, drawn by hand, with no fonts to load and nothing to run.
//!
//! Everything has a `<title>`, and colours never speak alone: tokens have symbols and letters, seats
//! have patterns, links have letters.

mod hands;
mod links;
mod paper;
mod snakes;
mod spine;
mod symbols;
mod tiles;

use game::scene::{Board, Cell, Hand, Line, Mark, Piece, Place, Scene, Shape, Tint};

use paper::{Paper, Point};

/// The size of a hexagon, from its middle to a corner.
const SIZE: f64 = 32.0;
/// How far boards stand from each other and from the edge.
const MARGIN: f64 = 26.0;

/// The scene as an SVG document.
pub fn svg(scene: &Scene) -> String {
    let layout = Layout::of(scene);
    let mut paper = Paper::new(layout.width, layout.height);
    for (index, board) in scene.boards.iter().enumerate() {
        draw_board(&mut paper, scene, board, index as u8, &layout);
    }
    for snake in &scene.snakes {
        snakes::draw_snake(&mut paper, scene, snake, &layout);
    }
    snakes::draw_links(&mut paper, scene, &layout);
    for place in &scene.last {
        draw_last(&mut paper, scene, *place, &layout);
    }
    for (hand, at) in scene.hands.iter().zip(&layout.hands) {
        hands::draw_hand(&mut paper, scene, hand, *at, layout.hand_width);
    }
    if let (Some(bag), Some(at)) = (scene.bag, layout.bag) {
        hands::draw_bag(&mut paper, bag, at);
    }
    paper.finish()
}

/// Where boards and hands stand on the paper.
struct Layout {
    origins: Vec<Point>,
    shapes: Vec<Shape>,
    /// The upper left corners of the hands.
    hands: Vec<Point>,
    hand_width: f64,
    /// The middle of the bag.
    bag: Option<Point>,
    width: f64,
    height: f64,
}

impl Layout {
    fn of(scene: &Scene) -> Self {
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
    fn at(&self, place: Place) -> Point {
        let board = place.board as usize;
        let origin = self.origins.get(board).copied().unwrap_or_default();
        let shape = self.shapes.get(board).copied().unwrap_or(Shape::Hexes);
        origin + middle(shape, place.q, place.r)
    }
}

/// The middle of a cell, seen from the middle of its board.
fn middle(shape: Shape, q: i16, r: i16) -> Point {
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
fn extent(board: &Board) -> (Point, Point) {
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

fn draw_board(paper: &mut Paper, scene: &Scene, board: &Board, index: u8, layout: &Layout) {
    let origin = layout.origins[usize::from(index)];
    if let Some(name) = &board.name {
        let top = extent(board).0.y;
        paper.text(
            origin
                + Point {
                    x: 0.0,
                    y: top - 6.0,
                },
            14.0,
            "label",
            name,
        );
    }
    draw_sides(paper, board, origin);
    for cell in &board.cells {
        let place = Place::new(cell.q, cell.r).on(index);
        let on_it = |line: &&Line| line.places.contains(&place);
        let lit: Vec<Tint> = scene
            .lines
            .iter()
            .filter(on_it)
            .map(|line| line.tint)
            .collect();
        paper.group(&cell.about, |paper| {
            draw_cell(paper, scene, board.shape, cell, &lit, layout.at(place));
        });
    }
}

/// A band along each side of a board whose sides have colours.
fn draw_sides(paper: &mut Paper, board: &Board, origin: Point) {
    let reach = board
        .cells
        .iter()
        .map(|cell| cell.q.abs())
        .max()
        .unwrap_or(0);
    for (side, tint) in board.sides.iter().enumerate() {
        for cell in &board.cells {
            // Clockwise from the top; each side has two of the six directions outside.
            let (q, r) = (cell.q, cell.r);
            let (on_side, outside) = match side {
                0 => (r == -reach, [4, 5]),
                1 => (q == reach, [5, 0]),
                2 => (q + r == reach, [0, 1]),
                3 => (r == reach, [1, 2]),
                4 => (q == -reach, [2, 3]),
                _ => (q + r == -reach, [3, 4]),
            };
            if on_side {
                let at = origin + middle(board.shape, q, r);
                for direction in outside {
                    let [from, to] = paper::edge(at, SIZE + 3.0, direction);
                    paper.line(&[from, to], tint_of(*tint), 7.0);
                }
            }
        }
    }
}

fn draw_cell(paper: &mut Paper, scene: &Scene, shape: Shape, cell: &Cell, lit: &[Tint], at: Point) {
    let look = match (shape, cell.mark) {
        (Shape::Row, _) => return tiles::draw_stack(paper, cell, at),
        (_, Some(Mark::Hole)) => return draw_eye(paper, at),
        (_, Some(Mark::Dead)) => "dead",
        (_, Some(Mark::Forced)) => "forced",
        (_, Some(Mark::Waiting)) => "waiting",
        (_, Some(Mark::Barred)) => "barred",
        (Shape::Hexes, _) => "cell",
        (Shape::Table, _) => "felt",
    };
    paper.hexagon(at, SIZE - 1.0, look);
    if cell.pieces.is_empty() {
        paper.text(at + Point { x: 0.0, y: 3.0 }, 9.0, "name", &cell.name);
        draw_mark(paper, cell.mark, at);
    }
    for piece in &cell.pieces {
        draw_piece(paper, scene, piece, lit, at);
    }
}

/// A hole in the board, an eye that looks up at the players.
fn draw_eye(paper: &mut Paper, at: Point) {
    paper.hexagon(at, SIZE - 1.0, "hole");
    paper.circle(
        at,
        SIZE * 0.56,
        "fill=\"#d9a441\" stroke=\"#3a342c\" stroke-width=\"2\"",
    );
    let slit = "M0-15C6-6 6 6 0 15C-6 6-6-6 0-15Z";
    paper.shape(slit, at, 1.0, "fill=\"#1f1b16\"");
    paper.circle(
        at.towards(-130.0, 8.0),
        2.6,
        "fill=\"#fff\" fill-opacity=\"0.8\"",
    );
}

/// A sign above the name of an empty cell that is special.
fn draw_mark(paper: &mut Paper, mark: Option<Mark>, at: Point) {
    let above = at + Point { x: 0.0, y: -9.0 };
    match mark {
        Some(Mark::Forced) => paper.text(above, 17.0, "must", "!"),
        Some(Mark::Waiting) => paper.text(above, 15.0, "name", "…"),
        Some(Mark::Barred) => paper.text(above, 12.0, "name", "×"),
        Some(Mark::Dead) => draw_cross(paper, at),
        Some(Mark::Hole | Mark::Answer) | None => {}
    }
}

/// Nothing can lie there any more: crossed out below the name.
fn draw_cross(paper: &mut Paper, at: Point) {
    let cross = "M-4 11L4 19M4 11L-4 19";
    let look = "fill=\"none\" stroke=\"#b5a67f\" stroke-width=\"2\" stroke-linecap=\"round\"";
    paper.shape(cross, at, 1.0, look);
}

fn draw_piece(paper: &mut Paper, scene: &Scene, piece: &Piece, lit: &[Tint], at: Point) {
    match piece {
        Piece::Token {
            tint,
            symbol,
            letters,
        } => symbols::draw_token(paper, *tint, *symbol, letters, at),
        Piece::Stone { tint, .. } => symbols::draw_stone(paper, *tint, at),
        Piece::Scale { tint, number } => tiles::draw_scale(paper, *tint, *number, at),
        Piece::Tile { number, sides } => {
            links::draw_tile(paper, *number, sides, lit, at, SIZE - 0.8);
        }
        Piece::Path { seat, cells } => {
            snakes::draw_path(paper, snakes::Skin::of(scene, *seat), cells, at, 0.4);
        }
    }
}

fn draw_last(paper: &mut Paper, scene: &Scene, place: Place, layout: &Layout) {
    let Some(board) = scene.boards.get(place.board as usize) else {
        return;
    };
    let at = layout.at(place);
    if board.shape == Shape::Row {
        let foot = Point { x: 0.0, y: 12.0 };
        paper.dot(at + foot, 4.0, "last");
    } else {
        paper.hexagon(at, SIZE - 4.0, "last");
    }
}

/// The shade in which a tint is painted.
const fn tint_of(tint: Tint) -> &'static str {
    match tint {
        Tint::Pink => "#e77fb3",
        Tint::Yellow => "#f0c53a",
        Tint::Blue => "#3f7fd0",
        Tint::Orange => "#ee8a34",
        Tint::Red => "#cf3b3b",
        Tint::Green => "#4fa35c",
        Tint::Black => "#2b2a33",
        Tint::White => "#faf7ef",
        Tint::Grey => "#b9b3a6",
    }
}

/// The shade of a seat's snakes.
const fn seat_tint(seat: u8) -> Tint {
    match seat {
        0 => Tint::Green,
        1 => Tint::Orange,
        2 => Tint::Blue,
        3 => Tint::Pink,
        _ => Tint::Yellow,
    }
}

#[cfg(test)]
mod tests {
    use game::Language;
    use game::SeededDice;

    use super::svg;

    /// Whether the tags of a document close as they open: enough to catch a slip of the pen.
    fn is_well_formed(document: &str) -> bool {
        let mut open: Vec<&str> = Vec::new();
        for tag in document.split('<').skip(1) {
            let inside = tag.split('>').next().unwrap_or_default();
            let name = inside.split([' ', '/']).find(|part| !part.is_empty());
            if let Some(closed) = inside.strip_prefix('/') {
                if open.pop() != Some(closed) {
                    return false;
                }
            } else if !inside.ends_with('/') {
                open.extend(name);
            }
        }
        open.is_empty()
    }

    #[test]
    fn every_position_of_every_game_can_be_drawn_and_chosen_from() {
        for family in crate::families() {
            let rules = crate::configure(family.id).unwrap();
            let mut game = rules.begin(&rules.deal(&mut SeededDice::new(5))).unwrap();
            let mut dice = SeededDice::new(6);
            while let game::Turn::Seat(_) = game.turn() {
                let scene = game.scene(Language::English);
                assert!(!scene.boards.is_empty(), "{} shows nothing", family.id);
                let choices = game.choices(Language::Czech);
                let texts: Vec<&String> = choices.iter().map(|choice| &choice.text).collect();
                assert_eq!(texts, game.legal_moves().iter().collect::<Vec<_>>());
                assert_eq!(choices.len() as u64, game.count_moves());
                for (key, count) in game.playable_pieces() {
                    let with = game.choices_with(&key, Language::Czech);
                    assert_eq!(with.len() as u64, count);
                    let all = choices.iter();
                    let all = all.filter(|choice| choice.piece.as_ref() == Some(&key));
                    assert!(with.iter().eq(all), "{key} of {}", family.id);
                }
                for choice in &choices {
                    let named = !choice.about.is_empty();
                    assert!(
                        named || !choice.places.is_empty(),
                        "{choice:?} says nothing"
                    );
                }
                let document = svg(&scene);
                assert!(is_well_formed(&document), "{document}");
                assert!(!document.contains("NaN"), "{document}");
                let pick = game::Dice::below(&mut dice, choices.len() as u32) as usize;
                game.play(&choices[pick].text).unwrap();
                if !choices[pick].places.is_empty() {
                    assert!(!game.scene(Language::English).last.is_empty());
                }
            }
        }
    }

    /// What no game here shows yet: tiles with links, snakes over several boards, hands' shapes.
    #[test]
    fn tiles_snakes_and_links_can_be_drawn() {
        use game::scene::{Board, Cell, Link, Mark, Piece, Place, Scene, Shape, Snake, Tint};
        let cell = |q, r, mark, pieces| Cell {
            q,
            r,
            name: format!("{q},{r}"),
            mark,
            pieces,
            about: "<&\">".to_owned(),
        };
        let [red, yellow, blue] = [Tint::Red, Tint::Yellow, Tint::Blue];
        let tile = |number, sides: [Tint; 6]| Piece::Tile {
            number,
            sides: sides.to_vec(),
        };
        let table = Board::new(
            Shape::Table,
            vec![
                cell(
                    0,
                    0,
                    None,
                    vec![tile(1, [red, red, yellow, blue, yellow, blue])],
                ),
                cell(
                    1,
                    0,
                    None,
                    vec![tile(2, [yellow, blue, red, yellow, red, blue])],
                ),
                cell(
                    0,
                    1,
                    None,
                    vec![tile(3, [yellow, blue, red, red, yellow, blue])],
                ),
                cell(-1, 1, Some(Mark::Forced), Vec::new()),
            ],
        );
        let hexes = |name: &str| {
            let inside = |(q, r): &(i16, i16)| (q + r).abs() <= 2;
            let all = (-2..=2).flat_map(|r| (-2..=2).map(move |q| (q, r)));
            let mark = |q, r| (q == 1 && r == -1).then_some(Mark::Hole);
            let cells = all
                .filter(inside)
                .map(|(q, r)| cell(q, r, mark(q, r), Vec::new()));
            let mut board = Board::new(Shape::Hexes, cells.collect());
            board.name = Some(name.to_owned());
            board
        };
        let snake = |seat, body: &[(u8, i16, i16)], ring| Snake {
            seat,
            body: body
                .iter()
                .map(|&(board, q, r)| Place { board, q, r })
                .collect(),
            ring,
            open: Vec::new(),
            about: "a snake".to_owned(),
        };
        let scene = Scene {
            boards: vec![table, hexes("1"), hexes("2")],
            snakes: vec![
                snake(
                    0,
                    &[(1, -2, 0), (1, -1, 0), (1, 0, 0), (2, 0, 0), (2, 0, 1)],
                    false,
                ),
                snake(1, &[(1, -2, 2), (1, -1, 2), (1, 0, 1)], false),
                snake(2, &[(2, -2, 1)], false),
                snake(
                    3,
                    &[
                        (2, 1, -2),
                        (2, 2, -2),
                        (2, 2, -1),
                        (2, 1, 0),
                        (2, 0, 0),
                        (2, 0, -1),
                    ],
                    true,
                ),
            ],
            links: vec![Link {
                seat: 0,
                from: Place::new(0, 0).on(1),
                to: Place::new(0, 0).on(2),
            }],
            last: vec![Place::new(0, 1)],
            ..Scene::default()
        };
        let document = svg(&scene);
        assert!(is_well_formed(&document), "{document}");
        assert!(document.contains("&lt;&amp;&quot;&gt;"), "words are words");
    }
}
