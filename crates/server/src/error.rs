use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use texts::{Language, Message};
use utoipa::ToSchema;

use crate::TEXTS;

/// Why a request was refused, for programs and for people.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Refused {
    /// For programs; never changes.
    pub code: String,
    /// For people, in the language asked for.
    pub message: String,
    /// The number of the match's last event, if it is about a match.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seq: Option<i64>,
    /// How many moves were made in it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ply: Option<usize>,
}

/// A refusal on its way out of a handler.
#[derive(Clone, Debug)]
pub(crate) struct ApiError {
    pub(crate) message: Message,
    pub(crate) language: Language,
    pub(crate) at: Option<(i64, usize)>,
    pub(crate) retry_after: Option<u64>,
}

pub(crate) fn refuse(code: &'static str) -> Message {
    Message::new(&TEXTS, code)
}

impl ApiError {
    pub(crate) const fn new(message: Message, language: Language) -> Self {
        Self {
            message,
            language,
            at: None,
            retry_after: None,
        }
    }

    pub(crate) fn body(&self) -> Refused {
        Refused {
            code: self.message.code().to_owned(),
            message: self.message.sentence(self.language),
            seq: self.at.map(|(seq, _)| seq),
            ply: self.at.map(|(_, ply)| ply),
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = (status(self.message.code()), Json(self.body())).into_response();
        if let Some(seconds) = self.retry_after {
            response
                .headers_mut()
                .insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

/// What HTTP calls a refusal. Whatever is not named here is a request that makes no sense as it
/// stands: a move against the rules, an unknown game.
fn status(code: &str) -> StatusCode {
    match code {
        "match-not-found" | "not-found" | "player-not-found" | "analysis-not-found" => {
            StatusCode::NOT_FOUND
        }
        "match-not-yours"
        | "match-not-invited"
        | "match-rated-accounts"
        | "origin-foreign"
        | "analysis-live-rated"
        | "token-scope"
        | "chat-guests"
        | "chat-not-for-you" => StatusCode::FORBIDDEN,
        "log-in-first" | "wrong-password" | "token-unknown" => StatusCode::UNAUTHORIZED,
        "match-stale"
        | "match-not-your-turn"
        | "match-over"
        | "match-not-over"
        | "match-not-open"
        | "match-not-live"
        | "match-joined-already"
        | "match-seat-taken"
        | "match-offered-already"
        | "match-nothing-offered"
        | "claim-nobody-away"
        | "claim-too-early"
        | "match-too-late-to-abort"
        | "match-rematched-already"
        | "store-conflict"
        | "name-taken" => StatusCode::CONFLICT,
        "too-many-requests" | "too-many-sockets" | "analysis-busy" | "analysis-one"
        | "analysis-quota" => StatusCode::TOO_MANY_REQUESTS,
        "server-restarts" | "store-broken" | "store-lost" => StatusCode::SERVICE_UNAVAILABLE,
        "body-unreadable" => StatusCode::BAD_REQUEST,
        "body-slow" => StatusCode::REQUEST_TIMEOUT,
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    }
}
