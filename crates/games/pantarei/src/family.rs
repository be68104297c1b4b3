use game::{Family, PuzzleLines, RulesPage, Sample};

use crate::TEXTS;
use crate::course::COURSE;

/// The game on the shelf.
pub(crate) static FAMILY: Family = Family {
    id: "pantarei",
    title: "Pantareï",
    author: "Claude Leroy",
    players: 2..=2,
    options: &[],
    has_points: false,
    holds_pieces: false,
    has_overlay: false,
    target: None,
    seat_choice: &[],
    seat_letters: "",
    bot_elo: &[0, 407, 598, 839, 1030, 1331, 1600, 1982],
    sample: Sample {
        spec: "pantarei",
        setup: "B3W2W3W3W3W1B1B1B3B2W2B2B3N0W1B2W1B1W2",
        moves: "black 4=19 7>6 2=16 6>5 3>6 4=8 13>12 7=15 3>5 5=7 15>12 3>1 2=10 4>>3",
    },
    rules: RulesPage::new(
        include_str!("../rules/en.md"),
        include_str!("../rules/cs.md"),
        include_str!("../rules/pl.md"),
    ),
    puzzles: PuzzleLines::new(include_str!("../puzzles/pantarei.jsonl")),
    course: Some(&COURSE),
    texts: &TEXTS,
};
