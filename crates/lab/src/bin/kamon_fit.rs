//! Fits how Kamon's positions look to what they are worth: `kamon_fit POSITIONS SEED`. Positions of
//! plies 9 to 16 after random moves that do not lose at once are solved; the logistic function is fitted
//! to two thirds of them, and the rest tells how well it and the weights in the sources foresee.
#![allow(clippy::print_stdout, reason = "a program that prints")]

use game::{Dice, Game, Listed, SeededDice, Turn};
use kamon::{BOARD, Cell, Kamon, Position};
use kamon_bot::KamonSolver;
use kamon_bot::evaluation::{TEMPO, WEIGHTS, features};
use search::{Limits, Value};

/// The features, and a 1 for having the move.
const FEATURES: usize = WEIGHTS.len() + 1;

struct Example {
    features: [f64; FEATURES],
    value: Value,
}

fn main() {
    let numbers: Vec<u64> = std::env::args()
        .skip(1)
        .map(|text| text.parse().expect("a number"))
        .collect();
    let &[positions, seed] = numbers.as_slice() else {
        println!("kamon_fit POSITIONS SEED");
        return;
    };
    let game = Kamon::configure(&Kamon::family().defaults());
    let mut dice = SeededDice::new(seed);
    let examples: Vec<_> = (0..positions).map(|_| example(&game, &mut dice)).collect();
    let (kept_back, learned) = examples.split_at(examples.len() / 3);
    let fitted = fit(learned);
    println!("in thousandths, the last one for having the move:");
    println!("  fitted now {:?}", fitted.map(|w| (1000.0 * w).round()));
    println!("  in use     {WEIGHTS:?} {TEMPO}");
    let mut in_use = [f64::from(TEMPO); FEATURES];
    for (place, weight) in in_use.iter_mut().zip(WEIGHTS) {
        *place = f64::from(weight);
    }
    println!("area under the curve, positions kept back:");
    println!("  fitted now {:.3}", area(kept_back, &fitted));
    println!("  in use     {:.3}", area(kept_back, &in_use));
}

/// A random position with what it is worth to the seat to move.
fn example(game: &Kamon, dice: &mut SeededDice) -> Example {
    let position = random_position(game, dice);
    let mut solver = KamonSolver::new(256 << 20, 1);
    let value = solver
        .solve(game, &position, &Limits::default(), &mut |_| {})
        .value
        .expect("nothing limits the proof");
    let mover = position.mover();
    let (own, other) = (position.player(mover), position.player(mover.other()));
    let mut all = [1.0; FEATURES];
    // The blank counts as free: weights fitted without it made longer proofs.
    let free = BOARD & !(own.pieces() | other.pieces());
    for (place, feature) in all.iter_mut().zip(features(own, other, free)) {
        *place = f64::from(feature);
    }
    Example {
        features: all,
        value,
    }
}

/// A position that is open: nobody wins or must lose with the next move.
fn random_position(game: &Kamon, dice: &mut SeededDice) -> Position {
    loop {
        let plies = 9 + dice.below(8);
        let mut position = game.start(&game.deal(dice));
        let played = (0..plies).all(|_| {
            let moves = quiet_moves(game, &position);
            if moves.is_empty() {
                return false;
            }
            let action = moves[dice.below(moves.len() as u32) as usize];
            game.play_unchecked(&mut position, action);
            true
        });
        if played && !wins_at_once(game, &position) && !quiet_moves(game, &position).is_empty() {
            return position;
        }
    }
}

fn moves(game: &Kamon, position: &Position) -> Vec<Cell> {
    let mut moves = Vec::new();
    let _ = game.each_move(position, |action| {
        moves.push(action);
        std::ops::ControlFlow::Continue(())
    });
    moves
}

fn after(game: &Kamon, position: &Position, action: Cell) -> Position {
    let mut next = position.clone();
    game.play_unchecked(&mut next, action);
    next
}

fn wins_at_once(game: &Kamon, position: &Position) -> bool {
    let over = |action: &Cell| game.turn(&after(game, position, *action)) == Turn::Over;
    moves(game, position).iter().any(over)
}

/// Moves that neither end the game nor let the other end it.
fn quiet_moves(game: &Kamon, position: &Position) -> Vec<Cell> {
    let mut quiet = moves(game, position);
    quiet.retain(|&action| {
        let next = after(game, position, action);
        game.turn(&next) != Turn::Over && !wins_at_once(game, &next)
    });
    quiet
}

fn sum(features: &[f64; FEATURES], weights: &[f64; FEATURES]) -> f64 {
    features
        .iter()
        .zip(weights)
        .map(|(feature, w)| feature * w)
        .sum()
}

/// The weights that make what happened the likeliest, by Newton's steps.
fn fit(examples: &[Example]) -> [f64; FEATURES] {
    let mut weights = [0.0; FEATURES];
    for _ in 0..12 {
        let mut slope = [0.0; FEATURES];
        let mut bend = [[0.0; FEATURES]; FEATURES];
        for Example { features, value } in examples {
            let worth = f64::from(value.reward());
            let chance = 1.0 / (1.0 + (-sum(features, &weights)).exp());
            for row in 0..FEATURES {
                slope[row] += features[row] * (worth - chance);
                for column in 0..FEATURES {
                    bend[row][column] += features[row] * features[column] * chance * (1.0 - chance);
                }
            }
        }
        // A little towards nothing, so that there is always an answer.
        for (place, row) in bend.iter_mut().enumerate() {
            row[place] += 1e-3;
        }
        for (weight, step) in weights.iter_mut().zip(solve(bend, slope)) {
            *weight += step;
        }
    }
    weights
}

/// Solves linear equations, by elimination. Theirs is a positive matrix: no rows need be exchanged.
fn solve(mut rows: [[f64; FEATURES]; FEATURES], mut right: [f64; FEATURES]) -> [f64; FEATURES] {
    for pivot in 0..FEATURES {
        let (upper, lower) = rows.split_at_mut(pivot + 1);
        let above = &upper[pivot];
        for (below, row) in (pivot + 1..).zip(lower) {
            let factor = row[pivot] / above[pivot];
            for (place, from) in row.iter_mut().zip(above) {
                *place -= factor * from;
            }
            right[below] -= factor * right[pivot];
        }
    }
    for pivot in (0..FEATURES).rev() {
        let known = pivot + 1..FEATURES;
        let rest: f64 = known
            .map(|column| rows[pivot][column] * right[column])
            .sum();
        right[pivot] = (right[pivot] - rest) / rows[pivot][pivot];
    }
    right
}

/// How often a won position looks better than a lost one; equals count half.
fn area(examples: &[Example], weights: &[f64; FEATURES]) -> f64 {
    let looks = |value: Value| {
        let such = examples.iter().filter(move |each| each.value == value);
        such.map(|each| sum(&each.features, weights))
            .collect::<Vec<_>>()
    };
    let (won, lost) = (looks(Value::Win), looks(Value::Loss));
    let better: f64 = won
        .iter()
        .flat_map(|one| lost.iter().map(move |other| one.total_cmp(other)))
        .map(|order| f64::from(order as i8 + 1) / 2.0)
        .sum();
    better / (won.len() * lost.len()) as f64
}
