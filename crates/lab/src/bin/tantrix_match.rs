//! The best level of Tantrix against plain UCT or another level, for two: `tantrix_match PAIRS
//! MILLISECONDS SEED [LEVEL]`. Each deal is played twice with seats exchanged, with equal time for each
//! placement; where there is only one, nobody is asked.
#![allow(clippy::print_stdout, reason = "a program that prints")]

use std::fmt;
use std::time::Duration;

use game::{Game, Hidden, Listed, Seat, SeededDice, Turn};
use search::{Bot, BotConfig, BudgetedBot, Level, Limits, PlainUctBot};
use tantrix::{Position, Tantrix};
use tantrix_bot::TantrixEngine;

type Player = Box<dyn Bot<Tantrix>>;

fn main() {
    let numbers: Vec<u64> = std::env::args()
        .skip(1)
        .map(|text| text.parse().expect("a number"))
        .collect();
    let [pairs, milliseconds, seed, rest @ ..] = numbers.as_slice() else {
        println!("tantrix_match PAIRS MILLISECONDS SEED [LEVEL]");
        return;
    };
    let rival = rest.first().map(|&number| {
        let level = u8::try_from(number).ok().and_then(Level::new);
        level.expect("a level from 1 to 8")
    });
    let game = Tantrix::configure(&Tantrix::family().defaults());
    let limits = Limits::time(Duration::from_millis(*milliseconds));
    let mut tally = Tally::default();
    for seed in *seed..seed + pairs {
        tally.pairs.push(0.0);
        for own in [0, 1].map(Seat::new) {
            let players = [
                player(&game, Some(Level::BEST), seed),
                player(&game, rival, seed),
            ];
            play(&game, players, own, seed, &limits, &mut tally);
        }
        println!("{tally}");
    }
}

fn player(game: &Tantrix, level: Option<Level>, seed: u64) -> Player {
    let config = BotConfig {
        level: level.unwrap_or(Level::BEST),
        seed,
        ..BotConfig::default()
    };
    match level {
        Some(_) => Box::new(BudgetedBot::new::<TantrixEngine>(game, &config)),
        None => Box::new(PlainUctBot::new(game, &config)),
    }
}

fn play(
    game: &Tantrix,
    mut players: [Player; 2],
    own: Seat,
    seed: u64,
    limits: &Limits,
    tally: &mut Tally,
) {
    let setup = game.deal(&mut SeededDice::new(seed));
    let mut position = game.start(&setup);
    while let Turn::Seat(seat) = game.turn(&position) {
        let mut only = SeededDice::new(0);
        let action = if game.count_moves(&position) == 1 {
            game.pick_move(&position, &mut only)
        } else {
            let which = usize::from(seat != own);
            let report = players[which].choose(&position, limits, &mut |_| {});
            tally.asked[which] += 1;
            tally.playouts[which] += report.playouts;
            report.best().expect("it is somebody's turn")
        };
        game.play_unchecked(&mut position, action);
        game.settle(&setup, &mut position);
    }
    tally.count(game, &position, own);
}

/// How the best level fared; where there are two numbers, its rival's is the second.
#[derive(Default)]
struct Tally {
    won: u32,
    drawn: u32,
    lost: u32,
    points: [i32; 2],
    asked: [u64; 2],
    playouts: [u64; 2],
    /// Of each pair of games with the same deal, what the best level got: from 0 to 1.
    pairs: Vec<f64>,
}

impl Tally {
    fn count(&mut self, game: &Tantrix, position: &Position, own: Seat) {
        let scores = game.scores(position);
        let [gained, lost] = [scores[own], scores[own.other()]];
        self.points[0] += gained;
        self.points[1] += lost;
        let (result, worth) = match gained.cmp(&lost) {
            std::cmp::Ordering::Greater => (&mut self.won, 0.5),
            std::cmp::Ordering::Equal => (&mut self.drawn, 0.25),
            std::cmp::Ordering::Less => (&mut self.lost, 0.0),
        };
        *result += 1;
        if let Some(pair) = self.pairs.last_mut() {
            *pair += worth;
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pairs = self.pairs.len() as f64;
        let mean = self.pairs.iter().sum::<f64>() / pairs;
        let squares = self.pairs.iter().map(|pair| (pair - mean).powi(2));
        let error = (squares.sum::<f64>() / (pairs * (pairs - 1.0).max(1.0))).sqrt();
        let points = self.points.map(|points| f64::from(points) / (2.0 * pairs));
        let each = [0, 1].map(|which| self.playouts[which] / self.asked[which].max(1));
        write!(
            f,
            "{:.1} % ± {:.1} of {} games ({} won, {} drawn, {} lost), points {:.1} and {:.1}, playouts {} and {}",
            100.0 * mean,
            100.0 * error,
            2 * self.pairs.len(),
            self.won,
            self.drawn,
            self.lost,
            points[0],
            points[1],
            each[0],
            each[1],
        )
    }
}
