use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use catalog::puzzles::Proving;
use catalog::review::{self, Course};
use catalog::{Match, Player, PlayerKind, Rules, SolveReport};
use game::Turn;
use protocol::{Found, Outcome, ProvedMove, Solved, Task, TaskLimits};
use search::{BotConfig, Level, Limits, Stop};
use tactics::Puzzle;

use crate::limits::limits;
use crate::players::{BotKey, Players};
use crate::position::position;

/// What one bot takes at most.
const BOTS_MEMORY: usize = 64 << 20;
/// What an analysis takes at most, and a proof.
const MEMORY: usize = 256 << 20;
/// Moves told, the best first.
const MOVES: usize = 10;

/// Where thinking is done. Several threads may share one.
#[derive(Debug, Default)]
pub struct Bench {
    players: Players,
}

impl Bench {
    /// Does a whole job. Now and then tells what was found so far; whoever raises `stop` gets what is there by then.
    pub fn work(&self, task: &Task, stop: &Stop, tell: &mut dyn FnMut(Found)) -> Outcome {
        // A search that fails must not take the thread, and with it everybody else's thinking, along.
        let done = catch_unwind(AssertUnwindSafe(|| self.think(task, stop, tell)));
        match (done, task) {
            (Ok(Some(outcome)), _) => outcome,
            (Err(_), Task::Move { .. }) => {
                tracing::error!(?task, "a bot failed; it plays anything");
                Self::any_move(task).unwrap_or(Outcome::Failed)
            }
            (Ok(None) | Err(_), _) => {
                tracing::error!(?task, "a search failed");
                Outcome::Failed
            }
        }
    }

    fn think(&self, task: &Task, stop: &Stop, tell: &mut dyn FnMut(Found)) -> Option<Outcome> {
        match task {
            Task::Move { .. } => self.choose(task, stop),
            Task::Position {
                spec,
                setup,
                moves,
                limits,
                seed,
            } => {
                let game = position(spec, setup, moves).ok()?;
                let found = look(game.as_ref(), *limits, *seed, stop, tell)?;
                Some(Outcome::Position { found })
            }
            Task::Review {
                spec,
                setup,
                moves,
                time_ms,
            } => {
                let game = position(spec, setup, moves).ok()?;
                let course = Course::of(game.as_ref()).ok()?;
                let time = Duration::from_millis(*time_ms);
                let known = review::run(&course, time, stop).ok()?;
                Some(Outcome::Review { known })
            }
            Task::Puzzle { puzzle } => {
                let puzzle = Puzzle::parse(puzzle).ok()?;
                let fault = Proving::default().verify(&puzzle).err();
                let fault = fault.map(|fault| fault.code().to_owned());
                Some(Outcome::Puzzle { fault })
            }
            Task::Solve {
                spec,
                setup,
                moves,
                limits,
            } => {
                let game = position(spec, setup, moves).ok()?;
                let solved = solve(game.as_ref(), *limits, stop)?;
                Some(Outcome::Solve { solved })
            }
        }
    }

    /// The move of the game's own bot; nothing if there is none to make.
    fn choose(&self, task: &Task, stop: &Stop) -> Option<Outcome> {
        let Task::Move {
            thread,
            spec,
            setup,
            moves,
            level,
            time_ms,
            seed,
        } = task
        else {
            return None;
        };
        let game = position(spec, setup, moves).ok()?;
        if !matches!(game.turn(), Turn::Seat(_)) {
            return None;
        }
        let key = BotKey {
            thread: thread.clone(),
            spec: spec.clone(),
            level: *level,
        };
        let rules = catalog::configure(spec).ok()?;
        let config = config(
            Level::new(*level).unwrap_or(Level::BEST),
            BOTS_MEMORY,
            *seed,
        );
        let mut player = self
            .players
            .take(&key)
            .unwrap_or_else(|| rules.player(PlayerKind::Bot, &config));
        let limits = Limits {
            stop: stop.clone(),
            ..Limits::time(Duration::from_millis(*time_ms))
        };
        let text = first_move(player.as_mut(), game.as_ref(), &limits);
        self.players.put(&key, player);
        Some(Outcome::Move { text: text? })
    }

