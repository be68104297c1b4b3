use std::ops::ControlFlow;

use game::Game;

use crate::goal::{ByKey, Goal, Spent, after, greedily, margin};

/// The margin that the solver gets when both play their best, by alpha-beta to the end of the game. It shares nothing
/// with what makes best ends, so that it can prove them a second time.
pub(crate) struct Margins<'a, G: Game> {
    game: &'a G,
    goal: Goal,
    /// The margin lies between the two, for the solver.
    table: ByKey<(i32, i32)>,
    nodes_left: u64,
}

const MOST: i32 = 10_000;

impl<'a, G: Game> Margins<'a, G> {
    pub(crate) fn new(game: &'a G, goal: Goal, nodes: u64) -> Self {
        Self {
            game,
            goal,
            table: ByKey::default(),
            nodes_left: nodes,
        }
    }

    pub(crate) const fn goal(&self) -> Goal {
        self.goal
    }

    /// The solver's margin.
    pub(crate) fn margin(&mut self, position: &G::Position) -> Result<i32, Spent> {
        self.search(position, -MOST, MOST)
    }

    fn search(
        &mut self,
        position: &G::Position,
        mut alpha: i32,
        mut beta: i32,
    ) -> Result<i32, Spent> {
        let solver = self.goal.solver();
        let ControlFlow::Continue(mover) = self.goal.look(self.game, position)? else {
            return Ok(margin(self.game, position, solver));
        };
        let key = self.game.key(position);
        let (low, high) = self.table.get(&key).copied().unwrap_or((-MOST, MOST));
        if low >= beta || low == high {
            return Ok(low);
        }
        if high <= alpha {
            return Ok(high);
        }
        alpha = alpha.max(low);
        beta = beta.min(high);
        let maximises = mover == solver;
        let next = greedily(self.game, position, mover);
        self.nodes_left = self
            .nodes_left
            .checked_sub(next.len() as u64)
            .ok_or(Spent)?;
        let (mut best, mut from, mut to) = if maximises {
            (-MOST, alpha, beta)
        } else {
            (MOST, alpha, beta)
        };
        for action in next {
            let next = after(self.game, position, action);
            let value = self.search(&next, from, to)?;
            if maximises {
                best = best.max(value);
                from = from.max(best);
            } else {
                best = best.min(value);
                to = to.min(best);
            }
            if from >= to {
                break;
            }
        }
        let bounds = if best <= alpha {
            (low, best.min(high))
        } else if best >= beta {
            (best.max(low), high)
        } else {
            (best, best)
        };
        self.table.insert(key, bounds);
        Ok(best)
    }
}
