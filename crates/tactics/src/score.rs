use std::ops::ControlFlow;

use game::Game;

use crate::goal::{ByKey, Goal, Spent, after, greedily};

/// Whether the solver reaches a goal in a game that is played to its end, for points. Every line is searched to its
/// end; what looks best at once is tried first, and nothing else is known of any game.
pub(crate) struct Score<'a, G: Game> {
    game: &'a G,
    goal: Goal,
    table: ByKey<bool>,
    sure: ByKey<bool>,
    nodes_left: u64,
}

impl<'a, G: Game> Score<'a, G> {
    pub(crate) fn new(game: &'a G, goal: Goal, nodes: u64) -> Self {
        Self {
            game,
            goal,
            table: ByKey::default(),
            sure: ByKey::default(),
            nodes_left: nodes,
        }
    }

    /// Whether the goal can be reached, whatever the other does.
    pub(crate) fn is_reached(&mut self, position: &G::Position) -> Result<bool, Spent> {
        let mover = match self.goal.look(self.game, position)? {
            ControlFlow::Continue(mover) => mover,
            ControlFlow::Break(reached) => return Ok(reached),
        };
        let key = self.game.key(position);
        if let Some(&known) = self.table.get(&key) {
            return Ok(known);
        }
        let own = mover == self.goal.solver();
        let next = greedily(self.game, position, mover);
        self.nodes_left = self
            .nodes_left
            .checked_sub(next.len() as u64)
            .ok_or(Spent)?;
        let mut found = !own;
        for action in next {
            let next = after(self.game, position, action);
            if self.is_reached(&next)? == own {
                found = own;
                break;
            }
        }
        self.table.insert(key, found);
        Ok(found)
    }

    /// Whether the goal is reached whatever both of them do; false as well if that is not seen within `most` positions.
    pub(crate) fn is_sure(&mut self, position: &G::Position, most: &mut u64) -> bool {
        match self.goal.look(self.game, position) {
            Ok(ControlFlow::Continue(_)) => {}
            Ok(ControlFlow::Break(reached)) => return reached,
            Err(Spent) => return false,
        }
        let key = self.game.key(position);
        if let Some(&known) = self.sure.get(&key) {
            return known;
        }
        // What is worst for the solver first: one such line is enough.
        let next = greedily(self.game, position, self.goal.solver().other());
        *most = most.saturating_sub(next.len() as u64);
        if *most == 0 {
            return false;
        }
        let sure = next.into_iter().all(|action| {
            let next = after(self.game, position, action);
            self.is_sure(&next, most)
        });
        if sure || *most > 0 {
            self.sure.insert(key, sure);
        }
        sure
    }
}
