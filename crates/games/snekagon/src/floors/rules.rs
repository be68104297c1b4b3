use std::ops::ControlFlow;
use std::sync::Arc;

use game::{
    Choices, Dice, Explain, Family, Game, Hidden, Listed, MAX_SEATS, NoDraw, Notation, ParseError,
    PerSeat, Seat, Turn, Visit,
};
use hex::Hex;

use super::action::{Move, neighbours};
use super::check::check;
use super::family::FAMILY;
use super::mover::Mover;
use super::{Position, SnakeType, SnakeTypes, TEXTS};
use crate::field::bit;
use crate::placements::Placements;
use crate::{Misread, Refusal};

/// The rules of Snekagon 5G for a number of players, basic or advanced, on boards of a given side.
#[derive(Clone, Debug)]
pub struct Snekagon5g {
    choices: Choices,
    seats: usize,
    advanced: bool,
    pub(super) placements: Arc<Placements>,
}

/// The two holes of each board.
const EYES: [Hex; 2] = [Hex::new(-1, -2), Hex::new(3, -2)];

/// How often to try a move at random before counting the legal ones: while many are legal, one of the
/// first will be, and it is as likely to be any of them.
const TRIES: u32 = 150;

impl Snekagon5g {
    pub(super) fn mover<'a>(&'a self, position: &'a Position, seat: Seat) -> Mover<'a> {
        Mover::new(&self.placements, position, seat, self.advanced)
    }

    /// As many as seats.
    pub(super) const fn boards(&self) -> usize {
        self.seats
    }

    /// A move tried at random, if it happens to be legal: any tile of the hand anywhere, each end
    /// drilled to any neighbouring board or not at all, everything equally likely.
    fn try_moves(&self, mover: &Mover<'_>, dice: &mut impl Dice) -> Option<Move> {
        let hand = mover.hand();
        let reaches = mover.reaches();
        // The spots for each kind of end on each board: not drilled, or to the one neighbour or other.
        let mut ends = [[!0; 3]; MAX_SEATS];
        let mut targets = [[None; 3]; MAX_SEATS];
        for board in 0..self.seats {
            for (kind, other) in neighbours(self.seats, board).enumerate() {
                ends[board][kind + 1] = mover.open(other);
                targets[board][kind + 1] = Some(other);
            }
        }
        let kinds = if self.seats == 2 { 2 } else { 3 };
        let placed = self.placements.count(hand);
        for _ in 0..TRIES {
            let roll = dice.below(placed * self.seats as u32 * kinds * kinds);
            let (index, rest) = (roll % placed, (roll / placed) as usize);
            let (board, rest) = (rest % self.seats, rest / self.seats);
            let [first, last] = [rest / kinds as usize, rest % kinds as usize];
            if ends[board][first] == 0 || ends[board][last] == 0 {
                continue;
            }
            let index = self.placements.of_hand(hand, index);
            let tile = self.placements.get(index);
            let tips = tile.tips().map(bit);
            if tips[0] & ends[board][first] == 0 || tips[1] & ends[board][last] == 0 {
                continue;
            }
            // A single hex has one way to say which boards it is drilled to.
            if tile.length == 1 && last > 0 && (first == 0 || first >= last) {
                continue;
            }
            let drills = [targets[board][first], targets[board][last]];
            let action = Move::drilled(board, index, drills);
            if mover.allows(&reaches[board], action) {
                return Some(action);
            }
        }
        None
    }
}

impl Game for Snekagon5g {
    type Setup = SnakeTypes;
    type Position = Position;
    type Move = Move;
    type Draw = NoDraw;

    fn seats(&self) -> usize {
        self.seats
    }

    fn deal(&self, dice: &mut impl Dice) -> SnakeTypes {
        SnakeTypes::deal(self.seats, dice)
    }

    fn start(&self, setup: &SnakeTypes) -> Position {
        Position::new(*setup)
    }

    fn turn(&self, position: &Position) -> Turn {
        position.mover().map_or(Turn::Over, Turn::Seat)
    }

    fn each_move(&self, position: &Position, mut visit: impl FnMut(Move) -> Visit) -> Visit {
        position.mover().map_or(ControlFlow::Continue(()), |seat| {
            self.mover(position, seat)
                .each_group(|group| group.moves().try_for_each(&mut visit))
        })
    }

