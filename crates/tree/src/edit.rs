use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::trees::ROOT;
use crate::{Comment, Glyph, Notes, Path, Shape, Tree, TreeRefusal, Value};

/// A change of a tree, as data: in the order in which they are numbered, edits make the same tree wherever they
/// are applied. Each says what shall be, not what to flip, so that the same edit twice is the edit once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Edit {
    /// Adds moves and draws, each under the one before. Those that are there already are only followed.
    AddLine {
        /// Under which node.
        path: Path,
        /// The steps; one, as a rule.
        steps: Vec<String>,
    },
    /// Takes a node away, with all that follows it.
    Delete {
        /// Which.
        path: Path,
    },
    /// Makes a node the first of its siblings.
    Promote {
        /// Which.
        path: Path,
    },
    /// Makes a node part of the main line: it and all that it follows become the first of their siblings.
    MakeMain {
        /// Which.
        path: Path,
    },
    /// Adds a comment, behind those that are there.
    AddComment {
        /// To which node.
        path: Path,
        /// What to say.
        comment: Comment,
    },
    /// Takes a comment away.
    RemoveComment {
        /// From which node.
        path: Path,
        /// What it says, and who says it.
        comment: Comment,
    },
    /// Puts a comment in the place of another one, which must be there as its writer saw it.
    ChangeComment {
        /// At which node.
        path: Path,
        /// The comment as it is.
        from: Comment,
        /// And as it shall be.
        to: Comment,
    },
    /// What to think of a move.
    SetGlyph {
        /// At which node.
        path: Path,
        /// Nothing takes it away, here as below.
        glyph: Option<Glyph>,
    },
    /// What is drawn over the board.
    SetShapes {
        /// At which node.
        path: Path,
        /// All of it.
        shapes: BTreeSet<Shape>,
    },
    /// What the position is worth.
    SetValue {
        /// At which node.
        path: Path,
        /// How much.
        value: Option<Value>,
    },
    /// What is to be achieved.
    SetGoal {
        /// From which node on.
        path: Path,
        /// What.
        goal: Option<String>,
    },
    /// What helps.
    SetHint {
        /// At which node.
        path: Path,
        /// What.
        hint: Option<String>,
    },
    /// What to say to a move that the tree does not have.
    SetDeviation {
        /// At which node.
        path: Path,
        /// What.
        deviation: Option<String>,
    },
    /// Whether any move that wins is as good as those of the tree.
    SetAnyWin {
        /// At which node.
        path: Path,
        /// Whether.
        any_win: bool,
    },
    /// A short text about the whole.
    SetTag {
        /// What it is called.
        name: String,
        /// What it says.
        value: Option<String>,
    },
}

/// What came of an edit that was not refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Applied {
    /// The tree is another one now.
    Changed,
    /// It was so already.
    Unchanged,
}

impl Tree {
    /// Does what an edit says, or changes nothing and says why not.
    pub fn apply(&mut self, edit: &Edit) -> Result<Applied, TreeRefusal> {
        let changed = match edit {
            Edit::AddLine { path, steps } => self.add_line(path, steps)?,
            Edit::Delete { path } => {
                let index = self.find_below_root(path)?;
                self.remove(index);
                true
            }
            Edit::Promote { path } => {
                let index = self.find_below_root(path)?;
                self.make_first(index)
            }
            Edit::MakeMain { path } => self.make_main(path)?,
            Edit::SetTag { name, value: None } => self.remove_tag(name),
            Edit::SetTag {
                name,
                value: Some(value),
            } => {
                let is_so = self.tags().get(name) == Some(value);
                self.set_tag(name, value)?;
                !is_so
            }
            Edit::AddComment { path, .. }
            | Edit::RemoveComment { path, .. }
            | Edit::ChangeComment { path, .. }
            | Edit::SetGlyph { path, .. }
            | Edit::SetShapes { path, .. }
            | Edit::SetValue { path, .. }
            | Edit::SetGoal { path, .. }
            | Edit::SetHint { path, .. }
            | Edit::SetDeviation { path, .. }
            | Edit::SetAnyWin { path, .. } => self.note(path, edit)?,
        };
        Ok(if changed {
            Applied::Changed
        } else {
            Applied::Unchanged
        })
    }

