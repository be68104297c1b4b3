use std::borrow::Cow;
use std::ops::ControlFlow;
use std::sync::Arc;

use game::scene::{Choice, Scene};
use game::{
    Choices, Dice, Family, Game, Ink, Language, Message, NoDraw, OptionKind, PerSeat, Picture,
    Refusal, Seat, Turn, Visit,
};

use super::{Position, TEXTS, scene};
use crate::field::nth;
use crate::picture::{Stand, draw, remark_on_hand};
use crate::placements::Placements;
use crate::refusals::{contact, occupied, refuse, touches};
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

static FAMILY: Family = Family {
    id: "snekagon",
    title: "Snekagon",
    author: "Adam Španěl",
    players: 2..=2,
    options: &[OptionKind {
        name: "side",
        values: &["5", "6", "7"],
        default: "6",
    }],
    texts: &TEXTS,
};

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

    fn explain(&self, position: &Position, action: Move) -> Result<(), Refusal> {
        self.refuse_when_over(position)?;
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
                Err(refuse("first-single"))
            };
        }
        if !player.hand.has(tile.tile) {
            let never = tile.tile == Tile::SINGLE;
            let code = if never {
                "single-first-only"
            } else {
                "tile-used"
            };
            return Err(refuse(code).with("tile", tile.tile.to_string()));
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

    fn scores(&self, position: &Position) -> PerSeat<i32> {
        PerSeat::from_fn(2, |seat| position.player(seat).snakes.longest().into())
    }

    fn key(&self, position: &Position) -> u64 {
        position.key()
    }

    fn parse_setup(&self, text: &str) -> Result<Setup, Refusal> {
        if text == "-" {
            Ok(Setup)
        } else {
            Err(Refusal::new(&TEXTS, "setup-nothing").with("text", text))
        }
    }

    fn setup_text(&self, _setup: &Setup) -> String {
        "-".to_owned()
    }

    fn parse_move(&self, text: &str) -> Result<Move, Refusal> {
        let (index, _) =
            read_path(&self.placements, text)?.ok_or_else(|| Self::not_a_move(text))?;
        Ok(Move(index))
    }

    fn move_text(&self, action: Move) -> String {
        path_text(&self.placements.field, self.placements.get(action.0).path())
    }

    fn picture(&self, position: &Position) -> Picture {
        let mut picture = Picture::new();
        draw(&mut picture, &self.placements.field, 1, |_, spot| {
            position.owner(spot).map(|seat| {
                let (letter, ink) = [("R", Ink::Red), ("G", Ink::Green)][seat.index()];
                Stand {
                    text: letter.to_owned(),
                    ink,
                }
            })
        });
        for seat in [0, 1].map(Seat::new) {
            let player = position.player(seat);
            let name = self.seat_name(position, seat);
            remark_on_hand(&mut picture, name, player.hand, player.snakes.longest());
        }
        if position.is_opening() {
            picture.remark(refuse("first-single"));
        }
        picture
    }

    fn scene(&self, position: &Position, language: Language) -> Scene {
        scene::draw(self, position, language)
    }

    fn choice(&self, _position: &Position, action: Move, _language: Language) -> Choice {
        scene::choice(self, action, self.move_text(action))
    }

    fn piece(&self, _position: &Position, action: Move) -> Option<Cow<'static, str>> {
        Some(Cow::Borrowed(self.placements.get(action.0).tile.name()))
    }

    fn seat_name(&self, _position: &Position, seat: Seat) -> Message {
        Message::new(&TEXTS, ["red", "green"][seat.index()])
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
