use std::ops::ControlFlow;
use std::sync::atomic::Ordering;

use game::{Dice, Game, PerSeat, Seat, SeededDice, Turn};

use super::amaf::Amaf;
use super::arena::{Arena, ROOT};
use super::node::{Children, GRAINS, Proof, Step, grains};
use super::{FirstPlay, Settings};
use crate::Knowledge;
use crate::knowledge::pick_draw;

/// One thread's way of going down the tree, playing out, and coming back.
#[derive(Debug)]
pub(super) struct Descent<'a, G: Game, K> {
    pub(super) game: &'a G,
    pub(super) knowledge: &'a K,
    pub(super) settings: &'a Settings,
    pub(super) arena: &'a Arena<G::Move, G::Draw>,
    pub(super) dice: SeededDice,
    path: Vec<Visited>,
    trace: Vec<(Seat, G::Move)>,
    amaf: Amaf,
    candidates: Vec<(G::Move, f32)>,
    draws: Vec<Weighed<G>>,
    /// Whether draws that may differ have led here on the same path.
    shared: bool,
}

/// A draw or a kind of them, with its weight.
type Weighed<G> = (Step<<G as Game>::Move, <G as Game>::Draw>, u32);

/// A node on the way down.
#[derive(Clone, Copy, Debug)]
struct Visited {
    node: u32,
    /// Who moved here: nobody to the root or by a draw.
    by: Option<Seat>,
    /// Who is to move here; nobody when chance is or it is over.
    mover: Option<Seat>,
    /// How many moves were played before.
    plies: usize,
    /// The best that the mover has for sure here.
    sure: Option<Proof>,
}

impl<'a, G: Game, K: Knowledge<G>> Descent<'a, G, K> {
    pub(super) fn new(
        game: &'a G,
        knowledge: &'a K,
        settings: &'a Settings,
        arena: &'a Arena<G::Move, G::Draw>,
        thread: u64,
    ) -> Self {
        Self {
            game,
            knowledge,
            settings,
            arena,
            dice: SeededDice::for_game(settings.seed, thread),
            path: Vec::with_capacity(64),
            trace: Vec::with_capacity(256),
            amaf: Amaf::new(),
            candidates: Vec::new(),
            draws: Vec::new(),
            shared: false,
        }
    }

    /// One playout from the root. Returns what each seat got and the root's child it went through.
    pub(super) fn run(&mut self, root: &G::Position) -> (PerSeat<f32>, Option<u32>) {
        let mut position = root.clone();
        self.path.clear();
        self.trace.clear();
        self.shared = false;
        self.enter(ROOT, None);
        let rewards = self.go_down(&mut position);
        if self.settings.rave > 0.0 {
            self.amaf.record(&self.trace);
        }
        self.come_back(&rewards);
        (rewards, self.path.get(1).map(|visited| visited.node))
    }

    fn go_down(&mut self, position: &mut G::Position) -> PerSeat<f32> {
        let seats = self.game.seats();
        let arena = self.arena;
        loop {
            let here = self.path.len() - 1;
            let index = self.path[here].node;
            let node = arena.node(index);
            if let Some(proof) = node.proof() {
                return proof.rewards(seats);
            }
            let turn = self.game.turn(position);
            if turn == Turn::Over {
                let rewards = self.knowledge.reward(self.game, position);
                if !self.shared {
                    node.prove(Proof::new(&rewards));
                }
                return rewards;
            }
            // The visit was counted on entering.
            let fresh = node.visits() <= self.settings.expand_after && index != ROOT;
            if node.children().is_none() {
                // The root needs children, whatever is known of it: one of them is to be played.
                if node.visits() <= 1
                    && index != ROOT
                    && !self.shared
                    && let Some(rewards) = self.knowledge.proof(self.game, position)
                {
                    node.prove(Proof::new(&rewards));
                    return rewards;
                }
                if fresh || !self.expand(index, position, turn) {
                    return self.value_of_leaf(position);
                }
            }
            let Some(children) = node.children() else {
                return self.value_of_leaf(position);
            };
            match turn {
                Turn::Seat(seat) => {
                    self.path[here].mover = Some(seat);
                    let Some(child) = self.select(index, children, position) else {
                        return self.value_of_leaf(position);
                    };
                    if let Some(action) = arena.node(child).action() {
                        self.trace.push((seat, action));
                        self.game.play_unchecked(position, action);
                    }
                    self.enter(child, Some(seat));
                }
                Turn::Chance => {
                    let child = self.draw(children, position);
                    self.enter(child, None);
                }
                Turn::Over => unreachable!("that was asked before"),
            }
        }
    }

    fn enter(&mut self, node: u32, by: Option<Seat>) {
        self.arena.node(node).visits.fetch_add(1, Ordering::Relaxed);
        self.path.push(Visited {
            node,
            by,
            mover: None,
            plies: self.trace.len(),
            sure: None,
        });
    }

