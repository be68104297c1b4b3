use game::{Language, Message};
use scene::{Note, Overlay, Tone};

use crate::scene::{place, words};
use crate::{TEXTS, Table, TileSet};

/// The spaces that must be filled, those that the restrictions keep empty, and those that no tile fits any
/// more; `left` are all tiles that do not lie yet, wherever they are.
pub(crate) fn spaces(
    table: &Table,
    left: TileSet,
    restricted: bool,
    language: Language,
) -> Overlay {
    let mut notes = Vec::new();
    let mut names = [const { Vec::new() }; 3];
    for gap in table.gaps() {
        let fitting = gap.fitting(left).len();
        let (kind, tone, text) = if fitting == 0 {
            (2, Tone::Dead, String::new())
        } else if restricted && gap.is_shut() {
            (1, Tone::Barred, String::new())
        } else if gap.tiles() >= 3 {
            (0, Tone::Due, fitting.to_string())
        } else {
            continue;
        };
        names[kind].push(words::name(gap.cell()));
        notes.push(Note::new(place(gap.cell()), tone, text));
    }
    let codes = ["overlay-forced", "overlay-shut", "overlay-closed"];
    let about = codes.into_iter().zip(names).map(|(code, names)| {
        Message::new(&TEXTS, code)
            .with("count", names.len())
            .with("cells", names.join("; "))
            .sentence(language)
    });
    Overlay {
        about: about.collect(),
        notes,
    }
}
