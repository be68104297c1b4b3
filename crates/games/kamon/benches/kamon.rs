//! `cargo bench -p serpentarium-kamon`
#![allow(missing_docs, reason = "a program, not a library")]

use divan::Bencher;
use divan::counter::ItemsCount;
use game::{Game, Listed, SeededDice, perft, random_game};
use serpentarium_kamon::Kamon;

fn main() {
    divan::main();
}

/// Whole random games, deals included; items are games.
#[divan::bench]
fn random_games(bencher: Bencher<'_, '_>) {
    const GAMES: u64 = 10_000;
    let game = Kamon::configure(&Kamon::family().defaults());
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        for index in 0..GAMES {
            divan::black_box(random_game(&game, &mut SeededDice::for_game(1, index)));
        }
    });
}

/// Lines of seven moves from one layout; items are lines.
#[divan::bench]
fn perft_7(bencher: Bencher<'_, '_>) {
    let game = Kamon::configure(&Kamon::family().defaults());
    let setup = game.deal(&mut SeededDice::new(1));
    let start = game.start(&setup);
    let lines = perft(&game, &setup, &start, 7);
    bencher
        .counter(ItemsCount::new(lines))
        .bench_local(|| perft(&game, &setup, &start, 7));
}
