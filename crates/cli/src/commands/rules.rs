use std::io::{self, IsTerminal, Write, stdout};
use std::process::{Command, Stdio};

use clap::Args;
use texts::Language;

use crate::failure::Failure;
use crate::page;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[arg(value_name = "GAME")]
    game: String,
}

/// Prints the rules of a game, through a pager if a terminal shows them.
pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let rules = catalog::configure(&arguments.game)?;
    let text = rules.family().rules.text(language);
    if stdout().is_terminal() && paged(text).is_ok() {
        return Ok(());
    }
    Ok(page::write(text, out)?)
}

/// Shows a page in the reader's pager.
fn paged(text: &str) -> io::Result<()> {
    let pager = std::env::var("PAGER").unwrap_or_else(|_| "less".to_owned());
    let mut words = pager.split_whitespace();
    let program = words.next().ok_or(io::ErrorKind::NotFound)?;
    let mut command = Command::new(program);
    command.args(words).stdin(Stdio::piped());
    if std::env::var_os("LESS").is_none() {
        // Ends by itself if everything fits, shows colours, leaves the screen as it is.
        command.env("LESS", "FRX");
    }
    let mut shown = Vec::new();
    page::write(text, &mut anstream::AutoStream::new(&mut shown, colours()))?;
    let mut reader = command.spawn()?;
    if let Some(mut input) = reader.stdin.take() {
        // Readers may leave before the end.
        let _ = input.write_all(&shown);
    }
    reader.wait().map(|_| ())
}

/// Whether the person who reads wants colours.
fn colours() -> anstream::ColorChoice {
    anstream::AutoStream::choice(&stdout())
}
