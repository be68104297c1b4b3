use std::io::Write;

use clap::Args;
use game::SeededDice;

use super::any_seed;
use crate::failure::Failure;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[arg(value_name = "SPEC")]
    spec: String,

    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let rules = catalog::configure(&arguments.spec)?;
    let mut dice = SeededDice::new(arguments.seed.unwrap_or_else(any_seed));
    writeln!(out, "{}", rules.deal(&mut dice))?;
    Ok(())
}
