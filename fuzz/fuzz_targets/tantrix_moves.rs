//! Bytes as moves: Tantrix.
#![no_main]

use conformance::bytes_as_moves;
use game::Game;
use libfuzzer_sys::fuzz_target;
use tantrix::Tantrix;

fuzz_target!(|bytes: &[u8]| {
    bytes_as_moves(&Tantrix::configure(&Tantrix::family().defaults()), bytes);
});
