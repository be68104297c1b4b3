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
}

pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let game = open(&arguments.place, language)?;
    for action in game.legal_moves() {
        writeln!(out, "{action}")?;
    }
    Ok(())
}
