//! The same in words, for those who listen.

use game::{Language, Message};
use hex::Hex;
use scene::Mark;

use crate::refusal::word;
use crate::table::{Course, Need, SIDES, colour};
use crate::{Colour, Placement, TEXTS, Table, Tile};

/// A cell, as moves write it.
pub(crate) fn name(cell: Hex) -> String {
    format!("{},{}", cell.q, cell.r)
}

pub(crate) fn tile(tile: Tile, language: Language) -> String {
    Message::new(&TEXTS, "about-tile")
        .with("tile", tile.number())
        .with("sides", sides(|side| Some(tile.side(side, 0)), language))
        .sentence(language)
}

pub(super) fn laid(placement: Placement, language: Language) -> String {
    Message::new(&TEXTS, "about-laid")
        .with("cell", name(placement.cell))
        .with("tile", placement.tile.number())
        .with("sides", sides(|side| Some(placement.side(side)), language))
        .sentence(language)
}

pub(super) fn first_cell(language: Language) -> String {
    Message::new(&TEXTS, "about-first-cell")
        .with("cell", name(Hex::ORIGIN))
        .sentence(language)
}

/// An empty cell: what it is, and the colours that a tile there must show.
pub(super) fn gap(cell: Hex, need: Need, mark: Option<Mark>, language: Language) -> String {
    let code = match mark {
        Some(Mark::Forced) => "about-forced",
        Some(Mark::Waiting) => "about-waiting",
        Some(Mark::Barred) => "about-barred",
        _ => "about-gap",
    };
    let seen = |side| (need.seen(side) != 0).then(|| colour(need.seen(side)));
    beside(code, cell, seen, language)
}

/// An empty cell, and the colours that its neighbours show it.
pub(super) fn beside(
    code: &'static str,
    cell: Hex,
    seen: impl Fn(usize) -> Option<Colour>,
    language: Language,
) -> String {
    Message::new(&TEXTS, code)
        .with("cell", name(cell))
        .with("sides", sides(seen, language))
        .sentence(language)
}

/// A placement, and what it would make of the line of one's colour.
pub(crate) fn placement(
    table: &Table,
    placement: Placement,
    colour: Colour,
    language: Language,
) -> String {
    // A tile that continues no line says nothing by being one.
    let prospect = table.prospect(placement, colour);
    let prospect = prospect.filter(|prospect| prospect.joined > 0);
    let code = match prospect {
        None => "about-choice",
        Some(prospect) if prospect.closed => "about-choice-loop",
        Some(_) => "about-choice-line",
    };
    Message::new(&TEXTS, code)
        .with("tile", placement.tile.number())
        .with("cell", name(placement.cell))
        .with_term("colour", word(colour))
        .with(
            "length",
            prospect.map_or(0, |prospect| i64::from(prospect.length)),
        )
        .sentence(language)
}

pub(super) fn line(colour: Colour, course: &Course, language: Language) -> String {
    let code = if course.closed {
        "about-loop"
    } else {
        "about-line"
    };
    Message::new(&TEXTS, code)
        .with_term("colour", word(colour))
        .with("length", course.cells.len())
        .sentence(language)
}

/// Sides and their colours, as many as there are.
fn sides(shown: impl Fn(usize) -> Option<Colour>, language: Language) -> String {
    const CODES: [&str; 6] = [
        "side-north-east",
        "side-east",
        "side-south-east",
        "side-south-west",
        "side-west",
        "side-north-west",
    ];
    let sides = SIDES.filter_map(|side| {
        let colour = TEXTS.plain(language, word(shown(side)?));
        Some(format!("{} {colour}", TEXTS.plain(language, CODES[side])))
    });
    sides.collect::<Vec<_>>().join(", ")
}
