//! What a moderator takes away: all of a study from those who only read it, or a comment.

use protocol::{StudyDeed, StudyPlace, StudyVisibility};
use store::StoreError;
use tree::{Comment, Edit, Path, StudyEdit};

use super::decide::Act;
use super::{Studies, StudyRefusal, StudyState};
use crate::people::directory::Directory;

impl Studies {
    /// Does what a moderator decided, as an event like any other, so that everybody who has the study open sees it at once.
    /// What is gone already stays gone. It is done in the name of the owner, who could do it; its mark says that it was not.
    pub(crate) async fn hide(&self, place: &StudyPlace, decision: i64) -> Result<(), StoreError> {
        let state = match self.read(&place.study).await {
            Ok(state) => state,
            Err(StudyRefusal::Store(error)) => return Err(error),
            Err(_) => return Ok(()),
        };
        let Some(deed) = deed(&state, place) else {
            return Ok(());
        };
        let owner = &state.summary.owner_id;
        let directory = Directory::of(&self.0.store, [owner.as_str()]).await?;
        let by = directory.person(owner);
        let mark = format!("moderation-{decision}");
        match self.act(&place.study, Act { by, mark, deed }).await {
            Ok(_) => Ok(()),
            Err(refused) => match refused.why {
                StudyRefusal::Store(error) => Err(error),
                why => {
                    tracing::warn!(study = place.study, ?why, "a study could not be hidden");
                    Ok(())
                }
            },
        }
    }
}

fn deed(state: &StudyState, place: &StudyPlace) -> Option<StudyDeed> {
    let Some(wanted) = &place.comment else {
        let visibility = StudyVisibility::Private;
        return Some(StudyDeed::VisibilitySet { visibility });
    };
    let comment = comment_at(state, place)?.clone();
    let path: Path = wanted.path.iter().cloned().collect();
    Some(StudyDeed::Edited {
        edit: StudyEdit::Edit {
            id: wanted.chapter.clone(),
            edit: Edit::RemoveComment { path, comment },
        },
    })
}

/// The comment at a place, if it is there.
pub(crate) fn comment_at<'a>(state: &'a StudyState, place: &StudyPlace) -> Option<&'a Comment> {
    let wanted = place.comment.as_ref()?;
    let path: Path = wanted.path.iter().cloned().collect();
    let node = state.study.chapter(&wanted.chapter)?.tree().node(&path)?;
    let mut comments = node.notes().comments.iter();
    comments.find(|comment| comment.text == wanted.text)
}
