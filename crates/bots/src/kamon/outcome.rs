use search::{Numbers, ProofTable, Value};

use super::guess::guess;
use super::spot::{Ground, Sight, Spot};

/// Where a move leads: to where somebody has a choice again, or it is seen who wins.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outcome {
    pub(super) spot: Spot,
    /// Whether it is the turn of the one who made the move again.
    pub(super) again: bool,
    /// How many pieces were placed.
    pub(super) placed: u32,
}

impl Outcome {
    /// What is seen for the seat that answers the move.
    pub(super) const fn sight(&self) -> Sight {
        if self.again {
            self.spot.sight.for_other()
        } else {
            self.spot.sight
        }
    }

    /// How hard it is for the seat that answers the move to get what it wants: for sure, as the table
    /// remembers, or as it looks.
    pub(super) fn numbers(
        &self,
        ground: &Ground,
        table: &ProofTable,
        black_attacks: bool,
    ) -> Numbers {
        self.known(table, black_attacks)
            .unwrap_or_else(|| self.turned(guess(&self.spot, ground.board())))
    }

    /// The same, if it is more than a guess.
    pub(super) fn known(&self, table: &ProofTable, black_attacks: bool) -> Option<Numbers> {
        let answerer_is_black = self.spot.black_to_move != self.again;
        match self.sight().proof(answerer_is_black == black_attacks) {
            None => {
                let found = table.get(self.spot.key(black_attacks));
                found.map(|numbers| self.turned(numbers))
            }
            proof => proof,
        }
    }

    /// What a search for the other's win has proved that settles a search for the win of Black, or White,
    /// too.
    pub(super) fn learned(&self, table: &ProofTable, black_attacks: bool) -> Option<Numbers> {
        let numbers = table.get(self.spot.key(!black_attacks))?;
        let attacked = self.spot.black_to_move != black_attacks;
        let sight = match numbers {
            // A win of the one who attacked, or even of the other.
            Numbers { phi: 0, note, .. } if attacked || note => Sight::Win,
            Numbers { delta: 0, note, .. } if !attacked || note => Sight::Loss,
            _ => return None,
        };
        let numbers = sight.proof(!attacked);
        numbers.map(|numbers| self.turned(numbers))
    }

    /// What is known for sure for the seat that answers the move, in searches for either's win.
    pub(super) fn value(&self, table: &ProofTable) -> Option<Value> {
        let value = match self.spot.sight {
            Sight::Win => Value::Win,
            Sight::Draw => Value::Draw,
            Sight::Loss => Value::Loss,
            Sight::Open => self.spot.value(table)?,
        };
        Some(if self.again { value.for_other() } else { value })
    }

    /// Numbers for the seat to move as numbers for the one that answers, or the other way round.
    pub(super) const fn turned(&self, numbers: Numbers) -> Numbers {
        if self.again {
            Numbers {
                phi: numbers.delta,
                delta: numbers.phi,
                ..numbers
            }
        } else {
            numbers
        }
    }
}
