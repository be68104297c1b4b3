//! What a screen shows: the table and the empty cells around it, hands, and the lines that count.

mod puzzle;
pub(crate) mod words;

pub use puzzle::{around, puzzle};

use game::{Language, Message, Seat};
use hex::Hex;
use scene::{
    Act, Arrangement, Attempt, Board, Cell, Choice, Growth, Hand, Held, Line, Mark, Overlay,
    Picture, Piece, Place, Scene, Shape, Show, Tint,
};

use crate::table::{Candidates, Course, Fits};
use crate::{Colour, Deal, Placement, Position, TEXTS, Table, Tantrix, Tile, TileSet};
use crate::{arrange, overlay, picture, remarks, why};

impl Show for Tantrix {
    fn scene(&self, position: &Position, language: Language) -> Scene {
        draw(position, self.fits, language)
    }

    fn choice(&self, position: &Position, action: Placement) -> Choice {
        let colour = position.colour(position.mover());
        choice(position.table(), action, colour)
    }

    fn words(&self, position: &Position, action: Placement, language: Language) -> String {
        let colour = position.colour(position.mover());
        words::placement(position.table(), action, colour, language)
    }

    fn attempt(&self, _position: &Position, attempt: &Attempt) -> Option<Placement> {
        placement(attempt)
    }

    fn picture(&self, position: &Position) -> Picture {
        picture::draw(position, self.fits)
    }

    fn remarks(&self, position: &Position) -> Vec<Message> {
        remarks::remarks(position, self.fits)
    }

    fn why(&self, position: &Position, action: Placement) -> Option<Message> {
        let colour = position.colour(position.mover());
        why::why(&position.candidates(self.fits), action, colour)
    }

    fn overlay(&self, position: &Position, language: Language) -> Overlay {
        let seats = (0..position.seats()).map(Seat::new);
        let left = seats.fold(position.bag(), |left, seat| left.with(position.hand(seat)));
        overlay::spaces(position.table(), left, position.is_restricted(), language)
    }

    fn arrangements(&self, setup: &Deal, language: Language) -> Vec<Arrangement> {
        arrange::deal(setup, language)
    }

    fn exchanged(&self, setup: &Deal, arrangement: usize, slots: [usize; 2]) -> Option<Deal> {
        match arrangement {
            0 => setup.with_colours_exchanged(slots),
            1 => setup.with_tiles_exchanged(slots),
            _ => None,
        }
    }

    fn touched(&self, _before: &Position, action: Placement) -> Vec<Place> {
        vec![place(action.cell)]
    }

    fn seat_tint(&self, position: &Position, seat: Seat) -> Option<Tint> {
        Some(tint(position.colour(seat)))
    }

    fn seat_name(&self, position: &Position, seat: Seat) -> Message {
        Message::new(
            &TEXTS,
            match position.colour(seat) {
                Colour::Red => "seat-red",
                Colour::Yellow => "seat-yellow",
                Colour::Green => "seat-green",
                Colour::Blue => "seat-blue",
            },
        )
    }
}

/// The table, everybody's hand, and everybody's line or loop that counts.
fn draw(position: &Position, fits: &Fits, language: Language) -> Scene {
    let candidates = position.candidates(fits);
    let seats = || (0..position.seats()).map(Seat::new);
    let lines = seats().filter_map(|seat| {
        let colour = position.colour(seat);
        let course = best_course(position.table(), colour)?;
        Some(line(seat, colour, &course, language))
    });
    Scene {
        boards: vec![table(&candidates, language)],
        lines: lines.collect(),
        hands: seats()
            .map(|seat| hand(seat, position.hand(seat), language))
            .collect(),
        bag: Some(position.bag().len() as u32),
        ..Scene::default()
    }
}

/// A placement, as a screen offers it to somebody whose line has a colour.
pub(crate) fn choice(table: &Table, placement: Placement, colour: Colour) -> Choice {
    let prospect = table.prospect(placement, colour);
    let prospect = prospect.filter(|prospect| prospect.joined > 0);
    Choice {
        piece: Some(placement.tile.to_string()),
        places: vec![place(placement.cell)],
        turn: placement.rotation,
        growth: prospect.map(|prospect| Growth {
            from: prospect.joined.into(),
            to: prospect.length.into(),
        }),
        ..Choice::new(placement.to_string(), Act::Place)
    }
}

