use std::fmt::Write as _;
use std::sync::atomic::Ordering;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::http::middleware::Address;

/// The process runs.
pub(crate) async fn alive() -> &'static str {
    "ok\n"
}

/// The server can do its work: it is not starting or going, and the database takes writes and answers.
pub(crate) async fn ready(State(app): State<App>) -> (StatusCode, &'static str) {
    let open = app.ready.load(Ordering::Relaxed) && !*app.closing.borrow();
    app.registry.observe();
    let writable = app.registry.outages.lasting().is_none();
    if open && writable && app.store.recall("schema").await.is_ok() {
        (StatusCode::OK, "ready\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "not ready\n")
    }
}

/// Numbers for Prometheus: for this machine only, unless configured otherwise.
pub(crate) async fn metrics(
    State(app): State<App>,
    Address(address): Address,
    headers: HeaderMap,
) -> Response {
    // What a proxy on this machine passes on comes from this machine only in appearance.
    let passed_on = !app.config.trust_proxy && headers.contains_key("x-forwarded-for");
    if !app.config.public_metrics && (passed_on || !address.is_loopback()) {
        return StatusCode::NOT_FOUND.into_response();
    }
    app.metrics
        .matches
        .store(app.registry.count() as i64, Ordering::Relaxed);
    let load = app.world.thinker.load();
    let mut page = app.metrics.page(app.store.pulse(), load);
    if let Ok(head) = app.store.ledger_head().await {
        let (entries, root) = (head.entries, head.root);
        let name = "serpentarium_ledger_entries";
        let _ = writeln!(
            page,
            "# TYPE {name} counter\n{name}{{root=\"{root}\"}} {entries}"
        );
    }
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], page).into_response()
}
