//! Whether something may happen in a study, and what then happens: pure, as it is for matches.

use catalog::trees;
use protocol::{Person, StudyChange, StudyDeed, StudyRole, StudyVisibility};
use tree::limits::MOST_DEPTH;
use tree::{Applied, Comment, Edit, Path, StudyEdit, Tree};

use super::{StudyRefusal, StudyState};

/// Characters of a study's name.
const MOST_NAME: usize = 100;
/// Characters of a client's mark.
const MOST_MARK: usize = 64;
/// Events of a study.
const MOST_EVENTS: i64 = 20_000;
/// Bytes of all of them.
pub(super) const MOST_BYTES: i64 = 8 * 1024 * 1024;
const MOST_CONTRIBUTORS: usize = 32;

/// Who does something, and what.
#[derive(Clone, Debug)]
pub(crate) struct Act {
    pub(crate) by: Person,
    pub(crate) mark: String,
    pub(crate) deed: StudyDeed,
}

impl Act {
    /// What somebody wishes for; whoever shall contribute was found by name.
    pub(crate) fn of(
        by: Person,
        mark: String,
        change: StudyChange,
        found: Option<String>,
    ) -> Result<Self, StudyRefusal> {
        if mark.is_empty() || mark.chars().count() > MOST_MARK {
            return Err(StudyRefusal::Mark { most: MOST_MARK });
        }
        let deed = match change {
            StudyChange::Edit { edit } => StudyDeed::Edited { edit },
            StudyChange::Rename { name } => StudyDeed::Renamed {
                name: checked_name(&name)?,
            },
            StudyChange::SetVisibility { visibility } => StudyDeed::VisibilitySet { visibility },
            StudyChange::AddContributor { .. } => StudyDeed::ContributorAdded {
                id: found.unwrap_or_default(),
            },
            StudyChange::RemoveContributor { id } => StudyDeed::ContributorRemoved { id },
        };
        Ok(Self { by, mark, deed })
    }
}

/// A name as it is kept.
pub(super) fn checked_name(name: &str) -> Result<String, StudyRefusal> {
    let name = name.trim();
    let fine = (1..=MOST_NAME).contains(&name.chars().count()) && !name.contains(char::is_control);
    if fine {
        Ok(name.to_owned())
    } else {
        Err(StudyRefusal::Name { most: MOST_NAME })
    }
}

/// Does it, if it may be done; otherwise nothing changes. `bytes` is how long its event is.
pub(super) fn decide(
    state: &mut StudyState,
    act: &Act,
    bytes: i64,
) -> Result<Applied, StudyRefusal> {
    let by = &act.by;
    let role = state.role(Some(&by.id)).ok_or(StudyRefusal::NotFound)?;
    let owner = || match role {
        StudyRole::Owner => Ok(()),
        _ => Err(StudyRefusal::OwnerOnly),
    };
    let mut grows = false;
    match &act.deed {
        StudyDeed::Created { .. } => return Err(StudyRefusal::OwnerOnly),
        StudyDeed::Edited { edit } => {
            if role == StudyRole::Reader {
                return Err(StudyRefusal::ReadOnly);
            }
            check_authors(edit, &by.id, role)?;
            check_line(state, edit)?;
            grows = true;
        }
        StudyDeed::VisibilitySet { visibility } => {
            owner()?;
            may_be(*visibility, by)?;
        }
        StudyDeed::ContributorAdded { .. } => {
            owner()?;
            if state.contributors.len() >= MOST_CONTRIBUTORS {
                let most = MOST_CONTRIBUTORS;
                return Err(StudyRefusal::TooManyContributors { most });
            }
        }
        StudyDeed::ContributorRemoved { id } if *id == by.id => {}
        StudyDeed::Renamed { .. }
        | StudyDeed::HandedOver { .. }
        | StudyDeed::ContributorRemoved { .. } => owner()?,
    }
    // Who may read it can always be changed, also of a study that is full.
    let summary = &state.summary;
    if grows && (summary.seq >= MOST_EVENTS || summary.bytes + bytes > MOST_BYTES) {
        return Err(StudyRefusal::Full);
    }
    Ok(state.apply(&act.deed)?)
}

/// What strangers find has an owner whom they can report.
pub(super) fn may_be(visibility: StudyVisibility, by: &Person) -> Result<(), StudyRefusal> {
    if visibility == StudyVisibility::Public && by.guest {
        return Err(StudyRefusal::GuestPublic);
    }
    Ok(())
}

/// Whether new moves can be played. Those of whole chapters are looked at before: see [`check_tree`].
fn check_line(state: &StudyState, edit: &StudyEdit) -> Result<(), StudyRefusal> {
    let StudyEdit::Edit {
        id,
        edit: Edit::AddLine { path, steps },
    } = edit
    else {
        return Ok(());
    };
    // What is not there, or too long, the tree itself refuses.
    let Some(chapter) = state.study.chapter(id) else {
        return Ok(());
    };
    let tree = chapter.tree();
    if tree.node(path).is_none() || path.steps().len() + steps.len() > MOST_DEPTH {
        return Ok(());
    }
    let whole: Path = path.steps().iter().chain(steps).cloned().collect();
    trees::position(tree, &whole)?;
    Ok(())
}

/// Whether every move of a tree that somebody brings can be played, and no comment is in the name of somebody else.
pub(crate) fn check_tree(tree: &Tree, by: &str) -> Result<(), StudyRefusal> {
    trees::verify(tree)?;
    let mut comments = tree.nodes().flat_map(|node| &node.notes().comments);
    let forged = |comment: &Comment| {
        comment
            .author
            .as_deref()
            .is_some_and(|author| author.strip_prefix('@').is_some_and(|id| id != by))
    };
    if comments.any(forged) {
        return Err(StudyRefusal::Author);
    }
    Ok(())
}

/// Comments are in one's own name or in nobody's. Nobody changes what somebody else says; its owner may take it out
/// of a study.
fn check_authors(edit: &StudyEdit, by: &str, role: StudyRole) -> Result<(), StudyRefusal> {
    let StudyEdit::Edit { edit, .. } = edit else {
        return Ok(());
    };
    let is_own = |author: &str| author.strip_prefix('@') == Some(by);
    let own = |comment: &Comment| comment.author.as_deref().is_none_or(is_own);
    // Whom a file names is nobody here.
    let others = |comment: &Comment| {
        let author = comment.author.as_deref();
        author.is_some_and(|author| author.starts_with('@') && !is_own(author))
    };
    let fine = match edit {
        Edit::AddComment { comment, .. } => own(comment),
        Edit::ChangeComment { from, to, .. } => {
            !others(from) && (own(to) || to.author == from.author)
        }
        Edit::RemoveComment { comment, .. } => role == StudyRole::Owner || !others(comment),
        _ => true,
    };
    if fine {
        Ok(())
    } else {
        Err(StudyRefusal::Author)
    }
}
