//! Bytes as moves: Pantarei.
#![no_main]

use pantarei::Pantarei;
use conformance::bytes_as_moves;
use game::Game;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    bytes_as_moves(&Pantarei::configure(&Pantarei::family().defaults()), bytes);
});
