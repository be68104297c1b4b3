use std::collections::HashMap;
use std::ops::Range;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use store::{Store, StoreError};
use texts::Message;
use tokio::sync::{mpsc, oneshot};

use crate::actor::{Actor, Ask, Done, Listener, Welcome};
use crate::bots::Pool;
use crate::chat::Words;
use crate::error::refuse;
use crate::matches::{Command, Event, Millis, Person, State};
use crate::metrics::Metrics;
use crate::notices::Notices;
use crate::outages::Outages;
use crate::time::Time;
use crate::view::PresenceView;

/// Where matches are played: it knows the actor of every match that is in memory, and loads others
/// when somebody asks for them.
#[derive(Clone, Debug)]
pub(crate) struct Hall(Arc<Inner>);

#[derive(Debug)]
pub(crate) struct Inner {
    pub(crate) store: Store,
    pub(crate) time: Time,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) pool: Pool,
    pub(crate) bot_pause: Range<Duration>,
    pub(crate) notices: Notices,
    pub(crate) outages: Outages,
    actors: Mutex<HashMap<String, mpsc::Sender<Ask>>>,
}

/// Why a command was refused, and where the match stands.
#[derive(Clone, Debug)]
pub(crate) struct NotDone {
    pub(crate) message: Message,
    pub(crate) at: Option<(i64, usize)>,
}

impl From<Message> for NotDone {
    fn from(message: Message) -> Self {
        Self { message, at: None }
    }
}

impl From<StoreError> for NotDone {
    fn from(error: StoreError) -> Self {
        error.message().into()
    }
}

/// How many questions wait for one match at most.
const INBOX: usize = 64;

impl std::ops::Deref for Hall {
    type Target = Inner;
    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl Hall {
    pub(crate) fn new(
        store: Store,
        time: Time,
        metrics: Arc<Metrics>,
        pool: Pool,
        bot_pause: Range<Duration>,
    ) -> Self {
        Self(Arc::new(Inner {
            store,
            time,
            metrics,
            pool,
            bot_pause,
            notices: Notices::default(),
            outages: Outages::new(time.now()),
            actors: Mutex::default(),
        }))
    }

    /// Lets something happen in a match.
    pub(crate) async fn command(&self, id: &str, command: Command) -> Result<Done, NotDone> {
        self.ask(id, |reply| Ask::Command(command.clone(), reply))
            .await?
    }

    /// Looks at a match.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        id: &str,
        look: impl Fn(&State, Millis) -> T + Clone + Send + 'static,
    ) -> Result<T, NotDone> {
        self.ask(id, |reply| {
            let look = look.clone();
            Ask::Read(Box::new(move |state, now| {
                let _ = reply.send(look(state, now));
            }))
        })
        .await
    }

    /// Whose connection to a match is there.
    pub(crate) async fn who_is_there(&self, id: &str) -> Result<PresenceView, NotDone> {
        self.ask(id, Ask::WhoIsThere).await
    }

    /// Listens to a match: what is new from a certain number on.
    pub(crate) async fn listen(&self, id: &str, listener: Listener) -> Result<Welcome, NotDone> {
        self.ask(id, |reply| Ask::Listen(listener.clone(), reply))
            .await
    }

    /// Says something beside a match, and says its number.
    pub(crate) async fn say(&self, id: &str, person: Person, words: Words) -> Result<i64, NotDone> {
        self.ask(id, |reply| Ask::Say(person.clone(), words.clone(), reply))
            .await?
    }

    /// Has a match in memory, so that its clock is watched and its bots move.
    pub(crate) async fn wake(&self, id: &str) -> Result<(), NotDone> {
        self.read(id, |_, _| ()).await
    }

    /// Takes in a match that has just been written, unless somebody was quicker and had it read.
    pub(crate) fn seat(&self, state: State, hash: String, events: &[Event]) {
        let (inbox, asks) = mpsc::channel(INBOX);
        let mut read_already = true;
        self.actors().entry(state.id.clone()).or_insert_with(|| {
            read_already = false;
            inbox
        });
        self.notices.put_up(&state, events);
        if !read_already {
            tokio::spawn(Actor::new(self.clone(), state, hash, asks).run());
        }
    }

