use std::collections::BTreeSet;

use protocol::StudyDeed;
use store::{Store, StoreError, StudyEvent, StudySummary, Visibility};
use tree::Study;

use super::PAGE;
use crate::ops::database::DatabaseError;
use crate::study::StudyState;

/// So often a study is read again that somebody changes meanwhile.
const ATTEMPTS: usize = 3;

/// Replays every study, and compares what follows from its events with what else is kept of it. Also says how many
/// there are.
pub(super) async fn check(
    store: &Store,
) -> Result<(u64, Vec<(String, DatabaseError)>), StoreError> {
    let (mut count, mut wrong, mut after) = (0, Vec::new(), String::new());
    loop {
        let ids = store.study_ids(&after, PAGE).await?;
        let Some(last) = ids.last() else {
            return Ok((count, wrong));
        };
        after.clone_from(last);
        for id in ids {
            count += 1;
            let field = check_study(store, &id).await?;
            wrong.extend(field.map(|field| {
                let (named, field) = (id.clone(), field.to_owned());
                (id, DatabaseError::StudyDiffers { id: named, field })
            }));
        }
    }
}

/// What of a study does not follow from its events.
async fn check_study(store: &Store, id: &str) -> Result<Option<&'static str>, StoreError> {
    let mut found = None;
    for _ in 0..ATTEMPTS {
        let Some(kept) = store.study(id).await? else {
            // It was deleted meanwhile.
            return Ok(None);
        };
        let events = store.study_events(id, 0, i64::MAX).await?;
        let contributors = store.study_contributors(id).await?;
        let snapshot = store.study_snapshot(id).await?;
        let indexed = BTreeSet::from_iter(store.study_words(id).await?);
        let Some((folded, at_snapshot)) = fold(id, &events, snapshot.as_ref().map(|one| one.seq))
        else {
            return Ok(Some("events"));
        };
        let same_snapshot = match (&snapshot, at_snapshot) {
            (Some(snapshot), Some(study)) => Study::from_json(&snapshot.body) == Ok(study),
            (None, _) => true,
            (Some(_), None) => false,
        };
        found = if folded.contributors != contributors {
            Some("contributors")
        } else if folded.summary != kept {
            Some("summary")
        } else if !same_snapshot {
            Some("snapshot")
        } else if indexed != words(&folded.summary) {
            Some("words")
        } else {
            return Ok(None);
        };
    }
    Ok(found)
}

/// What finds a study, and whether among the public ones.
fn words(study: &StudySummary) -> BTreeSet<(String, bool)> {
    let public = study.visibility == Visibility::Public;
    let words = study.words().into_iter();
    words.map(|word| (word, public)).collect()
}

/// The study that events make, and what was in it after one of them; nothing if they make none.
fn fold(
    id: &str,
    events: &[StudyEvent],
    snapshot: Option<i64>,
) -> Option<(StudyState, Option<Study>)> {
    let first = events.first()?;
    let mut state = StudyState::new(id, &first.by_id, first.at);
    let mut at_snapshot = None;
    for event in events {
        if event.seq != state.summary.seq + 1 {
            return None;
        }
        let deed: StudyDeed = serde_json::from_str(&event.body).ok()?;
        state.apply(&deed).ok()?;
        state.number(event.at, &event.by_id, &event.mark, event.body.clone());
        if snapshot == Some(event.seq) {
            at_snapshot = Some(state.study.clone());
        }
    }
    Some((state, at_snapshot))
}
