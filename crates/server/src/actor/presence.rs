use std::sync::Arc;

use super::Actor;
use crate::live::ToClient;
use crate::matches::{ClockRules, Millis};
use crate::stream::GameLine;
use crate::view::PresenceView;

/// Who is there, and who was when.
#[derive(Debug, Default)]
pub(super) struct Presence {
    /// When each seat's player was last seen, connected or doing something.
    seen: Vec<Millis>,
    /// What everybody was told.
    online: Vec<bool>,
    watchers: usize,
}

impl Actor {
    /// Somebody came or went: those who listen are told whose connection is there.
    pub(super) fn look_around(&mut self, newcomer: bool) {
        self.listeners
            .retain(|listener| !listener.messages.is_closed());
        let (online, watchers) = (self.online(), self.watchers());
        let now = self.hall.time.now();
        // Whoever has not been seen since the match was loaded is counted from then on: time without
        // a server is nobody's absence.
        self.presence.seen.resize(online.len(), now);
        for (seat, seen) in self.presence.seen.iter_mut().enumerate() {
            if online[seat] || self.presence.online.get(seat) == Some(&true) {
                *seen = now;
            }
        }
        let changed = self.presence.online != online;
        self.presence.online = online;
        self.presence.watchers = watchers;
        if changed {
            let (message, line) = self.presence_messages();
            self.pass_on(&message, &line, |_, _| true);
        } else if let (true, Some(newest)) = (newcomer, self.listeners.last()) {
            let (message, line) = self.presence_messages();
            newest.hear(&message, &line);
        }
    }

    /// Somebody did something, and so is there.
    pub(super) fn note_seen(&mut self, player: &str) {
        let now = self.hall.time.now();
        self.presence.seen.resize(self.state.seats.len(), now);
        for seat in self.state.seats_of(player) {
            self.presence.seen[seat] = now;
        }
    }

    /// For how long the player to move has been away.
    pub(super) fn away(&self) -> Millis {
        let Some(seat) = self.state.turn() else {
            return 0;
        };
        if self.online()[seat] {
            return 0;
        }
        let now = self.hall.time.now();
        match self.state.terms.clock {
            // This may be long: a match nobody looks at is not in memory.
            ClockRules::None => now - self.state.updated_at,
            _ => now - self.presence.seen.get(seat).copied().unwrap_or(now),
        }
    }

    pub(super) fn who_is_there(&self) -> PresenceView {
        PresenceView {
            online: self.online(),
            watchers: self.watchers(),
        }
    }

    fn presence_messages(&self) -> (Arc<str>, Arc<str>) {
        let (online, watchers) = (self.presence.online.clone(), self.presence.watchers);
        let line = GameLine::Presence {
            online: online.clone(),
            watchers,
        };
        (ToClient::Presence { online, watchers }.text(), line.text())
    }

    fn online(&self) -> Vec<bool> {
        let listens = |player: &str| {
            let mut listeners = self.listeners.iter();
            listeners.any(|listener| listener.player.as_deref() == Some(player))
        };
        let seats = 0..self.state.seats.len();
        seats
            .map(|seat| match self.state.person(seat) {
                Some(person) => listens(&person.id),
                None => matches!(
                    self.state.seats[seat].sitter,
                    crate::matches::Sitter::Bot { .. }
                ),
            })
            .collect()
    }

    fn watchers(&self) -> usize {
        let plays = |player: &str| self.state.seats_of(player).next().is_some();
        let listeners = self.listeners.iter();
        listeners
            .filter(|listener| !listener.player.as_deref().is_some_and(plays))
            .count()
    }
}
