mod presence;
mod talking;
mod telling;
mod thinking;
mod writing;

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};

use crate::chat::Words;
use crate::hall::{Hall, NotDone};
use crate::limits::Bucket;
use crate::matches::{Command, Decision, From, Millis, Person, Phase, State, What};
use crate::view::PresenceView;
use presence::Presence;
use talking::Said;
pub(crate) use telling::{Listener, Manner};
use thinking::{Thinking, bot_move};
pub(crate) use writing::first_append;

/// What an actor can be asked.
pub(crate) enum Ask {
    Command(Command, oneshot::Sender<Result<Done, NotDone>>),
    Read(Look),
    /// Whose connection is there.
    WhoIsThere(oneshot::Sender<PresenceView>),
    Listen(Listener, oneshot::Sender<Welcome>),
    /// Somebody who listened may have gone.
    LookAround,
    Say(Person, Words, oneshot::Sender<Result<i64, NotDone>>),
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

/// What a listener is told at first: everything up to this number is in the store, everything after
/// it will come as a message.
#[derive(Clone, Debug)]
pub(crate) struct Welcome {
    pub(crate) seq: i64,
    pub(crate) state: Arc<str>,
    /// The listener's seats.
    pub(crate) seats: Vec<usize>,
    /// The numbers of the last things said, for whoever wants to know.
    pub(crate) said: Said,
}

/// The one that owns a match while it is in memory. Nobody else writes to it.
pub(crate) struct Actor {
    hall: Hall,
    state: State,
    hash: String,
    asks: mpsc::Receiver<Ask>,
    listeners: Vec<Listener>,
    thinking: Option<Thinking>,
    presence: Presence,
    said: Option<Said>,
    talkers: HashMap<String, Bucket>,
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
    pub(crate) fn new(hall: Hall, state: State, hash: String, asks: mpsc::Receiver<Ask>) -> Self {
        Self {
            hall,
            state,
            hash,
            asks,
            listeners: Vec::new(),
            thinking: None,
            presence: Presence::default(),
            said: None,
            talkers: HashMap::new(),
        }
    }

    pub(crate) async fn run(mut self) {
        self.pay_debt().await;
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
                    self.look_around(false);
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
            // During an outage no time runs out; when it is over, somebody asks for us.
            Some(deadline) if self.hall.outages.lasting().is_none() => {
                idle.min(self.hall.time.instant(deadline))
            }
            _ => idle,
        }
    }

    async fn answer(&mut self, ask: Ask) {
        self.pay_debt().await;
        match ask {
            Ask::Read(look) => look(&self.state, self.hall.time.now()),
            Ask::WhoIsThere(reply) => {
                let _ = reply.send(self.who_is_there());
            }
            Ask::Listen(listener, reply) => {
                self.welcome(listener, reply).await;
            }
            Ask::LookAround => self.look_around(false),
            Ask::Say(person, words, reply) => {
                let said = self.say(&person, words).await;
                let _ = reply.send(said.map_err(NotDone::from));
            }
            Ask::Command(mut command, reply) => {
                if let Some(player) = command.from.player() {
                    self.note_seen(player);
                }
                // Only the match knows for how long somebody has been away.
                if let What::Claim { away } = &mut command.what {
                    *away = self.away();
                }
                // Whoever is late must not move first and be found late afterwards.
                self.look_at_clock().await;
                let result = match self.credit_lost_time().await {
                    Ok(()) => self.carry_out(&command).await,
                    Err(error) => Err(error),
                };
                if result.is_err() {
                    self.hall.metrics.refused.fetch_add(1, Ordering::Relaxed);
                }
                let _ = reply.send(result);
            }
        }
    }

    async fn welcome(&mut self, listener: Listener, reply: oneshot::Sender<Welcome>) {
        let said = if listener.chat {
            // Without a database nothing new is said either.
            self.said().await.unwrap_or_default()
        } else {
            Said::default()
        };
        let seats = match &listener.player {
            Some(player) => self.state.seats_of(player).collect(),
            None => Vec::new(),
        };
        let welcome = Welcome {
            seq: self.state.seq,
            state: self.first_message(&listener),
            seats,
            said,
        };
        let ended = listener.manner == Manner::Stream && matches!(self.state.phase, Phase::Over(_));
        if reply.send(welcome).is_ok() && !ended {
            self.listeners.push(listener);
            self.look_around(true);
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

    async fn look_at_clock(&mut self) {
        self.pay_debt().await;
        // Nobody is late who could not move, or has not been given the time back.
        if self.hall.outages.since(&self.state.id).is_some() {
            return;
        }
        let late = |deadline| deadline <= self.hall.time.now();
        if self.state.deadline().is_some_and(late) {
            self.by_itself(From::Server, What::LookAtClock).await;
        }
    }

    /// Credits what is owed for an outage that is over.
    async fn pay_debt(&mut self) {
        if self.hall.outages.owes(&self.state.id)
            && let Err(error) = self.credit_lost_time().await
        {
            self.was_refused(&error).await;
        }
    }

    /// Time in which the server could not do its work is nobody's fault.
    async fn credit_lost_time(&mut self) -> Result<(), NotDone> {
        let Some(since) = self.hall.outages.since(&self.state.id) else {
            return Ok(());
        };
        let ms = self.hall.time.now() - since.max(self.state.updated_at);
        let (from, what) = (From::Server, What::CreditClock { ms });
        self.carry_out(&Command { from, what }).await?;
        // Only now: a credit that could not be written is still owed.
        self.hall.outages.note_credited(&self.state.id);
        Ok(())
    }

    async fn by_itself(&mut self, from: From, what: What) {
        if let Err(error) = self.carry_out(&Command { from, what }).await {
            self.was_refused(&error).await;
        }
    }

    async fn was_refused(&self, error: &NotDone) {
        tracing::warn!(id = %self.state.id, message = %error.message, "the server was refused");
        // A database that is away should not be asked a thousand times a second.
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}