    fn play_unchecked(&self, position: &mut Position, action: Move) {
        let Some(seat) = position.mover() else { return };
        position.place(&self.placements, self.advanced, seat, action);
        position.pass_on(seat, |position, seat, witness| {
            self.mover(position, seat).any_move(witness)
        });
    }

    fn scores(&self, position: &Position) -> PerSeat<i32> {
        PerSeat::from_fn(self.seats, |seat| position.longest(seat).into())
    }

    fn key(&self, position: &Position) -> u64 {
        position.key()
    }

    fn is_legal(&self, position: &Position, action: Move) -> bool {
        position.mover().is_some_and(|seat| {
            let mover = self.mover(position, seat);
            let tile = action.tile(&self.placements).tile;
            mover.hand().has(tile) && mover.allows(&mover.reach(action.board()), action)
        })
    }

    fn count_moves(&self, position: &Position) -> u64 {
        let mut count = 0;
        if let Some(seat) = position.mover() {
            let _ = self.mover(position, seat).each_group(|group| {
                count += u64::from(group.count());
                ControlFlow::Continue(())
            });
        }
        count
    }

    fn pick_move(&self, position: &Position, dice: &mut impl Dice) -> Move {
        let seat = position
            .mover()
            .unwrap_or_else(|| unreachable!("nobody is to move"));
        let mover = self.mover(position, seat);
        if let Some(action) = self.try_moves(&mover, dice) {
            return action;
        }
        // One of all groups seen so far, each as likely as it has moves.
        let (mut picked, mut seen) = (None, 0);
        let _ = mover.each_group(|group| {
            seen += group.count();
            let index = dice.below(seen);
            if index < group.count() {
                picked = Some(group.nth(index));
            }
            ControlFlow::Continue(())
        });
        picked.unwrap_or_else(|| unreachable!("whoever is to move has a move"))
    }
}

impl Hidden for Snekagon5g {}

impl Notation for Snekagon5g {
    type Misread = Misread;

    fn parse_setup(&self, text: &str) -> Result<SnakeTypes, ParseError<Misread>> {
        Ok(SnakeTypes::parse(self.seats, text)?)
    }

    fn setup_text(&self, setup: &SnakeTypes) -> String {
        setup.to_string()
    }

    fn parse_move(&self, text: &str) -> Result<Move, ParseError<Misread>> {
        Move::parse(&self.placements, self.seats, text)?
            .ok_or_else(|| ParseError::not_a_move(text, &TEXTS))
    }

    fn move_text(&self, action: Move) -> String {
        action.text(&self.placements)
    }
}

impl Explain for Snekagon5g {
    type Refusal = Refusal;

    fn themes(&self, position: &Position, action: Move) -> Vec<&'static str> {
        let Some(mover) = position.mover() else {
            return Vec::new();
        };
        let mut themes = position.themes(&self.placements, mover, action);
        let mut after = position.clone();
        self.play_unchecked(&mut after, action);
        let others = (0..self.seats())
            .map(Seat::new)
            .filter(|&seat| seat != mover);
        if others
            .clone()
            .any(|seat| position.is_in(seat) && !after.is_in(seat))
        {
            themes.push("lockout");
        }
        themes
    }

    fn likeness(&self, position: &Position) -> u64 {
        position.likeness(&self.placements.field)
    }

    fn check(&self, position: &Position, action: Move) -> Result<(), Refusal> {
        position.mover().map_or(Ok(()), |seat| {
            check(&self.placements, self.advanced, position, seat, action)
        })
    }
}

impl Listed for Snekagon5g {
    fn family() -> &'static Family {
        &FAMILY
    }

    fn configure(choices: &Choices) -> Self {
        let side = choices.number("side") as u8;
        Self {
            choices: choices.clone(),
            seats: choices.number("players"),
            advanced: choices.is_on("advanced"),
            placements: Arc::new(Placements::new(side, &EYES, 5)),
        }
    }

    fn grant(&self, setup: SnakeTypes, wishes: &[Option<usize>]) -> SnakeTypes {
        let types = wishes
            .iter()
            .map(|wish| wish.map(|place| SnakeType::ALL[place]));
        setup.with_types(&types.collect::<Vec<_>>())
    }

    fn choices(&self) -> &Choices {
        &self.choices
    }
}
