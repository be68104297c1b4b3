//! Whether the sums of reviews make sense: games of bots with draws are reviewed, and what the first seat could expect at
//! first, what moves made of it and what the bag did are held against the end: `review_sums SPEC GAMES SEED JUDGE SAMPLE`, the last two in games
//! played out for each look, or played on in a game for one. docs/lab/review.md has what came of it.
#![allow(clippy::print_stdout, reason = "a program that prints")]

use catalog::review::{Balance, Course, Luck, run_counted};
use catalog::{Match, PlayerKind, configure};
use game::{SeededDice, Turn};
use search::{BotConfig, Level, Limits};

/// All play at the same level, one that makes mistakes.
const LEVEL: u8 = 4;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [spec, numbers @ ..] = arguments.as_slice() else {
        println!("review_sums SPEC GAMES SEED JUDGE SAMPLE");
        return;
    };
    let numbers = numbers.iter().map(|text| text.parse().expect("a number"));
    let numbers: Vec<u64> = numbers.collect();
    let [games, seed, judge, sample] = numbers[..] else {
        println!("review_sums SPEC GAMES SEED JUDGE SAMPLE");
        return;
    };
    println!("seed   start   error   skill   error    luck   error     end    lost");
    let mut all = Vec::new();
    for seed in seed..seed + games {
        let game = play(spec, seed);
        let sums = Sums::of(game.as_ref(), judge, sample);
        let Balance {
            start,
            start_error,
            skill,
            skill_error,
            end,
        } = sums.balance;
        println!(
            "{seed:4} {start:7.3} {start_error:7.3} {skill:7.3} {skill_error:7.3} {:7.3} {:7.3} {end:7.3} {:7.3}",
            sums.luck.sum, sums.luck.error, sums.lost,
        );
        all.push(sums);
    }
    tell("start", &all, |one| one.balance.start);
    tell("error of start", &all, |one| one.balance.start_error);
    tell("skill", &all, |one| one.balance.skill);
    tell("error of skill", &all, |one| one.balance.skill_error);
    tell("luck", &all, |one| one.luck.sum);
    tell("error of luck", &all, |one| one.luck.error);
    tell("end", &all, |one| one.balance.end);
    tell("lost by the first", &all, |one| one.lost);
}

/// What a review of one game comes to, for the first seat.
struct Sums {
    balance: Balance,
    luck: Luck,
    /// What its moves are blamed for.
    lost: f64,
}

impl Sums {
    fn of(game: &dyn Match, judge: u64, sample: u64) -> Self {
        let course = Course::of(game).expect("a game that can be reviewed");
        let known = run_counted(&course, judge, sample).expect("its own positions");
        let review = course.review(&known);
        assert!(review.complete, "everything was looked at");
        let first = &review.players[0];
        Self {
            balance: first.balance.expect("something was drawn"),
            luck: first.luck.expect("something was drawn"),
            lost: first.lost,
        }
    }
}

fn play(spec: &str, seed: u64) -> Box<dyn Match> {
    let rules = configure(spec).expect("a game");
    let mut game = rules
        .begin(&rules.deal(&mut SeededDice::new(seed)))
        .expect("its own deal");
    let config = BotConfig {
        level: Level::new(LEVEL).expect("a level"),
        seed,
        ..BotConfig::default()
    };
    let mut player = rules.player(PlayerKind::Bot, &config);
    while matches!(game.turn(), Turn::Seat(_)) {
        let report = player.search(game.as_ref(), &Limits::playouts(100), &mut |_| {});
        game.play(&report.line[0]).expect("a legal move");
    }
    game
}

/// The mean over games with its standard error, and how much games differ.
fn tell(name: &str, all: &[Sums], of: impl Fn(&Sums) -> f64) {
    let values: Vec<f64> = all.iter().map(of).collect();
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let squares = values.iter().map(|value| (value - mean).powi(2));
    let spread = (squares.sum::<f64>() / (count - 1.0).max(1.0)).sqrt();
    let error = spread / count.sqrt();
    println!("{name:22} {mean:7.3} ± {error:.3}, games differ by {spread:.3}");
}
