//! Games so small that everything about them is known.
#![allow(dead_code, unreachable_pub, reason = "each test uses some of them")]

mod four;

use std::ops::ControlFlow;

use game::{Dice, Game, NoDraw, PerSeat, Seat, Turn, Visit};

pub use four::Four;

/// Heaps of which one takes any number from one; whoever takes the last wins.
#[derive(Clone, Debug)]
pub struct Nim;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Heaps(pub [u8; 3], pub Seat);

impl Game for Nim {
    type Setup = ();
    type Position = Heaps;
    type Move = (u8, u8);
    type Draw = NoDraw;

    fn seats(&self) -> usize {
        2
    }
    fn deal(&self, _: &mut impl Dice) {}
    fn start(&self, (): &()) -> Heaps {
        Heaps([3, 4, 5], Seat::new(0))
    }
    fn turn(&self, position: &Heaps) -> Turn {
        if position.0 == [0; 3] {
            Turn::Over
        } else {
            Turn::Seat(position.1)
        }
    }
    fn each_move(&self, position: &Heaps, mut visit: impl FnMut((u8, u8)) -> Visit) -> Visit {
        for heap in 0..3 {
            for taken in 1..=position.0[heap] {
                visit((heap as u8, taken))?;
            }
        }
        ControlFlow::Continue(())
    }
    fn play_unchecked(&self, position: &mut Heaps, (heap, taken): (u8, u8)) {
        position.0[heap as usize] -= taken;
        position.1 = position.1.other();
    }
    fn scores(&self, position: &Heaps) -> PerSeat<i32> {
        let over = position.0 == [0; 3];
        PerSeat::from_fn(2, |seat| i32::from(over && seat == position.1.other()))
    }
    fn key(&self, position: &Heaps) -> u64 {
        let [a, b, c] = position.0;
        let word = u64::from_le_bytes([a, b, c, position.1.index() as u8, 0, 0, 0, 0]);
        game::KeyMixer::new().word(word).key()
    }
}

/// Noughts and crosses.
#[derive(Clone, Debug)]
pub struct TicTacToe;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Marks(pub [u16; 2]);

impl Marks {
    pub fn mover(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones()) as usize % 2
    }
    fn has_line(self, seat: usize) -> bool {
        const LINES: [u16; 8] = [0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];
        LINES.iter().any(|&line| self.0[seat] & line == line)
    }
}

impl Game for TicTacToe {
    type Setup = ();
    type Position = Marks;
    type Move = u8;
    type Draw = NoDraw;

    fn seats(&self) -> usize {
        2
    }
    fn deal(&self, _: &mut impl Dice) {}
    fn start(&self, (): &()) -> Marks {
        Marks::default()
    }
    fn turn(&self, position: &Marks) -> Turn {
        let full = position.0[0] | position.0[1] == 0o777;
        if full || position.has_line(0) || position.has_line(1) {
            Turn::Over
        } else {
            Turn::Seat(Seat::new(position.mover()))
        }
    }
    fn each_move(&self, position: &Marks, visit: impl FnMut(u8) -> Visit) -> Visit {
        if self.turn(position) == Turn::Over {
            return ControlFlow::Continue(());
        }
        let taken = position.0[0] | position.0[1];
        (0..9)
            .filter(|cell| taken >> cell & 1 == 0)
            .try_for_each(visit)
    }
    fn play_unchecked(&self, position: &mut Marks, cell: u8) {
        position.0[position.mover()] |= 1 << cell;
    }
    fn scores(&self, position: &Marks) -> PerSeat<i32> {
        PerSeat::from_fn(2, |seat| i32::from(position.has_line(seat.index())))
    }
    fn key(&self, position: &Marks) -> u64 {
        let word = u64::from(position.0[0]) << 16 | u64::from(position.0[1]);
        game::KeyMixer::new().word(word).key()
    }
}

/// One chooses once: a sure 3 points, or a die of six sides that must show more than `bar` for 6
/// points. The other has 4 points. So the die wins with (6 - bar) / 6, and the sure thing loses.
#[derive(Clone, Debug)]
pub struct Gamble {
    pub bar: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Table {
    Asked,
    Rolling,
    Shows(u8),
    Sure,
}

impl Game for Gamble {
    type Setup = ();
    type Position = Table;
    type Move = bool;
    type Draw = u8;

