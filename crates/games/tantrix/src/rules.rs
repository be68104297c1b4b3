use std::ops::ControlFlow;

use game::scene::{Choice, Scene, Tint};
use game::{
    Choices, Dice, Family, Game, Language, Message, OptionKind, PerSeat, Picture, Reason, Refusal,
    Seat, Turn, Visit,
};

use crate::placement::{Misread, number};
use crate::position::Next;
use crate::table::{FITS, Fits, Spot};
use crate::{Colour, Deal, End, Phase, Placement, Position, TEXTS, Tile};

/// The rules of Tantrix for two to four players.
#[derive(Clone)]
pub struct Tantrix {
    choices: Choices,
    seats: usize,
    fits: &'static Fits,
}

static FAMILY: Family = Family {
    id: "tantrix",
    title: "Tantrix",
    author: "Mike McManaway",
    players: 2..=4,
    options: &[OptionKind {
        name: "players",
        values: &["2", "3", "4"],
        default: "2",
    }],
    texts: &TEXTS,
};

impl Game for Tantrix {
    type Setup = Deal;
    type Position = Position;
    type Move = Placement;
    type Draw = Tile;

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

    fn choices(&self) -> &Choices {
        &self.choices
    }

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

    fn explain(&self, position: &Position, action: Placement) -> Result<(), Refusal> {
        self.refuse_when_over(position)?;
        crate::refusal::explain(position, self.fits, action)
    }

    fn is_legal(&self, position: &Position, action: Placement) -> bool {
        position.next() == Next::Placement
            && position.hand(position.mover()).contains(action.tile)
            && match position.phase() {
                Phase::Opening => crate::refusal::first(action).is_ok(),
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

    fn parse_setup(&self, text: &str) -> Result<Deal, Refusal> {
        Deal::parse(text, self.seats)
    }

    fn setup_text(&self, setup: &Deal) -> String {
        setup.to_string()
    }

    fn parse_move(&self, text: &str) -> Result<Placement, Refusal> {
        read_placement::<Self>(text)
    }

    fn move_text(&self, action: Placement) -> String {
        action.to_string()
    }

    fn picture(&self, position: &Position) -> Picture {
        crate::picture::draw(position, self.fits)
    }

    fn scene(&self, position: &Position, language: Language) -> Scene {
        crate::scene::draw(position, self.fits, language)
    }

    fn choice(&self, position: &Position, action: Placement, language: Language) -> Choice {
        let colour = position.colour(position.mover());
        crate::scene::choice(position.table(), action, colour, language)
    }

    fn seat_tint(&self, position: &Position, seat: Seat) -> Option<Tint> {
        Some(crate::scene::tint(position.colour(seat)))
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

    fn each_draw(&self, position: &Position, mut visit: impl FnMut(Tile, u32) -> Visit) -> Visit {
        match position.next() {
            Next::Draw => position.bag().tiles().try_for_each(|tile| visit(tile, 1)),
            Next::Placement | Next::Nothing(_) => ControlFlow::Continue(()),
        }
    }

    fn draw_unchecked(&self, position: &mut Position, draw: Tile) {
        position.draw(self.fits, draw);
    }

    fn next_draw(&self, setup: &Deal, position: &Position) -> Option<Tile> {
        let drawn = Tile::COUNT - position.bag().len();
        let tile = setup.tiles().get(drawn).copied();
        tile.filter(|&tile| position.bag().contains(tile))
    }

    fn public_setup_text(&self, setup: &Deal) -> String {
        setup.without_bag().to_string()
    }

    fn redeal(&self, setup: &Deal, position: &Position, dice: &mut impl Dice) -> Deal {
        setup.redealt(Tile::COUNT - position.bag().len(), dice)
    }

    fn parse_draw(&self, text: &str) -> Result<Tile, Refusal> {
        read_draw(text)
    }

    fn draw_text(&self, draw: Tile) -> String {
        draw.to_string()
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

/// A placement from its text, or why it is none.
pub(crate) fn read_placement<G: Game>(text: &str) -> Result<Placement, Refusal> {
    Placement::parse(text).map_err(|misread| match misread {
        Misread::Malformed => G::not_a_move(text),
        Misread::NoSuchTile => Refusal::new(&TEXTS, "no-such-tile").with("text", text),
        Misread::TooFar => Refusal::new(&TEXTS, "too-far").with("text", text),
    })
}

/// A drawn tile from its number, or why it is none.
pub(crate) fn read_draw(text: &str) -> Result<Tile, Refusal> {
    number(text)
        .and_then(|number| u8::try_from(number).ok())
        .and_then(Tile::new)
        .ok_or_else(|| Refusal::new(&TEXTS, "not-a-draw").with("text", text))
}
