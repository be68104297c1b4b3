use std::sync::atomic::Ordering;
use std::time::Instant;

use store::{Append, Fence, NewEvent, StoreError, Write};

use super::Actor;
use crate::matches::registry::{CommandError, load};
use crate::matches::summary::summary;
use crate::matches::{Event, MatchRefusal, Millis, Secret, State};
use crate::people::ratings::note_ratings;

/// A match as it would be, and what has to be written for that.
struct Planned {
    next: State,
    hash: String,
    write: Write,
    rematch: Option<(State, String, Vec<Event>)>,
}

impl Actor {
    pub(super) async fn happen(
        &mut self,
        events: &[Event],
        now: Millis,
    ) -> Result<(), CommandError> {
        let mut at = now;
        let (next, hash, rematch) = loop {
            let Planned {
                next,
                hash,
                write,
                rematch,
            } = self.plan(events, at).await?;
            match self.commit(write, &next, events, at).await {
                Ok(None) => break (next, hash, rematch),
                Ok(Some(later)) => at = later,
                Err(StoreError::Conflict) if self.is_lost().await => {
                    return Err(CommandError::Restarting);
                }
                Err(error) => {
                    // What is on disk is the truth: another process may have written, or the write may have
                    // happened although nobody could tell us.
                    tracing::warn!(id = %self.state.id, ?error, "a match must be read again after a failed write");
                    self.stale = true;
                    self.thinking = None;
                    return Err(error.into());
                }
            }
        };
        let moves = events
            .iter()
            .filter(|event| matches!(event, Event::Moved { .. }));
        let metrics = &self.registry.metrics;
        metrics
            .moves
            .fetch_add(moves.count() as u64, Ordering::Relaxed);
        self.state = next;
        self.hash = hash;
        if let Some((state, hash, events)) = rematch {
            let fence = self.registry.new_fence();
            self.registry.seat(state, hash, fence, &events);
        }
        self.tell(events, at);
        self.update_presence(false);
        self.registry.publish(&self.state, events);
        Ok(())
    }

    /// What becomes of the match if these events happen at a time.
    async fn plan(&self, events: &[Event], at: Millis) -> Result<Planned, CommandError> {
        let mut next = self.state.clone();
        for event in events {
            next.apply(at, event)?;
        }
        let fence = self.fence.clone();
        let append = append(&self.state, &self.hash, &next, events, at, None, fence)?;
        let hash = append.last_hash();
        let mut write = Write::from(append);
        let mut rematch = None;
        if let Some(Event::Rematched { id }) = events.last() {
            let secret = self.registry.world.new_secret();
            let mut plan = next.rematch_plan(id);
            note_ratings(&self.registry.store, &plan.terms, &mut plan.seats).await?;
            let (state, events) = plan.begin(secret.clone(), at)?;
            let append = first_append(&state, &events, at, &secret, self.registry.new_fence())?;
            rematch = Some((state, append.last_hash(), events));
            write.matches.push(append);
        }
        Ok(Planned {
            next,
            hash,
            write,
            rematch,
        })
    }

    /// Writes what happened, and what it does to ratings. Another match of the same players may end at the same
    /// moment: then ratings are reckoned again from what it made of them. Nothing is written, and a later time
    /// is said, if that match ended no earlier than this one.
    async fn commit(
        &self,
        mut write: Write,
        next: &State,
        events: &[Event],
        at: Millis,
    ) -> Result<Option<Millis>, StoreError> {
        let store = &self.registry.store;
        loop {
            let rated = crate::people::ratings::changes(store, next, events, at).await?;
            if rated.not_before > at {
                return Ok(Some(rated.not_before));
            }
            let ratings = rated.changes;
            if !ratings.is_empty() && ratings == write.ratings {
                // It was not the ratings: the match itself was written by somebody else.
                return Err(StoreError::Conflict);
            }
            write.ratings = ratings;
            let started = Instant::now();
            let committed = store.commit(&write).await;
            self.registry.metrics.commit.record(started.elapsed());
            match committed {
                Err(StoreError::Conflict) if !write.ratings.is_empty() => {}
                done => return done.map(|()| None),
            }
        }
    }

    /// Reads the match again if a write failed, so that whoever asked for that is answered before.
    pub(super) async fn refresh(&mut self) -> Result<(), CommandError> {
        if !self.stale {
            return Ok(());
        }
        if self.registry.outages.confirmed() {
            return Err(StoreError::Lost.into());
        }
        // Asked first: whoever takes it over later is found out by the next write.
        if self.is_lost().await {
            return Err(CommandError::Restarting);
        }
        let registry = &self.registry;
        let secret = |hex| registry.world.secret(hex);
        let (state, hash) = load(&registry.store, &self.state.id, secret).await?;
        self.state = state;
        self.hash = hash;
        self.stale = false;
        // They may have missed something; by number they get it from the store.
        self.listeners.clear();
        Ok(())
    }

    /// Whether another node has the match. Who does not know goes on: every write finds out.
    async fn is_lost(&mut self) -> bool {
        if self.registry.nodes.is_some()
            && let Ok(Some(owned)) = self.registry.store.owner(&self.state.id).await
            && owned.fence != self.fence
        {
            tracing::warn!(id = %self.state.id, "another node has taken a match over");
            self.thinking = None;
            self.lost = true;
        }
        self.lost
    }
}

/// Events and the match that they lead to, as the store takes them.
fn append(
    before: &State,
    hash: &str,
    after: &State,
    events: &[Event],
    now: Millis,
    secret: Option<String>,
    fence: Fence,
) -> Result<Append, MatchRefusal> {
    let broken = |_| MatchRefusal::broken(&after.id);
    let events: Result<Vec<NewEvent>, _> = events
        .iter()
        .map(|event| {
            let mut event = event.clone();
            // Events are never changed, and names are: what is kept is who it was.
            event
                .people_mut()
                .into_iter()
                .for_each(|person| person.name.clear());
            serde_json::to_string(&event).map(|body| NewEvent { at: now, body })
        })
        .collect();
    let mut summary = summary(after);
    if secret.is_none() && before.seats == after.seats {
        // Who sits where is written already; most events are moves, and there are many of them.
        summary.players.clear();
    }
    Ok(Append {
        after: if secret.is_some() { 0 } else { before.seq },
        hash: hash.to_owned(),
        events: events.map_err(broken)?,
        summary,
        secret,
        fence,
    })
}

/// A new match as the store takes it.
pub(crate) fn first_append(
    state: &State,
    events: &[Event],
    now: Millis,
    secret: &Secret,
    fence: Fence,
) -> Result<Append, MatchRefusal> {
    append(
        state,
        store::FIRST_HASH,
        state,
        events,
        now,
        Some(secret.reveal()),
        fence,
    )
}
