//! Streams for programs, one JSON object a line, in the manner of the bot APIs that people know: what
//! happens to me, and what happens in one match.

mod lines;

use std::collections::VecDeque;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::stream::unfold;
use protocol::{EventLine, GameLine, Occupant, Person, Refused};
use store::{List, Status, StoreError};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{broadcast, mpsc};

use crate::app::{App, Farewell};
use crate::http::error::ApiError;
use crate::http::language::Lang;
use crate::http::middleware::Address;
use crate::http::rate_limit::SocketPlace;
use crate::live::lag::Lag;
use crate::live::notices::Notice;
use crate::matches::actor::{Listener, Transport};
use crate::matches::registry::ListenerGuard;
use crate::people::directory::Directory;
use crate::people::identity::MaybePerson;
use crate::people::refusal::AccountRefusal;
use crate::people::revocations::Revoked;
pub(crate) use lines::{game_full, game_state, line_text};

/// A blank line comes at least this often, so that both sides know that the other is there.
const KEEP_ALIVE: Duration = Duration::from_secs(6);
/// Lines that may wait for a reader before it is dropped.
const BACKLOG: usize = 64;
/// So many challenges to anybody are told at first.
const OPEN_CHALLENGES: i64 = 50;
/// So many of one's own matches are told at first.
const OWN_MATCHES: i64 = 500;

/// What happens to me: challenges that I can take, matches that begin and end. First those that are
/// there already. After a break, whatever still holds is told again.
#[utoipa::path(get, path = "/api/v1/stream/events", operation_id = "stream_events", tag = "stream",
    responses((status = 200, content_type = "application/x-ndjson", body = EventLine),
        (status = 401, body = Refused), (status = 429, body = Refused)))]
pub(crate) async fn events(
    State(app): State<App>,
    MaybePerson(person): MaybePerson,
    Address(address): Address,
) -> Result<Response, ApiError> {
    // Nothing can happen to somebody whom nobody knows.
    let person = person.ok_or(AccountRefusal::LogInFirst)?;
    let place = app.rate_limiter.socket(address)?;
    // Listening first: what happens while the lists are read is told twice rather than never.
    let notices = app.registry.notices.listen();
    let mut stream = EventStream {
        farewell: app.farewell(),
        revoked: app.revocations.of(Some(&person.id)),
        app,
        person,
        notices,
        waiting: VecDeque::new(),
        _place: place,
    };
    stream.tell_all().await?;
    Ok(ndjson(unfold(stream, |mut stream| async move {
        let line = stream.next().await?;
        Some((Ok::<_, Infallible>(line), stream))
    })))
}

struct EventStream {
    app: App,
    person: Person,
    notices: broadcast::Receiver<Arc<Notice>>,
    farewell: Farewell,
    revoked: Revoked,
    waiting: VecDeque<String>,
    _place: SocketPlace,
}

impl EventStream {
    /// Everything that holds now.
    async fn tell_all(&mut self) -> Result<(), StoreError> {
        let store = &self.app.store;
        let own = List::Current(self.person.id.clone(), None);
        let mut found = store.list(&own, None, OWN_MATCHES).await?;
        let open = List::Public(Status::Open, None);
        let open = store.list(&open, None, OPEN_CHALLENGES).await?;
        found.retain(|summary| !open.iter().any(|other| other.id == summary.id));
        let notices = found.into_iter().chain(open).filter_map(Notice::of);
        let mut notices: Vec<Notice> = notices.collect();
        let people: Vec<String> = notices.iter().flat_map(Notice::people).collect();
        let directory = Directory::of(store, people.iter().map(String::as_str)).await?;
        for notice in &mut notices {
            notice.name(&directory);
        }
        let notices = notices.into_iter();
        let lines = notices.filter_map(|notice| notice.line_for(&self.person));
        let lines: Vec<EventLine> = lines.filter(|line| self.is_welcome(line)).collect();
        self.waiting.extend(lines.iter().map(text));
        Ok(())
    }

