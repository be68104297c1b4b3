use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use game::{Game, Outcome, Seat, Turn};

use super::active_threads::ActiveThreads;
use super::{ProofHeuristic, ProofNumbers, ProofTable};
use crate::{Clock, Value};

/// What the threads of one search share. One seat attacks: it wants to win, and the other wants
/// anything else. Where the other even wins, `defender_wins` is set.
pub(super) struct Shared<'a, G: Game, H> {
    pub(super) game: &'a G,
    pub(super) heuristic: &'a H,
    pub(super) table: &'a ProofTable,
    pub(super) active: Option<ActiveThreads>,
    pub(super) attacker: Seat,
    pub(super) nodes: AtomicU64,
    pub(super) max_nodes: u64,
    pub(super) clock: &'a Clock,
    /// A table fuller than this makes all threads come back, so that it can grow.
    pub(super) max_load: f64,
    /// Raised to make all threads come back.
    pub(super) halt: AtomicBool,
    /// Raised when a line was longer than any game can be.
    pub(super) too_deep: AtomicBool,
}

/// One thread's part of a proof search.
pub(super) struct Dfpn<'a, G: Game, H> {
    shared: &'a Shared<'a, G, H>,
    /// The children of all positions on the way down, those of the deepest last.
    children: Vec<Child<G>>,
    depth: u32,
    /// Positions looked at by this thread, and how many of them all know of.
    nodes: u64,
    reported_nodes: u64,
    /// What this thread does between hundreds of nodes.
    on_interval: &'a mut dyn FnMut(u64),
}

struct Child<G: Game> {
    position: G::Position,
    key: u64,
    /// Whether the same seat moves again.
    same: bool,
    numbers: ProofNumbers,
}

impl<G: Game> Child<G> {
    /// How hard for the parent's mover to get its way here.
    const fn mover_number(&self) -> u32 {
        if self.same {
            self.numbers.phi
        } else {
            self.numbers.delta
        }
    }

    /// How hard for its opponent.
    const fn opponent_number(&self) -> u32 {
        if self.same {
            self.numbers.delta
        } else {
            self.numbers.phi
        }
    }
}

/// After how many nodes a thread looks at the clock and the others.
const POLL_INTERVAL: u64 = 256;
/// Deeper than any game goes: positions must repeat.
const MAX_DEPTH: u32 = 2_000;

/// The threshold of the best child: a quarter above the second best (the 1 + epsilon trick), so that the
/// search does not switch between the two all the time.
const fn child_threshold(second: u32) -> u32 {
    if second >= ProofNumbers::INFINITY {
        ProofNumbers::INFINITY
    } else {
        second + 1 + second / 4
    }
}

/// A position's key in a search in which this seat attacks.
pub(super) fn key(key: u64, attacker: Seat) -> u64 {
    key ^ (attacker.index() as u64).wrapping_mul(0x5DEE_CE66_D1CE_4E5B)
}

/// What is known of a position without searching it, and whose move it is.
pub(super) fn known<G: Game, H: ProofHeuristic<G>>(
    game: &G,
    heuristic: &H,
    table: &ProofTable,
    attacker: Seat,
    position: &G::Position,
) -> Option<(Option<Seat>, ProofNumbers)> {
    match game.turn(position) {
        Turn::Over => {
            // As if it were the attacker's move.
            let outcome = Outcome::by_points(&game.scores(position));
            let outcome = game.outcome(position).unwrap_or(outcome);
            let value = if outcome.is_draw() {
                Value::Draw
            } else if outcome.ranks()[attacker] == 0 {
                Value::Win
            } else {
                Value::Loss
            };
            Some((Some(attacker), numbers_for(value, true)))
        }
        Turn::Seat(mover) => match heuristic.static_value(game, position) {
            Some(value) => Some((Some(mover), numbers_for(value, mover == attacker))),
            None => table
                .get(key(game.key(position), attacker))
                .map(|numbers| (Some(mover), numbers)),
        },
        Turn::Chance => unreachable!("proof search is for games without chance"),
    }
}

fn numbers_for(value: Value, attacking: bool) -> ProofNumbers {
    match value {
        Value::Win => ProofNumbers {
            defender_wins: !attacking,
            ..ProofNumbers::PROVED
        },
        Value::Loss => ProofNumbers {
            defender_wins: attacking,
            ..ProofNumbers::DISPROVED
        },
        Value::Draw if attacking => ProofNumbers::DISPROVED,
        Value::Draw => ProofNumbers::PROVED,
    }
}

impl<'a, G: Game, H: ProofHeuristic<G>> Dfpn<'a, G, H> {
    pub(super) fn new(shared: &'a Shared<'a, G, H>, on_interval: &'a mut dyn FnMut(u64)) -> Self {
        Self {
            shared,
            children: Vec::new(),
            depth: 0,
            nodes: 0,
            reported_nodes: 0,
            on_interval,
        }
    }

    /// Works on a position until it is solved or all threads are told to stop.
    pub(super) fn prove(&mut self, position: &G::Position) -> ProofNumbers {
        let key = key(self.shared.game.key(position), self.shared.attacker);
        let numbers = self.search_node(
            position,
            key,
            ProofNumbers::INFINITY,
            ProofNumbers::INFINITY,
        );
        self.count(0);
        if numbers.is_solved() {
            self.shared.halt.store(true, Ordering::Relaxed);
        }
        numbers
    }

