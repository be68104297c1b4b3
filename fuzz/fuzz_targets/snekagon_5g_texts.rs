//! Any text for every parser: Snekagon5g.
#![no_main]

use conformance::text_is_safe;
use game::Game;
use libfuzzer_sys::fuzz_target;
use snekagon::Snekagon5g;

fuzz_target!(|text: &str| {
    text_is_safe(
        &Snekagon5g::configure(&Snekagon5g::family().defaults()),
        text,
    );
});
