use std::io;

use tracing_subscriber::Layer as _;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

use crate::settings::Settings;

/// Writes what the server notes to standard error, for people or one JSON object a line.
pub(crate) fn start(settings: &Settings) {
    let layer = tracing_subscriber::fmt::layer()
        .with_writer(io::stderr)
        .with_ansi(io::IsTerminal::is_terminal(&io::stderr()));
    let layer = if settings.log_as_json {
        layer.json().flatten_event(true).boxed()
    } else {
        layer.boxed()
    };
    // Only a second call in one process could fail, and that would go on with the first.
    let _ = tracing_subscriber::registry()
        .with(layer.with_filter(settings.log.clone()))
        .try_init();
}