/// The placement that somebody tried, if a tile could ever lie there.
pub(crate) fn placement(attempt: &Attempt) -> Option<Placement> {
    let [Place { board: 0, q, r }] = attempt.places[..] else {
        return None;
    };
    let tile = attempt.piece.as_deref()?.parse().ok().and_then(Tile::new)?;
    Placement::checked(tile, Hex::new(q, r), attempt.turn)
}

/// Tiles that solve a puzzle, or try to, for a screen.
pub fn solution(placements: &[Placement], language: Language) -> Scene {
    let mut cells: Vec<Cell> = placements
        .iter()
        .map(|&placement| laid(placement, language))
        .collect();
    game::order::sort_by_key(&mut cells, |cell| (cell.r, cell.q));
    Scene {
        boards: vec![Board::new(Shape::Table, cells)],
        ..Scene::default()
    }
}

/// The tiles that lie and the empty cells around them, in reading order.
pub(crate) fn table(candidates: &Candidates<'_>, language: Language) -> Board {
    let table = candidates.table;
    let mut cells: Vec<Cell> = table
        .placements()
        .map(|placement| laid(placement, language))
        .collect();
    if table.is_empty() {
        cells.push(empty(Hex::ORIGIN, None, words::first_cell(language)));
    }
    let rim = table.rim();
    for rim_place in 0..rim.len() {
        let mark = mark(candidates, rim_place);
        let cell = rim.spot(rim_place).hex();
        let about = words::gap(cell, rim.need(rim_place), mark, language);
        cells.push(empty(cell, mark, about));
    }
    game::order::sort_by_key(&mut cells, |cell| (cell.r, cell.q));
    Board::new(Shape::Table, cells)
}

/// A seat's tiles, unturned.
pub(crate) fn hand(seat: Seat, tiles: TileSet, language: Language) -> Hand {
    let held = |tile: Tile| Held {
        key: tile.to_string(),
        piece: piece(tile, 0),
        about: words::tile(tile, language),
    };
    Hand {
        seat: seat.index() as u8,
        pieces: tiles.tiles().map(held).collect(),
    }
}

/// A line that counts for a seat.
pub(crate) fn line(seat: Seat, colour: Colour, course: &Course, language: Language) -> Line {
    Line {
        seat: seat.index() as u8,
        tint: tint(colour),
        places: course.cells.iter().map(|&cell| place(cell)).collect(),
        closed: course.closed,
        about: words::line(colour, course, language),
    }
}

pub(crate) const fn tint(colour: Colour) -> Tint {
    match colour {
        Colour::Red => Tint::Red,
        Colour::Yellow => Tint::Yellow,
        Colour::Green => Tint::Green,
        Colour::Blue => Tint::Blue,
    }
}

/// What gives a colour its points: its longest line, or its longest loop if that counts no less.
fn best_course(table: &Table, colour: Colour) -> Option<Course> {
    let closed = 2 * table.longest_loop(colour) >= table.longest_line(colour);
    table.course(colour, closed)
}

fn laid(placement: Placement, language: Language) -> Cell {
    let mut cell = empty(placement.cell, None, words::laid(placement, language));
    cell.pieces.push(piece(placement.tile, placement.rotation));
    cell
}

fn empty(cell: Hex, mark: Option<Mark>, about: String) -> Cell {
    let Hex { q, r } = cell;
    Cell {
        q,
        r,
        name: words::name(cell),
        mark,
        pieces: Vec::new(),
        about,
    }
}

/// What is special about an empty cell to whoever is to move.
fn mark(candidates: &Candidates<'_>, rim_place: usize) -> Option<Mark> {
    let rim = candidates.table.rim();
    if rim.need(rim_place).is_forced() {
        let must = candidates.forced && candidates.any_at(rim_place);
        return Some(if must { Mark::Forced } else { Mark::Waiting });
    }
    let barred = candidates.restricted && rim.shut() >> rim_place & 1 != 0;
    barred.then_some(Mark::Barred)
}

pub(crate) fn piece(tile: Tile, rotation: u8) -> Piece {
    Piece::Tile {
        number: tile.number(),
        sides: tile.sides(rotation.into()).map(tint).into(),
    }
}

pub(crate) const fn place(cell: Hex) -> Place {
    Place::new(cell.q, cell.r)
}
