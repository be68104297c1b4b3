use game::{Family, OptionKind, PuzzleLines, RulesPage, Sample};

use super::course::COURSE;
use super::{TEXTS, TILES};

/// The game on the shelf.
pub(super) static FAMILY: Family = Family {
    id: "tantrix-solitaire",
    title: "Tantrix Solitaire",
    author: "Mike McManaway",
    players: 1..=1,
    options: &[
        OptionKind {
            name: "goal",
            values: &["line", "loop"],
            default: "line",
        },
        OptionKind {
            name: "colour",
            values: &["red", "yellow", "blue"],
            default: "red",
        },
    ],
    has_points: true,
    holds_pieces: true,
    has_overlay: true,
    target: Some(TILES as i32),
    seat_choice: &[],
    seat_letters: "",
    bot_elo: &[],
    sample: Sample {
        spec: "tantrix-solitaire",
        setup: "9.12.3.13.14.10.11.4.7.6.1.2.8.5",
        moves: "9@0,0r0 12@-1,1r5 3@-2,1r2 13@-1,0r5 14@-1,2r4 10@-2,2r4 11@-3,3r2 4@-2,3r4 \
            7@-2,4r0 6@-3,4r2 1@-2,5r1",
    },
    rules: RulesPage::new(
        include_str!("../../rules/tantrix-solitaire/en.md"),
        include_str!("../../rules/tantrix-solitaire/cs.md"),
        include_str!("../../rules/tantrix-solitaire/pl.md"),
    ),
    puzzles: PuzzleLines::NONE,
    course: Some(&COURSE),
    texts: &TEXTS,
};
