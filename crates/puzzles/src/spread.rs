use game::Language;
use hex::Hex;
use scene::Scene;

use crate::{Puzzle, Solution};
use tantrix::Placement;

impl Puzzle {
    /// The tiles to choose from, spread out on a table: in rows, none beside another, as none is laid yet.
    pub fn spread(&self, language: Language) -> Scene {
        let tiles = self.tiles();
        // About as wide as high, as rows are further apart than tiles in a row.
        let columns = (tiles.len() as f64).sqrt().ceil() as usize;
        let placements = tiles.iter().enumerate().map(|(number, &tile)| {
            let (row, column) = ((number / columns) as i16, (number % columns) as i16);
            // Two steps to the right, or two rows down, a step to the left and back.
            let cell = Hex::new(2 * column - row, 2 * row);
            Placement {
                tile,
                cell,
                rotation: 0,
            }
        });
        Solution::new(placements.collect()).scene(language)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue;

    #[test]
    fn every_tile_is_seen_and_touches_no_other() {
        for id in catalogue::ids() {
            let puzzle = catalogue::find(&id).unwrap();
            let scene = puzzle.spread(Language::English);
            let cells = &scene.boards[0].cells;
            assert_eq!(cells.len(), puzzle.tiles().len(), "{id}");
            let at = |index: usize| Hex::new(cells[index].q, cells[index].r);
            for one in 0..cells.len() {
                for other in 0..one {
                    assert!(at(one).distance(at(other)) >= 2, "{id}");
                }
            }
        }
    }
}
