//! Any text for every parser: Pantarei.
#![no_main]

use conformance::text_is_safe;
use game::Game;
use libfuzzer_sys::fuzz_target;
use pantarei::Pantarei;

fuzz_target!(|text: &str| {
    text_is_safe(&Pantarei::configure(&Pantarei::family().defaults()), text);
});
