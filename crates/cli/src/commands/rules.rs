use std::io::{self, IsTerminal, Write, stdout};
use std::process::{Command, Stdio};

use clap::Args;
use texts::Language;

use crate::failure::Failure;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[arg(value_name = "GAME")]
    game: String,
}

/// Prints the rules of a game, page by page where somebody reads them on a terminal.
pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let rules = catalog::configure(&arguments.game)?;
    let page = rules.family().rules.text(language);
    if stdout().is_terminal() && paged(page).is_ok() {
        return Ok(());
    }
    writeln!(out, "{}", page.trim_end())?;
    Ok(())
}

/// Shows a text by the reader's pager.
fn paged(text: &str) -> io::Result<()> {
    let pager = std::env::var("PAGER").unwrap_or_else(|_| "less -FRX".to_owned());
    let mut words = pager.split_whitespace();
    let program = words.next().ok_or(io::ErrorKind::NotFound)?;
    let mut reader = Command::new(program)
        .args(words)
        .stdin(Stdio::piped())
        .spawn()?;
    if let Some(mut input) = reader.stdin.take() {
        // Whoever has read enough leaves before the end.
        let _ = input.write_all(text.as_bytes());
    }
    reader.wait().map(|_| ())
}
