use std::time::Duration;
#[cfg(not(engine_module))]
use std::{io, path::Path};

use game::{Game, Turn};
use kamon::{Cell, Kamon, Position};
use search::{
    Bot, BotConfig, Candidate, Clock, Engine, Level, Limits, Mcts, Report, Settings, Solution,
    Solver, Value, values_for_two,
};

use super::knowledge::KamonKnowledge;
use super::solver::KamonSolver;
use super::swindle::Swindler;
use super::tree::{KeptTrees, TreeSearch};

/// Plays Kamon. The best level proves what it can in its time and searches for the rest; the others
/// have fewer and fewer playouts.
#[derive(Debug)]
pub struct KamonBot {
    game: Kamon,
    level: Level,
    seed: u64,
    threads: usize,
    memory: usize,
    tree: Mcts<Kamon, KamonKnowledge>,
    solver: KamonSolver,
    kept_trees: KeptTrees,
}

/// How many playouts each level has at most; the best has its time.
const PLAYOUTS: [u64; 8] = [6, 20, 60, 200, 800, 3_000, 10_000, u64::MAX];
/// How many placements each level may make to prove what the position is worth.
const PROOF_NODES: [u64; 8] = [0, 0, 0, 0, 0, 3_000, 20_000, u64::MAX];
/// How many seconds a proof takes at each ply, on average.
const PROOF_SECONDS: [f64; 15] = [
    1200.0, 400.0, 120.0, 40.0, 16.0, 7.0, 2.8, 1.2, 0.5, 0.2, 0.07, 0.025, 0.01, 0.004, 0.002,
];

/// A proof is near if it takes on average so many times the time there is, and luck up to so many.
const LIKELY_RATIO: f64 = 1.0;
const POSSIBLE_RATIO: f64 = 8.0;
/// What is left to think after a proof that had all the time until it was stopped.
const FALLBACK_TIME: Duration = Duration::from_millis(100);

impl KamonBot {
    fn new(game: &Kamon, config: &BotConfig) -> Self {
        let settings = Settings {
            threads: config.threads,
            memory: config.memory / 4,
            seed: config.seed,
            exploration: 0.3,
            prior_weight: 0.0,
            rave_equivalence: 200.0,
            ..Settings::default()
        };
        let knowledge = KamonKnowledge::new(config.level.number() >= 3);
        Self {
            game: game.clone(),
            level: config.level,
            seed: config.seed,
            threads: config.threads,
            memory: config.memory,
            tree: Mcts::new(game.clone(), knowledge, settings),
            // Half, since a tree and what is kept of it stand side by side for a moment.
            solver: KamonSolver::new(config.memory / 2, config.threads),
            kept_trees: KeptTrees::default(),
        }
    }

    /// How the best level divides its time: a proof of the position, and a search; what is left goes to
    /// proofs of the moves that the search likes best. A search soon likes what it will like in the end,
    /// and whether a move that it likes wins is proved faster than that some move does. Where a proof
    /// would be a wonder the search has everything.
    fn time_shares(position: &Position, limits: &Limits) -> (f64, f64) {
        let ply = 36 - position.free().count_ones() as usize;
        let needed = PROOF_SECONDS[ply.min(PROOF_SECONDS.len() - 1)];
        let time = limits.time.map(|time| time.as_secs_f64().max(1e-6));
        match time.map(|time| needed / time) {
            Some(times) if times > POSSIBLE_RATIO => (0.0, 1.0),
            Some(times) if times > LIKELY_RATIO => (0.0, 0.25),
            _ => (0.8, 0.1),
        }
    }

    fn proof_limits(&self, share: f64, limits: &Limits) -> Limits {
        let nodes = [
            Some(self.level.of(&PROOF_NODES)),
            limits.proof_nodes(),
            node_limit(limits),
        ];
        Limits {
            time: limits.time.map(|time| time.mul_f64(share)),
            nodes: nodes.into_iter().flatten().min(),
            ..limits.clone()
        }
    }

