//! The evaluation of a position: how near players are to joining sides.

use kamon::{Cells, Player};

/// How many more pieces a player needs to join sides, as if nobody answered.
#[derive(Clone, Copy, Debug)]
struct Distances {
    /// For each side, the free cells from which one more piece is joined to it, then those that are at
    /// most two pieces away, then three.
    rings: [[Cells; 6]; 3],
}

/// The features of a position, for the seat to move: cells in the middle of ways of three and of four
/// pieces between opposite sides, own and the other's, then how large first and third rings are.
#[inline]
pub fn features(own: &Player, other: &Player, free: Cells) -> [i32; 8] {
    let (own, other) = (Distances::new(own, free), Distances::new(other, free));
    let ([three, four], [other_three, other_four]) = (own.middles(), other.middles());
    let ([first, third], [other_first, other_third]) = (own.sizes(), other.sizes());
    [
        three,
        other_three,
        four,
        other_four,
        first,
        other_first,
        third,
        other_third,
    ]
}

/// The weights of the [`features`]. Fitted to 5,000 positions of plies 9 to 16 after random moves that do
/// not lose at once, whose values were proved (the program `kamon_fit`), and rounded; the third was raised
/// by measuring proofs.
pub const WEIGHTS: [i32; 8] = [235, -120, 165, -90, -200, 160, 85, -85];

/// The evaluation for the seat to move, on the scale of the logistic function in thousandths: 0 is even,
/// 1000 is e to 1. It tells won positions from lost ones far better than what either wins or nearly wins
/// with.
#[inline]
pub(super) fn evaluate(own: &Player, other: &Player, free: Cells) -> i32 {
    let features = features(own, other, free);
    let each = features.iter().zip(WEIGHTS);
    TEMPO + each.map(|(feature, weight)| feature * weight).sum::<i32>()
}

/// What it is worth to be the one to move.
pub const TEMPO: i32 = 1960;

/// The probability of a win at an evaluation.
pub(super) fn win_probability(lead: i32) -> f32 {
    1.0 / (1.0 + (lead as f32 / -1000.0).exp())
}

impl Distances {
    #[inline]
    fn new(player: &Player, free: Cells) -> Self {
        let one = player.joins().map(|joins| joins & free);
        let two = next_ring(one, player.pieces(), free);
        let three = next_ring(two, player.pieces(), free);
        Self {
            rings: [one, two, three],
        }
    }

    /// How many cells lie in the middle of a way of three pieces between opposite sides, and of four.
    #[inline]
    fn middles(&self) -> [i32; 2] {
        let [_, two, three] = &self.rings;
        let (mut of_three, mut of_four) = (0, 0);
        for side in [0, 2, 4] {
            of_three |= two[side] & two[side + 1];
            of_four |= two[side] & three[side + 1] | three[side] & two[side + 1];
        }
        [of_three, of_four].map(|cells: Cells| cells.count_ones() as i32)
    }

    /// How many cells the sides have in their first rings, and in their third.
    #[inline]
    fn sizes(&self) -> [i32; 2] {
        let size = |ring: &[Cells; 6]| ring.iter().map(|cells| cells.count_ones() as i32).sum();
        [size(&self.rings[0]), size(&self.rings[2])]
    }
}

/// The next ring of each side: this one and what is next to it, or next to chains that it touches.
#[inline]
fn next_ring(ring: [Cells; 6], pieces: Cells, free: Cells) -> [Cells; 6] {
    let mut now = ring;
    loop {
        let mut next = dilated(now);
        let mut grown = 0;
        for (next, now) in next.iter_mut().zip(now) {
            *next = *next & pieces | now;
            grown |= *next ^ now;
        }
        if grown == 0 {
            return dilated(now).map(|cells| cells & free);
        }
        now = next;
    }
}

/// Each set and everything next to it, and perhaps bits off the board: all six in one loop, of which
/// the compiler makes instructions that work on several at once.
#[inline]
fn dilated(sets: [Cells; 6]) -> [Cells; 6] {
    sets.map(|set| {
        let (east, west) = (set | set << 1, set | set >> 1);
        east | east << 7 | west | west >> 7
    })
}

#[cfg(test)]
mod tests {
    use game::{Game, Listed, Seat, SeededDice, Turn};
    use kamon::{Cell, Kamon, SIDES, grown};

    use super::*;

    /// How many pieces it takes at least to join each cell to a side, one there included: cell by cell.
    fn pieces_needed(side: Cells, pieces: Cells, free: Cells) -> [u32; 64] {
        let mut needed = [u32::MAX; 64];
        let mut better = true;
        while std::mem::take(&mut better) {
            for index in (0..64).filter(|index| (pieces | free) >> index & 1 != 0) {
                let cell = 1 << index;
                let beside = (0..64).filter(|other| grown(cell) >> other & 1 != 0);
                let before = if side & cell != 0 {
                    0
                } else {
                    beside.map(|other| needed[other]).min().unwrap_or(u32::MAX)
                };
                let here = before.saturating_add(u32::from(free & cell != 0));
                better |= here < needed[index];
                needed[index] = needed[index].min(here);
            }
        }
        needed
    }

    #[test]
    fn rings_are_as_far_as_counting_says() {
        let game = Kamon::configure(&Kamon::family().defaults());
        let mut dice = SeededDice::new(5);
        let mut compared = 0;
        while compared < 400 {
            let mut position = game.start(&game.deal(&mut dice));
            while game.turn(&position) != Turn::Over {
                for seat in [0, 1].map(Seat::new) {
                    let player = position.player(seat);
                    let free = position.free();
                    let distances = Distances::new(player, free);
                    for (side, cells) in SIDES.into_iter().enumerate() {
                        let needed = pieces_needed(cells, player.pieces(), free);
                        for (ring, most) in distances.rings.iter().zip(1..) {
                            let near =
                                |index: &usize| free >> index & 1 != 0 && needed[*index] <= most;
                            let expected =
                                (0..64).filter(near).fold(0, |set, index| set | 1 << index);
                            assert_eq!(ring[side], expected, "{most} from side {side}");
                        }
                    }
                    compared += 1;
                }
                let action = game.pick_move(&position, &mut dice);
                game.play_unchecked(&mut position, action);
            }
        }
    }

    #[test]
    fn a_straight_row_that_lacks_three_pieces_has_its_middle_there() {
        let row = ["d1", "d2", "d6", "d7"].map(|name| Cell::parse(name).expect("a cell"));
        let game = Kamon::configure(&Kamon::family().defaults());
        let start = game.start(&game.deal(&mut SeededDice::new(1)));
        let mut player = *start.player(Seat::new(0));
        for cell in row {
            player.place(cell, 0);
        }
        let gap = ["d3", "d4", "d5"].map(|name| Cell::parse(name).expect("a cell").bit());
        let middles = Distances::new(&player, gap[0] | gap[1] | gap[2]).middles();
        assert_eq!(
            middles,
            [1, 3],
            "d4 of three; any of them lies within a way of four"
        );
    }

    #[test]
    fn chances_go_from_nothing_to_everything() {
        assert!((win_probability(0) - 0.5).abs() < 1e-6);
        assert!(win_probability(-9000) < 0.001 && win_probability(9000) > 0.999);
        assert!(win_probability(1000) > win_probability(900));
    }
}
