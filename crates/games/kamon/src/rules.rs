use game::{
    Choices, Dice, Explain, Family, Game, Hidden, Listed, NoDraw, Notation, ParseError, PerSeat,
    Reason, Turn, Visit,
};

use crate::cells::each;
use crate::family::FAMILY;
use crate::{Cell, End, Layout, Misread, Position, Refusal, TEXTS};

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

impl Game for Kamon {
    type Setup = Layout;
    type Position = Position;
    type Move = Cell;
    type Draw = NoDraw;

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

    fn is_legal(&self, position: &Position, action: Cell) -> bool {
        position.legal() & action.bit() != 0
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

impl Hidden for Kamon {}

impl Notation for Kamon {
    type Misread = Misread;

    fn parse_setup(&self, text: &str) -> Result<Layout, ParseError<Misread>> {
        Ok(Layout::parse(text)?)
    }

    fn setup_text(&self, setup: &Layout) -> String {
        setup.to_string()
    }

    fn parse_move(&self, text: &str) -> Result<Cell, ParseError<Misread>> {
        Cell::parse(text).ok_or_else(|| ParseError::not_a_move(text, &TEXTS))
    }

    fn move_text(&self, action: Cell) -> String {
        action.to_string()
    }
}

impl Explain for Kamon {
    type Refusal = Refusal;

    fn check(&self, position: &Position, action: Cell) -> Result<(), Refusal> {
        if self.is_legal(position, action) {
            return Ok(());
        }
        if position.is_blank(action) {
            return Err(Refusal::Blank(action));
        }
        if position.owner(action).is_some() {
            return Err(Refusal::Covered(action));
        }
        Err(match position.last() {
            None => Refusal::FirstOnBorder(action),
            Some(last) => Refusal::NoAnswer {
                cell: action,
                token: position.token(action),
                last: position.token(last),
            },
        })
    }

    fn themes(&self, position: &Position, action: Cell) -> Vec<&'static str> {
        crate::likeness::themes(self, position, action)
    }

    fn likeness(&self, position: &Position) -> u64 {
        crate::likeness::likeness(position)
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
}

impl Listed for Kamon {
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
}
