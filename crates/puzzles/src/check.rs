//! Is this a solution? Written plainly and apart from the solver, so that each can catch
//! the other's mistakes.

use std::collections::{BTreeMap, BTreeSet};

use hex::Hex;

use super::{Kind, Puzzle, Solution, Want, Wrong};
use tantrix::side::beyond;
use tantrix::{Colour, Placement, Tile};

type Table = BTreeMap<Hex, Placement>;

/// Says whether a solution is right and, if not, what is wrong with it.
pub fn check(puzzle: &Puzzle, solution: &Solution) -> Result<(), Wrong> {
    right_tiles(puzzle, solution)?;
    let table = lay(solution)?;
    sides_match(&table)?;
    hangs_together(&table)?;
    let cells: Vec<Hex> = table.keys().copied().collect();
    if !puzzle.shape().is_made_by(&cells) {
        return Err(Wrong::NotTheShape(puzzle.shape()));
    }
    for &want in puzzle.wants() {
        runs_through_all(&table, want)?;
    }
    if puzzle.holes() {
        Ok(())
    } else {
        no_hole(&table)
    }
}

/// Everything that is wrong with what lies, also before all of it does: then nothing is said about what
/// the tiles that are still to be laid can mend.
pub fn faults(puzzle: &Puzzle, lying: &Solution) -> Vec<Wrong> {
    let mut faults: Vec<Wrong> = right_tiles(puzzle, lying).err().into_iter().collect();
    let table = match lay(lying) {
        Ok(table) => table,
        Err(wrong) => {
            faults.push(wrong);
            return faults;
        }
    };
    faults.extend(sides_match(&table).err());
    faults.extend(hangs_together(&table).err());
    if lying.placements().len() < puzzle.laid() {
        let wants = puzzle.wants().iter();
        faults.extend(wants.filter_map(|&want| closes_early(puzzle, &table, want)));
        return faults;
    }
    let cells: Vec<Hex> = table.keys().copied().collect();
    if !puzzle.shape().is_made_by(&cells) {
        faults.push(Wrong::NotTheShape(puzzle.shape()));
    }
    let wants = puzzle.wants().iter();
    faults.extend(wants.filter_map(|&want| runs_through_all(&table, want).err()));
    if !puzzle.holes() {
        faults.extend(no_hole(&table).err());
    }
    faults
}

/// A wanted loop or line that is closed already, though tiles are left that it must run through.
fn closes_early(puzzle: &Puzzle, table: &Table, want: Want) -> Option<Wrong> {
    let colour = want.colour;
    let carriers = table.values().filter(|one| one.tile.has(colour));
    let is_closed = |start: &&Placement| {
        let side = (0..6).find(|&side| start.side(side) == colour);
        let met = side.map_or_else(Vec::new, |side| follow(table, **start, side, colour));
        met.len() > 1 && met.last() == Some(&start.tile)
    };
    carriers.clone().find(is_closed)?;
    let all = puzzle
        .tiles()
        .iter()
        .filter(|tile| tile.has(colour))
        .count();
    let left = all - carriers.count();
    match want.kind {
        Kind::Line => Some(Wrong::NotOpen(colour)),
        // Where the player chooses the tiles, none that is left needs to lie; the number of them is told anyway.
        Kind::Loop if puzzle.laid() < puzzle.tiles().len() => Some(Wrong::ClosesEarly {
            colour,
            left: puzzle.laid() - table.len(),
        }),
        Kind::Loop => (left > 0).then_some(Wrong::ClosesEarly { colour, left }),
    }
}

