//! The sides of a tile and where they look: side 0 is the north-east one, then clockwise, so side
//! *i* looks in direction (*i* + 5) mod 6.

use hex::{Direction, Hex};

/// The number of the direction in which a side looks.
pub const fn direction_of(side: usize) -> usize {
    (side + 5) % 6
}

/// The cell that a side of a tile on this one faces.
pub const fn beyond(cell: Hex, side: usize) -> Hex {
    cell.step(Direction::new(direction_of(side) as u8))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facing_sides_look_at_each_other() {
        let here = Hex::new(3, 4);
        for side in 0..6 {
            assert_eq!(beyond(beyond(here, side), (side + 3) % 6), here);
        }
        assert_eq!(
            beyond(Hex::ORIGIN, 0),
            Hex::new(1, -1),
            "side 0 looks to the north-east"
        );
    }
}
