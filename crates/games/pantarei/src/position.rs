use std::hash::{Hash, Hasher};
use std::ops::ControlFlow;

use game::{KeyMixer, Seat, Visit};

use crate::moves::Action;
use crate::{Colour, LineUp, Move, Stack, Tile};

/// A position: the line of stacks, whose turn it is, and what was done last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    stacks: [Stack; 19],
    length: u8,
    /// How many turns in a row have not lessened the number of stacks.
    quiet: u8,
    mover: Seat,
    /// Seat 0's colour, once chosen.
    chosen: Option<Colour>,
    /// Whether the opponent's last turn was a swap.
    swap_forbidden: bool,
    end: Option<End>,
    tops: Tops,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// This seat made a stack of seven or more.
    Seven(Seat),
    /// Nothing flowed together for forty turns.
    Draw,
}

/// What the tops of the stacks say, a bit a stack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Tops {
    black: u32,
    white: u32,
    /// The two bits of the top tiles' numbers.
    ones: u32,
    twos: u32,
    /// Stacks of two or more.
    tall: u32,
    /// Stacks of five or more, and of six: two tiles make the ones a seven, one tile the others.
    fives: u32,
    sixes: u32,
}

/// From where the mover's tiles can go: for each number, to the left and to the right.
type Carriers = [(u8, bool, u32); 6];

/// A stack this high wins.
pub(crate) const WINNING: u32 = 7;
/// So many turns in a row without fewer stacks are a draw (the page's own addition to the rulebook).
const QUIET_TURNS: u8 = 40;

impl Position {
    pub(crate) fn new(line_up: &LineUp) -> Self {
        Self::of_tiles(line_up.tiles())
    }

    /// The position with these tiles in line, nothing chosen yet.
    pub(crate) fn of_tiles(tiles: &[Tile]) -> Self {
        let mut position = Self {
            stacks: [Stack::default(); 19],
            length: tiles.len() as u8,
            quiet: 0,
            mover: Seat::new(0),
            chosen: None,
            swap_forbidden: false,
            end: None,
            tops: Tops::default(),
        };
        for (place, &tile) in tiles.iter().enumerate() {
            position.stacks[place] = Stack::of(tile);
            position.tops.note(place as u8, Stack::of(tile));
        }
        position
    }

    /// The stacks from the left.
    pub fn stacks(&self) -> &[Stack] {
        &self.stacks[..self.length as usize]
    }

    /// A seat's colour, once chosen.
    pub fn colour(&self, seat: Seat) -> Option<Colour> {
        self.chosen.map(|colour| {
            if seat == Seat::new(0) {
                colour
            } else {
                colour.other()
            }
        })
    }

    /// Whose move it is, or would be.
    pub const fn mover(&self) -> Seat {
        self.mover
    }

    /// How it ended, if it did.
    pub const fn end(&self) -> Option<End> {
        self.end
    }

    /// Whether the opponent's last turn was a swap, so that the mover must not.
    pub const fn swap_forbidden(&self) -> bool {
        self.swap_forbidden
    }

    /// How many turns are left before nothing flowing together is a draw.
    pub const fn quiet_turns_left(&self) -> u8 {
        QUIET_TURNS - self.quiet
    }

    /// A move that makes a stack of seven, if the mover has one.
    pub fn winning_move(&self) -> Option<Move> {
        if self.tops.fives == 0 || self.end.is_some() {
            return None;
        }
        let own = self.own()?;
        let carriers = self.carriers(own).into_iter();
        let mut wins = carriers.flat_map(|(number, right, from)| {
            let onto = |targets: u32| {
                if right {
                    from & targets >> number
                } else {
                    from & targets << number
                }
            };
            let one = (onto(self.tops.sixes), 1);
            let two = (onto(self.tops.fives) & self.tops.tall, 2);
            [one, two].map(|(from, tiles)| (number, right, from, tiles))
        });
        wins.find(|&(_, _, from, _)| from != 0)
            .map(|(number, right, from, tiles)| carry(nth(from, 0), number, right, tiles))
    }

    /// How many of the mover's moves carry tiles; the others swap, or choose a colour.
    pub fn count_carries(&self) -> u32 {
        match self.own() {
            Some(own) if self.end.is_none() => self.count_carries_of(own),
            _ => 0,
        }
    }

