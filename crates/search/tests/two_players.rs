//! Alpha-beta and proof search on games whose values are known, and against plain minimax on four in a row.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

mod toys;

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use game::{Game, Seat, SeededDice, Turn};
use serpentarium_search::{
    AlphaBeta, ByMargin, ByMobility, ByResult, Limits, ProofHeuristic, Prover, Report, Solution,
    Stop, Value,
};
use toys::{Circle, Four, Heaps, Marks, Nim, TicTacToe};

fn quiet<M>(_: &Report<M>) {}

/// The difference in points for the seat to move, by looking at everything.
fn minimax<G: Game>(game: &G, position: &G::Position) -> i32 {
    let Turn::Seat(mover) = game.turn(position) else {
        unreachable!()
    };
    let mut best = i32::MIN;
    let _ = game.each_move(position, |action| {
        let mut next = position.clone();
        game.play_unchecked(&mut next, action);
        let value = match game.turn(&next) {
            Turn::Over => {
                let scores = game.scores(&next);
                scores[mover] - scores[mover.other()]
            }
            Turn::Seat(seat) if seat == mover => minimax(game, &next),
            _ => -minimax(game, &next),
        };
        best = best.max(value);
        ControlFlow::Continue(())
    });
    best
}

fn value_of<G: Game>(game: &G, position: &G::Position) -> Value {
    match minimax(game, position) {
        1.. => Value::Win,
        0 => Value::Draw,
        _ => Value::Loss,
    }
}

fn prove<G: Game>(game: &G, position: &G::Position, threads: usize) -> Solution<G::Move> {
    let mut prover = Prover::new(game.clone(), ByMobility, 8 << 20, threads);
    prover.solve(position, &Limits::default(), &mut quiet)
}

/// Plays the line and says whether it ends as promised.
fn line_keeps_its_promise<G: Game>(game: &G, position: &G::Position, solution: &Solution<G::Move>) {
    let Turn::Seat(mover) = game.turn(position) else {
        unreachable!()
    };
    let mut position = position.clone();
    for &action in &solution.line {
        assert!(game.is_legal(&position, action));
        game.play_unchecked(&mut position, action);
    }
    assert_eq!(game.turn(&position), Turn::Over);
    let scores = game.scores(&position);
    let value = match scores[mover] - scores[mover.other()] {
        1.. => Value::Win,
        0 => Value::Draw,
        _ => Value::Loss,
    };
    assert_eq!(Some(value), solution.value);
}

fn agree<G: Game>(game: &G, position: &G::Position) {
    let expected = value_of(game, position);
    for threads in [1, 2] {
        let solution = prove(game, position, threads);
        assert_eq!(solution.value, Some(expected), "{position:?}");
        line_keeps_its_promise(game, position, &solution);
    }
    let report = AlphaBeta::new(game.clone(), ByResult, 1 << 20).search(
        position,
        &Limits::default(),
        &mut quiet,
    );
    assert!(report.proven && report.best().is_some());
    let Turn::Seat(mover) = game.turn(position) else {
        unreachable!()
    };
    assert!(
        (report.values[mover] - expected.reward()).abs() < 1e-6,
        "{position:?}"
    );
}

#[test]
fn nim_is_solved_by_its_sum() {
    for a in 0..4 {
        for b in 0..5 {
            for c in 1..5 {
                let position = Heaps([a, b, c], Seat::new(1));
                let value = if a ^ b ^ c == 0 {
                    Value::Loss
                } else {
                    Value::Win
                };
                assert_eq!(value_of(&Nim, &position), value);
                agree(&Nim, &position);
            }
        }
    }
}

#[test]
fn tic_tac_toe_is_a_draw_and_its_positions_are_what_minimax_says() {
    agree(&TicTacToe, &Marks::default());
    let mut dice = SeededDice::new(3);
    for _ in 0..60 {
        let mut position = Marks::default();
        for _ in 0..2 {
            let action = TicTacToe.pick_move(&position, &mut dice);
            TicTacToe.play_unchecked(&mut position, action);
        }
        agree(&TicTacToe, &position);
    }
}

#[test]
fn a_seat_may_move_twice() {
    for again in 0..8 {
        for left in 1..14 {
            let game = Circle { seats: 2, again };
            let mut position = game.start(&());
            position.left = left;
            agree(&game, &position);
        }
    }
}

