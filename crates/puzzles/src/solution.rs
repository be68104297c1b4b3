//! Solutions as placements, and their text: `23@1,-1r2` is tile 23 on (q, r) = (1, -1),
//! turned two steps of 60 degrees clockwise.

use std::fmt;
use std::str::FromStr;

use game::{Language, Message};
use scene::Scene;

use crate::TEXTS;
use tantrix::{Placement, PlacementError};

/// Placements that solve a puzzle, or claim to.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Solution {
    placements: Vec<Placement>,
}

impl Solution {
    /// Placements as given; nothing is checked here.
    pub fn new(placements: Vec<Placement>) -> Self {
        Solution { placements }
    }

    /// The placements in their order.
    pub fn placements(&self) -> &[Placement] {
        &self.placements
    }

    /// The tiles as they lie, for a screen.
    pub fn scene(&self, language: Language) -> Scene {
        tantrix::scene::solution(&self.placements, language)
    }

    /// The one way to write down this solution however it lies on the table: the lowest
    /// tile on (0, 0) at rotation 0, tiles in the order of their numbers. No tile looks the
    /// same after a turn, so two solutions are the same up to rotation and translation
    /// exactly when their canonical forms are equal.
    #[must_use]
    pub fn canonical(&self) -> Self {
        let mut placements = self.placements.clone();
        game::order::sort_by_key(&mut placements, |placement| placement.tile);
        let Some(&first) = placements.first() else {
            return Solution::new(placements);
        };
        let turns = (6 - first.rotation % 6) % 6;
        for placement in &mut placements {
            placement.cell = (placement.cell - first.cell).turned(turns);
            placement.rotation = (placement.rotation + turns) % 6;
        }
        Solution::new(placements)
    }
}

impl fmt::Display for Solution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, placement) in self.placements.iter().enumerate() {
            let gap = if index == 0 { "" } else { " " };
            write!(f, "{gap}{placement}")?;
        }
        Ok(())
    }
}

impl FromStr for Solution {
    type Err = Message;

    fn from_str(text: &str) -> Result<Self, Message> {
        let read = |text| Placement::parse(text).map_err(|misread| refuse(misread, text));
        text.split_whitespace()
            .map(read)
            .collect::<Result<_, _>>()
            .map(Self::new)
    }
}

fn refuse(error: PlacementError, text: &str) -> Message {
    let code = match error {
        PlacementError::Malformed => "puzzle-placement",
        PlacementError::NoSuchTile => "no-such-tile",
        PlacementError::TooFar => "too-far",
    };
    Message::new(&TEXTS, code).with("text", text)
}

#[cfg(test)]
mod tests {
    use hex::Hex;
    use proptest::prelude::*;

    use super::*;
    use tantrix::Tile;

    fn any_placement() -> impl Strategy<Value = Placement> {
        (1..=56u8, -60..60i16, -60..60i16, 0..6u8).prop_map(|(tile, q, r, rotation)| Placement {
            tile: Tile::new(tile).unwrap(),
            cell: Hex::new(q, r),
            rotation,
        })
    }

    proptest! {
        #[test]
        fn text_goes_both_ways(list in prop::collection::vec(any_placement(), 0..12)) {
            let solution = Solution::new(list);
            prop_assert_eq!(solution.to_string().parse::<Solution>().unwrap(), solution);
        }

        #[test]
        fn turning_and_moving_keeps_the_canonical_form(
            list in prop::collection::vec(any_placement(), 1..12),
            turns in 0..6u8,
            (q, r) in (-9..9i16, -9..9i16),
        ) {
            let mut list = list;
            list.sort_unstable_by_key(|placement| placement.tile);
            list.dedup_by_key(|placement| placement.tile);
            let moved = list.iter().rev().map(|&Placement { tile, cell, rotation }| {
                let cell = cell.turned(turns);
                let cell = Hex::new(cell.q + q, cell.r + r);
                Placement { tile, cell, rotation: (rotation + turns) % 6 }
            });
            let moved = Solution::new(moved.collect()).canonical();
            prop_assert_eq!(&moved, &Solution::new(list).canonical());
            prop_assert_eq!(moved.placements()[0].cell, Hex::ORIGIN);
        }
    }

    #[test]
    fn what_is_no_placement_is_refused() {
        let code = |text: &str| text.parse::<Solution>().unwrap_err().code();
        assert_eq!(code("1@0,0r0 23@1r2"), "puzzle-placement");
        assert_eq!(code("57@0,0r0"), "no-such-tile");
        assert_eq!(code("1@0,99r0"), "too-far");
    }
}
