use std::sync::atomic::Ordering;
use std::time::Instant;

use store::{Append, NewEvent, StoreError, Write};

use super::Actor;
use crate::error::refuse;
use crate::hall::{NotDone, load};
use crate::matches::{Event, Millis, Secret, State};
use crate::summary::summary;

impl Actor {
    pub(super) async fn happen(&mut self, events: &[Event], now: Millis) -> Result<(), NotDone> {
        let mut next = self.state.clone();
        for event in events {
            next.apply(now, event)?;
        }
        let append = append(&self.state, &self.hash, &next, events, now, None)?;
        let hash = append.last_hash();
        let mut write = Write::from(append);
        let mut rematch = None;
        if let Some(Event::Rematched { id }) = events.last() {
            let secret = Secret::new();
            let (state, events) = next.rematch_plan(id).begin(secret.clone(), now)?;
            let append = first_append(&state, &events, now, &secret)?;
            rematch = Some((state, append.last_hash(), events));
            write.matches.push(append);
        }
        if let Err(error) = self.commit(write, &next, events, now).await {
            // What is on disk is the truth: another process may have written, or the write may have
            // happened although nobody could tell us.
            self.reload(&error).await;
            return Err(error.into());
        }
        let moves = events
            .iter()
            .filter(|event| matches!(event, Event::Moved { .. }));
        let metrics = &self.hall.metrics;
        metrics
            .moves
            .fetch_add(moves.count() as u64, Ordering::Relaxed);
        self.state = next;
        self.hash = hash;
        if let Some((state, hash, events)) = rematch {
            self.hall.seat(state, hash, &events);
        }
        self.tell(events, now);
        self.look_around(false);
        self.hall.notices.put_up(&self.state, events);
        Ok(())
    }

    /// Writes what happened, and what it does to ratings. Another match of the same players may end at the same
    /// moment: then ratings are reckoned again from what it made of them.
    async fn commit(
        &self,
        mut write: Write,
        next: &State,
        events: &[Event],
        now: Millis,
    ) -> Result<(), StoreError> {
        let store = &self.hall.store;
        loop {
            let ratings = crate::ratings::changes(store, next, events, now).await?;
            if !ratings.is_empty() && ratings == write.ratings {
                // It was not the ratings: the match itself was written by somebody else.
                return Err(StoreError::Conflict);
            }
            write.ratings = ratings;
            let started = Instant::now();
            let committed = store.commit(&write).await;
            self.hall.metrics.commit.record(started.elapsed());
            match committed {
                Err(StoreError::Conflict) if !write.ratings.is_empty() => {}
                done => return done,
            }
        }
    }

    async fn reload(&mut self, error: &StoreError) {
        tracing::warn!(id = %self.state.id, %error, "a match is read again after a failed write");
        self.thinking = None;
        match load(&self.hall.store, &self.state.id).await {
            Ok((state, hash)) => {
                self.state = state;
                self.hash = hash;
                // They may have missed something; by number they get it from the store.
                self.listeners.clear();
            }
            Err(error) => tracing::error!(id = %self.state.id, message = %error.message),
        }
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
) -> Result<Append, NotDone> {
    let broken = |_| refuse("match-broken").with("match", after.id.as_str());
    let events: Result<Vec<NewEvent>, _> = events
        .iter()
        .map(|event| serde_json::to_string(event).map(|body| NewEvent { at: now, body }))
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
    })
}

/// A new match as the store takes it.
pub(crate) fn first_append(
    state: &State,
    events: &[Event],
    now: Millis,
    secret: &Secret,
) -> Result<Append, NotDone> {
    append(
        state,
        store::FIRST_HASH,
        state,
        events,
        now,
        Some(secret.reveal()),
    )
}