    fn search_node(
        &mut self,
        position: &G::Position,
        key: u64,
        phi: u32,
        delta: u32,
    ) -> ProofNumbers {
        let before = self.nodes;
        let base = self.children.len();
        let Turn::Seat(mover) = self.shared.game.turn(position) else {
            unreachable!("only positions that are not over are worked on")
        };
        self.depth += 1;
        let numbers = self.search_children(position, mover, base, phi, delta);
        self.depth -= 1;
        self.children.truncate(base);
        self.shared.table.put(key, numbers, self.nodes - before);
        self.count(POLL_INTERVAL);
        numbers
    }

    /// Expands a node. Returns what its solved children decide, and whether some of those were draws.
    fn expand(&mut self, position: &G::Position, mover: Seat) -> (Option<ProofNumbers>, bool) {
        let shared = self.shared;
        let attacking = mover == shared.attacker;
        let (mut enough, mut drawn) = (None, false);
        let _ = shared.game.each_move(position, |action| {
            let mut next = position.clone();
            shared.game.play_unchecked(&mut next, action);
            self.nodes += 1;
            let (turn, numbers) = known(
                shared.game,
                shared.heuristic,
                shared.table,
                shared.attacker,
                &next,
            )
            .unwrap_or_else(|| {
                let turn = match shared.game.turn(&next) {
                    Turn::Seat(seat) => Some(seat),
                    _ => None,
                };
                let (phi, delta) = shared.heuristic.initial_numbers(shared.game, &next);
                let numbers = ProofNumbers {
                    phi: phi.max(1),
                    delta: delta.max(1),
                    defender_wins: false,
                };
                (turn, numbers)
            });
            let child = Child {
                key: key(shared.game.key(&next), shared.attacker),
                position: next,
                same: turn == Some(mover),
                numbers,
            };
            if child.mover_number() == 0 {
                enough = Some(ProofNumbers {
                    defender_wins: !attacking && numbers.defender_wins,
                    ..ProofNumbers::PROVED
                });
                // For the defender a draw is enough, but a win is worth looking for among the rest.
                if attacking || numbers.defender_wins {
                    return ControlFlow::Break(());
                }
            } else if child.opponent_number() == 0 {
                drawn |= attacking && !numbers.defender_wins;
            } else {
                self.children.push(child);
            }
            ControlFlow::Continue(())
        });
        (enough, drawn)
    }

    fn search_children(
        &mut self,
        position: &G::Position,
        mover: Seat,
        base: usize,
        phi_limit: u32,
        delta_limit: u32,
    ) -> ProofNumbers {
        let attacking = mover == self.shared.attacker;
        let (enough, mut drawn) = self.expand(position, mover);
        if let Some(enough) = enough {
            return enough;
        }
        if self.depth > MAX_DEPTH {
            self.shared.too_deep.store(true, Ordering::Relaxed);
            self.shared.halt.store(true, Ordering::Relaxed);
        }
        loop {
            if self.children.len() == base {
                return ProofNumbers {
                    defender_wins: attacking && !drawn,
                    ..ProofNumbers::DISPROVED
                };
            }
            let (mut sum, mut best) = (0_u32, base);
            let (mut least, mut second) = (u32::MAX, u32::MAX);
            for (index, child) in self.children.iter().enumerate().skip(base) {
                sum = sum.saturating_add(child.opponent_number());
                let others = self
                    .shared
                    .active
                    .as_ref()
                    .map_or(0, |active| active.at(child.key));
                let number = child.mover_number().saturating_mul(1 + others);
                if number < least {
                    second = least;
                    least = number;
                    best = index;
                } else if number < second {
                    second = number;
                }
            }
            let child = &self.children[best];
            let numbers = ProofNumbers {
                phi: child.mover_number(),
                delta: sum.min(ProofNumbers::INFINITY - 1),
                defender_wins: false,
            };
            if numbers.phi >= phi_limit
                || numbers.delta >= delta_limit
                || self.shared.halt.load(Ordering::Relaxed)
            {
                return numbers;
            }
            let mover_limit = phi_limit.min(child_threshold(second));
            let opponent_limit = delta_limit
                .saturating_sub(sum - child.opponent_number())
                .min(ProofNumbers::INFINITY);
            let (phi, delta) = if child.same {
                (mover_limit, opponent_limit)
            } else {
                (opponent_limit, mover_limit)
            };
            let (target, key) = (child.position.clone(), child.key);
            if let Some(active) = &self.shared.active {
                active.enter(key);
            }
            let found = self.search_node(&target, key, phi, delta);
            if let Some(active) = &self.shared.active {
                active.leave(key);
            }
            let child = &mut self.children[best];
            child.numbers = found;
            if child.mover_number() == 0 {
                return ProofNumbers {
                    defender_wins: !attacking && found.defender_wins,
                    ..ProofNumbers::PROVED
                };
            }
            if child.opponent_number() == 0 {
                drawn |= attacking && !found.defender_wins;
                self.children.swap_remove(best);
            }
        }
    }

    fn count(&mut self, at_least: u64) {
        let new = self.nodes - self.reported_nodes;
        if new >= at_least {
            let shared = self.shared;
            let all = shared.nodes.fetch_add(new, Ordering::Relaxed) + new;
            self.reported_nodes = self.nodes;
            if all >= shared.max_nodes
                || shared.clock.is_up()
                || shared.table.load_factor() > shared.max_load
            {
                shared.halt.store(true, Ordering::Relaxed);
            }
            (self.on_interval)(all);
        }
    }
}
