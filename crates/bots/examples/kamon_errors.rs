//! Plays Kamon's best level against plain UCT and checks its moves: `kamon_errors GAMES MILLISECONDS
//! THREADS [FIRST_GAME]`. Each layout is played twice, with seats exchanged. From ply 8 on every move
//! of the best level is compared with what the position was worth, as far as a minute can prove it.
#![allow(clippy::print_stdout, reason = "a program that prints")]

use std::time::Duration;

use bots::kamon::Solver;
use bots::{Bot, Level, Means, PlainUct, Played};
use game::{Game, Seat, SeededDice, Turn};
use kamon::{Cell, Kamon, Position};
use search::{Limits, Report, Value};

const CHECKED_FROM: u32 = 8;
const LONGEST_CHECK: Duration = Duration::from_mins(1);

fn main() {
    let numbers: Vec<u64> = std::env::args()
        .skip(1)
        .map(|text| text.parse().expect("a number"))
        .collect();
    let [games, milliseconds, threads, first @ ..] = numbers.as_slice() else {
        println!("kamon_errors GAMES MILLISECONDS THREADS [FIRST_GAME]");
        return;
    };
    let game = Kamon::configure(&Kamon::family().defaults());
    let limits = Limits::time(Duration::from_millis(*milliseconds));
    let first = first.first().copied().unwrap_or(0);
    let mut tally = Tally::default();
    for number in first..first + games {
        play(&game, number, *threads as usize, &limits, &mut tally);
        println!("{number}: {tally:?}");
    }
    let points = f64::from(tally.won) + f64::from(tally.drawn) / 2.0;
    println!("{:.1} % of {games} games", 100.0 * points / *games as f64);
}

#[derive(Debug, Default)]
struct Tally {
    won: u32,
    drawn: u32,
    lost: u32,
    /// Moves of the best level in positions that are not lost, whose value is known before and after.
    checked: u32,
    /// Those of them that gave something away.
    errors: u32,
    /// Moves that could not be checked in time.
    unchecked: u32,
    /// Games lost or drawn, though the position at the first check was worth more.
    thrown_away: u32,
}

fn play(game: &Kamon, number: u64, threads: usize, limits: &Limits, tally: &mut Tally) {
    let best = Seat::new((number % 2) as usize);
    let mut position = game.start(&game.deal(&mut SeededDice::new(number / 2)));
    let means = Means {
        level: Level::BEST,
        threads,
        seed: number,
        ..Means::default()
    };
    let mut bot = game.bot(&means);
    let mut uct = PlainUct::new(game, &means);
    let mut judge = Solver::new(1 << 30, 1);
    let mut promised = None;
    while let Turn::Seat(seat) = game.turn(&position) {
        let quiet: &mut dyn FnMut(&Report<Cell>) = &mut |_| {};
        let report = if seat == best {
            bot.choose(&position, limits, quiet)
        } else {
            uct.choose(&position, limits, quiet)
        };
        let action = report.best().expect("a move");
        let before = position.clone();
        game.play(&mut position, action).expect("a legal move");
        if seat != best || pieces(&before) < CHECKED_FROM {
            continue;
        }
        let value = value(game, &mut judge, &before, seat);
        promised = promised.or(value);
        match (value, self::value(game, &mut judge, &position, seat)) {
            (Some(Value::Loss), _) => {}
            (Some(before), Some(after)) => {
                tally.checked += 1;
                tally.errors += u32::from(after < before);
            }
            _ => tally.unchecked += 1,
        }
    }
    let end = value(game, &mut judge, &position, best).unwrap_or(Value::Draw);
    match end {
        Value::Win => tally.won += 1,
        Value::Draw => tally.drawn += 1,
        Value::Loss => tally.lost += 1,
    }
    tally.thrown_away += u32::from(promised.is_some_and(|promised| end < promised));
}

fn pieces(position: &Position) -> u32 {
    36 - position.free().count_ones()
}

/// What a position is worth to a seat.
fn value(game: &Kamon, judge: &mut Solver, position: &Position, seat: Seat) -> Option<Value> {
    if game.turn(position) == Turn::Over {
        let scores = game.scores(position);
        return Some(match scores[seat] - scores[seat.other()] {
            1.. => Value::Win,
            0 => Value::Draw,
            _ => Value::Loss,
        });
    }
    let limits = Limits::time(LONGEST_CHECK);
    let value = judge.solve(game, position, &limits, &mut |_| {}).value?;
    Some(if position.mover() == seat {
        value
    } else {
        value.for_other()
    })
}
