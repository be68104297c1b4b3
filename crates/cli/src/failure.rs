use std::io;
use std::process::ExitCode;

use game::{Message, Refusal};
use texts::Language;

use crate::TEXTS;

/// Why a command could not do its work.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What was asked for makes no sense; the message says why.
    Refused(Message),
    /// Reading or writing failed.
    Io(io::Error),
}

impl Failure {
    /// Tells the person, and the exit code that goes with it.
    pub(crate) fn report(self, language: Language) -> ExitCode {
        let message = match self {
            Self::Refused(message) => message,
            // Whoever read our output has seen enough: `serpentarium moves ... | head`.
            Self::Io(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                return ExitCode::SUCCESS;
            }
            Self::Io(error) => Message::new(&TEXTS, "io-failed").with("error", error.to_string()),
        };
        anstream::eprintln!("{}", message.sentence(language));
        ExitCode::from(2)
    }
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        Self::Io(error.into())
    }
}
