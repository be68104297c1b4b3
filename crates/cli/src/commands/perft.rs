use std::io::Write;

use clap::Args;
use texts::Language;

use super::open;
use crate::arguments::Place;
use crate::failure::Failure;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    place: Place,

    #[arg(long, value_name = "D")]
    depth: u32,

    #[arg(long)]
    divide: bool,
}

pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let game = open(&arguments.place, language)?;
    if !arguments.divide {
        writeln!(out, "{}", game.perft(arguments.depth))?;
        return Ok(());
    }
    let parts = game.divide(arguments.depth);
    for (action, count) in &parts {
        writeln!(out, "{action}: {count}")?;
    }
    let total = if arguments.depth == 0 {
        1
    } else {
        parts.iter().map(|(_, count)| count).sum()
    };
    writeln!(out, "{total}")?;
    Ok(())
}
