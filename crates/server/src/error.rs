use axum::Json;
use axum::body::to_bytes;
use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use texts::{Language, Message};
use utoipa::ToSchema;

use crate::TEXTS;
use crate::language::asked_for;

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
        let status = status(self.message.code());
        let mut response = (status, Json(self.body())).into_response();
        let patience = (status == StatusCode::TOO_MANY_REQUESTS).then_some(PATIENCE);
        if let Some(seconds) = self.retry_after.or(patience) {
            response
                .headers_mut()
                .insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}

/// What is refused before any handler of ours is asked, an unreadable query or a method that is not
/// served, is answered in words like everything else.
pub(crate) async fn in_words(request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let language = asked_for(&parts);
    let response = next.run(Request::from_parts(parts, body)).await;
    let said = response.headers().get(header::CONTENT_TYPE);
    let ours = said.is_some_and(|kind| kind == "application/json");
    if ours || !response.status().is_client_error() {
        return response;
    }
    let (head, body) = response.into_parts();
    let message = if head.status == StatusCode::METHOD_NOT_ALLOWED {
        refuse("method-not-allowed")
    } else {
        let detail = to_bytes(body, LONGEST_DETAIL).await.unwrap_or_default();
        let detail = String::from_utf8_lossy(&detail).into_owned();
        refuse("request-unreadable").with("error", detail)
    };
    let mut answer = ApiError::new(message, language).into_response();
    *answer.status_mut() = head.status;
    for name in [header::ALLOW, header::UPGRADE] {
        if let Some(value) = head.headers.get(&name) {
            answer.headers_mut().insert(name, value.clone());
        }
    }
    answer
}

/// Who asks too often is told to come again in so many seconds, where nobody knows better.
const PATIENCE: u64 = 10;

/// More than anybody says about what can't be read.
const LONGEST_DETAIL: usize = 4096;

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
        "log-in-first" | "not-known" | "wrong-password" | "token-unknown" => {
            StatusCode::UNAUTHORIZED
        }
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
        "match-broken" => StatusCode::INTERNAL_SERVER_ERROR,
        "server-restarts" | "store-broken" | "store-lost" => StatusCode::SERVICE_UNAVAILABLE,
        "body-unreadable" | "page-unknown" => StatusCode::BAD_REQUEST,
        "body-slow" => StatusCode::REQUEST_TIMEOUT,
        _ => StatusCode::UNPROCESSABLE_ENTITY,
    }
}
