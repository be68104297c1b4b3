//! Any text for every parser: TantrixSolitaire.
#![no_main]

use conformance::text_is_safe;
use game::Game;
use libfuzzer_sys::fuzz_target;
use tantrix::TantrixSolitaire;

fuzz_target!(|text: &str| {
    text_is_safe(
        &TantrixSolitaire::configure(&TantrixSolitaire::family().defaults()),
        text,
    );
});
