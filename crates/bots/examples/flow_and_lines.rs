//! Matches of the bots for Pantareï, Tantrix and the solitaire:
//! `flow_and_lines SPEC GAMES MILLISECONDS ONE OTHER [SEED]`, where a player is a level from 1 to 8,
//! `uct`, `greedy` or `random`. Each deal is played once for every seat in which the first player can
//! sit, against copies of the other. The solitaire is played by both, deal by deal.
#![allow(clippy::print_stdout, reason = "a program that prints")]

use std::time::Duration;

use bots::{Bot, Greedy, Level, Means, PlainUct, Played, Random};
use game::{Seat, SeededDice, Spec, Turn};
use search::{Limits, reward_by_rank};

struct Call {
    games: u64,
    limits: Limits,
    players: [String; 2],
    seed: u64,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [spec, games, milliseconds, one, other, rest @ ..] = words.as_slice() else {
        println!("flow_and_lines SPEC GAMES MILLISECONDS ONE OTHER [SEED]");
        return;
    };
    let milliseconds = milliseconds.parse().expect("a number of milliseconds");
    let call = Call {
        games: games.parse().expect("a number of games"),
        limits: Limits::time(Duration::from_millis(milliseconds)),
        players: [one.clone(), other.clone()],
        seed: rest.first().map_or(0, |text| text.parse().expect("a seed")),
    };
    let spec: Spec = spec.parse().expect("a game's name with options");
    match spec.name() {
        "pantarei" => play::<pantarei::Pantarei>(&spec, &call),
        "tantrix" => play::<tantrix::Tantrix>(&spec, &call),
        "tantrix-solitaire" => play::<tantrix::TantrixSolitaire>(&spec, &call),
        _ => println!("no such game here"),
    }
}

fn play<G: Played>(spec: &Spec, call: &Call) {
    let game = G::configure(&G::family().choose(spec).expect("options of the game"));
    if game.seats() == 1 {
        return play_alone(&game, call);
    }
    let (mut points, mut squares) = (0.0, 0.0);
    for number in 0..call.games {
        let deal = call.seed + number / game.seats() as u64;
        let seat = number as usize % game.seats();
        let players: Vec<&str> = (0..game.seats())
            .map(|other| call.players[usize::from(other != seat)].as_str())
            .collect();
        let end = play_once(&game, deal, number, &players, &call.limits);
        let own = f64::from(reward_by_rank(&game, &end)[Seat::new(seat)]);
        points += own;
        squares += own * own;
        println!("{number}: {own} {:?}", game.scores(&end));
    }
    let games = call.games as f64;
    let share = points / games;
    let error = ((squares / games - share * share) / games).sqrt();
    let [one, other] = &call.players;
    println!(
        "{one} against {other}: {points} of {games}, {:.0} % ± {:.0}",
        100.0 * share,
        100.0 * error
    );
}

fn play_alone<G: Played>(game: &G, call: &Call) {
    let mut sums = [0, 0];
    for number in 0..call.games {
        for (sum, player) in sums.iter_mut().zip(&call.players) {
            let end = play_once(game, call.seed + number, number, &[player], &call.limits);
            *sum += game.scores(&end)[Seat::new(0)];
        }
    }
    let [one, other] = &call.players;
    let means = sums.map(|sum| f64::from(sum) / call.games as f64);
    println!("{one}: {:.2}, {other}: {:.2} a game", means[0], means[1]);
}

fn play_once<G: Played>(
    game: &G,
    deal: u64,
    seed: u64,
    players: &[&str],
    limits: &Limits,
) -> G::Position {
    let setup = game.deal(&mut SeededDice::new(deal));
    let mut bots: Vec<_> = players
        .iter()
        .map(|name| player(game, name, seed))
        .collect();
    let mut position = game.start(&setup);
    game.settle(&setup, &mut position);
    while let Turn::Seat(seat) = game.turn(&position) {
        let report = bots[seat.index()].choose(&position, limits, &mut |_| {});
        let action = report.best().expect("a move");
        game.play_unchecked(&mut position, action);
        game.settle(&setup, &mut position);
    }
    position
}

fn player<G: Played>(game: &G, name: &str, seed: u64) -> Box<dyn Bot<G>> {
    let means = |level| Means {
        level,
        memory: 128 << 20,
        seed,
        ..Means::default()
    };
    match name {
        "uct" => Box::new(PlainUct::new(game, &means(Level::BEST))),
        "greedy" => Box::new(Greedy::new(game, seed)),
        "random" => Box::new(Random::new(game, seed)),
        level => {
            let level = level.parse().ok().and_then(Level::new);
            game.bot(&means(level.expect("a level, uct, greedy or random")))
        }
    }
}
