//! Completes what lies: is there a solution that has all of it?

use std::sync::atomic::AtomicBool;

use game::{Dice, SeededDice};
use hex::Hex;

use super::cell_search::CellSearch;
use super::worker::{Found, SearchState, Worker};
use super::{Ending, FIRST_ATTEMPT, Mode, Options, random_loops, solve, the_one_loop};
use crate::{Placement, Puzzle, Solution};

/// A solution that has all these tiles where they lie, and how the search for it ended:
/// [`Ending::Complete`] without a solution says that there is none. All touching sides of what
/// lies must match, and every tile must be one of the puzzle's.
pub fn complete(
    puzzle: &Puzzle,
    lying: &[Placement],
    options: &Options,
) -> (Option<Solution>, Ending) {
    let options = Options {
        mode: Mode::First,
        ..*options
    };
    // Any solution can be turned so that one tile lies as it should, if it lays that tile.
    if lying.is_empty() || lying.len() == 1 && puzzle.laid() == puzzle.tiles().len() {
        let report = solve(puzzle, &options);
        let found = report.solutions.first();
        return (found.map(|solution| onto(solution, lying)), report.ending);
    }
    // So many tiles do not reach from one to the other.
    let apart = |one: &Placement| usize::from(one.cell.distance(lying[0].cell)) >= puzzle.laid();
    if lying.iter().any(apart) {
        return (None, Ending::Complete);
    }
    let stop = AtomicBool::new(false);
    let state = SearchState::new(&options, &stop);
    let solutions = Found::default();
    {
        let mut worker = Worker::new(&state, solutions.taken());
        let mut seeds = SeededDice::new(options.seed);
        let mut budget = FIRST_ATTEMPT;
        for attempt in 0.. {
            worker.start_attempt(budget);
            let seed = seeds.bits();
            let flow = match the_one_loop(puzzle) {
                Some(colour) if attempt % 4 != 0 => {
                    random_loops::complete(puzzle, colour, lying, seed, &mut worker)
                }
                _ => CellSearch::completing(puzzle, lying, seed).walk(&mut worker),
            };
            if flow.is_continue() || !worker.attempt_is_over() {
                worker.finish(flow.is_continue());
                break;
            }
            budget = budget.saturating_mul(2);
        }
    }
    let found = solutions.into_iter().next();
    let found = found.map(|solution| onto(&solution, lying));
    (found, state.ending())
}

/// A solution turned and moved so that the first of what lies is where it lies.
fn onto(solution: &Solution, lying: &[Placement]) -> Solution {
    let placements = solution.placements();
    let first = lying.first();
    let there = first.and_then(|first| placements.iter().find(|one| one.tile == first.tile));
    let (Some(first), Some(there)) = (first, there) else {
        return solution.clone();
    };
    let turns = (6 + first.rotation - there.rotation) % 6;
    let moved = placements.iter().map(|placement| {
        let cell = (placement.cell - there.cell).turned(turns);
        Placement {
            cell: Hex::new(cell.q + first.cell.q, cell.r + first.cell.r),
            rotation: (placement.rotation + turns) % 6,
            ..*placement
        }
    });
    Solution::new(moved.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{catalogue, check};

    /// The tiles of a solution in an order in which each touches one before it.
    fn order(solution: &Solution) -> Vec<Placement> {
        let all = solution.placements();
        let mut order = vec![all[0]];
        while order.len() < all.len() {
            let touches = |one: &&Placement| order.iter().any(|o| o.cell.distance(one.cell) == 1);
            let next = all.iter().filter(|one| !order.contains(one)).find(touches);
            order.push(*next.unwrap());
        }
        order
    }

    #[test]
    fn what_lies_of_a_solution_is_completed() {
        for id in [
            "discovery-5",
            "discovery-9",
            "discovery-13",
            "discovery-18",
            "rainbow-blue",
            "student",
            "professor",
            "xtreme-6",
            "flower",
        ] {
            let puzzle = catalogue::find(id).unwrap();
            let solution = &solve(&puzzle, &Options::default()).solutions[0];
            let order = order(solution);
            for many in 0..=order.len() {
                // Without its middle, what lies does not hang together.
                let mut lying = order[..many].to_vec();
                if many > 4 {
                    lying.remove(many / 2);
                }
                let (found, ending) = complete(&puzzle, &lying, &Options::default());
                assert_eq!(ending, Ending::Found, "{id} {many}");
                let found = found.unwrap();
                assert_eq!(check(&puzzle, &found), Ok(()), "{id} {many}");
                let kept = |one: &Placement| found.placements().contains(one);
                assert!(lying.iter().all(kept), "{id} {many}");
            }
        }
    }

    /// A count of all solutions says how many of them have two tiles as they lie.
    #[test]
    fn what_no_solution_has_is_told() {
        let puzzle = catalogue::find("discovery-6").unwrap();
        let options = Options {
            mode: Mode::All,
            ..Options::default()
        };
        let all = solve(&puzzle, &options).solutions;
        let [first, second] = [1, 2].map(|number| crate::Tile::new(number).unwrap());
        let lies = |tile, cell, rotation| Placement {
            tile,
            cell,
            rotation,
        };
        let first = lies(first, Hex::ORIGIN, 0);
        let (mut some, mut none) = (0, 0);
        for cell in Hex::ORIGIN.neighbours() {
            for rotation in 0..6 {
                let second = lies(second, cell, rotation);
                let side = (0..6).find(|&side| tantrix::side::beyond(first.cell, side) == cell);
                let side = side.unwrap();
                if first.side(side) != second.side((side + 3) % 6) {
                    continue;
                }
                let known = all.iter().any(|one| one.placements().contains(&second));
                let (found, ending) = complete(&puzzle, &[first, second], &Options::default());
                assert_eq!(found.is_some(), known, "{second}");
                let told = if known {
                    Ending::Found
                } else {
                    Ending::Complete
                };
                assert_eq!(ending, told, "{second}");
                some += u32::from(known);
                none += u32::from(!known);
            }
        }
        assert!(some > 0 && none > 0);
        let far = lies(second_tile(), Hex::new(30, 0), 0);
        let (found, ending) = complete(&puzzle, &[first, far], &Options::default());
        assert_eq!((found, ending), (None, Ending::Complete));
    }

    fn second_tile() -> crate::Tile {
        crate::Tile::new(2).unwrap()
    }
}
