use std::thread;

/// Does one's own part of some work on this thread and all others beside it, each on a thread of its own; all
/// results, one's own first. A module for the browser has no threads, and has no others.
pub fn beside<T: Send, R: Send>(
    others: impl Iterator<Item = T>,
    other: impl Fn(T) -> R + Sync,
    own: impl FnOnce() -> R,
) -> Vec<R> {
    if cfg!(engine_module) {
        return vec![own()];
    }
    thread::scope(|scope| {
        let other = &other;
        let others: Vec<_> = others
            .map(|each| scope.spawn(move || other(each)))
            .collect();
        let mut results = vec![own()];
        results.extend(others.into_iter().filter_map(|other| other.join().ok()));
        results
    })
}
