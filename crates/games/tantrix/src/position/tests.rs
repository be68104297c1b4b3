//! What hardly ever happens in a game: tables are laid out for it.

use super::*;
use crate::table::{FITS, SIDES, Spot, shade, tile_at};

/// Seven tiles that show green to every space around them: nothing without green fits anywhere.
fn green_flower() -> Table {
    fn grow(table: &Table, petals: usize) -> Option<Table> {
        if petals == 6 {
            return Some(table.clone());
        }
        let spot = Spot::ORIGIN.beyond(petals);
        let need = table.rim().need(table.rim().find(spot)?);
        let laid = |tile: usize| table.placements().any(|other| other.tile == tile_at(tile));
        (0..Tile::COUNT)
            .filter(|&tile| !laid(tile))
            .find_map(|tile| {
                // Its outer three sides show one space alone, and two that it shares with other petals.
                let is_green = |rotation: usize, side: usize| {
                    FITS.shown(tile, rotation, side % 6) == shade(Colour::Green)
                };
                let rotation = (0..6).find(|&rotation| {
                    FITS.rotations(need, tile) >> rotation & 1 != 0
                        && is_green(rotation, petals)
                        && is_green(rotation, petals + 1)
                })?;
                let mut table = table.clone();
                table.lay(&FITS, placement(tile, spot, rotation), false);
                grow(&table, petals + 1)
            })
    }
    (0..Tile::COUNT)
        .find_map(|middle| {
            let mut table = Table::new();
            table.lay(&FITS, placement(middle, Spot::ORIGIN, 0), false);
            grow(&table, 0)
        })
        .expect("there is such a flower")
}

fn placement(tile: usize, spot: Spot, rotation: usize) -> Placement {
    Placement {
        tile: tile_at(tile),
        cell: spot.hex(),
        rotation: rotation as u8,
    }
}

/// Three players with the bag empty; the first has just had a turn.
fn late(table: Table, hands: [&[u8]; 3]) -> Position {
    let mut position = Position {
        table,
        hands: [TileSet::default(); 4],
        bag: TileSet::default(),
        colours: Colour::ALL,
        seats: 3,
        mover: Seat::new(0),
        phase: Phase::ForcedAfter,
        next: Next::Placement,
    };
    for (hand, tiles) in position.hands.iter_mut().zip(hands) {
        *hand = tiles
            .iter()
            .filter_map(|&number| Tile::new(number))
            .collect();
    }
    position.go_on(&FITS);
    position
}

fn unlaid_with_green(table: &Table) -> u8 {
    let laid: TileSet = table.placements().map(|placement| placement.tile).collect();
    let mut others = Tile::all().filter(|&tile| tile.has(Colour::Green) && !laid.contains(tile));
    others.next().expect("seven of 42 lie").number()
}

#[test]
fn with_the_bag_empty_players_without_a_placement_are_skipped() {
    let table = green_flower();
    assert_eq!(table.rim().len(), 12);
    let green = unlaid_with_green(&table);
    let position = late(table.clone(), [&[1, 2], &[3, 4], &[5, green]]);
    assert_eq!(position.mover(), Seat::new(2));
    assert_eq!(position.next(), Next::Placement);
    // Whoever just ended a turn may be the only one who can go on, and does.
    let position = late(table, [&[1, green], &[3], &[]]);
    assert_eq!(
        (position.mover(), position.phase()),
        (Seat::new(0), Phase::Free)
    );
}

#[test]
fn with_the_bag_empty_the_game_ends_when_nobody_has_a_placement() {
    let position = late(green_flower(), [&[1, 2], &[], &[5]]);
    assert_eq!(position.end(), Some(End::NothingFits));
    // As it stands: points count.
    assert!(position.points(Seat::new(2)) > 0);
}

#[test]
fn while_the_bag_holds_tiles_nobody_is_skipped() {
    let mut position = late(green_flower(), [&[1, 2], &[3, 4], &[5, 6]]);
    position.phase = Phase::ForcedAfter;
    position.bag.insert(tile_at(40));
    position.go_on(&FITS);
    assert_eq!(position.end(), Some(End::Deadlock));
}

/// The first three tiles close a yellow loop: two points a tile, where a line counts one.
#[test]
fn lines_count_one_a_tile_and_loops_two() {
    let spots = [Spot::ORIGIN, Spot::ORIGIN.beyond(1), Spot::ORIGIN.beyond(2)];
    let mut best = 0;
    for second in 0..6 {
        for third in 0..6 {
            for first in 0..6 {
                let mut table = Table::new();
                let rotations = [first, second, third];
                let fits = (0..3).all(|which| {
                    let need = table
                        .rim()
                        .find(spots[which])
                        .map(|at| table.rim().need(at));
                    let fits = need.is_none_or(|need| {
                        FITS.rotations(need, which) >> rotations[which] & 1 != 0
                    });
                    if fits {
                        table.lay(
                            &FITS,
                            placement(which, spots[which], rotations[which]),
                            false,
                        );
                    }
                    fits
                });
                if !fits {
                    continue;
                }
                let position = late(table, [&[], &[], &[]]);
                let table = position.table();
                let yellow = position.points(Seat::new(1));
                let (line, ring) = (
                    table.longest_line(Colour::Yellow),
                    table.longest_loop(Colour::Yellow),
                );
                assert_eq!(yellow, i32::from(line.max(2 * ring)));
                assert_eq!(yellow == 6, ring == 3);
                best = best.max(yellow);
            }
        }
    }
    assert_eq!(best, 6);
}

/// A line of 56 tiles reaches 55 cells from the origin, and the rim one further.
#[test]
fn the_table_holds_the_longest_row_there_can_be() {
    for side in SIDES {
        let mut table = Table::new();
        let mut spot = Spot::ORIGIN;
        for tile in 0..Tile::COUNT {
            let need = table.rim().find(spot).map(|at| table.rim().need(at));
            let rotations = need.map_or(1, |need| FITS.rotations(need, tile));
            // Colours need not match for this: the rim has to find its way.
            let rotation = rotations.trailing_zeros() as usize % 6;
            table.lay(&FITS, placement(tile, spot, rotation), tile < 44);
            spot = spot.beyond(side);
        }
        assert_eq!((table.len(), table.rim().len()), (56, 116));
        assert_eq!(table.rim().shut(), 0);
        assert!(table.rim().find(spot).is_some());
        let last = spot.beyond((side + 3) % 6).hex();
        assert!(table.at(last).is_some());
    }
}
