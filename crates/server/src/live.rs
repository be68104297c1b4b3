//! A match live: a WebSocket with numbered events. Messages are of the types in `messages` and no
//! others.

mod messages;

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, Query, State};
use axum::response::Response;
use serde::Deserialize;
use serde_json::value::RawValue;
use texts::{Language, Message as Sentence};
use tokio::sync::mpsc;
use utoipa::IntoParams;

use crate::actor::{Listener, Manner, Welcome};
use crate::app::{App, closed};
use crate::chat::{ChatView, Room};
use crate::door::Address;
use crate::error::{ApiError, refuse};
use crate::hall::Attendance;
use crate::identity::{Grant, Known};
use crate::language::Lang;
use crate::limits::{Bucket, SocketPlace};
use crate::matches::{Command, From, Person};
use messages::Wish;
pub use messages::{FromClient, ToClient};

/// How to listen.
#[derive(Deserialize, IntoParams)]
pub(crate) struct LiveQuery {
    /// The number of the last event that you have; everything after it will be sent.
    #[serde(default)]
    since: i64,
    /// Whether states should say what to draw.
    #[serde(default)]
    scenes: bool,
    /// The number of the last thing that you have of what was said in your room, 0 for none;
    /// everything after it will be sent. Left out, nothing of what is said is sent.
    chat_since: Option<i64>,
}

/// The longest message that anybody has a reason to send.
const LONGEST_MESSAGE: usize = 16 * 1024;
/// What is longer than that is still read up to here, so that the client can be told; then the socket is cut.
const LONGEST_READ: usize = 4 * LONGEST_MESSAGE;
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
#[expect(
    clippy::too_many_arguments,
    reason = "each is another part of the request"
)]
#[utoipa::path(get, path = "/api/matches/{id}/live", tag = "live",
    params(("id" = String, Path), LiveQuery),
    responses((status = 101, description = "messages of the types ToClient and FromClient")))]
pub(crate) async fn live(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<LiveQuery>,
    Known(person): Known,
    grant: Grant,
    Lang(language): Lang,
    Address(address): Address,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    let refused = |message| ApiError::new(message, language);
    let place = app.door.socket(address).map_err(refused)?;
    let (messages, inbox) = mpsc::channel(BACKLOG);
    let listener = Listener {
        messages,
        language,
        manner: Manner::Socket {
            scenes: query.scenes,
        },
        player: person.as_ref().map(|person| person.id.clone()),
        chat: query.chat_since.is_some(),
    };
    let welcome = app.hall.listen(&id, listener).await;
    let welcome = welcome.map_err(|error| refused(error.message))?;
    let client = Client {
        attendance: Attendance::new(&app.hall, &id),
        app,
        id,
        person,
        grant,
        language,
        inbox,
        bucket: None,
        _place: place,
    };
    Ok(upgrade
        .max_message_size(LONGEST_READ)
        .max_frame_size(LONGEST_READ)
        .read_buffer_size(4 * 1024)
        .write_buffer_size(4 * 1024)
        .max_write_buffer_size(256 * 1024)
        .on_upgrade(move |socket| client.run(socket, welcome, query)))
}

struct Client {
    app: App,
    id: String,
    person: Option<Person>,
    grant: Grant,
    language: Language,
    // Dropped in this order: the match must find the inbox closed when it hears that we left.
    inbox: mpsc::Receiver<Arc<str>>,
    #[expect(dead_code, reason = "tells the match that we left when it is dropped")]
    attendance: Attendance,
    bucket: Option<Bucket>,
    _place: SocketPlace,
}

/// Why a socket ends, for the client.
enum End {
    Gone,
    Slow,
    Flood,
    Long,
    Nonsense,
    Revoked,
    Restart,
}

impl Client {
    async fn run(mut self, mut socket: WebSocket, welcome: Welcome, query: LiveQuery) {
        self.app.metrics.sockets.fetch_add(1, Ordering::Relaxed);
        let end = match self.greet(&mut socket, &welcome, &query).await {
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
            End::Long => Some(close(close_code::SIZE, "long")),
            End::Nonsense => Some(close(close_code::UNSUPPORTED, "nonsense")),
            End::Revoked => Some(close(close_code::POLICY, "revoked")),
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
        welcome: &Welcome,
        query: &LiveQuery,
    ) -> Result<(), End> {
        let hello = ToClient::Hello {
            id: self.id.clone(),
            seq: welcome.seq,
            seats: welcome.seats.clone(),
        };
        self.send(socket, hello.text()).await?;
        let mut since = query.since;
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
        self.send(socket, Arc::clone(&welcome.state)).await?;
        match query.chat_since {
            Some(since) => self.catch_up_with_talk(socket, welcome, since).await,
            None => Ok(()),
        }
    }

    async fn catch_up_with_talk(
        &self,
        socket: &mut WebSocket,
        welcome: &Welcome,
        since: i64,
    ) -> Result<(), End> {
        let room = if welcome.seats.is_empty() {
            Room::Gallery
        } else {
            Room::Players
        };
        let last = welcome.said[room as usize];
        // Of a long talk the end.
        let since = since.max(last - CATCH_UP);
        let store = &self.app.store;
        let lines = store.chat(&self.id, room.name(), since, CATCH_UP).await;
        let lines = lines.map_err(|_| End::Restart)?.into_iter();
        // Later ones come live.
        for line in lines.filter(|line| line.number <= last) {
            if let Some(view) = ChatView::of(room, line) {
                self.send(socket, ToClient::Chat(view).text()).await?;
            }
        }
        Ok(())
    }

    async fn talk(&mut self, socket: &mut WebSocket) -> End {
        let mut closing = self.app.closing.subscribe();
        let player = self.person.as_ref().map(|person| person.id.as_str());
        let mut revoked = self.app.revocations.of(player);
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
                    Some(Ok(Message::Text(text))) if text.len() > LONGEST_MESSAGE => Err(End::Long),
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
                () = revoked.wait() => Err(End::Revoked),
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
        let message = match serde_json::from_str::<FromClient>(text) {
            Ok(message) => message,
            Err(error) => {
                let unreadable = refuse("message-unreadable").with("error", error.to_string());
                return self.send(socket, refused("", unreadable, None)).await;
            }
        };
        let Some((client, wish)) = message.wish() else {
            return self.send(socket, ToClient::Pong.text()).await;
        };
        let answer = match self.obey(wish).await {
            Ok(Obeyed::Done { seq, ply }) => ToClient::Done { client, seq, ply }.text(),
            Ok(Obeyed::Said { number }) => ToClient::Said { client, number }.text(),
            Err((message, at)) => refused(&client, message, at),
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

    async fn obey(&self, wish: Wish) -> Result<Obeyed, (Sentence, Option<(i64, usize)>)> {
        let Some(person) = self.person.clone() else {
            return Err((refuse("not-known"), None));
        };
        if !self.grant.play {
            return Err((refuse("token-scope"), None));
        }
        match wish {
            Wish::Say(words) => {
                let said = self.app.hall.say(&self.id, person, words).await;
                let number = said.map_err(|error| (error.message, error.at))?;
                Ok(Obeyed::Said { number })
            }
            Wish::Do(what) => {
                let command = Command {
                    from: From::person(&person),
                    what,
                };
                let done = self.app.hall.command(&self.id, command).await;
                let done = done.map_err(|error| (error.message, error.at))?;
                Ok(Obeyed::Done {
                    seq: done.seq,
                    ply: done.ply,
                })
            }
        }
    }
}

enum Obeyed {
    Done { seq: i64, ply: usize },
    Said { number: i64 },
}
