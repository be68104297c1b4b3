//! Studies as they begin and as they lose their owners.

use protocol::{Person, StudyDeed, StudyListName, StudyVisibility};
use store::{StoreError, StudyAppend, StudyFilter, StudyList};
use tree::StudyEdit;

use super::decide::{Act, MOST_BYTES, checked_name, may_be};
use super::room::{Studies, body_of};
use super::{StudyRefusal, StudyState};

/// Studies that an account may own, and those that a guest may.
const MOST_OWNED: usize = 200;
const MOST_OWNED_BY_GUESTS: usize = 20;

impl Studies {
    /// Makes a study with these chapters.
    pub(crate) async fn create(
        &self,
        by: &Person,
        name: &str,
        visibility: StudyVisibility,
        copy_of: Option<String>,
        edits: Vec<StudyEdit>,
    ) -> Result<StudyState, StudyRefusal> {
        let name = checked_name(name)?;
        may_be(visibility, by)?;
        let store = &self.0.store;
        let most = if by.guest {
            MOST_OWNED_BY_GUESTS
        } else {
            MOST_OWNED
        };
        if store.owned_studies(&by.id).await? >= most as i64 {
            return Err(StudyRefusal::TooMany { most });
        }
        let now = self.0.world.now();
        let mut state = StudyState::new(&self.0.world.new_id(), &by.id, now);
        let created = StudyDeed::Created {
            name,
            visibility,
            copy_of,
        };
        let edits = edits.into_iter().map(|edit| StudyDeed::Edited { edit });
        let mut events = Vec::new();
        for deed in [created].into_iter().chain(edits) {
            state.apply(&deed)?;
            let mark = format!("created-{}", events.len());
            events.push(state.number(now, &by.id, &mark, body_of(&deed)));
        }
        if state.summary.bytes > MOST_BYTES {
            return Err(StudyRefusal::Full);
        }
        store
            .append_to_study(&StudyAppend {
                after: 0,
                events,
                summary: state.summary.clone(),
                contributors: None,
                snapshot: None,
            })
            .await?;
        Ok(state)
    }

    /// Somebody is about to go for good: studies with contributors are handed over to the one who was asked first,
    /// and they contribute to nothing any more. Studies of theirs alone go with the account.
    pub(crate) async fn withdraw(&self, person: &Person) -> Result<(), StudyRefusal> {
        for list in [StudyListName::Mine, StudyListName::Shared] {
            for id in self.all(list, &person.id).await? {
                let contributors = self.0.store.study_contributors(&id).await?;
                let deed = match list {
                    StudyListName::Shared => StudyDeed::ContributorRemoved {
                        id: person.id.clone(),
                    },
                    _ => match contributors.into_iter().next() {
                        Some(id) => StudyDeed::HandedOver { id },
                        None => continue,
                    },
                };
                let act = Act {
                    by: person.clone(),
                    mark: format!("gone-{}", self.0.world.new_id()),
                    deed,
                };
                let done = self.act(&id, act).await.map_err(|refused| refused.why);
                // One that can't be read is of no use to anybody else either.
                if let Err(error @ StudyRefusal::Store(_)) = done {
                    return Err(error);
                }
            }
        }
        Ok(())
    }

    async fn all(&self, list: StudyListName, player: &str) -> Result<Vec<String>, StoreError> {
        let list = match list {
            StudyListName::Shared => StudyList::Shared(player.to_owned()),
            _ => StudyList::Owned(player.to_owned()),
        };
        let most = MOST_OWNED as i64 * 50;
        let filter = StudyFilter::default();
        let found = self.0.store.studies(&list, &filter, None, most);
        Ok(found.await?.into_iter().map(|study| study.id).collect())
    }
}
