use std::fmt::Write as _;
use std::sync::atomic::Ordering;

use super::Nodes;

impl Nodes {
    /// What a node says about itself, in the text format of Prometheus.
    pub(crate) async fn metrics(&self) -> String {
        let mut out = String::new();
        let name = self.name();
        let mut line = |kind: &str, what: &str, value: i64| {
            let _ = writeln!(
                out,
                "# TYPE serpentarium_node_{what} {kind}\nserpentarium_node_{what}{{node=\"{name}\"}} {value}"
            );
        };
        let left = self.lease_left().unwrap_or_default().as_millis() as i64;
        line("gauge", "lease_milliseconds", left);
        line("gauge", "lag_milliseconds", self.lag().as_millis() as i64);
        line("gauge", "leader", self.is_leader().into());
        line("gauge", "nodes", self.count() as i64);
        if let Ok(owned) = self.owned().await {
            line("gauge", "matches_owned", owned);
        }
        let count = |counter: &std::sync::atomic::AtomicU64| counter.load(Ordering::Relaxed) as i64;
        line("counter", "takeovers_total", count(&self.counts.takeovers));
        line("counter", "lapses_total", count(&self.counts.lapses));
        line("counter", "forwards_total", count(&self.counts.forwards));
        let failed = &self.counts.forwards_failed;
        line("counter", "forwards_failed_total", count(failed));
        line("gauge", "sockets_forwarded", self.sockets());
        out
    }
}
