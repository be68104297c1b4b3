use std::cmp::Ordering;

use game::{Language, Message, Seat};
use scene::{Act, Arrangement, Attempt, Board, Cell, Choice, Picture, Piece, Place};
use scene::{Scene, Shape, Show, Slot, Tint};

use crate::moves::Action;
use crate::position::WINNING;
use crate::{Colour, LineUp, Move, Pantarei, Position, TEXTS, Tile, picture, why};

impl Show for Pantarei {
    fn scene(&self, position: &Position, language: Language) -> Scene {
        draw(position, language)
    }

    fn choice(&self, _position: &Position, action: Move) -> Choice {
        choice(action)
    }

    fn words(&self, _position: &Position, action: Move, language: Language) -> String {
        words(action, language)
    }

    fn attempt(&self, _position: &Position, attempt: &Attempt) -> Option<Move> {
        let [to] = attempt.places[..] else {
            return None;
        };
        let (from, to) = (stack(attempt.from?)?, stack(to)?);
        Move::checked(match attempt.act {
            Some(Act::Swap) => Action::Swap(from.min(to), from.max(to)),
            // What is dragged from one stack to another is carried.
            None | Some(Act::Carry) => Action::Carry {
                from,
                to,
                tiles: attempt.count,
            },
            _ => return None,
        })
    }

    fn picture(&self, position: &Position) -> Picture {
        picture::draw(position)
    }

    fn remarks(&self, position: &Position) -> Vec<Message> {
        remarks(position)
    }

    fn why(&self, position: &Position, action: Move) -> Option<Message> {
        why::why(position, action)
    }

    fn touched(&self, before: &Position, action: Move) -> Vec<Place> {
        touched(before, action)
    }

    fn follow(&self, before: &Position, action: Move, place: Place) -> Option<Place> {
        follow(before, action, place)
    }

    fn winning(&self, position: &Position, _seat: Seat, _scene: &Scene) -> Vec<Place> {
        let stacks = position.stacks().iter().enumerate();
        let won = stacks.filter(|(_, stack)| stack.height() >= WINNING);
        won.map(|(index, _)| Place::new(index as i16, 0)).collect()
    }

    fn arrangements(&self, setup: &LineUp, language: Language) -> Vec<Arrangement> {
        let slots = setup.tiles().iter().zip(0..).map(|(&tile, stack)| Slot {
            about: in_words(tile, language),
            at: Some(Place::new(stack, 0)),
            piece: Some(scale(tile)),
            ..Slot::default()
        });
        vec![Arrangement {
            about: TEXTS.plain(language, "arrange-scales"),
            slots: slots.collect(),
        }]
    }

    fn exchanged(&self, setup: &LineUp, arrangement: usize, slots: [usize; 2]) -> Option<LineUp> {
        (arrangement == 0).then(|| setup.exchanged(slots))?
    }

    fn seat_name(&self, position: &Position, seat: Seat) -> Message {
        match position.colour(seat) {
            None => Message::new(&game::TEXTS, "seat").with("number", seat.index() + 1),
            Some(Colour::Black) => Message::new(&TEXTS, "black"),
            Some(Colour::White) => Message::new(&TEXTS, "white"),
        }
    }

    fn seat_tint(&self, position: &Position, seat: Seat) -> Option<Tint> {
        position.colour(seat).map(tint)
    }
}

/// The line for a screen: each stack a cell, its scales from the bottom up.
fn draw(position: &Position, language: Language) -> Scene {
    let stacks = position.stacks().iter().enumerate();
    let cells = stacks.map(|(index, stack)| {
        let mut tiles: Vec<Tile> = stack.tiles().collect();
        let scales = tiles.iter().map(|&tile| in_words(tile, language));
        let scales = scales.collect::<Vec<_>>().join(", ");
        let about = Message::new(&TEXTS, "about-stack")
            .with("stack", index + 1)
            .with("scales", scales);
        tiles.reverse();
        Cell {
            q: index as i16,
            r: 0,
            name: (index + 1).to_string(),
            mark: None,
            pieces: tiles.into_iter().map(scale).collect(),
            about: about.sentence(language),
        }
    });
    Scene {
        boards: vec![Board::new(Shape::Row, cells.collect())],
        ..Scene::default()
    }
}

