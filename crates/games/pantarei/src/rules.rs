use game::scene::{Choice, Place, Scene, Tint};
use game::{
    Choices, Dice, Family, Game, Language, Message, NoDraw, PerSeat, Picture, Reason, Refusal,
    Seat, Turn, Visit,
};

use crate::moves::Action;
use crate::{Colour, End, LineUp, Move, Position, TEXTS};

/// The rules of Pantareï.
#[derive(Clone, Debug)]
pub struct Pantarei {
    choices: Choices,
}

static FAMILY: Family = Family {
    id: "pantarei",
    title: "Pantareï",
    author: "Claude Leroy",
    players: 2..=2,
    options: &[],
    texts: &TEXTS,
};

impl Game for Pantarei {
    type Setup = LineUp;
    type Position = Position;
    type Move = Move;
    type Draw = NoDraw;

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

    fn explain(&self, position: &Position, action: Move) -> Result<(), Refusal> {
        self.refuse_when_over(position)?;
        let refuse = |code| Err(Refusal::new(&TEXTS, code));
        let Some(own) = position.colour(position.mover()) else {
            return if let Action::Choose(_) = action.0 {
                Ok(())
            } else {
                refuse("choose-first")
            };
        };
        match action.0 {
            Action::Choose(_) => refuse("chosen-already"),
            Action::Carry { from, to, tiles } => explain_carry(position, own, from, to, tiles),
            Action::Swap(left, right) => {
                own_stack(position, own, left)?;
                own_stack(position, own, right)?;
                if position.swap_forbidden() {
                    refuse("swap-after-swap")
                } else {
                    Ok(())
                }
            }
        }
    }

    fn scores(&self, position: &Position) -> PerSeat<i32> {
        PerSeat::from_fn(2, |seat| {
            i32::from(position.end() == Some(End::Seven(seat)))
        })
    }

    fn key(&self, position: &Position) -> u64 {
        position.key()
    }

    fn parse_setup(&self, text: &str) -> Result<LineUp, Refusal> {
        LineUp::parse(text)
    }

    fn setup_text(&self, setup: &LineUp) -> String {
        setup.to_string()
    }

    fn parse_move(&self, text: &str) -> Result<Move, Refusal> {
        Move::parse(text).ok_or_else(|| Self::not_a_move(text))
    }

    fn move_text(&self, action: Move) -> String {
        action.to_string()
    }

    fn picture(&self, position: &Position) -> Picture {
        crate::picture::draw(position)
    }

    fn scene(&self, position: &Position, language: Language) -> Scene {
        crate::scene::draw(position, language)
    }

    fn choice(&self, _position: &Position, action: Move, language: Language) -> Choice {
        crate::scene::choice(action, language)
    }

    fn touched(&self, before: &Position, action: Move) -> Vec<Place> {
        crate::scene::touched(before, action)
    }

    fn seat_name(&self, position: &Position, seat: Seat) -> Message {
        match position.colour(seat) {
            None => Message::new(&game::TEXTS, "seat").with("seat", seat.index()),
            Some(Colour::Black) => Message::new(&TEXTS, "black"),
            Some(Colour::White) => Message::new(&TEXTS, "white"),
        }
    }

    fn seat_tint(&self, position: &Position, seat: Seat) -> Option<Tint> {
        position.colour(seat).map(crate::scene::tint)
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

    fn count_moves(&self, position: &Position) -> u64 {
        position.count_moves().into()
    }

    fn pick_move(&self, position: &Position, dice: &mut impl Dice) -> Move {
        let picked = position.nth_move(dice.below(position.count_moves()));
        picked.unwrap_or_else(|| unreachable!("fewer moves were found than counted"))
    }
}

fn explain_carry(
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
        return Err(Refusal::new(&TEXTS, "one-tile-only").with("stack", from + 1));
    }
    if from.abs_diff(to) != number {
        return Err(Refusal::new(&TEXTS, "wrong-distance")
            .with("stack", from + 1)
            .with("number", number));
    }
    if to as usize >= position.stacks().len() {
        return Err(Refusal::new(&TEXTS, "past-the-end").with("stacks", position.stacks().len()));
    }
    Ok(())
}

fn own_stack(position: &Position, own: Colour, place: u8) -> Result<(), Refusal> {
    let refuse = |code| Err(Refusal::new(&TEXTS, code).with("stack", place + 1));
    match position
        .stacks()
        .get(place as usize)
        .map(|stack| stack.top().colour())
    {
        None => refuse("no-such-stack")
            .map_err(|refusal| refusal.with("stacks", position.stacks().len())),
        Some(None) => refuse("neutral-stack"),
        Some(Some(colour)) if colour != own => refuse("opponents-stack"),
        Some(Some(_)) => Ok(()),
    }
}
