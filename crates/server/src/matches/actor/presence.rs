use std::sync::Arc;

use protocol::{ClockRules, GameLine, Millis, PresenceView, ToClient};

use super::Actor;
use crate::live::messages::text;
use crate::live::stream::line_text;

/// Who is there, and who was when.
#[derive(Debug, Default)]
pub(super) struct Presence {
    /// When each seat's player was last seen, connected or doing something.
    seen: Vec<Millis>,
    /// What everybody was told.
    online: Vec<bool>,
    watchers: usize,
    claim_at: Option<Millis>,
}

impl Actor {
    /// Somebody came or went: those who listen are told whose connection is there.
    pub(super) fn update_presence(&mut self, newcomer: bool) {
        self.listeners
            .retain(|listener| !listener.messages.is_closed());
        let (online, watchers) = (self.online(), self.watchers());
        let now = self.registry.world.now();
        // Whoever has not been seen since the match was loaded is counted from then on: time without
        // a server is nobody's absence.
        self.presence.seen.resize(online.len(), now);
        for (seat, seen) in self.presence.seen.iter_mut().enumerate() {
            if online[seat] || self.presence.online.get(seat) == Some(&true) {
                *seen = now;
            }
        }
        let claim_at = self.claim_at();
        let changed = self.presence.online != online || self.presence.claim_at != claim_at;
        self.presence.online = online;
        self.presence.watchers = watchers;
        self.presence.claim_at = claim_at;
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
        let now = self.registry.world.now();
        self.presence.seen.resize(self.state.seats.len(), now);
        for seat in self.state.seats_of(player) {
            self.presence.seen[seat] = now;
        }
    }

    /// For how long the player to move has been away.
    pub(super) fn away(&self) -> Millis {
        let away = self.away_since();
        away.map_or(0, |since| self.registry.world.now() - since)
    }

    /// Since when the player to move is away, if so.
    fn away_since(&self) -> Option<Millis> {
        let seat = self.state.turn().filter(|&seat| !self.online()[seat])?;
        if self.state.terms.clock == ClockRules::None {
            // This may be long: a match nobody looks at is not in memory.
            return Some(self.state.updated_at);
        }
        // Whoever went away while others thought has not kept anybody waiting yet.
        let seen = *self.presence.seen.get(seat)?;
        Some(seen.max(self.state.turn_began()))
    }

    pub(super) fn who_is_there(&self) -> PresenceView {
        PresenceView {
            online: self.online(),
            watchers: self.watchers(),
        }
    }

    /// From when on the others need not wait any longer for the player to move.
    fn claim_at(&self) -> Option<Millis> {
        Some(self.away_since()? + self.state.grace()?)
    }

    fn presence_messages(&self) -> (Arc<str>, Arc<str>) {
        let now = self.registry.world.now();
        let (online, watchers) = (self.presence.online.clone(), self.presence.watchers);
        let claim_in_ms = self.presence.claim_at.map(|at| (at - now).max(0));
        let line = GameLine::Presence {
            online: online.clone(),
            watchers,
            claim_in_ms,
        };
        let message = ToClient::Presence {
            online,
            watchers,
            claim_in_ms,
        };
        (text(&message), line_text(&line))
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
                    crate::matches::Occupant::Bot { .. }
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
