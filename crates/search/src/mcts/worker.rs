use std::ops::ControlFlow;
use std::sync::atomic::Ordering;

use game::{Dice, Game, PerSeat, Seat, SeededDice, Turn};

use super::amaf::Amaf;
use super::node::{Children, ProvenRewards, REWARD_SCALE, Step, quantized};
use super::node_pool::{NodePool, ROOT};
use super::order::ByWeight;
use super::{FirstPlay, Settings};
use crate::Knowledge;
use crate::knowledge::pick_draw;

/// One thread of the search: descends the tree, plays out, and backpropagates.
#[derive(Debug)]
pub(super) struct Worker<'a, G: Game, K> {
    pub(super) game: &'a G,
    pub(super) knowledge: &'a K,
    pub(super) settings: &'a Settings,
    pub(super) pool: &'a NodePool<G::Move, G::Draw>,
    pub(super) dice: SeededDice,
    path: Vec<PathEntry>,
    trace: Vec<(Seat, G::Move)>,
    amaf: Amaf,
    candidates: Vec<(G::Move, f32)>,
    /// Room to put them in order.
    ordered: Vec<(G::Move, f32)>,
    by_weight: ByWeight,
    draws: Vec<WeightedDraw<G>>,
    /// Whether draws that may differ have led here on the same path.
    merged_draws: bool,
}

/// A draw or a class of them, with its weight.
type WeightedDraw<G> = (Step<<G as Game>::Move, <G as Game>::Draw>, u32);

/// A node on the way down.
#[derive(Clone, Copy, Debug)]
struct PathEntry {
    node: u32,
    /// Who moved here: nobody to the root or by a draw.
    by: Option<Seat>,
    /// Who is to move here; nobody when chance is or it is over.
    mover: Option<Seat>,
    /// How many moves were played before.
    plies: usize,
    /// The best that the mover is proven to have here.
    proven: Option<ProvenRewards>,
}

impl<'a, G: Game, K: Knowledge<G>> Worker<'a, G, K> {
    pub(super) fn new(
        game: &'a G,
        knowledge: &'a K,
        settings: &'a Settings,
        pool: &'a NodePool<G::Move, G::Draw>,
        thread: u64,
    ) -> Self {
        Self {
            game,
            knowledge,
            settings,
            pool,
            dice: SeededDice::for_game(settings.seed, thread),
            path: Vec::with_capacity(64),
            trace: Vec::with_capacity(256),
            amaf: Amaf::new(),
            candidates: Vec::new(),
            ordered: Vec::new(),
            by_weight: ByWeight::default(),
            draws: Vec::new(),
            merged_draws: false,
        }
    }

    /// One playout from the root. Returns what each seat got and the root's child it went through.
    pub(super) fn run(&mut self, root: &G::Position) -> (PerSeat<f32>, Option<u32>) {
        let mut position = root.clone();
        self.path.clear();
        self.trace.clear();
        self.merged_draws = false;
        self.enter(ROOT, None);
        let rewards = self.descend(&mut position);
        if self.settings.rave_equivalence > 0.0 {
            self.amaf.record(&self.trace);
        }
        self.backpropagate(&rewards);
        (rewards, self.path.get(1).map(|entry| entry.node))
    }

