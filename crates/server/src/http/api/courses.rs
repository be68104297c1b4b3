use axum::Json;
use axum::extract::State;
use protocol::{CourseProgress, Refused, StepDone};
use store::StepStars;

use crate::app::App;
use crate::http::body::Body;
use crate::http::error::ApiError;
use crate::http::refusal::HttpRefusal;
use crate::people::courses::{MOST_STARS, is_step};
use crate::people::identity::Account;

/// What I have done of the courses.
#[utoipa::path(get, path = "/api/v1/me/courses", operation_id = "course_progress", tag = "courses",
    responses((status = 200, body = CourseProgress), (status = 401, body = Refused)))]
pub(crate) async fn progress(
    State(app): State<App>,
    account: Account,
) -> Result<Json<CourseProgress>, ApiError> {
    progress_of(&app, &account).await
}

/// Tell what I have done of the courses, here or elsewhere: of each step the most stars stay. Steps that no course has
/// (any more) are passed over. The answer has everything.
#[utoipa::path(post, path = "/api/v1/me/courses", operation_id = "keep_course_progress", tag = "courses", request_body = CourseProgress,
    responses((status = 200, body = CourseProgress), (status = 401, body = Refused),
        (status = 422, body = Refused)))]
pub(crate) async fn keep(
    State(app): State<App>,
    account: Account,
    Body(told): Body<CourseProgress>,
) -> Result<Json<CourseProgress>, ApiError> {
    let given = |one: &StepDone| (1..=MOST_STARS).contains(&one.stars);
    if !told.steps.iter().all(given) {
        return Err(HttpRefusal::CourseStars { most: MOST_STARS }.into());
    }
    let steps = told.steps.into_iter();
    let known = steps.filter(|one| is_step(&one.game, &one.step));
    let known = known.map(|StepDone { game, step, stars }| StepStars { game, step, stars });
    let known: Vec<StepStars> = known.collect();
    if !known.is_empty() {
        app.store.keep_stars(&account.person.id, &known).await?;
    }
    progress_of(&app, &account).await
}

async fn progress_of(app: &App, account: &Account) -> Result<Json<CourseProgress>, ApiError> {
    let kept = app.store.stars(&account.person.id).await?.into_iter();
    let view = |StepStars { game, step, stars }| StepDone { game, step, stars };
    Ok(Json(CourseProgress {
        steps: kept.map(view).collect(),
    }))
}
