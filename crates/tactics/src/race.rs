use std::ops::ControlFlow;

use game::{Game, Turn};

use crate::goal::{ByKey, Goal, Spent, moves};

/// Who gets their way, in a game that somebody wins by a move: looked for a move deeper each time, so that it also
/// tells how far away a win is. Plain, and with nothing known of any game.
pub(crate) struct Race<'a, G: Game> {
    game: &'a G,
    goal: Goal,
    /// What is known, for the solver and for the other.
    tables: [ByKey<Known>; 2],
    nodes_left: u64,
}

/// How soon a position is sure to be had, and up to which depth it is not.
#[derive(Clone, Copy, Debug)]
struct Known {
    within: u8,
    not_within: u8,
}

/// What was found out about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Found {
    /// The solver wins in so many moves of both.
    Wins(u8),
    /// The other can prevent that.
    Never,
    /// Neither, as deep as was looked.
    Open,
}

impl<'a, G: Game> Race<'a, G> {
    pub(crate) fn new(game: &'a G, goal: Goal, nodes: u64) -> Self {
        Self {
            game,
            goal,
            tables: [ByKey::default(), ByKey::default()],
            nodes_left: nodes,
        }
    }

    /// The same with an end of its own, after so many positions: then nothing is known.
    pub(crate) fn look_briefly(&mut self, position: &G::Position, depth: u8, nodes: u64) -> Found {
        let kept = self.nodes_left.saturating_sub(nodes);
        self.nodes_left -= kept;
        let found = self.look(position, depth);
        self.nodes_left += kept;
        found.unwrap_or(Found::Open)
    }

    /// Looks so many moves ahead, at most.
    pub(crate) fn look(&mut self, position: &G::Position, depth: u8) -> Result<Found, Spent> {
        for depth in 0..=depth {
            if self.forced(position, depth, true)? {
                return Ok(Found::Wins(depth));
            }
            if self.forced(position, depth, false)? {
                return Ok(Found::Never);
            }
        }
        Ok(Found::Open)
    }

    /// Whether the solver wins within so many moves, or whether the other sees within so many that it does not.
    fn forced(
        &mut self,
        position: &G::Position,
        depth: u8,
        for_solver: bool,
    ) -> Result<bool, Spent> {
        let mover = match self.goal.look(self.game, position)? {
            ControlFlow::Continue(mover) => mover,
            ControlFlow::Break(reached) => return Ok(reached == for_solver),
        };
        if depth == 0 {
            return Ok(false);
        }
        let key = self.game.key(position);
        let table = usize::from(for_solver);
        let unknown = Known {
            within: u8::MAX,
            not_within: 0,
        };
        let known = self.tables[table].get(&key).copied().unwrap_or(unknown);
        if known.within <= depth {
            return Ok(true);
        }
        if known.not_within >= depth {
            return Ok(false);
        }
        self.nodes_left = self.nodes_left.checked_sub(1).ok_or(Spent)?;
        let attacks = (mover == self.goal.solver()) == for_solver;
        // Whoever wins at once need not look further, and who is beaten at once has not got their way.
        let mut found = if self.ends(position, attacks, depth == 1, for_solver) {
            attacks
        } else {
            !attacks
        };
        if found != attacks && depth > 1 {
            for (_, next) in moves(self.game, position) {
                if self.forced(&next, depth - 1, for_solver)? == attacks {
                    found = attacks;
                    break;
                }
            }
        }
        let known = self.tables[table].entry(key).or_insert(unknown);
        if found {
            known.within = known.within.min(depth);
        } else {
            known.not_within = known.not_within.max(depth);
        }
        Ok(found)
    }

    /// Whether some move ends the game well for an attacker, or badly for a defender, for whom at the last move a game
    /// that goes on is enough as well.
    fn ends(&self, position: &G::Position, attacks: bool, last: bool, for_solver: bool) -> bool {
        let found = self.game.each_move(position, |action| {
            let mut next = position.clone();
            self.game.play_unchecked(&mut next, action);
            let decides = if self.game.turn(&next) == Turn::Over {
                (self.goal.is_reached(self.game, &next) == for_solver) == attacks
            } else {
                last && !attacks
            };
            if decides {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        found.is_break()
    }
}
