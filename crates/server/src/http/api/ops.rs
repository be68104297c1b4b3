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

/// The server can do its work: it is not starting or going, the database takes writes and answers, and a node has
/// its lease, of which it says how long it lasts.
pub(crate) async fn ready(State(app): State<App>) -> (StatusCode, String) {
    let lease = app.registry.nodes.as_ref().map(|nodes| {
        let left = nodes.lease_left().unwrap_or_default().as_millis();
        (left, format!("node {}, lease {left} ms\n", nodes.name()))
    });
    let leased = lease.as_ref().is_none_or(|(left, _)| *left > 0);
    let about = lease.map_or_else(String::new, |(_, about)| about);
    let open = app.ready.load(Ordering::Relaxed) && !*app.closing.borrow();
    app.registry.observe();
    let writable = app.registry.outages.lasting().is_none();
    if open && leased && writable && app.store.recall("schema").await.is_ok() {
        (StatusCode::OK, format!("ready\n{about}"))
    } else {
        (
            StatusCode::SERVICE_UNAVAILABLE,
            format!("not ready\n{about}"),
        )
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
    page += &app.jobs.metrics();
    if let Some(nodes) = &app.registry.nodes {
        page += &nodes.metrics().await;
    }
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
