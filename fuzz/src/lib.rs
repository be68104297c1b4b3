//! What the fuzz targets do with bytes. Of `moves` and `texts` the first one chooses a game of the catalog, the next
//! ones its options, and the rest is tried on it; for `trees` all of them are one text.
//! `crates/catalog/tests/fuzz.rs` runs the same on stable Rust.

use catalog::GameVisitor;
use conformance::{bytes_as_moves, chosen_by_bytes, text_is_safe};
use game::{FullRules, Message};
use tree::{Study, Tree};

/// Plays a game in which the bytes decide everything. Panics when a law is broken.
pub fn moves(bytes: &[u8]) {
    try_on_game(bytes, Trial::Moves);
}

/// Gives the bytes to every parser of the game, if they are a text. Panics when a law is broken.
pub fn texts(bytes: &[u8]) {
    try_on_game(bytes, Trial::Texts);
}

/// Reads the bytes as a tree and as a study, in both forms, if they are a text. What can be read must come back the
/// same from both forms and be replayed or refused by the rules; what can't must be refused in words. Panics when it
/// is not so.
pub fn trees(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
    let read = [
        Tree::from_text(text).map_err(|misread| misread.message()),
        Tree::from_json(text).map_err(|refusal| refusal.message()),
    ];
    for tree in read.into_iter().filter_map(or_said) {
        assert_eq!(Tree::from_text(&tree.to_text()).as_ref(), Ok(&tree));
        assert_eq!(Tree::from_json(&tree.to_json()).as_ref(), Ok(&tree));
        or_said(catalog::trees::verify(&tree).map_err(|refused| refused.message()));
    }
    let read = [
        Study::from_text(text).map_err(|misread| misread.message()),
        Study::from_json(text).map_err(|refusal| refusal.message()),
    ];
    for study in read.into_iter().filter_map(or_said) {
        assert_eq!(Study::from_text(&study.to_text()).as_ref(), Ok(&study));
        assert_eq!(Study::from_json(&study.to_json()).as_ref(), Ok(&study));
    }
}

fn or_said<T>(read: Result<T, Message>) -> Option<T> {
    if let Err(message) = &read {
        assert!(message.is_translated(), "{message:?}");
    }
    read.ok()
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
