use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use search::{ActiveThreads, Clock, ProofNumbers, ProofTable};

use super::solver_position::{Layout, SolverPosition};
use super::tokens::each_bit;

/// One thread's part of a proof search. One colour attacks: it wants to win, and the other wants
/// anything else. Where the other even wins, `defender_wins` is set.
pub(super) struct Dfpn<'a> {
    pub(super) layout: &'a Layout,
    pub(super) shared: &'a Shared<'a>,
    /// Whether Black is the one who must win.
    pub(super) black_attacks: bool,
    /// Whether it was asked before if the other wins: what was learned then answers much of this.
    second: bool,
    /// Placements made by this thread, and how many of them all know of.
    nodes: u64,
    reported_nodes: u64,
    children: Vec<Child>,
    /// How many choices below the root it is at work.
    depth: u32,
    /// What this thread does every [`POLL_INTERVAL`] placements.
    on_interval: &'a mut dyn FnMut(u64),
}

/// What the threads of one search share.
#[derive(Debug)]
pub(super) struct Shared<'a> {
    pub(super) table: &'a ProofTable,
    /// Where other threads are, by key: two that meet go different ways.
    pub(super) active: Option<ActiveThreads>,
    pub(super) nodes: AtomicU64,
    pub(super) max_nodes: u64,
    pub(super) clock: &'a Clock,
    /// A table fuller than this makes all threads come back, so that it can grow.
    pub(super) max_load: f64,
    /// Raised to make all threads come back.
    pub(super) halt: AtomicBool,
}

/// A move that is not done, by its token. The position after it is made anew when it is worked on:
/// most of the time children are only compared.
#[derive(Clone, Copy, Debug)]
struct Child {
    token: u32,
    key: u64,
    numbers: ProofNumbers,
}

enum Expansion {
    Solved(ProofNumbers),
    /// Some are not done; whether one that is done is drawn.
    Open {
        drawn: bool,
    },
}

/// Stands for numbers that were not asked for yet.
const UNKNOWN: ProofNumbers = ProofNumbers {
    phi: ProofNumbers::INFINITY,
    delta: ProofNumbers::INFINITY,
    defender_wins: false,
};

/// A child is all that the mover wanted.
const fn won(attacking: bool, child: ProofNumbers) -> ProofNumbers {
    ProofNumbers {
        defender_wins: !attacking && child.defender_wins,
        ..ProofNumbers::PROVED
    }
}

/// No child is.
const fn lost(attacking: bool, drawn: bool) -> ProofNumbers {
    ProofNumbers {
        defender_wins: attacking && !drawn,
        ..ProofNumbers::DISPROVED
    }
}

/// How many choices below the root threads avoid each other.
const MARKED_DEPTH: u32 = 10;

/// After how many placements a thread looks at the clock and the others.
const POLL_INTERVAL: u64 = 1024;

/// The threshold of the best child: 3/8 above the second best (the 1 + epsilon trick), so that the search
/// does not switch between the two all the time.
const fn child_threshold(second: u32) -> u32 {
    if second >= ProofNumbers::INFINITY {
        ProofNumbers::INFINITY
    } else {
        second + 1 + second / 8 * 3 + second % 8 * 3 / 8
    }
}

impl<'a> Dfpn<'a> {
    pub(super) fn new(
        layout: &'a Layout,
        shared: &'a Shared<'a>,
        black_attacks: bool,
        second: bool,
        on_interval: &'a mut dyn FnMut(u64),
    ) -> Self {
        Self {
            layout,
            shared,
            black_attacks,
            second,
            nodes: 0,
            reported_nodes: 0,
            children: Vec::with_capacity(400),
            depth: 0,
            on_interval,
        }
    }

    /// Works on a position until it is solved or all threads are told to stop.
    pub(super) fn prove(&mut self, position: &SolverPosition) -> ProofNumbers {
        let numbers = self.search_node(position, ProofNumbers::INFINITY, ProofNumbers::INFINITY);
        self.count(0);
        if numbers.is_solved() {
            self.shared.halt.store(true, Ordering::Relaxed);
        }
        numbers
    }

    /// Works on a position until one of its numbers reaches its limit.
    fn search_node(
        &mut self,
        position: &SolverPosition,
        phi_limit: u32,
        delta_limit: u32,
    ) -> ProofNumbers {
        let before = self.nodes;
        let base = self.children.len();
        let numbers = match self.expand(position) {
            Expansion::Solved(numbers) => numbers,
            Expansion::Open { drawn } => {
                self.search_children(position, base, drawn, phi_limit, delta_limit)
            }
        };
        self.children.truncate(base);
        self.store(position, numbers, self.nodes - before);
        self.count(POLL_INTERVAL);
        numbers
    }

