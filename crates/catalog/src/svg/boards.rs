use game::scene::{Board, Cell, Line, Mark, Piece, Place, Scene, Shape, Tint};

use super::layout::{Layout, extent, middle};
use super::paper::{Paper, Point};
use super::{SIZE, links, paper, snakes, symbols, tiles, tint_of};

pub(super) fn draw_board(
    paper: &mut Paper,
    scene: &Scene,
    board: &Board,
    index: u8,
    layout: &Layout,
) {
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

pub(super) fn draw_piece(paper: &mut Paper, scene: &Scene, piece: &Piece, lit: &[Tint], at: Point) {
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

pub(super) fn draw_last(paper: &mut Paper, scene: &Scene, place: Place, layout: &Layout) {
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
