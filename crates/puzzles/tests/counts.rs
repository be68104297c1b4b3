//! The numbers of solutions on the rules page, and those of the other puzzles.

use puzzles::{Mode, Options, catalogue, solve};

/// Discovery: id, solutions without holes, extra ones with holes.
const DISCOVERY: [(&str, u64, u64); 15] = [
    ("discovery-3", 2, 0),
    ("discovery-4", 2, 0),
    ("discovery-5", 4, 0),
    ("discovery-6", 8, 0),
    ("discovery-7", 36, 0),
    ("discovery-8", 84, 0),
    ("discovery-9", 114, 0),
    ("discovery-10", 1280, 22080),
    ("discovery-10-blue", 952, 1488),
    ("discovery-10-yellow", 388, 0),
    ("discovery-11", 8808, 102_096),
    ("discovery-12", 21_272, 51_648),
    ("discovery-13", 178_240, 1_977_592),
    // Beyond the page; both also counted by following the loop tile by tile.
    ("discovery-14", 825_112, 13_015_024),
    ("discovery-15", 2_968_832, 225_243_040),
];

fn count(id: &str, holes: bool, threads: usize) -> u64 {
    let puzzle = catalogue::find(id)
        .expect("a puzzle of the catalogue")
        .with_holes(holes);
    let report = solve(
        &puzzle,
        &Options {
            mode: Mode::Count,
            threads,
            ..Options::default()
        },
    );
    assert!(report.complete(), "{id}");
    report.count
}

#[test]
fn discovery_without_holes() {
    for (id, solid, _) in DISCOVERY {
        assert_eq!(catalogue::known_solutions(id), Some(solid), "{id}");
        assert_eq!(count(id, false, 1), solid, "{id}");
        assert_eq!(count(id, false, 3), solid, "{id} with three threads");
    }
}

#[test]
fn discovery_with_holes() {
    for (id, solid, extra) in &DISCOVERY[..14] {
        assert_eq!(count(id, true, 2), solid + extra, "{id}");
    }
}

#[test]
fn the_other_puzzles() {
    let others = catalogue::ids().into_iter();
    // Those of Genius take seconds, and minutes without optimisation.
    let others = others.filter(|id| !id.starts_with("discovery") && !id.starts_with("genius"));
    for id in others {
        let known = catalogue::known_solutions(&id);
        assert_eq!(Some(count(&id, false, 2)), known, "{id}");
    }
}
