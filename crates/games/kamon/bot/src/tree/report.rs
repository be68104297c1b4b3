use std::cmp::Ordering::Equal;

use kamon::Cell;
use search::{Candidate, Clock, Report, values_for_two};

use super::Tree;
use super::node::Node;

impl Tree<'_> {
    /// What the search has come to, where so much is known of the moves of the root.
    pub(super) fn report(&self, moves: &[Node], clock: &Clock) -> Report<Cell> {
        let mover = self.root.mover;
        let mut candidates: Vec<_> = moves
            .iter()
            .map(|child| Candidate {
                action: child.cell,
                visits: u64::from(child.visits),
                values: values_for_two(mover, child.value()),
                proven: child.proven.is_some(),
            })
            .collect();
        let open = candidates.iter().filter(|candidate| !candidate.proven);
        let most_visited = open.max_by_key(|candidate| candidate.visits);
        let bar = most_visited.map_or(0.0, |candidate| candidate.values[mover]);
        // A sure draw stands before what promises less, and a sure loss last.
        let class = |candidate: &Candidate<Cell>| match candidate.values[mover] {
            value if !candidate.proven => (1, candidate.visits, value),
            value if value > 0.0 && value >= bar => (2, 0, value),
            value => (0, candidate.visits, value),
        };
        game::order::sort_by(&mut candidates, |a, b| {
            class(b).partial_cmp(&class(a)).unwrap_or(Equal)
        });
        let mut report = Report::empty(2);
        if let Some(best) = candidates.first() {
            report.values = best.values;
            report.proven = best.proven;
            report.line = self.line(best.action);
        }
        report.depth = report.line.len() as u32;
        report.candidates = candidates;
        report.playouts = self.playouts;
        report.nodes = self.nodes.len() as u64;
        report.elapsed = clock.elapsed();
        report
    }

    /// A move of the root and what is expected to follow.
    fn line(&self, first: Cell) -> Vec<Cell> {
        let mut line = vec![first];
        let root = self.children(0).iter();
        let mut next = root.clone().find(|child| child.cell == first);
        while let Some(node) = next {
            let children = self.nodes[node.children()].iter();
            next = children
                .max_by_key(|child| child.visits)
                .filter(|child| child.visits > 0);
            line.extend(next.map(|child| child.cell));
        }
        line
    }
}
