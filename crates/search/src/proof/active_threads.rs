use std::sync::atomic::{AtomicU8, Ordering};

/// How many threads work on a position, by key: those that meet take different children. Keys that share a
/// slot only cost a detour.
#[derive(Debug)]
pub struct ActiveThreads(Vec<AtomicU8>);

const BITS: u32 = 16;

impl ActiveThreads {
    /// No thread anywhere.
    #[expect(
        clippy::new_without_default,
        reason = "it is made where a search begins, on purpose"
    )]
    pub fn new() -> Self {
        Self((0..1 << BITS).map(|_| AtomicU8::new(0)).collect())
    }

    /// How many are at work on this position.
    pub fn at(&self, key: u64) -> u32 {
        u32::from(self.place(key).load(Ordering::Relaxed))
    }

    /// One more is.
    pub fn enter(&self, key: u64) {
        self.place(key).fetch_add(1, Ordering::Relaxed);
    }

    /// One less is.
    pub fn leave(&self, key: u64) {
        self.place(key).fetch_sub(1, Ordering::Relaxed);
    }

    fn place(&self, key: u64) -> &AtomicU8 {
        &self.0[(key & ((1 << BITS) - 1)) as usize]
    }
}
