//! A match live: a WebSocket with numbered events. Messages are of the types below and no others.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};
use texts::Language;
use tokio::sync::mpsc;
use utoipa::{IntoParams, ToSchema};

use crate::actor::{Listener, Welcome};
use crate::app::{App, closed};
use crate::door::Address;
use crate::error::{ApiError, Refused, refuse};
use crate::identity::Known;
use crate::language::Lang;
use crate::limits::{Bucket, SocketPlace};
use crate::matches::{Command, Event, From, Millis, What};
use crate::names::new_id;
use crate::view::MatchView;

/// What the server says.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ToClient {
    /// First of all: which seats are yours, and the number of the last event.
    Hello {
        /// The match.
        id: String,
        /// The last event's number.
        seq: i64,
        /// Your seats.
        seats: Vec<usize>,
    },
    /// Something happened. Numbers have no gaps.
    Event {
        /// Its number.
        seq: i64,
        /// When, in milliseconds since 1970.
        at: Millis,
        /// What.
        #[schema(value_type = Event)]
        event: Box<RawValue>,
    },
    /// The match as it stands: after the events that you missed, and after every change.
    State {
        /// All of it.
        state: Box<MatchView>,
    },
    /// What you asked for is done, and on disk.
    Done {
        /// Your own mark for it.
        client: String,
        /// The number of the event that it became.
        seq: i64,
        /// How many moves have been made.
        ply: usize,
    },
    /// What you asked for is refused.
    Refused {
        /// Your own mark for it.
        client: String,
        /// Why.
        error: Refused,
    },
    /// I am here.
    Pong,
    /// The server is about to restart: come back in a moment.
    Restart,
}

/// What a client says.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum FromClient {
    /// Are you there? Browsers can't ask by the protocol's own means.
    Ping,
    /// A move.
    Move {
        /// How many moves you saw made.
        ply: usize,
        /// The move.
        #[serde(rename = "move")]
        text: String,
        /// Your own mark for it: the same mark twice is one move.
        client: String,
    },
    /// I give up.
    Resign {
        /// Your own mark for it.
        #[serde(default)]
        client: String,
    },
    /// I offer a draw, or agree.
    OfferDraw {
        /// Your own mark for it.
        #[serde(default)]
        client: String,
    },
    /// No draw.
    DeclineDraw {
        /// Your own mark for it.
        #[serde(default)]
        client: String,
    },
    /// May I take my move back; or: you may.
    AskTakeback {
        /// Your own mark for it.
        #[serde(default)]
        client: String,
    },
    /// You may not.
    DeclineTakeback {
        /// Your own mark for it.
        #[serde(default)]
        client: String,
    },
    /// Call it off.
    Abort {
        /// Your own mark for it.
        #[serde(default)]
        client: String,
    },
    /// Again.
    Rematch {
        /// Your own mark for it.
        #[serde(default)]
        client: String,
    },
}

impl ToClient {
    pub(crate) fn text(&self) -> Arc<str> {
        serde_json::to_string(self).unwrap_or_default().into()
    }

    pub(crate) fn event(seq: i64, at: Millis, event: &Event) -> Arc<str> {
        match to_raw_value(event) {
            Ok(event) => Self::Event { seq, at, event }.text(),
            Err(_) => Arc::default(),
        }
    }

    pub(crate) fn state(state: MatchView) -> Arc<str> {
        ToClient::State {
            state: Box::new(state),
        }
        .text()
    }
}

/// How to listen.
#[derive(Deserialize, IntoParams)]
pub(crate) struct LiveQuery {
    /// The number of the last event that you have; everything after it will be sent.
    #[serde(default)]
    since: i64,
    /// Whether states should say what to draw.
    #[serde(default)]
    scenes: bool,
}

/// The longest message that anybody has a reason to send.
const LONGEST_MESSAGE: usize = 16 * 1024;
/// Messages that may wait for a reader before it is dropped.
const BACKLOG: usize = 64;
const PING_EVERY: Duration = Duration::from_secs(20);
/// A client that did not answer so many pings is gone.
const LOST_PINGS: u32 = 2;
/// A client that does not take a message in this time is gone.
const SLOWEST_SEND: Duration = Duration::from_secs(10);
/// How long a client has to take what is said to it in the end.
const LAST_WORDS: Duration = Duration::from_millis(500);
/// So many events are read from the store at once for somebody who was away.
const CATCH_UP: i64 = 500;

