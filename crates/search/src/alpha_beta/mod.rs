//! Alpha-beta: principal variation search, deepened step by step.

mod evaluation;
mod move_ordering;
mod transposition_table;

use std::ops::ControlFlow;

use game::{Game, Seat, Turn};

use crate::{Clock, Limits, Report, values_for_two};
pub use evaluation::{ByMargin, ByResult, Evaluation, WIN};
use move_ordering::MoveOrdering;
use transposition_table::{Bound, Entry, TranspositionTable};

/// Searches a game for two without chance, one move deeper each time; the value is proven once every
/// line that matters was searched to its end. Seats need not alternate.
#[derive(Debug)]
pub struct AlphaBeta<G: Game, E> {
    game: G,
    evaluation: E,
    table: TranspositionTable<G::Move>,
    ordering: MoveOrdering<G::Move>,
    /// The principal variation from each ply on.
    pv: Vec<Vec<G::Move>>,
    moves: Vec<(G::Move, i32)>,
    nodes: u64,
}

/// A value, and whether it is proven: it rests on finished games alone.
type NodeValue = (i32, bool);

/// More than anything can be worth.
const INFINITY: i32 = i32::MAX - 1;
const MAX_DEPTH: u32 = 200;
/// After how many nodes it looks at the clock.
const CLOCK_INTERVAL: u64 = 256;

struct Budget<'a> {
    clock: &'a Clock,
    max_nodes: u64,
}

impl<G: Game, E: Evaluation<G>> AlphaBeta<G, E> {
    /// A search whose table takes at most so many bytes.
    pub fn new(game: G, evaluation: E, memory: usize) -> Self {
        assert_eq!(game.seats(), 2, "alpha-beta is for two players");
        Self {
            game,
            evaluation,
            table: TranspositionTable::new(memory),
            ordering: MoveOrdering::new(),
            pv: vec![Vec::new(); MAX_DEPTH as usize + 2],
            moves: Vec::new(),
            nodes: 0,
        }
    }

    /// Looks for the best move, as deep as limits of depth, nodes and time allow.
    pub fn search(
        &mut self,
        position: &G::Position,
        limits: &Limits,
        on_report: &mut dyn FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        let clock = Clock::start(limits);
        let mut report = Report::empty(2);
        let Turn::Seat(mover) = self.game.turn(position) else {
            return report;
        };
        self.nodes = 0;
        self.table.start_search();
        self.ordering.forget();
        let budget = Budget {
            clock: &clock,
            max_nodes: limits.nodes.unwrap_or(u64::MAX),
        };
        for depth in 1..=limits.depth.unwrap_or(MAX_DEPTH).min(MAX_DEPTH) {
            self.pv[0].clear();
            let found = self.negamax(position, mover, depth, (-INFINITY, INFINITY), 0, &budget);
            let Some((value, proven)) = found else {
                break;
            };
            report.line.clone_from(&self.pv[0]);
            report.values = values_for_two(mover, self.evaluation.expected_reward(value));
            report.proven = proven;
            report.depth = depth;
            report.nodes = self.nodes;
            report.elapsed = clock.elapsed();
            on_report(&report);
            if proven {
                break;
            }
        }
        if report.line.is_empty() {
            // Not even one move deep: what was found first, or whatever is legal.
            report.line.clone_from(&self.pv[0]);
            if report.line.is_empty() {
                let _ = self.game.each_move(position, |action| {
                    report.line.push(action);
                    ControlFlow::Break(())
                });
            }
        }
        report.nodes = self.nodes;
        report.elapsed = clock.elapsed();
        report
    }

    /// The value for `mover`, whose turn it is, within bounds; nothing if time ran out.
    fn negamax(
        &mut self,
        position: &G::Position,
        mover: Seat,
        depth: u32,
        (alpha, beta): (i32, i32),
        ply: u32,
        budget: &Budget<'_>,
    ) -> Option<NodeValue> {
        self.nodes += 1;
        if self.nodes >= budget.max_nodes
            || self.nodes.is_multiple_of(CLOCK_INTERVAL) && budget.clock.is_up()
        {
            return None;
        }
        self.pv[ply as usize].clear();
        let key = self.game.key(position);
        let known = self.table.get(key);
        if let Some(entry) = known.filter(|_| ply > 0)
            && (entry.proven || u32::from(entry.depth) >= depth)
            && match entry.bound {
                Bound::Exact => true,
                Bound::Lower => entry.value >= beta,
                Bound::Upper => entry.value <= alpha,
            }
        {
            self.pv[ply as usize].extend(entry.action);
            return Some((entry.value, entry.proven));
        }
        if depth == 0 || ply >= MAX_DEPTH {
            let value = self.evaluation.evaluate(&self.game, position, mover);
            return Some((value, false));
        }
        let base = self.moves.len();
        self.generate_moves(position, known.and_then(|entry| entry.action), ply);
        let found = self.search_moves(position, mover, base, depth, (alpha, beta), ply, budget);
        self.moves.truncate(base);
        let (action, value, proven) = found?;
        self.table.put(Entry {
            key,
            action,
            value,
            depth: depth as u8,
            bound: if value >= beta {
                Bound::Lower
            } else if value <= alpha {
                Bound::Upper
            } else {
                Bound::Exact
            },
            proven,
            generation: 0,
        });
        Some((value, proven))
    }

