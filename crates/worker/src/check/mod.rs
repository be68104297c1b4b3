mod proof;

use std::collections::BTreeSet;

use catalog::Match;
use catalog::puzzles::Proving;
use catalog::review::{Evidence, Known, Worth, steps_of};
use game::Turn;
use protocol::{Considered, Found, Outcome, ProvedMove, Solved, Task};
use search::Value;
use tactics::{Fault, Puzzle};

use crate::position::position;
use proof::{NODES, proves_win, refute, wins_on};

/// Why something that a worker brought can't be right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lie {
    /// It answers another question.
    Kind,
    /// A move is against the rules.
    Move,
    /// A value is none.
    Value,
    /// A position does not come of the game.
    Position,
    /// What is told as proved is refuted.
    Proof,
}

impl Lie {
    /// For programs.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Kind => "kind",
            Self::Move => "move",
            Self::Value => "value",
            Self::Position => "position",
            Self::Proof => "proof",
        }
    }
}

/// Of one of many positions of a game.
const NODES_OF_MANY: u64 = 500;
/// For one question about a puzzle.
const NODES_OF_PUZZLE: u64 = 20_000;
/// Values have a little room: they were rounded on their way.
const ROUNDING: f32 = 1e-3;
/// A game has fewer positions that are worth looking at.
const MOST_POSITIONS: usize = 5_000;

/// Whether what came of a job can be right: moves are legal, values are values, and what is told as proved is not
/// refuted by a short search of our own. What takes long to prove is believed.
pub fn check(task: &Task, outcome: &Outcome) -> Result<(), Lie> {
    match (task, outcome) {
        (_, Outcome::Failed) => Ok(()),
        (
            Task::Move {
                spec, setup, moves, ..
            },
            Outcome::Move { text },
        ) => legal(begin(spec, setup, moves)?.as_ref(), text),
        (
            Task::Position {
                spec, setup, moves, ..
            },
            Outcome::Position { found },
        ) => check_found(begin(spec, setup, moves)?.as_ref(), found),
        (
            Task::Review {
                spec, setup, moves, ..
            },
            Outcome::Review { known },
        ) => {
            begin(spec, setup, moves)?;
            check_known(spec, setup, known)
        }
        (
            Task::Solve {
                spec, setup, moves, ..
            },
            Outcome::Solve { solved },
        ) => check_solved(begin(spec, setup, moves)?.as_ref(), solved),
        (Task::Puzzle { puzzle }, Outcome::Puzzle { fault }) => {
            check_puzzle(puzzle, fault.as_deref())
        }
        _ => Err(Lie::Kind),
    }
}

/// What is found of a position that is not over yet can be told to whoever waits: a partial result.
impl Lie {
    /// Whether a partial result is at least about the position.
    pub fn in_part(task: &Task, found: &Found) -> Option<Self> {
        let Task::Position {
            spec, setup, moves, ..
        } = task
        else {
            return Some(Self::Kind);
        };
        let sensible = begin(spec, setup, moves).and_then(|game| well_formed(game.as_ref(), found));
        sensible.err()
    }
}

fn begin(spec: &str, setup: &str, moves: &[String]) -> Result<Box<dyn Match>, Lie> {
    position(spec, setup, moves).map_err(|_| Lie::Position)
}

fn legal(game: &dyn Match, text: &str) -> Result<(), Lie> {
    let found = matches!(game.turn(), Turn::Seat(_)) && game.explain(text).is_ok();
    found.then_some(()).ok_or(Lie::Move)
}

/// As far as a line goes before something is drawn, it is legal.
fn playable(game: &dyn Match, line: &[String]) -> Result<(), Lie> {
    let mut game = game.boxed_clone();
    for text in line {
        match game.turn() {
            Turn::Seat(_) => game.play(text).map_err(|_| Lie::Move)?,
            Turn::Chance => return Ok(()),
            Turn::Over => return Err(Lie::Move),
        }
    }
    Ok(())
}

fn sensible(game: &dyn Match, values: &[f32]) -> Result<(), Lie> {
    let fits = values.len() == game.seats()
        && values
            .iter()
            .all(|value| (-ROUNDING..=1.0 + ROUNDING).contains(value));
    fits.then_some(()).ok_or(Lie::Value)
}

fn well_formed(game: &dyn Match, found: &Found) -> Result<(), Lie> {
    sensible(game, &found.values)?;
    playable(game, &found.line)?;
    let mut seen = BTreeSet::new();
    for Considered { text, values, .. } in &found.moves {
        legal(game, text)?;
        sensible(game, values)?;
        if !seen.insert(text) {
            return Err(Lie::Move);
        }
    }
    Ok(())
}

