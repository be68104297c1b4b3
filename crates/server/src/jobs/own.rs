use std::sync::Arc;

use worker::Bench;

use super::{JobQueue, Rank};

/// Threads of the server's own that do jobs of these ranks, for as long as somebody has the queue.
pub(crate) fn work_here(queue: &JobQueue, name: &str, ranks: &'static [Rank], threads: usize) {
    let bench = Arc::new(Bench::default());
    for number in 0..threads {
        let (shared, bench) = (Arc::clone(&queue.0.0), Arc::clone(&bench));
        let thread = std::thread::Builder::new().name(format!("{name}-{number}"));
        let started = thread.spawn(move || {
            while let Some(job) = shared.take_own(ranks) {
                let mut tell = |found| job.asker.hears(found);
                let outcome = bench.work(&job.task, &job.stop, &mut tell);
                shared.done_own(&job, outcome);
            }
        });
        if let Err(error) = started {
            tracing::error!(%error, name, "a thread that thinks could not be started");
        }
    }
}