    fn descend(&mut self, position: &mut G::Position) -> PerSeat<f32> {
        let seats = self.game.seats();
        let pool = self.pool;
        loop {
            let here = self.path.len() - 1;
            let index = self.path[here].node;
            let node = pool.node(index);
            if let Some(proof) = node.proven() {
                return proof.rewards(seats);
            }
            let turn = self.game.turn(position);
            if turn == Turn::Over {
                let rewards = self.knowledge.reward(self.game, position);
                if !self.merged_draws {
                    node.set_proven(ProvenRewards::new(&rewards));
                }
                return rewards;
            }
            // The visit was counted on entering.
            let fresh = node.visits() <= self.settings.expand_after && index != ROOT;
            if node.children().is_none() {
                // The root needs children, whatever is known of it: one of them is to be played.
                if node.visits() <= 1
                    && index != ROOT
                    && !self.merged_draws
                    && let Some(rewards) = self.knowledge.proven_rewards(self.game, position)
                {
                    node.set_proven(ProvenRewards::new(&rewards));
                    return rewards;
                }
                if fresh || !self.expand(index, position, turn) {
                    return self.evaluate_leaf(position);
                }
            }
            let Some(children) = node.children() else {
                return self.evaluate_leaf(position);
            };
            match turn {
                Turn::Seat(seat) => {
                    self.path[here].mover = Some(seat);
                    let Some(child) = self.select(index, children, position) else {
                        return self.evaluate_leaf(position);
                    };
                    if let Some(action) = pool.node(child).action() {
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
        self.pool.node(node).visits.fetch_add(1, Ordering::Relaxed);
        self.path.push(PathEntry {
            node,
            by,
            mover: None,
            plies: self.trace.len(),
            proven: None,
        });
    }

    fn evaluate_leaf(&mut self, position: &mut G::Position) -> PerSeat<f32> {
        let share = self.settings.evaluation_weight;
        let opinion = if share > 0.0 {
            self.knowledge.evaluate(self.game, position)
        } else {
            None
        };
        if let Some(opinion) = opinion.filter(|_| share >= 1.0) {
            return opinion;
        }
        let max_steps = self.settings.max_playout_steps;
        let (dice, trace) = (&mut self.dice, &mut self.trace);
        let played = self
            .knowledge
            .playout(self.game, position, max_steps, dice, trace);
        opinion.map_or(played, |opinion| {
            PerSeat::from_fn(self.game.seats(), |seat| {
                share * opinion[seat] + (1.0 - share) * played[seat]
            })
        })
    }

    /// Expands a node; false if another thread does or the tree is full.
    fn expand(&mut self, index: u32, position: &G::Position, turn: Turn) -> bool {
        let node = self.pool.node(index);
        if !node.begin_expansion() {
            return node.children().is_some();
        }
        let children = if turn == Turn::Chance {
            self.create_draw_nodes(position)
        } else {
            self.create_move_nodes(position)
        };
        if let Some(children) = children {
            node.set_children(children);
        } else {
            node.cancel_expansion();
        }
        children.is_some()
    }

    /// The heaviest first; equals stay in the order in which the rules show them.
    fn order_candidates(&mut self) {
        let weights = self.candidates.iter().map(|&(_, weight)| weight);
        let order = self.by_weight.order(weights);
        self.ordered.clear();
        self.ordered
            .extend(order.map(|index| self.candidates[index]));
        std::mem::swap(&mut self.candidates, &mut self.ordered);
    }

    fn create_move_nodes(&mut self, position: &G::Position) -> Option<Children> {
        self.candidates.clear();
        let all = self
            .knowledge
            .candidates(self.game, position, &mut self.candidates);
        let most = self.settings.max_candidates.min(super::node_pool::CHUNK);
        let complete = all && self.candidates.len() <= most;
        if self.settings.widening.is_some() || self.candidates.len() > most {
            self.order_candidates();
            self.candidates.truncate(most);
        }
        let total: f32 = self.candidates.iter().map(|&(_, weight)| weight).sum();
        let first = self.pool.allocate(self.candidates.len())?;
        for (index, &(action, weight)) in (first..).zip(&self.candidates) {
            let share = weight / total.max(f32::MIN_POSITIVE);
            let node = self.pool.node(index);
            node.init(Step::Move(action), share);
            if self.settings.prior_visits > 0.0
                && let Some(prior) = self.knowledge.prior_value(self.game, position, action)
            {
                node.set_prior_value(prior);
            }
        }
        Some(Children {
            first,
            count: self.candidates.len() as u32,
            complete,
        })
    }

    /// A node for each draw, or one for all draws of a class.
    fn create_draw_nodes(&mut self, position: &G::Position) -> Option<Children> {
        self.draws.clear();
        let (game, knowledge, draws) = (self.game, self.knowledge, &mut self.draws);
        let _ = game.each_draw(position, |draw, weight| {
            let step = match knowledge.draw_class(game, position, draw) {
                Some(class) => Step::DrawClass(class),
                None => Step::Draw(draw),
            };
            match draws.iter_mut().find(|(known, _)| *known == step) {
                Some((_, sum)) => *sum += weight,
                None => draws.push((step, weight)),
            }
            ControlFlow::Continue(())
        });
        let first = self.pool.allocate(self.draws.len())?;
        for (index, &(step, weight)) in (first..).zip(&self.draws) {
            self.pool.node(index).init(step, weight as f32);
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
        let class = self.knowledge.draw_class(self.game, position, drawn);
        self.merged_draws |= class.is_some();
        let step = class.map_or(Step::Draw(drawn), Step::DrawClass);
        self.game.draw_unchecked(position, drawn);
        children
            .indices()
            .find(|&index| self.pool.node(index).step() == Some(step))
            .unwrap_or(children.first)
    }

    fn open_count(&self, children: Children, visits: u32) -> u32 {
        self.settings.widening.map_or(children.count, |widening| {
            (widening.limit(visits).max(1) as u32).min(children.count)
        })
    }

    /// The child to go on with. Below shared draws none may be legal, and those that are may not be all.
    fn select(&mut self, parent: u32, children: Children, position: &G::Position) -> Option<u32> {
        let settings = self.settings;
        let visits = self.pool.node(parent).visits();
        let open = self.open_count(children, visits);
        let explore = settings.exploration * (visits.max(2) as f32).ln().sqrt();
        let prior_term = settings.prior_weight * (visits as f32).sqrt() * open as f32;
        let first_play_value = match settings.first_play {
            FirstPlay::Urgent => 1e6,
            FirstPlay::Value(value) => value,
            FirstPlay::BelowParent(less) => self.mean_of_children(children, open) - less,
        };
        let mover = self.path.last().and_then(|entry| entry.mover);
        let mover = mover.map_or(0, Seat::index);
        // A random start, so that among equals none is favoured for standing first.
        let turn = self.dice.below(open);
        let mut best = None;
        let mut best_score = f32::NEG_INFINITY;
        let mut proven: Option<(ProvenRewards, u32)> = None;
        for place in (turn..open).chain(0..turn) {
            let index = children.first + place;
            let node = self.pool.node(index);
            let n = node.visits() as f32;
            if let Some(proof) = node.proven() {
                // There is nothing to learn there; that it is to be had is enough.
                if proven.is_none_or(|(best, _)| proof.scaled(mover) > best.scaled(mover)) {
                    proven = Some((proof, index));
                }
                continue;
            }
            let known = match node.prior_value() {
                Some(prior) => {
                    let sum = node.sum.load(Ordering::Relaxed) as f32 / REWARD_SCALE as f32;
                    (sum + settings.prior_visits * prior) / (n + settings.prior_visits)
                }
                None => node.mean().unwrap_or(first_play_value),
            };
            let m = node.amaf_visits.load(Ordering::Relaxed) as f32;
            let mean = if settings.rave_equivalence > 0.0 && m > 0.0 {
                let trust = m / (n + m + n * m / settings.rave_equivalence);
                let amaf = node.amaf_sum.load(Ordering::Relaxed) as f32 / (REWARD_SCALE as f32 * m);
                trust * amaf + (1.0 - trust) * known
            } else {
                known
            };
            let score = mean + explore / (n + 1.0).sqrt() + prior_term * node.weight() / (n + 1.0);
            if score > best_score && (!self.merged_draws || self.is_legal(node.action(), position))
            {
                (best, best_score) = (Some(index), score);
            }
        }
        if let Some(entry) = self.path.last_mut() {
            entry.proven = proven.map(|(proof, _)| proof);
        }
        if self.merged_draws {
            return best;
        }
        // When all that is open is proved, it is time to open more.
        let next = || {
            (children.first + open..children.first + children.count)
                .find(|&index| self.pool.node(index).proven().is_none())
        };
        best.or_else(next)
            .or(proven.map(|(_, index)| index))
            .or(Some(children.first))
    }

    fn is_legal(&self, action: Option<G::Move>, position: &G::Position) -> bool {
        action.is_some_and(|action| self.game.is_legal(position, action))
    }

    /// What the seat to move has got so far from the children open to it.
    fn mean_of_children(&self, children: Children, open: u32) -> f32 {
        let (mut visits, mut sum) = (0, 0);
        for index in children.first..children.first + open {
            let node = self.pool.node(index);
            visits += u64::from(node.visits());
            sum += node.sum.load(Ordering::Relaxed);
        }
        if visits == 0 {
            0.5
        } else {
            sum as f32 / (visits as f32 * REWARD_SCALE as f32)
        }
    }

    fn backpropagate(&mut self, rewards: &PerSeat<f32>) {
        let mut proving = !self.merged_draws;
        let mut rewards = *rewards;
        for here in (0..self.path.len()).rev() {
            let entry = self.path[here];
            let node = self.pool.node(entry.node);
            if let (Some(mover), Some(proven)) = (entry.mover, entry.proven) {
                // Nobody accepts less than what is proven.
                let proven = proven.rewards(self.game.seats());
                if proven[mover] > rewards[mover] {
                    rewards = proven;
                }
            }
            if let Some(seat) = entry.by {
                node.sum
                    .fetch_add(quantized(rewards[seat]), Ordering::Relaxed);
            }
            if let (Some(children), Some(mover)) = (node.children(), entry.mover)
                && self.settings.rave_equivalence > 0.0
            {
                let reward = quantized(rewards[mover]);
                for index in
                    children.first..children.first + self.open_count(children, node.visits())
                {
                    let child = self.pool.node(index);
                    if child
                        .action()
                        .is_some_and(|action| self.amaf.has(mover, action, entry.plies))
                    {
                        child.amaf_visits.fetch_add(1, Ordering::Relaxed);
                        child.amaf_sum.fetch_add(reward, Ordering::Relaxed);
                    }
                }
            }
            proving = proving && (node.proven().is_some() || self.prove_from_children(entry));
        }
    }

    /// Proves a node from its children, if they suffice: a win for the mover does, and so do proofs of
    /// all. Where a seat can choose among equals that differ for others, it takes the first.
    fn prove_from_children(&self, entry: PathEntry) -> bool {
        let node = self.pool.node(entry.node);
        let Some(children) = node.children() else {
            return false;
        };
        let proofs = || {
            children
                .indices()
                .map(|index| (self.pool.node(index).proven(), index))
        };
        let proof = match entry.mover {
            Some(mover) => {
                let won =
                    |proof: &ProvenRewards| proof.scaled(mover.index()) == u64::from(REWARD_SCALE);
                let proven = proofs().find_map(|(proof, _)| proof.filter(won));
                proven.or_else(|| {
                    let all = children.complete && proofs().all(|(proof, _)| proof.is_some());
                    let best = |best: ProvenRewards, next: ProvenRewards| {
                        if next.scaled(mover.index()) > best.scaled(mover.index()) {
                            next
                        } else {
                            best
                        }
                    };
                    proofs().filter(|_| all).filter_map(|(p, _)| p).reduce(best)
                })
            }
            None => proofs().all(|(proof, _)| proof.is_some()).then(|| {
                ProvenRewards::mean(proofs().filter_map(|(proof, index)| {
                    proof.map(|proof| (proof, self.pool.node(index).weight()))
                }))
            }),
        };
        if let Some(proof) = proof {
            node.set_proven(proof);
        }
        proof.is_some()
    }
}
