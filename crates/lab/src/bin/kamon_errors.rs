//! Plays Kamon's best level against plain UCT and checks every move: `kamon_errors GAMES MILLISECONDS
//! THREADS [FIRST_GAME [FROM_PLY]]`. Each layout is played twice, with seats exchanged. From the ply
//! given on (8 if none is) every move of either is compared with what the position was worth, as far as a minute
//! can prove it; at the end stands for every ply how often each of them could err and did.
#![allow(clippy::print_stdout, reason = "a program that prints")]

use std::fmt;
use std::time::Duration;

use game::{Explain, Game, Listed, Seat, SeededDice, Turn};
use kamon::{Cell, Kamon, Position};
use kamon_bot::{KamonEngine, KamonSolver};
use search::{Bot, BotConfig, Engine, Level, Limits, PlainUctBot, Report, Value};

const LONGEST_CHECK: Duration = Duration::from_mins(1);

/// Who plays: the best level, and what it is compared with.
const PLAYERS: [&str; 2] = ["level 8", "plain UCT"];

fn main() {
    let numbers: Vec<u64> = std::env::args()
        .skip(1)
        .map(|text| text.parse().expect("a number"))
        .collect();
    let [games, milliseconds, threads, more @ ..] = numbers.as_slice() else {
        println!("kamon_errors GAMES MILLISECONDS THREADS [FIRST_GAME [FROM_PLY]]");
        return;
    };
    let first = more.first().copied().unwrap_or(0);
    let mut check = Check {
        game: Kamon::configure(&Kamon::family().defaults()),
        limits: Limits::time(Duration::from_millis(*milliseconds)),
        threads: *threads as usize,
        from: more.get(1).map_or(8, |&ply| ply as usize),
        tally: Tally::default(),
    };
    for number in first..first + games {
        check.play(number);
        println!("{number}: {}", check.tally);
    }
    for (ply, both) in check.tally.moves.iter().enumerate() {
        for (player, moves) in PLAYERS.iter().zip(both) {
            if moves.checked + moves.unchecked > 0 {
                println!("ply {ply}, {player}: {moves}");
            }
        }
    }
}

/// Moves that could give something away: positions that are not lost.
#[derive(Clone, Copy, Debug, Default)]
struct Moves {
    /// Those whose value is known before and after.
    checked: u32,
    /// Those of them that did give something away.
    errors: u32,
    /// Those that could not be checked in time.
    unchecked: u32,
}

impl fmt::Display for Moves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            checked,
            errors,
            unchecked,
        } = self;
        write!(f, "{errors} errors of {checked} ({unchecked} not checked)")
    }
}

#[derive(Debug, Default)]
struct Tally {
    won: u32,
    drawn: u32,
    lost: u32,
    /// By ply, then by player.
    moves: Vec<[Moves; 2]>,
    /// Games lost or drawn, though the position at the first check was worth more.
    thrown_away: u32,
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            won, drawn, lost, ..
        } = self;
        let points = f64::from(*won) + f64::from(*drawn) / 2.0;
        let share = 100.0 * points / f64::from(won + drawn + lost);
        write!(f, "{won} won, {drawn} drawn, {lost} lost ({share:.1} %)")?;
        let sum = |count: fn(&Moves) -> u32| -> u32 {
            self.moves.iter().map(|both| count(&both[0])).sum()
        };
        let moves = Moves {
            checked: sum(|moves| moves.checked),
            errors: sum(|moves| moves.errors),
            unchecked: sum(|moves| moves.unchecked),
        };
        write!(f, ", {moves}, {} thrown away", self.thrown_away)
    }
}

struct Check {
    game: Kamon,
    limits: Limits,
    threads: usize,
    from: usize,
    tally: Tally,
}

impl Check {
    fn play(&mut self, number: u64) {
        let game = &self.game;
        let best = Seat::new((number % 2) as usize);
        let mut position = game.start(&game.deal(&mut SeededDice::new(number / 2)));
        let config = BotConfig {
            level: Level::BEST,
            threads: self.threads,
            seed: number,
            ..BotConfig::default()
        };
        let mut bot = KamonEngine::bot(game, &config);
        let mut uct = PlainUctBot::new(game, &config);
        let mut course = vec![position.clone()];
        while let Turn::Seat(seat) = game.turn(&position) {
            let quiet: &mut dyn FnMut(&Report<Cell>) = &mut |_| {};
            let report = if seat == best {
                bot.choose(&position, &self.limits, quiet)
            } else {
                uct.choose(&position, &self.limits, quiet)
            };
            let action = report.best().expect("a move");
            game.play(&mut position, action).expect("a legal move");
            course.push(position.clone());
        }
        self.check_moves(&course, best);
    }

    /// What every position of a game was worth, and who gave something away.
    fn check_moves(&mut self, course: &[Position], best: Seat) {
        let mut judge = KamonSolver::new(1 << 30, 1);
        let from = self.from.min(course.len() - 1);
        let longest = self.tally.moves.len().max(course.len());
        self.tally.moves.resize(longest, Default::default());
        let values: Vec<_> = course[from..]
            .iter()
            .map(|position| value(&self.game, &mut judge, position, best))
            .collect();
        for (ply, (position, pair)) in (from..).zip(course[from..].iter().zip(values.windows(2))) {
            let mover = position.mover();
            let moves = &mut self.tally.moves[ply][usize::from(mover != best)];
            let to_mover = |value: Value| {
                if mover == best {
                    value
                } else {
                    value.for_other()
                }
            };
            match (pair[0].map(to_mover), pair[1].map(to_mover)) {
                (Some(Value::Loss), _) => {}
                (Some(before), Some(after)) => {
                    moves.checked += 1;
                    moves.errors += u32::from(after < before);
                }
                _ => moves.unchecked += 1,
            }
        }
        let end = values.last().copied().flatten().unwrap_or(Value::Draw);
        match end {
            Value::Win => self.tally.won += 1,
            Value::Draw => self.tally.drawn += 1,
            Value::Loss => self.tally.lost += 1,
        }
        let promised = values.iter().flatten().next();
        self.tally.thrown_away += u32::from(promised.is_some_and(|promised| end < *promised));
    }
}

/// What a position is worth to a seat.
fn value(game: &Kamon, judge: &mut KamonSolver, position: &Position, seat: Seat) -> Option<Value> {
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
