use std::time::Duration;

use protocol::TaskLimits;
use search::{Limits, Stop};

/// As searches know them.
pub(crate) fn limits(limits: TaskLimits, stop: &Stop) -> Limits {
    Limits {
        time: limits.time_ms.map(Duration::from_millis),
        playouts: limits.playouts,
        nodes: limits.nodes,
        stop: stop.clone(),
        ..Limits::default()
    }
}
