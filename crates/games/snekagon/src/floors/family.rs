use game::{Family, OptionKind, PuzzleLines, RulesPage, Sample};

use super::TEXTS;
use super::course::COURSE;

/// The game on the shelf.
pub(super) static FAMILY: Family = Family {
    id: "snekagon-5g",
    title: "Snekagon 5G",
    author: "Adam Španěl, Matyáš Veselý",
    players: 2..=5,
    options: &[
        OptionKind {
            name: "players",
            values: &["2", "3", "4", "5"],
            default: "3",
        },
        OptionKind {
            name: "advanced",
            values: &["on", "off"],
            default: "off",
        },
        OptionKind {
            name: "side",
            values: &["5", "6", "7"],
            default: "6",
        },
    ],
    has_points: true,
    holds_pieces: true,
    has_overlay: true,
    target: None,
    seat_choice: &["boa", "cobra", "python", "viper", "mamba"],
    seat_letters: "ABCDE",
    bot_elo: &[0, 354, 485, 518, 563, 633, 703, 773],
    sample: Sample {
        spec: "snekagon-5g(players=2,advanced=off)",
        setup: "AD",
        moves: "1:d8-e7-f7-g6 2:e2-f2-f3 1>2:g6-f6-f5-f4 2>1:f3-f4 2:j1-k1-k2-k3-k4 2:a11-b10-c9-d8 \
            1:i6-i7-j7 2>1:a11-b10-b9-c8-c7 1>2:i6-j5 2>1:e2-d3-d4-c5-b6",
    },
    rules: RulesPage::new(
        include_str!("../../rules/snekagon-5g/en.md"),
        include_str!("../../rules/snekagon-5g/cs.md"),
        include_str!("../../rules/snekagon-5g/pl.md"),
    ),
    puzzles: PuzzleLines::new(include_str!("../../puzzles/snekagon-5g.jsonl")),
    course: Some(&COURSE),
    texts: &TEXTS,
};
