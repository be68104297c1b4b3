use axum::Json;
use axum::body::{Body, to_bytes};
use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use catalog::Refusal;
use protocol::Refused;
use store::StoreError;
use texts::Language;

use crate::analysis::AnalysisRefusal;
use crate::http::language::asked_for;
use crate::http::refusal::HttpRefusal;
use crate::http::status::HttpStatus;
use crate::jobs::WorkRefusal;
use crate::live::lobby::pairing::PairingRefusal;
use crate::matches::MatchRefusal;
use crate::matches::registry::{CommandError, CommandRefused};
use crate::people::chat::ChatRefusal;
use crate::people::moderation::ModerationRefusal;
use crate::people::passkeys::PasskeyRefusal;
use crate::people::refusal::AccountRefusal;
use crate::study::{StudyRefusal, StudyRefused};

texts::refusals! { crate::TEXTS;
    /// Why a request is refused, whichever layer says so.
    pub(crate) enum ApiError {}
    from {
        /// It can't be read, or not now.
        Http(HttpRefusal),
        /// Who asks may not.
        Account(AccountRefusal),
        /// A passkey is not made, or opens nothing.
        Passkey(PasskeyRefusal),
        /// A match was asked to do something and does not.
        Command(CommandRefused),
        /// A match does not have what was asked for.
        Match(MatchRefusal),
        /// What was said is not passed on.
        Chat(ChatRefusal),
        /// Somebody is not paired.
        Pairing(PairingRefusal),
        /// Nothing is done about somebody.
        Moderation(ModerationRefusal),
        /// A position is not analysed.
        Analysis(AnalysisRefusal),
        /// Something does not happen in a study.
        Study(StudyRefused),
        /// A worker gets nothing, or what it brings is not taken.
        Work(WorkRefusal),
        /// It is against the rules of a game.
        Rules(Refusal),
        /// The database failed.
        Store(StoreError),
    }
}

impl ApiError {
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Self::Http(refusal) => refusal.status(),
            Self::Account(refusal) => refusal.status(),
            Self::Work(refusal) => refusal.status(),
            Self::Passkey(refusal) => refusal.status(),
            Self::Command(refused) => refused.why.status(),
            Self::Match(refusal) => refusal.status(),
            Self::Chat(refusal) => refusal.status(),
            Self::Pairing(refusal) => refusal.status(),
            Self::Moderation(refusal) => refusal.status(),
            Self::Analysis(refusal) => refusal.status(),
            Self::Study(refused) => refused.why.status(),
            Self::Rules(refusal) => refusal.status(),
            Self::Store(error) => error.status(),
        }
    }

    /// In how many seconds it is worth asking again.
    pub(crate) const fn retry_after(&self) -> Option<u64> {
        match self {
            Self::Http(refusal) => refusal.retry_after(),
            Self::Command(refused) => refused.why.retry_after(),
            Self::Chat(refusal) => refusal.retry_after(),
            Self::Work(refusal) => refusal.retry_after(),
            Self::Analysis(refusal) => refusal.retry_after(),
            Self::Account(refusal)
            | Self::Study(StudyRefused {
                why: StudyRefusal::Account(refusal),
                ..
            }) => refusal.retry_after(),
            Self::Study(_)
            | Self::Passkey(_)
            | Self::Moderation(_)
            | Self::Match(_)
            | Self::Pairing(_)
            | Self::Rules(_)
            | Self::Store(_) => None,
        }
    }

    /// Tells the log what the database said; whoever asked is only told that it failed.
    pub(crate) fn log(&self) {
        let (Self::Store(error)
        | Self::Study(StudyRefused {
            why: StudyRefusal::Store(error),
            ..
        })
        | Self::Command(CommandRefused {
            why: CommandError::Store(error),
            ..
        })) = self
        else {
            return;
        };
        if let Some(detail) = error.detail() {
            tracing::warn!(detail, "the database failed");
        }
    }

    /// What the reader is told.
    pub(crate) fn body(&self, language: Language) -> Refused {
        let at = match self {
            Self::Command(refused) => refused.at,
            _ => None,
        };
        Refused {
            code: self.code().to_owned(),
            message: self.message().sentence(language),
            seq: match self {
                Self::Study(refused) => refused.seq,
                _ => at.map(|at| at.seq),
            },
            ply: at.map(|at| at.ply),
        }
    }
}

impl From<CommandError> for ApiError {
    fn from(why: CommandError) -> Self {
        Self::Command(why.into())
    }
}

impl From<StudyRefusal> for ApiError {
    fn from(why: StudyRefusal) -> Self {
        Self::Study(why.into())
    }
}

/// In English; [`in_readers_language`] says it again for whoever reads another language.
impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        self.log();
        let body = Json(self.body(Language::English));
        let mut response = (self.status(), body).into_response();
        if let Some(seconds) = self.retry_after() {
            let headers = response.headers_mut();
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response.extensions_mut().insert(self);
        response
    }
}

/// Says what is refused in the language that the request asks for. The one place where refusals become
/// words, so that nobody else has to know who reads them.
pub(crate) async fn in_readers_language(request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let language = asked_for(&parts);
    let mut response = next.run(Request::from_parts(parts, body)).await;
    match response.extensions_mut().remove::<ApiError>() {
        Some(error) if language != Language::English => {
            let said = serde_json::to_vec(&error.body(language)).unwrap_or_default();
            *response.body_mut() = Body::from(said);
            response.headers_mut().remove(header::CONTENT_LENGTH);
            response
        }
        _ => response,
    }
}

/// What is refused before any handler of ours is asked, an unreadable query or a method that is not
/// served, is answered in words like everything else.
pub(crate) async fn explain_rejection(request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    let said = response.headers().get(header::CONTENT_TYPE);
    let ours = said.is_some_and(|kind| kind == "application/json");
    if ours || !response.status().is_client_error() {
        return response;
    }
    let (head, body) = response.into_parts();
    let refusal = if head.status == StatusCode::METHOD_NOT_ALLOWED {
        HttpRefusal::MethodNotAllowed
    } else {
        let detail = to_bytes(body, LONGEST_DETAIL).await.unwrap_or_default();
        let error = String::from_utf8_lossy(&detail).into_owned();
        HttpRefusal::RequestUnreadable { error }
    };
    let mut answer = ApiError::from(refusal).into_response();
    *answer.status_mut() = head.status;
    for name in [header::ALLOW, header::UPGRADE] {
        if let Some(value) = head.headers.get(&name) {
            answer.headers_mut().insert(name, value.clone());
        }
    }
    answer
}

/// More than anybody says about what can't be read.
const LONGEST_DETAIL: usize = 4096;
