//! What to do next with what lies: one tile that goes on towards a solution, or what to take away first.

use std::time::Duration;

use crate::solve::{Ending, Options, complete};
use crate::{Placement, Puzzle, Tile};

/// What somebody who does not know how to go on is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// This tile can be laid so, and the puzzle solved then.
    Lay(Placement),
    /// What lies can't be completed. Without these tiles it can.
    TakeAway {
        /// The tiles, the last laid first.
        tiles: Vec<Tile>,
        /// Whether it is proved that nothing completes what lies; otherwise nothing was found in time.
        proved: bool,
    },
    /// The puzzle has no solution at all.
    NoSolution,
    /// Nothing was found in time.
    TimeUp,
    /// Everything lies that should.
    AllLies,
}

/// A hint for what lies, in the order in which it was laid. Half of the time is for a solution with all of it; the rest
/// for one with as much of it as possible.
pub fn hint(puzzle: &Puzzle, lying: &[Placement], options: &Options) -> Hint {
    let began = (options.now)();
    let limit = options.limit.unwrap_or(Duration::from_secs(8));
    let left = || limit.saturating_sub((options.now)().saturating_sub(began));
    let within = |limit: Duration| Options {
        limit: Some(limit),
        ..*options
    };
    let (whole, ending) = complete(puzzle, lying, &within(limit / 2));
    if let Some(solution) = whole {
        return next(solution.placements(), lying).map_or(Hint::AllLies, Hint::Lay);
    }
    let proved = ending == Ending::Complete;
    if lying.is_empty() {
        return if proved {
            Hint::NoSolution
        } else {
            Hint::TimeUp
        };
    }
    let without = |tiles: Vec<Tile>| Hint::TakeAway { tiles, proved };
    // The last tile laid is most often the one that is wrong.
    for wrong in lying.iter().rev() {
        let mut rest = lying.to_vec();
        rest.retain(|one| one != wrong);
        let limit = left() / (2 * lying.len() as u32);
        if complete(puzzle, &rest, &within(limit)).0.is_some() {
            return without(vec![wrong.tile]);
        }
    }
    for kept in (0..lying.len()).rev() {
        let limit = left() / (kept as u32 + 1);
        let (found, ending) = complete(puzzle, &lying[..kept], &within(limit));
        if found.is_some() {
            let taken = lying[kept..].iter().rev();
            return without(taken.map(|one| one.tile).collect());
        }
        if kept == 0 && ending == Ending::Complete {
            return Hint::NoSolution;
        }
    }
    Hint::TimeUp
}

/// The tile of a solution to lay next: one that touches as many as possible of those that lie.
fn next(solution: &[Placement], lying: &[Placement]) -> Option<Placement> {
    let missing = solution.iter().filter(|one| !lying.contains(one));
    let touching = |one: &Placement| {
        let touched = lying
            .iter()
            .filter(|other| other.cell.distance(one.cell) == 1);
        touched.count()
    };
    missing
        .copied()
        .max_by_key(|one| (touching(one), std::cmp::Reverse(one.tile)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Layout, Solution, catalogue, check};

    fn placements(text: &str) -> Vec<Placement> {
        text.parse::<Solution>().unwrap().placements().to_vec()
    }

    /// Whoever follows every hint solves the puzzle.
    #[test]
    fn hints_lead_to_a_solution() {
        for id in [
            "discovery-3",
            "discovery-7",
            "discovery-12",
            "rainbow-red",
            "xtreme-5",
            "junior",
            "professor",
            "flower",
            "own-1_2_3_4_5-line-red",
        ] {
            let puzzle = catalogue::find(id).unwrap();
            let mut table = Layout::new(puzzle.clone(), &Solution::new(Vec::new())).unwrap();
            while table.lying().len() < puzzle.laid() {
                let options = Options {
                    limit: Some(Duration::from_mins(10)),
                    ..Options::default()
                };
                let told = hint(&puzzle, table.lying(), &options);
                let Hint::Lay(placement) = told else {
                    panic!("{id}: {told:?} after {:?}", table.lying());
                };
                table.play(&placement.to_string()).unwrap();
            }
            assert_eq!(check(&puzzle, &table.solution()), Ok(()), "{id}");
            assert_eq!(
                hint(&puzzle, table.lying(), &Options::default()),
                Hint::AllLies
            );
        }
    }

    #[test]
    fn what_is_in_the_way_is_to_be_taken_away() {
        let puzzle = catalogue::find("discovery-5").unwrap();
        // The solution of check.rs, with its last tile turned so that it still fits but leads nowhere.
        let good = placements("1@0,0r0 2@-1,0r2 3@-1,2r0 4@0,1r3 5@-1,1r4");
        let start = Layout::new(puzzle.clone(), &Solution::new(good[..2].to_vec())).unwrap();
        let mut dead_ends = 0;
        for choice in start.choices(game::Language::English) {
            let mut table = start.clone();
            table.play(&choice.text).unwrap();
            if choice.piece.is_none() {
                continue;
            }
            let options = Options {
                limit: Some(Duration::from_mins(10)),
                ..Options::default()
            };
            match hint(&puzzle, table.lying(), &options) {
                Hint::Lay(_) => {}
                Hint::TakeAway { tiles, proved } => {
                    assert!(proved);
                    assert_eq!(tiles.len(), 1, "the first two are part of a solution");
                    dead_ends += 1;
                }
                other => panic!("{other:?}"),
            }
        }
        assert!(dead_ends > 0);
    }

    #[test]
    fn a_puzzle_without_solutions_is_told() {
        let puzzle = catalogue::find("own-1_2-loop-red").unwrap();
        assert_eq!(hint(&puzzle, &[], &Options::default()), Hint::NoSolution);
        let lying = placements("1@0,0r0");
        let told = hint(
            &puzzle,
            &lying,
            &Options {
                limit: Some(Duration::from_mins(10)),
                ..Options::default()
            },
        );
        assert_eq!(told, Hint::NoSolution);
    }
}
