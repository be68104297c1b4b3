//! The searches against each other, against the plain check, and against a plain search.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::*;
use hex::Hex;

use crate::{catalogue, check};
use tantrix::Placement;
use tantrix::side::beyond;
use tantrix::tile::Tile;

fn options(mode: Mode, threads: usize) -> Options {
    Options {
        mode,
        threads,
        ..Options::default()
    }
}

/// Counts with the search for any puzzle, also where another one would be taken.
fn count_by_cells(puzzle: &Puzzle) -> u64 {
    let stop = AtomicBool::new(false);
    let state = SearchState::new(&options(Mode::Count, 1), &stop);
    let mut worker = Worker::new(&state, Box::new(|_| true));
    assert!(
        cell_search::CellSearch::new(puzzle, None)
            .walk(&mut worker)
            .is_continue()
    );
    worker.finish(true);
    state.count()
}

/// All solutions, by laying each tile beside any other in every way.
fn plain(puzzle: &Puzzle) -> BTreeSet<Solution> {
    fn lay(puzzle: &Puzzle, laid: &mut Vec<Placement>, found: &mut BTreeSet<Solution>) {
        let solution = Solution::new(laid.clone());
        if laid.len() == puzzle.laid() {
            if check(puzzle, &solution).is_ok() {
                found.insert(solution.canonical());
            }
            return;
        }
        let taken: BTreeSet<Hex> = laid.iter().map(|placement| placement.cell).collect();
        let rim: BTreeSet<Hex> = taken.iter().flat_map(|cell| cell.neighbours()).collect();
        for &tile in puzzle.tiles() {
            if laid.iter().any(|placement| placement.tile == tile) {
                continue;
            }
            for &cell in rim.difference(&taken) {
                for rotation in 0..6 {
                    let new = Placement {
                        tile,
                        cell,
                        rotation,
                    };
                    let matches = laid.iter().all(|old| {
                        (0..6).all(|side| {
                            beyond(old.cell, side) != cell
                                || old.side(side) == new.side((side + 3) % 6)
                        })
                    });
                    if matches {
                        laid.push(new);
                        lay(puzzle, laid, found);
                        laid.pop();
                    }
                }
            }
        }
    }
    let mut found = BTreeSet::new();
    for &tile in puzzle.tiles() {
        let first = Placement {
            tile,
            cell: Hex::ORIGIN,
            rotation: 0,
        };
        lay(puzzle, &mut vec![first], &mut found);
    }
    found
}

fn any_colour() -> impl Strategy<Value = Colour> {
    prop::sample::select(&Colour::ALL[..])
}

/// So many different tiles that all have a colour.
fn tiles_with(colour: Colour, many: usize) -> impl Strategy<Value = Vec<u8>> {
    let numbers: Vec<u8> = Tile::all()
        .filter(|tile| tile.has(colour))
        .map(Tile::number)
        .collect();
    prop::sample::subsequence(numbers, many)
}

fn any_loop(many: impl Strategy<Value = usize>) -> impl Strategy<Value = Puzzle> {
    (any_colour(), many, any::<bool>())
        .prop_flat_map(|(colour, many, holes)| {
            (Just(colour), tiles_with(colour, many), Just(holes))
        })
        .prop_map(|(colour, numbers, holes)| {
            let puzzle = Puzzle::new(&numbers, &[Want::a_loop(colour)], Shape::Free).unwrap();
            puzzle.with_holes(holes)
        })
}

