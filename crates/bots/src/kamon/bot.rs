use std::io;
use std::path::Path;
use std::time::Duration;

use game::{Game, Turn};
use kamon::{Cell, Kamon, Position};
use search::{Clock, Limits, Mcts, Report, Settings, Solution, Value};

use super::knowledge::Eye;
use super::resist::Resistance;
use super::solver::Solver;
use super::tree::Woods;
use crate::{Bot, Level, Means, Played, Solve};

/// Plays Kamon. The best level proves what it can in its time and searches for the rest; the others
/// have fewer and fewer playouts.
#[derive(Debug)]
pub struct KamonBot {
    game: Kamon,
    level: Level,
    seed: u64,
    threads: usize,
    memory: usize,
    tree: Mcts<Kamon, Eye>,
    solver: Solver,
}

/// How many playouts each level has at most; the best has its time.
const PLAYOUTS: [u64; 8] = [6, 20, 60, 200, 800, 4_000, 20_000, u64::MAX];
/// How many placements each level may make to prove what the position is worth.
const PROOF: [u64; 8] = [0, 0, 0, 0, 0, 4_000, 40_000, u64::MAX];
/// How many seconds a proof takes at each ply, on average.
const SECONDS: [f64; 15] = [
    3e3, 1e3, 300.0, 100.0, 40.0, 20.0, 8.0, 3.0, 1.3, 0.5, 0.15, 0.05, 0.02, 0.008, 0.004,
];

/// A proof is in sight if it takes on average so many times the time there is, and luck up to so many.
const IN_SIGHT: f64 = 3.0;
const LUCK: f64 = 20.0;
/// What is left to think after a proof that had all the time until it was stopped.
const LAST_THOUGHT: Duration = Duration::from_millis(100);

impl KamonBot {
    fn new(game: &Kamon, means: &Means) -> Self {
        let settings = Settings {
            threads: means.threads,
            memory: means.memory / 4,
            seed: means.seed,
            exploration: 0.3,
            prior_weight: 0.0,
            rave: 200.0,
            ..Settings::default()
        };
        let eye = Eye::new(means.level.number() >= 3);
        Self {
            game: game.clone(),
            level: means.level,
            seed: means.seed,
            threads: means.threads,
            memory: means.memory,
            tree: Mcts::new(game.clone(), eye, settings),
            solver: Solver::new(means.memory / 4 * 3, means.threads),
        }
    }

    /// The solver's part of the time: most of it once a proof is in sight, less while one would be luck,
    /// and nothing before.
    fn proof_limits(&self, position: &Position, limits: &Limits) -> Limits {
        let ply = 36 - position.free().count_ones() as usize;
        let needed = SECONDS[ply.min(SECONDS.len() - 1)];
        let share = match limits
            .time
            .map(|time| needed / time.as_secs_f64().max(1e-6))
        {
            Some(times) if times > LUCK => 0.0,
            Some(times) if times > IN_SIGHT => 0.5,
            _ => 0.85,
        };
        let nodes = [
            Some(self.level.of(&PROOF)),
            limits.nodes,
            by_playouts(limits),
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
        left: Option<Duration>,
        tell: &mut dyn FnMut(&Report<Cell>),
    ) -> Report<Cell> {
        let playouts = self.level.of(&PLAYOUTS);
        let limits = Limits {
            time: left,
            playouts: Some(limits.playouts.map_or(playouts, |most| most.min(playouts))),
            nodes: None,
            ..limits.clone()
        };
        if self.level != Level::BEST {
            return self.tree.search(position, &limits, tell);
        }
        let woods = Woods {
            game: &self.game,
            table: self.solver.table(),
            memory: self.memory / 4,
            threads: self.threads,
            seed: self.seed,
        };
        woods.search(position, &limits, tell)
    }

    /// What to play where all is lost.
    fn resist(&mut self, position: &Position, limits: &Limits, clock: &Clock) -> Report<Cell> {
        let limits = Limits {
            // A count of playouts binds as it is, so that it repeats.
            time: match (clock.left(), limits.playouts) {
                (Some(left), _) => Some(left / 2),
                (None, Some(_)) => None,
                (None, None) => Some(LAST_THOUGHT),
            },
            nodes: by_playouts(limits),
            ..limits.clone()
        };
        let mut resistance = Resistance {
            game: &self.game,
            solver: &mut self.solver,
            seed: self.seed,
        };
        resistance.choose(position, &limits)
    }
}

impl Bot<Kamon> for KamonBot {
    fn choose(
        &mut self,
        position: &Position,
        limits: &Limits,
        tell: &mut dyn FnMut(&Report<Cell>),
    ) -> Report<Cell> {
        let Turn::Seat(mover) = self.game.turn(position) else {
            return Report::empty(2);
        };
        let clock = Clock::start(limits);
        let mut nodes = 0;
        if self.level.of(&PROOF) > 0 {
            let proof = self.proof_limits(position, limits);
            let solution = self.solver.solve(&self.game, position, &proof, tell);
            nodes = solution.nodes;
            match solution.value {
                Some(Value::Win | Value::Draw) => return solution.report(mover),
                Some(Value::Loss) if self.level == Level::BEST => {
                    let mut report = self.resist(position, limits, &clock);
                    report.nodes += nodes;
                    report.elapsed = clock.elapsed();
                    return report;
                }
                _ => {}
            }
        }
        let unlimited = limits.time.is_none() && limits.playouts.is_none();
        let left = if unlimited && self.level == Level::BEST {
            // The proof had all the time there was, until it was stopped.
            Some(LAST_THOUGHT)
        } else {
            clock.left()
        };
        let mut report = self.search(position, limits, left, tell);
        avoid(&mut report, &self.solver.known_moves(&self.game, position));
        report.nodes += nodes;
        report.elapsed = clock.elapsed();
        report
    }

    fn forget(&mut self) {
        self.tree.forget();
    }
}

/// How many placements take as long as the playouts there may be.
fn by_playouts(limits: &Limits) -> Option<u64> {
    limits.playouts.map(|playouts| playouts.saturating_mul(8))
}

/// Chooses another move than those proved to lose, if there is any.
fn avoid(report: &mut Report<Cell>, known: &[(Cell, Option<Value>)]) {
    report
        .candidates
        .sort_by_key(|candidate| known.contains(&(candidate.action, Some(Value::Loss))));
    if let Some(best) = report.candidates.first()
        && report.best() != Some(best.action)
    {
        report.line = vec![best.action];
        report.values = best.values;
        report.proven = best.proven;
    }
}

struct KamonSolver {
    game: Kamon,
    solver: Solver,
}

impl Solve<Kamon> for KamonSolver {
    fn solve(
        &mut self,
        position: &Position,
        limits: &Limits,
        tell: &mut dyn FnMut(&Report<Cell>),
    ) -> Solution<Cell> {
        self.solver.solve(&self.game, position, limits, tell)
    }

    fn save(&self, _start: &Position, nodes: u64, path: &Path) -> io::Result<()> {
        self.solver.save(nodes, path)
    }

    fn load(&mut self, start: &Position, path: &Path) -> io::Result<u64> {
        self.solver.load(&self.game, start, path)
    }
}

impl Played for Kamon {
    fn bot(&self, means: &Means) -> Box<dyn Bot<Self>> {
        Box::new(KamonBot::new(self, means))
    }

    fn solver(&self, memory: usize, threads: usize) -> Option<Box<dyn Solve<Self>>> {
        Some(Box::new(KamonSolver {
            game: self.clone(),
            solver: Solver::new(memory, threads),
        }))
    }
}
