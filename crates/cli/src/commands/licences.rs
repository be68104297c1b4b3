use std::io::Write;

use crate::failure::Failure;

/// Under which Serpentarium itself is.
const OWN: &str = include_str!("../../LICENSE");
/// Under which everything else is that is in the program and its pages; `make licences` writes it.
const FOREIGN: &str = include_str!("../../licences.txt");

pub(crate) fn run(out: &mut impl Write) -> Result<(), Failure> {
    Ok(write!(out, "{OWN}\n{FOREIGN}")?)
}