    fn any_move(task: &Task) -> Option<Outcome> {
        let Task::Move {
            spec,
            setup,
            moves,
            seed,
            ..
        } = task
        else {
            return None;
        };
        let game = position(spec, setup, moves).ok()?;
        let config = config(Level::BEST, BOTS_MEMORY, *seed);
        let mut player = catalog::configure(spec)
            .ok()?
            .player(PlayerKind::Random, &config);
        let text = first_move(player.as_mut(), game.as_ref(), &Limits::playouts(1))?;
        Some(Outcome::Move { text })
    }
}

const fn config(level: Level, memory: usize, seed: u64) -> BotConfig {
    BotConfig {
        level,
        threads: 1,
        memory,
        seed,
    }
}

fn first_move(player: &mut dyn Player, game: &dyn Match, limits: &Limits) -> Option<String> {
    let report = player.search(game, limits, &mut |_| {});
    report.line.into_iter().next()
}

/// Thinks about a position with the best that there is.
fn look(
    game: &dyn Match,
    far: TaskLimits,
    seed: u64,
    stop: &Stop,
    tell: &mut dyn FnMut(Found),
) -> Option<Found> {
    let rules = catalog::configure(&game.spec()).ok()?;
    let mut player = rules.player(PlayerKind::Bot, &config(Level::BEST, MEMORY, seed));
    let mut told = |report: &catalog::SearchReport| tell(Found::of(report, MOVES));
    let report = player.search(game, &limits(far, stop), &mut told);
    Some(Found::of(&report, MOVES))
}

fn solve(game: &dyn Match, far: TaskLimits, stop: &Stop) -> Option<Solved> {
    let rules: Box<dyn Rules> = catalog::configure(&game.spec()).ok()?;
    let mut solver = rules.solver(MEMORY, 1)?;
    let report = solver.solve(game, &limits(far, stop), &mut |_| {});
    Some(told(&report))
}

fn told(report: &SolveReport) -> Solved {
    let proved = report.proved.iter();
    Solved {
        value: report.value.map(|value| value.code().to_owned()),
        cannot_win: report.cannot_win,
        line: report.line.clone(),
        proved: proved
            .map(|(text, value)| ProvedMove {
                text: text.clone(),
                value: value.code().to_owned(),
            })
            .collect(),
        no_win: report.no_win.clone(),
        nodes: report.nodes,
    }
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use super::*;

    #[test]
    fn every_level_moves_in_every_game_within_its_time() {
        let bench = Bench::default();
        for family in catalog::families() {
            let rules = catalog::configure(family.id).unwrap();
            let setup = rules.deal(&mut game::SeededDice::new(3));
            let legal = rules.begin(&setup).unwrap().legal_moves();
            for level in 1..=Level::BEST.number() {
                let time_ms = 200;
                let task = Task::Move {
                    thread: "a".to_owned(),
                    spec: family.id.to_owned(),
                    setup: setup.clone(),
                    moves: Vec::new(),
                    level,
                    time_ms,
                    seed: 5,
                };
                let began = Instant::now();
                let done = bench.work(&task, &Stop::default(), &mut |_| {});
                let Outcome::Move { text } = done else {
                    panic!("{}: {done:?}", family.id)
                };
                assert!(legal.contains(&text), "{}: {text}", family.id);
                let key = BotKey {
                    thread: "a".to_owned(),
                    spec: family.id.to_owned(),
                    level,
                };
                assert!(
                    bench.players.take(&key).is_some(),
                    "it is kept for its next move"
                );
                assert!(
                    began.elapsed() < Duration::from_secs(20),
                    "{} at level {level} took {:?}",
                    family.id,
                    began.elapsed()
                );
            }
        }
    }

    /// A job with so many playouts and a seed is done the same anywhere.
    #[test]
    fn counted_jobs_come_to_the_same_on_every_bench() {
        for family in catalog::families() {
            let rules = catalog::configure(family.id).unwrap();
            let game = rules
                .begin(&rules.deal(&mut game::SeededDice::new(4)))
                .unwrap();
            let task = Task::Position {
                spec: game.spec(),
                setup: game.public_setup(),
                moves: game.public_record(),
                limits: TaskLimits {
                    playouts: Some(200),
                    ..TaskLimits::default()
                },
                seed: 11,
            };
            let done = || Bench::default().work(&task, &Stop::default(), &mut |_| {});
            let first = done();
            assert!(matches!(first, Outcome::Position { .. }), "{}", family.id);
            assert_eq!(first, done(), "{}", family.id);
        }
    }
}
