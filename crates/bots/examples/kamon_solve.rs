//! Solves random positions of Kamon and prints medians.
#![allow(missing_docs, clippy::print_stdout, reason = "a program that prints")]
use bots::kamon::Solver;
use game::{Game, SeededDice, Turn};
use kamon::{Kamon, Position};
use search::{Limits, Value};
use std::time::Instant;
fn random_position(game: &Kamon, ply: u32, seed: u64) -> Position {
    for attempt in 0.. {
        let mut dice = SeededDice::for_game(seed, attempt);
        let mut position = game.start(&game.deal(&mut dice));
        let mut plies = 0;
        while plies < ply && game.turn(&position) != Turn::Over {
            let action = game.pick_move(&position, &mut dice);
            game.play_unchecked(&mut position, action);
            plies += 1;
        }
        if game.turn(&position) != Turn::Over {
            return position;
        }
    }
    unreachable!()
}
fn cpu() -> f64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    text.split(' ')
        .next()
        .and_then(|n| n.parse::<f64>().ok())
        .unwrap_or(0.0)
        / 1e9
}
fn main() {
    let args: Vec<u64> = std::env::args()
        .skip(1)
        .map(|a| a.parse().expect("number"))
        .collect();
    let (count, plies) = args.split_first().expect("count and plies");
    let game = Kamon::configure(&Kamon::family().defaults());
    for &ply in plies {
        let mut rows = Vec::new();
        let mut values = [0; 3];
        for seed in 0..*count {
            let position = random_position(&game, ply as u32, 1000 * ply + seed);
            let mut solver = Solver::new(1 << 30, 1);
            let _ = Instant::now();
            let begin = cpu();
            let solution = solver.solve(&game, &position, &Limits::default(), &mut |_| {});
            rows.push((cpu() - begin, solution.nodes));
            values[match solution.value.expect("solved") {
                Value::Win => 0,
                Value::Draw => 1,
                Value::Loss => 2,
            }] += 1;
        }
        let total: f64 = rows.iter().map(|r| r.0).sum();
        let geo =
            (rows.iter().map(|r| (r.1.max(1) as f64).ln()).sum::<f64>() / rows.len() as f64).exp();
        let nodes: u64 = rows.iter().map(|r| r.1).sum();
        let mut times: Vec<f64> = rows.iter().map(|r| r.0).collect();
        times.sort_by(f64::total_cmp);
        let mut ns: Vec<u64> = rows.iter().map(|r| r.1).collect();
        ns.sort_unstable();
        println!(
            "ply {ply}: median {:.4} s, {} nodes; mean {:.4} s; geo {geo:.0}; max {:.2} s; {:.1} Mn/s; wdl {values:?}",
            times[times.len() / 2],
            ns[ns.len() / 2],
            total / rows.len() as f64,
            times[times.len() - 1],
            nodes as f64 / total / 1e6
        );
    }
}