    fn value_of_leaf(&mut self, position: &mut G::Position) -> PerSeat<f32> {
        let share = self.settings.evaluation_share;
        let opinion = if share > 0.0 {
            self.knowledge.evaluate(self.game, position)
        } else {
            None
        };
        if let Some(opinion) = opinion.filter(|_| share >= 1.0) {
            return opinion;
        }
        let longest = self.settings.longest_playout;
        let (dice, trace) = (&mut self.dice, &mut self.trace);
        let played = self
            .knowledge
            .play_out(self.game, position, longest, dice, trace);
        opinion.map_or(played, |opinion| {
            PerSeat::from_fn(self.game.seats(), |seat| {
                share * opinion[seat] + (1.0 - share) * played[seat]
            })
        })
    }

    /// Gives a node its children; false if somebody else is at it or the tree is full.
    fn expand(&mut self, index: u32, position: &G::Position, turn: Turn) -> bool {
        let node = self.arena.node(index);
        if !node.claim() {
            return node.children().is_some();
        }
        let children = if turn == Turn::Chance {
            self.list_draws(position)
        } else {
            self.list_moves(position)
        };
        if let Some(children) = children {
            node.adopt(children);
        } else {
            node.disclaim();
        }
        children.is_some()
    }

    fn list_moves(&mut self, position: &G::Position) -> Option<Children> {
        self.candidates.clear();
        let all = self
            .knowledge
            .candidates(self.game, position, &mut self.candidates);
        let most = self.settings.most_candidates.min(super::arena::CHUNK);
        let complete = all && self.candidates.len() <= most;
        if self.settings.widening.is_some() || self.candidates.len() > most {
            // Stable, so that equals stay in the order in which the rules show them.
            self.candidates.sort_by(|a, b| b.1.total_cmp(&a.1));
            self.candidates.truncate(most);
        }
        let total: f32 = self.candidates.iter().map(|&(_, weight)| weight).sum();
        let first = self.arena.allocate(self.candidates.len())?;
        for (index, &(action, weight)) in (first..).zip(&self.candidates) {
            let share = weight / total.max(f32::MIN_POSITIVE);
            let node = self.arena.node(index);
            node.describe(Step::Move(action), share);
            if self.settings.looks > 0.0
                && let Some(look) = self.knowledge.look(self.game, position, action)
            {
                node.note_look(look);
            }
        }
        Some(Children {
            first,
            count: self.candidates.len() as u32,
            complete,
        })
    }

    /// A node for each draw, or one for all draws of a kind.
    fn list_draws(&mut self, position: &G::Position) -> Option<Children> {
        self.draws.clear();
        let (game, knowledge, draws) = (self.game, self.knowledge, &mut self.draws);
        let _ = game.each_draw(position, |draw, weight| {
            let step = match knowledge.kind_of_draw(game, position, draw) {
                Some(kind) => Step::Kind(kind),
                None => Step::Draw(draw),
            };
            match draws.iter_mut().find(|(known, _)| *known == step) {
                Some((_, sum)) => *sum += weight,
                None => draws.push((step, weight)),
            }
            ControlFlow::Continue(())
        });
        let first = self.arena.allocate(self.draws.len())?;
        for (index, &(step, weight)) in (first..).zip(&self.draws) {
            self.arena.node(index).describe(step, weight as f32);
        }
        Some(Children {
            first,
            count: self.draws.len() as u32,
            complete: true,
        })
    }

    /// Draws something, and finds where that leads.
    fn draw(&mut self, children: Children, position: &mut G::Position) -> u32 {
        let drawn = pick_draw(self.game, position, &mut self.dice);
        let kind = self.knowledge.kind_of_draw(self.game, position, drawn);
        self.shared |= kind.is_some();
        let step = kind.map_or(Step::Draw(drawn), Step::Kind);
        self.game.draw_unchecked(position, drawn);
        children
            .indices()
            .find(|&index| self.arena.node(index).step() == Some(step))
            .unwrap_or(children.first)
    }

    fn open(&self, children: Children, visits: u32) -> u32 {
        self.settings.widening.map_or(children.count, |widening| {
            (widening.open(visits).max(1) as u32).min(children.count)
        })
    }

