use std::collections::HashMap;
use std::hash::Hash;

use crate::{Node, Path, Tree};

/// Which nodes of a tree are the same position, reached by different moves. The tree knows no rules: whoever
/// does says by which key a position is known (`catalog::trees` does).
#[derive(Clone, Debug)]
pub struct Transpositions<'a> {
    tree: &'a Tree,
    /// Nodes with one position, two at least, in the order of the tree; groups in the order of their first.
    groups: Vec<Vec<usize>>,
    /// The group of each node.
    group_of: HashMap<usize, usize>,
}

impl<'a> Transpositions<'a> {
    /// Asks for the key of every node, the root first and each behind its parent, in the order of
    /// [`Tree::nodes`]. A node without a key is like no other.
    pub fn new<K: Eq + Hash>(tree: &'a Tree, mut key: impl FnMut(Node<'a>) -> Option<K>) -> Self {
        let mut number_of: HashMap<K, usize> = HashMap::new();
        let mut all: Vec<Vec<usize>> = Vec::new();
        for node in tree.nodes() {
            let Some(key) = key(node) else { continue };
            let number = *number_of.entry(key).or_insert(all.len());
            if number == all.len() {
                all.push(Vec::new());
            }
            all[number].push(node.index());
        }
        let groups: Vec<Vec<usize>> = all.into_iter().filter(|group| group.len() > 1).collect();
        let numbered = groups.iter().enumerate();
        let group_of = numbered
            .flat_map(|(number, group)| group.iter().map(move |&index| (index, number)))
            .collect();
        Self {
            tree,
            groups,
            group_of,
        }
    }

    /// The positions that are reached in several ways, each with its nodes.
    pub fn groups(&self) -> impl Iterator<Item = Vec<Node<'a>>> {
        let node = |&index: &usize| Node::new(self.tree, index);
        self.groups
            .iter()
            .map(move |group| group.iter().map(node).collect())
    }

    /// The other nodes with the position of this one.
    pub fn of(&self, path: &Path) -> Vec<Node<'a>> {
        let node = self.tree.node(path).map(Node::index);
        let group = node.and_then(|index| self.group_of.get(&index));
        let Some(group) = group.map(|&number| &self.groups[number]) else {
            return Vec::new();
        };
        let others = group.iter().filter(|&&other| Some(other) != node);
        others.map(|&other| Node::new(self.tree, other)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Edit;

    /// In this game the order of moves means nothing.
    fn sorted(node: Node<'_>) -> Vec<String> {
        let mut steps = node.path().steps().to_vec();
        steps.sort_unstable();
        steps
    }

    #[test]
    fn other_orders_of_moves_are_found() {
        let mut tree = Tree::with_line("toy", "-", ["a", "b", "c"]).unwrap();
        let path = Path::root();
        let steps = ["b", "a", "c"].map(str::to_owned).to_vec();
        tree.apply(&Edit::AddLine { path, steps }).unwrap();
        let found = Transpositions::new(&tree, |node| Some(sorted(node)));
        let paths: Vec<Vec<String>> = found
            .groups()
            .map(|group| group.iter().map(|node| node.path().to_string()).collect())
            .collect();
        assert_eq!(paths, [["a b", "b a"], ["a b c", "b a c"]]);
        let others = found.of(&Path::from("b a"));
        assert_eq!(others[0].path(), Path::from("a b"));
        assert!(found.of(&Path::from("a")).is_empty());
        assert!(found.of(&Path::from("nowhere")).is_empty());
    }

    #[test]
    fn a_node_without_a_key_is_like_no_other() {
        let tree = Tree::with_line("toy", "-", ["a", "b"]).unwrap();
        let found = Transpositions::new(&tree, |_| None::<u64>);
        assert_eq!(found.groups().count(), 0);
    }
}