    fn find_below_root(&self, path: &Path) -> Result<usize, TreeRefusal> {
        match self.find(path)? {
            ROOT => Err(TreeRefusal::Root),
            index => Ok(index),
        }
    }

    fn add_line(&mut self, path: &Path, steps: &[String]) -> Result<bool, TreeRefusal> {
        let mut parent = self.find(path)?;
        let mut new = steps;
        while let Some((step, rest)) = new.split_first()
            && let Some(child) = self.child(parent, step)
        {
            (parent, new) = (child, rest);
        }
        self.has_room_for(parent, new)?;
        for step in new {
            parent = self.push_checked(parent, step);
        }
        Ok(!new.is_empty())
    }

    fn make_first(&mut self, index: usize) -> bool {
        let parent = self.slot(index).parent;
        let siblings = &mut self.slot_mut(parent).children;
        let place = siblings.iter().position(|&sibling| sibling == index);
        // The others keep their order.
        let place = place.unwrap_or_default();
        siblings[..=place].rotate_right(1);
        place > 0
    }

    fn make_main(&mut self, path: &Path) -> Result<bool, TreeRefusal> {
        let mut index = self.find_below_root(path)?;
        let mut changed = false;
        while index != ROOT {
            changed |= self.make_first(index);
            index = self.slot(index).parent;
        }
        Ok(changed)
    }

    fn note(&mut self, path: &Path, edit: &Edit) -> Result<bool, TreeRefusal> {
        let index = self.find(path)?;
        let before = &self.slot(index).notes;
        let mut notes = before.clone();
        notes.apply(edit)?;
        if notes == *before {
            return Ok(false);
        }
        notes.check()?;
        let more = notes.characters().saturating_sub(before.characters());
        if more > 0 {
            self.has_room_for_text(more)?;
        }
        self.slot_mut(index).notes = notes;
        Ok(true)
    }
}

impl Notes {
    /// What an edit says of notes; the others leave them as they are.
    fn apply(&mut self, edit: &Edit) -> Result<(), TreeRefusal> {
        match edit {
            Edit::AddComment { comment, .. } => self.comment(comment),
            Edit::RemoveComment { comment, .. } => self.comments.retain(|one| one != comment),
            Edit::ChangeComment { from, to, .. } => self.change_comment(from, to)?,
            Edit::SetGlyph { glyph, .. } => self.glyph = *glyph,
            Edit::SetShapes { shapes, .. } => self.shapes.clone_from(shapes),
            Edit::SetValue { value, .. } => self.value.clone_from(value),
            Edit::SetGoal { goal, .. } => self.goal.clone_from(goal),
            Edit::SetHint { hint, .. } => self.hint.clone_from(hint),
            Edit::SetDeviation { deviation, .. } => self.deviation.clone_from(deviation),
            Edit::SetAnyWin { any_win, .. } => self.any_win = *any_win,
            Edit::AddLine { .. }
            | Edit::Delete { .. }
            | Edit::Promote { .. }
            | Edit::MakeMain { .. }
            | Edit::SetTag { .. } => {}
        }
        Ok(())
    }

    fn change_comment(&mut self, from: &Comment, to: &Comment) -> Result<(), TreeRefusal> {
        let place = |wanted: &Comment| self.comments.iter().position(|one| one == wanted);
        match (place(from), place(to)) {
            (None, None) => return Err(TreeRefusal::CommentGone),
            (Some(place), None) => self.comments[place] = to.clone(),
            (Some(place), Some(other)) if place != other => {
                self.comments.remove(place);
            }
            // It was changed so before, or there is nothing to change.
            (_, Some(_)) => {}
        }
        Ok(())
    }
}
