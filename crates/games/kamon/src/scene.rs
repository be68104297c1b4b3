use game::{Language, Message, Seat};
use scene::{Act, Arrangement, Attempt, Choice, Mark, Overlay, Picture, Piece, Place};
use scene::{Scene, Shape, Show, Slot, Tint};

use crate::cells::{BOARD, each};
use crate::chain::{self, Chain};
use crate::{Cell, Colour, Kamon, Layout, Position, Symbol, TEXTS, Token, overlay, picture, why};

impl Show for Kamon {
    fn scene(&self, position: &Position, language: Language) -> Scene {
        draw(position, language)
    }

    fn choice(&self, _position: &Position, action: Cell) -> Choice {
        Choice {
            places: vec![place(action)],
            ..Choice::new(action.to_string(), Act::Place)
        }
    }

    fn words(&self, position: &Position, action: Cell, language: Language) -> String {
        Message::new(&TEXTS, "about-choice")
            .with("token", token_name(position, action, language))
            .with("cell", action.to_string())
            .sentence(language)
    }

    fn attempt(&self, _position: &Position, attempt: &Attempt) -> Option<Cell> {
        let [wanted] = attempt.places[..] else {
            return None;
        };
        each(BOARD).find(|&cell| place(cell) == wanted)
    }

    fn picture(&self, position: &Position) -> Picture {
        picture::draw(position)
    }

    fn remarks(&self, position: &Position) -> Vec<Message> {
        if position.end().is_some() {
            return Vec::new();
        }
        vec![match position.last() {
            None => Message::new(&TEXTS, "opening"),
            Some(last) => Message::new(&TEXTS, "answer")
                .with_term("name", position.token(last).text())
                .with("count", position.legal().count_ones()),
        }]
    }

    fn overlay(&self, position: &Position, language: Language) -> Overlay {
        overlay::answers(self, position, language)
    }

    fn why(&self, position: &Position, action: Cell) -> Option<Message> {
        why::why(self, position, action)
    }

    fn arrangements(&self, setup: &Layout, language: Language) -> Vec<Arrangement> {
        let slots = each(BOARD).zip(setup.tokens()).map(|(cell, &token)| Slot {
            about: token_in_words(token, language),
            at: Some(place(cell)),
            piece: Some(draw_token(token)),
            ..Slot::default()
        });
        vec![Arrangement {
            about: TEXTS.plain(language, "arrange-tokens"),
            slots: slots.collect(),
        }]
    }

    fn exchanged(&self, setup: &Layout, arrangement: usize, slots: [usize; 2]) -> Option<Layout> {
        (arrangement == 0).then(|| setup.exchanged(slots))?
    }

    fn seat_name(&self, _position: &Position, seat: Seat) -> Message {
        Message::new(
            &TEXTS,
            if seat == Seat::new(0) {
                "black"
            } else {
                "white"
            },
        )
    }

    fn seat_tint(&self, _position: &Position, seat: Seat) -> Option<Tint> {
        Some(SEATS[seat.index()])
    }
}

/// What the seats' stones look like.
const SEATS: [Tint; 2] = [Tint::Black, Tint::White];

/// The board for a screen: tokens, and stones that let them be seen.
fn draw(position: &Position, language: Language) -> Scene {
    let cells = each(BOARD).map(|cell| draw_cell(position, cell, language));
    let mut board = scene::Board::new(Shape::Hexes, cells.collect());
    board.sides = [Tint::Green, Tint::Blue, Tint::Yellow].repeat(2);
    let won = chain::winning(position).into_iter();
    Scene {
        boards: vec![board],
        lines: won
            .map(|chain| draw_chain(position, chain, language))
            .collect(),
        ..Scene::default()
    }
}

fn draw_cell(position: &Position, cell: Cell, language: Language) -> scene::Cell {
    let mut pieces = vec![draw_token(position.token(cell))];
    if let Some(seat) = position.owner(cell) {
        pieces.push(Piece::Stone {
            seat: seat.index() as u8,
            tint: SEATS[seat.index()],
        });
    }
    let Place { q, r, .. } = place(cell);
    let must_be_answered = position.last() == Some(cell) && position.end().is_none();
    scene::Cell {
        q,
        r,
        name: cell.to_string(),
        mark: must_be_answered.then_some(Mark::Answer),
        pieces,
        about: about(position, cell, language),
    }
}

fn draw_token(token: Token) -> Piece {
    Piece::Token {
        tint: token.colour().map_or(Tint::Grey, tint),
        symbol: token.symbol().map(symbol),
        letters: token.to_string(),
    }
}

fn draw_chain(position: &Position, chain: Chain, language: Language) -> scene::Line {
    let winner = position.mover().other();
    scene::Line {
        seat: winner.index() as u8,
        tint: SEATS[winner.index()],
        places: chain.cells.into_iter().map(place).collect(),
        closed: chain.closed,
        about: TEXTS.plain(
            language,
            if chain.closed {
                "winning-loop"
            } else {
                "winning-chain"
            },
        ),
    }
}

fn token_name(position: &Position, cell: Cell, language: Language) -> String {
    token_in_words(position.token(cell), language)
}

fn token_in_words(token: Token, language: Language) -> String {
    if token.is_blank() {
        TEXTS.plain(language, "blank-token")
    } else {
        TEXTS.plain(language, token.text())
    }
}

fn about(position: &Position, cell: Cell, language: Language) -> String {
    let token = token_name(position, cell, language);
    let owner = position.owner(cell).map(|seat| {
        let code = ["black", "white"][seat.index()];
        TEXTS.plain(language, code)
    });
    match owner {
        None => format!("{cell}: {token}"),
        Some(owner) => format!("{cell}: {token}, {owner}"),
    }
}

pub(crate) fn place(cell: Cell) -> Place {
    let (row, column) = (cell.index() / 8, cell.index() % 8);
    Place::new(column as i16 - 3, row as i16 - 3)
}

const fn tint(colour: Colour) -> Tint {
    match colour {
        Colour::Pink => Tint::Pink,
        Colour::Yellow => Tint::Yellow,
        Colour::Blue => Tint::Blue,
        Colour::Orange => Tint::Orange,
        Colour::Red => Tint::Red,
        Colour::Green => Tint::Green,
    }
}

const fn symbol(symbol: Symbol) -> scene::Symbol {
    match symbol {
        Symbol::Butterfly => scene::Symbol::Butterfly,
        Symbol::Fish => scene::Symbol::Fish,
        Symbol::Bird => scene::Symbol::Bird,
        Symbol::Fan => scene::Symbol::Fan,
        Symbol::Mountain => scene::Symbol::Mountain,
        Symbol::Gate => scene::Symbol::Gate,
    }
}
