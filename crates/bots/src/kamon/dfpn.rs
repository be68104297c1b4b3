use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use search::{Busy, Clock, Numbers, ProofTable};

use super::spot::{Ground, Sight, Spot, each};

/// One thread's part of a proof search. One colour attacks: it wants to win, and the other wants
/// anything else. Where the other even wins, the numbers carry a note.
pub(super) struct Dfpn<'a> {
    pub(super) ground: &'a Ground,
    pub(super) shared: &'a Shared<'a>,
    /// Whether Black is the one who must win.
    pub(super) black_attacks: bool,
    /// Placements made by this thread, and how many of them all know of.
    nodes: u64,
    told: u64,
    children: Vec<Child>,
    /// What this thread does between thousands of placements.
    breathe: &'a mut dyn FnMut(u64),
}

/// What the threads of one search share.
#[derive(Debug)]
pub(super) struct Shared<'a> {
    pub(super) table: &'a ProofTable,
    /// Where other threads are, by key: two that meet go different ways.
    pub(super) busy: Option<Busy>,
    pub(super) nodes: AtomicU64,
    pub(super) most_nodes: u64,
    pub(super) clock: &'a Clock,
    /// A table fuller than this makes all threads come back, so that it can grow.
    pub(super) fullest: f64,
    /// Raised to make all threads come back.
    pub(super) halt: AtomicBool,
}

#[derive(Clone, Copy, Debug)]
struct Child {
    spot: Spot,
    numbers: Numbers,
    drawn: bool,
}

/// After how many placements threads look up.
const BREATH: u64 = 1024;

/// How far a child may grow harder than the second best before it is left: 3/8 more. Without some
/// patience the search would forever go to and fro.
const fn widened(second: u32) -> u32 {
    if second >= Numbers::NEVER {
        Numbers::NEVER
    } else {
        second + 1 + second / 8 * 3 + second % 8 * 3 / 8
    }
}

impl<'a> Dfpn<'a> {
    pub(super) fn new(
        ground: &'a Ground,
        shared: &'a Shared<'a>,
        black_attacks: bool,
        breathe: &'a mut dyn FnMut(u64),
    ) -> Self {
        Self {
            ground,
            shared,
            black_attacks,
            nodes: 0,
            told: 0,
            children: Vec::with_capacity(400),
            breathe,
        }
    }

    /// Works on a position until it is done or everybody is told to come back.
    pub(super) fn prove(&mut self, spot: &Spot) -> Numbers {
        let numbers = self.visit(spot, Numbers::NEVER, Numbers::NEVER);
        self.count(0);
        if numbers.is_done() {
            self.shared.halt.store(true, Ordering::Relaxed);
        }
        numbers
    }

    fn numbers(&self, spot: &Spot) -> Option<Numbers> {
        self.shared.table.get(self.key(spot))
    }

    /// Works on a position until one of its numbers reaches its limit.
    fn visit(&mut self, spot: &Spot, phi_limit: u32, delta_limit: u32) -> Numbers {
        let before = self.nodes;
        let base = self.children.len();
        let numbers = match self.list(spot) {
            Some(numbers) => numbers,
            None => self.work(spot, base, phi_limit, delta_limit),
        };
        self.children.truncate(base);
        self.store(spot, numbers, self.nodes - before);
        self.count(BREATH);
        numbers
    }

    /// Lists the children that are not done, unless those that are decide.
    fn list(&mut self, spot: &Spot) -> Option<Numbers> {
        let defending = spot.black_to_move != self.black_attacks;
        let base = self.children.len();
        let (mut enough, mut drawn) = (None, false);
        for cell in each(spot.safe) {
            let (next, sight) = self.ground.place(spot, cell);
            self.nodes += 1;
            let known = match sight {
                Sight::Open => self.numbers(&next),
                _ => None,
            };
            let numbers = known.unwrap_or_else(|| next.at_sight(sight, self.black_attacks));
            if numbers.delta == 0 {
                let won = Numbers {
                    note: defending && numbers.note,
                    ..Numbers::PROVED
                };
                enough = Some(won);
                // For the defender a draw is enough, but a win is worth looking for among the rest.
                if !defending || won.note {
                    return enough;
                }
            } else if numbers.phi == 0 {
                drawn |= !defending && !numbers.note;
            } else {
                self.children.push(Child {
                    spot: next,
                    numbers,
                    drawn: false,
                });
            }
        }
        if enough.is_none() && self.children.len() == base {
            return Some(Numbers {
                note: !defending && !drawn,
                ..Numbers::REFUTED
            });
        }
        if drawn && let Some(first) = self.children.get_mut(base) {
            first.drawn = true;
        }
        enough
    }

    fn work(&mut self, spot: &Spot, base: usize, phi_limit: u32, delta_limit: u32) -> Numbers {
        let defending = spot.black_to_move != self.black_attacks;
        let mut drawn = self.children[base].drawn;
        loop {
            let mut sum = 0_u32;
            let mut best = base;
            let (mut least, mut second) = (u32::MAX, u32::MAX);
            for (index, child) in self.children.iter().enumerate().skip(base) {
                sum += child.numbers.phi;
                let delta = child
                    .numbers
                    .delta
                    .saturating_mul(1 + self.others_at(&child.spot));
                if delta < least {
                    second = least;
                    least = delta;
                    best = index;
                } else if delta < second {
                    second = delta;
                }
            }
            let Numbers { phi, delta, .. } = self.children[best].numbers;
            let numbers = Numbers {
                phi: delta,
                delta: sum.min(Numbers::NEVER - 1),
                note: false,
            };
            if numbers.phi >= phi_limit
                || numbers.delta >= delta_limit
                || self.shared.halt.load(Ordering::Relaxed)
            {
                return numbers;
            }
            let child_phi = delta_limit.saturating_sub(sum - phi).min(Numbers::NEVER);
            let child_delta = phi_limit.min(widened(second));
            let target = self.children[best].spot;
            let key = self.key(&target);
            let busy = self.shared.busy.as_ref();
            busy.inspect(|busy| busy.enter(key));
            let found = self.visit(&target, child_phi, child_delta);
            busy.inspect(|busy| busy.leave(key));
            self.children[best].numbers = found;
            if found.delta == 0 {
                return Numbers {
                    note: defending && found.note,
                    ..Numbers::PROVED
                };
            }
            if found.phi == 0 {
                drawn |= !defending && !found.note;
                self.children.swap_remove(best);
                if self.children.len() == base {
                    return Numbers {
                        note: !defending && !drawn,
                        ..Numbers::REFUTED
                    };
                }
            }
        }
    }

    fn key(&self, spot: &Spot) -> u64 {
        spot.key(self.black_attacks)
    }

    fn store(&self, spot: &Spot, numbers: Numbers, work: u64) {
        self.shared.table.put(self.key(spot), numbers, work);
    }

    fn others_at(&self, spot: &Spot) -> u32 {
        let busy = self.shared.busy.as_ref();
        busy.map_or(0, |busy| busy.at(self.key(spot)))
    }

    fn count(&mut self, at_least: u64) {
        let new = self.nodes - self.told;
        if new >= at_least {
            let all = self.shared.nodes.fetch_add(new, Ordering::Relaxed) + new;
            self.told = self.nodes;
            let shared = self.shared;
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
