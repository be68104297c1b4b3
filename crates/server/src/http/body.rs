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
/// A body that takes longer to come is not waited for.
const SLOWEST: Duration = Duration::from_secs(10);

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
                return HttpRefusal::BodyTooLarge { most: LONGEST_BODY };
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