fn check_found(game: &dyn Match, found: &Found) -> Result<(), Lie> {
    well_formed(game, found)?;
    if matches!(game.turn(), Turn::Seat(_)) && found.line.is_empty() {
        return Err(Lie::Move);
    }
    if found.proven {
        refute(game, &found.values, NODES)?;
        wins_on(game, &found.values, &found.line)?;
    }
    for considered in found.moves.iter().filter(|considered| considered.proven) {
        refute(
            after(game, &considered.text)?.as_ref(),
            &considered.values,
            NODES,
        )?;
    }
    Ok(())
}

fn after(game: &dyn Match, text: &str) -> Result<Box<dyn Match>, Lie> {
    let mut next = game.boxed_clone();
    next.play(text).map_err(|_| Lie::Move)?;
    Ok(next)
}

/// What is known of a game's positions, each of which comes of the setup by moves and draws.
fn check_known(spec: &str, setup: &str, known: &Known) -> Result<(), Lie> {
    if known.len() > MOST_POSITIONS {
        return Err(Lie::Position);
    }
    for (key, evidence) in known {
        let steps: Vec<&str> = steps_of(key).collect();
        let game = position(spec, setup, &steps).map_err(|_| Lie::Position)?;
        let game = game.as_ref();
        let Turn::Seat(mover) = game.turn() else {
            return Err(Lie::Position);
        };
        playable(game, evidence.line())?;
        let values: Vec<f32> = match evidence {
            Evidence::Found(found) => {
                for tried in &found.moves {
                    legal(game, &tried.text)?;
                    let values: Vec<f32> = tried.values.iter().map(|&value| value as f32).collect();
                    sensible(game, &values)?;
                }
                found.values.iter().map(|&value| value as f32).collect()
            }
            Evidence::Proof(proof) => {
                let own = match proof.value {
                    Worth::Win => 1.0,
                    Worth::Draw => 0.5,
                    Worth::Loss => 0.0,
                };
                let of = |seat| {
                    if seat == mover.index() {
                        own
                    } else {
                        1.0 - own
                    }
                };
                (0..2).map(of).collect()
            }
        };
        sensible(game, &values)?;
        if evidence.is_proved() {
            refute(game, &values, NODES_OF_MANY)?;
        }
    }
    Ok(())
}

fn check_solved(game: &dyn Match, solved: &Solved) -> Result<(), Lie> {
    let Turn::Seat(mover) = game.turn() else {
        return Err(Lie::Position);
    };
    playable(game, &solved.line)?;
    let claim = |code: &str| {
        let value = [Value::Loss, Value::Draw, Value::Win];
        let value = value.into_iter().find(|value| value.code() == code);
        let own = value.ok_or(Lie::Value)?.reward();
        let of = |seat| {
            if seat == mover.index() {
                own
            } else {
                1.0 - own
            }
        };
        Ok((0..2).map(of).collect::<Vec<f32>>())
    };
    if let Some(code) = &solved.value {
        let values = claim(code)?;
        if solved.cannot_win && code == Value::Win.code() {
            return Err(Lie::Proof);
        }
        refute(game, &values, NODES)?;
        wins_on(game, &values, &solved.line)?;
    }
    for ProvedMove { text, value } in &solved.proved {
        refute(after(game, text)?.as_ref(), &claim(value)?, NODES)?;
    }
    for text in &solved.no_win {
        legal(game, text)?;
        let next = after(game, text)?;
        // That it wins after all is what would refute it.
        if proves_win(next.as_ref(), mover.index()) {
            return Err(Lie::Proof);
        }
    }
    if solved.cannot_win && proves_win(game, mover.index()) {
        return Err(Lie::Proof);
    }
    Ok(())
}

fn check_puzzle(line: &str, fault: Option<&str>) -> Result<(), Lie> {
    let puzzle = Puzzle::parse(line).map_err(|_| Lie::Position)?;
    let ours = Proving::default().verify_within(&puzzle, NODES_OF_PUZZLE);
    match (ours, fault) {
        (Err(Fault::Unproved), _) | (Ok(()), None) => Ok(()),
        (Err(ours), Some(told)) if ours.code() == told => Ok(()),
        // Which of several faults is told is a matter of how far one looks.
        (Err(_), Some(told)) if told != Fault::Unproved.code() => Ok(()),
        _ => Err(Lie::Proof),
    }
}

#[cfg(test)]
mod tests;
