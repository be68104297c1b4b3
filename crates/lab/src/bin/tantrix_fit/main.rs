//! Fits how well seats stand in Tantrix to games that it plays against itself, and writes the weights
//! into the sources: `tantrix_fit GAMES SEED`. It needs nothing that was learned before, and the same
//! numbers give the same weights, however many threads play.
#![allow(clippy::print_stdout, reason = "a program that prints")]

mod fitting;
mod games;
mod trainer;
mod writing;

use game::Listed;
use tantrix::Tantrix;

fn main() {
    let numbers: Vec<u64> = std::env::args()
        .skip(1)
        .map(|text| text.parse().expect("a number"))
        .collect();
    let &[games, seed] = numbers.as_slice() else {
        println!("tantrix_fit GAMES SEED");
        return;
    };
    let game = Tantrix::configure(&Tantrix::family().defaults());
    writing::write(
        &fitting::fit(&game, games, seed, 0.5),
        "STANDING",
        "standing_weights",
    );
    writing::write(
        &fitting::fit(&game, games, seed, 0.1),
        "WINNING",
        "winning_weights",
    );
}
