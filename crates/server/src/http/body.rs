use std::time::Duration;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use serde::de::DeserializeOwned;

use crate::app::App;
use crate::http::error::ApiError;
use crate::http::linger::Linger;
use crate::http::nul;
use crate::http::refusal::HttpRefusal;

/// The longest body that anybody has a reason to send.
pub(crate) const LONGEST_BODY: usize = 16 * 1024;
/// A study is made of whole trees.
pub(crate) const LONGEST_STUDY: usize = 1024 * 1024;
/// What was found about every position of a game.
pub(crate) const LONGEST_REVIEW: usize = 160 * 1024;
/// What a worker found of a game has some kilobytes for each of its positions.
pub(crate) const LONGEST_FINDING: usize = 4 * 1024 * 1024;
/// A body that takes longer to come is not waited for.
const SLOWEST: Duration = Duration::from_secs(10);

/// The longest body that is taken at a path of the API.
pub(crate) fn longest_body(path: &str) -> usize {
    if is_study(path) {
        LONGEST_STUDY
    } else if is_review(path) {
        LONGEST_REVIEW
    } else if path.starts_with("/api/v1/work/") {
        LONGEST_FINDING
    } else {
        LONGEST_BODY
    }
}

/// Whether a path is about studies.
pub(crate) fn is_study(path: &str) -> bool {
    path.starts_with("/api/v1/studies")
}

/// Whether a path is about reviews that are kept.
pub(crate) fn is_review(path: &str) -> bool {
    path.starts_with("/api/v1/me/reviews")
}

/// A JSON body. What can't be read is refused in the reader's language like anything else.
#[derive(Debug)]
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &App) -> Result<Self, ApiError> {
        let (head, body) = request.into_parts();
        let come = Bytes::from_request(Request::from_parts(head.clone(), body), app);
        let Ok(come) = tokio::time::timeout(SLOWEST, come).await else {
            return Err(HttpRefusal::BodySlow.into());
        };
        let unreadable = |error: String| HttpRefusal::BodyUnreadable { error };
        let bytes = come.map_err(|rejection| {
            // One that tells no length may turn out to be too long.
            if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
                if let Some(linger) = head.extensions.get::<Linger>() {
                    linger.want();
                }
                let most = longest_body(head.uri.path());
                return HttpRefusal::BodyTooLarge { most };
            }
            unreadable(rejection.body_text())
        })?;
        if nul::in_json(&bytes) {
            return Err(HttpRefusal::Nul.into());
        }
        let whole = Request::from_parts(head, bytes.into());
        let read = Json::<T>::from_request(whole, app).await;
        let Json(body) = read.map_err(|rejection| unreadable(rejection.body_text()))?;
        Ok(Self(body))
    }
}
