//! `cargo bench -p serpentarium-snekagon`
#![allow(missing_docs, reason = "a program, not a library")]

use divan::Bencher;
use divan::counter::ItemsCount;
use game::{FullRules, Game, Listed, SeededDice, Spec, perft, random_game};
use serpentarium_snekagon::{Snekagon, Snekagon5g};

fn main() {
    divan::main();
}

fn configured<G: Listed>(spec: &str) -> G {
    let spec: Spec = spec.parse().unwrap_or_else(|_| unreachable!("a spec"));
    let choices = G::family().choose(&spec);
    G::configure(&choices.unwrap_or_else(|_| unreachable!("options that exist")))
}

/// Whole random games, deals included; items are games.
fn random_games<G: FullRules>(bencher: Bencher<'_, '_>, spec: &str, games: u64) {
    let game: G = configured(spec);
    bencher.counter(ItemsCount::new(games)).bench_local(|| {
        for index in 0..games {
            divan::black_box(random_game(&game, &mut SeededDice::for_game(1, index)));
        }
    });
}

#[divan::bench(args = ["snekagon(side=5)", "snekagon", "snekagon(side=7)"])]
fn random_snekagon(bencher: Bencher<'_, '_>, spec: &str) {
    random_games::<Snekagon>(bencher, spec, 5_000);
}

#[divan::bench(args = ["snekagon-5g(players=2)", "snekagon-5g", "snekagon-5g(advanced=on)", "snekagon-5g(players=5)"])]
fn random_snekagon_5g(bencher: Bencher<'_, '_>, spec: &str) {
    random_games::<Snekagon5g>(bencher, spec, 200);
}

/// Lines of three moves from the start, the last of them counted and not played; items are lines.
#[divan::bench(sample_count = 10)]
fn perft_3(bencher: Bencher<'_, '_>) {
    let game: Snekagon = configured("snekagon");
    let setup = game.deal(&mut SeededDice::new(1));
    let start = game.start(&setup);
    bencher
        .counter(ItemsCount::new(315_706_848_u64))
        .bench_local(|| perft(&game, &setup, &start, 3));
}

/// Lines of two moves from the start; items are lines.
#[divan::bench(sample_count = 10)]
fn perft_2_of_5g(bencher: Bencher<'_, '_>) {
    let game: Snekagon5g = configured("snekagon-5g");
    let setup = game.deal(&mut SeededDice::new(1));
    let start = game.start(&setup);
    let lines = perft(&game, &setup, &start, 2);
    bencher
        .counter(ItemsCount::new(lines))
        .bench_local(|| perft(&game, &setup, &start, 2));
}
