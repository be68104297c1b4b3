//! One room for each study that somebody is in. Whoever changes it does so alone: an event is written and then told,
//! in the order of its number.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::{Person, StudyDeed, StudyDone, StudyEventView, StudyRole, ToStudyReader};
use store::{Store, StoreError, StudyAppend, StudyEvent};
use tokio::sync::{Mutex as TurnMutex, broadcast};
use tree::{Applied, StudyEdit};

use super::decide::{Act, decide};
use super::{StudyRefusal, StudyRefused, StudyState};
use crate::world::World;

/// The rooms.
#[derive(Clone, Debug)]
pub(crate) struct Studies(pub(super) Arc<House>);

#[derive(Debug)]
pub(super) struct House {
    pub(super) store: Store,
    pub(super) world: World,
    rooms: Mutex<HashMap<String, Arc<Room>>>,
    visitors: AtomicU64,
}

#[derive(Debug)]
struct Room {
    /// Whoever holds it is the only one who writes. Nothing where it has to be read from the store.
    state: TurnMutex<Option<StudyState>>,
    news: broadcast::Sender<News>,
    here: Mutex<BTreeMap<u64, Option<Person>>>,
}

/// What those who are in a room are told.
#[derive(Clone, Debug)]
pub(crate) enum News {
    /// An event, and its number.
    Event(i64, Arc<str>),
    /// Who may do what has changed.
    Sharing,
    /// Who is here has changed.
    Here,
    /// It was deleted.
    Deleted,
}

/// Somebody in a room; the last one who leaves turns off the light.
#[derive(Debug)]
pub(crate) struct Visit {
    house: Arc<House>,
    id: String,
    room: Option<Arc<Room>>,
    number: Option<u64>,
}

/// News that may wait for a reader, who otherwise reads them from the store.
const BACKLOG: usize = 256;
/// After so many events all of it is written down.
const SNAPSHOT_EVERY: i64 = 50;
/// Somebody else may have written first, in a room that was being closed.
const ATTEMPTS: usize = 3;

impl Studies {
    pub(crate) fn new(store: Store, world: World) -> Self {
        Self(Arc::new(House {
            store,
            world,
            rooms: Mutex::default(),
            visitors: AtomicU64::default(),
        }))
    }

    fn visit(&self, id: &str) -> Visit {
        let mut rooms = self.0.rooms();
        let room = rooms.entry(id.to_owned()).or_insert_with(|| {
            Arc::new(Room {
                state: TurnMutex::default(),
                news: broadcast::channel(BACKLOG).0,
                here: Mutex::default(),
            })
        });
        Visit {
            house: Arc::clone(&self.0),
            id: id.to_owned(),
            room: Some(Arc::clone(room)),
            number: None,
        }
    }

    /// A study as it stands.
    pub(crate) async fn read(&self, id: &str) -> Result<StudyState, StudyRefusal> {
        let visit = self.visit(id);
        visit.look(StudyState::clone).await
    }

    /// What somebody may do in a study, if it is there for them.
    pub(crate) async fn role(
        &self,
        id: &str,
        person: Option<&Person>,
    ) -> Result<StudyRole, StudyRefusal> {
        let known = person.map(|person| person.id.as_str());
        let role = self.visit(id).look(|state| state.role(known)).await?;
        role.ok_or(StudyRefusal::NotFound)
    }

    /// Goes into a room: what happens from now on is told. Also says how far the study has come.
    pub(crate) async fn enter(
        &self,
        id: &str,
        person: Option<Person>,
    ) -> Result<(Visit, broadcast::Receiver<News>, i64), StudyRefusal> {
        let mut visit = self.visit(id);
        let news = visit.room().news.subscribe();
        let known = person.as_ref().map(|person| person.id.as_str());
        let seen = visit.look(|state| (state.role(known), state.summary.seq));
        let (Some(_), seq) = seen.await? else {
            return Err(StudyRefusal::NotFound);
        };
        let number = self.0.visitors.fetch_add(1, Ordering::Relaxed);
        visit.number = Some(number);
        visit.room().here().insert(number, person);
        visit.tell(News::Here);
        Ok((visit, news, seq))
    }

    /// Does something in a study, and tells everybody who has it open. It is done to its end whoever still waits.
    pub(crate) async fn act(&self, id: &str, act: Act) -> Result<StudyDone, StudyRefused> {
        let visit = self.visit(id);
        let done = tokio::spawn(async move { visit.act(&act).await });
        done.await.unwrap_or(Err(StoreError::Lost.into()))
    }

    /// Deletes a study; for its owner.
    pub(crate) async fn delete(&self, id: &str, by: &Person) -> Result<(), StudyRefusal> {
        let visit = self.visit(id);
        let by = by.id.clone();
        let done = tokio::spawn(async move {
            let mut slot = visit.room().state.lock().await;
            let state = visit.load(&mut slot).await?;
            match state.role(Some(&by)) {
                Some(StudyRole::Owner) => {}
                Some(_) => return Err(StudyRefusal::OwnerOnly),
                None => return Err(StudyRefusal::NotFound),
            }
            *slot = None;
            match visit.house.store.delete_study(&visit.id).await {
                Ok(()) | Err(StoreError::Conflict) => {}
                Err(error) => return Err(error.into()),
            }
            visit.tell(News::Deleted);
            Ok(())
        });
        done.await.unwrap_or(Err(StoreError::Lost.into()))
    }
}

