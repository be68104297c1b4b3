//! Bytes as moves: Kamon.
#![no_main]

use conformance::bytes_as_moves;
use game::Game;
use kamon::Kamon;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    bytes_as_moves(&Kamon::configure(&Kamon::family().defaults()), bytes);
});
