#[cfg(test)]
mod tests;

use std::hash::{Hash, Hasher};

use game::{KeyMixer, Seat};

use crate::table::{Candidates, FITS, Fits, Table};
use crate::{Colour, Deal, Placement, Tile, TileSet};

/// What the players can see: the table, everybody's hand, which tiles are left in the bag but not
/// their order, and who is to do what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    table: Table,
    hands: [TileSet; 4],
    bag: TileSet,
    colours: [Colour; 4],
    seats: u8,
    mover: Seat,
    phase: Phase,
    next: Next,
}

/// Where in a turn a player is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The first tile of the game, a turn of its own.
    Opening,
    /// Forced spaces, before the free move.
    ForcedBefore,
    /// The free move.
    Free,
    /// Forced spaces, after the free move.
    ForcedAfter,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// All 56 tiles lie.
    AllLaid,
    /// The bag is empty and none of the tiles left fits anywhere.
    NothingFits,
    /// A free move was due, the bag was not empty, and there was no legal placement: a draw.
    Deadlock,
}

/// What happens next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    Draw,
    Placement,
    Nothing(End),
}

impl Position {
    pub(crate) fn new(deal: &Deal) -> Self {
        let seats = deal.colours().len();
        let mut hands = [TileSet::default(); 4];
        let mut bag = TileSet::ALL;
        for (seat, hand) in hands.iter_mut().enumerate().take(seats) {
            *hand = deal.hand(seat);
            hand.tiles().for_each(|tile| bag.remove(tile));
        }
        let mut colours = [Colour::Red; 4];
        colours[..seats].copy_from_slice(deal.colours());
        Self {
            table: Table::new(),
            hands,
            bag,
            colours,
            seats: seats as u8,
            mover: Seat::new(0),
            phase: Phase::Opening,
            next: Next::Placement,
        }
    }

    /// The tiles that lie.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The tiles that a seat holds.
    pub const fn hand(&self, seat: Seat) -> TileSet {
        self.hands[seat.index()]
    }

    /// The tiles in the bag, in no order.
    pub const fn bag(&self) -> TileSet {
        self.bag
    }

    /// A seat's colour.
    pub const fn colour(&self, seat: Seat) -> Colour {
        self.colours[seat.index()]
    }

    /// Who is to lay a tile, or has just laid one and draws.
    pub const fn mover(&self) -> Seat {
        self.mover
    }

    /// Where in the turn the mover is.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// How it ended, if it did.
    pub const fn end(&self) -> Option<End> {
        match self.next {
            Next::Nothing(end) => Some(end),
            Next::Draw | Next::Placement => None,
        }
    }

    pub(crate) const fn next(&self) -> Next {
        self.next
    }

    pub(crate) const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// Whether the three restrictions hold.
    pub const fn is_restricted(&self) -> bool {
        !self.bag.is_empty()
    }

    /// Points of a seat as the table stands: its best line, or twice its best loop.
    pub fn points(&self, seat: Seat) -> i32 {
        let best = self.table.best(self.colour(seat));
        i32::from(best.line).max(2 * i32::from(best.ring))
    }

    /// Whether it will be another's turn once the mover has drawn this tile.
    pub fn turn_ends_with(&self, drawn: Tile) -> bool {
        if self.bag.len() <= 1 {
            // Players may be skipped from then on.
            let mut after = self.clone();
            after.draw(&FITS, drawn);
            return after.mover != self.mover;
        }
        match self.phase {
            Phase::Opening => true,
            Phase::ForcedBefore => false,
            Phase::Free | Phase::ForcedAfter => {
                let mut fills = self.fills(&FITS, true);
                fills.hand.insert(drawn);
                !fills.any()
            }
        }
    }

    /// What the mover can choose among from the second tile of the game on.
    pub(crate) const fn candidates<'a>(&'a self, fits: &'a Fits) -> Candidates<'a> {
        let forced = matches!(self.phase, Phase::ForcedBefore | Phase::ForcedAfter);
        self.fills(fits, forced)
    }

    pub(crate) const fn fills<'a>(&'a self, fits: &'a Fits, forced: bool) -> Candidates<'a> {
        Candidates {
            table: &self.table,
            fits,
            hand: self.hands[self.mover.index()],
            forced,
            restricted: self.is_restricted(),
        }
    }

    pub(crate) fn lay(&mut self, fits: &Fits, placement: Placement) {
        self.table.lay(fits, placement, !self.bag.is_empty());
        self.hands[self.mover.index()].remove(placement.tile);
        if self.bag.is_empty() {
            self.go_on(fits);
        } else {
            self.next = Next::Draw;
        }
    }

    pub(crate) fn draw(&mut self, fits: &Fits, tile: Tile) {
        self.bag.remove(tile);
        self.hands[self.mover.index()].insert(tile);
        self.go_on(fits);
    }

    /// Finds what is to be done after a placement and its draw: passes over what nobody can do, and
    /// over players who can do nothing.
    fn go_on(&mut self, fits: &Fits) {
        self.next = Next::Placement;
        let turn_goes_on = match self.phase {
            Phase::Opening => false,
            Phase::ForcedBefore => self.begin_turn(fits),
            Phase::Free | Phase::ForcedAfter => {
                self.phase = Phase::ForcedAfter;
                self.fills(fits, true).any()
            }
        };
        if turn_goes_on {
            return;
        }
        // The last one tried is whoever just ended a turn: perhaps only they can go on.
        for _ in 0..self.seats {
            self.mover = self.mover.next(self.seats());
            if self.begin_turn(fits) {
                return;
            }
        }
        let all_laid = self.table.len() == Tile::COUNT;
        self.next = Next::Nothing(if all_laid {
            End::AllLaid
        } else {
            End::NothingFits
        });
    }

    /// Whether the mover is not skipped: has a forced space to fill, or a free move. While there are
    /// tiles in the bag nobody is skipped, and the game ends instead.
    fn begin_turn(&mut self, fits: &Fits) -> bool {
        self.phase = Phase::ForcedBefore;
        if self.fills(fits, true).any() {
            return true;
        }
        self.phase = Phase::Free;
        if self.fills(fits, false).any() {
            return true;
        }
        if !self.bag.is_empty() {
            self.next = Next::Nothing(End::Deadlock);
        }
        !self.bag.is_empty()
    }

    pub(crate) fn key(&self) -> u64 {
        let mut colours = 0;
        for &colour in &self.colours {
            colours = colours << 2 | colour.index() as u64;
        }
        let next = match self.next {
            Next::Draw => 0,
            Next::Placement => 1,
            Next::Nothing(_) => 2,
        };
        let state = (self.mover.index() as u64) << 4 | (self.phase as u64) << 2 | next;
        let [a, b, c, d] = self.hands.map(TileSet::bits);
        let key = KeyMixer::new().word(self.table.key()).word(a).word(b);
        let key = if self.seats > 2 {
            key.word(c).word(d)
        } else {
            key
        };
        key.word(colours << 8 | state).key()
    }
}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key());
    }
}
