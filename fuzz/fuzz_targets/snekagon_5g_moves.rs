//! Bytes as moves: Snekagon5g.
#![no_main]

use conformance::bytes_as_moves;
use game::Game;
use libfuzzer_sys::fuzz_target;
use snekagon::Snekagon5g;

fuzz_target!(|bytes: &[u8]| {
    bytes_as_moves(
        &Snekagon5g::configure(&Snekagon5g::family().defaults()),
        bytes,
    );
});
