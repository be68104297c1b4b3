use game::scene::{Choice, Scene, Tint};
use game::{
    Choices, Dice, Family, Game, Language, Message, NoDraw, OptionKind, PerSeat, Picture, Reason,
    Refusal, Seat, Turn, Visit,
};

use crate::cells::each;
use crate::{Cell, End, Layout, Position, TEXTS};

/// The rules of Kamon, with the loop round the blank counted or not.
#[derive(Clone, Debug)]
pub struct Kamon {
    choices: Choices,
    blank_loop: bool,
}

impl Kamon {
    /// Whether a loop round the blank alone counts.
    pub const fn blank_loop(&self) -> bool {
        self.blank_loop
    }
}

static FAMILY: Family = Family {
    id: "kamon",
    title: "Kamon",
    author: "Bruno Cathala",
    players: 2..=2,
    options: &[OptionKind {
        name: "blank-loop",
        values: &["on", "off"],
        default: "on",
    }],
    texts: &TEXTS,
};

impl Game for Kamon {
    type Setup = Layout;
    type Position = Position;
    type Move = Cell;
    type Draw = NoDraw;

    fn family() -> &'static Family {
        &FAMILY
    }

    fn configure(choices: &Choices) -> Self {
        Self {
            choices: choices.clone(),
            blank_loop: choices.is_on("blank-loop"),
        }
    }

    fn choices(&self) -> &Choices {
        &self.choices
    }

    fn seats(&self) -> usize {
        2
    }

    fn deal(&self, dice: &mut impl Dice) -> Layout {
        Layout::deal(dice)
    }

    fn start(&self, setup: &Layout) -> Position {
        Position::new(setup)
    }

    fn turn(&self, position: &Position) -> Turn {
        if position.end().is_some() {
            Turn::Over
        } else {
            Turn::Seat(position.mover())
        }
    }

    fn each_move(&self, position: &Position, visit: impl FnMut(Cell) -> Visit) -> Visit {
        each(position.legal()).try_for_each(visit)
    }

    fn play_unchecked(&self, position: &mut Position, action: Cell) {
        position.place(action, self.blank_loop);
    }

    fn explain(&self, position: &Position, action: Cell) -> Result<(), Refusal> {
        self.refuse_when_over(position)?;
        if position.legal() & action.bit() != 0 {
            return Ok(());
        }
        let refuse = |code| Err(Refusal::new(&TEXTS, code).with("cell", action.to_string()));
        if position.is_blank(action) {
            return refuse("blank");
        }
        if position.owner(action).is_some() {
            return refuse("covered");
        }
        match position.last() {
            None => refuse("first-on-border"),
            Some(last) => refuse("no-answer").map_err(|refusal| {
                let (token, last) = (position.token(action).text(), position.token(last).text());
                refusal.with_term("token", token).with_term("last", last)
            }),
        }
    }

    fn scores(&self, position: &Position) -> PerSeat<i32> {
        let winner = match position.end() {
            None | Some(End::Draw) => None,
            Some(_) => Some(position.mover().other()),
        };
        PerSeat::from_fn(2, |seat| i32::from(winner == Some(seat)))
    }

    fn key(&self, position: &Position) -> u64 {
        position.key()
    }

    fn parse_setup(&self, text: &str) -> Result<Layout, Refusal> {
        Layout::parse(text)
    }

    fn setup_text(&self, setup: &Layout) -> String {
        setup.to_string()
    }

    fn parse_move(&self, text: &str) -> Result<Cell, Refusal> {
        Cell::parse(text).ok_or_else(|| Self::not_a_move(text))
    }

    fn move_text(&self, action: Cell) -> String {
        action.to_string()
    }

    fn picture(&self, position: &Position) -> Picture {
        crate::picture::draw(position)
    }

    fn scene(&self, position: &Position, language: Language) -> Scene {
        crate::scene::draw(position, language)
    }

    fn choice(&self, position: &Position, action: Cell, language: Language) -> Choice {
        crate::scene::choice(position, action, language)
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
        Some(crate::scene::SEATS[seat.index()])
    }

    fn reason(&self, position: &Position) -> Option<Reason> {
        Some(match position.end()? {
            End::Connection => Reason {
                code: "connection",
                text: "reason-connection",
            },
            End::Loop => Reason {
                code: "loop",
                text: "reason-loop",
            },
            End::ConnectionAndLoop => Reason {
                code: "connection+loop",
                text: "reason-connection-loop",
            },
            End::Blocked => Reason {
                code: "blocked",
                text: "reason-blocked",
            },
            End::Draw => Reason {
                code: "draw",
                text: "reason-draw",
            },
        })
    }

    fn count_moves(&self, position: &Position) -> u64 {
        u64::from(position.legal().count_ones())
    }

    fn count_two_moves(&self, position: &Position) -> Option<u64> {
        Some(position.count_two())
    }

    fn pick_move(&self, position: &Position, dice: &mut impl Dice) -> Cell {
        let legal = position.legal();
        Cell::nth_of(legal, dice.below(legal.count_ones()))
    }
}
