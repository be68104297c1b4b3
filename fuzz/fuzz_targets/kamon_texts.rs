//! Any text for every parser: Kamon.
#![no_main]

use conformance::text_is_safe;
use game::Game;
use kamon::Kamon;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    text_is_safe(&Kamon::configure(&Kamon::family().defaults()), text);
});
