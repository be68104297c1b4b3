//! Any text for every parser: Snekagon.
#![no_main]

use conformance::text_is_safe;
use game::Game;
use libfuzzer_sys::fuzz_target;
use snekagon::Snekagon;

fuzz_target!(|text: &str| {
    text_is_safe(&Snekagon::configure(&Snekagon::family().defaults()), text);
});
