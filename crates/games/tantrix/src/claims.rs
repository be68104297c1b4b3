//! What the courses of the game and of the solitaire speak of.

use game::Claim;

use crate::table::Spot;
use crate::{Colour, Placement, Table};

/// A tile as it was laid, and the table before and after.
pub(crate) struct Laid<'a> {
    pub(crate) before: &'a Table,
    pub(crate) placement: Placement,
    pub(crate) after: &'a Table,
    /// The learner's.
    pub(crate) colour: Colour,
}

impl Laid<'_> {
    /// About a tile that was laid:
    ///
    /// - `fills`: it filled a forced space; `forces`: there are more forced spaces since;
    /// - `lengthens`: the learner's best line is longer since; `joins`: it joined two lines of the learner's colour;
    /// - `loop`: it closed a loop of the learner's colour; `passes(N)`: the line of that colour through it has
    ///   at least so many tiles;
    /// - `touches(N)`: at least so many tiles lie around it.
    pub(crate) fn claim(&self, claim: &Claim) -> Option<bool> {
        let prospect = self.before.prospect(self.placement, self.colour);
        Some(match claim.name() {
            "fills" => self.filled(),
            "forces" => forced(self.after) > forced(self.before),
            "lengthens" => {
                self.after.longest_line(self.colour) > self.before.longest_line(self.colour)
            }
            "joins" => prospect.is_some_and(|line| {
                !line.closed && line.joined > 0 && line.length > line.joined + 1
            }),
            "loop" => prospect.is_some_and(|line| line.closed),
            "passes" => prospect.is_some_and(|line| usize::from(line.length) >= claim.number()),
            "touches" => {
                let rim = self.before.rim();
                let place = rim.find(Spot::at(self.placement.cell));
                place.is_some_and(|place| rim.need(place).tiles() as usize >= claim.number())
            }
            _ => return None,
        })
    }

    fn filled(&self) -> bool {
        let rim = self.before.rim();
        let place = rim.find(Spot::at(self.placement.cell));
        place.is_some_and(|place| rim.need(place).is_forced())
    }
}

fn forced(table: &Table) -> u32 {
    table.rim().forced().count_ones()
}