/// Listen to a match and play in it, by WebSocket.
#[utoipa::path(get, path = "/api/matches/{id}/live", tag = "live",
    params(("id" = String, Path), LiveQuery),
    responses((status = 101, description = "messages of the types ToClient and FromClient")))]
pub(crate) async fn live(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<LiveQuery>,
    Known(person): Known,
    Lang(language): Lang,
    Address(address): Address,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    let refused = |message| ApiError::new(message, language);
    let place = app
        .door
        .socket(address)
        .ok_or_else(|| refused(refuse("too-many-sockets")))?;
    let (messages, inbox) = mpsc::channel(BACKLOG);
    let listener = Listener {
        messages,
        language,
        scenes: query.scenes,
    };
    let welcome = app.hall.listen(&id, listener).await;
    let welcome = welcome.map_err(|error| refused(error.message))?;
    let player = person.map(|person| person.id);
    let client = Client {
        app,
        id,
        player,
        language,
        inbox,
        bucket: None,
        _place: place,
    };
    Ok(upgrade
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE)
        .read_buffer_size(4 * 1024)
        .write_buffer_size(4 * 1024)
        .max_write_buffer_size(256 * 1024)
        .on_upgrade(move |socket| client.run(socket, welcome, query.since)))
}

struct Client {
    app: App,
    id: String,
    player: Option<String>,
    language: Language,
    inbox: mpsc::Receiver<Arc<str>>,
    bucket: Option<Bucket>,
    _place: SocketPlace,
}

/// Why a socket ends, for the client.
enum End {
    Gone,
    Slow,
    Flood,
    Nonsense,
    Restart,
}