fn right_tiles(puzzle: &Puzzle, solution: &Solution) -> Result<(), Wrong> {
    let mut laid = BTreeSet::new();
    for placement in solution.placements() {
        if !puzzle.tiles().contains(&placement.tile) {
            return Err(Wrong::ExtraTile(placement.tile));
        }
        if !laid.insert(placement.tile) {
            return Err(Wrong::TileTwice(placement.tile));
        }
    }
    if laid.len() == puzzle.laid() {
        return Ok(());
    }
    let missing = puzzle.tiles().iter().find(|tile| !laid.contains(tile));
    match missing {
        Some(&tile) if puzzle.laid() == puzzle.tiles().len() => Err(Wrong::MissingTile(tile)),
        _ => Err(Wrong::WrongNumber {
            laid: laid.len(),
            wanted: puzzle.laid(),
        }),
    }
}

fn lay(solution: &Solution) -> Result<Table, Wrong> {
    let mut table = Table::new();
    for &placement in solution.placements() {
        if let Some(under) = table.insert(placement.cell, placement) {
            let tiles = [under.tile, placement.tile];
            return Err(Wrong::CellTwice {
                cell: placement.cell,
                tiles,
            });
        }
    }
    Ok(table)
}

fn sides_match(table: &Table) -> Result<(), Wrong> {
    for &here in table.values() {
        for side in 0..6 {
            let Some(&there) = table.get(&beyond(here.cell, side)) else {
                continue;
            };
            let colours = [here.side(side), there.side((side + 3) % 6)];
            if colours[0] != colours[1] {
                return Err(Wrong::Mismatch {
                    between: [here, there],
                    colours,
                });
            }
        }
    }
    Ok(())
}

fn hangs_together(table: &Table) -> Result<(), Wrong> {
    let Some(&first) = table.keys().next() else {
        return Ok(());
    };
    let reached = spread(first, |cell| table.contains_key(&cell));
    match table
        .values()
        .find(|placement| !reached.contains(&placement.cell))
    {
        None => Ok(()),
        Some(placement) => Err(Wrong::Apart(placement.tile)),
    }
}

fn runs_through_all(table: &Table, want: Want) -> Result<(), Wrong> {
    let colour = want.colour;
    let mut carriers: Vec<Placement> = table.values().copied().collect();
    carriers.retain(|placement| placement.tile.has(colour));
    let Some(&start) = carriers.iter().min() else {
        return Ok(());
    };

    let sides: Vec<usize> = (0..6).filter(|&side| start.side(side) == colour).collect();
    let mut met = follow(table, start, sides[0], colour);
    let closed = met.last() == Some(&start.tile) && met.len() > 1;
    match want.kind {
        Kind::Loop if !closed => {
            let tile = met.last().copied().unwrap_or(start.tile);
            return Err(Wrong::NotClosed { colour, tile });
        }
        Kind::Line if closed => return Err(Wrong::NotOpen(colour)),
        Kind::Line => met.extend(follow(table, start, sides[1], colour)),
        Kind::Loop => {}
    }
    met.push(start.tile);
    match carriers
        .iter()
        .filter(|placement| !met.contains(&placement.tile))
        .min()
    {
        None => Ok(()),
        Some(placement) => Err(Wrong::Misses {
            want,
            tile: placement.tile,
        }),
    }
}

/// The tiles that a line meets when it leaves a tile by one side, up to where it ends or
/// is back at that tile.
fn follow(table: &Table, start: Placement, side: usize, colour: Colour) -> Vec<Tile> {
    let mut met = Vec::new();
    let (mut here, mut out) = (start, side);
    while let Some(&next) = table.get(&beyond(here.cell, out)) {
        met.push(next.tile);
        if next.tile == start.tile {
            break;
        }
        let entered = (out + 3) % 6;
        let leave = (0..6).find(|&side| side != entered && next.side(side) == colour);
        let Some(leave) = leave else { break };
        (here, out) = (next, leave);
    }
    met
}