/// Four tiles to lay of four or five, in a loop, a line or both.
fn any_small() -> impl Strategy<Value = Puzzle> {
    let wants = prop::sample::select(vec![
        vec![Want::a_line(Colour::Red)],
        vec![Want::a_loop(Colour::Red)],
        vec![Want::a_line(Colour::Red), Want::a_line(Colour::Blue)],
        vec![Want::a_line(Colour::Red), Want::a_loop(Colour::Yellow)],
    ]);
    (wants, tiles_with(Colour::Red, 5), 4..=5usize).prop_map(|(wants, numbers, of)| {
        Puzzle::choosing(&numbers[..of], 4, &wants, Shape::Free).unwrap()
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn two_searches_count_the_same_loops(puzzle in any_loop(3..=9usize)) {
        let report = solve(&puzzle, &options(Mode::Count, 1));
        prop_assert!(report.complete());
        prop_assert_eq!(report.count, count_by_cells(&puzzle));
    }

    #[test]
    fn every_solution_is_right_and_met_once(puzzle in any_loop(6..=9usize)) {
        let all = solve(&puzzle, &options(Mode::All, 2));
        for solution in &all.solutions {
            prop_assert_eq!(check(&puzzle, solution), Ok(()));
        }
        let different: BTreeSet<&Solution> = all.solutions.iter().collect();
        prop_assert_eq!(different.len(), all.solutions.len());
        prop_assert_eq!(solve(&puzzle, &options(Mode::Count, 2)).count, all.count);
        prop_assert_eq!(all.count, all.solutions.len() as u64);
    }

    #[test]
    fn a_first_solution_is_found_if_there_is_one(puzzle in any_loop(5..=9usize), seed: u64) {
        let count = solve(&puzzle, &options(Mode::Count, 1)).count;
        let first = solve(&puzzle, &Options { seed, ..options(Mode::First, 1) });
        prop_assert_eq!(first.solutions.len() as u64, count.min(1));
        let ending = if count > 0 { Ending::Found } else { Ending::Complete };
        prop_assert_eq!(first.ending, ending);
        for solution in &first.solutions {
            prop_assert_eq!(check(&puzzle, solution), Ok(()));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn a_plain_search_finds_the_same(puzzle in any_small()) {
        let found: BTreeSet<Solution> =
            solve(&puzzle, &options(Mode::All, 1)).solutions.into_iter().collect();
        prop_assert_eq!(found, plain(&puzzle));
    }
}

#[test]
fn a_plain_search_finds_the_same_triangles() {
    let puzzle = Puzzle::choosing(&[1, 2, 3, 4, 5], 3, &[], Shape::Triangle).unwrap();
    let all = solve(&puzzle, &options(Mode::All, 1));
    assert_eq!(
        all.solutions.into_iter().collect::<BTreeSet<_>>(),
        plain(&puzzle)
    );
    assert!(all.count > 0);
}

/// How often a shape that lies still can be filled rightly, cell after cell.
fn fillings(puzzle: &Puzzle, cells: &[Hex], laid: &mut Vec<Placement>) -> u64 {
    let Some(&cell) = cells.get(laid.len()) else {
        return u64::from(check(puzzle, &Solution::new(laid.clone())).is_ok());
    };
    let mut count = 0;
    for &tile in puzzle.tiles() {
        if laid.iter().any(|placement| placement.tile == tile) {
            continue;
        }
        for rotation in 0..6 {
            let new = Placement {
                tile,
                cell,
                rotation,
            };
            let matches = (0..6).all(|side| {
                let other = laid.iter().find(|old| old.cell == beyond(cell, side));
                other.is_none_or(|old| old.side((side + 3) % 6) == new.side(side))
            });
            if matches {
                laid.push(new);
                count += fillings(puzzle, cells, laid);
                laid.pop();
            }
        }
    }
    count
}

#[test]
fn a_shape_is_filled_as_often_as_it_comes_back_to_itself_when_turned() {
    for (id, turns) in [("flower", 6), ("rainbow-blue", 3), ("xtreme-triangle", 3)] {
        let puzzle = catalogue::find(id).unwrap();
        let cells = puzzle.shape().cells(puzzle.laid()).unwrap();
        let count = solve(&puzzle, &options(Mode::Count, 1)).count;
        assert_eq!(
            fillings(&puzzle, &cells, &mut Vec::new()),
            turns * count,
            "{id}"
        );
    }
}

#[test]
fn every_puzzle_of_the_catalogue_can_be_solved() {
    // The two lines of Genius take seconds of a search for any puzzle; see `docs/puzzles.md`.
    for id in catalogue::ids()
        .iter()
        .filter(|id| *id != "genius-red-blue")
    {
        let puzzle = catalogue::find(id).unwrap();
        let report = solve(&puzzle, &options(Mode::First, 2));
        let solution = report.solutions.first().unwrap_or_else(|| panic!("{id}"));
        assert_eq!(check(&puzzle, solution), Ok(()), "{id}: {solution}");
    }
}

#[test]
fn all_tiles_of_a_colour_make_one_loop() {
    for colour in Colour::ALL {
        let tiles = Tile::all().filter(|tile| tile.has(colour));
        let numbers: Vec<u8> = tiles.map(Tile::number).collect();
        let puzzle = Puzzle::new(&numbers, &[Want::a_loop(colour)], Shape::Free).unwrap();
        let report = solve(&puzzle, &options(Mode::First, 1));
        assert_eq!(check(&puzzle, &report.solutions[0]), Ok(()), "{colour}");
        assert_eq!(report.solutions[0].placements().len(), 42);
    }
}

#[test]
fn a_puzzle_without_solutions_comes_to_an_end() {
    // Red is a corner on one of them only, so it cannot come round.
    let puzzle = Puzzle::new(&[1, 4, 6, 10], &[Want::a_loop(Colour::Red)], Shape::Free).unwrap();
    for mode in [Mode::First, Mode::All, Mode::Count] {
        let report = solve(&puzzle, &options(mode, 2));
        assert_eq!(
            (report.count, report.ending),
            (0, Ending::Complete),
            "{mode:?}"
        );
    }
}

#[test]
fn one_tile_is_a_line_and_no_loop() {
    let puzzle = |want| Puzzle::new(&[1], &[want], Shape::Free).unwrap();
    let count = |want| solve(&puzzle(want), &options(Mode::Count, 2)).count;
    assert_eq!(count(Want::a_line(Colour::Red)), 1);
    assert_eq!(count(Want::a_loop(Colour::Red)), 0);
}

#[test]
fn the_seed_decides_the_first_solution() {
    let puzzle = catalogue::find("discovery-20").unwrap();
    let first = |seed| {
        let report = solve(
            &puzzle,
            &Options {
                seed,
                ..options(Mode::First, 1)
            },
        );
        report.solutions.into_iter().next().unwrap()
    };
    assert_eq!(first(7), first(7));
    assert_ne!(first(7), first(8));
}

#[test]
fn a_search_stops_when_told() {
    let puzzle = catalogue::find("discovery-30").unwrap();
    let stop = AtomicBool::new(true);
    let report = solve_watched(&puzzle, &options(Mode::Count, 2), &stop, &mut |_| {});
    assert_eq!(report.ending, Ending::Stopped);
    let limit = Some(Duration::from_millis(50));
    let options = Options {
        limit,
        ..options(Mode::Count, 2)
    };
    let report = solve(&puzzle, &options);
    assert_eq!(report.ending, Ending::TimeUp);
}

#[test]
fn the_callers_thread_finds_what_another_would() {
    let puzzle = catalogue::find("discovery-10").unwrap();
    for mode in [Mode::First, Mode::All, Mode::Count] {
        let here = solve(&puzzle, &options(mode, 0));
        let there = solve(&puzzle, &options(mode, 1));
        assert_eq!(here.solutions, there.solutions);
        assert_eq!((here.count, here.ending), (there.count, there.ending));
        assert_eq!(here.nodes, there.nodes);
    }
}
