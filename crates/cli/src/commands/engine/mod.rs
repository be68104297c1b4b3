//! `serpentarium engine`: our players behind a line protocol (docs/protocol.md).

mod go;
mod output;
mod query;
mod session;

use std::io::BufRead;
use std::sync::Arc;

use game::Message;
use texts::Language;

use crate::failure::Failure;
use output::Output;
use session::{Session, Then};

/// Reads commands until `quit` or the end of the input. Every line gets an answer or is obeyed;
/// none is passed over in silence.
pub(crate) fn run(language: Language) -> Result<(), Failure> {
    let output = Arc::new(Output::default());
    let mut session = Session::new(Arc::clone(&output));
    let mut line = Vec::new();
    let mut input = std::io::stdin().lock();
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            session.end();
            return Ok(());
        }
        let text = String::from_utf8_lossy(&line);
        match session.obey(text.trim()) {
            Ok(Then::GoOn) => {}
            Ok(Then::Quit) => return Ok(()),
            Err(refusal) => tell(&output, &refusal, language),
        }
    }
}

fn tell(output: &Output, refusal: &Message, language: Language) {
    output.line(&format!("error {}", refusal.sentence(language)));
}
