//! Plays random games of Kamon and counts who wins: `cargo run --example random_games -p serpentarium-kamon`.
#![allow(clippy::print_stdout, reason = "an example shows what it found")]

use game::{Game, Line, Listed, Seat, SeededDice, Turn};
use serpentarium_kamon::Kamon;

fn main() {
    let rules = Kamon::configure(&Kamon::family().defaults());
    let mut dice = SeededDice::new(1);
    let (mut first, mut second, mut drawn) = (0, 0, 0);
    for _ in 0..10_000 {
        let mut game = Line::new(rules.clone(), rules.deal(&mut dice));
        while let Turn::Seat(_) = game.turn() {
            let action = rules.pick_move(game.position(), &mut dice);
            if game.play(action).is_err() {
                unreachable!("a move that was picked is legal");
            }
        }
        let Some(end) = rules.outcome(game.position()) else {
            unreachable!("it is over");
        };
        match end.ranks()[Seat::new(0)] {
            _ if end.is_draw() => drawn += 1,
            0 => first += 1,
            _ => second += 1,
        }
    }
    println!("10000 games: the first player won {first}, the second {second}, drawn {drawn}");
}
