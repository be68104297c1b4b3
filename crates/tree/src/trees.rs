use std::collections::BTreeMap;
use std::fmt;

use crate::limits::{
    MOST_DEPTH, MOST_NODES, MOST_TAGS, MOST_TEXT, check_line, check_step, check_tag,
};
use crate::{Field, Node, Notes, Path, TreeRefusal};

/// A game with its variations. It changes by [`Edit`](crate::Edit)s and by merging; whatever it holds is within
/// the [`limits`](crate::limits).
#[derive(Clone)]
pub struct Tree {
    spec: String,
    setup: String,
    tags: BTreeMap<String, String>,
    /// The root, and then the nodes, each behind its parent.
    slots: Vec<Slot>,
}

/// A node as it is kept. Nothing is nested, so that no tree is too deep for a stack.
#[derive(Clone)]
pub(crate) struct Slot {
    /// The root's is the root itself.
    pub(crate) parent: usize,
    /// Steps from the root, and those of them that are moves.
    pub(crate) depth: usize,
    pub(crate) ply: usize,
    /// Empty for the root.
    pub(crate) step: String,
    /// In their order; the first is the main line.
    pub(crate) children: Vec<usize>,
    pub(crate) notes: Notes,
}

/// Where the root is among the slots.
pub(crate) const ROOT: usize = 0;

/// How a draw is told from a move.
pub(crate) const DRAW: &str = "draw:";

impl Tree {
    /// A game before its first move.
    pub fn new(spec: impl Into<String>, setup: impl Into<String>) -> Result<Self, TreeRefusal> {
        let (spec, setup) = (spec.into(), setup.into());
        check_line(Field::Spec, &spec)?;
        check_line(Field::Setup, &setup)?;
        Ok(Self {
            spec,
            setup,
            tags: BTreeMap::new(),
            slots: vec![Slot {
                parent: ROOT,
                depth: 0,
                ply: 0,
                step: String::new(),
                children: Vec::new(),
                notes: Notes::default(),
            }],
        })
    }

    /// A game as it was played, without any variation: what a record of a match is.
    pub fn with_line(
        spec: impl Into<String>,
        setup: impl Into<String>,
        steps: impl IntoIterator<Item = impl AsRef<str>>,
    ) -> Result<Self, TreeRefusal> {
        let mut tree = Self::new(spec, setup)?;
        let mut steps = steps.into_iter();
        steps.try_fold(ROOT, |parent, step| tree.push(parent, step.as_ref()))?;
        Ok(tree)
    }

    /// The game, configured.
    pub fn spec(&self) -> &str {
        &self.spec
    }

    /// Everything random in it, as far as it is known.
    pub fn setup(&self) -> &str {
        &self.setup
    }

    /// Short texts about the whole, by name.
    pub const fn tags(&self) -> &BTreeMap<String, String> {
        &self.tags
    }

    /// How many moves and draws there are.
    pub fn len(&self) -> usize {
        self.slots.len() - 1
    }

    /// Whether there is no move.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The position before the first move.
    pub const fn root(&self) -> Node<'_> {
        Node::new(self, ROOT)
    }

    /// The node at a path.
    pub fn node(&self, path: &Path) -> Option<Node<'_>> {
        let index = self.find(path).ok()?;
        Some(Node::new(self, index))
    }

    /// The root, and every node behind its parent and before its later siblings.
    pub fn nodes(&self) -> impl Iterator<Item = Node<'_>> {
        self.root().subtree()
    }

    /// The steps of the main line.
    pub fn main_line(&self) -> impl Iterator<Item = &str> {
        // The root has no step, and is left out.
        std::iter::successors(Some(self.root()), |&node| node.children().next())
            .filter_map(Node::step)
    }
}

/// What edits and readers are made of. Each changes nothing if it refuses.
impl Tree {
    pub(crate) fn slot(&self, index: usize) -> &Slot {
        &self.slots[index]
    }

    pub(crate) fn slot_mut(&mut self, index: usize) -> &mut Slot {
        &mut self.slots[index]
    }

    pub(crate) fn find(&self, path: &Path) -> Result<usize, TreeRefusal> {
        let mut steps = path.steps().iter();
        let found = steps.try_fold(ROOT, |index, step| self.child(index, step));
        found.ok_or_else(|| TreeRefusal::Gone { path: path.brief() })
    }

