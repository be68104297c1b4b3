//! Bytes as moves: Snekagon.
#![no_main]

use conformance::bytes_as_moves;
use game::Game;
use libfuzzer_sys::fuzz_target;
use snekagon::Snekagon;

fuzz_target!(|bytes: &[u8]| {
    bytes_as_moves(&Snekagon::configure(&Snekagon::family().defaults()), bytes);
});
