use std::collections::HashMap;
use std::ops::Range;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::http::StatusCode;
use protocol::{JoinWish, MessagePlace, PresenceView, Words};
use store::{Cursor, List, Store, StoreError, Write};
use texts::Message;
use tokio::sync::{Notify, mpsc, oneshot};

use crate::TEXTS;
use crate::http::refusal::RESTART;
use crate::http::status::HttpStatus;
use crate::live::lobby::Lobby;
use crate::live::notices::Notices;
use crate::matches::actor::{Actor, ActorMessage, Done, Listener, Snapshot, first_append};
use crate::matches::{
    Action, Command, Ending, Event, Issuer, MatchRefusal, Millis, Offline, Person, Plan, Secret,
    State,
};
use crate::ops::metrics::Metrics;
use crate::ops::outages::Outages;
use crate::people::chat::ChatRefusal;
use crate::people::directory::name_seats;
use crate::people::moderation::{Moderation, ModerationRefusal};
use crate::people::ratings::{note_ratings, rating_at};
use crate::world::World;

/// Where matches are played: it knows the actor of every match that is in memory, and loads others
/// when somebody asks for them.
#[derive(Clone, Debug)]
pub(crate) struct Registry(Arc<Inner>);

#[derive(Debug)]
pub(crate) struct Inner {
    pub(crate) store: Store,
    pub(crate) moderation: Moderation,
    pub(crate) world: World,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) bot_pause: Range<Duration>,
    pub(crate) notices: Notices,
    pub(crate) lobby: Lobby,
    pub(crate) outages: Outages,
    /// Told when the database does not take a write.
    pub(crate) trouble: Notify,
    actors: Mutex<HashMap<String, mpsc::Sender<ActorMessage>>>,
}

texts::refusals! { TEXTS;
    /// Why a match does not do what it is asked, or can't be asked at all.
    pub(crate) enum CommandError {
        /// There is no such match.
        NotFound => "match-not-found",
        /// Nobody answers for it: the server is going.
        Restarting => "server-restarts",
    }
    from {
        /// The match is against it.
        Match(MatchRefusal),
        /// What was said is not passed on.
        Chat(ChatRefusal),
        /// The operator has said something about whoever asks.
        Moderation(ModerationRefusal),
        /// The database failed.
        Store(StoreError),
    }
}

impl CommandError {
    /// In how many seconds it is worth asking again.
    pub(crate) const fn retry_after(&self) -> Option<u64> {
        match self {
            Self::Restarting => Some(RESTART),
            Self::Chat(refusal) => refusal.retry_after(),
            Self::NotFound | Self::Match(_) | Self::Moderation(_) | Self::Store(_) => None,
        }
    }

    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Self::NotFound => StatusCode::NOT_FOUND,
            Self::Restarting => StatusCode::SERVICE_UNAVAILABLE,
            Self::Match(refusal) => refusal.status(),
            Self::Chat(refusal) => refusal.status(),
            Self::Moderation(refusal) => refusal.status(),
            Self::Store(error) => error.status(),
        }
    }
}

/// A command that was refused: why, and where the match stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CommandRefused {
    pub(crate) why: CommandError,
    pub(crate) at: Option<At>,
}

/// How far a match has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct At {
    /// The number of its last event.
    pub(crate) seq: i64,
    /// How many moves were made.
    pub(crate) ply: usize,
}

impl CommandRefused {
    pub(crate) fn code(&self) -> &'static str {
        self.why.code()
    }

    pub(crate) fn message(&self) -> Message {
        self.why.message()
    }
}

impl<Why: Into<CommandError>> From<Why> for CommandRefused {
    fn from(why: Why) -> Self {
        let (why, at) = (why.into(), None);
        Self { why, at }
    }
}

texts::refusals! { TEXTS;
    /// Why a match can't be read from the store.
    pub(crate) enum LoadError {
        /// There is no such match.
        NotFound => "match-not-found",
    }
    from {
        /// Its events do not fit together.
        Match(MatchRefusal),
        /// The database failed.
        Store(StoreError),
    }
}

impl From<LoadError> for CommandError {
    fn from(error: LoadError) -> Self {
        match error {
            LoadError::NotFound => Self::NotFound,
            LoadError::Match(refusal) => refusal.into(),
            LoadError::Store(error) => error.into(),
        }
    }
}

/// How many questions wait for one match at most.
const INBOX: usize = 64;
/// How many matches are listed at once.
const PAGE: i64 = 100;

