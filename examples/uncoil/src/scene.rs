use std::iter::successors;

use game::{Language, Message, Seat};
use hex::Cell;
use scene::{Act, Board, Choice, Ink, Mark, Picture, Place, Scene, Shape, Show, Snake, Tint};

use crate::{Position, TEXTS, Uncoil};

const NAMES: [&str; 2] = ["red", "green"];
const TINTS: [Tint; 2] = [Tint::Red, Tint::Green];
const INKS: [Ink; 2] = [Ink::Red, Ink::Green];

impl Show for Uncoil {
    fn scene(&self, position: &Position, language: Language) -> Scene {
        let cells = self.board.cells();
        let cells = cells.map(|cell| self.draw_cell(position, cell, language));
        let snakes = (0..2).map(|seat| self.draw_snake(position, seat, language));
        Scene {
            boards: vec![Board::new(Shape::Hexes, cells.collect())],
            snakes: snakes.collect(),
            ..Scene::default()
        }
    }

    fn choice(&self, _position: &Position, step: Cell) -> Choice {
        let text = self.board.name(step).to_string();
        Choice {
            places: vec![self.place(step)],
            ..Choice::new(text, Act::Place)
        }
    }

    fn words(&self, position: &Position, step: Cell, language: Language) -> String {
        self.about(position, step, language)
    }

    /// Free cells by their names, holes as `#`, snakes by the first letter of their colour, heads by a capital.
    fn picture(&self, position: &Position) -> Picture {
        let mut picture = Picture::new();
        for row in self.board.rows() {
            picture.line().print(Ink::Plain, "  ".repeat(row.indent));
            for cell in row.cells {
                let (ink, sign) = match owner(position, cell) {
                    Some(seat) if position.heads[seat] == cell => (INKS[seat], ["R", "G"][seat]),
                    Some(seat) => (INKS[seat], ["r", "g"][seat]),
                    None if position.free.contains(cell) => {
                        let name = self.board.name(cell).to_string();
                        picture.print(Ink::Faint, format!("{name:^4}"));
                        continue;
                    }
                    None => (Ink::Strong, "#"),
                };
                picture.print(ink, format!("{sign:^4}"));
            }
        }
        picture
    }

    fn seat_name(&self, _position: &Position, seat: Seat) -> Message {
        Message::new(&TEXTS, NAMES[seat.index()])
    }

    fn seat_tint(&self, _position: &Position, seat: Seat) -> Option<Tint> {
        Some(TINTS[seat.index()])
    }
}

impl Uncoil {
    fn draw_cell(&self, position: &Position, cell: Cell, language: Language) -> scene::Cell {
        let Place { q, r, .. } = self.place(cell);
        let mark = match owner(position, cell) {
            Some(_) => None,
            None if !position.free.contains(cell) => Some(Mark::Hole),
            None => is_dead(position, cell).then_some(Mark::Dead),
        };
        scene::Cell {
            q,
            r,
            name: self.board.name(cell).to_string(),
            mark,
            pieces: Vec::new(),
            about: self.about(position, cell, language),
        }
    }

    fn draw_snake(&self, position: &Position, seat: usize, language: Language) -> Snake {
        let head = position.heads[seat];
        // No snake touches itself, so that from each cell there is one way on.
        let mut left = position.bodies[seat];
        let body = successors(Some(head), |&cell| {
            left.remove(cell);
            (self.board.near(cell) & left).first()
        });
        let about = Message::new(&TEXTS, "snake")
            .with_term("name", NAMES[seat])
            .with("length", position.bodies[seat].len());
        Snake {
            seat: seat as u8,
            body: body.map(|cell| self.place(cell)).collect(),
            ring: false,
            open: vec![self.place(head)],
            about: about.sentence(language),
        }
    }

    fn about(&self, position: &Position, cell: Cell, language: Language) -> String {
        let code = match owner(position, cell) {
            Some(seat) => NAMES[seat],
            None if !position.free.contains(cell) => "cell-hole",
            None if is_dead(position, cell) => "cell-dead",
            None => "cell-free",
        };
        format!("{}: {}", self.board.name(cell), TEXTS.plain(language, code))
    }

    fn place(&self, cell: Cell) -> Place {
        let hex = self.board.hex(cell);
        Place::new(hex.q, hex.r)
    }
}

/// Whose snake lies on a cell.
fn owner(position: &Position, cell: Cell) -> Option<usize> {
    (0..2).find(|&seat| position.bodies[seat].contains(cell))
}

/// Whether a free cell is one that neither snake can ever reach.
fn is_dead(position: &Position, cell: Cell) -> bool {
    position.barred.iter().all(|barred| barred.contains(cell))
}