    /// The child to go on with. Below shared draws none may be legal, and those that are may not be all.
    fn select(&mut self, parent: u32, children: Children, position: &G::Position) -> Option<u32> {
        let settings = self.settings;
        let visits = self.arena.node(parent).visits();
        let open = self.open(children, visits);
        let explore = settings.exploration * (visits.max(2) as f32).ln().sqrt();
        let promise = settings.prior_weight * (visits as f32).sqrt() * open as f32;
        let unknown = match settings.first_play {
            FirstPlay::Urgent => 1e6,
            FirstPlay::Value(value) => value,
            FirstPlay::BelowParent(less) => self.value_to_mover(children, open) - less,
        };
        let mover = self.path.last().and_then(|visited| visited.mover);
        let mover = mover.map_or(0, Seat::index);
        // A random start, so that among equals none is favoured for standing first.
        let turn = self.dice.below(open);
        let mut best = None;
        let mut best_score = f32::NEG_INFINITY;
        let mut sure: Option<(Proof, u32)> = None;
        for place in (turn..open).chain(0..turn) {
            let index = children.first + place;
            let node = self.arena.node(index);
            let n = node.visits() as f32;
            if let Some(proof) = node.proof() {
                // There is nothing to learn there; that it is to be had is enough.
                if sure.is_none_or(|(best, _)| proof.grains(mover) > best.grains(mover)) {
                    sure = Some((proof, index));
                }
                continue;
            }
            let known = match node.look() {
                Some(look) => {
                    let sum = node.sum.load(Ordering::Relaxed) as f32 / GRAINS as f32;
                    (sum + settings.looks * look) / (n + settings.looks)
                }
                None => node.mean().unwrap_or(unknown),
            };
            let m = node.amaf_visits.load(Ordering::Relaxed) as f32;
            let mean = if settings.rave > 0.0 && m > 0.0 {
                let trust = m / (n + m + n * m / settings.rave);
                let amaf = node.amaf_sum.load(Ordering::Relaxed) as f32 / (GRAINS as f32 * m);
                trust * amaf + (1.0 - trust) * known
            } else {
                known
            };
            let score = mean + explore / (n + 1.0).sqrt() + promise * node.weight() / (n + 1.0);
            if score > best_score && (!self.shared || self.is_legal(node.action(), position)) {
                (best, best_score) = (Some(index), score);
            }
        }
        if let Some(visited) = self.path.last_mut() {
            visited.sure = sure.map(|(proof, _)| proof);
        }
        if self.shared {
            return best;
        }
        // When all that is open is proved, it is time to open more.
        let next = || {
            (children.first + open..children.first + children.count)
                .find(|&index| self.arena.node(index).proof().is_none())
        };
        best.or_else(next)
            .or(sure.map(|(_, index)| index))
            .or(Some(children.first))
    }

    fn is_legal(&self, action: Option<G::Move>, position: &G::Position) -> bool {
        action.is_some_and(|action| self.game.is_legal(position, action))
    }

    /// What the seat to move has got so far from the children open to it.
    fn value_to_mover(&self, children: Children, open: u32) -> f32 {
        let (mut visits, mut sum) = (0, 0);
        for index in children.first..children.first + open {
            let node = self.arena.node(index);
            visits += u64::from(node.visits());
            sum += node.sum.load(Ordering::Relaxed);
        }
        if visits == 0 {
            0.5
        } else {
            sum as f32 / (visits as f32 * GRAINS as f32)
        }
    }

    fn come_back(&mut self, rewards: &PerSeat<f32>) {
        let mut proving = !self.shared;
        let mut rewards = *rewards;
        for here in (0..self.path.len()).rev() {
            let visited = self.path[here];
            let node = self.arena.node(visited.node);
            if let (Some(mover), Some(sure)) = (visited.mover, visited.sure) {
                // Nobody accepts less than what is sure.
                let sure = sure.rewards(self.game.seats());
                if sure[mover] > rewards[mover] {
                    rewards = sure;
                }
            }
            if let Some(seat) = visited.by {
                node.sum.fetch_add(grains(rewards[seat]), Ordering::Relaxed);
            }
            if let (Some(children), Some(mover)) = (node.children(), visited.mover)
                && self.settings.rave > 0.0
            {
                let grains = grains(rewards[mover]);
                for index in children.first..children.first + self.open(children, node.visits()) {
                    let child = self.arena.node(index);
                    if child
                        .action()
                        .is_some_and(|action| self.amaf.has(mover, action, visited.plies))
                    {
                        child.amaf_visits.fetch_add(1, Ordering::Relaxed);
                        child.amaf_sum.fetch_add(grains, Ordering::Relaxed);
                    }
                }
            }
            proving = proving && (node.proof().is_some() || self.try_to_prove(visited));
        }
    }

    /// Proves a node from its children, if they suffice: a win for the mover does, and so do proofs of
    /// all. Where a seat can choose among equals that differ for others, it takes the first.
    fn try_to_prove(&self, visited: Visited) -> bool {
        let node = self.arena.node(visited.node);
        let Some(children) = node.children() else {
            return false;
        };
        let proofs = || {
            children
                .indices()
                .map(|index| (self.arena.node(index).proof(), index))
        };
        let proof = match visited.mover {
            Some(mover) => {
                let won = |proof: &Proof| proof.grains(mover.index()) == u64::from(GRAINS);
                let sure = proofs().find_map(|(proof, _)| proof.filter(won));
                sure.or_else(|| {
                    let all = children.complete && proofs().all(|(proof, _)| proof.is_some());
                    let best = |best: Proof, next: Proof| {
                        if next.grains(mover.index()) > best.grains(mover.index()) {
                            next
                        } else {
                            best
                        }
                    };
                    proofs().filter(|_| all).filter_map(|(p, _)| p).reduce(best)
                })
            }
            None => proofs().all(|(proof, _)| proof.is_some()).then(|| {
                Proof::mean(proofs().filter_map(|(proof, index)| {
                    proof.map(|proof| (proof, self.arena.node(index).weight()))
                }))
            }),
        };
        if let Some(proof) = proof {
            node.prove(proof);
        }
        proof.is_some()
    }
}
