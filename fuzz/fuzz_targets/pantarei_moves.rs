//! Bytes as moves: Pantarei.
#![no_main]

use conformance::bytes_as_moves;
use game::Game;
use libfuzzer_sys::fuzz_target;
use pantarei::Pantarei;

fuzz_target!(|bytes: &[u8]| {
    bytes_as_moves(&Pantarei::configure(&Pantarei::family().defaults()), bytes);
});
