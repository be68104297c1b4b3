use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};

use protocol::WorkKind;

/// What happened to jobs.
#[derive(Debug, Default)]
pub(super) struct Counts {
    /// By kind.
    begun: [AtomicU64; WorkKind::ALL.len()],
    by_workers: AtomicU64,
    here: AtomicU64,
    given_back: AtomicU64,
    lost: AtomicU64,
    refuted: AtomicU64,
}

fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}

impl Counts {
    pub(super) fn begun(&self, kind: WorkKind) {
        count(&self.begun[kind as usize]);
    }

    pub(super) fn done_by_worker(&self) {
        count(&self.by_workers);
    }

    pub(super) fn done_here(&self) {
        count(&self.here);
    }

    pub(super) fn given_back(&self) {
        count(&self.given_back);
    }

    pub(super) fn lost(&self) {
        count(&self.lost);
    }

    pub(super) fn refuted(&self) {
        count(&self.refuted);
    }

    pub(super) fn moves_begun(&self) -> u64 {
        self.begun[WorkKind::Move as usize].load(Ordering::Relaxed)
    }

    /// In the text format of Prometheus.
    pub(super) fn page(&self, gauges: &[(&str, usize)]) -> String {
        let mut out = String::new();
        for (name, value) in gauges {
            let name = format!("serpentarium_{name}");
            let _ = writeln!(out, "# TYPE {name} gauge\n{name} {value}");
        }
        let _ = writeln!(out, "# TYPE serpentarium_jobs_begun_total counter");
        for (kind, begun) in WorkKind::ALL.into_iter().zip(&self.begun) {
            let (kind, begun) = (kind.name(), begun.load(Ordering::Relaxed));
            let _ = writeln!(
                out,
                "serpentarium_jobs_begun_total{{kind=\"{kind}\"}} {begun}"
            );
        }
        for (name, counter) in [
            ("by_workers", &self.by_workers),
            ("by_server", &self.here),
            ("given_back", &self.given_back),
            ("lost", &self.lost),
            ("refuted", &self.refuted),
        ] {
            let name = format!("serpentarium_jobs_{name}_total");
            let value = counter.load(Ordering::Relaxed);
            let _ = writeln!(out, "# TYPE {name} counter\n{name} {value}");
        }
        out
    }
}
