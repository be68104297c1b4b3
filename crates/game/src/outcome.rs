use crate::PerSeat;

/// How a game ended: each seat's rank, 0 for the best. Equals share the better rank, so that three
/// players with 9, 9 and 4 points rank 0, 0 and 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    ranks: PerSeat<u8>,
}

impl Outcome {
    /// The ranks that these points give: more is better.
    pub fn by_points(points: &PerSeat<i32>) -> Self {
        let better = |own: i32| {
            points
                .as_slice()
                .iter()
                .filter(|&&other| other > own)
                .count() as u8
        };
        Self {
            ranks: PerSeat::from_fn(points.as_slice().len(), |seat| better(points[seat])),
        }
    }

    /// Each seat's rank.
    pub const fn ranks(&self) -> &PerSeat<u8> {
        &self.ranks
    }

    /// Whether all share the first rank.
    pub fn is_draw(&self) -> bool {
        self.ranks.as_slice().iter().all(|&rank| rank == 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    #[test]
    fn equals_share_the_better_rank() {
        let points = |values: [i32; 3]| PerSeat::from_fn(3, |seat: Seat| values[seat.index()]);
        assert_eq!(
            Outcome::by_points(&points([9, 4, 9])).ranks().as_slice(),
            [0, 2, 0]
        );
        assert_eq!(
            Outcome::by_points(&points([1, 2, 3])).ranks().as_slice(),
            [2, 1, 0]
        );
        assert!(Outcome::by_points(&points([5, 5, 5])).is_draw());
        assert!(!Outcome::by_points(&points([5, 5, 6])).is_draw());
    }
}
