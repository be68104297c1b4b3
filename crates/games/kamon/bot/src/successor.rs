use search::{ProofNumbers, ProofTable, Value};

use super::initial_numbers::initial_numbers;
use super::solver_position::{Layout, SolverPosition, StaticValue};

/// Where a move leads once forced moves are played: to the next position with a choice, or to one whose
/// static value is known.
#[derive(Clone, Copy, Debug)]
pub(super) struct Successor {
    pub(super) position: SolverPosition,
    /// Whether it is again the turn of the one who made the move.
    pub(super) same_mover: bool,
    /// How many pieces were placed.
    pub(super) placed: u32,
}

impl Successor {
    /// The static value for the seat that answers the move.
    pub(super) const fn static_value(&self) -> StaticValue {
        if self.same_mover {
            self.position.static_value.for_other()
        } else {
            self.position.static_value
        }
    }

    /// Proof and disproof number for the seat that answers the move: proven, from the table, or initial.
    pub(super) fn numbers(
        &self,
        layout: &Layout,
        table: &ProofTable,
        black_attacks: bool,
    ) -> ProofNumbers {
        self.known(table, black_attacks)
            .unwrap_or_else(|| self.reversed(initial_numbers(&self.position, layout.board())))
    }

    /// The same, unless there are only initial numbers.
    pub(super) fn known(&self, table: &ProofTable, black_attacks: bool) -> Option<ProofNumbers> {
        let answerer_is_black = self.position.black_to_move != self.same_mover;
        match self
            .static_value()
            .proof(answerer_is_black == black_attacks)
        {
            None => {
                let found = table.get(self.position.key(black_attacks));
                found.map(|numbers| self.reversed(numbers))
            }
            proof => proof,
        }
    }

    /// What a search for the other's win has proved that settles a search for the win of Black, or White,
    /// too.
    pub(super) fn known_by_other_search(
        &self,
        table: &ProofTable,
        black_attacks: bool,
    ) -> Option<ProofNumbers> {
        let numbers = table.get(self.position.key(!black_attacks))?;
        let attacked = self.position.black_to_move != black_attacks;
        let value = match numbers {
            // A win of the one who attacked, or even of the other.
            ProofNumbers {
                phi: 0,
                defender_wins,
                ..
            } if attacked || defender_wins => StaticValue::Win,
            ProofNumbers {
                delta: 0,
                defender_wins,
                ..
            } if !attacked || defender_wins => StaticValue::Loss,
            _ => return None,
        };
        let numbers = value.proof(!attacked);
        numbers.map(|numbers| self.reversed(numbers))
    }

    /// What is known for sure for the seat that answers the move, in searches for either's win.
    pub(super) fn value(&self, table: &ProofTable) -> Option<Value> {
        let value = match self.position.static_value {
            StaticValue::Win => Value::Win,
            StaticValue::Draw => Value::Draw,
            StaticValue::Loss => Value::Loss,
            StaticValue::Unknown => self.position.value(table)?,
        };
        Some(if self.same_mover {
            value.for_other()
        } else {
            value
        })
    }

    /// Numbers for the seat to move as numbers for the one that answers, or the other way round.
    pub(super) const fn reversed(&self, numbers: ProofNumbers) -> ProofNumbers {
        if self.same_mover {
            ProofNumbers {
                phi: numbers.delta,
                delta: numbers.phi,
                ..numbers
            }
        } else {
            numbers
        }
    }
}
