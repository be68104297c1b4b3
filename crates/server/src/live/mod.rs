//! A match live: a WebSocket with numbered events. Messages are [`ToClient`] and [`FromClient`] and no
//! others.

pub(crate) mod lag;
pub(crate) mod lobby;
pub(crate) mod messages;
pub(crate) mod meter;
pub(crate) mod notices;
mod socket;
pub(crate) mod stream;
pub(crate) mod study;
mod upgrade;

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::response::Response;
use protocol::{ChatView, Event, FromClient, Person, Room, ToClient};
use serde::Deserialize;
use texts::Language;
use tokio::sync::mpsc;
use utoipa::IntoParams;

use crate::app::App;
use crate::http::error::ApiError;
use crate::http::language::Lang;
use crate::http::middleware::Address;
use crate::http::rate_limit::SocketPlace;
use crate::http::refusal::HttpRefusal;
use crate::matches::actor::{Listener, Snapshot, Transport};
use crate::matches::registry::ListenerGuard;
use crate::matches::{Command, Issuer};
use crate::people::chat::view_for;
use crate::people::directory::{name_events, name_speakers};
use crate::people::identity::{MaybePerson, Permissions};
use crate::people::refusal::AccountRefusal;
use lag::Lag;
use messages::{LiveRequest, read, text, wish};
use socket::{Connection, End};
use upgrade::Upgrade;

/// How to listen.
#[derive(Deserialize, IntoParams)]
pub(crate) struct LiveQuery {
    /// The number of the last event that you have; everything after it will be sent.
    #[serde(default)]
    since: i64,
    /// Whether states should say what to draw.
    #[serde(default)]
    scenes: bool,
    /// Whether you know the rules yourself: moves then come without a state, with what they changed beside the
    /// position.
    #[serde(default)]
    brief: bool,
    /// The number of the last thing that you have of what was said in your room, 0 for none;
    /// everything after it will be sent. Left out, nothing of what is said is sent.
    chat_since: Option<i64>,
}

/// Messages that may wait for a reader before it is dropped.
const BACKLOG: usize = 64;
/// So many events are read from the store at once for somebody who was away.
const CATCH_UP: i64 = 500;

/// Listen to a match and play in it, by WebSocket.
#[expect(
    clippy::too_many_arguments,
    reason = "each is another part of the request"
)]
#[utoipa::path(get, path = "/api/v1/matches/{id}/live", operation_id = "match_live", tag = "live",
    params(("id" = String, Path), LiveQuery),
    responses((status = 101, description = "messages of the types ToClient and FromClient")))]
pub(crate) async fn live(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<LiveQuery>,
    MaybePerson(person): MaybePerson,
    grant: Permissions,
    Lang(language): Lang,
    Address(address): Address,
    upgrade: Upgrade,
) -> Result<Response, ApiError> {
    let place = app.rate_limiter.socket(address)?;
    let (messages, inbox) = mpsc::channel(BACKLOG);
    let lag = Lag::default();
    let listener = Listener {
        messages,
        language,
        manner: Transport::Socket {
            scenes: query.scenes,
            brief: query.brief,
        },
        player: person.as_ref().map(|person| person.id.clone()),
        chat: query.chat_since.is_some(),
        lag: lag.clone(),
    };
    let snapshot = app.registry.listen(&id, listener).await?;
    let client = Client {
        attendance: ListenerGuard::new(&app.registry, &id),
        app,
        id,
        person,
        grant,
        language,
        inbox,
        _place: place,
    };
    let of_socket = client.app.clone();
    Ok(socket::open(upgrade, of_socket, move |mut connection| {
        if !snapshot.seats.is_empty() {
            connection.measure(lag);
        }
        client.run(connection, snapshot, query)
    }))
}

struct Client {
    app: App,
    id: String,
    person: Option<Person>,
    grant: Permissions,
    language: Language,
    // Dropped in this order: the match must find the inbox closed when it hears that we left.
    inbox: mpsc::Receiver<Arc<str>>,
    #[expect(dead_code, reason = "tells the match that we left when it is dropped")]
    attendance: ListenerGuard,
    _place: SocketPlace,
}

impl Client {
    async fn run(
        mut self,
        mut socket: Connection,
        snapshot: Snapshot,
        query: LiveQuery,
    ) -> (Connection, End) {
        let end = match self.greet(&mut socket, &snapshot, &query).await {
            Ok(()) => self.talk(&mut socket).await,
            Err(end) => end,
        };
        (socket, end)
    }