    /// Expands a node: lists the children that are not solved, unless those that are decide.
    fn expand(&mut self, position: &SolverPosition) -> Expansion {
        let attacking = position.black_to_move == self.black_attacks;
        let base = self.children.len();
        let (layout, table) = (self.layout, self.shared.table);
        for token in each_bit(position.safe) {
            let key = layout.key_after(position, token, self.black_attacks);
            table.prefetch(key);
            if self.second {
                table.prefetch(layout.key_after(position, token, !self.black_attacks));
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
                let successor = layout.play(position, child.token as usize);
                self.nodes += u64::from(successor.placed);
                child.numbers = successor.numbers(layout, table, self.black_attacks);
                if self.second && !child.numbers.is_solved() {
                    let learned = successor.known_by_other_search(table, self.black_attacks);
                    child.numbers = learned.unwrap_or(child.numbers);
                }
            }
            let numbers = child.numbers;
            if numbers.delta == 0 && (attacking || numbers.defender_wins) {
                return Expansion::Solved(won(attacking, numbers));
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
            if numbers.is_solved() {
                drawn |= numbers.phi == 0 && attacking && !numbers.defender_wins;
                self.children.swap_remove(index);
            } else {
                index += 1;
            }
        }
        match enough {
            Some(numbers) => Expansion::Solved(won(attacking, numbers)),
            None if self.children.len() == base => Expansion::Solved(lost(attacking, drawn)),
            None => Expansion::Open { drawn },
        }
    }

    /// Searches the most proving child, again and again, until a threshold is met or the node is solved. Some
    /// child that is solved already may be drawn.
    fn search_children(
        &mut self,
        position: &SolverPosition,
        base: usize,
        mut drawn: bool,
        phi_limit: u32,
        delta_limit: u32,
    ) -> ProofNumbers {
        let attacking = position.black_to_move == self.black_attacks;
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
            let ProofNumbers { phi, delta, .. } = self.children[best].numbers;
            let numbers = ProofNumbers {
                phi: delta,
                delta: sum.min(ProofNumbers::INFINITY - 1),
                defender_wins: false,
            };
            if numbers.phi >= phi_limit
                || numbers.delta >= delta_limit
                || self.shared.halt.load(Ordering::Relaxed)
            {
                return numbers;
            }
            let child_phi = delta_limit
                .saturating_sub(sum - phi)
                .min(ProofNumbers::INFINITY);
            let child_delta = phi_limit.min(child_threshold(second));
            let found = self.descend(position, best, child_phi, child_delta);
            self.children[best].numbers = found;
            if found.delta == 0 {
                return won(attacking, found);
            }
            if found.phi == 0 {
                drawn |= attacking && !found.defender_wins;
                self.children.swap_remove(best);
                if self.children.len() == base {
                    return lost(attacking, drawn);
                }
            }
        }
    }

    fn descend(
        &mut self,
        position: &SolverPosition,
        child: usize,
        phi_limit: u32,
        delta_limit: u32,
    ) -> ProofNumbers {
        let Child { token, key, .. } = self.children[child];
        // What comes next will be asked about the answers to this move: until it is played, memory has time.
        for key in self
            .layout
            .keys_of_answers(position, token as usize, self.black_attacks)
        {
            self.shared.table.prefetch(key);
        }
        let successor = self.layout.play(position, token as usize);
        self.nodes += u64::from(successor.placed);
        let active = self.active();
        active.inspect(|active| active.enter(key));
        self.depth += 1;
        let found = if successor.same_mover {
            self.search_node(&successor.position, delta_limit, phi_limit)
        } else {
            self.search_node(&successor.position, phi_limit, delta_limit)
        };
        self.depth -= 1;
        active.inspect(|active| active.leave(key));
        successor.reversed(found)
    }

    fn store(&self, position: &SolverPosition, numbers: ProofNumbers, work: u64) {
        let key = position.key(self.black_attacks);
        self.shared.table.put(key, numbers, work);
    }

    fn others_at(&self, key: u64) -> u32 {
        self.active().map_or(0, |active| active.at(key))
    }

    /// Where others are, as long as that is worth the trouble: far below, threads hardly ever meet,
    /// and would only wait for each other's marks.
    fn active(&self) -> Option<&'a ActiveThreads> {
        self.shared
            .active
            .as_ref()
            .filter(|_| self.depth < MARKED_DEPTH)
    }

    fn count(&mut self, at_least: u64) {
        let new = self.nodes - self.reported_nodes;
        if new >= at_least {
            let all = self.shared.nodes.fetch_add(new, Ordering::Relaxed) + new;
            self.reported_nodes = self.nodes;
            let shared = self.shared;
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
