use kamon::Cells;
use search::ProofNumbers;

use super::evaluation::{TEMPO, evaluate};
use super::solver_position::SolverPosition;

/// The initial proof and disproof number of a position that is not solved at sight, on a board of these
/// cells: all but the blank.
///
/// Found by measuring. Few safe answers make a position easy to refute. Whatever is in a side's favour
/// makes it easier for this side and harder for the other: cells that win, and ways to connect. Early
/// positions are harder than late ones.
pub(super) fn initial_numbers(position: &SolverPosition, board: Cells) -> ProofNumbers {
    let free = board & !(position.own.pieces() | position.other.pieces());
    let ahead = (evaluate(&position.own, &position.other, free) - TEMPO) / LEAD_PER_STEP;
    let (own, other) = (
        position.own_wins.count_ones(),
        position.other_wins.count_ones(),
    );
    let (own, other) = (own.min(4) as i32, other.min(4) as i32);
    let phi = u64::from(position.left) * exp(-ahead - 16 * own);
    let delta = 4 * u64::from(position.safe_count * position.safe_count) * exp(ahead - 10 * other);
    ProofNumbers {
        phi: (phi >> (FRACTION_BITS - 2)).max(1) as u32,
        delta: (delta >> (FRACTION_BITS - 2)).max(1) as u32,
        defender_wins: false,
    }
}

/// How many thousandths of the evaluation make one step of 1/16 in the exponent: half of what would be fair,
/// since overconfident numbers cost more than timid ones.
const LEAD_PER_STEP: i32 = 125;

/// Bits behind the binary point of [`exp`].
const FRACTION_BITS: u32 = 20;
/// Exponents are clamped to so many steps.
const MAX_STEPS: i32 = 128;

/// e^(n/16), in fixed point.
const fn exp(sixteenths: i32) -> u64 {
    let n = if sixteenths < -MAX_STEPS {
        -MAX_STEPS
    } else if sixteenths > MAX_STEPS {
        MAX_STEPS
    } else {
        sixteenths
    };
    EXP[(n + MAX_STEPS) as usize]
}

const EXP: [u64; 2 * MAX_STEPS as usize + 1] = {
    // e^(1/16) with 32 bits behind the point: whole numbers give the same on every machine.
    const STEP: u128 = 4_571_968_888;
    let mut powers = [0; 2 * MAX_STEPS as usize + 1];
    let (mut up, mut down) = (1_u128 << 40, 1_u128 << 40);
    let mut n = 0;
    while n <= MAX_STEPS as usize {
        powers[MAX_STEPS as usize + n] = (up >> (40 - FRACTION_BITS)) as u64;
        powers[MAX_STEPS as usize - n] = (down >> (40 - FRACTION_BITS)) as u64;
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
        for n in -MAX_STEPS..=MAX_STEPS {
            let expected = (f64::from(n) / 16.0).exp();
            let found = exp(n) as f64 / f64::from(1 << FRACTION_BITS);
            assert!(
                (found / expected - 1.0).abs() < 0.01,
                "{n} {found} {expected}"
            );
        }
        assert_eq!(exp(-1000), exp(-MAX_STEPS));
        assert_eq!(exp(1000), exp(MAX_STEPS));
    }
}
