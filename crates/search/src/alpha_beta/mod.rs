//! Alpha-beta: principal variation search, deepened step by step.

mod evaluation;
mod order;
mod table;

use std::ops::ControlFlow;

use game::{Game, Seat, Turn};

use crate::{Clock, Limits, Report, values_for_two};
pub use evaluation::{ByMargin, ByResult, Evaluation, WON};
use order::Order;
use table::{Bound, Entry, Table};

/// Looks through all lines of a game for two without chance, one move deeper each time, and is
/// certain once every line that matters was looked at to its end. Seats need not alternate.
#[derive(Debug)]
pub struct AlphaBeta<G: Game, E> {
    game: G,
    evaluation: E,
    table: Table<G::Move>,
    order: Order<G::Move>,
    /// The best line from each ply on.
    lines: Vec<Vec<G::Move>>,
    moves: Vec<(G::Move, i32)>,
    nodes: u64,
}

/// A value, and whether it rests on finished games alone.
type Found = (i32, bool);

/// More than anything can be worth.
const MOST: i32 = i32::MAX - 1;
const DEEPEST: u32 = 200;
/// After how many positions it looks at the clock.
const BREATH: u64 = 256;

struct Watch<'a> {
    clock: &'a Clock,
    most_nodes: u64,
}

impl<G: Game, E: Evaluation<G>> AlphaBeta<G, E> {
    /// A search whose table takes at most so many bytes.
    pub fn new(game: G, evaluation: E, memory: usize) -> Self {
        assert_eq!(game.seats(), 2, "alpha-beta is for two players");
        Self {
            game,
            evaluation,
            table: Table::new(memory),
            order: Order::new(),
            lines: vec![Vec::new(); DEEPEST as usize + 2],
            moves: Vec::new(),
            nodes: 0,
        }
    }

