//! A study live: a WebSocket with its numbered events, and who is here. Changes come by HTTP, where each is
//! answered.

use axum::extract::{Path, Query, State};
use axum::response::Response;
use protocol::{FromStudyReader, Person, ToStudyReader};
use serde::Deserialize;
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;
use utoipa::IntoParams;

use super::messages::read;
use super::socket::{self, Connection, End};
use super::upgrade::Upgrade;
use crate::app::App;
use crate::http::api::study_events_after;
use crate::http::error::ApiError;
use crate::http::middleware::Address;
use crate::http::rate_limit::SocketPlace;
use crate::people::identity::MaybePerson;
use crate::study::{News, StudyRefusal, Visit, sharing};

/// How to listen.
#[derive(Deserialize, IntoParams)]
pub(crate) struct StudyLiveQuery {
    /// The number of the last event that you have; everything after it will be sent.
    #[serde(default)]
    since: i64,
}

/// Whoever missed more reads the study anew.
const CATCH_UP: i64 = 100;
/// A longer event is read by HTTP.
const LONGEST_EVENT: usize = 100 * 1024;

/// Listen to a study, by WebSocket.
#[utoipa::path(get, path = "/api/v1/studies/{id}/live", operation_id = "study_live", tag = "studies",
    params(("id" = String, Path), StudyLiveQuery),
    responses((status = 101, description = "messages of the types ToStudyReader and FromStudyReader")))]
pub(crate) async fn live(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<StudyLiveQuery>,
    MaybePerson(person): MaybePerson,
    Address(address): Address,
    upgrade: Upgrade,
) -> Result<Response, ApiError> {
    let place = app.rate_limiter.socket(address)?;
    let (visit, news, seq) = app.studies.enter(&id, person.clone()).await?;
    let reader = Reader {
        app,
        id,
        person,
        visit,
        news,
        seq,
        _place: place,
    };
    let of_socket = reader.app.clone();
    Ok(socket::open(
        upgrade,
        of_socket,
        move |mut connection| async move {
            let mut reader = reader;
            let end = match reader.greet(&mut connection, query.since).await {
                Ok(()) => reader.talk(&mut connection).await,
                Err(end) => end,
            };
            (connection, end)
        },
    ))
}

struct Reader {
    app: App,
    id: String,
    person: Option<Person>,
    visit: Visit,
    news: broadcast::Receiver<News>,
    /// The last event that was told, or that the reader has.
    seq: i64,
    _place: SocketPlace,
}

impl Reader {
    async fn greet(&mut self, socket: &mut Connection, since: i64) -> Result<(), End> {
        let (id, seq) = (self.id.clone(), self.seq);
        say(socket, &ToStudyReader::Hello { id, seq }).await?;
        if since < seq - CATCH_UP {
            say(socket, &ToStudyReader::Behind { seq }).await?;
        } else if since < seq {
            let missed = study_events_after(&self.app, &self.id, since, seq - since).await;
            for event in missed.map_err(|_| End::Restart)? {
                let seq = event.seq;
                self.pass_on(socket, seq, &text(&ToStudyReader::Event(event)))
                    .await?;
            }
        }
        self.tell_sharing(socket).await?;
        self.tell_here(socket).await
    }

    async fn talk(&mut self, socket: &mut Connection) -> End {
        let mut farewell = self.app.farewell();
        let player = self.person.as_ref().map(|person| person.id.as_str());
        let mut revoked = self.app.revocations.of(player);
        loop {
            let result = tokio::select! {
                news = self.news.recv() => match news {
                    Ok(news) => self.tell(socket, news).await,
                    // Whoever comes back is told what was missed.
                    Err(RecvError::Lagged(_) | RecvError::Closed) => Err(End::Slow),
                },
                said = socket.hear() => match said {
                    // The only thing that is ever said; what can't be read is answered the same.
                    Ok(said) => {
                        let _: Result<FromStudyReader, _> = read(&said);
                        say(socket, &ToStudyReader::Pong).await
                    }
                    Err(end) => Err(end),
                },
                () = revoked.wait() => Err(End::Revoked),
                () = farewell.told() => {
                    let _ = say(socket, &ToStudyReader::Restart).await;
                    Err(End::Restart)
                }
            };
            if let Err(end) = result {
                return end;
            }
        }
    }

    async fn tell(&mut self, socket: &mut Connection, news: News) -> Result<(), End> {
        match news {
            // What happened while the rest was read from the store was told with it.
            News::Event(seq, _) if seq <= self.seq => Ok(()),
            News::Event(seq, message) => {
                self.seq = seq;
                self.pass_on(socket, seq, &message).await
            }
            News::Sharing => self.tell_sharing(socket).await,
            News::Here => self.tell_here(socket).await,
            News::Deleted => {
                say(socket, &ToStudyReader::Gone).await?;
                Err(End::Gone)
            }
        }
    }

    async fn pass_on(&self, socket: &mut Connection, seq: i64, message: &str) -> Result<(), End> {
        if message.len() > LONGEST_EVENT {
            return say(socket, &ToStudyReader::Behind { seq }).await;
        }
        socket.send(message).await
    }

    /// Also finds out whether the reader may still read.
    async fn tell_sharing(&self, socket: &mut Connection) -> Result<(), End> {
        let person = self.person.as_ref().map(|person| person.id.as_str());
        let now = self.visit.look(|state| {
            let role = state.role(person)?;
            Some((state.summary.clone(), state.contributors.clone(), role))
        });
        let (summary, contributors, role) = match now.await {
            Ok(Some(now)) => now,
            Ok(None) | Err(StudyRefusal::NotFound) => {
                say(socket, &ToStudyReader::Gone).await?;
                return Err(End::Gone);
            }
            Err(_) => return Err(End::Restart),
        };
        let told = sharing(&self.app.store, &summary, &contributors, role).await;
        say(socket, &told.map_err(|_| End::Restart)?).await
    }

    async fn tell_here(&self, socket: &mut Connection) -> Result<(), End> {
        let (people, strangers) = self.visit.here();
        say(socket, &ToStudyReader::Here { people, strangers }).await
    }
}

fn text(message: &ToStudyReader) -> String {
    serde_json::to_string(message).unwrap_or_default()
}

async fn say(socket: &mut Connection, message: &ToStudyReader) -> Result<(), End> {
    socket.send(&text(message)).await
}
