use std::sync::Arc;
use std::sync::atomic::Ordering;

use texts::Language;
use tokio::sync::mpsc;

use super::Actor;
use crate::live::lag::Lag;
use crate::live::messages;
use crate::live::stream::{game_full, game_state};
use crate::matches::view::{match_update, match_view};
use crate::matches::{Event, Millis, Phase, State};

/// Somebody who listens. Whoever reads too slowly is dropped, and comes back by number.
#[derive(Clone, Debug)]
pub(crate) struct Listener {
    pub(crate) messages: mpsc::Sender<Arc<str>>,
    pub(crate) language: Language,
    pub(crate) manner: Transport,
    /// Who it is, if known.
    pub(crate) player: Option<String>,
    /// Whether what is said should be told too.
    pub(crate) chat: bool,
    /// How long its messages are on their way.
    pub(crate) lag: Lag,
}

/// How somebody listens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Transport {
    /// By a socket: every event, and the state after it, perhaps with what to draw; in brief, moves come with what
    /// they changed instead.
    Socket { scenes: bool, brief: bool },
    /// By a stream of lines for programs: the state after every change.
    Stream,
}

/// In which language somebody listens, and by what.
type ListenerKind = (Language, Transport);
type Messages = Vec<Arc<str>>;

impl Listener {
    /// Tells a listener something in its manner; false if it does not listen fast enough.
    pub(super) fn hear(&self, message: &Arc<str>, line: &Arc<str>) -> bool {
        let heard = match self.manner {
            Transport::Socket { .. } => message,
            Transport::Stream => line,
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
        let over = matches!(self.state.phase, Phase::Over(_));
        // All who listen alike are told the same, which is written once.
        let mut by_kind: Vec<(ListenerKind, Messages)> = Vec::new();
        let listeners = std::mem::take(&mut self.listeners);
        let told = listeners.into_iter().filter(|listener| {
            let kind = (listener.language, listener.manner);
            let index = by_kind.iter().position(|(other, _)| *other == kind);
            let index = index.unwrap_or_else(|| {
                by_kind.push((kind, self.news(events, now, kind.0, kind.1)));
                by_kind.len() - 1
            });
            let mut messages = by_kind[index].1.iter();
            let all =
                messages.all(|message| listener.messages.try_send(Arc::clone(message)).is_ok());
            self.note_slow(all || listener.messages.is_closed());
            // A stream ends with its match.
            all && !(over && listener.manner == Transport::Stream)
        });
        let told = told.collect();
        self.listeners = told;
    }

    /// What happened and how the match now stands, as somebody hears it who listens in this manner.
    fn news(
        &self,
        events: &[Event],
        now: Millis,
        language: Language,
        manner: Transport,
    ) -> Messages {
        let Transport::Socket { brief, .. } = manner else {
            return vec![self.state_message(language, manner)];
        };
        let is_move = |event: &Event| matches!(event, Event::Moved { .. });
        // Without an event something else about the match has changed, such as a name.
        let brief = brief && !events.is_empty() && events.iter().all(is_move);
        let first = self.state.seq - events.len() as i64 + 1;
        let numbered = events.iter().zip(first..);
        let mut messages: Messages = numbered
            .map(|(event, seq)| {
                let last = brief && seq == self.state.seq;
                let update = last.then(|| match_update(&self.state, now, events.len()));
                messages::event(seq, now, event.clone(), update)
            })
            .collect();
        if !brief {
            messages.push(self.state_message(language, manner));
        }
        messages
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
            self.registry.metrics.slow.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// What a listener is told at first.
    pub(super) fn first_message(&self, listener: &Listener) -> Arc<str> {
        match listener.manner {
            Transport::Socket { .. } => self.state_message(listener.language, listener.manner),
            Transport::Stream => {
                let now = self.registry.world.now();
                let player = listener.player.as_deref();
                game_full(&self.state, now, listener.language, player)
            }
        }
    }

    fn state_message(&self, language: Language, manner: Transport) -> Arc<str> {
        let now = self.registry.world.now();
        match manner {
            Transport::Socket { scenes, .. } => {
                messages::state(match_view(&self.state, now, language, scenes))
            }
            Transport::Stream => game_state(&self.state, now, language),
        }
    }
}
