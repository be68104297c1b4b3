use std::io::Write;

use clap::Args;
use game::SeededDice;

use super::any_seed;
use crate::failure::Failure;
use crate::wishes::Wishes;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[arg(value_name = "SPEC")]
    spec: String,

    #[arg(long, value_name = "N")]
    seed: Option<u64>,

    #[command(flatten)]
    wishes: Wishes,
}

pub(crate) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let rules = catalog::configure(&arguments.spec)?;
    let mut dice = SeededDice::new(arguments.seed.unwrap_or_else(any_seed));
    let setup = arguments
        .wishes
        .grant(rules.as_ref(), rules.deal(&mut dice))?;
    writeln!(out, "{setup}")?;
    Ok(())
}
