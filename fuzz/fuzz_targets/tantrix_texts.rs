//! Any text for every parser: Tantrix.
#![no_main]

use conformance::text_is_safe;
use game::Game;
use libfuzzer_sys::fuzz_target;
use tantrix::Tantrix;

fuzz_target!(|text: &str| {
    text_is_safe(&Tantrix::configure(&Tantrix::family().defaults()), text);
});
