//! One visitor of the lobby: a socket, on which they hear what goes on and can ask to be paired.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use game::{Dice, SeededDice};
use protocol::{
    Entry, FromVisitor, JoinWish, LobbyView, Occupant, Person, QuickClock, Refused, Seek, Speed,
    Terms, ToVisitor,
};
use store::{List, Status, StoreError};
use texts::Language;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{broadcast, mpsc, watch};
use tokio::time::Instant;

use super::pairing::{PairingRefusal, Seeker};
use super::{Crowd, Lobby, PublicNews, kept_match, text};
use crate::app::App;
use crate::http::api::hide_avoided;
use crate::http::error::ApiError;
use crate::http::language::Lang;
use crate::http::middleware::{Address, limit_costly};
use crate::http::rate_limit::SocketPlace;
use crate::http::refusal::HttpRefusal;
use crate::live::messages::read;
use crate::live::socket::{self, Connection, End};
use crate::live::upgrade::Upgrade;
use crate::matches::summary::entry;
use crate::matches::{MatchRefusal, Plan};
use crate::people::directory::name_entries;
use crate::people::identity::{MaybePerson, Permissions};
use crate::people::moderation::must_have_confirmed;
use crate::people::refusal::AccountRefusal;

/// Messages that may wait for a reader before it is dropped.
const INBOX: usize = 64;
/// So many open matches are told at first, and so many being played.
const PUBLIC: i64 = 30;
/// So many of one's own.
const OWN: i64 = 100;
/// Who comes and goes is told at most this often.
const CROWD_EVERY: Duration = Duration::from_secs(1);

/// What goes on here: open matches, matches being played, mine, who is here, and who waits to be paired.
#[utoipa::path(get, path = "/api/v1/lobby", tag = "lobby",
    responses((status = 200, body = LobbyView), (status = 503, body = Refused)))]
pub(crate) async fn lobby(
    State(app): State<App>,
    MaybePerson(person): MaybePerson,
) -> Result<Json<LobbyView>, ApiError> {
    Ok(Json(view(&app, person.as_ref()).await?))
}

/// The same as it changes, by WebSocket. Here people are paired, too.
#[utoipa::path(get, path = "/api/v1/lobby/live", operation_id = "lobby_live", tag = "lobby",
    responses((status = 101, description = "messages of the types ToVisitor and FromVisitor")))]
pub(crate) async fn live(
    State(app): State<App>,
    MaybePerson(person): MaybePerson,
    grant: Permissions,
    Lang(language): Lang,
    address: Address,
    upgrade: Upgrade,
) -> Result<Response, ApiError> {
    let place = app.rate_limiter.socket(address.0)?;
    let (messages, inbox) = mpsc::channel(INBOX);
    let lobby = app.registry.lobby.clone();
    // Listening first: what happens while the lists are read is told twice rather than never.
    let (public, crowd) = (lobby.0.public.subscribe(), lobby.0.crowd.subscribe());
    let number = lobby.enter(person.clone(), messages);
    let mut guest = Guest {
        attendance: Attendance {
            app: app.clone(),
            number,
        },
        told: Crowd::default(),
        app,
        lobby,
        person,
        grant,
        language,
        address,
        inbox,
        public,
        crowd,
        _place: place,
    };
    let hello = guest.hello().await?;
    let of_socket = guest.app.clone();
    Ok(socket::open(upgrade, of_socket, move |connection| {
        guest.run(connection, hello)
    }))
}

async fn view(app: &App, person: Option<&Person>) -> Result<LobbyView, StoreError> {
    let public = async |status| {
        let list = List::Public(status, None);
        let found = app.store.list(&list, None, PUBLIC).await?;
        let mut found: Vec<Entry> = found.into_iter().map(entry).collect();
        name_entries(&app.store, found.iter_mut()).await?;
        Ok::<Vec<Entry>, StoreError>(found)
    };
    let mut mine = Vec::new();
    if let Some(person) = person {
        let own = List::Current(person.id.clone(), None);
        let found = app.store.list(&own, None, OWN).await?.into_iter();
        mine.extend(found.map(|summary| kept_match(summary, person)));
        name_entries(&app.store, mine.iter_mut().map(|own| &mut own.entry)).await?;
    }
    let (mut open, live) = (public(Status::Open).await?, public(Status::Live).await?);
    if let Some(person) = person {
        hide_avoided(app, person, &mut open);
    }
    let crowd = app.registry.lobby.0.crowd.borrow().clone();
    let quick = Speed::ALL.map(|speed| QuickClock {
        speed,
        clock: speed.usual_clock(),
    });
    Ok(LobbyView {
        open,
        live,
        mine,
        here: crowd.here,
        seeks: crowd.seeks,
        quick_clocks: quick.into(),
    })
}

/// Somebody who is here; no longer when it is dropped.
struct Attendance {
    app: App,
    number: u64,
}

impl Drop for Attendance {
    fn drop(&mut self) {
        let now = self.app.world.now();
        self.app.registry.lobby.leave(self.number, now);
    }
}