    /// Everything that the client missed, from the store, and the match as it stands.
    async fn greet(
        &mut self,
        socket: &mut Connection,
        snapshot: &Snapshot,
        query: &LiveQuery,
    ) -> Result<(), End> {
        let hello = ToClient::Hello {
            id: self.id.clone(),
            seq: snapshot.seq,
            seats: snapshot.seats.clone(),
        };
        socket.send(&text(&hello)).await?;
        let mut since = query.since;
        while since < snapshot.seq {
            let events = self.app.store.events(&self.id, since, CATCH_UP).await;
            let events = events.map_err(|_| End::Restart)?;
            let Some(last) = events.last() else { break };
            since = last.seq;
            let said: Result<Vec<Event>, _> = events
                .iter()
                .map(|event| serde_json::from_str(&event.body))
                .collect();
            let mut said = said.map_err(|_| End::Restart)?;
            let named = name_events(&self.app.store, &mut said).await;
            named.map_err(|_| End::Restart)?;
            for (event, what) in events.iter().zip(said) {
                // Later ones come live.
                if event.seq <= snapshot.seq {
                    let message = messages::event(event.seq, event.at, what, None);
                    socket.send(&message).await?;
                }
            }
        }
        socket.send(&snapshot.state).await?;
        match query.chat_since {
            Some(since) => self.catch_up_with_talk(socket, snapshot, since).await,
            None => Ok(()),
        }
    }

    async fn catch_up_with_talk(
        &self,
        socket: &mut Connection,
        snapshot: &Snapshot,
        since: i64,
    ) -> Result<(), End> {
        let room = if snapshot.seats.is_empty() {
            Room::Gallery
        } else {
            Room::Players
        };
        let last = snapshot.said[room as usize];
        // Of a long talk the end.
        let since = since.max(last - CATCH_UP);
        let store = &self.app.store;
        let lines = store.chat(&self.id, room.name(), since, CATCH_UP).await;
        let lines = lines.map_err(|_| End::Restart)?.into_iter();
        let reader = self.person.as_ref().map(|person| person.id.as_str());
        // Later ones come live.
        let (moderation, language) = (&self.app.moderation, self.language);
        let views = lines
            .filter(|line| line.number <= last)
            .filter_map(|line| view_for(moderation, reader, language, room, line));
        let mut views: Vec<ChatView> = views.collect();
        let named = name_speakers(store, &mut views).await;
        named.map_err(|_| End::Restart)?;
        for view in views {
            socket.send(&text(&ToClient::Chat(view))).await?;
        }
        Ok(())
    }

    async fn talk(&mut self, socket: &mut Connection) -> End {
        let mut farewell = self.app.farewell();
        let player = self.person.as_ref().map(|person| person.id.as_str());
        let mut revoked = self.app.revocations.of(player);
        loop {
            let result = tokio::select! {
                message = self.inbox.recv() => match message {
                    Some(message) => socket.send(&message).await,
                    // The match let go of us: we read too slowly, or it was read anew.
                    None => Err(End::Slow),
                },
                said = socket.hear() => match said {
                    Ok(said) => self.hear(socket, &said).await,
                    Err(end) => Err(end),
                },
                () = revoked.wait() => Err(End::Revoked),
                () = farewell.told() => {
                    let _ = socket.send(&text(&ToClient::Restart)).await;
                    Err(End::Restart)
                }
            };
            if let Err(end) = result {
                return end;
            }
        }
    }

    async fn hear(&mut self, socket: &mut Connection, said: &str) -> Result<(), End> {
        let language = self.language;
        let refused = |client: String, error: &ApiError| {
            error.log();
            let error = error.body(language);
            text(&ToClient::Refused { client, error })
        };
        let message: FromClient = match read(said) {
            Ok(message) => message,
            Err(refusal) => {
                return socket.send(&refused(String::new(), &refusal.into())).await;
            }
        };
        let Some((client, wish)) = wish(message) else {
            return socket.send(&text(&ToClient::Pong)).await;
        };
        let answer = match self.obey(wish).await {
            Ok(Obeyed::Done { seq, ply }) => text(&ToClient::Done { client, seq, ply }),
            Ok(Obeyed::Said { number }) => text(&ToClient::Said { client, number }),
            Err(error) => refused(client, &error),
        };
        socket.send(&answer).await
    }

    async fn obey(&self, wish: LiveRequest) -> Result<Obeyed, ApiError> {
        let Some(person) = self.person.clone() else {
            return Err(HttpRefusal::NotKnown.into());
        };
        if !self.grant.play {
            return Err(AccountRefusal::TokenScope.into());
        }
        match wish {
            LiveRequest::Say(words) => {
                let number = self.app.registry.say(&self.id, person, words).await?;
                Ok(Obeyed::Said { number })
            }
            LiveRequest::Do(what) => {
                let command = Command {
                    from: Issuer::person(&person),
                    what,
                };
                let done = self.app.registry.command(&self.id, command).await?;
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
