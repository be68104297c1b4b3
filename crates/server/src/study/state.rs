use std::collections::BTreeSet;

use protocol::{StudyDeed, StudyRole, StudyVisibility};
use store::{Store, StudyEvent, StudySummary, Visibility};
use tree::{Applied, Chapter, Study, TreeRefusal};

use super::StudyRefusal;

/// A study as it stands: a fold over its events.
#[derive(Clone, Debug)]
pub(crate) struct StudyState {
    pub(crate) summary: StudySummary,
    /// Who else may change it, in the order in which they were asked.
    pub(crate) contributors: Vec<String>,
    pub(crate) study: Study,
    /// After which event all of it was last written down.
    pub(crate) snapshot_seq: i64,
}

/// So many events are read at once.
const PAGE: i64 = 500;

impl StudyState {
    /// One that has just been thought of.
    pub(crate) fn new(id: &str, owner: &str, now: i64) -> Self {
        let summary = StudySummary {
            id: id.to_owned(),
            owner_id: owner.to_owned(),
            name: String::new(),
            visibility: Visibility::Private,
            created_at: now,
            updated_at: now,
            seq: 0,
            bytes: 0,
            chapters: String::new(),
            games: Vec::new(),
        };
        Self {
            summary,
            contributors: Vec::new(),
            study: Study::default(),
            snapshot_seq: 0,
        }
    }

    /// Reads a study from what was last written down of it and the events since.
    pub(crate) async fn load(store: &Store, id: &str) -> Result<Option<Self>, StudyRefusal> {
        let broken = || StudyRefusal::Broken { id: id.to_owned() };
        let Some(summary) = store.study(id).await? else {
            return Ok(None);
        };
        let contributors = store.study_contributors(id).await?;
        let (mut study, mut seq) = (Study::default(), 0);
        if let Some(snapshot) = store.study_snapshot(id).await? {
            study = Study::from_json(&snapshot.body).map_err(|_| broken())?;
            seq = snapshot.seq;
        }
        let mut state = Self {
            summary,
            contributors,
            study,
            snapshot_seq: seq,
        };
        while seq < state.summary.seq {
            let events = store.study_events(id, seq, PAGE).await?;
            let Some(last) = events.last() else {
                return Err(broken());
            };
            seq = last.seq;
            for event in events.iter().filter(|event| event.seq <= state.summary.seq) {
                let deed: StudyDeed = serde_json::from_str(&event.body).map_err(|_| broken())?;
                // All but what is in it stands in the summary.
                if let StudyDeed::Edited { edit } = deed {
                    state.study.apply(&edit).map_err(|_| broken())?;
                }
            }
        }
        Ok(Some(state))
    }

    /// What somebody may do here; nothing if it is not there for them.
    pub(crate) fn role(&self, person: Option<&str>) -> Option<StudyRole> {
        if let Some(person) = person {
            if person == self.summary.owner_id {
                return Some(StudyRole::Owner);
            }
            if self.contributors.iter().any(|one| one == person) {
                return Some(StudyRole::Contributor);
            }
        }
        (self.summary.visibility != Visibility::Private).then_some(StudyRole::Reader)
    }

    /// What happened, happens. What is refused changes nothing.
    pub(crate) fn apply(&mut self, deed: &StudyDeed) -> Result<Applied, TreeRefusal> {
        let summary = &mut self.summary;
        let changed = match deed {
            StudyDeed::Created {
                name, visibility, ..
            } => {
                summary.name.clone_from(name);
                summary.visibility = kept(*visibility);
                true
            }
            StudyDeed::Edited { edit } => {
                let applied = self.study.apply(edit)?;
                self.note_chapters();
                return Ok(applied);
            }
            StudyDeed::Renamed { name } => {
                let other = summary.name != *name;
                summary.name.clone_from(name);
                other
            }
            StudyDeed::VisibilitySet { visibility } => {
                let new = kept(*visibility);
                std::mem::replace(&mut summary.visibility, new) != new
            }
            StudyDeed::ContributorAdded { id } => {
                let new = *id != summary.owner_id && !self.contributors.contains(id);
                self.contributors.extend(new.then(|| id.clone()));
                new
            }
            StudyDeed::ContributorRemoved { id } => {
                let before = self.contributors.len();
                self.contributors.retain(|one| one != id);
                self.contributors.len() < before
            }
            StudyDeed::HandedOver { id } => {
                self.contributors.retain(|one| one != id);
                summary.owner_id.clone_from(id);
                true
            }
        };
        Ok(if changed {
            Applied::Changed
        } else {
            Applied::Unchanged
        })
    }

    /// The next event; the study is as it is after it.
    pub(crate) fn number(&mut self, at: i64, by: &str, mark: &str, body: String) -> StudyEvent {
        self.summary.seq += 1;
        self.summary.bytes += body.len() as i64;
        // Whatever the clock says, the order of events is that of their numbers.
        self.summary.updated_at = self.summary.updated_at.max(at);
        StudyEvent {
            seq: self.summary.seq,
            at: self.summary.updated_at,
            by_id: by.to_owned(),
            mark: mark.to_owned(),
            body,
        }
    }

    /// Lists tell what its chapters are called, and of which games they are.
    fn note_chapters(&mut self) {
        let chapters = self.study.chapters();
        let names: Vec<&str> = chapters.iter().map(Chapter::name).collect();
        self.summary.chapters = names.join("\n");
        let games: BTreeSet<&str> = chapters
            .iter()
            .map(|chapter| game_of(chapter.tree().spec()))
            .collect();
        self.summary.games = games.into_iter().map(str::to_owned).collect();
    }
}

fn game_of(spec: &str) -> &str {
    spec.split('(').next().unwrap_or(spec)
}

const fn kept(visibility: StudyVisibility) -> Visibility {
    match visibility {
        StudyVisibility::Private => Visibility::Private,
        StudyVisibility::Link => Visibility::Link,
        StudyVisibility::Public => Visibility::Public,
    }
}

pub(super) const fn told(visibility: Visibility) -> StudyVisibility {
    match visibility {
        Visibility::Private => StudyVisibility::Private,
        Visibility::Link => StudyVisibility::Link,
        Visibility::Public => StudyVisibility::Public,
    }
}