struct Guest {
    attendance: Attendance,
    app: App,
    lobby: Lobby,
    person: Option<Person>,
    grant: Permissions,
    language: Language,
    address: Address,
    inbox: mpsc::Receiver<Arc<str>>,
    public: broadcast::Receiver<Arc<PublicNews>>,
    crowd: watch::Receiver<Crowd>,
    /// What the visitor knows of who is here.
    told: Crowd,
    _place: SocketPlace,
}

impl Guest {
    async fn run(mut self, mut socket: Connection, hello: Arc<str>) -> (Connection, End) {
        let end = match socket.send(&hello).await {
            Ok(()) => self.talk(&mut socket).await,
            Err(end) => end,
        };
        (socket, end)
    }

    async fn hello(&mut self) -> Result<Arc<str>, StoreError> {
        let lobby = Box::new(view(&self.app, self.person.as_ref()).await?);
        self.told = Crowd {
            here: lobby.here.clone(),
            seeks: lobby.seeks.clone(),
        };
        Ok(text(&ToVisitor::Hello { lobby }))
    }

    async fn talk(&mut self, socket: &mut Connection) -> End {
        let mut farewell = self.app.farewell();
        let player = self.person.as_ref().map(|person| person.id.as_str());
        let mut revoked = self.app.revocations.of(player);
        let mut crowd_from = Instant::now();
        loop {
            let result = tokio::select! {
                message = self.inbox.recv() => match message {
                    Some(message) => socket.send(&message).await,
                    None => Err(End::Slow),
                },
                news = self.public.recv() => self.pass_on(socket, news).await,
                () = crowd_changed(&mut self.crowd, &self.told, crowd_from) => {
                    crowd_from = Instant::now() + CROWD_EVERY;
                    self.tell_crowd(socket).await
                }
                said = socket.hear() => match said {
                    Ok(said) => self.hear(socket, &said).await,
                    Err(end) => Err(end),
                },
                () = revoked.wait() => Err(End::Revoked),
                () = farewell.told() => {
                    let _ = socket.send(&text(&ToVisitor::Restart)).await;
                    Err(End::Restart)
                }
            };
            if let Err(end) = result {
                return end;
            }
        }
    }

    async fn pass_on(
        &mut self,
        socket: &mut Connection,
        news: Result<Arc<PublicNews>, RecvError>,
    ) -> Result<(), End> {
        match news {
            Ok(news) if self.avoids(&news.entry) => Ok(()),
            Ok(news) => {
                socket.send(&news.text).await?;
                self.take_if_wanted(&news.entry).await;
                Ok(())
            }
            Err(RecvError::Lagged(_)) => {
                let hello = self.hello().await.map_err(|_| End::Restart)?;
                socket.send(&hello).await
            }
            Err(RecvError::Closed) => Err(End::Restart),
        }
    }

    /// Whether an open match is one of somebody whom the visitor must not meet.
    fn avoids(&self, entry: &Entry) -> bool {
        let Some(person) = &self.person else {
            return false;
        };
        let mut shown = vec![entry.clone()];
        hide_avoided(&self.app, person, &mut shown);
        entry.status == Status::Open.name() && shown.is_empty()
    }

    async fn tell_crowd(&mut self, socket: &mut Connection) -> Result<(), End> {
        let now = self.crowd.borrow_and_update().clone();
        let before = std::mem::replace(&mut self.told, now.clone());
        if before.here != now.here {
            socket.send(&text(&ToVisitor::Here(now.here))).await?;
        }
        if before.seeks != now.seeks {
            let seeks = now.seeks;
            socket.send(&text(&ToVisitor::Seeks { seeks })).await?;
        }
        Ok(())
    }

    async fn hear(&mut self, socket: &mut Connection, said: &str) -> Result<(), End> {
        let done = match read(said) {
            Ok(FromVisitor::Ping) => return socket.send(&text(&ToVisitor::Pong)).await,
            Ok(FromVisitor::Seek(seek)) => self.seek(seek).await,
            Ok(FromVisitor::StopSeeking) => {
                self.stop_seeking(self.attendance.number);
                Ok(())
            }
            Err(refusal) => Err(refusal.into()),
        };
        match done {
            Ok(()) => Ok(()),
            Err(error) => {
                error.log();
                let error = error.body(self.language);
                socket.send(&text(&ToVisitor::Refused { error })).await
            }
        }
    }

    fn stop_seeking(&self, visitor: u64) {
        let now = self.app.world.now();
        let left = self
            .lobby
            .change_queue(|queue| queue.leave(visitor, now, false));
        if left {
            self.lobby.tell(visitor, &ToVisitor::NotWaiting);
        }
    }

