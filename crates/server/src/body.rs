use std::time::Duration;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use serde::de::DeserializeOwned;

use crate::app::App;
use crate::error::{ApiError, refuse};
use crate::language::asked_for;

/// A body that takes longer to come is not waited for.
const SLOWEST: Duration = Duration::from_secs(10);

/// A JSON body. What can't be read is refused in the reader's language like anything else.
#[derive(Debug)]
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, app: &App) -> Result<Self, ApiError> {
        let (parts, body) = request.into_parts();
        let language = asked_for(&parts);
        let request = Request::from_parts(parts, body);
        let read = tokio::time::timeout(SLOWEST, Json::<T>::from_request(request, app));
        let Ok(read) = read.await else {
            return Err(ApiError::new(refuse("body-slow"), language));
        };
        match read {
            Ok(Json(body)) => Ok(Self(body)),
            Err(rejection) => {
                let detail = match &rejection {
                    JsonRejection::JsonDataError(error) => error.body_text(),
                    other => other.body_text(),
                };
                let message = refuse("body-unreadable").with("error", detail);
                Err(ApiError::new(message, language))
            }
        }
    }
}
