use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use protocol::{OrderView, Refused, Task};

use super::work::new_ticket;
use crate::app::App;
use crate::http::body::Body;
use crate::http::error::ApiError;
use crate::jobs::OrderKey;

/// For keys that may order: have workers do something, after everything else (docs/workers.md).
#[utoipa::path(post, path = "/api/v1/orders", operation_id = "place_order", tag = "work", request_body = Task,
    responses((status = 202, body = OrderView), (status = 401, body = Refused),
        (status = 403, body = Refused), (status = 422, body = Refused),
        (status = 429, body = Refused)))]
pub(crate) async fn order(
    State(app): State<App>,
    _: OrderKey,
    Body(task): Body<Task>,
) -> Result<(StatusCode, Json<OrderView>), ApiError> {
    let view = app.orders.take(&app.jobs, &new_ticket(&app), task)?;
    Ok((StatusCode::ACCEPTED, Json(view)))
}

/// For keys that may order: how an order stands, and what came of it.
#[utoipa::path(get, path = "/api/v1/orders/{id}", operation_id = "order", tag = "work", params(("id" = String, Path)),
    responses((status = 200, body = OrderView), (status = 401, body = Refused),
        (status = 403, body = Refused), (status = 404, body = Refused)))]
pub(crate) async fn look(
    State(app): State<App>,
    _: OrderKey,
    Path(id): Path<String>,
) -> Result<Json<OrderView>, ApiError> {
    Ok(Json(app.orders.look(&id)?))
}

/// For keys that may order: give an order up, or forget what came of it.
#[utoipa::path(delete, path = "/api/v1/orders/{id}", operation_id = "cancel_order", tag = "work", params(("id" = String, Path)),
    responses((status = 204), (status = 401, body = Refused), (status = 403, body = Refused),
        (status = 404, body = Refused)))]
pub(crate) async fn cancel(
    State(app): State<App>,
    _: OrderKey,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    app.orders.cancel(&app.jobs, &id)?;
    Ok(StatusCode::NO_CONTENT)
}
