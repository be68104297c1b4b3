//! Sentences that are told instead of compiled in: the engine for the browser has none, and pages tell it those of the language that
//! they are in. `crates/wasm/catalogues.mjs` puts all catalogues of a language into one text, in which each stands behind a
//! line `## FINGERPRINT`, that of its English source.

use std::sync::OnceLock;

use crate::Language;

static TOLD: [OnceLock<String>; 3] = [const { OnceLock::new() }; 3];

/// Tells the sentences of a language. They stay: what is told again changes nothing.
pub fn tell(language: Language, sentences: String) {
    // Told before.
    let _ = TOLD[language as usize].set(sentences);
}

/// What was told of a catalogue in a language.
pub(crate) fn of(fingerprint: u32, language: Language) -> Option<&'static str> {
    find(TOLD[language as usize].get()?, fingerprint)
}

fn find(told: &str, fingerprint: u32) -> Option<&str> {
    let (_, rest) = told.split_once(&format!("## {fingerprint:08x}\n"))?;
    Some(rest.split_once("## ").map_or(rest, |(own, _)| own))
}

/// By which a catalogue is known: FNV-1a of its English source.
pub(crate) const fn fingerprint(english: &str) -> u32 {
    let bytes = english.as_bytes();
    let (mut hash, mut index) = (0x811c_9dc5_u32, 0);
    while index < bytes.len() {
        hash = (hash ^ bytes[index] as u32).wrapping_mul(0x0100_0193);
        index += 1;
    }
    hash
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_catalogue_is_found_by_its_fingerprint() {
        assert_eq!(fingerprint("foobar"), 0xbf9c_f968);
        let told = "## 00000001\na = A\n## bf9cf968\nb = B\nc = C\n";
        assert_eq!(find(told, 1), Some("a = A\n"));
        assert_eq!(find(told, 0xbf9c_f968), Some("b = B\nc = C\n"));
        assert_eq!(find(told, 2), None);
    }
}
