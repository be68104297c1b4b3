use game::Seat;
use kamon::{Cell, Kamon, Position};
use search::{Clock, Limits, ProofTable, Report, beside};

use super::node::Node;
use super::{Most, PlayoutRules, Tree};
use crate::solver_position::Layout;

/// What a search may use.
pub(crate) struct TreeSearch<'a> {
    pub(crate) game: &'a Kamon,
    pub(crate) table: &'a ProofTable,
    pub(crate) memory: usize,
    pub(crate) threads: usize,
    pub(crate) seed: u64,
}

/// What is left of the trees of the search before.
#[derive(Debug, Default)]
pub(crate) struct KeptTrees {
    root: Option<Position>,
    trees: Vec<Vec<Node>>,
}

impl KeptTrees {
    /// The part of each tree that is about a position, if that is the one before or follows from it.
    fn about(self, position: &Position) -> Vec<Vec<Node>> {
        let Some(root) = self.root else {
            return Vec::new();
        };
        let new = |seat: Seat| {
            let (before, now) = (root.player(seat).pieces(), position.player(seat).pieces());
            (before & !now == 0).then_some(now & !before)
        };
        let played = (new(root.mover()), new(root.mover().other()));
        let (Some(own), Some(other)) = played else {
            return Vec::new();
        };
        if root == *position {
            return self.trees;
        }
        // One move each: only then is it plain in which order.
        if root.kin() != position.kin() || own.count_ones() != 1 || other.count_ones() != 1 {
            return Vec::new();
        }
        let path = [Cell::first_of(own), Cell::first_of(other)];
        let trees = self.trees.into_iter();
        trees.filter_map(|tree| subtree(&tree, &path)).collect()
    }
}

/// The part of a tree below a path, if it was expanded.
fn subtree(tree: &[Node], path: &[Cell]) -> Option<Vec<Node>> {
    let mut node = tree.first()?;
    for &cell in path {
        node = tree[node.children()]
            .iter()
            .find(|child| child.cell == cell)?;
    }
    if node.count == 0 {
        return None;
    }
    let mut kept = vec![*node];
    let mut index = 0;
    while index < kept.len() {
        let children = kept[index].children();
        if !children.is_empty() {
            kept[index].first = kept.len() as u32;
            kept.extend_from_slice(&tree[children]);
        }
        index += 1;
    }
    Some(kept)
}

impl TreeSearch<'_> {
    /// Searches a position that is not over: each thread a tree of its own. Playouts are cheap, and
    /// trees that differ agree better than one that all wait for. What is left of the
    /// trees of the search before is reused.
    pub(crate) fn search(
        &self,
        kept_trees: &mut KeptTrees,
        position: &Position,
        limits: &Limits,
        on_report: &mut dyn FnMut(&Report<Cell>),
    ) -> Report<Cell> {
        let mut clock = Clock::start(limits);
        let (rules, layout) = (
            PlayoutRules::new(self.game, position),
            Layout::new(self.game, position),
        );
        let threads = self.threads.max(1) as u64;
        let share = |most: Option<u64>| most.map_or(u64::MAX, |most| most.div_ceil(threads));
        let most = Most {
            playouts: share(limits.playouts),
            nodes: usize::try_from(share(limits.nodes)).unwrap_or(usize::MAX),
            depth: limits.depth,
        };
        let mut kept = std::mem::take(kept_trees).about(position).into_iter();
        let mut new_tree = |thread: u64| {
            let memory = self.memory / threads as usize;
            let seed = self.seed.wrapping_add(thread << 32);
            let mut tree = Tree::new(&rules, &layout, self.table, position, memory, seed);
            if let Some(nodes) = kept.next() {
                tree.reuse(nodes);
            }
            tree
        };
        let watch = clock.clone();
        let mut own = new_tree(0);
        let mut others: Vec<_> = (1..threads).map(new_tree).collect();
        let other = |tree: &mut Tree<'_>| tree.search(&most, &watch, &mut |_| {});
        beside(others.iter_mut(), other, || {
            own.search(&most, &watch, &mut |tree| {
                if clock.report_is_due() {
                    on_report(&tree.report(tree.children(0), &clock));
                }
            });
        });
        let mut moves = own.children(0).to_vec();
        for other in &others {
            own.playouts += other.playouts;
            for (child, more) in moves.iter_mut().zip(other.children(0)) {
                child.visits += more.visits;
                child.sum += more.sum;
                child.proven = child.proven.or(more.proven);
            }
        }
        let report = own.report(&moves, &clock);
        kept_trees.root = Some(position.clone());
        kept_trees.trees = std::iter::once(own)
            .chain(others)
            .map(|tree| tree.nodes)
            .collect();
        report
    }
}

#[cfg(test)]
mod tests {
    use game::{Game, Listed, SeededDice, Turn};

    use super::*;
    use crate::KamonSolver;
    use crate::solver_position::StaticValue;

    fn late_positions(game: &Kamon) -> impl Iterator<Item = Position> {
        let position = |seed| {
            let mut dice = SeededDice::new(seed);
            let mut position = game.start(&game.deal(&mut dice));
            for _ in 0..18 {
                if game.turn(&position) != Turn::Over {
                    let action = game.pick_move(&position, &mut dice);
                    game.play_unchecked(&mut position, action);
                }
            }
            (game.turn(&position) != Turn::Over).then_some(position)
        };
        (0..500).filter_map(position)
    }

    #[test]
    fn what_a_tree_proves_is_so_whatever_its_size_and_threads() {
        let game = Kamon::configure(&Kamon::family().defaults());
        let table = ProofTable::new(64);
        let mut proved = 0;
        let mut solver = KamonSolver::new(1 << 20, 1);
        for start in late_positions(&game).take(40) {
            for (memory, threads) in [(1 << 22, 1), (1 << 22, 2), (1 << 13, 1)] {
                let tree_search = TreeSearch {
                    game: &game,
                    table: &table,
                    memory,
                    threads,
                    seed: 3,
                };
                let (mut position, mut kept_trees) = (start.clone(), KeptTrees::default());
                let mut dice = SeededDice::new(9);
                // What is plain at sight, nobody searches.
                while game.turn(&position) != Turn::Over
                    && Layout::new(&game, &position)
                        .solver_position(&position)
                        .static_value
                        == StaticValue::Unknown
                {
                    let limits = Limits::playouts(1_500);
                    let report =
                        tree_search.search(&mut kept_trees, &position, &limits, &mut |_| {});
                    let best = report.best().expect("a move");
                    assert!(game.is_legal(&position, best));
                    assert!(
                        memory < 1 << 20 || report.nodes as usize * size_of::<Node>() <= memory
                    );
                    if report.proven {
                        proved += 1;
                        let value = report.values[position.mover()];
                        let solution =
                            solver.solve(&game, &position, &Limits::default(), &mut |_| {});
                        let worth = solution.value.expect("solved").reward();
                        assert!(worth >= value && (value > 0.0 || worth <= 0.0));
                    }
                    // On from here, with what is left of the trees after any answer.
                    game.play_unchecked(&mut position, best);
                    if game.turn(&position) != Turn::Over {
                        let answer = game.pick_move(&position, &mut dice);
                        game.play_unchecked(&mut position, answer);
                    }
                }
            }
        }
        assert!(proved > 200, "{proved}");
    }
}