impl Client {
    async fn run(mut self, mut socket: WebSocket, welcome: Welcome, since: i64) {
        self.app.metrics.sockets.fetch_add(1, Ordering::Relaxed);
        let end = match self.greet(&mut socket, welcome, since).await {
            Ok(()) => self.talk(&mut socket).await,
            Err(end) => end,
        };
        let close = |code, reason: &'static str| {
            Message::Close(Some(CloseFrame {
                code,
                reason: reason.into(),
            }))
        };
        let farewell = match end {
            End::Gone => None,
            End::Slow => Some(close(close_code::POLICY, "slow")),
            End::Flood => {
                self.app.metrics.flooded.fetch_add(1, Ordering::Relaxed);
                Some(close(close_code::POLICY, "flood"))
            }
            End::Nonsense => Some(close(close_code::UNSUPPORTED, "nonsense")),
            End::Restart => Some(close(close_code::RESTART, "restart")),
        };
        if let Some(farewell) = farewell {
            let _ = tokio::time::timeout(LAST_WORDS, socket.send(farewell)).await;
        }
        self.app.metrics.sockets.fetch_sub(1, Ordering::Relaxed);
    }

    /// Everything that the client missed, from the store, and the match as it stands.
    async fn greet(
        &mut self,
        socket: &mut WebSocket,
        welcome: Welcome,
        mut since: i64,
    ) -> Result<(), End> {
        let player = self.player.clone();
        let seats = self.app.hall.read(&self.id, move |state, _| match &player {
            Some(player) => state.seats_of(player).collect(),
            None => Vec::new(),
        });
        let hello = ToClient::Hello {
            id: self.id.clone(),
            seq: welcome.seq,
            seats: seats.await.map_err(|_| End::Restart)?,
        };
        self.send(socket, hello.text()).await?;
        while since < welcome.seq {
            let events = self.app.store.events(&self.id, since, CATCH_UP).await;
            let events = events.map_err(|_| End::Restart)?;
            let Some(last) = events.last() else { break };
            since = last.seq;
            for event in &events {
                // Later ones come live.
                if event.seq <= welcome.seq {
                    let body = RawValue::from_string(event.body.clone());
                    let body = body.map_err(|_| End::Restart)?;
                    let message = ToClient::Event {
                        seq: event.seq,
                        at: event.at,
                        event: body,
                    };
                    self.send(socket, message.text()).await?;
                }
            }
        }
        self.send(socket, welcome.state).await
    }

    async fn talk(&mut self, socket: &mut WebSocket) -> End {
        let mut closing = self.app.closing.subscribe();
        let mut pings = tokio::time::interval(PING_EVERY);
        pings.reset();
        let mut unanswered = 0;
        loop {
            let result = tokio::select! {
                message = self.inbox.recv() => match message {
                    Some(message) => self.send(socket, message).await,
                    // The match let go of us: we read too slowly, or it was read anew.
                    None => Err(End::Slow),
                },
                message = socket.recv() => match message {
                    None | Some(Err(_) | Ok(Message::Close(_))) => Err(End::Gone),
                    Some(Ok(Message::Text(text))) => {
                        unanswered = 0;
                        self.hear(socket, &text).await
                    }
                    Some(Ok(Message::Binary(_))) => Err(End::Nonsense),
                    Some(Ok(Message::Ping(_))) => self.allow(),
                    Some(Ok(Message::Pong(_))) => {
                        unanswered = 0;
                        self.allow()
                    }
                },
                _ = pings.tick() => {
                    unanswered += 1;
                    if unanswered > LOST_PINGS {
                        Err(End::Gone)
                    } else {
                        self.send_message(socket, Message::Ping(axum::body::Bytes::new())).await
                    }
                }
                () = closed(&mut closing) => {
                    let _ = self.send(socket, ToClient::Restart.text()).await;
                    Err(End::Restart)
                }
            };
            if let Err(end) = result {
                return end;
            }
        }
    }

    fn allow(&mut self) -> Result<(), End> {
        let bucket = self.bucket.get_or_insert_with(|| self.app.door.messages());
        bucket.take().map_err(|_| End::Flood)
    }

    async fn hear(&mut self, socket: &mut WebSocket, text: &str) -> Result<(), End> {
        self.allow()?;
        let language = self.language;
        let refused = |client: &str, message, at| {
            let mut error = ApiError::new(message, language);
            error.at = at;
            let error = error.body();
            ToClient::Refused {
                client: client.to_owned(),
                error,
            }
            .text()
        };
        let Ok(message) = serde_json::from_str::<FromClient>(text) else {
            return self
                .send(socket, refused("", refuse("message-unreadable"), None))
                .await;
        };
        let Some((client, what)) = message.wish() else {
            return self.send(socket, ToClient::Pong.text()).await;
        };
        let Some(player) = self.player.clone() else {
            return self
                .send(socket, refused(&client, refuse("match-not-yours"), None))
                .await;
        };
        let command = Command {
            from: From::Player(player),
            what,
        };
        let answer = match self.app.hall.command(&self.id, command).await {
            Ok(done) => ToClient::Done {
                client: client.clone(),
                seq: done.seq,
                ply: done.ply,
            }
            .text(),
            Err(error) => refused(&client, error.message, error.at),
        };
        self.send(socket, answer).await
    }

    async fn send(&self, socket: &mut WebSocket, text: Arc<str>) -> Result<(), End> {
        self.send_message(socket, Message::Text(text.as_ref().into()))
            .await
    }

    async fn send_message(&self, socket: &mut WebSocket, message: Message) -> Result<(), End> {
        let mut closing = self.app.closing.subscribe();
        let patience = async {
            tokio::select! {
                () = tokio::time::sleep(SLOWEST_SEND) => {}
                // Whoever does not read must not keep the server from going.
                () = closed(&mut closing) => tokio::time::sleep(LAST_WORDS).await,
            }
        };
        tokio::select! {
            sent = socket.send(message) => sent.map_err(|_| End::Gone),
            () = patience => Err(End::Slow),
        }
    }
}

impl FromClient {
    /// The client's mark and what it wants; nothing if it only wants to know that we are there.
    fn wish(self) -> Option<(String, What)> {
        Some(match self {
            Self::Ping => return None,
            Self::Move { ply, text, client } => {
                let what = What::Move {
                    ply,
                    text,
                    client: Some(client.clone()),
                };
                (client, what)
            }
            Self::Resign { client } => (client, What::Resign),
            Self::OfferDraw { client } => (client, What::OfferDraw),
            Self::DeclineDraw { client } => (client, What::DeclineDraw),
            Self::AskTakeback { client } => (client, What::AskTakeback),
            Self::DeclineTakeback { client } => (client, What::DeclineTakeback),
            Self::Abort { client } => (client, What::Abort),
            Self::Rematch { client } => (client, What::Rematch { id: new_id() }),
        })
    }
}
