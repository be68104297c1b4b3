use std::ops::ControlFlow;

use game::{Game, Turn};
use search::{ByMobility, Limits, Prover, Solution, Solver, Value};

use crate::goal::{ByKey, Goal, Spent};
use crate::margins::Margins;
use crate::race::{Found, Race};
use crate::score::Score;

/// Says whether the solver still reaches the goal from a position, for sure.
pub(crate) trait Judge<G: Game> {
    fn is_reached(&mut self, position: &G::Position) -> Result<bool, Spent>;
}

impl<G: Game> Judge<G> for Score<'_, G> {
    fn is_reached(&mut self, position: &G::Position) -> Result<bool, Spent> {
        Self::is_reached(self, position)
    }
}

/// Looks ahead plainly, and where that takes too long, proves by a search that knows nothing of the game.
pub(crate) struct Plainly<'a, G: Game> {
    race: Race<'a, G>,
    prover: Prover<G, ByMobility>,
    goal: Goal,
    nodes_each: u64,
}

/// Deeper than any puzzle that is proved by looking ahead.
const DEEPEST: u8 = 40;
/// For one question, before the other way is tried.
const PLAIN_NODES: u64 = 20_000;
const PROVER_MEMORY: usize = 64 << 20;

impl<'a, G: Game> Plainly<'a, G> {
    pub(crate) fn new(game: &'a G, goal: Goal, nodes_each: u64) -> Self {
        Self {
            race: Race::new(game, goal, u64::MAX),
            prover: Prover::new(game.clone(), ByMobility, PROVER_MEMORY, 1),
            goal,
            nodes_each,
        }
    }
}

impl<G: Game> Judge<G> for Plainly<'_, G> {
    fn is_reached(&mut self, position: &G::Position) -> Result<bool, Spent> {
        match self.race.look_briefly(position, DEEPEST, PLAIN_NODES) {
            Found::Wins(_) => Ok(true),
            Found::Never => Ok(false),
            Found::Open => {
                let limits = Limits::nodes(self.nodes_each);
                let solution = self.prover.solve(position, &limits, &mut |_| {});
                let mover = self.prover.game().turn(position);
                wins(&solution, mover == Turn::Seat(self.goal.solver())).ok_or(Spent)
            }
        }
    }
}

/// Whether a solution says that the solver wins, who is to move or not.
fn wins<M>(solution: &Solution<M>, solver_moves: bool) -> Option<bool> {
    if solver_moves {
        let lost = solution.cannot_win.then_some(false);
        solution.value.map(|value| value == Value::Win).or(lost)
    } else {
        solution.value.map(|value| value == Value::Loss)
    }
}

impl<G: Game> Judge<G> for Margins<'_, G> {
    fn is_reached(&mut self, position: &G::Position) -> Result<bool, Spent> {
        let Goal::Margin(_, least) = self.goal() else {
            return Err(Spent);
        };
        Ok(self.margin(position)? >= least)
    }
}

/// How far a brief look goes, and how many positions it takes.
const BRIEF_DEPTH: u8 = 3;
const BRIEF_NODES: u64 = 600;

/// The game's own exact solver, after a brief look, which is often enough.
pub(crate) struct Proofs<'a, G: Game> {
    game: &'a G,
    race: Race<'a, G>,
    goal: Goal,
    solver: &'a mut dyn Solver<G>,
    known: ByKey<bool>,
    nodes_left: u64,
    /// At most so many positions for one question.
    nodes_each: u64,
}

impl<'a, G: Game> Proofs<'a, G> {
    pub(crate) fn new(
        game: &'a G,
        goal: Goal,
        solver: &'a mut dyn Solver<G>,
        nodes: u64,
        nodes_each: u64,
    ) -> Self {
        Self {
            game,
            race: Race::new(game, goal, nodes),
            goal,
            solver,
            known: ByKey::default(),
            nodes_left: nodes,
            nodes_each,
        }
    }
}

impl<G: Game> Judge<G> for Proofs<'_, G> {
    fn is_reached(&mut self, position: &G::Position) -> Result<bool, Spent> {
        let mover = match self.goal.look(self.game, position)? {
            ControlFlow::Continue(mover) => mover,
            ControlFlow::Break(reached) => return Ok(reached),
        };
        let key = self.game.key(position);
        if let Some(&known) = self.known.get(&key) {
            return Ok(known);
        }
        let seen = match self.race.look_briefly(position, BRIEF_DEPTH, BRIEF_NODES) {
            Found::Wins(_) => Some(true),
            Found::Never => Some(false),
            Found::Open => None,
        };
        if let Some(wins) = seen {
            self.known.insert(key, wins);
            return Ok(wins);
        }
        let limits = Limits::nodes(self.nodes_left.min(self.nodes_each));
        let solution = self.solver.solve(position, &limits, &mut |_| {});
        self.nodes_left = self
            .nodes_left
            .checked_sub(solution.nodes.max(1))
            .ok_or(Spent)?;
        let wins = wins(&solution, mover == self.goal.solver()).ok_or(Spent)?;
        self.known.insert(key, wins);
        Ok(wins)
    }
}