    /// Whether it is no challenge by somebody whom we must not meet.
    fn is_welcome(&self, line: &EventLine) -> bool {
        let EventLine::Challenge { challenge } = line else {
            return true;
        };
        let avoided = self
            .app
            .moderation
            .read(|now| now.avoided_by(&self.person.id));
        !challenge
            .seats
            .iter()
            .any(|sitter| matches!(sitter, Occupant::Person(other) if avoided.contains(&other.id)))
    }

    async fn next(&mut self) -> Option<String> {
        loop {
            if let Some(line) = self.waiting.pop_front() {
                return Some(line);
            }
            let heard = tokio::select! {
                heard = self.notices.recv() => heard,
                () = tokio::time::sleep(KEEP_ALIVE) => return Some("\n".to_owned()),
                () = self.farewell.told() => return None,
                () = self.revoked.wait() => return None,
            };
            match heard {
                Ok(notice) => {
                    let line = notice.line_for(&self.person);
                    let line = line.filter(|line| self.is_welcome(line));
                    self.waiting.extend(line.map(|line| text(&line)));
                }
                Err(RecvError::Lagged(_)) => self.tell_all().await.ok()?,
                Err(RecvError::Closed) => return None,
            }
        }
    }
}

/// One match: first all of it, then its state after every change. The stream ends with the match;
/// after a break, ask again.
#[utoipa::path(get, path = "/api/v1/stream/matches/{id}", operation_id = "stream_match", tag = "stream",
    params(("id" = String, Path)),
    responses((status = 200, content_type = "application/x-ndjson", body = GameLine),
        (status = 404, body = Refused), (status = 429, body = Refused)))]
pub(crate) async fn game(
    State(app): State<App>,
    MaybePerson(person): MaybePerson,
    Lang(language): Lang,
    Address(address): Address,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let place = app.rate_limiter.socket(address)?;
    let (messages, inbox) = mpsc::channel(BACKLOG);
    let listener = Listener {
        messages,
        language,
        manner: Transport::Stream,
        player: person.map(|person| person.id),
        chat: true,
        // Lines go one way only.
        lag: Lag::default(),
    };
    let revoked = app.revocations.of(listener.player.as_deref());
    let welcome = app.registry.listen(&id, listener).await?;
    let stream = GameStream {
        _attendance: ListenerGuard::new(&app.registry, &id),
        farewell: app.farewell(),
        revoked,
        first: Some(welcome.state),
        inbox,
        _place: place,
    };
    Ok(ndjson(unfold(stream, |mut stream| async move {
        let line = stream.next().await?;
        Some((Ok::<_, Infallible>(line), stream))
    })))
}

struct GameStream {
    // Dropped in this order: the match must find the inbox closed when it hears that we left.
    inbox: mpsc::Receiver<Arc<str>>,
    _attendance: ListenerGuard,
    farewell: Farewell,
    revoked: Revoked,
    first: Option<Arc<str>>,
    _place: SocketPlace,
}

impl GameStream {
    async fn next(&mut self) -> Option<String> {
        if let Some(line) = self.first.take() {
            return Some(format!("{line}\n"));
        }
        tokio::select! {
            // The match lets go of us when it is over, or when we read too slowly.
            line = self.inbox.recv() => line.map(|line| format!("{line}\n")),
            () = tokio::time::sleep(KEEP_ALIVE) => Some("\n".to_owned()),
            () = self.farewell.told() => None,
            () = self.revoked.wait() => None,
        }
    }
}

fn text(line: &EventLine) -> String {
    serde_json::to_string(line).unwrap_or_default() + "\n"
}

fn ndjson<S>(stream: S) -> Response
where
    S: futures_util::Stream<Item = Result<String, Infallible>> + Send + 'static,
{
    let headers = [(CONTENT_TYPE, NDJSON), (CACHE_CONTROL, "no-store")];
    (headers, Body::from_stream(stream)).into_response()
}

/// One JSON object a line.
pub(crate) const NDJSON: &str = "application/x-ndjson";
