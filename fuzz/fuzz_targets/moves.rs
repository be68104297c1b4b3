//! Bytes as moves of any game.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::moves(bytes));
