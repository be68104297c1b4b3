use game::{Family, OptionKind, PuzzleLines, RulesPage, Sample};

use super::TEXTS;
use super::course::COURSE;

/// The game on the shelf.
pub(super) static FAMILY: Family = Family {
    id: "snekagon",
    title: "Snekagon",
    author: "Adam Španěl",
    players: 2..=2,
    options: &[OptionKind {
        name: "side",
        values: &["5", "6", "7"],
        default: "6",
    }],
    has_points: true,
    holds_pieces: true,
    has_overlay: true,
    target: None,
    seat_choice: &[],
    seat_letters: "",
    bot_elo: &[0, 133, 282, 473, 673, 784, 952, 1079],
    sample: Sample {
        spec: "snekagon",
        setup: "-",
        moves: "f1 i8-j7 b10-b11-c11-d10 a8-b7-c6-d5 e10-f10-g9 g4-g5-g6 f2-f3-f4-f5 i5-j4-j3-j2 \
            h8-i7-j6-j5 g3-h2-i2 d8-e7-f6",
    },
    rules: RulesPage::new(
        include_str!("../../rules/snekagon/en.md"),
        include_str!("../../rules/snekagon/cs.md"),
        include_str!("../../rules/snekagon/pl.md"),
    ),
    puzzles: PuzzleLines::new(include_str!("../../puzzles/snekagon.jsonl")),
    course: Some(&COURSE),
    texts: &TEXTS,
};
