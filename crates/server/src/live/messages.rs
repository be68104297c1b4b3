use std::sync::Arc;

use protocol::{Event, FromClient, MatchUpdate, MatchView, Millis, ToClient, Words};

use serde::de::DeserializeOwned;

use crate::http::nul;
use crate::http::refusal::HttpRefusal;
use crate::matches::Action;

/// What a client wants.
pub(super) enum LiveRequest {
    Do(Action),
    Say(Words),
}

/// A message as it goes over the wire.
pub(crate) fn text(message: &ToClient) -> Arc<str> {
    serde_json::to_string(message).unwrap_or_default().into()
}

/// Something that happened; with the last of several moves, perhaps what they changed.
pub(crate) fn event(seq: i64, at: Millis, event: Event, update: Option<MatchUpdate>) -> Arc<str> {
    let event = Box::new(event);
    let update = update.map(Box::new);
    text(&ToClient::Event {
        seq,
        at,
        event,
        update,
    })
}

pub(crate) fn state(state: MatchView) -> Arc<str> {
    let state = Box::new(state);
    text(&ToClient::State { state })
}

/// A message that came over the wire.
pub(super) fn read<T: DeserializeOwned>(said: &str) -> Result<T, HttpRefusal> {
    if nul::in_json(said.as_bytes()) {
        return Err(HttpRefusal::Nul);
    }
    serde_json::from_str(said).map_err(|error| {
        let error = error.to_string();
        HttpRefusal::MessageUnreadable { error }
    })
}

/// The client's mark and what it wants; nothing if it only wants to know that we are there.
pub(super) fn wish(message: FromClient) -> Option<(String, LiveRequest)> {
    Some(match message {
        FromClient::Ping => return None,
        FromClient::Move { ply, text, client } => {
            let what = Action::Move {
                ply,
                text,
                client: Some(client.clone()),
            };
            (client, LiveRequest::Do(what))
        }
        FromClient::Resign { client } => (client, LiveRequest::Do(Action::Resign)),
        FromClient::OfferDraw { client } => (client, LiveRequest::Do(Action::OfferDraw)),
        FromClient::DeclineDraw { client } => (client, LiveRequest::Do(Action::DeclineDraw)),
        FromClient::TakeHint { client } => (client, LiveRequest::Do(Action::TakeHint)),
        FromClient::AskTakeback { client } => (client, LiveRequest::Do(Action::AskTakeback)),
        FromClient::DeclineTakeback { client } => {
            (client, LiveRequest::Do(Action::DeclineTakeback))
        }
        FromClient::Abort { client } => (client, LiveRequest::Do(Action::Abort)),
        FromClient::DeclineInvitation { client } => {
            (client, LiveRequest::Do(Action::DeclineInvitation))
        }
        // How long the player has been away is for the match to say.
        FromClient::Claim { client } => (client, LiveRequest::Do(Action::Claim { away: 0 })),
        FromClient::Say { words, client } => (client, LiveRequest::Say(words)),
        FromClient::Rematch { client } => (
            client,
            LiveRequest::Do(Action::Rematch { id: String::new() }),
        ),
    })
}