    fn search(
        &mut self,
        position: &Position,
        limits: &Limits,
        time: Option<Duration>,
        on_report: &mut dyn FnMut(&Report<Cell>),
    ) -> Report<Cell> {
        let playouts = self.level.of(&PLAYOUTS);
        let limits = Limits {
            time,
            playouts: Some(limits.playouts.map_or(playouts, |most| most.min(playouts))),
            ..limits.clone()
        };
        if self.level != Level::BEST {
            return self.tree.search(position, &limits, on_report);
        }
        let tree_search = TreeSearch {
            game: &self.game,
            table: self.solver.table(),
            memory: self.memory / 4,
            threads: self.threads,
            seed: self.seed,
        };
        tree_search.search(&mut self.kept_trees, position, &limits, on_report)
    }

    /// Tries to prove what a search likes best, move by move: one that wins is played, and one that
    /// loses is not, as long as there is another.
    fn prove_candidates(
        &mut self,
        position: &Position,
        report: &mut Report<Cell>,
        limits: &Limits,
        clock: &Clock,
    ) {
        let mover = position.mover();
        let mut lost: Vec<Cell> = Vec::new();
        let most = [
            node_limit(limits),
            limits.nodes,
            limits.proof_nodes().filter(|_| limits.nodes.is_none()),
        ];
        let mut left = most.into_iter().flatten().min().unwrap_or(u64::MAX);
        let candidates = report.candidates.clone();
        for candidate in candidates.iter().filter(|candidate| !candidate.proven) {
            let limits = Limits {
                time: clock.left(),
                nodes: Some(left),
                ..limits.clone()
            };
            if left == 0 || clock.is_up() {
                break;
            }
            let mut next = position.clone();
            self.game.play_unchecked(&mut next, candidate.action);
            let quiet = &mut |_: &Report<Cell>| {};
            let solution = self
                .solver
                .solve_for(mover, &self.game, &next, &limits, quiet);
            report.nodes += solution.nodes;
            left = left.saturating_sub(solution.nodes);
            let Some(value) = solution.value.map(Value::for_other) else {
                break;
            };
            let proved = report.candidates.iter_mut();
            for each in proved.filter(|each| each.action == candidate.action) {
                each.values = values_for_two(mover, value.reward());
                each.proven = true;
            }
            match value {
                Value::Win => {
                    let others = |each: &Candidate<Cell>| each.action != candidate.action;
                    game::order::sort_by_key(&mut report.candidates, others);
                    report.line = [&[candidate.action], solution.line.as_slice()].concat();
                    report.values = values_for_two(mover, 1.0);
                    report.proven = true;
                    return;
                }
                Value::Loss => lost.push(candidate.action),
                Value::Draw => {}
            }
        }
        avoid_losses(report, &lost);
    }

    /// What to play where all is lost.
    fn swindle(&mut self, position: &Position, limits: &Limits, clock: &Clock) -> Report<Cell> {
        let limits = Limits {
            // A count of playouts or nodes binds as it is, so that it repeats.
            time: match clock.left() {
                Some(left) => Some(left / 2),
                None if limits.playouts.or(limits.nodes).is_some() => None,
                None => Some(FALLBACK_TIME),
            },
            nodes: [node_limit(limits), limits.nodes]
                .into_iter()
                .flatten()
                .min(),
            ..limits.clone()
        };
        let mut swindler = Swindler {
            game: &self.game,
            solver: &mut self.solver,
            seed: self.seed,
        };
        swindler.choose(position, &limits)
    }
}