    pub(crate) fn play(&mut self, action: Move) {
        match action.0 {
            Action::Choose(colour) => {
                self.chosen = Some(colour);
                self.mover = Seat::new(1);
                // Seat 1 has nine tiles of its colour in line: it can always act.
                return;
            }
            Action::Carry { from, to, tiles } => self.carry(from, to, tiles),
            Action::Swap(left, right) => {
                self.stacks.swap(left as usize, right as usize);
                self.tops.note(left, self.stacks[left as usize]);
                self.tops.note(right, self.stacks[right as usize]);
                self.quiet += 1;
            }
        }
        if self.end.is_some() {
            return;
        }
        if self.quiet == QUIET_TURNS {
            self.end = Some(End::Draw);
            return;
        }
        self.mover = self.mover.other();
        self.swap_forbidden = matches!(action.0, Action::Swap(..));
        if self.count_moves() == 0 {
            // The opponent can do nothing and is skipped; a skipped turn was no swap.
            self.mover = self.mover.other();
            self.swap_forbidden = false;
        }
    }

    pub(crate) fn each_move(&self, mut visit: impl FnMut(Move) -> Visit) -> Visit {
        if self.end.is_some() {
            return ControlFlow::Continue(());
        }
        let Some(own) = self.own() else {
            visit(Move(Action::Choose(Colour::Black)))?;
            return visit(Move(Action::Choose(Colour::White)));
        };
        for tiles in [1, 2] {
            for (number, right, from) in self.carriers(own) {
                let from = if tiles == 2 {
                    from & self.tops.tall
                } else {
                    from
                };
                for place in each(from) {
                    visit(carry(place, number, right, tiles))?;
                }
            }
        }
        if !self.swap_forbidden {
            for left in each(own) {
                for right in each(own & !((2 << left) - 1)) {
                    visit(Move(Action::Swap(left, right)))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    pub(crate) fn count_moves(&self) -> u32 {
        if self.end.is_some() {
            return 0;
        }
        let Some(own) = self.own() else { return 2 };
        self.count_carries_of(own) + self.swaps(own)
    }

    /// Move number `n` of all legal ones, carries first, without visiting those before it.
    pub fn nth_move(&self, n: u32) -> Option<Move> {
        let Some(own) = self.own() else {
            return [Colour::Black, Colour::White]
                .get(n as usize)
                .map(|&colour| Move(Action::Choose(colour)));
        };
        let mut left = n;
        let carriers = self.carriers(own);
        for (tiles, eligible) in [(1, u32::MAX), (2, self.tops.tall)] {
            for (number, right, from) in carriers {
                let from = from & eligible;
                if left < from.count_ones() {
                    return Some(carry(nth(from, left), number, right, tiles));
                }
                left -= from.count_ones();
            }
        }
        let mut rest = own;
        while rest != 0 && !self.swap_forbidden {
            let first = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            if left < rest.count_ones() {
                return Some(Move(Action::Swap(first, nth(rest, left))));
            }
            left -= rest.count_ones();
        }
        None
    }

    pub(crate) fn key(&self) -> u64 {
        let state = u64::from(self.quiet)
            | (self.mover.index() as u64) << 8
            | self.chosen.map_or(0, |colour| 1 + colour as u64) << 16
            | u64::from(self.swap_forbidden) << 24
            | match self.end {
                None => 0,
                Some(End::Draw) => 1,
                Some(End::Seven(seat)) => 2 + seat.index() as u64,
            } << 32;
        let pairs = self.stacks().chunks(2);
        pairs
            .fold(KeyMixer::new().word(state), |key, pair| {
                let high = pair.get(1).map_or(0, |stack| stack.bits());
                key.word(u64::from(pair[0].bits()) | u64::from(high) << 32)
            })
            .key()
    }

    fn carry(&mut self, from: u8, to: u8, tiles: u8) {
        let lifted = self.stacks[from as usize].lift(tiles.into());
        let target = &mut self.stacks[to as usize];
        target.put(lifted, tiles.into());
        if target.height() >= WINNING {
            self.end = Some(End::Seven(self.mover));
        }
        self.tops.note(to, self.stacks[to as usize]);
        if self.stacks[from as usize].is_empty() {
            self.stacks
                .copy_within(from as usize + 1..self.length as usize, from as usize);
            self.length -= 1;
            self.stacks[self.length as usize] = Stack::default();
            self.tops.close_up(from);
            self.quiet = 0;
        } else {
            self.tops.note(from, self.stacks[from as usize]);
            self.quiet += 1;
        }
    }

    /// The mover's stacks, once colours are chosen.
    fn own(&self) -> Option<u32> {
        self.colour(self.mover).map(|colour| match colour {
            Colour::Black => self.tops.black,
            Colour::White => self.tops.white,
        })
    }

    fn carriers(&self, own: u32) -> Carriers {
        let Tops { ones, twos, .. } = self.tops;
        let line = (1 << self.length) - 1;
        let with = [own & ones & !twos, own & twos & !ones, own & ones & twos];
        let left = |number: u8| (number, false, with[number as usize - 1] & (line << number));
        let right = |number: u8| (number, true, with[number as usize - 1] & (line >> number));
        [left(1), right(1), left(2), right(2), left(3), right(3)]
    }

    fn count_carries_of(&self, own: u32) -> u32 {
        let carriers = self.carriers(own);
        let moves = carriers
            .iter()
            .map(|(_, _, from)| from.count_ones() + (from & self.tops.tall).count_ones());
        moves.sum()
    }

    fn swaps(&self, own: u32) -> u32 {
        let stacks = own.count_ones();
        if self.swap_forbidden {
            0
        } else {
            stacks * stacks.saturating_sub(1) / 2
        }
    }
}

impl Tops {
    /// Takes note of the stack that is now at a place.
    fn note(&mut self, place: u8, stack: Stack) {
        let top = stack.top();
        let set = |mask: &mut u32, on: bool| *mask = *mask & !(1 << place) | u32::from(on) << place;
        set(&mut self.black, top.colour() == Some(Colour::Black));
        set(&mut self.white, top.colour() == Some(Colour::White));
        set(&mut self.ones, top.number() & 1 != 0);
        set(&mut self.twos, top.number() & 2 != 0);
        set(&mut self.tall, stack.height() > 1);
        set(&mut self.fives, stack.height() >= WINNING - 2);
        set(&mut self.sixes, stack.height() >= WINNING - 1);
    }

    /// Takes a place out; those to the right of it move up.
    fn close_up(&mut self, place: u8) {
        let before = (1 << place) - 1;
        for mask in [
            &mut self.black,
            &mut self.white,
            &mut self.ones,
            &mut self.twos,
            &mut self.tall,
            &mut self.fives,
            &mut self.sixes,
        ] {
            *mask = *mask & before | (*mask >> 1) & !before;
        }
    }
}

fn carry(from: u8, number: u8, right: bool, tiles: u8) -> Move {
    let to = if right { from + number } else { from - number };
    Move(Action::Carry { from, to, tiles })
}

fn each(mut places: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let place = (places != 0).then(|| places.trailing_zeros() as u8);
        places &= places.wrapping_sub(1);
        place
    })
}

fn nth(mut places: u32, n: u32) -> u8 {
    for _ in 0..n {
        places &= places - 1;
    }
    places.trailing_zeros() as u8
}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fragment(tiles: &str) -> Position {
        let tiles: Vec<Tile> = tiles
            .split(' ')
            .map(|tile| Tile::parse(tile).unwrap())
            .collect();
        Position::of_tiles(&tiles)
    }

    fn play(position: &mut Position, action: &str) {
        position.play(Move::parse(action).unwrap());
    }

    fn carries(position: &Position) -> Vec<String> {
        let mut moves = Vec::new();
        let _ = position.each_move(|action| {
            moves.push(action.to_string());
            ControlFlow::Continue(())
        });
        moves.retain(|text| !text.contains('='));
        moves.sort();
        moves
    }

    #[test]
    fn distance_counts_the_stacks_that_remain() {
        let mut position = fragment("W2 B1 N0 B3 W1 B2");
        play(&mut position, "black");
        assert_eq!(carries(&position), ["1>3", "5>4", "5>6"]);
        play(&mut position, "1>3");
        assert_eq!(
            format!("{:?}", position.stacks()),
            "[B1, N0+W2, B3, W1, B2]"
        );
        play(&mut position, "1=3");
        play(&mut position, "2>>4");
        assert_eq!(format!("{:?}", position.stacks()), "[B3, B1, W1+N0+W2, B2]");
    }

    #[test]
    fn the_neutral_stack_is_nobodys() {
        let mut position = fragment("W1 N0 B1");
        play(&mut position, "black");
        assert_eq!(carries(&position), ["1>2"]);
    }

    #[test]
    fn who_can_do_nothing_is_skipped() {
        // White's only stack can't move: three steps lead past both ends. Black goes on.
        let mut position = fragment("W1 B3 W3 B1 B2");
        play(&mut position, "black");
        play(&mut position, "1>2");
        assert_eq!(position.mover(), Seat::new(0));
        play(&mut position, "3>2");
        assert_eq!(format!("{:?}", position.stacks()), "[B3+W1, W3+B1, B2]");
        assert_eq!(position.mover(), Seat::new(1));
        play(&mut position, "1>2");
        assert_eq!(format!("{:?}", position.stacks()), "[B3, W3+B1+W1, B2]");
        play(&mut position, "1=3");
        assert!(
            position.swap_forbidden(),
            "one stack can't be swapped, but it can be carried"
        );
        play(&mut position, "2>>1");
        assert_eq!(format!("{:?}", position.stacks()), "[B2+B1+W1, W3, B3]");
        // Black's 3 leads past the end, and there is nothing to swap it with: White goes on.
        assert_eq!(position.mover(), Seat::new(1));
        assert!(!position.swap_forbidden());
    }
}
