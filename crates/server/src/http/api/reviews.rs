//! Reviews that an account keeps with matches: what its pages have found, on whatever device.

use axum::Json;
use axum::extract::{Path, State};
use protocol::{KeptReview, KeptReviewOf, KeptReviews, Refused};

use super::analysis::of_finished;
use crate::app::App;
use crate::http::body::Body;
use crate::http::error::ApiError;
use crate::http::refusal::HttpRefusal;
use crate::people::identity::Account;

/// So many an account keeps, the latest.
const MOST: i64 = 100;
/// As many characters one has at most.
const LONGEST: usize = 128 * 1024;

/// Of which matches I keep a review.
#[utoipa::path(get, path = "/api/v1/me/reviews", operation_id = "reviews", tag = "analysis",
    responses((status = 200, body = KeptReviews), (status = 401, body = Refused)))]
pub(crate) async fn all(
    State(app): State<App>,
    account: Account,
) -> Result<Json<KeptReviews>, ApiError> {
    let kept = app.store.kept_reviews(&account.person.id).await?;
    let of = |(match_id, at)| KeptReviewOf { match_id, at };
    Ok(Json(KeptReviews {
        reviews: kept.into_iter().map(of).collect(),
    }))
}

/// The review that I keep of a match.
#[utoipa::path(get, path = "/api/v1/me/reviews/{id}", operation_id = "review", tag = "analysis",
    params(("id" = String, Path)),
    responses((status = 200, body = KeptReview), (status = 401, body = Refused),
        (status = 404, body = Refused)))]
pub(crate) async fn one(
    State(app): State<App>,
    account: Account,
    Path(id): Path<String>,
) -> Result<Json<KeptReview>, ApiError> {
    let kept = app.store.kept_review(&account.person.id, &id).await?;
    let kept = kept.ok_or(HttpRefusal::NotFound)?;
    Ok(Json(KeptReview {
        match_id: kept.match_id,
        at: kept.at,
        packed: kept.packed,
    }))
}

/// Keep a review of a match that is over, in place of an earlier one; a later one stays. The hundred latest of all are kept. The
/// answer says from when the one is that is kept now.
#[utoipa::path(post, path = "/api/v1/me/reviews", operation_id = "keep_review", tag = "analysis", request_body = KeptReview,
    responses((status = 200, body = KeptReviewOf), (status = 401, body = Refused),
        (status = 404, body = Refused), (status = 409, body = Refused),
        (status = 413, body = Refused), (status = 422, body = Refused)))]
pub(crate) async fn keep(
    State(app): State<App>,
    account: Account,
    Body(told): Body<KeptReview>,
) -> Result<Json<KeptReviewOf>, ApiError> {
    if told.packed.len() > LONGEST {
        return Err(HttpRefusal::ReviewTooLong { most: LONGEST }.into());
    }
    if !is_packed(&told.packed) {
        return Err(HttpRefusal::ReviewUnreadable.into());
    }
    of_finished(&app, &told.match_id).await?;
    let review = store::KeptReview {
        match_id: told.match_id,
        // Clocks of devices differ, but nobody has reviewed it later than now.
        at: told.at.clamp(0, app.world.now()),
        packed: told.packed,
    };
    let id = &account.person.id;
    app.store.keep_review(id, &review, MOST).await?;
    let kept = app.store.kept_review(id, &review.match_id).await?;
    Ok(Json(KeptReviewOf {
        at: kept.map_or(review.at, |kept| kept.at),
        match_id: review.match_id,
    }))
}

/// Whether a text is Base64 of what begins as gzip does. What is in it is for the page that asks for it to judge: it is told to
/// nobody else.
fn is_packed(text: &str) -> bool {
    let of_base64 = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'/' | b'=');
    text.len().is_multiple_of(4) && text.starts_with("H4sI") && text.bytes().all(of_base64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_looks_packed_is_taken() {
        assert!(is_packed("H4sIAAAAAAAAA6tWSsxVslIqSyxSqgUAjzgP"));
        for text in ["", "H4sI\"", "H4sIA", "QUJD", "{\"known\":{}}", "H4sI é A"] {
            assert!(!is_packed(text), "{text}");
        }
    }
}
