use std::ops::ControlFlow;
use std::sync::Arc;

use game::{
    Choices, Dice, Explain, Family, Game, Hidden, Listed, NoDraw, Notation, ParseError, PerSeat,
    Seat, Turn, Visit,
};

use super::family::FAMILY;
use super::{Position, TEXTS};
use crate::Misread;
use crate::field::nth;
use crate::placements::Placements;
use crate::refusal::{Refusal, contact, occupied, touches};
use crate::scan::Scan;
use crate::tiles::Tile;
use crate::writing::{path_text, read_path};

/// The rules of Snekagon on a board of a given side.
#[derive(Clone, Debug)]
pub struct Snekagon {
    choices: Choices,
    pub(super) placements: Arc<Placements>,
}

/// Nothing is random in Snekagon: its only setup, written `-`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup;

/// A tile placed somewhere on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(pub(super) u16);

/// How often to try a placement at random before counting the legal ones, by the number of tiles left:
/// while many are legal, one of the first will be, and it is as likely to be any of them.
const TRIES: [u32; 9] = [0, 0, 0, 0, 16, 16, 16, 16, 16];

impl Snekagon {
    /// Where any tile may go at the very beginning: the single hex, anywhere.
    fn openings(&self) -> impl Iterator<Item = Move> + use<> {
        let hand = crate::tiles::Hand::EMPTY.with(Tile::SINGLE);
        let placements = Arc::clone(&self.placements);
        (0..placements.count(hand)).map(move |index| Move(placements.of_hand(hand, index)))
    }

    fn scan(&self, position: &Position, seat: Seat) -> Scan<'_> {
        let reach = position.reach(&self.placements, seat);
        Scan::new(&self.placements, reach, position.player(seat).hand)
    }
}

impl Game for Snekagon {
    type Setup = Setup;
    type Position = Position;
    type Move = Move;
    type Draw = NoDraw;

    fn seats(&self) -> usize {
        2
    }

    fn deal(&self, _dice: &mut impl Dice) -> Setup {
        Setup
    }

    fn start(&self, _setup: &Setup) -> Position {
        Position::new()
    }

    fn turn(&self, position: &Position) -> Turn {
        position.mover().map_or(Turn::Over, Turn::Seat)
    }

    fn each_move(&self, position: &Position, mut visit: impl FnMut(Move) -> Visit) -> Visit {
        let Some(mover) = position.mover() else {
            return ControlFlow::Continue(());
        };
        if position.is_opening() {
            return self.openings().try_for_each(visit);
        }
        self.scan(position, mover)
            .each_placement(|index| visit(Move(index)))
    }

    fn play_unchecked(&self, position: &mut Position, action: Move) {
        if let Some(mover) = position.mover() {
            position.place(&self.placements, mover, self.placements.get(action.0));
        }
    }

    fn scores(&self, position: &Position) -> PerSeat<i32> {
        PerSeat::from_fn(2, |seat| position.player(seat).snakes.longest().into())
    }

    fn key(&self, position: &Position) -> u64 {
        position.key()
    }

    fn is_legal(&self, position: &Position, action: Move) -> bool {
        position.mover().is_some() && self.check(position, action).is_ok()
    }

    fn count_moves(&self, position: &Position) -> u64 {
        match position.mover() {
            None => 0,
            Some(_) if position.is_opening() => self.openings().count() as u64,
            Some(mover) => self.scan(position, mover).count(),
        }
    }

    fn pick_move(&self, position: &Position, dice: &mut impl Dice) -> Move {
        let placements = &*self.placements;
        let mover = position
            .mover()
            .unwrap_or_else(|| unreachable!("nobody is to move"));
        let hand = position.player(mover).hand;
        if position.is_opening() {
            let single = crate::tiles::Hand::EMPTY.with(Tile::SINGLE);
            return Move(placements.of_hand(single, dice.below(placements.count(single))));
        }
        let reach = position.reach(placements, mover);
        let all = placements.count(hand);
        for _ in 0..TRIES[hand.count()] {
            let index = placements.of_hand(hand, dice.below(all));
            if reach.allows(&placements.field, placements.get(index)) {
                return Move(index);
            }
        }
        // One of all placements seen so far, each equally likely.
        let (mut picked, mut seen) = (None, 0);
        let _ = Scan::new(placements, reach, hand).each_pose(|pose, hubs| {
            let here = hubs.count_ones();
            seen += here;
            let index = dice.below(seen);
            if index < here {
                picked = Some((pose, hubs, index));
            }
            ControlFlow::Continue(())
        });
        let (pose, hubs, index) =
            picked.unwrap_or_else(|| unreachable!("whoever is to move has a move"));
        Move(placements.at(pose, nth(hubs, index)))
    }
}

impl Hidden for Snekagon {}

impl Notation for Snekagon {
    type Misread = Misread;

    fn parse_setup(&self, text: &str) -> Result<Setup, ParseError<Misread>> {
        if text == "-" {
            Ok(Setup)
        } else {
            Err(Misread::NoSetup(text.to_owned()).into())
        }
    }

    fn setup_text(&self, _setup: &Setup) -> String {
        "-".to_owned()
    }

    fn parse_move(&self, text: &str) -> Result<Move, ParseError<Misread>> {
        let (index, _) = read_path(&self.placements, text)?
            .ok_or_else(|| ParseError::not_a_move(text, &TEXTS))?;
        Ok(Move(index))
    }

    fn move_text(&self, action: Move) -> String {
        path_text(&self.placements.field, self.placements.get(action.0).path())
    }
}

impl Explain for Snekagon {
    type Refusal = Refusal;

    fn themes(&self, position: &Position, action: Move) -> Vec<&'static str> {
        let tile = self.placements.get(action.0);
        let mover = position.mover();
        mover.map_or_else(Vec::new, |mover| {
            position.themes(&self.placements, mover, tile)
        })
    }

    fn likeness(&self, position: &Position) -> u64 {
        position.likeness(&self.placements.field)
    }

    fn check(&self, position: &Position, action: Move) -> Result<(), Refusal> {
        let Some(mover) = position.mover() else {
            return Ok(());
        };
        let field = &self.placements.field;
        let player = position.player(mover);
        let tile = self.placements.get(action.0);
        if position.is_opening() {
            return if tile.tile == Tile::SINGLE {
                Ok(())
            } else {
                Err(Refusal::FirstSingle)
            };
        }
        if !player.hand.has(tile.tile) {
            return Err(if tile.tile == Tile::SINGLE {
                Refusal::SingleFirstOnly(tile.tile)
            } else {
                Refusal::TileUsed(tile.tile)
            });
        }
        let reach = position.reach(&self.placements, mover);
        if reach.allows(field, tile) {
            return Ok(());
        }
        let [own, others] = [mover, mover.other()].map(|seat| position.player(seat).body);
        occupied(field, tile, own.hexes | others.hexes)?;
        if tile.near & own.hexes == 0 {
            return Err(touches(field, tile, others.hexes));
        }
        Err(contact(field, &own, 0, tile, [false; 2]))
    }
}

impl Listed for Snekagon {
    fn family() -> &'static Family {
        &FAMILY
    }

    fn configure(choices: &Choices) -> Self {
        Self {
            choices: choices.clone(),
            placements: Arc::new(Placements::new(choices.number("side") as u8, &[], 4)),
        }
    }

    fn choices(&self) -> &Choices {
        &self.choices
    }
}
