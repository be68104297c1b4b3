//! What those ask who look ahead, against what comes of playing on.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use game::{Dice, Game, Listed, SeededDice, Turn};
use serpentarium_tantrix::{Position, Tantrix, Tile, TileSet};

/// Games at random, each position shown before the next step.
fn watch(seed: u64, mut see: impl FnMut(&Tantrix, &Position)) {
    for players in 2..=4 {
        let spec = format!("tantrix(players={players})").parse().unwrap();
        let game = Tantrix::configure(&Tantrix::family().choose(&spec).unwrap());
        for number in 0..12 {
            let mut dice = SeededDice::for_game(seed, number);
            let mut position = game.start(&game.deal(&mut dice));
            loop {
                see(&game, &position);
                match game.turn(&position) {
                    Turn::Over => break,
                    Turn::Chance => {
                        let nth = dice.below(position.bag().len() as u32);
                        let tile = position.bag().nth(nth).unwrap();
                        game.draw_unchecked(&mut position, tile);
                    }
                    Turn::Seat(_) => {
                        let action = game.pick_move(&position, &mut dice);
                        game.play_unchecked(&mut position, action);
                    }
                }
            }
        }
    }
}

#[test]
fn a_draw_ends_the_turn_if_somebody_else_is_to_move_after_it() {
    let (mut ends, mut goes_on) = (0, 0);
    watch(1, |game, position| {
        if game.turn(position) != Turn::Chance {
            return;
        }
        for tile in position.bag().tiles() {
            let mut after = position.clone();
            game.draw_unchecked(&mut after, tile);
            let other = after.mover() != position.mover();
            assert_eq!(position.turn_ends_with(tile), other);
            *(if other { &mut ends } else { &mut goes_on }) += 1;
        }
    });
    assert!(ends > 0 && goes_on > 0, "both are seen");
}

#[test]
fn tiles_fit_a_gap_that_match_all_tiles_around_it() {
    let all: TileSet = Tile::all().collect();
    watch(2, |_, position| {
        let table = position.table();
        for gap in table.gaps() {
            let around: Vec<_> = (0..6)
                .filter_map(|side| {
                    // Side 0 looks to the north-east, which is direction 5.
                    let there = gap.cell().step(hex::Direction::new(side as u8 + 5));
                    Some((side, table.at(there)?.side((side + 3) % 6)))
                })
                .collect();
            let fits = |tile: &Tile| {
                (0..6).any(|turn| around.iter().all(|&(side, c)| tile.side(side, turn) == c))
            };
            let expected: TileSet = Tile::all().filter(fits).collect();
            assert_eq!(gap.fitting(all), expected);
            let bag = position.bag();
            assert_eq!(gap.fitting(bag), expected.common(bag));
        }
    });
}

#[test]
fn tiles_of_a_set_are_counted_in_order() {
    watch(3, |_, position| {
        let bag = position.bag();
        for nth in 0..=bag.len() {
            assert_eq!(bag.nth(nth as u32), bag.tiles().nth(nth));
        }
    });
}