    /// Forgets an actor that has nothing to do, unless somebody asked in the meantime.
    pub(crate) fn forget(&self, id: &str, asks: &mpsc::Receiver<Ask>) -> bool {
        let mut actors = self.actors();
        let idle = asks.is_empty();
        if idle {
            actors.remove(id);
        }
        idle
    }

    /// How many matches are in memory.
    pub(crate) fn count(&self) -> usize {
        self.actors().len()
    }

    async fn ask<T>(
        &self,
        id: &str,
        question: impl Fn(oneshot::Sender<T>) -> Ask,
    ) -> Result<T, NotDone> {
        // An actor may be leaving just when it is asked; then the next one answers.
        for _ in 0..5 {
            let (reply, answer) = oneshot::channel();
            let inbox = self.inbox(id).await?;
            if inbox.send(question(reply)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return Ok(answer);
            }
            let mut actors = self.actors();
            if actors.get(id).is_some_and(mpsc::Sender::is_closed) {
                actors.remove(id);
            }
        }
        Err(refuse("server-restarts").into())
    }

    async fn inbox(&self, id: &str) -> Result<mpsc::Sender<Ask>, NotDone> {
        if let Some(inbox) = self.actors().get(id) {
            return Ok(inbox.clone());
        }
        let (state, hash) = load(&self.store, id).await?;
        let mut actors = self.actors();
        // Somebody may have loaded it at the same time; there is only ever one actor.
        if let Some(inbox) = actors.get(id) {
            return Ok(inbox.clone());
        }
        let (inbox, asks) = mpsc::channel(INBOX);
        actors.insert(id.to_owned(), inbox.clone());
        drop(actors);
        tokio::spawn(Actor::new(self.clone(), state, hash, asks).run());
        Ok(inbox)
    }

    fn actors(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<Ask>>> {
        let actors = self.actors.lock().unwrap_or_else(PoisonError::into_inner);
        self.metrics
            .matches
            .store(actors.len() as i64, Ordering::Relaxed);
        actors
    }
}

/// Somebody who listens to a match. When it is dropped, the match looks who is still there.
#[derive(Debug)]
pub(crate) struct Attendance {
    hall: Hall,
    id: String,
}

impl Attendance {
    pub(crate) fn new(hall: &Hall, id: &str) -> Self {
        Self {
            hall: hall.clone(),
            id: id.to_owned(),
        }
    }
}

impl Drop for Attendance {
    fn drop(&mut self) {
        let inbox = self.hall.actors().get(&self.id).cloned();
        if let Some(inbox) = inbox {
            // A match that is too busy to be told looks around by itself in a moment.
            let _ = inbox.try_send(Ask::LookAround);
        }
    }
}

/// A match from the store, and the hash of its last event.
pub(crate) async fn load(store: &Store, id: &str) -> Result<(State, String), NotDone> {
    let not_found = || NotDone::from(refuse("match-not-found"));
    if !crate::names::is_id(id) {
        return Err(not_found());
    }
    let secret = store.secret(id).await?.ok_or_else(not_found)?;
    let rows = store.events(id, 0, i64::MAX).await?;
    let state = replay(id, secret, &rows)?;
    let hash = rows
        .into_iter()
        .next_back()
        .map_or_else(String::new, |row| row.hash);
    Ok((state, hash))
}

/// What the events of a match come to.
pub(crate) fn replay(id: &str, secret: String, rows: &[store::Event]) -> Result<State, Message> {
    let broken = |_| refuse("match-broken").with("match", id);
    let mut events = Vec::with_capacity(rows.len());
    for row in rows {
        let event: Event = serde_json::from_str(&row.body).map_err(broken)?;
        events.push((row.at, event));
    }
    let events = events.iter().map(|(at, event)| (*at, event));
    State::replay(id, crate::matches::Secret::kept(secret), events)
}
