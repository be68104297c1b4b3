//! What the fuzz targets do with bytes. The first one chooses a game of the catalog, the next ones its options,
//! and the rest is tried on it. `crates/catalog/tests/fuzz.rs` runs the same on stable Rust.

use catalog::GameVisitor;
use conformance::{bytes_as_moves, chosen_by_bytes, text_is_safe};
use game::FullRules;

/// Plays a game in which the bytes decide everything. Panics when a law is broken.
pub fn moves(bytes: &[u8]) {
    try_on_game(bytes, Trial::Moves);
}

/// Gives the bytes to every parser of the game, if they are a text. Panics when a law is broken.
pub fn texts(bytes: &[u8]) {
    try_on_game(bytes, Trial::Texts);
}

fn try_on_game(bytes: &[u8], trial: Trial) {
    let Some((&first, rest)) = bytes.split_first() else {
        return;
    };
    catalog::each_game(&mut Chosen {
        number: 0,
        wanted: usize::from(first) % catalog::families().count(),
        bytes: rest,
        trial,
    });
}

#[derive(Clone, Copy)]
enum Trial {
    Moves,
    Texts,
}

struct Chosen<'a> {
    /// How many games were visited, and which one is wanted.
    number: usize,
    wanted: usize,
    bytes: &'a [u8],
    trial: Trial,
}

impl GameVisitor for Chosen<'_> {
    fn visit<G: FullRules>(&mut self) {
        if self.number == self.wanted {
            let (game, rest) = chosen_by_bytes::<G>(self.bytes);
            match (self.trial, str::from_utf8(rest)) {
                (Trial::Moves, _) => bytes_as_moves(&game, rest),
                (Trial::Texts, Ok(text)) => text_is_safe(&game, text),
                (Trial::Texts, Err(_)) => {}
            }
        }
        self.number += 1;
    }
}
