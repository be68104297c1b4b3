use axum::Json;
use axum::extract::State;
use protocol::{LedgerView, Refused};

use crate::app::App;
use crate::http::error::ApiError;

/// How far the ledger has come. Keep the root, and nothing that it stands for can be changed unseen.
#[utoipa::path(get, path = "/api/v1/ledger", tag = "ledger",
    responses((status = 200, body = LedgerView), (status = 503, body = Refused)))]
pub(crate) async fn ledger(State(app): State<App>) -> Result<Json<LedgerView>, ApiError> {
    let head = app.store.ledger_head().await?;
    Ok(Json(LedgerView {
        entries: head.entries,
        root: head.root,
    }))
}
