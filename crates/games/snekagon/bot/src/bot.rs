use std::ops::ControlFlow;

use game::{Dice, Seat, SeededDice, Turn};
use search::{
    Bot, BotConfig, Clock, Engine, FirstPlay, Level, Limits, Mcts, ProgressiveWidening, Report,
    Settings, Solver,
};
use snekagon::{Snekagon, Snekagon5g, Survey};

use super::endgame::endgame;
use super::knowledge::{MovePriors, SnekagonKnowledge};

/// Plays Snekagon and Snekagon 5G. The lowest levels look one move ahead, the others search a tree, and
/// the upper ones solve the end of a game of two exactly.
#[expect(missing_debug_implementations, reason = "a solver has nothing to show")]
pub struct SnekagonBot<G: Survey> {
    game: G,
    level: Level,
    /// How many playouts each level has at most.
    playouts: [u64; 8],
    dice: SeededDice,
    tree: Mcts<G, SnekagonKnowledge>,
    endgame: Option<Box<dyn Solver<G>>>,
}

/// How many playouts each level has at most; the best has its time.
const PLAYOUTS: [u64; 8] = [0, 0, 25, 140, 600, 2_400, 9_000, u64::MAX];
/// With more boards a playout takes longer and a game more of them.
const PLAYOUTS_5G: [u64; 8] = [0, 0, 8, 30, 120, 500, 2_000, u64::MAX];
/// How many positions each level may look at to solve the end.
const PROOF_NODES: [u64; 8] = [0, 0, 0, 0, 0, 20_000, 100_000, u64::MAX];
/// With so many tiles left to all, solving is worth a try.
const ENDGAME_TILES: u32 = 7;
/// The part of the time that it may take.
const PROOF_SHARE: f64 = 0.6;

impl<G: Survey> SnekagonBot<G> {
    fn new(game: &G, config: &BotConfig, playouts: [u64; 8], settings: &Settings) -> Self {
        let settings = Settings {
            threads: config.threads,
            memory: config.memory / 4 * 3,
            seed: config.seed,
            ..settings.clone()
        };
        Self {
            game: game.clone(),
            level: config.level,
            playouts,
            dice: SeededDice::new(config.seed),
            tree: Mcts::new(game.clone(), SnekagonKnowledge, settings),
            endgame: None,
        }
    }

    /// A move that looks best without a further thought, and without being quite sure. The lowest level
    /// sees only how long its snakes get, and no way to another board; the next one also sees what it
    /// takes from others.
    fn choose_greedily(&mut self, position: &G::Position, mover: Seat) -> Report<G::Move> {
        let priors = MovePriors::new(&self.game, position, mover);
        let mut report = Report::empty(self.game.seats());
        let mut best = f32::NEG_INFINITY;
        let (game, level, dice) = (&self.game, self.level, &mut self.dice);
        let _ = game.each_move(position, |action| {
            let noise = dice.below(1000) as f32 / 1000.0;
            let log_prior = if level == Level::FIRST {
                let drills = game.lie(action).drills != [None; 2];
                let length = if drills {
                    0
                } else {
                    priors.length(game, action)
                };
                length as f32 + 3.0 * noise
            } else {
                priors.log_prior(game, action) + 1.5 * noise
            };
            if log_prior > best {
                best = log_prior;
                report.line = vec![action];
            }
            ControlFlow::Continue(())
        });
        report.depth = 1;
        report
    }

    /// Solves the position, if it is late enough; otherwise tells how many positions were looked at.
    fn solve(
        &mut self,
        position: &G::Position,
        mover: Seat,
        limits: &Limits,
        on_report: &mut dyn FnMut(&Report<G::Move>),
    ) -> Result<Report<G::Move>, u64> {
        let seats = (0..self.game.seats()).map(Seat::new);
        let tiles: u32 = seats.map(|seat| self.game.left(position, seat).tiles).sum();
        let by_playouts = limits.playouts.map(|playouts| playouts.saturating_mul(10));
        let nodes = [
            Some(self.level.of(&PROOF_NODES)),
            limits.proof_nodes(),
            by_playouts,
        ];
        let nodes = nodes.into_iter().flatten().min().unwrap_or(0);
        let late = tiles <= ENDGAME_TILES && nodes > 0;
        let endgame = self.endgame.as_mut().filter(|_| late).ok_or(0u64)?;
        let limits = Limits {
            time: limits.time.map(|time| time.mul_f64(PROOF_SHARE)),
            nodes: Some(nodes),
            ..limits.clone()
        };
        let solution = endgame.solve(position, &limits, on_report);
        if solution.value.is_some() && solution.best().is_some() {
            Ok(solution.report(mover))
        } else {
            Err(solution.nodes)
        }
    }
}

impl<G: Survey> Bot<G> for SnekagonBot<G> {
    fn choose(
        &mut self,
        position: &G::Position,
        limits: &Limits,
        on_report: &mut dyn FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        let Turn::Seat(mover) = self.game.turn(position) else {
            return Report::empty(self.game.seats());
        };
        let clock = Clock::start(limits);
        let playouts = self.level.of(&self.playouts);
        let mut report = if playouts == 0 {
            self.choose_greedily(position, mover)
        } else {
            self.solve(position, mover, limits, on_report)
                .unwrap_or_else(|nodes| {
                    let limits = Limits {
                        time: clock.left(),
                        playouts: Some(limits.playouts.map_or(playouts, |most| most.min(playouts))),
                        nodes: limits.nodes_after(nodes),
                        ..limits.clone()
                    };
                    let mut report = self.tree.search(position, &limits, on_report);
                    report.nodes += nodes;
                    report
                })
        };
        report.elapsed = clock.elapsed();
        report
    }

    fn forget(&mut self) {
        self.tree.forget();
    }
}

/// Makes the bots of Snekagon and Snekagon 5G, and the solvers of Snekagon.
#[derive(Clone, Copy, Debug)]
pub struct SnekagonEngine;

impl Engine<Snekagon> for SnekagonEngine {
    fn bot(game: &Snekagon, config: &BotConfig) -> Box<dyn Bot<Snekagon>> {
        let settings = Settings {
            exploration: 0.12,
            prior_weight: 0.03,
            rave_equivalence: 500.0,
            first_play: FirstPlay::BelowParent(0.0),
            expand_after: 6,
            evaluation_weight: 0.3,
            widening: Some(ProgressiveWidening {
                initial: 90.0,
                factor: 4.0,
                exponent: 0.5,
            }),
            ..Settings::default()
        };
        let mut bot = SnekagonBot::new(game, config, PLAYOUTS, &settings);
        let endgame = endgame(game, config.memory / 4, config.threads);
        bot.endgame = Some(Box::new(endgame));
        Box::new(bot)
    }

    fn solver(game: &Snekagon, memory: usize, threads: usize) -> Option<Box<dyn Solver<Snekagon>>> {
        Some(Box::new(endgame(game, memory, threads)))
    }
}

impl Engine<Snekagon5g> for SnekagonEngine {
    fn bot(game: &Snekagon5g, config: &BotConfig) -> Box<dyn Bot<Snekagon5g>> {
        let settings = Settings {
            exploration: 0.07,
            prior_weight: 0.05,
            rave_equivalence: 500.0,
            first_play: FirstPlay::BelowParent(0.0),
            expand_after: 8,
            evaluation_weight: 0.4,
            widening: Some(ProgressiveWidening {
                initial: 60.0,
                factor: 2.0,
                exponent: 0.5,
            }),
            max_candidates: 600,
            ..Settings::default()
        };
        Box::new(SnekagonBot::new(game, config, PLAYOUTS_5G, &settings))
    }
}