/// A move for a screen.
fn choice(action: Move) -> Choice {
    let text = action.to_string();
    let place = |stack: u8| Place::new(i16::from(stack), 0);
    match action.0 {
        Action::Choose(_) => Choice::new(text, Act::Choose),
        Action::Carry { from, to, tiles } => Choice {
            from: Some(place(from)),
            places: vec![place(to)],
            count: tiles,
            ..Choice::new(text, Act::Carry)
        },
        Action::Swap(left, right) => Choice {
            from: Some(place(left)),
            places: vec![place(right)],
            ..Choice::new(text, Act::Swap)
        },
    }
}

/// A move in words.
fn words(action: Move, language: Language) -> String {
    match action.0 {
        Action::Choose(colour) => TEXTS.plain(language, colour_text(colour)),
        Action::Carry { from, to, tiles } => Message::new(&TEXTS, "about-carry")
            .with("count", usize::from(tiles))
            .with("from", usize::from(from) + 1)
            .with("to", usize::from(to) + 1)
            .sentence(language),
        Action::Swap(left, right) => Message::new(&TEXTS, "about-swap")
            .with("left", usize::from(left) + 1)
            .with("right", usize::from(right) + 1)
            .sentence(language),
    }
}

/// What the line does not show: the choice of colours, what a swap forbids, a game about to end.
fn remarks(position: &Position) -> Vec<Message> {
    let mut remarks = Vec::new();
    if position.end().is_some() {
        return remarks;
    }
    if position.colour(position.mover()).is_none() {
        remarks.push(Message::new(&TEXTS, "choose"));
    }
    if position.swap_forbidden() {
        remarks.push(Message::new(&TEXTS, "swap-after-swap"));
    }
    if position.quiet_turns_left() <= 10 {
        remarks.push(Message::new(&TEXTS, "quiet").with("turns", position.quiet_turns_left()));
    }
    remarks
}

/// The stack at a place, from 0.
fn stack(place: Place) -> Option<u8> {
    let in_line = place.board == 0 && place.r == 0;
    u8::try_from(place.q).ok().filter(|_| in_line)
}

/// The stacks that a move touched, by their places after it: the line may have closed up.
fn touched(before: &Position, action: Move) -> Vec<Place> {
    let places = match action.0 {
        Action::Choose(_) => vec![],
        Action::Swap(left, right) => vec![left, right],
        Action::Carry { from, to, tiles } => {
            let stack = before.stacks()[usize::from(from)];
            let closes_up = stack.height() == u32::from(tiles);
            match (closes_up, from < to) {
                (false, _) => vec![from, to],
                (true, false) => vec![to],
                (true, true) => vec![to - 1],
            }
        }
    };
    let place = |stack: u8| Place::new(i16::from(stack), 0);
    places.into_iter().map(place).collect()
}

/// Where a stack stands after a move: a swap exchanges two, and the line closes up where one empties.
fn follow(before: &Position, action: Move, place: Place) -> Option<Place> {
    let stack = stack(place)?;
    let after = match action.0 {
        Action::Swap(left, right) if stack == left => right,
        Action::Swap(left, right) if stack == right => left,
        Action::Carry { from, tiles, .. }
            if before.stacks()[usize::from(from)].height() == u32::from(tiles) =>
        {
            match stack.cmp(&from) {
                Ordering::Less => stack,
                Ordering::Equal => return None,
                Ordering::Greater => stack - 1,
            }
        }
        _ => stack,
    };
    Some(Place::new(i16::from(after), 0))
}

const fn colour_text(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "black",
        Colour::White => "white",
    }
}

const fn tint(colour: Colour) -> Tint {
    match colour {
        Colour::Black => Tint::Black,
        Colour::White => Tint::White,
    }
}

fn in_words(tile: Tile, language: Language) -> String {
    let code = match tile.colour() {
        Some(Colour::Black) => "scale-black",
        Some(Colour::White) => "scale-white",
        None => return TEXTS.plain(language, "scale-neutral"),
    };
    let number = usize::from(tile.number());
    Message::new(&TEXTS, code)
        .with("number", number)
        .sentence(language)
}

fn scale(tile: Tile) -> Piece {
    Piece::Scale {
        tint: tile.colour().map_or(Tint::Grey, tint),
        number: tile.colour().map(|_| tile.number()),
    }
}