impl std::ops::Deref for Registry {
    type Target = Inner;
    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl Registry {
    pub(crate) fn new(
        store: Store,
        moderation: Moderation,
        world: World,
        metrics: Arc<Metrics>,
        bot_pause: Range<Duration>,
    ) -> Self {
        Self(Arc::new(Inner {
            store,
            moderation,
            metrics,
            bot_pause,
            notices: Notices::default(),
            lobby: Lobby::default(),
            outages: Outages::new(world.now()),
            trouble: Notify::new(),
            world,
            actors: Mutex::default(),
        }))
    }

    /// Lets something happen in a match.
    pub(crate) async fn command(&self, id: &str, command: Command) -> Result<Done, CommandRefused> {
        self.ask(id, |reply| ActorMessage::Command(command.clone(), reply))
            .await?
    }

    /// Lets somebody sit down in a match.
    pub(crate) async fn join(
        &self,
        id: &str,
        mut person: Person,
        wish: JoinWish,
    ) -> Result<Done, CommandRefused> {
        let terms = self.read(id, |state, _| state.terms.clone()).await?;
        let rating = rating_at(&self.store, &terms, &person).await;
        person.rating = rating.map_err(CommandError::from)?;
        let command = Command {
            from: Issuer::person(&person),
            what: Action::Join {
                seat: wish.seat,
                person,
                words: wish.words,
                choice: wish.choice,
            },
        };
        self.command(id, command).await
    }

    /// Looks at a match.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        id: &str,
        look: impl Fn(&State, Millis) -> T + Clone + Send + 'static,
    ) -> Result<T, CommandError> {
        self.ask(id, |reply| {
            let look = look.clone();
            ActorMessage::Read(Box::new(move |state, now| {
                let _ = reply.send(look(state, now));
            }))
        })
        .await
    }

    /// Whose connection to a match is there.
    pub(crate) async fn who_is_there(&self, id: &str) -> Result<PresenceView, CommandError> {
        self.ask(id, ActorMessage::WhoIsThere).await
    }

    /// Listens to a match: what is new from a certain number on.
    pub(crate) async fn listen(
        &self,
        id: &str,
        listener: Listener,
    ) -> Result<Snapshot, CommandError> {
        self.ask(id, |reply| ActorMessage::Listen(listener.clone(), reply))
            .await
    }

    /// Says something beside a match, and says its number.
    pub(crate) async fn say(
        &self,
        id: &str,
        person: Person,
        words: Words,
    ) -> Result<i64, CommandError> {
        self.ask(id, |reply| {
            ActorMessage::Say(person.clone(), words.clone(), reply)
        })
        .await?
    }

    /// Something that was said is hidden: those who have it before their eyes are told.
    pub(crate) async fn retract(&self, message: MessagePlace) {
        // Whoever comes later reads it from the store; a match that is not in memory has no listeners.
        let inbox = self.actors().get(&message.match_id).cloned();
        if let Some(inbox) = inbox {
            let _ = inbox.send(ActorMessage::Retract(message)).await;
        }
    }

    /// Has a match in memory, so that its clock is watched and its bots move.
    pub(crate) async fn wake(&self, id: &str) -> Result<(), CommandError> {
        self.read(id, |_, _| ()).await
    }

    /// Makes a match, and says its id.
    pub(crate) async fn create(&self, mut plan: Plan) -> Result<String, CommandError> {
        note_ratings(&self.store, &plan.terms, &mut plan.seats).await?;
        let (secret, now) = (self.world.new_secret(), self.world.now());
        let (state, events) = plan.begin(secret.clone(), now)?;
        let append = first_append(&state, &events, now, &secret)?;
        let hash = append.last_hash();
        self.store.commit(&Write::from(append)).await?;
        let id = state.id.clone();
        self.seat(state, hash, &events);
        Ok(id)
    }

    /// Keeps a match that was played without a server, and says its id.
    pub(crate) async fn keep(
        &self,
        plan: Plan,
        offline: Offline,
        moves: &[String],
        ending: Ending,
    ) -> Result<String, CommandError> {
        let (secret, now) = (self.world.new_secret(), self.world.now());
        let (state, events) = plan.replay(offline, moves, ending, secret.clone(), now)?;
        let append = first_append(&state, &events, now, &secret)?;
        let hash = append.last_hash();
        self.store.commit(&Write::from(append)).await?;
        let id = state.id.clone();
        self.seat(state, hash, &events);
        Ok(id)
    }

    /// Takes in a match that has just been written, unless somebody was quicker and had it read.
    pub(crate) fn seat(&self, state: State, hash: String, events: &[Event]) {
        let (inbox, asks) = mpsc::channel(INBOX);
        let mut read_already = true;
        self.actors().entry(state.id.clone()).or_insert_with(|| {
            read_already = false;
            inbox
        });
        self.notices.publish(&state, events);
        self.lobby.publish(&state, events);
        if !read_already {
            tokio::spawn(Actor::new(self.clone(), state, hash, asks).run());
        }
    }

    /// Forgets an actor that has nothing to do, unless somebody asked in the meantime.
    pub(crate) fn forget(&self, id: &str, asks: &mpsc::Receiver<ActorMessage>) -> bool {
        let mut actors = self.actors();
        let idle = asks.is_empty();
        if idle {
            actors.remove(id);
        }
        idle
    }

