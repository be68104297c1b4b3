use crate::trees::ROOT;
use crate::{Path, Tree, TreeRefusal};

/// What came of a merger.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Merged {
    /// How many moves and draws are new.
    pub added: usize,
    /// Where the other tree has a glyph, a value, a goal, a hint or an answer to deviations that is not taken,
    /// because there is one already; the first hundred such nodes.
    pub overruled: Vec<Path>,
    /// How many more there are.
    pub more_overruled: usize,
    /// The tags that are not taken, for the same reason.
    pub overruled_tags: Vec<String>,
}

/// Nodes that are told by their paths. All the paths of deep trees could be much longer than the trees.
const TOLD: usize = 100;

impl Tree {
    /// Takes all that another tree of the same game has: its moves, behind those that are here; its comments,
    /// each once; its shapes; and whatever there can be only one of where there is none here. Nothing is taken
    /// if all of it would be too much.
    pub fn merge(&mut self, other: &Self) -> Result<Merged, TreeRefusal> {
        if self.spec() != other.spec() || self.setup() != other.setup() {
            return Err(TreeRefusal::OtherGame);
        }
        let mut both = self.clone();
        let mut merged = Merged::default();
        both.take_tags(other, &mut merged)?;
        both.take_nodes(other, &mut merged)?;
        both.has_room_for_text(0)?;
        *self = both;
        Ok(merged)
    }

    fn take_tags(&mut self, other: &Self, merged: &mut Merged) -> Result<(), TreeRefusal> {
        for (name, value) in other.tags() {
            match self.tags().get(name) {
                None => self.set_tag(name, value)?,
                Some(mine) if mine != value => merged.overruled_tags.push(name.clone()),
                Some(_) => {}
            }
        }
        Ok(())
    }

    fn take_nodes(&mut self, other: &Self, merged: &mut Merged) -> Result<(), TreeRefusal> {
        // Where each of the other's nodes is here; parents come first.
        let mut here = vec![ROOT; other.len() + 1];
        for node in other.nodes() {
            if let (Some(parent), Some(step)) = (node.parent(), node.step()) {
                let parent = here[parent.index()];
                let (index, is_new) = match self.child(parent, step) {
                    Some(index) => (index, false),
                    None => (self.push(parent, step)?, true),
                };
                here[node.index()] = index;
                merged.added += usize::from(is_new);
            }
            let notes = &mut self.slot_mut(here[node.index()]).notes;
            let agreed = notes.take(node.notes());
            notes.check()?;
            if !agreed && merged.overruled.len() < TOLD {
                merged.overruled.push(node.path());
            } else if !agreed {
                merged.more_overruled += 1;
            }
        }
        Ok(())
    }
}
