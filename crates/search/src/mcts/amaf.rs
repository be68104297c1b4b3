use std::hash::{Hash, Hasher};

use game::Seat;

/// Who played which move last when, in one playout: what RAVE asks of every child along the path.
/// A small table that forgets by counting up, not by being wiped.
#[derive(Debug)]
pub(super) struct Amaf {
    slots: Vec<Slot>,
    playout: u32,
    filled: usize,
}

#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    key: u64,
    playout: u32,
    last: u32,
}

const SLOTS: usize = 1 << 10;

impl Amaf {
    pub(super) fn new() -> Self {
        Self {
            slots: vec![Slot::default(); SLOTS],
            playout: 0,
            filled: 0,
        }
    }

    /// Records a playout's moves. What exceeds the table is left out.
    pub(super) fn record<M: Hash + Copy>(&mut self, trace: &[(Seat, M)]) {
        self.playout = self.playout.wrapping_add(1);
        if self.playout == 0 {
            self.slots.fill(Slot::default());
            self.playout = 1;
        }
        self.filled = 0;
        for (ply, &(seat, action)) in trace.iter().enumerate() {
            if self.filled > SLOTS / 2 {
                break;
            }
            let key = key(seat, action);
            let place = self.place(key);
            let slot = &mut self.slots[place];
            if slot.playout != self.playout {
                self.filled += 1;
            }
            *slot = Slot {
                key,
                playout: self.playout,
                last: ply as u32,
            };
        }
    }

    /// Whether the seat played the move at this ply or later.
    pub(super) fn has<M: Hash>(&self, seat: Seat, action: M, since: usize) -> bool {
        let slot = self.slots[self.place(key(seat, action))];
        slot.playout == self.playout && slot.last as usize >= since
    }

    fn place(&self, key: u64) -> usize {
        let mut place = key as usize % SLOTS;
        loop {
            let slot = self.slots[place];
            if slot.playout != self.playout || slot.key == key {
                return place;
            }
            place = (place + 1) % SLOTS;
        }
    }
}

fn key<M: Hash>(seat: Seat, action: M) -> u64 {
    let mut hasher = MoveHasher(seat.index() as u64 + 1);
    action.hash(&mut hasher);
    hasher.finish()
}

/// A hasher for moves: a multiplication a word. Nobody chooses moves to make them collide.
struct MoveHasher(u64);

impl MoveHasher {
    fn mix(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }
}

impl Hasher for MoveHasher {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.mix(u64::from(byte));
        }
    }

    fn write_u8(&mut self, word: u8) {
        self.mix(u64::from(word));
    }

    fn write_u16(&mut self, word: u16) {
        self.mix(u64::from(word));
    }

    fn write_u32(&mut self, word: u32) {
        self.mix(u64::from(word));
    }

    fn write_u64(&mut self, word: u64) {
        self.mix(word);
    }

    fn write_usize(&mut self, word: usize) {
        self.mix(word as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_counts_for_its_seat_until_it_was_last_played() {
        let (a, b) = (Seat::new(0), Seat::new(1));
        let mut amaf = Amaf::new();
        amaf.record(&[(a, 7_u16), (b, 8), (a, 9), (b, 7)]);
        assert!(amaf.has(a, 7_u16, 0) && !amaf.has(a, 7_u16, 1));
        assert!(amaf.has(b, 7_u16, 3) && !amaf.has(b, 9_u16, 0));
        amaf.record::<u16>(&[]);
        assert!(!amaf.has(a, 7_u16, 0), "the next playout knows nothing");
    }
}
