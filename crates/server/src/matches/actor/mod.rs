//! The task that owns one match while it is in memory: it decides, writes, and only then tells.

mod append;
mod bot_moves;
mod broadcast;
mod chat;
mod company;
mod presence;

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use protocol::{MessagePlace, PresenceView, Words};
use store::{Fence, StoreError};
use tokio::sync::{mpsc, oneshot};

use crate::http::rate_limit::Bucket;
use crate::matches::registry::{At, CommandError, CommandRefused, Registry};
use crate::matches::{Action, Command, Decision, Issuer, Millis, Person, Phase, State};
use crate::people::directory::name_seats;
pub(crate) use append::first_append;
use bot_moves::{Thinking, bot_move};
pub(crate) use broadcast::{Listener, Transport};
use chat::Said;
use presence::Presence;

/// What an actor can be asked.
pub(crate) enum ActorMessage {
    Command(Command, oneshot::Sender<Result<Done, CommandRefused>>),
    Read(ReadState),
    /// Whose connection is there.
    WhoIsThere(oneshot::Sender<PresenceView>),
    Listen(Listener, oneshot::Sender<Snapshot>),
    /// Somebody who listened may have gone.
    LookAround,
    /// Somebody, who may sit here, is called something else, or is gone.
    Renamed(String),
    Say(Person, Words, oneshot::Sender<Result<i64, CommandError>>),
    /// Something that was said has been hidden.
    Retract(MessagePlace),
}

/// Something to do with a match as it stands.
pub(crate) type ReadState = Box<dyn FnOnce(&State, Millis) + Send>;

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
pub(crate) struct Snapshot {
    pub(crate) seq: i64,
    pub(crate) state: Arc<str>,
    /// The listener's seats.
    pub(crate) seats: Vec<usize>,
    /// The numbers of the last things said, for whoever wants to know.
    pub(crate) said: Said,
}

/// The one that owns a match while it is in memory. Nobody else writes to it.
pub(crate) struct Actor {
    registry: Registry,
    state: State,
    hash: String,
    /// What shows that the match is ours.
    fence: Fence,
    /// Whether it no longer is: another node has it.
    lost: bool,
    /// Whether what is on disk may be more than we know: a write failed.
    stale: bool,
    asks: mpsc::Receiver<ActorMessage>,
    listeners: Vec<Listener>,
    thinking: Option<Thinking>,
    presence: Presence,
    said: Option<Said>,
    talkers: HashMap<String, Bucket>,
}

/// An actor with nothing to do leaves after this time.
const IDLE: Duration = Duration::from_mins(1);
/// A match that must be read again is, at the latest after this time.
const STALE: Duration = Duration::from_millis(500);
/// And one whose match is over after this: there is nothing to come, and many matches may end in a minute.
const IDLE_AFTER_END: Duration = Duration::from_secs(5);
/// Deadlines further away than this are left to the sweeper, which wakes the match again.
const FAR: Millis = 300_000;

/// A credit that takes longer to be written was itself held up by an outage.
const SLOW_CREDIT: Millis = 500;

enum Next {
    Asked(Option<ActorMessage>),
    Tick,
    Moved(usize, usize, Option<String>),
}

impl Actor {
    pub(crate) fn new(
        registry: Registry,
        state: State,
        hash: String,
        fence: Fence,
        asks: mpsc::Receiver<ActorMessage>,
    ) -> Self {
        Self {
            registry,
            state,
            hash,
            fence,
            lost: false,
            stale: false,
            asks,
            listeners: Vec::new(),
            thinking: None,
            presence: Presence::default(),
            said: None,
            talkers: HashMap::new(),
        }
    }

