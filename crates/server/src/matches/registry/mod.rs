mod elsewhere;
mod refusal;

use std::collections::HashMap;
use std::ops::Range;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use protocol::{JoinWish, PresenceView, Words};
use store::{Fence, Store, Write};
use tokio::sync::{Notify, mpsc, oneshot};

use crate::live::lobby::Lobby;
use crate::live::notices::Notices;
use crate::matches::actor::{Actor, ActorMessage, Done, Listener, Snapshot, first_append};
use crate::matches::{
    Action, Command, Ending, Event, Issuer, MatchRefusal, Millis, Offline, Person, Plan, Secret,
    State,
};
use crate::nodes::Nodes;
use crate::ops::metrics::Metrics;
use crate::ops::outages::Outages;
use crate::people::directory::name_seats;
use crate::people::moderation::Moderation;
use crate::people::ratings::{note_ratings, rating_at};
use crate::world::World;
pub(crate) use refusal::{At, CommandError, CommandRefused, LoadError};

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
    /// The other servers of the database, if there can be any.
    pub(crate) nodes: Option<Nodes>,
    actors: Mutex<HashMap<String, mpsc::Sender<ActorMessage>>>,
}

/// How many questions wait for one match at most.
const INBOX: usize = 64;

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
        nodes: Option<Nodes>,
    ) -> Self {
        Self(Arc::new(Inner {
            nodes,
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

    /// Looks at a match. One that is played elsewhere is looked at as it is kept.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        id: &str,
        look: impl Fn(&State, Millis) -> T + Clone + Send + 'static,
    ) -> Result<T, CommandError> {
        if self.elsewhere(id).await?.is_some() {
            let (state, _) = load(&self.store, id, |hex| self.world.secret(hex)).await?;
            return Ok(look(&state, self.world.now()));
        }
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

    /// Has a match in memory, so that its clock is watched and its bots move. Elsewhere others see to it.
    pub(crate) async fn wake(&self, id: &str) -> Result<(), CommandError> {
        if self.elsewhere(id).await?.is_some() {
            self.outages.note_credited(id);
            return Ok(());
        }
        self.read(id, |_, _| ()).await
    }

    /// Makes a match, and says its id.
    pub(crate) async fn create(&self, mut plan: Plan) -> Result<String, CommandError> {
        note_ratings(&self.store, &plan.terms, &mut plan.seats).await?;
        let (secret, now) = (self.world.new_secret(), self.world.now());
        let (state, events) = plan.begin(secret.clone(), now)?;
        self.write_new(state, &events, now, &secret).await
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
        self.write_new(state, &events, now, &secret).await
    }

    async fn write_new(
        &self,
        state: State,
        events: &[Event],
        now: Millis,
        secret: &Secret,
    ) -> Result<String, CommandError> {
        let fence = self.new_fence();
        let append = first_append(&state, events, now, secret, fence.clone())?;
        let hash = append.last_hash();
        self.store.commit(&Write::from(append)).await?;
        let id = state.id.clone();
        self.seat(state, hash, fence, events);
        Ok(id)
    }

    /// What shows that a match that is made here is ours.
    pub(crate) fn new_fence(&self) -> Fence {
        let nodes = self.nodes.as_ref();
        nodes.map_or_else(Fence::default, Nodes::new_fence)
    }

    /// Whether what is shown by this is still ours.
    fn is_held(&self, fence: &Fence) -> bool {
        let nodes = self.nodes.as_ref();
        nodes.is_none_or(|nodes| nodes.run().as_ref() == Some(&fence.owner))
    }

    /// Takes in a match that has just been written, unless somebody was quicker and had it read.
    pub(crate) fn seat(&self, state: State, hash: String, fence: Fence, events: &[Event]) {
        let (inbox, asks) = mpsc::channel(INBOX);
        let mut read_already = true;
        let mut actors = self.actors();
        if self.is_held(&fence) {
            actors.entry(state.id.clone()).or_insert_with(|| {
                read_already = false;
                inbox
            });
        }
        drop(actors);
        self.publish(&state, events);
        if !read_already {
            tokio::spawn(Actor::new(self.clone(), state, hash, fence, asks).run());
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

    /// Lets go of every match: they may be another node's now.
    pub(crate) fn abandon(&self) {
        self.actors().clear();
    }

    /// Whose matches are ours, as the store knows them.
    pub(crate) fn owner(&self) -> String {
        self.new_fence().owner
    }

    /// Looks whether the server can do its work.
    pub(crate) fn observe(&self) {
        self.outages.observe(self.world.now(), &self.store.pulse());
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
        // Ours before it is read, so that nothing is missed that its last owner wrote.
        let fence = match &self.nodes {
            Some(nodes) => nodes.hold(self, id).await?,
            None => Fence::default(),
        };
        let (state, hash) = load(&self.store, id, |hex| self.world.secret(hex)).await?;
        let mut actors = self.actors();
        // Who has lost everything meanwhile has let go of what was in memory then, and must not take this in.
        if !self.is_held(&fence) {
            return Err(CommandError::Restarting);
        }
        // Somebody may have loaded it at the same time; there is only ever one actor.
        if let Some(inbox) = actors.get(id) {
            return Ok(inbox.clone());
        }
        let (inbox, asks) = mpsc::channel(INBOX);
        actors.insert(id.to_owned(), inbox.clone());
        drop(actors);
        tokio::spawn(Actor::new(self.clone(), state, hash, fence, asks).run());
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
