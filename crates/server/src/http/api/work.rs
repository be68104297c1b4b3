use std::time::Duration;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use protocol::{Outcome, Refused, Work, WorkBeat, WorkWish};

use crate::app::App;
use crate::http::body::Body;
use crate::http::error::ApiError;
use crate::jobs::{WorkRefusal, WorkerKey};

/// So long a worker waits at most.
const LONGEST_WAIT: Duration = Duration::from_secs(5);
/// What it calls itself has so many letters at most.
const LONGEST_NAME: usize = 80;

/// For workers, by a key that the operator makes: the next job, if there is one before long (docs/workers.md).
#[utoipa::path(post, path = "/api/v1/work/take", operation_id = "take_work", tag = "work", request_body = WorkWish,
    responses((status = 200, body = Option<Work>, description = "A job, or `null`"),
        (status = 401, body = Refused), (status = 403, body = Refused)))]
pub(crate) async fn take(
    State(app): State<App>,
    key: WorkerKey,
    Body(wish): Body<WorkWish>,
) -> Result<Json<Option<Work>>, ApiError> {
    let name: String = wish.worker.chars().take(LONGEST_NAME).collect();
    let wait = Duration::from_millis(wish.wait_ms).min(LONGEST_WAIT);
    let mut closing = app.closing.subscribe();
    let look = async {
        loop {
            let arrived = app.jobs.arrived();
            tokio::pin!(arrived);
            // From now on whatever comes is heard of.
            arrived.as_mut().enable();
            let ticket = new_ticket(&app);
            let taken = app.jobs.take(&key.hash, &name, &wish.kinds, ticket)?;
            if taken.is_some() {
                return Ok(taken);
            }
            tokio::select! {
                () = arrived => {}
                () = crate::app::closed(&mut closing) => return Ok(None),
            }
        }
    };
    let taken: Result<Option<Work>, WorkRefusal> =
        tokio::time::timeout(wait, look).await.unwrap_or(Ok(None));
    Ok(Json(taken?))
}

/// What shows that a worker has a job, and at which node.
pub(super) fn new_ticket(app: &App) -> String {
    let ticket = app.world.new_id();
    match app
        .registry
        .nodes
        .as_ref()
        .and_then(crate::nodes::Nodes::run)
    {
        Some(run) => format!("{run}.{ticket}"),
        None => ticket,
    }
}

/// For workers: I am at it, and this is what I have so far. Whoever is not heard of loses the job; refused with 409 once
/// it is lost, or nobody wants it any more.
#[utoipa::path(post, path = "/api/v1/work/{id}/beat", operation_id = "keep_work", tag = "work",
    params(("id" = String, Path)), request_body = WorkBeat,
    responses((status = 204), (status = 401, body = Refused), (status = 403, body = Refused),
        (status = 409, body = Refused)))]
pub(crate) async fn beat(
    State(app): State<App>,
    key: WorkerKey,
    Path(ticket): Path<String>,
    Body(beat): Body<WorkBeat>,
) -> Result<StatusCode, ApiError> {
    app.jobs.beat(&key.hash, &ticket, beat.found)?;
    Ok(StatusCode::NO_CONTENT)
}

/// For workers: this came of it. Whoever brings what can't be right is given nothing more for an hour.
#[utoipa::path(post, path = "/api/v1/work/{id}/done", operation_id = "bring_work", tag = "work",
    params(("id" = String, Path)), request_body = Outcome,
    responses((status = 204), (status = 401, body = Refused), (status = 403, body = Refused),
        (status = 409, body = Refused), (status = 422, body = Refused)))]
pub(crate) async fn done(
    State(app): State<App>,
    key: WorkerKey,
    Path(ticket): Path<String>,
    Body(outcome): Body<Outcome>,
) -> Result<StatusCode, ApiError> {
    let jobs = app.jobs.clone();
    let looked_at = tokio::task::spawn_blocking(move || jobs.hand_in(&key.hash, &ticket, outcome));
    // A check that fails has shown nothing.
    looked_at.await.unwrap_or(Err(WorkRefusal::Gone))?;
    Ok(StatusCode::NO_CONTENT)
}

/// For workers: I have to go; somebody else may do it.
#[utoipa::path(post, path = "/api/v1/work/{id}/back", operation_id = "give_back_work", tag = "work",
    params(("id" = String, Path)),
    responses((status = 204), (status = 401, body = Refused), (status = 403, body = Refused),
        (status = 409, body = Refused)))]
pub(crate) async fn give_back(
    State(app): State<App>,
    key: WorkerKey,
    Path(ticket): Path<String>,
) -> Result<StatusCode, ApiError> {
    app.jobs.give_back(&key.hash, &ticket)?;
    Ok(StatusCode::NO_CONTENT)
}
