use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use search::{Busy, Clock, Numbers, ProofTable};

use super::spot::{Ground, Spot};
use super::tokens::each_bit;

/// One thread's part of a proof search. One colour attacks: it wants to win, and the other wants
/// anything else. Where the other even wins, the numbers carry a note.
pub(super) struct Dfpn<'a> {
    pub(super) ground: &'a Ground,
    pub(super) shared: &'a Shared<'a>,
    /// Whether Black is the one who must win.
    pub(super) black_attacks: bool,
    /// Whether it was asked before if the other wins: what was learned then answers much of this.
    second: bool,
    /// Placements made by this thread, and how many of them all know of.
    nodes: u64,
    told: u64,
    children: Vec<Child>,
    /// How many choices below the root it is at work.
    depth: u32,
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

/// A move that is not done, by its token. The position after it is made anew when it is worked on:
/// most of the time children are only compared.
#[derive(Clone, Copy, Debug)]
struct Child {
    token: u32,
    key: u64,
    numbers: Numbers,
}

enum List {
    Done(Numbers),
    /// Some are not done; whether one that is done is drawn.
    Open {
        drawn: bool,
    },
}

/// Stands for numbers that were not asked for yet.
const UNKNOWN: Numbers = Numbers {
    phi: Numbers::NEVER,
    delta: Numbers::NEVER,
    note: false,
};

/// A child is all that the mover wanted.
const fn won(attacking: bool, child: Numbers) -> Numbers {
    Numbers {
        note: !attacking && child.note,
        ..Numbers::PROVED
    }
}

/// No child is.
const fn lost(attacking: bool, drawn: bool) -> Numbers {
    Numbers {
        note: attacking && !drawn,
        ..Numbers::REFUTED
    }
}

/// How many choices below the root threads avoid each other.
const MARKED: u32 = 10;

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
        second: bool,
        breathe: &'a mut dyn FnMut(u64),
    ) -> Self {
        Self {
            ground,
            shared,
            black_attacks,
            second,
            nodes: 0,
            told: 0,
            children: Vec::with_capacity(400),
            depth: 0,
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

    /// Works on a position until one of its numbers reaches its limit.
    fn visit(&mut self, spot: &Spot, phi_limit: u32, delta_limit: u32) -> Numbers {
        let before = self.nodes;
        let base = self.children.len();
        let numbers = match self.list(spot) {
            List::Done(numbers) => numbers,
            List::Open { drawn } => self.work(spot, base, drawn, phi_limit, delta_limit),
        };
        self.children.truncate(base);
        self.store(spot, numbers, self.nodes - before);
        self.count(BREATH);
        numbers
    }

    /// Lists the children that are not done, unless those that are decide.
    fn list(&mut self, spot: &Spot) -> List {
        let attacking = spot.black_to_move == self.black_attacks;
        let base = self.children.len();
        let (ground, table) = (self.ground, self.shared.table);
        for token in each_bit(spot.safe) {
            let key = ground.key_after(spot, token, self.black_attacks);
            table.announce(key);
            if self.second {
                table.announce(ground.key_after(spot, token, !self.black_attacks));
            }
            self.children.push(Child {
                token: token as u32,
                key,
                numbers: UNKNOWN,
            });
        }
        // The table is asked about all of them in one go: memory answers such questions together. What it
        // knows need not be placed.
        for child in &mut self.children[base..] {
            child.numbers = table.get(child.key).unwrap_or(UNKNOWN);
        }
        for child in &mut self.children[base..] {
            if child.numbers == UNKNOWN {
                let outcome = ground.play(spot, child.token as usize);
                self.nodes += u64::from(outcome.placed);
                child.numbers = outcome.numbers(ground, table, self.black_attacks);
                if self.second && !child.numbers.is_done() {
                    let learned = outcome.learned(table, self.black_attacks);
                    child.numbers = learned.unwrap_or(child.numbers);
                }
            }
            let numbers = child.numbers;
            if numbers.delta == 0 && (attacking || numbers.note) {
                return List::Done(won(attacking, numbers));
            }
        }
        let (mut enough, mut drawn) = (None, false);
        let mut index = base;
        while let Some(child) = self.children.get_mut(index) {
            let numbers = child.numbers;
            if numbers.delta == 0 {
                // For the defender a draw is enough, though a win would have been better.
                enough = Some(numbers);
            }
            if numbers.is_done() {
                drawn |= numbers.phi == 0 && attacking && !numbers.note;
                self.children.swap_remove(index);
            } else {
                index += 1;
            }
        }
        match enough {
            Some(numbers) => List::Done(won(attacking, numbers)),
            None if self.children.len() == base => List::Done(lost(attacking, drawn)),
            None => List::Open { drawn },
        }
    }

    /// Goes where it looks easiest, until a limit is met or it is done. Some child that is done already
    /// may be drawn.
    fn work(
        &mut self,
        spot: &Spot,
        base: usize,
        mut drawn: bool,
        phi_limit: u32,
        delta_limit: u32,
    ) -> Numbers {
        let attacking = spot.black_to_move == self.black_attacks;
        loop {
            let mut sum = 0_u32;
            let mut best = base;
            let (mut least, mut second) = (u32::MAX, u32::MAX);
            for (index, child) in self.children.iter().enumerate().skip(base) {
                sum += child.numbers.phi;
                let delta = child
                    .numbers
                    .delta
                    .saturating_mul(1 + self.others_at(child.key));
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
            let found = self.descend(spot, best, child_phi, child_delta);
            self.children[best].numbers = found;
            if found.delta == 0 {
                return won(attacking, found);
            }
            if found.phi == 0 {
                drawn |= attacking && !found.note;
                self.children.swap_remove(best);
                if self.children.len() == base {
                    return lost(attacking, drawn);
                }
            }
        }
    }

    fn descend(&mut self, spot: &Spot, child: usize, phi_limit: u32, delta_limit: u32) -> Numbers {
        let Child { token, key, .. } = self.children[child];
        // What comes next will be asked about the answers to this move: until it is played, memory has time.
        for key in self
            .ground
            .keys_of_answers(spot, token as usize, self.black_attacks)
        {
            self.shared.table.announce(key);
        }
        let outcome = self.ground.play(spot, token as usize);
        self.nodes += u64::from(outcome.placed);
        let busy = self.busy();
        busy.inspect(|busy| busy.enter(key));
        self.depth += 1;
        let found = if outcome.again {
            self.visit(&outcome.spot, delta_limit, phi_limit)
        } else {
            self.visit(&outcome.spot, phi_limit, delta_limit)
        };
        self.depth -= 1;
        busy.inspect(|busy| busy.leave(key));
        outcome.turned(found)
    }

    fn store(&self, spot: &Spot, numbers: Numbers, work: u64) {
        let key = spot.key(self.black_attacks);
        self.shared.table.put(key, numbers, work);
    }

    fn others_at(&self, key: u64) -> u32 {
        self.busy().map_or(0, |busy| busy.at(key))
    }

    /// Where others are, as long as that is worth the trouble: far below, threads hardly ever meet,
    /// and would only wait for each other's marks.
    fn busy(&self) -> Option<&'a Busy> {
        self.shared.busy.as_ref().filter(|_| self.depth < MARKED)
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
