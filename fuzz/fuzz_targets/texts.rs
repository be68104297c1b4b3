//! Bytes as a text for every parser of any game.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::texts(bytes));
