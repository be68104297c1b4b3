use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

use crate::world::ThinkerLoad;

/// What the server counts about itself.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub(crate) sockets: AtomicI64,
    pub(crate) matches: AtomicI64,
    pub(crate) moves: AtomicU64,
    pub(crate) refused: AtomicU64,
    pub(crate) flooded: AtomicU64,
    pub(crate) slow: AtomicU64,
    pub(crate) requests: AtomicU64,
    pub(crate) commit: Histogram,
}

/// How long things took.
#[derive(Debug, Default)]
pub(crate) struct Histogram {
    buckets: [AtomicU64; BOUNDS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

/// In milliseconds.
const BOUNDS: [u64; 10] = [1, 2, 5, 10, 20, 50, 100, 250, 1_000, 5_000];

impl Histogram {
    pub(crate) fn record(&self, took: Duration) {
        let millis = took.as_millis() as u64;
        if let Some(bucket) = BOUNDS.iter().position(|&bound| millis < bound) {
            self.buckets[bucket].fetch_add(1, Ordering::Relaxed);
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        self.micros
            .fetch_add(took.as_micros() as u64, Ordering::Relaxed);
    }

    fn write(&self, out: &mut String, name: &str) {
        let mut below = 0;
        let _ = writeln!(out, "# TYPE {name} histogram");
        for (bucket, bound) in self.buckets.iter().zip(BOUNDS) {
            below += bucket.load(Ordering::Relaxed);
            let _ = writeln!(
                out,
                "{name}_bucket{{le=\"{}\"}} {below}",
                bound as f64 / 1e3
            );
        }
        let count = self.count.load(Ordering::Relaxed);
        let sum = self.micros.load(Ordering::Relaxed) as f64 / 1e6;
        let _ = writeln!(
            out,
            "{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_sum {sum}\n{name}_count {count}"
        );
    }
}

impl Metrics {
    /// In the text format of Prometheus.
    pub(crate) fn page(&self, pulse: store::Pulse, bots: ThinkerLoad) -> String {
        let mut out = String::new();
        let mut line = |kind: &str, name: &str, value: i64| {
            let _ = writeln!(
                out,
                "# TYPE serpentarium_{name} {kind}\nserpentarium_{name} {value}"
            );
        };
        let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed) as i64;
        line("gauge", "sockets", self.sockets.load(Ordering::Relaxed));
        line(
            "gauge",
            "matches_loaded",
            self.matches.load(Ordering::Relaxed),
        );
        line("gauge", "bots_waiting", bots.waiting);
        line("gauge", "store_waiting", pulse.waiting as i64);
        line("counter", "moves_total", count(&self.moves));
        line("counter", "bot_moves_total", bots.begun as i64);
        line("counter", "refused_total", count(&self.refused));
        line("counter", "requests_total", count(&self.requests));
        line("counter", "sockets_flooded_total", count(&self.flooded));
        line("counter", "sockets_slow_total", count(&self.slow));
        line("counter", "store_writes_total", pulse.writes as i64);
        line("counter", "store_commits_total", pulse.commits as i64);
        self.commit.write(&mut out, "serpentarium_commit_seconds");
        out
    }
}
