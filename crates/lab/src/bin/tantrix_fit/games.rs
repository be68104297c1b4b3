use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

/// What each of many games gives, in the order of the games, played by as many threads as there are
/// cores.
pub(crate) fn play_all<T: Send>(games: Range<u64>, play: impl Fn(u64) -> Vec<T> + Sync) -> Vec<T> {
    let threads = thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let next = AtomicU64::new(games.start);
    let (send, receive) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads {
            let (send, next, play, end) = (send.clone(), &next, &play, games.end);
            scope.spawn(move || {
                loop {
                    let game = next.fetch_add(1, Ordering::Relaxed);
                    if game >= end || send.send((game, play(game))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        let mut all: Vec<(u64, Vec<T>)> = receive.into_iter().collect();
        all.sort_by_key(|&(game, _)| game);
        all.into_iter().flat_map(|(_, given)| given).collect()
    })
}
