use game::{Family, OptionKind, PuzzleLines, RulesPage, Sample};

use crate::TEXTS;
use crate::course::COURSE;

/// The game on the shelf.
pub(crate) static FAMILY: Family = Family {
    id: "kamon",
    title: "Kamon",
    author: "Bruno Cathala",
    players: 2..=2,
    options: &[OptionKind {
        name: "blank-loop",
        values: &["on", "off"],
        default: "on",
    }],
    has_points: false,
    holds_pieces: false,
    has_overlay: true,
    target: None,
    seat_choice: &[],
    seat_letters: "",
    bot_elo: &[0, 160, 498, 708, 990, 1154, 1354, 1495],
    sample: Sample {
        spec: "kamon",
        setup: "RgYfPdPg/OmRmRbRdYd/GgRnBbBd--Od/GnYnBgPfOfGfYb/PbObYmBfPnBm/OnOgPmGmBn/YgGbRfGd",
        moves: "e1 e5 d2 d7 a5 e4 d4 d5 f2 e2 b5 g3 b4",
    },
    rules: RulesPage::new(
        include_str!("../rules/en.md"),
        include_str!("../rules/cs.md"),
        include_str!("../rules/pl.md"),
    ),
    puzzles: PuzzleLines::new(include_str!("../puzzles/kamon.jsonl")),
    course: Some(&COURSE),
    texts: &TEXTS,
};
