//! Bytes as a tree of variations or a study, in both forms.
#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| fuzz::trees(bytes));
