use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use game::{Game, Outcome, Seat, Turn};

use super::busy::Busy;
use super::{Guess, Numbers, ProofTable};
use crate::{Clock, Value};

/// What the threads of one search share. One seat attacks: it wants to win, and the other wants
/// anything else. Where the other even wins, the numbers carry a note.
pub(super) struct Shared<'a, G: Game, H> {
    pub(super) game: &'a G,
    pub(super) guess: &'a H,
    pub(super) table: &'a ProofTable,
    pub(super) busy: Option<Busy>,
    pub(super) attacker: Seat,
    pub(super) nodes: AtomicU64,
    pub(super) most_nodes: u64,
    pub(super) clock: &'a Clock,
    /// A table fuller than this makes all threads come back, so that it can grow.
    pub(super) fullest: f64,
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
    told: u64,
    /// What this thread does between hundreds of positions.
    breathe: &'a mut dyn FnMut(u64),
}

struct Child<G: Game> {
    position: G::Position,
    key: u64,
    /// Whether the same seat moves again.
    same: bool,
    numbers: Numbers,
}

impl<G: Game> Child<G> {
    /// How hard for the parent's mover to get its way here.
    const fn gain(&self) -> u32 {
        if self.same {
            self.numbers.phi
        } else {
            self.numbers.delta
        }
    }

    /// How hard for its opponent.
    const fn cost(&self) -> u32 {
        if self.same {
            self.numbers.delta
        } else {
            self.numbers.phi
        }
    }
}

/// After how many positions threads look up.
const BREATH: u64 = 256;
/// Deeper than any game goes: whoever gets here goes round in circles.
const TOO_DEEP: u32 = 2_000;

/// How far a child may grow harder than the second best before it is left: a quarter more. Without
/// some patience the search would forever go to and fro.
const fn widened(second: u32) -> u32 {
    if second >= Numbers::NEVER {
        Numbers::NEVER
    } else {
        second + 1 + second / 4
    }
}

/// A position's key in a search in which this seat attacks.
pub(super) fn key(key: u64, attacker: Seat) -> u64 {
    key ^ (attacker.index() as u64).wrapping_mul(0x5DEE_CE66_D1CE_4E5B)
}

/// What is known of a position without working on it, and whose move it is.
pub(super) fn known<G: Game, H: Guess<G>>(
    game: &G,
    guess: &H,
    table: &ProofTable,
    attacker: Seat,
    position: &G::Position,
) -> Option<(Option<Seat>, Numbers)> {
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
            Some((Some(attacker), at_sight(value, true)))
        }
        Turn::Seat(mover) => match guess.sight(game, position) {
            Some(value) => Some((Some(mover), at_sight(value, mover == attacker))),
            None => table
                .get(key(game.key(position), attacker))
                .map(|numbers| (Some(mover), numbers)),
        },
        Turn::Chance => unreachable!("proof search is for games without chance"),
    }
}

fn at_sight(value: Value, attacking: bool) -> Numbers {
    match value {
        Value::Win => Numbers {
            note: !attacking,
            ..Numbers::PROVED
        },
        Value::Loss => Numbers {
            note: attacking,
            ..Numbers::REFUTED
        },
        Value::Draw if attacking => Numbers::REFUTED,
        Value::Draw => Numbers::PROVED,
    }
}

impl<'a, G: Game, H: Guess<G>> Dfpn<'a, G, H> {
    pub(super) fn new(shared: &'a Shared<'a, G, H>, breathe: &'a mut dyn FnMut(u64)) -> Self {
        Self {
            shared,
            children: Vec::new(),
            depth: 0,
            nodes: 0,
            told: 0,
            breathe,
        }
    }

    /// Works on a position until it is done or everybody is told to come back.
    pub(super) fn prove(&mut self, position: &G::Position) -> Numbers {
        let key = key(self.shared.game.key(position), self.shared.attacker);
        let numbers = self.visit(position, key, Numbers::NEVER, Numbers::NEVER);
        self.count(0);
        if numbers.is_done() {
            self.shared.halt.store(true, Ordering::Relaxed);
        }
        numbers
    }

    fn visit(&mut self, position: &G::Position, key: u64, phi: u32, delta: u32) -> Numbers {
        let before = self.nodes;
        let base = self.children.len();
        let Turn::Seat(mover) = self.shared.game.turn(position) else {
            unreachable!("only positions that are not over are worked on")
        };
        self.depth += 1;
        let numbers = self.work(position, mover, base, phi, delta);
        self.depth -= 1;
        self.children.truncate(base);
        self.shared.table.put(key, numbers, self.nodes - before);
        self.count(BREATH);
        numbers
    }