impl House {
    fn rooms(&self) -> MutexGuard<'_, HashMap<String, Arc<Room>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Room {
    fn here(&self) -> MutexGuard<'_, BTreeMap<u64, Option<Person>>> {
        self.here.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Visit {
    fn room(&self) -> &Room {
        // It is taken only when the visit ends.
        self.room
            .as_deref()
            .unwrap_or_else(|| unreachable!("the visit goes on"))
    }

    fn tell(&self, news: News) {
        // Nobody may be listening.
        let _ = self.room().news.send(news);
    }

    /// Looks at the study as it stands.
    pub(crate) async fn look<T>(
        &self,
        look: impl FnOnce(&StudyState) -> T,
    ) -> Result<T, StudyRefusal> {
        let mut slot = self.room().state.lock().await;
        let state = self.load(&mut slot).await?;
        Ok(look(state))
    }

    /// Who is here, each once, and how many others.
    pub(crate) fn here(&self) -> (Vec<Person>, usize) {
        let here = self.room().here();
        let strangers = here.values().filter(|person| person.is_none()).count();
        let people = here.values().flatten();
        let people: BTreeMap<&str, &Person> =
            people.map(|person| (person.id.as_str(), person)).collect();
        (people.into_values().cloned().collect(), strangers)
    }

    async fn load<'a>(
        &self,
        slot: &'a mut Option<StudyState>,
    ) -> Result<&'a mut StudyState, StudyRefusal> {
        if slot.is_none() {
            *slot = StudyState::load(&self.house.store, &self.id).await?;
        }
        slot.as_mut().ok_or(StudyRefusal::NotFound)
    }

    async fn act(&self, act: &Act) -> Result<StudyDone, StudyRefused> {
        let store = &self.house.store;
        let mut slot = self.room().state.lock().await;
        let body = body_of(&act.deed);
        for _ in 0..ATTEMPTS {
            let state = self.load(&mut slot).await?;
            let at = state.summary.seq;
            if state.role(Some(&act.by.id)).is_none() {
                return Err(StudyRefusal::NotFound.into());
            }
            if let Some(seq) = store.study_mark(&self.id, &act.by.id, &act.mark).await? {
                return Ok(StudyDone { seq });
            }
            let refused = |why| StudyRefused { why, seq: Some(at) };
            let applied = decide(state, act, body.len() as i64).map_err(refused)?;
            if applied == Applied::Unchanged {
                return Ok(StudyDone { seq: at });
            }
            // Until it is written it is so nowhere: should that fail, the study is read anew.
            let Some(mut next) = slot.take() else {
                return Err(StudyRefusal::NotFound.into());
            };
            let now = self.house.world.now();
            let event = next.number(now, &act.by.id, &act.mark, body.clone());
            match store.append_to_study(&next.append(at, event.clone())).await {
                Ok(()) => {}
                Err(StoreError::Conflict) => continue,
                Err(error) => return Err(error.into()),
            }
            let seq = next.summary.seq;
            *slot = Some(next);
            self.tell_of(act, &event);
            return Ok(StudyDone { seq });
        }
        Err(StoreError::Conflict.into())
    }

    fn tell_of(&self, act: &Act, event: &StudyEvent) {
        let told = ToStudyReader::Event(StudyEventView {
            seq: event.seq,
            at: event.at,
            by: act.by.clone(),
            mark: act.mark.clone(),
            deed: act.deed.clone(),
        });
        let text = serde_json::to_string(&told).unwrap_or_default();
        self.tell(News::Event(event.seq, text.into()));
        let inside = matches!(
            &act.deed,
            StudyDeed::Edited {
                edit: StudyEdit::Edit { .. }
            }
        );
        if !inside {
            self.tell(News::Sharing);
        }
    }
}

impl StudyState {
    fn append(&mut self, after: i64, event: StudyEvent) -> StudyAppend {
        let due = self.summary.seq - self.snapshot_seq >= SNAPSHOT_EVERY;
        if due {
            self.snapshot_seq = self.summary.seq;
        }
        StudyAppend {
            after,
            events: vec![event],
            summary: self.summary.clone(),
            contributors: Some(self.contributors.clone()),
            snapshot: due.then(|| self.study.to_json()),
        }
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        if let Some(number) = self.number.take() {
            self.room().here().remove(&number);
            self.tell(News::Here);
        }
        self.room = None;
        // Rooms are handed out under the same lock: if ours was the last, nobody is on the way in.
        let mut rooms = self.house.rooms();
        if rooms
            .get(&self.id)
            .is_some_and(|room| Arc::strong_count(room) == 1)
        {
            rooms.remove(&self.id);
        }
    }
}

pub(super) fn body_of(deed: &StudyDeed) -> String {
    serde_json::to_string(deed).unwrap_or_default()
}
