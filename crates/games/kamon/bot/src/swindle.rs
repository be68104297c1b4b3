use std::cmp::Reverse;

use game::{Game, Turn};
use kamon::{Cell, Kamon, Position};
use search::{
    Candidate, Clock, Limits, Mcts, NoKnowledge, Report, Settings, Value, values_for_two,
};

use super::solver::KamonSolver;

/// Chooses a move in a lost position: the one after which a plain Monte-Carlo player is the likeliest to
/// answer wrongly.
pub(super) struct Swindler<'a> {
    pub(super) game: &'a Kamon,
    pub(super) solver: &'a mut KamonSolver,
    pub(super) seed: u64,
}

/// A lost move, and what is known of its answers.
struct LosingMove {
    action: Cell,
    answers: Vec<Answer>,
}

struct Answer {
    position: Position,
    /// How likely a plain Monte-Carlo player is to choose it.
    probability: f32,
    /// Whether it ends the game.
    over: bool,
    /// Whether it wins. If that is not known it most likely does: the move before was lost.
    wins: Option<bool>,
}

/// Playouts to see which answers look good.
const PLAYOUTS: u64 = 600;
/// Placements to find out whether an answer wins, at first; then more and more.
const FIRST_PROOF: u64 = 2_000;
/// How much an answer counts of which nothing is known, beside one that is known to be wrong.
const UNPROVEN_WEIGHT: f32 = 0.1;
/// How much it counts that the game goes on: who is not beaten yet may be let off later.
const LONGER_GAME_WEIGHT: f32 = 0.05;

impl Swindler<'_> {
    /// The moves of a lost position, the most testing first, as well as limits of time and nodes allow.
    pub(super) fn choose(&mut self, position: &Position, limits: &Limits) -> Report<Cell> {
        let clock = Clock::start(limits);
        let mut report = Report::empty(2);
        let mut losing_moves = self.losing_moves(position, limits, &clock);
        self.prove_answers(&mut losing_moves, limits, &clock, &mut report.nodes);
        game::order::sort_by(&mut losing_moves, |a, b| {
            b.error_probability().total_cmp(&a.error_probability())
        });
        report.values = values_for_two(position.mover(), 0.0);
        report.proven = true;
        report.line = losing_moves
            .first()
            .map(|best| best.action)
            .into_iter()
            .collect();
        report.candidates = losing_moves
            .iter()
            .map(|each| Candidate {
                action: each.action,
                visits: (1000.0 * each.error_probability()) as u64,
                values: report.values,
                proven: true,
            })
            .collect();
        report.elapsed = clock.elapsed();
        report
    }

    fn losing_moves(&self, position: &Position, limits: &Limits, clock: &Clock) -> Vec<LosingMove> {
        let moves = self.solver.known_moves(self.game, position);
        moves
            .into_iter()
            .map(|(action, _)| {
                let mut next = position.clone();
                self.game.play_unchecked(&mut next, action);
                LosingMove {
                    action,
                    answers: self.answers(&next, limits, clock),
                }
            })
            .collect()
    }

    /// The answers to a move, each with how likely it is to be given.
    fn answers(&self, position: &Position, limits: &Limits, clock: &Clock) -> Vec<Answer> {
        if self.game.turn(position) == Turn::Over {
            return Vec::new();
        }
        let settings = Settings {
            seed: self.seed,
            memory: 4 << 20,
            ..Settings::plain()
        };
        let mut tree = Mcts::new(self.game.clone(), NoKnowledge, settings);
        let limits = Limits {
            time: clock.left().map(|left| left / 8),
            playouts: Some(
                limits
                    .playouts
                    .map_or(PLAYOUTS, |most| PLAYOUTS.min(most / 8)),
            ),
            nodes: None,
            ..limits.clone()
        };
        let report = tree.search(position, &limits, &mut |_| {});
        let seen: u64 = report.candidates.iter().map(|each| each.visits).sum();
        let answers = report.candidates.iter().map(|candidate| {
            let mut next = position.clone();
            self.game.play_unchecked(&mut next, candidate.action);
            let over = self.game.turn(&next) == Turn::Over;
            let probability = if report.proven {
                f32::from(report.best() == Some(candidate.action))
            } else {
                candidate.visits as f32 / seen.max(1) as f32
            };
            Answer {
                position: next,
                probability,
                over,
                wins: over.then_some(true),
            }
        });
        answers.collect()
    }

    /// Proves which answers win, those first that matter most.
    fn prove_answers(
        &mut self,
        losing_moves: &mut [LosingMove],
        limits: &Limits,
        clock: &Clock,
        nodes: &mut u64,
    ) {
        let most = limits.nodes.unwrap_or(u64::MAX);
        let mut each = FIRST_PROOF;
        while !clock.is_up() && *nodes < most {
            let mut open = 0;
            game::order::sort_by_key(losing_moves, |each| {
                Reverse((1000.0 * each.error_probability()) as u32)
            });
            for answer in losing_moves.iter_mut().flat_map(|each| &mut each.answers) {
                if answer.wins.is_some() || clock.is_up() || *nodes >= most {
                    continue;
                }
                let limits = Limits {
                    time: clock.left(),
                    nodes: Some(each.min(most - *nodes)),
                    ..limits.clone()
                };
                let quiet = &mut |_: &Report<Cell>| {};
                let solution = self
                    .solver
                    .solve(self.game, &answer.position, &limits, quiet);
                *nodes += solution.nodes;
                answer.wins = solution.value.map(|value| value == Value::Loss);
                open += u32::from(answer.wins.is_none());
            }
            if open == 0 {
                return;
            }
            each = each.saturating_mul(4);
        }
    }
}

impl LosingMove {
    /// How likely the opponent is to err.
    fn error_probability(&self) -> f32 {
        let wrong = self.answers.iter().map(|answer| match answer.wins {
            Some(true) => 0.0,
            Some(false) => answer.probability,
            None => UNPROVEN_WEIGHT * answer.probability,
        });
        let later = self.answers.iter().filter(|answer| !answer.over);
        wrong.sum::<f32>()
            + LONGER_GAME_WEIGHT * later.map(|answer| answer.probability).sum::<f32>()
    }
}
