use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use store::{Append, NewEvent, StoreError, Write};
use texts::Language;
use tokio::sync::{mpsc, oneshot};

use crate::bots::Task;
use crate::error::refuse;
use crate::hall::{Hall, NotDone, load};
use crate::live::ToClient;
use crate::matches::{Command, Decision, Event, From, Millis, Secret, State, What};
use crate::summary::summary;
use crate::view::MatchView;

/// What an actor can be asked.
pub(crate) enum Ask {
    Command(Command, oneshot::Sender<Result<Done, NotDone>>),
    Read(Look),
    Listen(Listener, oneshot::Sender<Welcome>),
}

/// Something to do with a match as it stands.
pub(crate) type Look = Box<dyn FnOnce(&State, Millis) + Send>;

/// Something happened, and is on disk.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Done {
    /// The number of the first event of it.
    pub(crate) seq: i64,
    /// How many moves have been made now.
    pub(crate) ply: usize,
    /// Whether it had happened before.
    pub(crate) already: bool,
}

/// Somebody who listens. Whoever reads too slowly is dropped, and comes back by number.
#[derive(Clone, Debug)]
pub(crate) struct Listener {
    pub(crate) messages: mpsc::Sender<Arc<str>>,
    pub(crate) language: Language,
    pub(crate) scenes: bool,
}

/// What a listener is told at first: everything up to this number is in the store, everything after
/// it will come as a message.
#[derive(Clone, Debug)]
pub(crate) struct Welcome {
    pub(crate) seq: i64,
    pub(crate) state: Arc<str>,
}

/// The one that owns a match while it is in memory. Nobody else writes to it.
pub(crate) struct Actor {
    hall: Hall,
    state: State,
    hash: String,
    asks: mpsc::Receiver<Ask>,
    listeners: Vec<Listener>,
    thinking: Option<Thinking>,
}

/// A bot's move on its way.
struct Thinking {
    ply: usize,
    seat: usize,
    answer: oneshot::Receiver<Option<String>>,
    /// The answer once it is there, kept while the pause goes on.
    text: Option<String>,
    not_before: tokio::time::Instant,
}

/// An actor with nothing to do leaves after this time.
const IDLE: Duration = Duration::from_mins(1);
/// Deadlines further away than this are left to the sweeper, which wakes the match again.
const FAR: Millis = 300_000;

enum Next {
    Asked(Option<Ask>),
    Tick,
    Moved(usize, usize, Option<String>),
}

impl Actor {
    pub(crate) const fn new(
        hall: Hall,
        state: State,
        hash: String,
        asks: mpsc::Receiver<Ask>,
    ) -> Self {
        Self {
            hall,
            state,
            hash,
            asks,
            listeners: Vec::new(),
            thinking: None,
        }
    }

    pub(crate) async fn run(mut self) {
        self.credit_time_away().await;
        let mut quiet_since = tokio::time::Instant::now();
        loop {
            self.let_bots_think();
            let wake = self.next_tick(quiet_since);
            let next = tokio::select! {
                ask = self.asks.recv() => Next::Asked(ask),
                (seat, ply, text) = bot_move(&mut self.thinking) => Next::Moved(seat, ply, text),
                () = tokio::time::sleep_until(wake) => Next::Tick,
            };
            match next {
                Next::Asked(None) => return,
                Next::Asked(Some(ask)) => {
                    quiet_since = tokio::time::Instant::now();
                    self.answer(ask).await;
                }
                Next::Moved(seat, ply, text) => {
                    self.thinking = None;
                    if let Some(text) = text {
                        self.move_bot(seat, ply, text).await;
                    }
                }
                Next::Tick => {
                    self.look_at_clock().await;
                    self.listeners
                        .retain(|listener| !listener.messages.is_closed());
                    if self.nothing_to_do(quiet_since)
                        && self.hall.forget(&self.state.id, &self.asks)
                    {
                        return;
                    }
                }
            }
        }
    }

    fn nothing_to_do(&self, quiet_since: tokio::time::Instant) -> bool {
        let soon = self.hall.time.now() + FAR;
        self.listeners.is_empty()
            && self.thinking.is_none()
            && self.state.bot_to_move().is_none()
            && self.state.deadline().is_none_or(|deadline| deadline > soon)
            && quiet_since.elapsed() >= IDLE
    }

    fn next_tick(&self, quiet_since: tokio::time::Instant) -> tokio::time::Instant {
        let idle = (quiet_since + IDLE).max(tokio::time::Instant::now() + Duration::from_secs(5));
        match self.state.deadline() {
            Some(deadline) => idle.min(self.hall.time.instant(deadline)),
            None => idle,
        }
    }

    async fn answer(&mut self, ask: Ask) {
        match ask {
            Ask::Read(look) => look(&self.state, self.hall.time.now()),
            Ask::Listen(listener, reply) => {
                let state = self.state_message(listener.language, listener.scenes);
                let welcome = Welcome {
                    seq: self.state.seq,
                    state,
                };
                if reply.send(welcome).is_ok() {
                    self.listeners.push(listener);
                }
            }
            Ask::Command(command, reply) => {
                // Whoever is late must not move first and be found late afterwards.
                self.look_at_clock().await;
                let result = self.carry_out(&command).await;
                if result.is_err() {
                    self.hall.metrics.refused.fetch_add(1, Ordering::Relaxed);
                }
                let _ = reply.send(result);
            }
        }
    }

