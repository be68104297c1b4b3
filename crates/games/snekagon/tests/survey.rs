//! What is told to those who judge positions, against what the moves say.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use game::{Dice, Listed, Notation, Seat, SeededDice, Turn};
use serpentarium_snekagon::{Ends, Lie, Snekagon, Snekagon5g, Survey};

fn configured<G: Listed>(spec: &str) -> G {
    G::configure(&G::family().choose(&spec.parse().unwrap()).unwrap())
}

fn each_position<G: Survey>(
    game: &G,
    games: u64,
    mut look: impl FnMut(&G::Position, Seat, &mut SeededDice),
) {
    for seed in 0..games {
        let mut dice = SeededDice::new(seed);
        let mut position = game.start(&game.deal(&mut dice));
        while let Turn::Seat(mover) = game.turn(&position) {
            look(&position, mover, &mut dice);
            let action = game.pick_move(&position, &mut dice);
            game.play_unchecked(&mut position, action);
        }
    }
}

/// Whether a tile joins one of the ends, on its board or through a drill.
fn joins<G: Survey>(game: &G, lie: &Lie, ends: &Ends) -> bool {
    let here = lie
        .tips
        .iter()
        .any(|&tip| game.beside(tip) & ends[lie.board] != 0);
    let through =
        |(tip, drill): (u128, Option<usize>)| drill.is_some_and(|other| ends[other] & tip != 0);
    here || lie.tips.into_iter().zip(lie.drills).any(through)
}

fn extensions_are_moves_that_join<G: Listed + Notation + Survey>(spec: &str, games: u64) {
    let game: G = configured(spec);
    let mut found = 0;
    each_position(&game, games, |position, mover, dice| {
        let snakes: Vec<_> = game.snakes(position, mover).collect();
        if snakes.is_empty() {
            return;
        }
        let snake = snakes[dice.below(snakes.len() as u32) as usize];
        let mut ends = Ends::default();
        let mut open = Ends::default();
        for (board, spot) in snake.ends {
            ends[board] |= spot & game.ground(position, mover, board).open;
        }
        for (board, open) in open.iter_mut().enumerate().take(game.boards()) {
            *open = game.ground(position, mover, board).open;
        }
        let mut shown = BTreeSet::new();
        let _ = game.each_extension(position, &ends, |action| {
            assert!(game.is_legal(position, action));
            assert!(shown.insert(action), "shown twice");
            ControlFlow::Continue(())
        });
        let _ = game.each_move(position, |action| {
            let lie = game.lie(action);
            let others = std::array::from_fn(|board| open[board] & !ends[board]);
            if !joins(&game, &lie, &ends) {
                assert!(!shown.contains(&action), "{}", game.move_text(action));
            } else if !joins(&game, &lie, &others) {
                assert!(shown.contains(&action), "{}", game.move_text(action));
            }
            ControlFlow::Continue(())
        });
        found += shown.len();
        let picked = game.pick_extension(position, &ends, &[1, 1, 2, 3, 4, 5], dice);
        assert_eq!(picked.is_some(), !shown.is_empty());
        assert!(picked.is_none_or(|action| shown.contains(&action)));
    });
    assert!(found > 100, "{found}");
}

#[test]
fn extensions_are_moves_that_join_an_end() {
    extensions_are_moves_that_join::<Snekagon>("snekagon", 60);
    extensions_are_moves_that_join::<Snekagon>("snekagon(side=5)", 60);
    extensions_are_moves_that_join::<Snekagon5g>("snekagon-5g", 8);
    extensions_are_moves_that_join::<Snekagon5g>("snekagon-5g(players=2,advanced=on)", 8);
}

fn the_ground_holds_what_moves_need<G: Listed + Notation + Survey>(spec: &str, games: u64) {
    let game: G = configured(spec);
    each_position(&game, games, |position, mover, _| {
        assert_eq!(
            game.scores(position)[mover],
            game.longest(position, mover) as i32
        );
        let mut snakes = game.snakes(position, mover);
        assert!(snakes.all(|snake| snake.length <= game.longest(position, mover)));
        let left = game.left(position, mover);
        let _ = game.each_move(position, |action| {
            let lie = game.lie(action);
            let ground = game.ground(position, mover, lie.board);
            assert_eq!(lie.cells & game.taken(position, lie.board), 0);
            assert_eq!(lie.cells.count_ones(), lie.length);
            if lie.length > 1 {
                let [first, last] = lie.tips;
                assert_eq!(lie.cells & !ground.inner & !(first | last), 0);
                assert_eq!((first | last) & !ground.end, 0);
            }
            let mut next = position.clone();
            game.play_unchecked(&mut next, action);
            let after = game.left(&next, mover);
            assert_eq!(
                (after.tiles + 1, after.hexes + lie.length),
                (left.tiles, left.hexes)
            );
            ControlFlow::Continue(())
        });
    });
}

#[test]
fn the_ground_and_the_hand_are_what_moves_show() {
    the_ground_holds_what_moves_need::<Snekagon>("snekagon", 20);
    the_ground_holds_what_moves_need::<Snekagon5g>("snekagon-5g", 2);
}
