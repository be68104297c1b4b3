//! The one binary, `serpentarium`, as a library: a program with games of its own is
//! [`catalog::extend`] and then [`run`].

mod arguments;
mod commands;
mod duration;
mod failure;
mod help;
mod interrupt;
mod language;
mod likeness;
mod logs;
mod memory;
mod page;
mod settings;
mod site;
mod terminal;
mod threads;
mod wishes;

use std::io::{self, Write};
use std::process::ExitCode;

use game::Texts;

use crate::arguments::Arguments;

/// What the command line says to people.
static TEXTS: Texts = Texts::new(
    include_str!("../texts/en.ftl"),
    include_str!("../texts/cs.ftl"),
    include_str!("../texts/pl.ftl"),
);

/// Does what the arguments of this process ask for.
pub fn run() -> ExitCode {
    let language = language::chosen();
    let arguments = match help::parse::<Arguments>(language) {
        Ok(arguments) => arguments,
        Err(exit) => return exit,
    };
    // Not locked: an engine's thoughts come from a thread of their own.
    let mut out = anstream::AutoStream::auto(io::stdout());
    let ended = commands::run(arguments, language, &mut out).and_then(|exit| {
        out.flush()?;
        Ok(exit)
    });
    ended.unwrap_or_else(|failure| failure.report(language))
}
