//! Lets levels of Kamon's bot play each other: `kamon_ladder GAMES MILLISECONDS [LEVEL ...]`. Each
//! named level plays the one below it; `0` stands for plain UCT against level 8.
#![allow(clippy::print_stdout, reason = "a program that prints")]

use std::time::Duration;

use bots::{Bot, Level, Means, PlainUct, Played};
use game::{Game, SeededDice, Turn};
use kamon::Kamon;
use search::Limits;

fn main() {
    let numbers: Vec<u64> = std::env::args()
        .skip(1)
        .map(|text| text.parse().expect("a number"))
        .collect();
    let [games, milliseconds, levels @ ..] = numbers.as_slice() else {
        println!("kamon_ladder GAMES MILLISECONDS LEVEL ...");
        return;
    };
    let game = Kamon::configure(&Kamon::family().defaults());
    let limits = Limits::time(Duration::from_millis(*milliseconds));
    for &level in levels {
        let mut points = 0.0;
        for number in 0..*games {
            // Each layout is played twice, with the seats changed.
            let means = |level| Means {
                level,
                memory: 256 << 20,
                seed: number,
                ..Means::default()
            };
            let level_of = |level: u64| Level::new(level as u8).expect("a level from 1 to 8");
            let (upper, lower): (Box<dyn Bot<Kamon>>, Box<dyn Bot<Kamon>>) = if level == 0 {
                let plain = PlainUct::new(&game, &means(Level::BEST));
                (game.bot(&means(Level::BEST)), Box::new(plain))
            } else {
                (
                    game.bot(&means(level_of(level))),
                    game.bot(&means(level_of(level - 1))),
                )
            };
            let mut bots = [upper, lower];
            let first = (number % 2) as usize;
            let mut position = game.start(&game.deal(&mut SeededDice::new(number / 2)));
            while let Turn::Seat(seat) = game.turn(&position) {
                let bot = &mut bots[seat.index() ^ first];
                let report = bot.choose(&position, &limits, &mut |_| {});
                let action = report.best().expect("a move");
                game.play_unchecked(&mut position, action);
            }
            let scores = game.scores(&position);
            let [black, white] = scores.as_slice() else {
                unreachable!("two play")
            };
            let own = if first == 0 {
                black - white
            } else {
                white - black
            };
            points += f64::from(own + 1) / 2.0;
        }
        let share = points / *games as f64;
        let error = (share * (1.0 - share) / *games as f64).sqrt();
        println!(
            "level {level}: {points} of {games}, {:.0} % ± {:.0}",
            100.0 * share,
            100.0 * error
        );
    }
}
