//! Solves a puzzle of the list, and counts the solutions of one of our own:
//! `cargo run --example solve_a_puzzle -p serpentarium-puzzles`.
#![allow(clippy::print_stdout, reason = "an example shows what it found")]

use puzzles::{Colour, Mode, Options, Puzzle, PuzzleFault, Shape, Want, catalogue, check, solve};

fn main() -> Result<(), PuzzleFault> {
    let puzzle = catalogue::find("discovery-10")?;
    let found = solve(&puzzle, &Options::default());
    for solution in &found.solutions {
        println!("discovery-10: {solution}");
        assert!(check(&puzzle, solution).is_ok());
    }
    // A blue loop through tiles 1 to 10.
    let tiles: Vec<u8> = (1..=10).collect();
    let own = Puzzle::new(&tiles, &[Want::a_loop(Colour::Blue)], Shape::Free)?;
    let mode = Mode::Count;
    let counted = solve(
        &own,
        &Options {
            mode,
            ..Options::default()
        },
    );
    println!("a blue loop through ten tiles: {} solutions", counted.count);
    Ok(())
}
