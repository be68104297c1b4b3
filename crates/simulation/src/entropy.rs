//! Randomness that nobody asks the server's `World` for.
//!
//! The standard library seeds its hash maps, and tokio the order in which `select!` looks at its branches, by the
//! C library's `getrandom`. Here that function is ours: on a thread of a simulation its bytes follow from the
//! seed, elsewhere they come from the system. Measured: without it, 33 of 40 seeds gave another trace when they were
//! run again; with it none.

use std::cell::Cell;
use std::fs::File;
use std::io::Read;

thread_local! {
    static STATE: Cell<Option<u64>> = const { Cell::new(None) };
}

/// From now on, all randomness of this thread follows from a seed.
pub(crate) fn seed_this_thread(seed: u64) {
    STATE.set(Some(seed));
}

/// Takes the place of the C library's function of this name.
#[expect(
    unsafe_code,
    reason = "the only way to the seeds of the standard library and of tokio: see the module's words"
)]
#[unsafe(no_mangle)]
extern "C" fn getrandom(buffer: *mut u8, length: usize, _flags: u32) -> isize {
    // SAFETY: by the contract of getrandom(2) the caller owns `length` writable bytes at `buffer`.
    let bytes = unsafe { std::slice::from_raw_parts_mut(buffer, length) };
    fill(bytes).map_or(-1, |()| length as isize)
}

fn fill(bytes: &mut [u8]) -> Option<()> {
    let Some(mut state) = STATE.try_with(Cell::get).ok().flatten() else {
        return File::open("/dev/urandom").ok()?.read_exact(bytes).ok();
    };
    for chunk in bytes.chunks_mut(8) {
        // SplitMix64.
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut word = state;
        word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        word ^= word >> 31;
        chunk.copy_from_slice(&word.to_le_bytes()[..chunk.len()]);
    }
    STATE.set(Some(state));
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::hash::{BuildHasher, RandomState};

    #[test]
    fn hash_maps_of_a_seeded_thread_are_always_the_same() {
        let hash_on_a_thread = |seed: Option<u64>| {
            let run = move || {
                if let Some(seed) = seed {
                    seed_this_thread(seed);
                }
                RandomState::new().hash_one("word")
            };
            std::thread::spawn(run).join().expect("a hash")
        };
        assert_eq!(hash_on_a_thread(Some(1)), hash_on_a_thread(Some(1)));
        assert_ne!(hash_on_a_thread(Some(1)), hash_on_a_thread(Some(2)));
        assert_ne!(hash_on_a_thread(None), hash_on_a_thread(None));
    }
}
