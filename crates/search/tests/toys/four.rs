use std::ops::ControlFlow;

use game::{Dice, Game, KeyMixer, NoDraw, PerSeat, Seat, Turn, Visit};

/// Four in a row: discs fall down columns, and four side by side win. Small enough to be solved late, and
/// large enough to be searched early.
#[derive(Clone, Debug)]
pub struct Four {
    pub width: u32,
    pub height: u32,
}

/// Each seat's discs, seven bits a column from the bottom up; the bit above a full column stays empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Discs(pub [u64; 2]);

const COLUMN: u32 = 7;

impl Four {
    pub const USUAL: Self = Self {
        width: 7,
        height: 6,
    };
    pub const SMALL: Self = Self {
        width: 6,
        height: 5,
    };

    /// A position after so many random moves, if the game takes so long.
    pub fn after(&self, plies: u32, dice: &mut impl Dice) -> Option<Discs> {
        let mut position = self.start(&());
        for _ in 0..plies {
            if self.turn(&position) == Turn::Over {
                return None;
            }
            let column = self.pick_move(&position, dice);
            self.play_unchecked(&mut position, column);
        }
        (self.turn(&position) != Turn::Over).then_some(position)
    }

    fn discs_in(column: u8, position: &Discs) -> u32 {
        let all = position.0[0] | position.0[1];
        (all >> (u32::from(column) * COLUMN) & 0x7F).count_ones()
    }
}

impl Discs {
    fn placed(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones()
    }

    fn mover(self) -> usize {
        self.placed() as usize % 2
    }

    fn has_four(self, seat: usize) -> bool {
        let discs = self.0[seat];
        [1, COLUMN - 1, COLUMN, COLUMN + 1].iter().any(|step| {
            let pairs = discs & discs >> step;
            pairs & pairs >> (2 * step) != 0
        })
    }
}

impl Game for Four {
    type Setup = ();
    type Position = Discs;
    type Move = u8;
    type Draw = NoDraw;

    fn seats(&self) -> usize {
        2
    }
    fn deal(&self, _: &mut impl Dice) {}
    fn start(&self, (): &()) -> Discs {
        Discs::default()
    }
    fn turn(&self, position: &Discs) -> Turn {
        let full = position.placed() == self.width * self.height;
        if full || position.has_four(position.mover() ^ 1) {
            Turn::Over
        } else {
            Turn::Seat(Seat::new(position.mover()))
        }
    }
    fn each_move(&self, position: &Discs, visit: impl FnMut(u8) -> Visit) -> Visit {
        if self.turn(position) == Turn::Over {
            return ControlFlow::Continue(());
        }
        (0..self.width as u8)
            .filter(|&column| Self::discs_in(column, position) < self.height)
            .try_for_each(visit)
    }
    fn play_unchecked(&self, position: &mut Discs, column: u8) {
        let row = Self::discs_in(column, position);
        position.0[position.mover()] |= 1 << (u32::from(column) * COLUMN + row);
    }
    fn scores(&self, position: &Discs) -> PerSeat<i32> {
        PerSeat::from_fn(2, |seat| i32::from(position.has_four(seat.index())))
    }
    fn key(&self, position: &Discs) -> u64 {
        KeyMixer::new()
            .word(position.0[0])
            .word(position.0[1])
            .key()
    }
}
