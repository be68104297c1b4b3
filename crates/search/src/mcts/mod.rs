//! Monte-Carlo tree search for one to five seats, with chance.

mod amaf;
mod node;
mod node_pool;
mod order;
mod report;
mod settings;
mod worker;

use std::sync::atomic::{AtomicU64, Ordering};

use game::{Game, MAX_SEATS, Turn};

use crate::{Clock, Knowledge, Limits, Report, beside};
use node::{Step, quantized};
use node_pool::{NodePool, ROOT};
pub use settings::{FirstPlay, ProgressiveWidening, Settings};
use worker::Worker;

/// A tree that grows where playouts win, kept from one search to the next.
///
/// Each seat maximises its own reward; draws are sampled by their weights; what is proved is backed
/// up exactly, and a proved root ends the search.
#[derive(Debug)]
pub struct Mcts<G: Game, K> {
    game: G,
    knowledge: K,
    settings: Settings,
    pool: NodePool<G::Move, G::Draw>,
    root: Option<G::Position>,
    /// For each child of the root, what every seat got in this search, and how often it was visited.
    root_stats: Vec<RootStats>,
}

#[derive(Debug, Default)]
struct RootStats {
    visits: AtomicU64,
    sums: [AtomicU64; MAX_SEATS],
}

/// How many positions are looked at to find the new root in the old tree.
const REROOT_MAX_POSITIONS: u32 = 20_000;
/// How many steps the new root lies below the old one at most: a whole round of five, and draws.
const REROOT_MAX_DEPTH: u32 = 6;
/// How many playouts lie between two looks at how deep the tree is, where that is a limit.
const DEPTH_INTERVAL: u64 = 32;
/// A node that was visited so often after it could have been expanded can't be.
const CHILDLESS_VISITS: u32 = 16;

impl<G: Game, K: Knowledge<G>> Mcts<G, K> {
    /// How many bytes a node of the tree takes.
    pub const NODE_BYTES: usize = size_of::<node::Node<G::Move, G::Draw>>();

    /// A search that knows nothing of any position yet.
    pub fn new(game: G, knowledge: K, settings: Settings) -> Self {
        Self {
            pool: NodePool::new(settings.memory),
            game,
            knowledge,
            settings,
            root: None,
            root_stats: Vec::new(),
        }
    }

    /// What it knows of the game.
    pub const fn knowledge(&self) -> &K {
        &self.knowledge
    }

    /// Forgets everything, as before a new game.
    pub fn forget(&mut self) {
        self.pool.clear();
        self.root = None;
    }

    /// Looks for the best move. What the tree already knows of this position is used: search after
    /// search of one game, only the part that did not come true is lost.
    pub fn search(
        &mut self,
        position: &G::Position,
        limits: &Limits,
        on_report: &mut dyn FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        let mut clock = Clock::start(limits);
        self.reroot(position);
        if !matches!(self.game.turn(position), Turn::Seat(_)) {
            return self.report(&clock, 0);
        }
        let begun = AtomicU64::new(0);
        let workers = self.settings.threads.max(1) as u64;
        let this = &*self;
        let watch = clock.clone();
        let other =
            |thread| this.work(thread, position, limits, &watch.clone(), &begun, &mut || {});
        beside(1..workers, other, || {
            this.work(0, position, limits, &watch, &begun, &mut || {
                if clock.report_is_due() {
                    on_report(&this.report(&clock, begun.load(Ordering::Relaxed)));
                }
            });
        });
        let done = limits.playouts.unwrap_or(u64::MAX);
        self.report(&clock, begun.into_inner().min(done))
    }

    fn work(
        &self,
        thread: u64,
        position: &G::Position,
        limits: &Limits,
        clock: &Clock,
        begun: &AtomicU64,
        between: &mut dyn FnMut(),
    ) {
        let mut worker = Worker::new(
            &self.game,
            &self.knowledge,
            &self.settings,
            &self.pool,
            thread,
        );
        let root = self.pool.node(ROOT);
        loop {
            let number = begun.fetch_add(1, Ordering::Relaxed);
            // One playout at least, so that there is a move to play.
            let over = limits.playouts.is_some_and(|most| number >= most)
                || limits.nodes.is_some_and(|most| self.pool.len() >= most)
                || limits.depth.is_some_and(|depth| {
                    number.is_multiple_of(DEPTH_INTERVAL) && self.is_deep_enough(depth)
                })
                || clock.is_up();
            if number > 0 && over || root.proven().is_some() {
                begun.fetch_sub(1, Ordering::Relaxed);
                return;
            }
            let (rewards, child) = worker.run(position);
            if let (Some(child), Some(children)) = (child, root.children())
                && let Some(stats) = self.root_stats.get((child - children.first) as usize)
            {
                stats.visits.fetch_add(1, Ordering::Relaxed);
                for (seat, &reward) in rewards.iter() {
                    stats.sums[seat.index()].fetch_add(quantized(reward), Ordering::Relaxed);
                }
            }
            between();
        }
    }

    /// Whether the line that is visited most has so many moves, or comes to an end or to where there is no room for more.
    fn is_deep_enough(&self, depth: u32) -> bool {
        let (mut index, mut moves) = (ROOT, 0);
        while moves < depth {
            let node = self.pool.node(index);
            let Some(children) = node.children().filter(|_| node.proven().is_none()) else {
                // What was visited again and again and has no children has none: the game is over there.
                let over = node.visits() > self.settings.expand_after + CHILDLESS_VISITS;
                return over || node.proven().is_some() || self.pool.is_full();
            };
            let visits = |&child: &u32| self.pool.node(child).visits();
            let Some(most_visited) = children.indices().max_by_key(visits) else {
                return true;
            };
            index = most_visited;
            moves += u32::from(self.pool.node(index).action().is_some());
        }
        self.pool.node(index).visits() > 0
    }

    /// Makes the position the root, with all that is known of it.
    fn reroot(&mut self, position: &G::Position) {
        let known = self.root.as_ref().and_then(|old| {
            let mut looks = REROOT_MAX_POSITIONS;
            self.find(ROOT, old, position, REROOT_MAX_DEPTH, &mut looks)
        });
        match known {
            Some(ROOT) => {}
            Some(index) => self.pool.retain_subtree(index),
            None => self.pool.clear(),
        }
        if self.pool.node(ROOT).children().is_none() {
            // A leaf, perhaps one that was proved at sight: the root must know its moves.
            self.pool.clear();
        }
        self.root = Some(position.clone());
        let moves = self.game.count_moves(position) as usize;
        self.root_stats.clear();
        self.root_stats
            .resize_with(moves.min(node_pool::CHUNK), RootStats::default);
    }

    fn find(
        &self,
        index: u32,
        position: &G::Position,
        wanted: &G::Position,
        steps: u32,
        looks: &mut u32,
    ) -> Option<u32> {
        if position == wanted {
            return Some(index);
        }
        let children = self.pool.node(index).children().filter(|_| steps > 0)?;
        for child in children.indices() {
            let node = self.pool.node(child);
            if node.visits() == 0 || *looks == 0 {
                continue;
            }
            *looks -= 1;
            let mut next = position.clone();
            match node.step()? {
                Step::Move(action) => self.game.play_unchecked(&mut next, action),
                Step::Draw(draw) => self.game.draw_unchecked(&mut next, draw),
                // What is known of many draws together is not known of one.
                Step::DrawClass(_) => continue,
            }
            let found = self.find(child, &next, wanted, steps - 1, looks);
            if found.is_some() {
                return found;
            }
        }
        None
    }
}
