use std::ops::ControlFlow;

use game::{
    Choices, Dice, Explain, Family, Game, Hidden, Listed, Notation, ParseError, PerSeat, Reason,
    Symmetric, Turn, Visit,
};

use crate::family::FAMILY;
use crate::misread::{read_draw, read_placement};
use crate::position::Next;
use crate::table::{FITS, Fits, Spot};
use crate::{Colour, Deal, End, Misread, Phase, Placement, Position, Refusal, TEXTS, Tile};

/// The rules of Tantrix for two to four players.
#[derive(Clone)]
pub struct Tantrix {
    choices: Choices,
    seats: usize,
    pub(crate) fits: &'static Fits,
}

impl Game for Tantrix {
    type Setup = Deal;
    type Position = Position;
    type Move = Placement;
    type Draw = Tile;

    fn seats(&self) -> usize {
        self.seats
    }

    fn deal(&self, dice: &mut impl Dice) -> Deal {
        Deal::any(self.seats, dice)
    }

    fn start(&self, setup: &Deal) -> Position {
        Position::new(setup)
    }

    fn turn(&self, position: &Position) -> Turn {
        match position.next() {
            Next::Draw => Turn::Chance,
            Next::Placement => Turn::Seat(position.mover()),
            Next::Nothing(_) => Turn::Over,
        }
    }

    fn each_move(&self, position: &Position, visit: impl FnMut(Placement) -> Visit) -> Visit {
        match (position.next(), position.phase()) {
            (Next::Placement, Phase::Opening) => openings(position).try_for_each(visit),
            (Next::Placement, _) => position.candidates(self.fits).each(visit),
            (Next::Draw | Next::Nothing(_), _) => ControlFlow::Continue(()),
        }
    }

    fn play_unchecked(&self, position: &mut Position, action: Placement) {
        position.lay(self.fits, action);
    }

    fn is_legal(&self, position: &Position, action: Placement) -> bool {
        position.next() == Next::Placement
            && position.hand(position.mover()).contains(action.tile)
            && match position.phase() {
                Phase::Opening => crate::check::first(action).is_ok(),
                _ => position.candidates(self.fits).contains(action),
            }
    }

    fn scores(&self, position: &Position) -> PerSeat<i32> {
        let deadlock = position.end() == Some(End::Deadlock);
        PerSeat::from_fn(
            self.seats,
            |seat| {
                if deadlock { 0 } else { position.points(seat) }
            },
        )
    }

    fn key(&self, position: &Position) -> u64 {
        position.key()
    }

    fn each_draw(&self, position: &Position, mut visit: impl FnMut(Tile, u32) -> Visit) -> Visit {
        match position.next() {
            Next::Draw => position.bag().tiles().try_for_each(|tile| visit(tile, 1)),
            Next::Placement | Next::Nothing(_) => ControlFlow::Continue(()),
        }
    }

    fn draw_unchecked(&self, position: &mut Position, draw: Tile) {
        position.draw(self.fits, draw);
    }

    fn count_moves(&self, position: &Position) -> u64 {
        match (position.next(), position.phase()) {
            (Next::Placement, Phase::Opening) => openings(position).count() as u64,
            (Next::Placement, _) => position.candidates(self.fits).count().into(),
            (Next::Draw | Next::Nothing(_), _) => 0,
        }
    }

    fn pick_move(&self, position: &Position, dice: &mut impl Dice) -> Placement {
        if position.phase() == Phase::Opening {
            let nth = dice.below(openings(position).count() as u32) as usize;
            let picked = openings(position).nth(nth);
            return picked.unwrap_or_else(|| unreachable!("a hand to begin with is not empty"));
        }
        position.candidates(self.fits).pick(dice)
    }
}

impl Hidden for Tantrix {
    fn next_draw(&self, setup: &Deal, position: &Position) -> Option<Tile> {
        let drawn = Tile::COUNT - position.bag().len();
        let tile = setup.tiles().get(drawn).copied();
        tile.filter(|&tile| position.bag().contains(tile))
    }

    fn public_setup(&self, setup: &Deal) -> Deal {
        setup.without_bag()
    }

    fn complete(&self, setup: &Deal, draws: &[Tile]) -> Deal {
        setup.completed(draws)
    }

    fn redeal(&self, setup: &Deal, position: &Position, dice: &mut impl Dice) -> Deal {
        setup.redealt(Tile::COUNT - position.bag().len(), dice)
    }
}

/// The first tile always lies in the same way, and tiles are never turned over: nothing else looks like a table.
impl Symmetric for Tantrix {}

impl Notation for Tantrix {
    type Misread = Misread;

    fn parse_setup(&self, text: &str) -> Result<Deal, ParseError<Misread>> {
        Ok(Deal::parse(text, self.seats)?)
    }

    fn setup_text(&self, setup: &Deal) -> String {
        setup.to_string()
    }

    fn parse_move(&self, text: &str) -> Result<Placement, ParseError<Misread>> {
        read_placement(text, &TEXTS)
    }

    fn move_text(&self, action: Placement) -> String {
        action.to_string()
    }

    fn parse_draw(&self, text: &str) -> Result<Tile, ParseError<Misread>> {
        read_draw(text)
    }

    fn draw_text(&self, draw: Tile) -> String {
        draw.to_string()
    }
}

impl Explain for Tantrix {
    type Refusal = Refusal;

    fn check(&self, position: &Position, action: Placement) -> Result<(), Refusal> {
        crate::check::check(position, self.fits, action)
    }

    fn themes(&self, position: &Position, action: Placement) -> Vec<&'static str> {
        crate::likeness::themes(self, position, action)
    }

    fn likeness(&self, position: &Position) -> u64 {
        crate::likeness::likeness(position)
    }

    fn reason(&self, position: &Position) -> Option<Reason> {
        Some(match position.end()? {
            End::AllLaid => Reason {
                code: "all-laid",
                text: "reason-all-laid",
            },
            End::NothingFits => Reason {
                code: "nothing-fits",
                text: "reason-nothing-fits",
            },
            End::Deadlock => Reason {
                code: "deadlock",
                text: "reason-deadlock",
            },
        })
    }
}

impl Listed for Tantrix {
    fn family() -> &'static Family {
        &FAMILY
    }

    fn configure(choices: &Choices) -> Self {
        Self {
            choices: choices.clone(),
            seats: choices.number("players"),
            fits: &FITS,
        }
    }

    fn grant(&self, setup: Deal, wishes: &[Option<usize>]) -> Deal {
        let colours = wishes
            .iter()
            .map(|wish| wish.map(|place| Colour::ALL[place]));
        setup.with_colours(&colours.collect::<Vec<_>>())
    }

    fn choices(&self) -> &Choices {
        &self.choices
    }
}

impl std::fmt::Debug for Tantrix {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.choices.fmt(f)
    }
}

/// The first tile of the game: any of the hand, always alike.
fn openings(position: &Position) -> impl Iterator<Item = Placement> + use<> {
    position
        .hand(position.mover())
        .tiles()
        .map(|tile| Placement {
            tile,
            cell: Spot::ORIGIN.hex(),
            rotation: 0,
        })
}
