//! Whether the sums of reviews make sense: games of bots with draws are reviewed, and what the first seat could expect at
//! first, what the bag did and what the moves lost are held against the end: `review_sums SPEC GAMES SEED JUDGE SAMPLE`, the last two in games
//! played out for each look. docs/lab/review.md has what came of it.
#![allow(clippy::print_stdout, reason = "a program that prints")]

use catalog::review::{Course, run_counted};
use catalog::{Match, PlayerKind, configure};
use game::{SeededDice, Turn};
use search::{BotConfig, Level, Limits};

/// Both play at the same level, one that makes mistakes.
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
    println!("seed   start     end    luck   error   lost of each   changed by each");
    let mut all = Vec::new();
    for seed in seed..seed + games {
        let game = play(spec, seed);
        let sums = Sums::of(game.as_ref(), judge, sample);
        println!(
            "{seed:4} {:7.3} {:7.3} {:7.3} {:7.3} {:7.3} {:7.3} {:7.3} {:7.3}",
            sums.start,
            sums.end,
            sums.luck,
            sums.error,
            sums.lost[0],
            sums.lost[1],
            sums.changed[0],
            sums.changed[1],
        );
        all.push(sums);
    }
    tell("luck", &all, |one| one.luck);
    tell("lost by the first", &all, |one| one.lost[0]);
    tell("lost by the second", &all, |one| one.lost[1]);
    tell("changed by the first", &all, |one| one.changed[0]);
    tell("changed by the second", &all, |one| one.changed[1]);
    tell("not in the sums", &all, Sums::left);
    tell("end less start", &all, |one| one.end - one.start);
    tell("error of luck", &all, |one| one.error);
}

/// What a review of one game comes to, for the first seat.
struct Sums {
    start: f64,
    end: f64,
    luck: f64,
    error: f64,
    /// What moves of each seat are blamed for.
    lost: [f64; 2],
    /// What moves of each seat changed for the first, whether they are blamed for it or not: all but the luck.
    changed: [f64; 2],
}

impl Sums {
    fn of(game: &dyn Match, judge: u64, sample: u64) -> Self {
        let course = Course::of(game).expect("a game that can be reviewed");
        let known = run_counted(&course, judge, sample).expect("its own positions");
        let review = course.review(&known);
        assert!(review.complete, "everything was looked at");
        let value = |at: usize| {
            let judged = review.positions[at].as_ref().expect("it was judged");
            judged.values[0]
        };
        let luck = review.players[0].luck.expect("something was drawn");
        let mut changed = [0.0; 2];
        for (ply, action) in review.moves.iter().enumerate() {
            let drawn = review.draws.iter().filter(|drawn| drawn.ply == ply + 1);
            let drawn: f64 = drawn.map(|drawn| drawn.luck[0]).sum();
            changed[action.seat] += value(ply + 1) - value(ply) - drawn;
        }
        Self {
            start: value(0),
            end: value(review.positions.len() - 1),
            luck: luck.sum,
            error: luck.error,
            lost: [0, 1].map(|seat| review.players[seat].lost),
            changed,
        }
    }

    /// What is left of the end once start, luck and what moves changed are taken away: nothing but rounding.
    fn left(&self) -> f64 {
        self.end - self.start - self.luck - self.changed.iter().sum::<f64>()
    }
}

fn play(spec: &str, seed: u64) -> Box<dyn Match> {
    let rules = configure(spec).expect("a game");
    assert_eq!(rules.seats(), 2, "a game for two");
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
