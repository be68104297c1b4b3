use crate::trees::{DRAW, ROOT};
use crate::{Notes, Path, Tree};

/// A node of a tree, to look at: the position after a move or a draw, or the root.
#[derive(Clone, Copy, Debug)]
pub struct Node<'a> {
    tree: &'a Tree,
    index: usize,
}

impl<'a> Node<'a> {
    pub(crate) const fn new(tree: &'a Tree, index: usize) -> Self {
        Self { tree, index }
    }

    /// Which slot of the tree it is.
    pub(crate) const fn index(self) -> usize {
        self.index
    }

    /// The move or draw that led here; nothing at the root.
    pub fn step(self) -> Option<&'a str> {
        (self.index != ROOT).then(|| self.tree.slot(self.index).step.as_str())
    }

    /// What was drawn, if a draw led here.
    pub fn draw(self) -> Option<&'a str> {
        self.step()?.strip_prefix(DRAW)
    }

    /// What is written here.
    pub fn notes(self) -> &'a Notes {
        &self.tree.slot(self.index).notes
    }

    /// How many steps lead here.
    pub fn depth(self) -> usize {
        self.tree.slot(self.index).depth
    }

    /// How many moves lead here, draws not counted.
    pub fn ply(self) -> usize {
        self.tree.slot(self.index).ply
    }

    /// What it follows; nothing for the root.
    pub fn parent(self) -> Option<Self> {
        let parent = self.tree.slot(self.index).parent;
        (self.index != ROOT).then(|| Self::new(self.tree, parent))
    }

    /// What follows, in its order; the first is the main line.
    pub fn children(self) -> impl ExactSizeIterator<Item = Self> + DoubleEndedIterator + use<'a> {
        let children = &self.tree.slot(self.index).children;
        children
            .iter()
            .map(move |&child| Self::new(self.tree, child))
    }

    /// Whether it is on the main line of the tree.
    pub fn is_main(self) -> bool {
        let mut above = std::iter::successors(Some(self), |node| node.parent());
        above.all(|node| match node.parent() {
            Some(parent) => self.tree.slot(parent.index).children.first() == Some(&node.index),
            None => true,
        })
    }

    /// The node, and all that follows: each behind its parent and before its later siblings.
    pub fn subtree(self) -> impl Iterator<Item = Self> + use<'a> {
        let mut ahead = vec![self];
        std::iter::from_fn(move || {
            let next = ahead.pop()?;
            ahead.extend(next.children().rev());
            Some(next)
        })
    }

    /// Where it is.
    pub fn path(self) -> Path {
        let above = std::iter::successors(Some(self), |node| node.parent());
        let mut steps: Vec<&str> = above.filter_map(Self::step).collect();
        steps.reverse();
        steps.into_iter().collect()
    }
}
