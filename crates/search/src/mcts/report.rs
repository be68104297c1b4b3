use std::cmp::Reverse;
use std::sync::atomic::Ordering;

use game::{Game, PerSeat, Seat, Turn};

use super::node::{Node, REWARD_SCALE};
use super::node_pool::ROOT;
use super::order::{self, Rank};
use super::{Mcts, RootStats};
use crate::{Candidate, Clock, Knowledge, Report};

impl<G: Game, K: Knowledge<G>> Mcts<G, K> {
    /// What the tree says now.
    pub(super) fn report(&self, clock: &Clock, playouts: u64) -> Report<G::Move> {
        let seats = self.game.seats();
        let mut report = Report::empty(seats);
        let candidates = self.sorted(self.candidates());
        if let Some(best) = candidates.first() {
            report.values = best.values;
            report.proven = best.proven;
        }
        if let Some(proof) = self.pool.node(ROOT).proven() {
            report.values = proof.rewards(seats);
            report.proven = true;
        }
        report.line = self.line(candidates.first().map(|best| best.action));
        report.candidates = candidates;
        report.playouts = playouts;
        report.nodes = self.pool.len();
        report.depth = report.line.len() as u32;
        report.elapsed = clock.elapsed();
        report
    }

    fn mover(&self) -> Option<Seat> {
        match self.root.as_ref().map(|root| self.game.turn(root)) {
            Some(Turn::Seat(seat)) => Some(seat),
            _ => None,
        }
    }

    fn candidates(&self) -> Vec<Candidate<G::Move>> {
        let root = self.pool.node(ROOT);
        let (Some(children), Some(mover)) = (root.children(), self.mover()) else {
            return Vec::new();
        };
        let seats = self.game.seats();
        children
            .indices()
            .zip(&self.root_stats)
            .filter_map(|(index, stats)| {
                let node = self.pool.node(index);
                let proof = node.proven();
                let values = proof.map_or_else(
                    || values(stats, seats, mover, node.mean()),
                    |proof| proof.rewards(seats),
                );
                Some(Candidate {
                    action: node.action()?,
                    visits: u64::from(node.visits()),
                    values,
                    proven: proof.is_some(),
                })
            })
            .collect()
    }

    /// The best first. Visits say more than means, but a proof says more than both: what is proved
    /// stands before the most visited of the others if it is worth more, and last if it is not.
    fn sorted(&self, candidates: Vec<Candidate<G::Move>>) -> Vec<Candidate<G::Move>> {
        let Some(mover) = self.mover() else {
            return candidates;
        };
        let unproven = candidates.iter().filter(|candidate| !candidate.proven);
        let bar = unproven
            .max_by_key(|candidate| candidate.visits)
            .map_or(0.0, |candidate| candidate.values[mover]);
        let class = |candidate: &Candidate<G::Move>| match candidate.proven {
            true if candidate.values[mover] > 0.0 && candidate.values[mover] >= bar => 0,
            false => 1,
            true => 2,
        };
        let ranks = candidates.iter().enumerate().map(|(index, candidate)| {
            let class = class(candidate);
            Rank {
                class,
                most_visited: Reverse(if class == 1 { candidate.visits } else { 0 }),
                most_worth: Reverse(order::comparable(candidate.values[mover])),
                hardest: Reverse(candidate.visits),
                index,
            }
        });
        let mut ranks: Vec<Rank> = ranks.collect();
        game::order::sort(&mut ranks);
        ranks.iter().map(|rank| candidates[rank.index]).collect()
    }

    /// The best move and what is expected to follow, as far as the tree is sure whose turn it is and
    /// what was drawn.
    fn line(&self, first: Option<G::Move>) -> Vec<G::Move> {
        let mut line: Vec<G::Move> = first.into_iter().collect();
        let (Some(first), Some(root)) = (first, &self.root) else {
            return line;
        };
        let mut position = root.clone();
        let mut index = self.pool.node(ROOT).children().and_then(|children| {
            children
                .indices()
                .find(|&index| self.pool.node(index).action() == Some(first))
        });
        self.game.play_unchecked(&mut position, first);
        while let (Some(here), Turn::Seat(mover)) = (index, self.game.turn(&position)) {
            let Some(children) = self.pool.node(here).children() else {
                break;
            };
            let worth = |&index: &u32| {
                let node = self.pool.node(index);
                let scaled = node.proven().map(|proof| proof.scaled(mover.index()));
                let won = scaled == Some(u64::from(REWARD_SCALE));
                (won, scaled != Some(0), node.visits())
            };
            index = children.indices().max_by_key(worth);
            let node = index.map(|index| self.pool.node(index));
            let Some(action) = node.filter(|node| node.visits() > 0).and_then(Node::action) else {
                break;
            };
            line.push(action);
            self.game.play_unchecked(&mut position, action);
        }
        line
    }
}

/// What each seat can expect after a move of `mover`: from this search's stats, or, where there is none
/// yet, from the mover's mean and what it leaves to the others.
fn values(stats: &RootStats, seats: usize, mover: Seat, mean: Option<f32>) -> PerSeat<f32> {
    let visits = stats.visits.load(Ordering::Relaxed);
    let own = mean.unwrap_or(0.5);
    PerSeat::from_fn(seats, |seat| {
        if seat == mover {
            own
        } else if visits > 0 {
            let sum = stats.sums[seat.index()].load(Ordering::Relaxed);
            sum as f32 / (visits as f32 * REWARD_SCALE as f32)
        } else {
            // Rewards by rank always add up to this.
            let others = seats as f32 / 2.0 - own;
            (others / (seats - 1) as f32).clamp(0.0, 1.0)
        }
    })
}
