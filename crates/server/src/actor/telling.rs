use std::sync::Arc;
use std::sync::atomic::Ordering;

use texts::Language;
use tokio::sync::mpsc;

use super::Actor;
use crate::live::ToClient;
use crate::matches::{Event, Millis, Phase, State};
use crate::stream::{game_full, game_state};
use crate::view::MatchView;

/// Somebody who listens. Whoever reads too slowly is dropped, and comes back by number.
#[derive(Clone, Debug)]
pub(crate) struct Listener {
    pub(crate) messages: mpsc::Sender<Arc<str>>,
    pub(crate) language: Language,
    pub(crate) manner: Manner,
    /// Who it is, if known.
    pub(crate) player: Option<String>,
    /// Whether what is said should be told too.
    pub(crate) chat: bool,
}

/// How somebody listens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Manner {
    /// By a socket: every event, and the state after it, perhaps with what to draw.
    Socket { scenes: bool },
    /// By a stream of lines for programs: the state after every change.
    Stream,
}

impl Listener {
    /// Tells a listener something in its manner; false if it does not listen fast enough.
    pub(super) fn hear(&self, message: &Arc<str>, line: &Arc<str>) -> bool {
        let heard = match self.manner {
            Manner::Socket { .. } => message,
            Manner::Stream => line,
        };
        self.messages.try_send(Arc::clone(heard)).is_ok()
    }
}

impl Actor {
    /// Tells everybody what happened, and how the match now stands.
    pub(super) fn tell(&mut self, events: &[Event], now: Millis) {
        if self.listeners.is_empty() {
            return;
        }
        let first = self.state.seq - events.len() as i64 + 1;
        let events: Vec<Arc<str>> = events
            .iter()
            .zip(first..)
            .map(|(event, seq)| ToClient::event(seq, now, event))
            .collect();
        let over = matches!(self.state.phase, Phase::Over(_));
        let mut states: Vec<((Language, Manner), Arc<str>)> = Vec::new();
        let listeners = std::mem::take(&mut self.listeners);
        let told = listeners.into_iter().filter(|listener| {
            let kind = (listener.language, listener.manner);
            let known = states.iter().find(|(other, _)| *other == kind);
            let state = if let Some((_, state)) = known {
                Arc::clone(state)
            } else {
                let state = self.state_message(kind.0, kind.1);
                states.push((kind, Arc::clone(&state)));
                state
            };
            let (heard, stays) = match listener.manner {
                Manner::Socket { .. } => (&events[..], true),
                // A stream ends with its match.
                Manner::Stream => (&[][..], !over),
            };
            let mut messages = heard.iter().chain([&state]);
            let all =
                messages.all(|message| listener.messages.try_send(Arc::clone(message)).is_ok());
            self.note_slow(all || listener.messages.is_closed());
            all && stays
        });
        let told = told.collect();
        self.listeners = told;
    }

    /// Tells something beside the events to those whom it is for.
    pub(super) fn pass_on(
        &mut self,
        message: &Arc<str>,
        line: &Arc<str>,
        wanted: impl Fn(&State, &Listener) -> bool,
    ) {
        let mut listeners = std::mem::take(&mut self.listeners);
        listeners.retain(|listener| {
            let heard = !wanted(&self.state, listener) || listener.hear(message, line);
            self.note_slow(heard || listener.messages.is_closed());
            heard
        });
        self.listeners = listeners;
    }

    fn note_slow(&self, in_time: bool) {
        if !in_time {
            self.hall.metrics.slow.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// What a listener is told at first.
    pub(super) fn first_message(&self, listener: &Listener) -> Arc<str> {
        match listener.manner {
            Manner::Socket { .. } => self.state_message(listener.language, listener.manner),
            Manner::Stream => {
                let now = self.hall.time.now();
                let player = listener.player.as_deref();
                game_full(&self.state, now, listener.language, player)
            }
        }
    }

    fn state_message(&self, language: Language, manner: Manner) -> Arc<str> {
        let now = self.hall.time.now();
        match manner {
            Manner::Socket { scenes } => {
                ToClient::state(MatchView::of(&self.state, now, language, scenes))
            }
            Manner::Stream => game_state(&self.state, now, language),
        }
    }
}