impl Bot<Kamon> for KamonBot {
    fn choose(
        &mut self,
        position: &Position,
        limits: &Limits,
        on_report: &mut dyn FnMut(&Report<Cell>),
    ) -> Report<Cell> {
        let Turn::Seat(mover) = self.game.turn(position) else {
            return Report::empty(2);
        };
        let clock = Clock::start(limits);
        let best = self.level == Level::BEST;
        let (proof, search) = if best {
            Self::time_shares(position, limits)
        } else {
            (0.8, 1.0)
        };
        let mut nodes = 0;
        if self.level.of(&PROOF_NODES) > 0 {
            let proof = self.proof_limits(proof, limits);
            let solution = self.solver.solve(&self.game, position, &proof, on_report);
            nodes = solution.nodes;
            match solution.value {
                Some(Value::Win | Value::Draw) => return solution.report(mover),
                Some(Value::Loss) if best => {
                    let rest = Limits {
                        nodes: limits.nodes_after(nodes),
                        ..limits.clone()
                    };
                    let mut report = self.swindle(position, &rest, &clock);
                    report.nodes += nodes;
                    report.elapsed = clock.elapsed();
                    return report;
                }
                _ => {}
            }
        }
        let time = match limits.time {
            // The proof had all the time there was, until it was stopped.
            None if best && is_unlimited(limits) => Some(FALLBACK_TIME),
            Some(time) if search < 1.0 => Some(time.mul_f64(search)),
            _ => clock.left(),
        };
        // Of the nodes that are left, a part goes to proofs of what the search likes.
        let left = limits.nodes_after(nodes);
        let searched = Limits {
            nodes: left.map(|left| if best && search < 1.0 { left / 2 } else { left }),
            ..limits.clone()
        };
        let mut report = self.search(position, &searched, time, on_report);
        let known = self.solver.known_moves(&self.game, position);
        let lost = known
            .iter()
            .filter(|(_, value)| *value == Some(Value::Loss));
        avoid_losses(
            &mut report,
            &lost.map(|&(cell, _)| cell).collect::<Vec<_>>(),
        );
        if best && search < 1.0 && !report.proven {
            let rest = Limits {
                nodes: left.map(|left| left.saturating_sub(report.nodes)),
                ..limits.clone()
            };
            self.prove_candidates(position, &mut report, &rest, &clock);
        }
        report.nodes += nodes;
        report.elapsed = clock.elapsed();
        report
    }

    fn forget(&mut self) {
        self.tree.forget();
        self.kept_trees = KeptTrees::default();
    }
}

/// Whether nothing ends a search but somebody who has seen enough.
fn is_unlimited(limits: &Limits) -> bool {
    limits.playouts.is_none() && limits.nodes.is_none() && limits.depth.is_none()
}

/// How many placements take as long as the playouts there may be.
fn node_limit(limits: &Limits) -> Option<u64> {
    limits.playouts.map(|playouts| playouts.saturating_mul(4))
}

/// Chooses another move than those proved to lose, if there is any.
fn avoid_losses(report: &mut Report<Cell>, lost: &[Cell]) {
    game::order::sort_by_key(&mut report.candidates, |candidate| {
        lost.contains(&candidate.action)
    });
    if let Some(best) = report.candidates.first()
        && report.best() != Some(best.action)
    {
        report.line = vec![best.action];
        report.values = best.values;
        report.proven = best.proven;
    }
}

struct GameSolver {
    game: Kamon,
    solver: KamonSolver,
}

impl Solver<Kamon> for GameSolver {
    fn solve(
        &mut self,
        position: &Position,
        limits: &Limits,
        on_report: &mut dyn FnMut(&Report<Cell>),
    ) -> Solution<Cell> {
        self.solver.solve(&self.game, position, limits, on_report)
    }

    #[cfg(not(engine_module))]
    fn save(&self, _start: &Position, nodes: u64, path: &Path) -> io::Result<()> {
        self.solver.save(nodes, path)
    }

    #[cfg(not(engine_module))]
    fn load(&mut self, start: &Position, path: &Path) -> io::Result<u64> {
        self.solver.load(&self.game, start, path)
    }
}

/// Makes Kamon's bots and solvers.
#[derive(Clone, Copy, Debug)]
pub struct KamonEngine;

impl Engine<Kamon> for KamonEngine {
    fn bot(game: &Kamon, config: &BotConfig) -> Box<dyn Bot<Kamon>> {
        Box::new(KamonBot::new(game, config))
    }

    fn solver(game: &Kamon, memory: usize, threads: usize) -> Option<Box<dyn Solver<Kamon>>> {
        Some(Box::new(GameSolver {
            game: game.clone(),
            solver: KamonSolver::new(memory, threads),
        }))
    }
}
