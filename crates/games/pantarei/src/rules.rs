use game::{
    Choices, Dice, Explain, Family, Game, Hidden, Listed, NoDraw, Notation, ParseError, PerSeat,
    Reason, Turn, Visit,
};

use crate::family::FAMILY;
use crate::moves::Action;
use crate::{Colour, End, LineUp, Misread, Move, Position, Refusal, TEXTS};

/// The rules of Pantareï.
#[derive(Clone, Debug)]
pub struct Pantarei {
    choices: Choices,
}

impl Game for Pantarei {
    type Setup = LineUp;
    type Position = Position;
    type Move = Move;
    type Draw = NoDraw;

    fn seats(&self) -> usize {
        2
    }

    fn deal(&self, dice: &mut impl Dice) -> LineUp {
        LineUp::deal(dice)
    }

    fn start(&self, setup: &LineUp) -> Position {
        Position::new(setup)
    }

    fn turn(&self, position: &Position) -> Turn {
        if position.end().is_some() {
            Turn::Over
        } else {
            Turn::Seat(position.mover())
        }
    }

    fn each_move(&self, position: &Position, visit: impl FnMut(Move) -> Visit) -> Visit {
        position.each_move(visit)
    }

    fn play_unchecked(&self, position: &mut Position, action: Move) {
        position.play(action);
    }

    fn scores(&self, position: &Position) -> PerSeat<i32> {
        PerSeat::from_fn(2, |seat| {
            i32::from(position.end() == Some(End::Seven(seat)))
        })
    }

    fn key(&self, position: &Position) -> u64 {
        position.key()
    }

    fn is_legal(&self, position: &Position, action: Move) -> bool {
        position.end().is_none() && self.check(position, action).is_ok()
    }

    fn count_moves(&self, position: &Position) -> u64 {
        position.count_moves().into()
    }

    fn pick_move(&self, position: &Position, dice: &mut impl Dice) -> Move {
        let picked = position.nth_move(dice.below(position.count_moves()));
        picked.unwrap_or_else(|| unreachable!("fewer moves were found than counted"))
    }
}

impl Hidden for Pantarei {}

impl Notation for Pantarei {
    type Misread = Misread;

    fn parse_setup(&self, text: &str) -> Result<LineUp, ParseError<Misread>> {
        Ok(LineUp::parse(text)?)
    }

    fn setup_text(&self, setup: &LineUp) -> String {
        setup.to_string()
    }

    fn parse_move(&self, text: &str) -> Result<Move, ParseError<Misread>> {
        Move::parse(text).ok_or_else(|| ParseError::not_a_move(text, &TEXTS))
    }

    fn move_text(&self, action: Move) -> String {
        action.to_string()
    }
}

impl Explain for Pantarei {
    type Refusal = Refusal;

    fn check(&self, position: &Position, action: Move) -> Result<(), Refusal> {
        let Some(own) = position.colour(position.mover()) else {
            return if let Action::Choose(_) = action.0 {
                Ok(())
            } else {
                Err(Refusal::ChooseFirst)
            };
        };
        match action.0 {
            Action::Choose(_) => Err(Refusal::ChosenAlready),
            Action::Carry { from, to, tiles } => check_carry(position, own, from, to, tiles),
            Action::Swap(left, right) => {
                own_stack(position, own, left)?;
                own_stack(position, own, right)?;
                if position.swap_forbidden() {
                    Err(Refusal::SwapAfterSwap)
                } else {
                    Ok(())
                }
            }
        }
    }

    fn themes(&self, position: &Position, action: Move) -> Vec<&'static str> {
        crate::likeness::themes(self, position, action)
    }

    fn likeness(&self, position: &Position) -> u64 {
        crate::likeness::likeness(position)
    }

    fn reason(&self, position: &Position) -> Option<Reason> {
        Some(match position.end()? {
            End::Seven(_) => Reason {
                code: "seven",
                text: "reason-seven",
            },
            End::Draw => Reason {
                code: "draw",
                text: "reason-draw",
            },
        })
    }
}

impl Listed for Pantarei {
    fn family() -> &'static Family {
        &FAMILY
    }

    fn configure(choices: &Choices) -> Self {
        Self {
            choices: choices.clone(),
        }
    }

    fn choices(&self) -> &Choices {
        &self.choices
    }
}

fn check_carry(
    position: &Position,
    own: Colour,
    from: u8,
    to: u8,
    tiles: u8,
) -> Result<(), Refusal> {
    own_stack(position, own, from)?;
    let stack = position.stacks()[from as usize];
    let number = stack.top().number();
    if u32::from(tiles) > stack.height() {
        return Err(Refusal::OneTileOnly(from + 1));
    }
    let stacks = position.stacks().len();
    let past_the_end = usize::from(to) >= stacks;
    if from.abs_diff(to) != number && past_the_end {
        return Err(Refusal::NoSuchStack {
            stack: to + 1,
            stacks,
        });
    }
    if from.abs_diff(to) != number {
        return Err(Refusal::WrongDistance {
            stack: from + 1,
            number,
        });
    }
    if past_the_end {
        return Err(Refusal::PastTheEnd { stacks });
    }
    Ok(())
}

fn own_stack(position: &Position, own: Colour, place: u8) -> Result<(), Refusal> {
    let stack = place + 1;
    match position
        .stacks()
        .get(place as usize)
        .map(|stack| stack.top().colour())
    {
        None => Err(Refusal::NoSuchStack {
            stack,
            stacks: position.stacks().len(),
        }),
        Some(None) => Err(Refusal::NeutralStack(stack)),
        Some(Some(colour)) if colour != own => Err(Refusal::OpponentsStack(stack)),
        Some(Some(_)) => Ok(()),
    }
}
