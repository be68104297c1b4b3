//! Solves random positions of Kamon: `kamon_solve POSITIONS THREADS PLY ...`. Positions are reached by
//! random play and are not over; times are those of the processor with one thread, else of the clock.
#![allow(clippy::print_stdout, reason = "a program that prints")]

use std::time::Instant;

use game::{Game, Listed, SeededDice, Turn};
use kamon::{Kamon, Position};
use kamon_bot::KamonSolver;
use search::{Limits, Value};

fn main() {
    let numbers: Vec<u64> = std::env::args()
        .skip(1)
        .map(|text| text.parse().expect("a number"))
        .collect();
    let [count, threads, plies @ ..] = numbers.as_slice() else {
        println!("kamon_solve POSITIONS THREADS PLY ...");
        return;
    };
    let game = Kamon::configure(&Kamon::family().defaults());
    for &ply in plies {
        let (mut seconds, mut nodes, mut values) = (Vec::new(), Vec::new(), [0; 3]);
        for number in 0..*count {
            let position = random_position(&game, ply, 1000 * ply + number);
            let mut solver = KamonSolver::new(2 << 30, *threads as usize);
            let (processor, clock) = (processor_seconds(), Instant::now());
            let solution = solver.solve(&game, &position, &Limits::default(), &mut |_| {});
            seconds.push(match processor_seconds() - processor {
                taken if *threads == 1 && taken > 0.0 => taken,
                _ => clock.elapsed().as_secs_f64(),
            });
            nodes.push(solution.nodes as f64);
            values[solution.value.unwrap_or(Value::Draw) as usize] += 1;
        }
        let total: f64 = seconds.iter().sum();
        let speed = nodes.iter().sum::<f64>() / total / 1e6;
        println!(
            "ply {ply}: median {:.4} s, {:.0} nodes; mean {:.4} s, worst {:.2} s; \
             {speed:.1} million nodes a second; {values:?} lost, drawn, won",
            median(&mut seconds),
            median(&mut nodes),
            total / *count as f64,
            seconds.last().copied().unwrap_or(0.0),
        );
    }
}

fn median(values: &mut [f64]) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(0.0)
}

/// What this thread has used of the processor: on a busy machine the clock says little.
fn processor_seconds() -> f64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds = text.split(' ').next().and_then(|first| first.parse().ok());
    nanoseconds.unwrap_or(0.0) / 1e9
}

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
        .find(|position| game.turn(position) != Turn::Over)
        .expect("some game gets so far")
}
