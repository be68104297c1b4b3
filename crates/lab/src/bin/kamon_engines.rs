//! Measures Kamon's own engine against the general searches with the same knowledge and position types:
//! `kamon_engines POSITIONS PLAYOUTS GAMES`. Times are those of the processor. The match is at equal
//! processor time: who is slower has fewer playouts, by the ratio measured before.
#![allow(clippy::print_stdout, reason = "a program that prints")]

use game::{Game, Listed, Seat, SeededDice, Turn};
use kamon::{Cell, Kamon, Position};
use kamon_bot::KamonSolver;
use kamon_bot::comparison::{
    GENERAL_NODE_BYTES, OWN_NODE_BYTES, PROOF_MEMORY, PROOF_POSITION_BYTES, search_general,
    search_own, solve_general,
};
use search::{Limits, Report};

type Search = fn(&Kamon, &Position, &Limits, u64) -> Report<Cell>;

const PLIES_SEARCHED: [u64; 3] = [4, 8, 12];
const PLIES_PROVED: [u64; 3] = [10, 12, 14];

fn main() {
    let numbers: Vec<u64> = std::env::args()
        .skip(1)
        .map(|text| text.parse().expect("a number"))
        .collect();
    let &[positions, playouts, games] = numbers.as_slice() else {
        println!("kamon_engines POSITIONS PLAYOUTS GAMES");
        return;
    };
    let game = Kamon::configure(&Kamon::family().defaults());
    println!("bytes a node of the tree: {OWN_NODE_BYTES} own, {GENERAL_NODE_BYTES} general");
    println!(
        "bytes of a position that the general proof search keeps with each child: {PROOF_POSITION_BYTES}"
    );
    let ratio = compare_trees(&game, positions, playouts);
    compare_proofs(&game, positions);
    if games > 0 {
        play_match(&game, games, playouts, ratio);
    }
}

/// Searches the same positions with both trees. Returns how many times as long the general one takes.
fn compare_trees(game: &Kamon, positions: u64, playouts: u64) -> f64 {
    let mut totals = [0.0; 2];
    for ply in PLIES_SEARCHED {
        let (mut seconds, mut done, mut nodes) = ([0.0; 2], [0; 2], [0; 2]);
        let mut agreed = 0;
        for number in 0..positions {
            let position = random_position(game, ply, 1000 * ply + number);
            let mut choices = [None; 2];
            for (engine, search) in [search_own as Search, search_general]
                .into_iter()
                .enumerate()
            {
                let before = processor_seconds();
                let report = search(game, &position, &Limits::playouts(playouts), number);
                seconds[engine] += processor_seconds() - before;
                done[engine] += report.playouts;
                nodes[engine] += report.nodes;
                choices[engine] = report.best();
            }
            agreed += u64::from(choices[0] == choices[1]);
        }
        let speed = |engine: usize| done[engine] as f64 / seconds[engine] / 1e3;
        println!(
            "tree, ply {ply}: {:.0} thousand playouts a second own, {:.0} general, {:.2} times; \
             {} and {} nodes; the same move in {agreed} of {positions}",
            speed(0),
            speed(1),
            speed(0) / speed(1),
            nodes[0] / positions,
            nodes[1] / positions,
        );
        for (total, engine) in totals.iter_mut().zip(0..) {
            *total += 1.0 / speed(engine);
        }
    }
    totals[1] / totals[0]
}

fn compare_proofs(game: &Kamon, positions: u64) {
    for ply in PLIES_PROVED {
        let (mut seconds, mut nodes) = ([0.0; 2], [0; 2]);
        for number in 0..positions {
            let position = random_position(game, ply, 1000 * ply + number);
            let before = processor_seconds();
            let mut solver = KamonSolver::new(PROOF_MEMORY, 1);
            let own = solver.solve(game, &position, &Limits::default(), &mut |_| {});
            let between = processor_seconds();
            let (value, general_nodes) = solve_general(game, &position, &Limits::default());
            seconds[0] += between - before;
            seconds[1] += processor_seconds() - between;
            nodes[0] += own.nodes;
            nodes[1] += general_nodes;
            assert_eq!(own.value, value, "both are exact");
        }
        let speed = |engine: usize| nodes[engine] as f64 / seconds[engine] / 1e6;
        println!(
            "proof, ply {ply}: {:.4} s own, {:.4} s general, {:.2} times; {} and {} nodes; \
             {:.2} and {:.2} million nodes a second",
            seconds[0] / positions as f64,
            seconds[1] / positions as f64,
            seconds[1] / seconds[0],
            nodes[0] / positions,
            nodes[1] / positions,
            speed(0),
            speed(1),
        );
    }
}

/// Each layout is played twice, with seats exchanged.
fn play_match(game: &Kamon, games: u64, playouts: u64, ratio: f64) {
    let limits = [playouts, (playouts as f64 / ratio) as u64].map(Limits::playouts);
    let (mut won, mut drawn) = (0, 0);
    for number in 0..games {
        let own = Seat::new((number % 2) as usize);
        let mut position = game.start(&game.deal(&mut SeededDice::new(number / 2)));
        while let Turn::Seat(seat) = game.turn(&position) {
            // What is plain at sight nobody searches: both play it alike.
            let at_sight = || {
                let mut solver = KamonSolver::new(1 << 10, 1);
                let solution = solver.solve(game, &position, &Limits::nodes(1), &mut |_| {});
                solution.best().filter(|_| solution.value.is_some())
            };
            let search = || {
                let report = if seat == own {
                    search_own(game, &position, &limits[0], number)
                } else {
                    search_general(game, &position, &limits[1], number)
                };
                report.best().expect("a move")
            };
            let best = at_sight().unwrap_or_else(search);
            game.play_unchecked(&mut position, best);
        }
        match game.outcome(&position) {
            Some(outcome) if outcome.is_draw() => drawn += 1,
            Some(outcome) => won += u64::from(outcome.ranks()[own] == 0),
            None => {}
        }
    }
    let mean = (won as f64 + drawn as f64 / 2.0) / games as f64;
    let error = (mean * (1.0 - mean) / games as f64).sqrt();
    println!(
        "match, {playouts} playouts own and {:.0} general: own scores {:.1} % ± {:.1} of {games} \
         ({won} won, {drawn} drawn)",
        playouts as f64 / ratio,
        100.0 * mean,
        100.0 * error,
    );
}

/// What this thread has used of the processor: on a busy machine the clock says little.
fn processor_seconds() -> f64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds = text.split(' ').next().and_then(|first| first.parse().ok());
    nanoseconds.unwrap_or(0.0) / 1e9
}

/// A position after random moves that is not over, in which no move wins at once.
fn random_position(game: &Kamon, ply: u64, seed: u64) -> Position {
    let attempts = (0..).map(|attempt| {
        let mut dice = SeededDice::for_game(seed, attempt);
        let mut position = game.start(&game.deal(&mut dice));
        for _ in 0..ply {
            if game.turn(&position) != Turn::Over {
                let action = game.pick_move(&position, &mut dice);
                game.play_unchecked(&mut position, action);
            }
        }
        position
    });
    attempts
        .into_iter()
        .find(|position| {
            game.turn(position) != Turn::Over
                && position.legal() & position.player(position.mover()).winning() == 0
        })
        .expect("some game gets so far")
}
