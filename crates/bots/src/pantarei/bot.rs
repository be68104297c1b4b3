use game::{Game, Turn};
use pantarei::{Move, Pantarei, Position};
use search::{Clock, Limits, Mcts, Prover, Report, Settings, Solution, Value};

use super::eye::{Eye, Sevens};
use crate::{Bot, Level, Means, Played, Solve};

/// Plays Pantareï: proves what it can once stacks are high, and searches a tree for the rest.
#[derive(Debug)]
pub struct PantareiBot {
    game: Pantarei,
    level: Level,
    tree: Mcts<Pantarei, Eye>,
    prover: Prover<Pantarei, Sevens>,
}

/// How many playouts each level has at most; the best has its time.
const PLAYOUTS: [u64; 8] = [8, 25, 60, 200, 800, 3_000, 12_000, u64::MAX];
/// How many positions each level may look at to prove what the position is worth.
const PROOF: [u64; 8] = [0, 0, 0, 0, 0, 500, 5_000, u64::MAX];
/// With at most so many stacks a proof may be in reach.
const FEW_STACKS: usize = 12;
/// The prover's part of the time then.
const PROOF_SHARE: f64 = 0.25;
/// How many positions the prover may look at for each playout that is allowed.
const NODES_A_PLAYOUT: u64 = 4;

impl PantareiBot {
    fn new(game: &Pantarei, means: &Means) -> Self {
        let settings = Settings {
            threads: means.threads,
            memory: means.memory / 2,
            seed: means.seed,
            rave: 0.0,
            longest_playout: 200,
            ..Settings::default()
        };
        let eye = Eye {
            awake: means.level.number() >= 3,
            wary: means.level.number() >= 2,
        };
        Self {
            game: game.clone(),
            level: means.level,
            tree: Mcts::new(game.clone(), eye, settings),
            prover: Prover::new(game.clone(), Sevens, means.memory / 2, means.threads),
        }
    }

    /// What the prover may use, if a proof may be in reach.
    fn proof_limits(&self, position: &Position, limits: &Limits) -> Option<Limits> {
        let own = self.level.of(&PROOF);
        if own == 0 || position.stacks().len() > FEW_STACKS {
            return None;
        }
        let by_playouts = limits
            .playouts
            .map(|playouts| playouts.saturating_mul(NODES_A_PLAYOUT));
        let nodes = [Some(own), limits.nodes, by_playouts];
        Some(Limits {
            time: limits.time.map(|time| time.mul_f64(PROOF_SHARE)),
            nodes: nodes.into_iter().flatten().min(),
            ..limits.clone()
        })
    }
}

impl Bot<Pantarei> for PantareiBot {
    fn choose(
        &mut self,
        position: &Position,
        limits: &Limits,
        tell: &mut dyn FnMut(&Report<Move>),
    ) -> Report<Move> {
        let Turn::Seat(mover) = self.game.turn(position) else {
            return Report::empty(2);
        };
        let clock = Clock::start(limits);
        let mut nodes = 0;
        if let Some(win) = position.winning_move() {
            let solution = Solution {
                value: Some(Value::Win),
                line: vec![win],
                ..Solution::unknown()
            };
            return solution.report(mover);
        }
        if let Some(proof) = self.proof_limits(position, limits) {
            let solution = self.prover.solve(position, &proof, tell);
            if solution.value.is_some() && !solution.line.is_empty() {
                return solution.report(mover);
            }
            nodes = solution.nodes;
        }
        let playouts = self.level.of(&PLAYOUTS);
        let limits = Limits {
            time: clock.left(),
            playouts: Some(limits.playouts.map_or(playouts, |most| most.min(playouts))),
            ..limits.clone()
        };
        let mut report = self.tree.search(position, &limits, tell);
        report.nodes += nodes;
        report.elapsed = clock.elapsed();
        report
    }

    fn forget(&mut self) {
        self.tree.forget();
    }
}

impl Played for Pantarei {
    fn bot(&self, means: &Means) -> Box<dyn Bot<Self>> {
        Box::new(PantareiBot::new(self, means))
    }

    fn solver(&self, memory: usize, threads: usize) -> Option<Box<dyn Solve<Self>>> {
        Some(Box::new(Prover::new(self.clone(), Sevens, memory, threads)))
    }
}
