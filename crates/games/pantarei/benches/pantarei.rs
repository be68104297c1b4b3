//! `cargo bench -p serpentarium-pantarei`
#![allow(missing_docs, reason = "a program, not a library")]

use divan::Bencher;
use divan::counter::ItemsCount;
use game::{Game, Listed, SeededDice, perft, random_game};
use serpentarium_pantarei::Pantarei;

fn main() {
    divan::main();
}

/// Whole random games, deals included; items are games.
#[divan::bench]
fn random_games(bencher: Bencher<'_, '_>) {
    const GAMES: u64 = 10_000;
    let game = Pantarei::configure(&Pantarei::family().defaults());
    bencher.counter(ItemsCount::new(GAMES)).bench_local(|| {
        for index in 0..GAMES {
            divan::black_box(random_game(&game, &mut SeededDice::for_game(1, index)));
        }
    });
}

/// Lines of four moves from one line; items are lines.
#[divan::bench]
fn perft_4(bencher: Bencher<'_, '_>) {
    let game = Pantarei::configure(&Pantarei::family().defaults());
    let setup = game.deal(&mut SeededDice::new(1));
    let start = game.start(&setup);
    let lines = perft(&game, &setup, &start, 4);
    bencher
        .counter(ItemsCount::new(lines))
        .bench_local(|| perft(&game, &setup, &start, 4));
}
