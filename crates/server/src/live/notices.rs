//! What happens to matches as a whole, for those who wait for it: programs that take challenges.

use std::sync::Arc;

use protocol::{Card, ClockRules, Event, EventLine, Occupant, Person, TableView};
use serde::{Deserialize, Serialize};
use store::Summary;
use tokio::sync::broadcast;

use crate::matches::{Phase, State};
use crate::people::directory::Directory;

/// Whoever falls behind by more than this is told everything anew.
const BACKLOG: usize = 1_024;

/// Where notices are put up.
#[derive(Clone, Debug)]
pub(crate) struct Notices(broadcast::Sender<Arc<Notice>>);

/// Something happened to a match as a whole.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Notice {
    occasion: Occasion,
    table: Table,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Occasion {
    Challenge,
    Declined,
    Withdrawn,
    Start,
    Finish,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct Table {
    id: String,
    spec: String,
    rated: bool,
    public: bool,
    clock: ClockRules,
    seats: Vec<Occupant>,
}

impl Default for Notices {
    fn default() -> Self {
        Self(broadcast::Sender::new(BACKLOG))
    }
}

impl Notices {
    pub(crate) fn listen(&self) -> broadcast::Receiver<Arc<Notice>> {
        self.0.subscribe()
    }

    /// Puts up what these events, after which the match stands so, mean to those who wait.
    pub(crate) fn publish(&self, state: &State, events: &[Event]) {
        if self.0.receiver_count() > 0 {
            for notice in Notice::about(state, events) {
                self.put_up(notice);
            }
        }
    }

    /// Puts up a notice.
    pub(crate) fn put_up(&self, notice: Notice) {
        // Nobody listens: then nobody needs it.
        let _ = self.0.send(Arc::new(notice));
    }
}

impl Notice {
    /// What these events, after which the match stands so, mean to those who wait.
    pub(crate) fn about(state: &State, events: &[Event]) -> Vec<Self> {
        let mut notices = Vec::new();
        let declined = |event: &Event| matches!(event, Event::InvitationDeclined { .. });
        for event in events {
            let occasion = match event {
                Event::Created { .. } if state.phase == Phase::Open => Occasion::Challenge,
                Event::Started => Occasion::Start,
                Event::Over(_) if events.iter().any(declined) => Occasion::Declined,
                Event::Over(_) if state.board.is_none() => Occasion::Withdrawn,
                Event::Over(_) => Occasion::Finish,
                _ => continue,
            };
            let table = Table {
                id: state.id.clone(),
                spec: state.terms.spec.clone(),
                rated: state.terms.rated,
                public: state.terms.public,
                clock: state.terms.clock,
                seats: state.seats.iter().map(|seat| seat.sitter.clone()).collect(),
            };
            notices.push(Self { occasion, table });
        }
        notices
    }

    /// What to tell at first of a match that waits or goes on.
    pub(crate) fn of(summary: Summary) -> Option<Self> {
        let card: Card = serde_json::from_str(&summary.body).ok()?;
        let occasion = match summary.status {
            store::Status::Open => Occasion::Challenge,
            store::Status::Live => Occasion::Start,
            store::Status::Over => return None,
        };
        let table = Table {
            id: summary.id,
            spec: summary.spec,
            rated: summary.rated,
            public: summary.public,
            clock: card.clock,
            seats: card.seats,
        };
        Some(Self { occasion, table })
    }

    /// Whom it names, by id.
    pub(crate) fn people(&self) -> impl Iterator<Item = String> {
        let people = self.table.seats.iter().filter_map(Occupant::person);
        people.map(|person| person.id.clone())
    }

    /// Names them as they are called now.
    pub(crate) fn name(&mut self, directory: &Directory) {
        let people = self.table.seats.iter_mut().filter_map(Occupant::person_mut);
        people.for_each(|person| directory.rename(person));
    }

    /// The line for somebody, if it concerns them.
    pub(crate) fn line_for(&self, person: &Person) -> Option<EventLine> {
        let seats = || self.table.seats.iter();
        let sits =
            |sitter: &Occupant| matches!(sitter, Occupant::Person(one) if one.id == person.id);
        let kept =
            |sitter: &Occupant| matches!(sitter, Occupant::Invited(one) if one.id == person.id);
        let (seated, direct) = (seats().any(sits), seats().any(kept));
        let open = self.table.public && seats().any(|sitter| *sitter == Occupant::Open);
        let may_play = !self.table.rated || !(person.guest || person.bot);
        let view = || TableView {
            id: self.table.id.clone(),
            spec: self.table.spec.clone(),
            rated: self.table.rated,
            clock: self.table.clock,
            seats: self.table.seats.clone(),
            your_seats: (0..self.table.seats.len())
                .filter(|&seat| sits(&self.table.seats[seat]) || kept(&self.table.seats[seat]))
                .collect(),
            direct,
        };
        match self.occasion {
            Occasion::Challenge if !seated && may_play && (direct || open) => {
                Some(EventLine::Challenge { challenge: view() })
            }
            Occasion::Declined if seated => {
                Some(EventLine::ChallengeDeclined { challenge: view() })
            }
            Occasion::Withdrawn if direct => {
                Some(EventLine::ChallengeCanceled { challenge: view() })
            }
            Occasion::Start if seated => Some(EventLine::GameStart { game: view() }),
            Occasion::Finish if seated => Some(EventLine::GameFinish { game: view() }),
            _ => None,
        }
    }
}