    /// Looks whether the server can do its work.
    pub(crate) fn observe(&self) {
        self.outages.observe(self.world.now(), &self.store.pulse());
    }

    /// Takes somebody who is about to go for good out of all matches that wait or go on.
    pub(crate) async fn withdraw(&self, player: &str) -> Result<(), CommandError> {
        for id in self.current(player).await? {
            let command = Command {
                from: Issuer::Server,
                what: Action::Withdraw {
                    player: player.to_owned(),
                },
            };
            let done = self.command(&id, command).await;
            // A match that can't be read can't be played by anybody else either.
            if let Err(error @ (CommandError::Store(_) | CommandError::Restarting)) =
                done.map_err(|refused| refused.why)
            {
                return Err(error);
            }
        }
        Ok(())
    }

    /// Somebody is called something else from now on, or is gone: matches in memory say so, and those that go
    /// on with somebody who is gone see to it.
    pub(crate) async fn note_renamed(&self, player: &str) -> Result<(), CommandError> {
        let inboxes: Vec<_> = self.actors().values().cloned().collect();
        for inbox in inboxes {
            // One that leaves just now will be read anew.
            let _ = inbox.send(ActorMessage::Renamed(player.to_owned())).await;
        }
        for id in self.current(player).await? {
            // One that can't be read can't be played either.
            if let Err(error @ (CommandError::Store(_) | CommandError::Restarting)) =
                self.wake(&id).await
            {
                return Err(error);
            }
        }
        Ok(())
    }

    /// The matches of somebody that wait or go on.
    async fn current(&self, player: &str) -> Result<Vec<String>, StoreError> {
        let list = List::Current(player.to_owned(), None);
        let (mut ids, mut after) = (Vec::new(), None);
        loop {
            let page = self.store.list(&list, after.as_ref(), PAGE).await?;
            let Some(last) = page.last() else {
                return Ok(ids);
            };
            after = Some(Cursor {
                updated_at: last.updated_at,
                id: last.id.clone(),
            });
            ids.extend(page.into_iter().map(|summary| summary.id));
        }
    }

    /// How many matches are in memory.
    pub(crate) fn count(&self) -> usize {
        self.actors().len()
    }

    async fn ask<T>(
        &self,
        id: &str,
        question: impl Fn(oneshot::Sender<T>) -> ActorMessage,
    ) -> Result<T, CommandError> {
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
        Err(CommandError::Restarting)
    }

    async fn inbox(&self, id: &str) -> Result<mpsc::Sender<ActorMessage>, CommandError> {
        if let Some(inbox) = self.actors().get(id) {
            return Ok(inbox.clone());
        }
        let (state, hash) = load(&self.store, id, |hex| self.world.secret(hex)).await?;
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

    fn actors(&self) -> MutexGuard<'_, HashMap<String, mpsc::Sender<ActorMessage>>> {
        let actors = self.actors.lock().unwrap_or_else(PoisonError::into_inner);
        self.metrics
            .matches
            .store(actors.len() as i64, Ordering::Relaxed);
        actors
    }
}

/// Somebody who listens to a match. When it is dropped, the match looks who is still there.
#[derive(Debug)]
pub(crate) struct ListenerGuard {
    registry: Registry,
    id: String,
}

impl ListenerGuard {
    pub(crate) fn new(registry: &Registry, id: &str) -> Self {
        Self {
            registry: registry.clone(),
            id: id.to_owned(),
        }
    }
}

impl Drop for ListenerGuard {
    fn drop(&mut self) {
        let inbox = self.registry.actors().get(&self.id).cloned();
        if let Some(inbox) = inbox {
            // A match that is too busy to be told looks around by itself in a moment.
            let _ = inbox.try_send(ActorMessage::LookAround);
        }
    }
}

/// A match from the store, and the hash of its last event.
pub(crate) async fn load(
    store: &Store,
    id: &str,
    secret: impl FnOnce(String) -> Secret,
) -> Result<(State, String), LoadError> {
    if !crate::people::names::is_id(id) {
        return Err(LoadError::NotFound);
    }
    let hex = store.secret(id).await?.ok_or(LoadError::NotFound)?;
    let rows = store.events(id, 0, i64::MAX).await?;
    let mut state = replay(id, secret(hex), &rows)?;
    name_seats(store, &mut state).await?;
    let hash = rows
        .into_iter()
        .next_back()
        .map_or_else(String::new, |row| row.hash);
    Ok((state, hash))
}

/// What the events of a match come to.
pub(crate) fn replay(
    id: &str,
    secret: Secret,
    rows: &[store::Event],
) -> Result<State, MatchRefusal> {
    let broken = |_| MatchRefusal::broken(id);
    let mut events = Vec::with_capacity(rows.len());
    for row in rows {
        let event: Event = serde_json::from_str(&row.body).map_err(broken)?;
        events.push((row.at, event));
    }
    let events = events.iter().map(|(at, event)| (*at, event));
    State::replay(id, secret, events)
}