    /// Decides, writes, and only then is it so, and is told to anybody.
    async fn carry_out(&mut self, command: &Command) -> Result<Done, NotDone> {
        let now = self.hall.time.now();
        let here = (self.state.seq, self.state.ply());
        let decision = self.state.decide(command, now).map_err(|message| NotDone {
            message,
            at: Some(here),
        })?;
        let events = match decision {
            Decision::Already { seq } => {
                return Ok(Done {
                    seq,
                    ply: here.1,
                    already: true,
                });
            }
            Decision::Happens(events) => events,
        };
        if !events.is_empty() {
            self.happen(&events, now).await.map_err(|message| NotDone {
                message: message.message,
                at: Some((self.state.seq, self.state.ply())),
            })?;
        }
        Ok(Done {
            seq: here.0 + 1,
            ply: self.state.ply(),
            already: false,
        })
    }

    async fn happen(&mut self, events: &[Event], now: Millis) -> Result<(), NotDone> {
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
            rematch = Some((state, append.last_hash()));
            write.matches.push(append);
        }
        write.ratings = crate::ratings::changes(&self.hall.store, &next, events, now).await?;
        let started = Instant::now();
        let committed = self.hall.store.commit(&write).await;
        self.hall.metrics.commit.record(started.elapsed());
        if let Err(error) = committed {
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
        if let Some((state, hash)) = rematch {
            self.hall.seat(state, hash);
        }
        self.tell(events, now);
        Ok(())
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

    fn tell(&mut self, events: &[Event], now: Millis) {
        if self.listeners.is_empty() {
            return;
        }
        let first = self.state.seq - events.len() as i64 + 1;
        let mut messages: Vec<Arc<str>> = events
            .iter()
            .zip(first..)
            .map(|(event, seq)| ToClient::event(seq, now, event))
            .collect();
        let mut states: Vec<((Language, bool), Arc<str>)> = Vec::new();
        let listeners = std::mem::take(&mut self.listeners);
        let told = listeners.into_iter().filter(|listener| {
            let kind = (listener.language, listener.scenes);
            let known = states.iter().find(|(other, _)| *other == kind);
            let state = if let Some((_, state)) = known {
                Arc::clone(state)
            } else {
                let state = self.state_message(kind.0, kind.1);
                states.push((kind, Arc::clone(&state)));
                state
            };
            messages.push(state);
            let all = messages
                .iter()
                .all(|message| listener.messages.try_send(Arc::clone(message)).is_ok());
            messages.pop();
            if !all && !listener.messages.is_closed() {
                self.hall.metrics.slow.fetch_add(1, Ordering::Relaxed);
            }
            all
        });
        let told = told.collect();
        self.listeners = told;
    }

    fn state_message(&self, language: Language, scenes: bool) -> Arc<str> {
        let view = MatchView::of(&self.state, self.hall.time.now(), language, scenes);
        ToClient::state(view)
    }

    async fn look_at_clock(&mut self) {
        let late = |deadline| deadline <= self.hall.time.now();
        if self.state.deadline().is_some_and(late) {
            self.by_itself(From::Server, What::LookAtClock).await;
        }
    }

    /// Time that passed while there was no server is nobody's fault.
    async fn credit_time_away(&mut self) {
        let Some(away_since) = self.hall.away_since(&self.state.id) else {
            return;
        };
        let since = away_since.max(self.state.updated_at);
        let ms = self.hall.time.now() - since;
        self.by_itself(From::Server, What::CreditClock { ms }).await;
    }

    async fn move_bot(&mut self, seat: usize, ply: usize, text: String) {
        let what = What::Move {
            ply,
            text,
            client: None,
        };
        self.look_at_clock().await;
        self.by_itself(From::Bot(seat), what).await;
    }

    async fn by_itself(&mut self, from: From, what: What) {
        if let Err(error) = self.carry_out(&Command { from, what }).await {
            tracing::warn!(id = %self.state.id, message = %error.message, "the server was refused");
            // A database that is away should not be asked a thousand times a second.
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }

    fn let_bots_think(&mut self) {
        let to_move = self.state.bot_to_move();
        let ply = self.state.ply();
        // A move taken back leaves a thought for a position that is no more.
        if self
            .thinking
            .as_ref()
            .is_some_and(|thinking| to_move.is_none() || thinking.ply != ply)
        {
            self.thinking = None;
        }
        let (Some((seat, level)), None) = (to_move, &self.thinking) else {
            return;
        };
        let Some(board) = &self.state.board else {
            return;
        };
        let seed = u64::from_le_bytes(crate::random());
        let task = Task {
            spec: board.spec(),
            setup: board.setup_as_seen(seed),
            moves: board.moves(),
            level,
            time: Duration::from_secs(1),
            seed,
        };
        let pause = &self.hall.bot_pause;
        let spread = (pause.end.saturating_sub(pause.start)).as_millis() as u64;
        let pause = pause.start + Duration::from_millis(seed.checked_rem(spread).unwrap_or(0));
        let answer = self.hall.pool.think(task).unwrap_or_else(|| {
            // The queue is full. Nobody answers this one, so that the bot is asked again in a moment.
            oneshot::channel().1
        });
        self.thinking = Some(Thinking {
            ply,
            seat,
            answer,
            text: None,
            not_before: tokio::time::Instant::now() + pause,
        });
    }
}

async fn bot_move(thinking: &mut Option<Thinking>) -> (usize, usize, Option<String>) {
    let Some(thinking) = thinking else {
        return std::future::pending().await;
    };
    // This future may be dropped and made again at any moment: an answer is kept, not awaited twice.
    if thinking.text.is_none() && !thinking.answer.is_terminated() {
        thinking.text = (&mut thinking.answer).await.ok().flatten();
    }
    if thinking.text.is_none() {
        tokio::time::sleep(Duration::from_millis(250)).await;
    }
    tokio::time::sleep_until(thinking.not_before).await;
    (thinking.seat, thinking.ply, thinking.text.take())
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
