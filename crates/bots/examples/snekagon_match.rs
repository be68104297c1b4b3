//! Lets bots play Snekagon or Snekagon 5G: `snekagon_match SPEC GAMES MILLISECONDS ONE OTHER`. A bot is
//! a level from 1 to 8, `uct`, `greedy` or `random`. `ONE` sits in every seat in turn, `OTHER` in all the
//! others; a win is a point, what is shared is shared.
#![allow(clippy::print_stdout, reason = "a program that prints")]

use std::time::Duration;

use bots::{Bot, Greedy, Level, Means, PlainUct, Played, Random};
use game::{Game, Seat, SeededDice, Spec, Turn};
use search::{Limits, reward_by_rank};
use snekagon::{Snekagon, Snekagon5g};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [spec, games, milliseconds, one, other] = words.as_slice() else {
        println!("snekagon_match SPEC GAMES MILLISECONDS ONE OTHER");
        return;
    };
    let spec: Spec = spec.parse().expect("a spec");
    let games = games.parse().expect("a number of games");
    let time = Duration::from_millis(milliseconds.parse().expect("a number of milliseconds"));
    if let Ok(choices) = Snekagon::family().choose(&spec) {
        play(&Snekagon::configure(&choices), games, time, [one, other]);
    } else {
        let choices = Snekagon5g::family().choose(&spec).expect("a spec of 5G");
        play(&Snekagon5g::configure(&choices), games, time, [one, other]);
    }
}

fn bot<G: Played>(game: &G, name: &str, seed: u64) -> Box<dyn Bot<G>> {
    let level = name.parse().ok().and_then(Level::new);
    let means = Means {
        level: level.unwrap_or(Level::BEST),
        memory: 256 << 20,
        seed,
        ..Means::default()
    };
    match name {
        "uct" => Box::new(PlainUct::new(game, &means)),
        "greedy" => Box::new(Greedy::new(game, seed)),
        "random" => Box::new(Random::new(game, seed)),
        _ => game.bot(&means),
    }
}

fn play<G: Played>(game: &G, games: u64, time: Duration, names: [&str; 2]) {
    let seats = game.seats() as u64;
    let limits = Limits::time(time);
    let (mut points, mut squares, mut margin) = (0.0, 0.0, 0.0);
    // Playouts and moves of each side.
    let mut work = [(0, 0); 2];
    for number in 0..games {
        let seat_of_one = Seat::new((number % seats) as usize);
        let mut bots: Vec<Box<dyn Bot<G>>> = (0..seats)
            .map(|seat| {
                let name = names[usize::from(seat_of_one.index() as u64 != seat)];
                bot(game, name, number * seats + seat)
            })
            .collect();
        let mut position = game.start(&game.deal(&mut SeededDice::new(number / seats)));
        while let Turn::Seat(seat) = game.turn(&position) {
            let report = bots[seat.index()].choose(&position, &limits, &mut |_| {});
            let side = &mut work[usize::from(seat != seat_of_one)];
            *side = (side.0 + report.playouts, side.1 + 1);
            game.play_unchecked(&mut position, report.best().expect("a move"));
        }
        let reward = f64::from(reward_by_rank(game, &position)[seat_of_one]);
        let scores = game.scores(&position);
        let rivals = scores.iter().filter(|&(seat, _)| seat != seat_of_one);
        margin += f64::from(scores[seat_of_one] - rivals.map(|(_, &s)| s).max().unwrap_or(0));
        points += reward;
        squares += reward * reward;
    }
    let games = games as f64;
    let share = points / games;
    let error = ((squares / games - share * share) / games).sqrt();
    let playouts = work.map(|(playouts, moves)| playouts / u64::max(moves, 1));
    println!(
        "{} against {}: {:.1} % ± {:.1}, {:+.1} hexes, {playouts:?} playouts a move",
        names[0],
        names[1],
        100.0 * share,
        100.0 * error,
        margin / games,
    );
}
