use kamon::Cells;
use search::Numbers;

use super::reach::{TO_MOVE, lead};
use super::spot::Spot;

/// How hard a position that is open looks, before anything was tried, on a board of these cells: all but
/// the blank.
///
/// Found by measuring. Few safe answers make a position easy to refute. Whatever is in a side's favour
/// makes it easier for this side and harder for the other: cells that win, and ways to connect. Early
/// positions are harder than late ones.
pub(super) fn guess(spot: &Spot, board: Cells) -> Numbers {
    let free = board & !(spot.own.pieces() | spot.other.pieces());
    let ahead = (lead(&spot.own, &spot.other, free) - TO_MOVE) / TRUST;
    let (own, other) = (spot.own_wins.count_ones(), spot.other_wins.count_ones());
    let (own, other) = (own.min(4) as i32, other.min(4) as i32);
    let phi = u64::from(spot.left) * power(-ahead - 16 * own);
    let delta = 4 * u64::from(spot.safe_count * spot.safe_count) * power(ahead - 10 * other);
    Numbers {
        phi: (phi >> (POINT - 2)).max(1) as u32,
        delta: (delta >> (POINT - 2)).max(1) as u32,
        note: false,
    }
}

/// How many thousandths of a lead make a sixteenth of a power: half of what would be fair, since a guess
/// that is too sure of itself costs more than one that is too timid.
const TRUST: i32 = 125;

/// Bits behind the point of powers.
const POINT: u32 = 20;
/// Beyond this, more is not easier.
const MOST: i32 = 128;

/// e^(n/16), with a point.
const fn power(sixteenths: i32) -> u64 {
    let n = if sixteenths < -MOST {
        -MOST
    } else if sixteenths > MOST {
        MOST
    } else {
        sixteenths
    };
    POWERS[(n + MOST) as usize]
}

const POWERS: [u64; 2 * MOST as usize + 1] = {
    // e^(1/16) with 32 bits behind the point: whole numbers give the same on every machine.
    const STEP: u128 = 4_571_968_888;
    let mut powers = [0; 2 * MOST as usize + 1];
    let (mut up, mut down) = (1_u128 << 40, 1_u128 << 40);
    let mut n = 0;
    while n <= MOST as usize {
        powers[MOST as usize + n] = (up >> (40 - POINT)) as u64;
        powers[MOST as usize - n] = (down >> (40 - POINT)) as u64;
        up = (up * STEP) >> 32;
        down = (down << 32) / STEP;
        n += 1;
    }
    powers
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_are_those_of_e() {
        for n in -MOST..=MOST {
            let expected = (f64::from(n) / 16.0).exp();
            let found = power(n) as f64 / f64::from(1 << POINT);
            assert!(
                (found / expected - 1.0).abs() < 0.01,
                "{n} {found} {expected}"
            );
        }
        assert_eq!(power(-1000), power(-MOST));
        assert_eq!(power(1000), power(MOST));
    }
}