#[test]
fn margins_are_maximised() {
    for again in 0..6 {
        let game = Circle { seats: 2, again };
        let position = game.start(&());
        let mut search = AlphaBeta::new(game.clone(), ByMargin, 1 << 20);
        let report = search.search(&position, &Limits::default(), &mut quiet);
        let expected = minimax(&game, &position).signum() as f32 / 2.0 + 0.5;
        assert!((report.values[Seat::new(0)] - expected).abs() < 1e-6);
    }
}

#[test]
fn late_four_in_a_row_is_what_minimax_says() {
    let game = Four::SMALL;
    let positions: Vec<_> = (0..400)
        .filter_map(|seed| game.after(20, &mut SeededDice::new(seed)))
        .collect();
    assert!(positions.len() > 20, "{}", positions.len());
    for position in &positions {
        agree(&game, position);
    }
}

#[test]
fn nodes_are_limited_and_repeat_to_the_bit() {
    let game = Four::USUAL;
    let position = game.after(4, &mut SeededDice::new(1)).unwrap();
    let proofs = || {
        let mut prover = Prover::new(game.clone(), ByMobility, 1 << 20, 1);
        let solution = prover.solve(&position, &Limits::nodes(20_000), &mut quiet);
        assert!(solution.value.is_none() && solution.best().is_some());
        assert!(
            solution.nodes >= 20_000 && solution.nodes < 22_000,
            "{}",
            solution.nodes
        );
        format!("{:?} {}", solution.line, solution.nodes)
    };
    assert_eq!(proofs(), proofs());
    let looks = || {
        let mut search = AlphaBeta::new(game.clone(), ByResult, 1 << 20);
        let report = search.search(&position, &Limits::nodes(20_000), &mut quiet);
        assert!(report.nodes <= 20_000 && report.best().is_some());
        format!("{:?} {:?}", report.line, report.values)
    };
    assert_eq!(looks(), looks());
}

#[test]
fn time_and_stop_are_honoured() {
    let game = Four::USUAL;
    let position = game.after(1, &mut SeededDice::new(1)).unwrap();
    let stop = Stop::default();
    stop.raise();
    let stopped = Limits {
        stop,
        ..Limits::default()
    };
    let soon = Limits::time(Duration::from_millis(50));
    for limits in [stopped, soon] {
        for threads in [1, 2] {
            let begin = Instant::now();
            let mut prover = Prover::new(game.clone(), ByMobility, 4 << 20, threads);
            assert!(
                prover
                    .solve(&position, &limits, &mut quiet)
                    .best()
                    .is_some()
            );
            // Generous, for machines that do other things too.
            assert!(begin.elapsed() < Duration::from_secs(15));
        }
        let begin = Instant::now();
        let mut search = AlphaBeta::new(game.clone(), ByResult, 4 << 20);
        assert!(
            search
                .search(&position, &limits, &mut quiet)
                .best()
                .is_some()
        );
        assert!(begin.elapsed() < Duration::from_secs(15));
    }
}

#[test]
fn a_checkpoint_saves_the_work() {
    let game = Four::SMALL;
    let position = game.after(10, &mut SeededDice::new(4)).unwrap();
    let path = std::env::temp_dir().join(format!("serpentarium-prover-{}", std::process::id()));
    let mut first = Prover::new(game.clone(), ByMobility, 64 << 20, 1);
    let solved = first.solve(&position, &Limits::default(), &mut quiet);
    first.save(7, solved.nodes, &path).unwrap();
    let mut second = Prover::new(game.clone(), ByMobility, 64 << 20, 1);
    assert_eq!(second.load(7, &path).unwrap(), solved.nodes);
    let again = second.solve(&position, &Limits::default(), &mut quiet);
    assert_eq!(again.value, solved.value);
    assert!(
        again.nodes * 10 < solved.nodes,
        "{} {}",
        again.nodes,
        solved.nodes
    );
    assert!(second.load(8, &path).is_err());
    std::fs::remove_file(path).unwrap();
}

/// Says nothing of use: the answers must be the same.
struct Misled;

impl<G: Game> ProofHeuristic<G> for Misled {
    fn initial_numbers(&self, game: &G, position: &G::Position) -> (u32, u32) {
        (1 + (game.key(position) % 900) as u32, 1)
    }
}

#[test]
fn a_bad_guess_costs_time_and_not_truth() {
    let game = Four::SMALL;
    for position in (0..60).filter_map(|seed| game.after(20, &mut SeededDice::new(seed))) {
        let mut prover = Prover::new(game.clone(), Misled, 1 << 20, 1);
        let solution = prover.solve(&position, &Limits::default(), &mut quiet);
        assert_eq!(solution.value, Some(value_of(&game, &position)));
    }
}