    pub(crate) async fn run(mut self) {
        self.credit_outages().await;
        self.withdraw_deleted().await;
        let mut quiet_since = tokio::time::Instant::now();
        // Whoever still asks asks again, and finds the new owner.
        while !self.lost {
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
                    self.withdraw_deleted().await;
                    self.update_presence(false);
                    if self.nothing_to_do(quiet_since)
                        && self.registry.forget(&self.state.id, &self.asks)
                    {
                        return;
                    }
                }
            }
        }
    }

    fn nothing_to_do(&self, quiet_since: tokio::time::Instant) -> bool {
        let soon = self.registry.world.now() + FAR;
        self.listeners.is_empty()
            && self.thinking.is_none()
            && self.state.bot_to_move().is_none()
            && self.state.deadline().is_none_or(|deadline| deadline > soon)
            && quiet_since.elapsed() >= self.idle()
    }

    const fn idle(&self) -> Duration {
        match self.state.phase {
            Phase::Over(_) => IDLE_AFTER_END,
            _ => IDLE,
        }
    }

    fn next_tick(&self, quiet_since: tokio::time::Instant) -> tokio::time::Instant {
        if self.stale {
            return tokio::time::Instant::now() + STALE;
        }
        let idle =
            (quiet_since + self.idle()).max(tokio::time::Instant::now() + Duration::from_secs(5));
        match self.state.late_at(self.lag()) {
            // During an outage no time runs out; when it is over, somebody asks for us.
            Some(late) if self.registry.outages.lasting().is_none() => {
                idle.min(self.registry.world.clock.instant(late))
            }
            _ => idle,
        }
    }

    async fn answer(&mut self, ask: ActorMessage) {
        self.credit_outages().await;
        match ask {
            ActorMessage::Read(look) => look(&self.state, self.registry.world.now()),
            ActorMessage::WhoIsThere(reply) => {
                let _ = reply.send(self.who_is_there());
            }
            ActorMessage::Listen(listener, reply) => {
                self.add_listener(listener, reply).await;
            }
            ActorMessage::LookAround => self.update_presence(false),
            ActorMessage::Renamed(player) => self.rename(&player).await,
            ActorMessage::Say(person, words, reply) => {
                let said = self.say(&person, words).await;
                let _ = reply.send(said);
            }
            ActorMessage::Retract(message) => self.retract(&message).await,
            ActorMessage::Command(mut command, reply) => {
                if let Some(player) = command.from.player() {
                    self.note_seen(player);
                }
                // What only the server can know, whatever was asked.
                match &mut command.what {
                    Action::Claim { away } => *away = self.away(),
                    Action::Rematch { id } => *id = self.registry.world.new_id(),
                    _ => {}
                }
                let result = match self.check_company(&command) {
                    Ok(()) => self.obey(&command).await,
                    Err(why) => Err(refused(why, self.at())),
                };
                if result.is_err() {
                    self.registry
                        .metrics
                        .refused
                        .fetch_add(1, Ordering::Relaxed);
                }
                let _ = reply.send(result);
            }
        }
    }

    /// Does what somebody wants, if it is not too late for it.
    async fn obey(&mut self, command: &Command) -> Result<Done, CommandRefused> {
        if self.registry.outages.confirmed() {
            // They would wait for a database that was asked in vain a moment ago.
            return Err(refused(StoreError::Lost, self.at()));
        }
        // Whoever is late must not move first and be found late afterwards.
        self.look_at_clock().await;
        self.refresh()
            .await
            .map_err(|why| refused(why, self.at()))?;
        self.credit_lost_time().await?;
        self.carry_out(command).await
    }

    /// Looks up what those who sit here are called now, if one of them is this player, and tells everybody.
    async fn rename(&mut self, player: &str) {
        let mut people = self
            .state
            .seats
            .iter()
            .filter_map(|seat| seat.sitter.person());
        if !people.any(|person| person.id == player) {
            return;
        }
        if let Err(error) = name_seats(&self.registry.store, &mut self.state).await {
            tracing::warn!(id = %self.state.id, %error, "names could not be looked up");
            return;
        }
        self.withdraw_deleted().await;
        self.tell(&[], self.registry.world.now());
    }

    /// Nobody has to wait for a player whose account is deleted.
    async fn withdraw_deleted(&mut self) {
        if matches!(self.state.phase, Phase::Over(_)) {
            return;
        }
        let seats = self.state.seats.iter().filter(|seat| !seat.left);
        let gone = seats
            .filter_map(|seat| seat.sitter.person())
            .find(|person| person.is_deleted());
        if let Some(player) = gone.map(|person| person.id.clone()) {
            self.by_itself(Issuer::Server, Action::Withdraw { player })
                .await;
        }
    }

    async fn add_listener(&mut self, listener: Listener, reply: oneshot::Sender<Snapshot>) {
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
        let snapshot = Snapshot {
            seq: self.state.seq,
            state: self.first_message(&listener),
            seats,
            said,
        };
        let ended =
            listener.manner == Transport::Stream && matches!(self.state.phase, Phase::Over(_));
        if reply.send(snapshot).is_ok() && !ended {
            self.listeners.push(listener);
            self.update_presence(true);
        }
    }

    /// Decides, writes, and only then is it so, and is told to anybody.
    async fn carry_out(&mut self, command: &Command) -> Result<Done, CommandRefused> {
        let (here, now) = (self.at(), self.registry.world.now());
        let decision = self.state.decide_with_lag(command, now, self.lag());
        let events = match decision.map_err(|why| refused(why, here))? {
            Decision::Already { seq } => {
                return Ok(Done {
                    seq,
                    ply: here.ply,
                    already: true,
                });
            }
            Decision::Happens(events) => events,
        };
        if !events.is_empty() {
            let happened = self.happen(&events, now).await;
            // A match that was read again may stand elsewhere.
            happened.map_err(|why| refused(why, self.at()))?;
        }
        Ok(Done {
            seq: here.seq + 1,
            ply: self.state.ply(),
            already: false,
        })
    }

    fn at(&self) -> At {
        At {
            seq: self.state.seq,
            ply: self.state.ply(),
        }
    }

    /// Looks whether the player to move is late.
    async fn look_at_clock(&mut self) {
        self.credit_outages().await;
        // Nobody is late who could not move, or has not been given the time back.
        if self.registry.outages.lasting().is_some() || self.owed() > 0 {
            return;
        }
        let late = self.state.late_at(self.lag());
        if late.is_some_and(|late| late <= self.registry.world.now()) {
            self.by_itself(Issuer::Server, Action::LookAtClock).await;
        }
    }

    /// How long messages of the player to move are on their way, there and back, as far as sockets tell.
    fn lag(&self) -> Millis {
        let person = self.state.turn().and_then(|seat| self.state.person(seat));
        let Some(person) = person else { return 0 };
        let own = self
            .listeners
            .iter()
            .filter(|listener| listener.player.as_ref() == Some(&person.id));
        own.filter_map(|listener| listener.lag.get())
            .min()
            .unwrap_or(0)
    }

    /// How much of the time that runs on a clock the server could not work.
    fn owed(&self) -> Millis {
        let counted = self.state.credited_until()..self.registry.world.now();
        match self.state.deadline() {
            Some(_) => self.registry.outages.within(&self.state.id, counted),
            None => 0,
        }
    }

    /// Credits what is owed for outages that are over.
    async fn credit_outages(&mut self) {
        // A process that has just woken must know of it before anybody is found late.
        self.registry.observe();
        // Which clocks ran is known from the database. A start that seemed to fail may have been kept since the
        // match was last read: it must not be taken for one without a clock.
        if self.state.deadline().is_none()
            && self.registry.outages.lasting().is_none()
            && self.registry.outages.is_owed(&self.state.id)
        {
            self.stale = true;
        }
        if self.stale && self.registry.outages.confirmed() {
            return;
        }
        if let Err(error) = self.refresh().await {
            return self.was_refused(&refused(error, self.at())).await;
        }
        if self.registry.outages.lasting().is_none()
            && let Err(error) = self.credit_lost_time().await
        {
            self.was_refused(&error).await;
        }
    }

    /// Time in which the server could not do its work is nobody's fault.
    async fn credit_lost_time(&mut self) -> Result<(), CommandRefused> {
        loop {
            let (ms, began) = (self.owed(), self.registry.world.now());
            if ms > 0 {
                let (from, what) = (Issuer::Server, Action::CreditClock { ms });
                self.carry_out(&Command { from, what }).await?;
            }
            // A database that hangs holds up the credit as well: that time is nobody's fault either.
            if self.registry.world.now() - began < SLOW_CREDIT {
                break;
            }
        }
        // Only now: a credit that could not be written is still owed.
        self.registry.outages.note_credited(&self.state.id);
        Ok(())
    }

    async fn by_itself(&mut self, from: Issuer, what: Action) {
        if let Err(error) = self.carry_out(&Command { from, what }).await {
            self.was_refused(&error).await;
        }
    }

    async fn was_refused(&self, refused: &CommandRefused) {
        tracing::warn!(id = %self.state.id, why = ?refused.why, "the server was refused");
        // A database that is away should not be asked a thousand times a second.
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

fn refused(why: impl Into<CommandError>, at: At) -> CommandRefused {
    CommandRefused {
        why: why.into(),
        at: Some(at),
    }
}