fn no_hole(table: &Table) -> Result<(), Wrong> {
    let low = |of: fn(&Hex) -> i16| table.keys().map(of).min().unwrap_or(0) - 1;
    let high = |of: fn(&Hex) -> i16| table.keys().map(of).max().unwrap_or(0) + 1;
    let (q, r) = (low(|c| c.q)..=high(|c| c.q), low(|c| c.r)..=high(|c| c.r));
    let in_frame = |cell: Hex| q.contains(&cell.q) && r.contains(&cell.r);
    let outside = spread(Hex::new(*q.start(), *r.start()), |cell| {
        in_frame(cell) && !table.contains_key(&cell)
    });
    let cells = r
        .clone()
        .flat_map(|r| q.clone().map(move |q| Hex::new(q, r)));
    let mut enclosed = cells.filter(|cell| !table.contains_key(cell) && !outside.contains(cell));
    enclosed
        .next()
        .map_or(Ok(()), |cell| Err(Wrong::Hole(cell)))
}

/// All cells that can be reached from one without leaving the allowed ones.
fn spread(from: Hex, allowed: impl Fn(Hex) -> bool) -> BTreeSet<Hex> {
    let mut reached = BTreeSet::from([from]);
    let mut to_do = vec![from];
    while let Some(cell) = to_do.pop() {
        for next in cell.neighbours() {
            if allowed(next) && reached.insert(next) {
                to_do.push(next);
            }
        }
    }
    reached
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Shape, catalogue};
    use tantrix::tile::Colour::{Blue, Red, Yellow};

    /// A yellow loop, a red and a blue one, and a red one around a hole at (1, 0).
    const THREE: &str = "1@0,0r0 2@0,-1r5 3@1,-1r0";
    const FIVE: &str = "1@0,0r0 2@-1,0r2 3@-1,2r0 4@0,1r3 5@-1,1r4";
    const SEVEN: &str = "1@0,0r0 2@0,-1r0 3@-1,-1r0 4@-1,0r1 5@1,0r2 6@1,-1r2 7@-1,1r0";
    const TEN: &str = "1@0,0r0 2@-1,-1r2 3@2,-2r3 4@-1,0r5 5@2,-1r1 6@0,1r2 7@1,-1r2 \
                       8@1,1r3 9@0,-1r3 10@2,0r2";

    fn said(id: &str, text: &str) -> Vec<&'static str> {
        let faults = faults(&catalogue::find(id).unwrap(), &text.parse().unwrap());
        faults.iter().map(|fault| fault.message().code()).collect()
    }

    #[test]
    fn all_faults_are_told() {
        assert_eq!(said("discovery-3", THREE), [""; 0]);
        assert_eq!(said("discovery-5", FIVE), [""; 0]);
        assert_eq!(said("discovery-10", TEN), ["wrong-hole"]);
        let early = ["wrong-missing-tile", "wrong-closes-early"];
        assert_eq!(said("own-1_2_3_4-loop-yellow", THREE), early);
        assert_eq!(
            said("discovery-3", "1@0,0r0 2@0,-1r5"),
            ["wrong-missing-tile"]
        );
        let apart = "1@0,0r0 2@0,-1r5 3@5,-1r0";
        assert_eq!(
            said("discovery-3", apart),
            ["wrong-apart", "wrong-not-closed"]
        );
        assert_eq!(said("own-1_2_3-line-yellow", THREE), ["wrong-not-open"]);
    }

    fn verdict(id: &str, text: &str) -> Result<(), Wrong> {
        check(&catalogue::find(id).unwrap(), &text.parse().unwrap())
    }

    fn own(numbers: &[u8], wants: &[Want], shape: Shape, text: &str) -> Result<(), Wrong> {
        check(
            &Puzzle::new(numbers, wants, shape).unwrap(),
            &text.parse().unwrap(),
        )
    }

    fn tile(number: u8) -> Tile {
        Tile::new(number).unwrap()
    }

    #[test]
    fn right_solutions_are_right() {
        assert_eq!(verdict("discovery-3", THREE), Ok(()));
        assert_eq!(verdict("discovery-5", FIVE), Ok(()));
        assert_eq!(verdict("discovery-7", SEVEN), Ok(()));
    }

    #[test]
    fn tiles_are_those_of_the_puzzle() {
        assert_eq!(verdict("discovery-4", FIVE), Err(Wrong::ExtraTile(tile(5))));
        assert_eq!(
            verdict("discovery-6", FIVE),
            Err(Wrong::MissingTile(tile(6)))
        );
        let twice = FIVE.to_owned() + " 2@7,7r0";
        assert_eq!(
            verdict("discovery-5", &twice),
            Err(Wrong::TileTwice(tile(2)))
        );
        let xtreme = "12@0,0r0 25@0,-1r4 26@1,-1r4";
        assert_eq!(verdict("xtreme-3", xtreme), Ok(()));
        assert_eq!(
            verdict("xtreme-4", xtreme),
            Err(Wrong::WrongNumber { laid: 3, wanted: 4 })
        );
        assert_eq!(verdict("discovery-3", ""), Err(Wrong::MissingTile(tile(1))));
    }

    #[test]
    fn tiles_lie_beside_each_other_and_match() {
        let stacked = FIVE.replace("5@-1,1", "5@0,0");
        let tiles = [tile(1), tile(5)];
        let cell = Hex::ORIGIN;
        assert_eq!(
            verdict("discovery-5", &stacked),
            Err(Wrong::CellTwice { cell, tiles })
        );
        let apart = FIVE.replace("3@-1,2", "3@8,8");
        assert_eq!(verdict("discovery-5", &apart), Err(Wrong::Apart(tile(3))));
        let turned = verdict("discovery-3", &THREE.replace("3@1,-1r0", "3@1,-1r1"));
        let Err(Wrong::Mismatch { between, colours }) = turned else {
            panic!("{turned:?}")
        };
        // Tile 3 turned once shows blue to the south-west, where tile 1 shows yellow.
        assert_eq!(between.map(|placement| placement.tile), [tile(1), tile(3)]);
        assert_eq!(colours, [Yellow, Blue]);
    }

    #[test]
    fn the_shape_is_made() {
        let seven = [1, 2, 3, 4, 5, 6, 7];
        let not_flower = Err(Wrong::NotTheShape(Shape::Flower));
        assert_eq!(own(&seven, &[], Shape::Flower, SEVEN), not_flower);
        assert_eq!(own(&[1, 2, 3], &[], Shape::Triangle, THREE), Ok(()));
        let flower = "1@0,0r0 2@1,0r0 3@1,-2r1 4@2,-2r2 5@0,-1r3 6@2,-1r0 7@1,-1r0";
        assert_eq!(verdict("flower", flower), Ok(()));
    }

    #[test]
    fn loops_close_and_lines_do_not() {
        let three = [1, 2, 3];
        let line = own(&three, &[Want::a_line(Yellow)], Shape::Free, THREE);
        assert_eq!(line, Err(Wrong::NotOpen(Yellow)));
        let red = own(&three, &[Want::a_loop(Red)], Shape::Free, THREE);
        assert!(
            matches!(red, Err(Wrong::NotClosed { colour: Red, .. })),
            "{red:?}"
        );
        // The two tiles touch in yellow, so that red runs through each by itself.
        let want = Want::a_line(Red);
        let touching = own(&[1, 2], &[want], Shape::Free, "1@0,0r0 2@1,-1r0");
        assert_eq!(
            touching,
            Err(Wrong::Misses {
                want,
                tile: tile(2)
            })
        );
        let yellow = own(
            &[1, 2],
            &[Want::a_line(Yellow)],
            Shape::Free,
            "1@0,0r0 2@1,-1r0",
        );
        assert_eq!(yellow, Ok(()));
    }

    #[test]
    fn holes_must_be_allowed() {
        let puzzle = catalogue::find("discovery-10").unwrap();
        let ten: Solution = TEN.parse().unwrap();
        assert_eq!(check(&puzzle, &ten), Err(Wrong::Hole(Hex::new(1, 0))));
        assert_eq!(check(&puzzle.with_holes(true), &ten), Ok(()));
    }
}