    /// Lists the children. Returns what they decide, and whether some of those gone were draws.
    fn list(&mut self, position: &G::Position, mover: Seat) -> (Option<Numbers>, bool) {
        let shared = self.shared;
        let attacking = mover == shared.attacker;
        let (mut enough, mut drawn) = (None, false);
        let _ = shared.game.each_move(position, |action| {
            let mut next = position.clone();
            shared.game.play_unchecked(&mut next, action);
            self.nodes += 1;
            let (turn, numbers) = known(
                shared.game,
                shared.guess,
                shared.table,
                shared.attacker,
                &next,
            )
            .unwrap_or_else(|| {
                let turn = match shared.game.turn(&next) {
                    Turn::Seat(seat) => Some(seat),
                    _ => None,
                };
                let (phi, delta) = shared.guess.guess(shared.game, &next);
                let numbers = Numbers {
                    phi: phi.max(1),
                    delta: delta.max(1),
                    note: false,
                };
                (turn, numbers)
            });
            let child = Child {
                key: key(shared.game.key(&next), shared.attacker),
                position: next,
                same: turn == Some(mover),
                numbers,
            };
            if child.gain() == 0 {
                enough = Some(Numbers {
                    note: !attacking && numbers.note,
                    ..Numbers::PROVED
                });
                // For the defender a draw is enough, but a win is worth looking for among the rest.
                if attacking || numbers.note {
                    return ControlFlow::Break(());
                }
            } else if child.cost() == 0 {
                drawn |= attacking && !numbers.note;
            } else {
                self.children.push(child);
            }
            ControlFlow::Continue(())
        });
        (enough, drawn)
    }

    fn work(
        &mut self,
        position: &G::Position,
        mover: Seat,
        base: usize,
        phi_limit: u32,
        delta_limit: u32,
    ) -> Numbers {
        let attacking = mover == self.shared.attacker;
        let (enough, mut drawn) = self.list(position, mover);
        if let Some(enough) = enough {
            return enough;
        }
        if self.depth > TOO_DEEP {
            self.shared.too_deep.store(true, Ordering::Relaxed);
            self.shared.halt.store(true, Ordering::Relaxed);
        }
        loop {
            if self.children.len() == base {
                return Numbers {
                    note: attacking && !drawn,
                    ..Numbers::REFUTED
                };
            }
            let (mut sum, mut best) = (0_u32, base);
            let (mut least, mut second) = (u32::MAX, u32::MAX);
            for (index, child) in self.children.iter().enumerate().skip(base) {
                sum = sum.saturating_add(child.cost());
                let others = self
                    .shared
                    .busy
                    .as_ref()
                    .map_or(0, |busy| busy.at(child.key));
                let gain = child.gain().saturating_mul(1 + others);
                if gain < least {
                    second = least;
                    least = gain;
                    best = index;
                } else if gain < second {
                    second = gain;
                }
            }
            let child = &self.children[best];
            let numbers = Numbers {
                phi: child.gain(),
                delta: sum.min(Numbers::NEVER - 1),
                note: false,
            };
            if numbers.phi >= phi_limit
                || numbers.delta >= delta_limit
                || self.shared.halt.load(Ordering::Relaxed)
            {
                return numbers;
            }
            let gain_limit = phi_limit.min(widened(second));
            let cost_limit = delta_limit
                .saturating_sub(sum - child.cost())
                .min(Numbers::NEVER);
            let (phi, delta) = if child.same {
                (gain_limit, cost_limit)
            } else {
                (cost_limit, gain_limit)
            };
            let (target, key) = (child.position.clone(), child.key);
            if let Some(busy) = &self.shared.busy {
                busy.enter(key);
            }
            let found = self.visit(&target, key, phi, delta);
            if let Some(busy) = &self.shared.busy {
                busy.leave(key);
            }
            let child = &mut self.children[best];
            child.numbers = found;
            if child.gain() == 0 {
                return Numbers {
                    note: !attacking && found.note,
                    ..Numbers::PROVED
                };
            }
            if child.cost() == 0 {
                drawn |= attacking && !found.note;
                self.children.swap_remove(best);
            }
        }
    }

    fn count(&mut self, at_least: u64) {
        let new = self.nodes - self.told;
        if new >= at_least {
            let shared = self.shared;
            let all = shared.nodes.fetch_add(new, Ordering::Relaxed) + new;
            self.told = self.nodes;
            if all >= shared.most_nodes
                || shared.clock.is_up()
                || shared.table.fullness() > shared.fullest
            {
                shared.halt.store(true, Ordering::Relaxed);
            }
            (self.breathe)(all);
        }
    }
}
