use game::{Family, OptionKind, PuzzleLines, RulesPage, Sample};

use crate::TEXTS;
use crate::course::COURSE;

/// The game on the shelf.
pub(crate) static FAMILY: Family = Family {
    id: "tantrix",
    title: "Tantrix",
    author: "Mike McManaway",
    players: 2..=4,
    options: &[OptionKind {
        name: "players",
        values: &["2", "3", "4"],
        default: "2",
    }],
    has_points: true,
    holds_pieces: true,
    has_overlay: true,
    target: None,
    seat_choice: &["seat-red", "seat-yellow", "seat-green", "seat-blue"],
    seat_letters: "RYGB",
    bot_elo: &[0, 115, 356, 503, 686, 803, 920, 1028],
    sample: Sample {
        spec: "tantrix(players=2)",
        setup: "RG:10.17.40.6.34.52.51.12.4.21.42.27.7.1.41.46.47.30.26.20.50.53.32.3.11.48.56.19.\
            35.43.45.18.13.8.28.29.5.25.14.24.23.44.49.54.37.22.39.55.15.9.16.38.33.31.36.2",
        moves: "52@0,0r0 12@1,0r1 7@1,1r2 4@2,1r0 6@3,1r2 42@0,-1r2 51@1,-1r5 30@0,1r0 17@-1,2r5 \
            34@-1,1r0 27@-1,0r0 46@0,-2r5 3@2,0r4 1@2,-1r5 20@3,0r3 41@3,-1r2 19@0,2r4 \
            35@-1,-1r2 53@1,2r1 40@-2,3r3 26@-1,3r1 56@-2,2r4",
    },
    rules: RulesPage::new(
        include_str!("../rules/tantrix/en.md"),
        include_str!("../rules/tantrix/cs.md"),
        include_str!("../rules/tantrix/pl.md"),
    ),
    puzzles: PuzzleLines::new(include_str!("../puzzles/tantrix.jsonl")),
    course: Some(&COURSE),
    texts: &TEXTS,
};