    /// Pairs the visitor: with a match that waits for somebody, with others who wait, or later.
    async fn seek(&mut self, mut seek: Seek) -> Result<(), ApiError> {
        let person = self.person.clone().ok_or(HttpRefusal::NotKnown)?;
        if !self.grant.play {
            return Err(AccountRefusal::TokenScope.into());
        }
        if person.bot {
            return Err(PairingRefusal::People.into());
        }
        limit_costly(&self.app, self.address)?;
        must_have_confirmed(&self.app, &person)?;
        let rules = catalog::configure(&seek.spec)?;
        seek.spec = rules.spec();
        if rules.seats() < 2 {
            return Err(PairingRefusal::Alone.into());
        }
        if seek.rated && person.guest {
            return Err(MatchRefusal::RatedAccounts.into());
        }
        // Somebody with several pages open waits once.
        let elsewhere = self.lobby.queue().socket_of(&person.id);
        if let Some(visitor) = elsewhere {
            self.stop_seeking(visitor);
        }
        let now = self.app.world.now();
        let seeker = Seeker {
            visitor: self.attendance.number,
            avoids: self.app.moderation.read(|now| now.avoided_by(&person.id)),
            person,
            since: now,
        };
        let open = List::Public(Status::Open, Some(rules.family().id.to_owned()));
        let open = self.app.store.list(&open, None, PUBLIC).await?;
        for entry in open.into_iter().map(entry).rev() {
            if self.fits(&seek, &seeker, &entry) && self.join(&entry.id).await {
                return Ok(());
            }
        }
        let seats = rules.seats();
        let seen = self.lobby.queue().seen(&seek);
        let asked = seek.clone();
        let group = self
            .lobby
            .change_queue(|queue| queue.ask(asked, seats, seeker, now));
        let Some(group) = group else {
            let since = now;
            let waiting = ToVisitor::Waiting { seek, since, seen };
            self.lobby.tell(self.attendance.number, &waiting);
            return Ok(());
        };
        self.begin(&seek, group).await
    }

    /// A match for people who have just been paired.
    async fn begin(&self, seek: &Seek, group: Vec<Seeker>) -> Result<(), ApiError> {
        let visitors: Vec<u64> = group.iter().map(|seeker| seeker.visitor).collect();
        let by = group[0].person.id.clone();
        let mut seats: Vec<Occupant> = group
            .into_iter()
            .map(|seeker| Occupant::Person(seeker.person))
            .collect();
        SeededDice::new(self.app.world.seed()).shuffle(&mut seats);
        let made = self.app.registry.create(Plan {
            id: self.app.world.new_id(),
            terms: Terms {
                spec: seek.spec.clone(),
                clock: seek.speed.usual_clock(),
                rated: seek.rated,
                public: true,
                takebacks: !seek.rated,
                overlay: false,
            },
            words: vec![None; seats.len()],
            seats,
            by,
            rematch_of: None,
            start: None,
            choices: Vec::new(),
        });
        let made = made.await;
        for visitor in visitors {
            let message = match &made {
                Ok(id) => ToVisitor::Paired { id: id.clone() },
                Err(_) => ToVisitor::NotWaiting,
            };
            self.lobby.tell(visitor, &message);
        }
        made?;
        Ok(())
    }

    /// A match that has just been put up is what the visitor waits for.
    async fn take_if_wanted(&self, entry: &Entry) {
        let number = self.attendance.number;
        let wanted = {
            let queue = self.lobby.queue();
            let wish = queue.seek_of(number);
            wish.is_some_and(|(seek, seeker)| self.fits(seek, seeker, entry))
        };
        if wanted && self.join(&entry.id).await {
            let now = self.app.world.now();
            self.lobby
                .change_queue(|queue| queue.leave(number, now, true));
        }
    }

    /// Whether an open match is what somebody wants, with people who are here.
    fn fits(&self, seek: &Seek, seeker: &Seeker, entry: &Entry) -> bool {
        let Some(card) = &entry.card else {
            return false;
        };
        let welcome = |sitter: &Occupant| match sitter {
            Occupant::Person(person) => {
                person.id != seeker.person.id
                    && !seeker.avoids.contains(&person.id)
                    && self.lobby.is_here(&person.id)
            }
            Occupant::Open => true,
            Occupant::Invited(_) | Occupant::Bot { .. } => false,
        };
        entry.status == Status::Open.name()
            && entry.spec == seek.spec
            && entry.rated == seek.rated
            && card.clock.speed() == seek.speed
            && card.seats.contains(&Occupant::Open)
            && card.seats.iter().all(welcome)
    }

    /// Sits down; others may have been quicker.
    async fn join(&self, id: &str) -> bool {
        let Some(person) = self.person.clone() else {
            return false;
        };
        let joined = self.app.registry.join(id, person, JoinWish::default());
        let joined = joined.await.is_ok();
        if joined {
            let id = id.to_owned();
            self.lobby
                .tell(self.attendance.number, &ToVisitor::Paired { id });
        }
        joined
    }
}

/// Returns once somebody came or went whom the visitor was not told of, and not too soon.
async fn crowd_changed(crowd: &mut watch::Receiver<Crowd>, told: &Crowd, from: Instant) {
    if crowd.wait_for(|now| now != told).await.is_err() {
        return std::future::pending().await;
    }
    tokio::time::sleep_until(from).await;
}
