//! The lobby: who is here, what is open, what goes on, and who waits to be paired. What happens to public
//! matches as a whole is told to everybody here; of a move only its players hear, wherever they are.

pub(crate) mod pairing;
pub(crate) mod visit;

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::{Entry, Event, Here, Millis, Occupant, OwnMatch, Person, SeekView, ToVisitor};
use serde::{Deserialize, Serialize};
use store::Summary;
use tokio::sync::{broadcast, mpsc, watch};

use crate::matches::State;
use crate::matches::summary::{entry, entry_now};
use pairing::PairingQueue;

/// Whoever falls behind by more than this is told everything anew.
const BACKLOG: usize = 256;
/// Not more names are told: nobody reads more.
const NAMES: usize = 200;

/// Where visitors meet. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Lobby(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    visitors: Mutex<Visitors>,
    queue: Mutex<PairingQueue>,
    public: broadcast::Sender<Arc<PublicNews>>,
    crowd: watch::Sender<Crowd>,
}

/// What changes when somebody comes, goes, or begins or ceases to wait.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Crowd {
    here: Here,
    seeks: Vec<SeekView>,
}

/// What became of a match.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct LobbyNews {
    entry: Entry,
    bot_to_move: bool,
    /// Whether everybody here should know.
    public: bool,
}

/// Something happened to a public match as a whole.
#[derive(Debug)]
pub(crate) struct PublicNews {
    entry: Entry,
    text: Arc<str>,
}

#[derive(Debug, Default)]
struct Visitors {
    last: u64,
    sockets: BTreeMap<u64, Visitor>,
    /// The sockets of each person.
    of: HashMap<String, Vec<u64>>,
}

#[derive(Debug)]
struct Visitor {
    person: Option<Person>,
    inbox: mpsc::Sender<Arc<str>>,
}

impl Default for Lobby {
    fn default() -> Self {
        Self(Arc::new(Inner {
            visitors: Mutex::default(),
            queue: Mutex::default(),
            public: broadcast::Sender::new(BACKLOG),
            crowd: watch::Sender::default(),
        }))
    }
}

impl Lobby {
    /// Tells those whom it concerns what has become of a match.
    pub(crate) fn publish(&self, state: &State, events: &[Event]) {
        let public = state.terms.public
            && self.0.public.receiver_count() > 0
            && events.iter().any(is_about_all);
        let seats = state.seats.iter().map(|seat| &seat.sitter);
        if public || !self.visiting_players(seats).is_empty() {
            self.hear(&LobbyNews::of(state, events));
        }
    }

    /// Tells those whom it concerns, wherever the match is played.
    pub(crate) fn hear(&self, news: &LobbyNews) {
        let entry = &news.entry;
        let seats = entry.card.iter().flat_map(|card| &card.seats);
        for (person, inbox) in self.visiting_players(seats) {
            let entry = Box::new(news.own_match(&person));
            // Whoever does not read is let go by the socket, and comes back.
            let _ = inbox.try_send(text(&ToVisitor::OwnMatch { entry }));
        }
        if news.public && self.0.public.receiver_count() > 0 {
            let entry = entry.clone();
            let text = text(&ToVisitor::Match {
                entry: Box::new(entry.clone()),
            });
            let _ = self.0.public.send(Arc::new(PublicNews { entry, text }));
        }
    }

    /// Whether somebody has a page open.
    fn is_here(&self, player: &str) -> bool {
        self.visitors().of.contains_key(player)
    }

    /// Says something to one visitor.
    fn tell(&self, visitor: u64, message: &ToVisitor) {
        let inbox = self
            .visitors()
            .sockets
            .get(&visitor)
            .map(|one| one.inbox.clone());
        if let Some(inbox) = inbox {
            let _ = inbox.try_send(text(message));
        }
    }

    fn enter(&self, person: Option<Person>, inbox: mpsc::Sender<Arc<str>>) -> u64 {
        let mut visitors = self.visitors();
        visitors.last += 1;
        let number = visitors.last;
        if let Some(person) = &person {
            let own = visitors.of.entry(person.id.clone()).or_default();
            own.push(number);
        }
        let visitor = Visitor { person, inbox };
        visitors.sockets.insert(number, visitor);
        self.count(&visitors);
        number
    }

    fn leave(&self, visitor: u64, now: Millis) {
        let mut visitors = self.visitors();
        let gone = visitors.sockets.remove(&visitor);
        if let Some(person) = gone.and_then(|gone| gone.person)
            && let Some(own) = visitors.of.get_mut(&person.id)
        {
            own.retain(|&number| number != visitor);
            if own.is_empty() {
                visitors.of.remove(&person.id);
            }
        }
        self.count(&visitors);
        drop(visitors);
        self.change_queue(|queue| queue.leave(visitor, now, false));
    }

