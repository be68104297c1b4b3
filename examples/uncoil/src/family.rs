use game::{Choices, Family, Listed, OptionKind, PuzzleLines, RulesPage, Sample};

use crate::{TEXTS, Uncoil};

/// The game on the shelf.
static FAMILY: Family = Family {
    id: "uncoil",
    title: "Uncoil",
    author: "Serpentarium",
    players: 2..=2,
    options: &[OptionKind {
        name: "side",
        values: &["4", "5", "6"],
        default: "5",
    }],
    has_points: false,
    holds_pieces: false,
    has_overlay: false,
    target: None,
    seat_choice: &[],
    seat_letters: "",
    bot_elo: &[],
    sample: Sample {
        spec: "uncoil",
        setup: "d4",
        moves: "e2 e8 e3 e7 e4 e6 e5 d6 f5 c6 g4 c5 g3 b5 h2 a6 i2 a7",
    },
    rules: RulesPage::new(
        include_str!("../rules/en.md"),
        include_str!("../rules/cs.md"),
        include_str!("../rules/pl.md"),
    ),
    puzzles: PuzzleLines::NONE,
    course: None,
    texts: &TEXTS,
};

impl Listed for Uncoil {
    fn family() -> &'static Family {
        &FAMILY
    }

    fn configure(choices: &Choices) -> Self {
        Self::new(choices)
    }

    fn choices(&self) -> &Choices {
        &self.choices
    }
}
