//! Bytes as moves: TantrixSolitaire.
#![no_main]

use conformance::bytes_as_moves;
use game::Game;
use libfuzzer_sys::fuzz_target;
use tantrix::TantrixSolitaire;

fuzz_target!(|bytes: &[u8]| {
    bytes_as_moves(
        &TantrixSolitaire::configure(&TantrixSolitaire::family().defaults()),
        bytes,
    );
});