    /// Changes who waits, and tells everybody.
    fn change_queue<T>(&self, change: impl FnOnce(&mut PairingQueue) -> T) -> T {
        let mut queue = self.queue();
        let changed = change(&mut queue);
        let seeks = queue.view();
        self.0.crowd.send_if_modified(|crowd| {
            let news = crowd.seeks != seeks;
            crowd.seeks = seeks;
            news
        });
        changed
    }

    fn count(&self, visitors: &Visitors) {
        let here = visitors.here();
        self.0.crowd.send_if_modified(|crowd| {
            let news = crowd.here != here;
            crowd.here = here;
            news
        });
    }

    /// The players of a match, and those who are asked to play, wherever they are.
    fn visiting_players<'a>(
        &self,
        seats: impl Iterator<Item = &'a Occupant>,
    ) -> Vec<(Person, mpsc::Sender<Arc<str>>)> {
        let visitors = self.visitors();
        let mut found: Vec<(Person, mpsc::Sender<Arc<str>>)> = Vec::new();
        for sitter in seats {
            let (Occupant::Person(person) | Occupant::Invited(person)) = sitter else {
                continue;
            };
            if found.iter().any(|(other, _)| other.id == person.id) {
                continue;
            }
            for number in visitors.of.get(&person.id).into_iter().flatten() {
                if let Some(visitor) = visitors.sockets.get(number) {
                    found.push((person.clone(), visitor.inbox.clone()));
                }
            }
        }
        found
    }

    fn visitors(&self) -> MutexGuard<'_, Visitors> {
        let visitors = self.0.visitors.lock();
        visitors.unwrap_or_else(PoisonError::into_inner)
    }

    fn queue(&self) -> MutexGuard<'_, PairingQueue> {
        self.0.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Visitors {
    /// Programs are not here, they only listen.
    fn here(&self) -> Here {
        let mut names = Vec::new();
        let mut people = 0;
        for (number, visitor) in &self.sockets {
            match &visitor.person {
                None => people += 1,
                Some(person) if person.bot => {}
                Some(person) => {
                    // Somebody with several pages open is one person.
                    if self.of.get(&person.id).and_then(|own| own.first()) != Some(number) {
                        continue;
                    }
                    people += 1;
                    if !person.guest {
                        names.push(person.name.clone());
                    }
                }
            }
        }
        names.sort_by_cached_key(|name| name.to_lowercase());
        names.truncate(NAMES);
        Here { people, names }
    }
}

/// Whether an event changes which list a match stands in, or who plays.
const fn is_about_all(event: &Event) -> bool {
    matches!(
        event,
        Event::Created { .. } | Event::Joined { .. } | Event::Started | Event::Over(_)
    )
}

impl LobbyNews {
    /// What these events, after which the match stands so, mean to the lobby.
    pub(crate) fn of(state: &State, events: &[Event]) -> Self {
        Self {
            entry: entry_now(state),
            bot_to_move: state.bot_to_move().is_some(),
            public: state.terms.public && events.iter().any(is_about_all),
        }
    }

    fn own_match(&self, person: &Person) -> OwnMatch {
        own_match(self.entry.clone(), self.bot_to_move, person)
    }
}

/// A match that was kept as one of its players sees it in a list.
fn kept_match(summary: Summary, person: &Person) -> OwnMatch {
    let bot_to_move = summary.bot_to_move;
    own_match(entry(summary), bot_to_move, person)
}

/// A match as one of its players sees it in a list.
fn own_match(entry: Entry, bot_to_move: bool, person: &Person) -> OwnMatch {
    let seats = entry.card.as_ref().map_or(&[][..], |card| &card.seats);
    let turn = entry.turn.and_then(|turn| seats.get(turn as usize));
    let sits = |sitter: &Occupant| matches!(sitter, Occupant::Person(one) if one.id == person.id);
    let kept = |sitter: &Occupant| matches!(sitter, Occupant::Invited(one) if one.id == person.id);
    OwnMatch {
        your_turn: !bot_to_move && turn.is_some_and(sits),
        invited: seats.iter().any(kept),
        entry,
    }
}

/// A message as it goes over the wire.
fn text(message: &ToVisitor) -> Arc<str> {
    serde_json::to_string(message).unwrap_or_default().into()
}
