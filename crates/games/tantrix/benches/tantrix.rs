//! `cargo bench -p serpentarium-tantrix`
#![allow(missing_docs, reason = "a program, not a library")]

use divan::Bencher;
use divan::counter::ItemsCount;
use game::{Game, Hidden, Line, Listed, SeededDice, Turn, perft};
use serpentarium_tantrix::{Deal, Position, Tantrix};

fn main() {
    divan::main();
}

fn tantrix(players: usize) -> Tantrix {
    let spec = format!("tantrix(players={players})").parse();
    let choices = spec.and_then(|spec| Tantrix::family().choose(&spec));
    Tantrix::configure(&choices.unwrap_or_else(|_| Tantrix::family().defaults()))
}

/// Whole random games, deals and final scores included; items are games.
#[divan::bench(args = [2, 3, 4])]
fn random_games(bencher: Bencher<'_, '_>, players: usize) {
    const GAMES: u64 = 1_000;
    let game = tantrix(players);
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        for index in 0..GAMES {
            let mut dice = SeededDice::for_game(1, index);
            let setup = game.deal(&mut dice);
            let mut position = game.start(&setup);
            while game.turn(&position) != Turn::Over {
                let action = game.pick_move(&position, &mut dice);
                game.play_unchecked(&mut position, action);
                game.settle(&setup, &mut position);
            }
            divan::black_box(game.scores(&position));
        }
    });
}

/// A game in its middle.
fn middle() -> (Tantrix, Deal, Position) {
    let game = tantrix(2);
    let mut dice = SeededDice::new(1);
    let mut line = Line::new(game.clone(), game.deal(&mut dice));
    while line.moves().len() < 25 {
        let action = game.pick_move(line.position(), &mut dice);
        if line.play(action).is_err() {
            break;
        }
    }
    (game, line.setup().clone(), line.position().clone())
}

/// Lines of three moves from the middle of a game; items are lines.
#[divan::bench]
fn perft_3(bencher: Bencher<'_, '_>) {
    let (game, setup, position) = middle();
    let lines = perft(&game, &setup, &position, 3);
    bencher
        .counter(ItemsCount::new(lines))
        .bench_local(|| perft(&game, &setup, &position, 3));
}

#[divan::bench]
fn copy_a_position(bencher: Bencher<'_, '_>) {
    let (_, _, position) = middle();
    bencher.bench_local(|| divan::black_box(&position).clone());
}

#[divan::bench]
fn count_moves(bencher: Bencher<'_, '_>) {
    let (game, _, position) = middle();
    bencher.bench_local(|| game.count_moves(divan::black_box(&position)));
}

#[divan::bench]
fn scores(bencher: Bencher<'_, '_>) {
    let (game, _, position) = middle();
    bencher.bench_local(|| game.scores(divan::black_box(&position)));
}
