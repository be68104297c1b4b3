use std::fmt;
use std::ops::{Index, IndexMut};

/// The most players that any game seats.
pub const MAX_SEATS: usize = 5;

/// A player's place in the turn order, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// Seat number `index`.
    pub const fn new(index: usize) -> Self {
        debug_assert!(index < MAX_SEATS, "no game seats so many");
        Self(index as u8)
    }

    /// Its number, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next in turn order among `seats`.
    #[must_use]
    pub const fn next(self, seats: usize) -> Self {
        if self.index() + 1 < seats {
            Self(self.0 + 1)
        } else {
            Self(0)
        }
    }

    /// The other of two.
    #[must_use]
    pub const fn other(self) -> Self {
        Self(self.0 ^ 1)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Something for each seat of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PerSeat<T> {
    seats: u8,
    values: [T; MAX_SEATS],
}

impl<T: Copy + Default> PerSeat<T> {
    /// The same for every seat.
    pub fn all(seats: usize, value: T) -> Self {
        Self::from_fn(seats, |_| value)
    }

    /// What `f` says for each seat.
    pub fn from_fn(seats: usize, mut f: impl FnMut(Seat) -> T) -> Self {
        let mut values = [T::default(); MAX_SEATS];
        for (index, value) in values.iter_mut().enumerate().take(seats) {
            *value = f(Seat::new(index));
        }
        Self {
            seats: seats as u8,
            values,
        }
    }
}

impl<T> PerSeat<T> {
    /// The values in seat order.
    pub fn as_slice(&self) -> &[T] {
        &self.values[..self.seats as usize]
    }

    /// Each seat with its value.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.as_slice()
            .iter()
            .enumerate()
            .map(|(index, value)| (Seat::new(index), value))
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.as_slice()[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.values[..self.seats as usize][seat.index()]
    }
}

impl<T: fmt::Debug> fmt::Debug for PerSeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.as_slice().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turn_order_goes_round() {
        assert_eq!(Seat::new(2).next(3), Seat::new(0));
        assert_eq!(Seat::new(0).next(3), Seat::new(1));
        assert_eq!(Seat::new(1).other(), Seat::new(0));
    }

    #[test]
    fn values_of_absent_seats_do_not_show() {
        let mut tiles = PerSeat::from_fn(3, |seat| seat.index() as u32);
        tiles[Seat::new(1)] = 7;
        assert_eq!(tiles.as_slice(), [0, 7, 2]);
        assert_eq!(tiles.iter().count(), 3);
    }
}