    #[expect(
        clippy::too_many_arguments,
        reason = "they are the state of one recursion"
    )]
    fn search_moves(
        &mut self,
        position: &G::Position,
        mover: Seat,
        base: usize,
        depth: u32,
        (mut alpha, beta): (i32, i32),
        ply: u32,
        budget: &Budget<'_>,
    ) -> Option<(Option<G::Move>, i32, bool)> {
        let (mut best, mut best_value) = (None, -INFINITY);
        let (mut all_proven, mut best_proven) = (true, false);
        let count = self.moves.len();
        for index in base..count {
            self.select_next_move(index, count);
            let (action, _) = self.moves[index];
            let mut next = position.clone();
            self.game.play_unchecked(&mut next, action);
            let (value, proven) = if index == base {
                self.search_child(&next, mover, depth, (alpha, beta), ply, budget)?
            } else {
                // Most others are worse: a null window is enough to see that.
                let narrow = (alpha, alpha + 1);
                let (value, proven) =
                    self.search_child(&next, mover, depth, narrow, ply, budget)?;
                if value > alpha && value < beta {
                    self.search_child(&next, mover, depth, (alpha, beta), ply, budget)?
                } else {
                    (value, proven)
                }
            };
            all_proven &= proven;
            if value > best_value {
                (best, best_value, best_proven) = (Some(action), value, proven);
                if value > alpha || ply == 0 && index == base {
                    let (above, below) = self.pv.split_at_mut(ply as usize + 1);
                    above[ply as usize].clear();
                    above[ply as usize].push(action);
                    above[ply as usize].extend_from_slice(&below[0]);
                }
                alpha = alpha.max(value);
            }
            if alpha >= beta {
                self.ordering.record_cutoff(action, depth, ply);
                // A cutoff: one refutation is enough, and proves the value if it is proven itself.
                return Some((best, best_value, best_proven));
            }
        }
        // A win cannot be bettered, whatever the others are.
        let proven = all_proven || best_proven && best_value >= WIN;
        Some((best, best_value, proven))
    }

    /// The value for `mover` of a position to which it has just moved.
    fn search_child(
        &mut self,
        position: &G::Position,
        mover: Seat,
        depth: u32,
        (alpha, beta): (i32, i32),
        ply: u32,
        budget: &Budget<'_>,
    ) -> Option<NodeValue> {
        match self.game.turn(position) {
            Turn::Over => {
                self.nodes += 1;
                self.pv[ply as usize + 1].clear();
                let value = self.evaluation.terminal_value(&self.game, position, mover);
                Some((value, true))
            }
            Turn::Seat(seat) if seat == mover => {
                self.negamax(position, seat, depth - 1, (alpha, beta), ply + 1, budget)
            }
            Turn::Seat(seat) => {
                let window = (-beta, -alpha);
                let (value, proven) =
                    self.negamax(position, seat, depth - 1, window, ply + 1, budget)?;
                Some((-value, proven))
            }
            Turn::Chance => unreachable!("alpha-beta is for games without chance"),
        }
    }

    fn generate_moves(&mut self, position: &G::Position, known: Option<G::Move>, ply: u32) {
        let (game, evaluation, ordering) = (&self.game, &self.evaluation, &self.ordering);
        let moves = &mut self.moves;
        let _ = game.each_move(position, |action| {
            let score = if known == Some(action) {
                i32::MAX
            } else {
                evaluation.order_score(game, position, action) * 1000 + ordering.score(action, ply)
            };
            moves.push((action, score));
            ControlFlow::Continue(())
        });
    }

    /// Puts the best of the moves that are left into this place. After a cutoff the rest need not be sorted.
    fn select_next_move(&mut self, index: usize, count: usize) {
        let mut best = index;
        for other in index + 1..count {
            if self.moves[other].1 > self.moves[best].1 {
                best = other;
            }
        }
        self.moves.swap(index, best);
    }
}
