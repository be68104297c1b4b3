use game::{Dice, Game, PerSeat, SeededDice};
use kamon::{Cell, Cells, Kamon, Position};
use search::{Knowledge, values_for_two};

use super::tokens::each_bit;

/// What a tree search knows of Kamon: it sees wins at once, and moves that lose at once it never
/// considers.
#[derive(Debug)]
pub(super) struct KamonKnowledge {
    /// Whether playouts take wins.
    takes_wins: bool,
}

impl KamonKnowledge {
    pub(super) const fn new(takes_wins: bool) -> Self {
        Self { takes_wins }
    }
}

impl Knowledge<Kamon> for KamonKnowledge {
    fn candidates(&self, _: &Kamon, position: &Position, list: &mut Vec<(Cell, f32)>) -> bool {
        let safe = safe(position);
        // What is not safe loses at once: leaving it out leaves nothing open, unless nothing is safe.
        let worth_trying = if safe == 0 { position.legal() } else { safe };
        for cell in each(worth_trying) {
            let answers = position.answers(cell) & position.free() & !cell.bit();
            list.push((cell, 1.0 / (1.0 + answers.count_ones() as f32)));
        }
        true
    }

    fn rollout_move(&self, game: &Kamon, position: &Position, dice: &mut SeededDice) -> Cell {
        let wins = if self.takes_wins {
            connecting(position)
        } else {
            0
        };
        if wins == 0 {
            game.pick_move(position, dice)
        } else {
            let mut left = dice.below(wins.count_ones());
            each(wins)
                .find(|_| {
                    let found = left == 0;
                    left = left.wrapping_sub(1);
                    found
                })
                .unwrap_or_else(|| Cell::first_of(wins))
        }
    }

    fn proven_rewards(&self, _: &Kamon, position: &Position) -> Option<PerSeat<f32>> {
        let won = connecting(position) != 0 || each(position.legal()).any(|c| blocks(position, c));
        let value = match (won, safe(position)) {
            (true, _) => 1.0,
            (false, 0) => 0.0,
            _ => return None,
        };
        Some(values_for_two(position.mover(), value))
    }
}

/// Moves that connect or loop.
fn connecting(position: &Position) -> Cells {
    position.legal() & position.player(position.mover()).winning()
}

/// Whether a move leaves no answer, though something is free.
fn blocks(position: &Position, cell: Cell) -> bool {
    let free = position.free() & !cell.bit();
    free != 0 && position.answers(cell) & free == 0
}

/// Moves that the opponent cannot answer by winning at once. With two cells or less left, all are
/// called safe.
fn safe(position: &Position) -> Cells {
    let free = position.free();
    if free.count_ones() <= 2 {
        return position.legal();
    }
    let threats = position.player(position.mover().other()).winning();
    let safe = |cell: &Cell| {
        let answers = position.answers(*cell) & free & !cell.bit();
        let blocking =
            |answer: Cell| position.answers(answer) & free & !cell.bit() & !answer.bit() == 0;
        answers & threats == 0 && !each(answers).any(blocking)
    };
    each(position.legal())
        .filter(safe)
        .fold(0, |cells, cell| cells | cell.bit())
}

fn each(cells: Cells) -> impl Iterator<Item = Cell> {
    each_bit(cells).map(|bit| Cell::first_of(1 << bit))
}
