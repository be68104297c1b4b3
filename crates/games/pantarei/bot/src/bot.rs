use game::{Game, Turn};
use pantarei::{Move, Pantarei, Position};
use search::{
    Bot, BotConfig, Clock, Engine, Level, Limits, Mcts, Prover, Report, Settings, Solution, Solver,
    Value,
};

use super::knowledge::{PantareiKnowledge, SevenHeuristic};

/// Plays Pantareï: proves what it can once stacks are high, and searches a tree for the rest.
#[derive(Debug)]
pub struct PantareiBot {
    game: Pantarei,
    level: Level,
    tree: Mcts<Pantarei, PantareiKnowledge>,
    prover: Prover<Pantarei, SevenHeuristic>,
}

/// How many playouts each level has at most; the best has its time.
const PLAYOUTS: [u64; 8] = [8, 25, 60, 200, 800, 3_000, 12_000, u64::MAX];
/// How many positions each level may look at to prove what the position is worth.
const PROOF_NODES: [u64; 8] = [0, 0, 0, 0, 0, 500, 5_000, u64::MAX];
/// With at most so many stacks a proof may be in reach.
const FEW_STACKS: usize = 12;
/// The prover's part of the time then.
const PROOF_SHARE: f64 = 0.25;
/// How many positions the prover may look at for each playout that is allowed.
const NODES_A_PLAYOUT: u64 = 4;

impl PantareiBot {
    fn new(game: &Pantarei, config: &BotConfig) -> Self {
        let settings = Settings {
            threads: config.threads,
            memory: config.memory / 2,
            seed: config.seed,
            rave_equivalence: 0.0,
            max_playout_steps: 200,
            ..Settings::default()
        };
        let knowledge = PantareiKnowledge {
            takes_wins: config.level.number() >= 3,
            avoids_sevens: config.level.number() >= 2,
        };
        Self {
            game: game.clone(),
            level: config.level,
            tree: Mcts::new(game.clone(), knowledge, settings),
            prover: Prover::new(
                game.clone(),
                SevenHeuristic,
                config.memory / 2,
                config.threads,
            ),
        }
    }

    /// What the prover may use, if a proof may be in reach.
    fn proof_limits(&self, position: &Position, limits: &Limits) -> Option<Limits> {
        let own = self.level.of(&PROOF_NODES);
        if own == 0 || position.stacks().len() > FEW_STACKS {
            return None;
        }
        let by_playouts = limits
            .playouts
            .map(|playouts| playouts.saturating_mul(NODES_A_PLAYOUT));
        let nodes = [Some(own), limits.proof_nodes(), by_playouts];
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
        on_report: &mut dyn FnMut(&Report<Move>),
    ) -> Report<Move> {
        let Turn::Seat(mover) = self.game.turn(position) else {
            return Report::empty(2);
        };
        let clock = Clock::start(limits);
        let mut nodes = 0;
        if let Some(win) = position.winning_move() {
            let mut solution = Solution::unknown();
            solution.value = Some(Value::Win);
            solution.line = vec![win];
            return solution.report(mover);
        }
        if let Some(proof) = self.proof_limits(position, limits) {
            let solution = self.prover.solve(position, &proof, on_report);
            if solution.value.is_some() && !solution.line.is_empty() {
                return solution.report(mover);
            }
            nodes = solution.nodes;
        }
        let playouts = self.level.of(&PLAYOUTS);
        let limits = Limits {
            time: clock.left(),
            playouts: Some(limits.playouts.map_or(playouts, |most| most.min(playouts))),
            nodes: limits.nodes_after(nodes),
            ..limits.clone()
        };
        let mut report = self.tree.search(position, &limits, on_report);
        report.nodes += nodes;
        report.elapsed = clock.elapsed();
        report
    }

    fn forget(&mut self) {
        self.tree.forget();
    }
}

/// Makes Pantareï's bots and solvers.
#[derive(Clone, Copy, Debug)]
pub struct PantareiEngine;

impl Engine<Pantarei> for PantareiEngine {
    fn bot(game: &Pantarei, config: &BotConfig) -> Box<dyn Bot<Pantarei>> {
        Box::new(PantareiBot::new(game, config))
    }

    fn solver(game: &Pantarei, memory: usize, threads: usize) -> Option<Box<dyn Solver<Pantarei>>> {
        Some(Box::new(Prover::new(
            game.clone(),
            SevenHeuristic,
            memory,
            threads,
        )))
    }
}