    /// Looks for the best move, as deep as limits of depth, nodes and time allow.
    pub fn search(
        &mut self,
        position: &G::Position,
        limits: &Limits,
        tell: &mut dyn FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        let clock = Clock::start(limits);
        let mut report = Report::empty(2);
        let Turn::Seat(mover) = self.game.turn(position) else {
            return report;
        };
        self.nodes = 0;
        self.table.grow_older();
        self.order.forget();
        let watch = Watch {
            clock: &clock,
            most_nodes: limits.nodes.unwrap_or(u64::MAX),
        };
        for depth in 1..=limits.depth.unwrap_or(DEEPEST).min(DEEPEST) {
            self.lines[0].clear();
            let found = self.look(position, mover, depth, (-MOST, MOST), 0, &watch);
            let Some((value, certain)) = found else {
                break;
            };
            report.line.clone_from(&self.lines[0]);
            report.values = values_for_two(mover, self.evaluation.expectation(value));
            report.proven = certain;
            report.depth = depth;
            report.nodes = self.nodes;
            report.elapsed = clock.elapsed();
            tell(&report);
            if certain {
                break;
            }
        }
        if report.line.is_empty() {
            // Not even one move deep: what was found first, or whatever is legal.
            report.line.clone_from(&self.lines[0]);
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

    /// The value for `mover`, whose turn it is; nothing if time ran out.
    fn look(
        &mut self,
        position: &G::Position,
        mover: Seat,
        depth: u32,
        (alpha, beta): (i32, i32),
        ply: u32,
        watch: &Watch<'_>,
    ) -> Option<Found> {
        self.nodes += 1;
        if self.nodes >= watch.most_nodes
            || self.nodes.is_multiple_of(BREATH) && watch.clock.is_up()
        {
            return None;
        }
        self.lines[ply as usize].clear();
        let key = self.game.key(position);
        let known = self.table.get(key);
        if let Some(entry) = known.filter(|_| ply > 0)
            && (entry.certain || u32::from(entry.depth) >= depth)
            && match entry.bound {
                Bound::Exactly => true,
                Bound::AtLeast => entry.value >= beta,
                Bound::AtMost => entry.value <= alpha,
            }
        {
            self.lines[ply as usize].extend(entry.action);
            return Some((entry.value, entry.certain));
        }
        if depth == 0 || ply >= DEEPEST {
            let value = self.evaluation.evaluate(&self.game, position, mover);
            return Some((value, false));
        }
        let base = self.moves.len();
        self.list(position, known.and_then(|entry| entry.action), ply);
        let found = self.look_at_each(position, mover, base, depth, (alpha, beta), ply, watch);
        self.moves.truncate(base);
        let (action, value, certain) = found?;
        self.table.put(Entry {
            key,
            action,
            value,
            depth: depth as u8,
            bound: if value >= beta {
                Bound::AtLeast
            } else if value <= alpha {
                Bound::AtMost
            } else {
                Bound::Exactly
            },
            certain,
            age: 0,
        });
        Some((value, certain))
    }

    #[expect(
        clippy::too_many_arguments,
        reason = "they are the state of one recursion"
    )]
    fn look_at_each(
        &mut self,
        position: &G::Position,
        mover: Seat,
        base: usize,
        depth: u32,
        (mut alpha, beta): (i32, i32),
        ply: u32,
        watch: &Watch<'_>,
    ) -> Option<(Option<G::Move>, i32, bool)> {
        let (mut best, mut best_value) = (None, -MOST);
        let (mut all_certain, mut best_certain) = (true, false);
        let count = self.moves.len();
        for index in base..count {
            self.bring_best_forward(index, count);
            let (action, _) = self.moves[index];
            let mut next = position.clone();
            self.game.play_unchecked(&mut next, action);
            let (value, certain) = if index == base {
                self.reply(&next, mover, depth, (alpha, beta), ply, watch)?
            } else {
                // Most others are worse, and to see that a window without width is enough.
                let narrow = (alpha, alpha + 1);
                let (value, certain) = self.reply(&next, mover, depth, narrow, ply, watch)?;
                if value > alpha && value < beta {
                    self.reply(&next, mover, depth, (alpha, beta), ply, watch)?
                } else {
                    (value, certain)
                }
            };
            all_certain &= certain;
            if value > best_value {
                (best, best_value, best_certain) = (Some(action), value, certain);
                if value > alpha || ply == 0 && index == base {
                    let (above, below) = self.lines.split_at_mut(ply as usize + 1);
                    above[ply as usize].clear();
                    above[ply as usize].push(action);
                    above[ply as usize].extend_from_slice(&below[0]);
                }
                alpha = alpha.max(value);
            }
            if alpha >= beta {
                self.order.praise(action, depth, ply);
                // One refutation is enough, if it is certain itself.
                return Some((best, best_value, best_certain));
            }
        }
        // A win cannot be bettered, whatever the others are.
        let certain = all_certain || best_certain && best_value >= WON;
        Some((best, best_value, certain))
    }

    /// What a position is worth to `mover`, who has just moved there.
    fn reply(
        &mut self,
        position: &G::Position,
        mover: Seat,
        depth: u32,
        (alpha, beta): (i32, i32),
        ply: u32,
        watch: &Watch<'_>,
    ) -> Option<Found> {
        match self.game.turn(position) {
            Turn::Over => {
                self.nodes += 1;
                self.lines[ply as usize + 1].clear();
                let worth = self.evaluation.worth(&self.game, position, mover);
                Some((worth, true))
            }
            Turn::Seat(seat) if seat == mover => {
                self.look(position, seat, depth - 1, (alpha, beta), ply + 1, watch)
            }
            Turn::Seat(seat) => {
                let window = (-beta, -alpha);
                let (value, certain) =
                    self.look(position, seat, depth - 1, window, ply + 1, watch)?;
                Some((-value, certain))
            }
            Turn::Chance => unreachable!("alpha-beta is for games without chance"),
        }
    }

    fn list(&mut self, position: &G::Position, known: Option<G::Move>, ply: u32) {
        let (game, evaluation, order) = (&self.game, &self.evaluation, &self.order);
        let moves = &mut self.moves;
        let _ = game.each_move(position, |action| {
            let score = if known == Some(action) {
                i32::MAX
            } else {
                evaluation.order(game, position, action) * 1000 + order.score(action, ply)
            };
            moves.push((action, score));
            ControlFlow::Continue(())
        });
    }

    /// Puts the best of the moves that are left into this place: most never need to be sorted.
    fn bring_best_forward(&mut self, index: usize, count: usize) {
        let mut best = index;
        for other in index + 1..count {
            if self.moves[other].1 > self.moves[best].1 {
                best = other;
            }
        }
        self.moves.swap(index, best);
    }
}