    fn seats(&self) -> usize {
        2
    }
    fn deal(&self, _: &mut impl Dice) {}
    fn start(&self, (): &()) -> Table {
        Table::Asked
    }
    fn turn(&self, position: &Table) -> Turn {
        match position {
            Table::Asked => Turn::Seat(Seat::new(0)),
            Table::Rolling => Turn::Chance,
            _ => Turn::Over,
        }
    }
    fn each_move(&self, position: &Table, mut visit: impl FnMut(bool) -> Visit) -> Visit {
        if *position == Table::Asked {
            visit(false)?;
            visit(true)?;
        }
        ControlFlow::Continue(())
    }
    fn play_unchecked(&self, position: &mut Table, dare: bool) {
        *position = if dare { Table::Rolling } else { Table::Sure };
    }
    fn each_draw(&self, position: &Table, mut visit: impl FnMut(u8, u32) -> Visit) -> Visit {
        if *position == Table::Rolling {
            for side in 1..=6 {
                visit(side, 1)?;
            }
        }
        ControlFlow::Continue(())
    }
    fn draw_unchecked(&self, position: &mut Table, side: u8) {
        *position = Table::Shows(side);
    }
    fn scores(&self, position: &Table) -> PerSeat<i32> {
        let own = match *position {
            Table::Shows(side) if side > self.bar => 6,
            Table::Sure => 3,
            _ => 0,
        };
        PerSeat::from_fn(2, |seat| if seat.index() == 0 { own } else { 4 })
    }
    fn key(&self, position: &Table) -> u64 {
        match *position {
            Table::Asked => 100,
            Table::Rolling => 101,
            Table::Sure => 102,
            Table::Shows(side) => u64::from(side),
        }
    }
}

/// Three or more sit round a heap and take 1 or 2; whoever takes the last point gets 2, whoever took
/// before gets 1. A seat that takes 2 with `again` left in the heap moves once more.
#[derive(Clone, Debug)]
pub struct Circle {
    pub seats: usize,
    pub again: u8,
}

impl Default for Circle {
    fn default() -> Self {
        Self { seats: 3, again: 0 }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Heap {
    pub left: u8,
    pub mover: u8,
    pub last: Option<u8>,
    pub before: Option<u8>,
}

impl Game for Circle {
    type Setup = ();
    type Position = Heap;
    type Move = u8;
    type Draw = NoDraw;

    fn seats(&self) -> usize {
        self.seats
    }
    fn deal(&self, _: &mut impl Dice) {}
    fn start(&self, (): &()) -> Heap {
        Heap {
            left: 8,
            mover: 0,
            last: None,
            before: None,
        }
    }
    fn turn(&self, position: &Heap) -> Turn {
        if position.left == 0 {
            Turn::Over
        } else {
            Turn::Seat(Seat::new(position.mover as usize))
        }
    }
    fn each_move(&self, position: &Heap, visit: impl FnMut(u8) -> Visit) -> Visit {
        (1..=position.left.min(2)).try_for_each(visit)
    }
    fn play_unchecked(&self, position: &mut Heap, taken: u8) {
        position.left -= taken;
        position.before = position.last;
        position.last = Some(position.mover);
        if taken != 2 || position.left != self.again {
            position.mover = (position.mover + 1) % self.seats as u8;
        }
    }
    fn scores(&self, position: &Heap) -> PerSeat<i32> {
        PerSeat::from_fn(self.seats, |seat| {
            let is = |other: Option<u8>| other == Some(seat.index() as u8);
            2 * i32::from(is(position.last)) + i32::from(is(position.before))
        })
    }
    fn key(&self, position: &Heap) -> u64 {
        let seat = |seat: Option<u8>| u64::from(seat.map_or(9, |seat| seat));
        let word = u64::from(position.left) << 24
            | u64::from(position.mover) << 16
            | seat(position.last) << 8
            | seat(position.before);
        game::KeyMixer::new().word(word).key()
    }
}

/// What each seat gets if all play for the most of their own, the first of equals taken, chance by weight.
pub fn by_looking_at_everything<G: Game>(game: &G, position: &G::Position) -> PerSeat<f32> {
    match game.turn(position) {
        Turn::Over => serpentarium_search::reward_by_rank(game, position),
        Turn::Chance => {
            let mut total = 0.0;
            let mut sums = PerSeat::all(game.seats(), 0.0);
            let _ = game.each_draw(position, |draw, weight| {
                let mut next = position.clone();
                game.draw_unchecked(&mut next, draw);
                let values = by_looking_at_everything(game, &next);
                total += weight as f32;
                sums = PerSeat::from_fn(game.seats(), |s| sums[s] + weight as f32 * values[s]);
                ControlFlow::Continue(())
            });
            PerSeat::from_fn(game.seats(), |seat| sums[seat] / total)
        }
        Turn::Seat(mover) => {
            let mut best: Option<PerSeat<f32>> = None;
            let _ = game.each_move(position, |action| {
                let mut next = position.clone();
                game.play_unchecked(&mut next, action);
                let values = by_looking_at_everything(game, &next);
                if best.is_none_or(|best| values[mover] > best[mover]) {
                    best = Some(values);
                }
                ControlFlow::Continue(())
            });
            best.expect("a move")
        }
    }
}