    pub(crate) fn child(&self, parent: usize, step: &str) -> Option<usize> {
        let mut children = self.slots[parent].children.iter().copied();
        children.find(|&child| self.slots[child].step == step)
    }

    /// Adds a node, which must not be there.
    pub(crate) fn push(&mut self, parent: usize, step: &str) -> Result<usize, TreeRefusal> {
        if self.child(parent, step).is_some() {
            let step = step.to_owned();
            return Err(TreeRefusal::StepTwice { step });
        }
        self.has_room_for(parent, &[step])?;
        Ok(self.push_checked(parent, step))
    }

    /// Whether a line of steps can be added under a node.
    pub(crate) fn has_room_for(
        &self,
        parent: usize,
        steps: &[impl AsRef<str>],
    ) -> Result<(), TreeRefusal> {
        let mut each = steps.iter();
        each.try_for_each(|step| check_step(step.as_ref()))?;
        if self.len() + steps.len() > MOST_NODES {
            return Err(TreeRefusal::TooManyNodes { most: MOST_NODES });
        }
        if self.slots[parent].depth + steps.len() > MOST_DEPTH {
            return Err(TreeRefusal::TooDeep { most: MOST_DEPTH });
        }
        Ok(())
    }

    pub(crate) fn push_checked(&mut self, parent: usize, step: &str) -> usize {
        let (index, above) = (self.slots.len(), &mut self.slots[parent]);
        above.children.push(index);
        let slot = Slot {
            parent,
            depth: above.depth + 1,
            ply: above.ply + usize::from(!step.starts_with(DRAW)),
            step: step.to_owned(),
            children: Vec::new(),
            notes: Notes::default(),
        };
        self.slots.push(slot);
        index
    }

    /// Takes a node away with all that follows it.
    pub(crate) fn remove(&mut self, index: usize) {
        let parent = self.slots[index].parent;
        self.slots[parent].children.retain(|&child| child != index);
        // What is left, each behind its parent; the slots of the others are gone with the old list.
        let left: Vec<usize> = self.nodes().map(Node::index).collect();
        let mut moved = vec![ROOT; self.slots.len()];
        for (new, &old) in left.iter().enumerate() {
            moved[old] = new;
        }
        let mut old: Vec<Option<Slot>> = self.slots.drain(..).map(Some).collect();
        for slot in left.into_iter().filter_map(|index| old[index].take()) {
            self.slots.push(Slot {
                parent: moved[slot.parent],
                children: slot.children.iter().map(|&child| moved[child]).collect(),
                ..slot
            });
        }
    }

    /// Whether so many more characters can be written.
    pub(crate) fn has_room_for_text(&self, more: usize) -> Result<(), TreeRefusal> {
        let tags = self.tags.values().map(|value| value.chars().count());
        let notes = self.slots.iter().map(|slot| slot.notes.characters());
        if tags.chain(notes).sum::<usize>() + more > MOST_TEXT {
            return Err(TreeRefusal::TooMuchText { most: MOST_TEXT });
        }
        Ok(())
    }

    pub(crate) fn set_tag(&mut self, name: &str, value: &str) -> Result<(), TreeRefusal> {
        check_tag(name, value)?;
        let before = self.tags.get(name);
        if before.is_none() && self.tags.len() == MOST_TAGS {
            return Err(TreeRefusal::TooManyTags { most: MOST_TAGS });
        }
        let length = |text: &str| text.chars().count();
        let before = before.map_or(0, |before| length(before));
        self.has_room_for_text(length(value).saturating_sub(before))?;
        self.tags.insert(name.to_owned(), value.to_owned());
        Ok(())
    }

    pub(crate) fn remove_tag(&mut self, name: &str) -> bool {
        self.tags.remove(name).is_some()
    }
}

/// Trees are equal if they hold the same in the same order, however they came about.
impl PartialEq for Tree {
    fn eq(&self, other: &Self) -> bool {
        self.spec == other.spec
            && self.setup == other.setup
            && self.tags == other.tags
            && self.len() == other.len()
            && self.nodes().zip(other.nodes()).all(|(one, two)| {
                one.depth() == two.depth() && one.step() == two.step() && one.notes() == two.notes()
            })
    }
}

impl Eq for Tree {}

impl fmt::Debug for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_text())
    }
}
