use std::io;
use std::process::ExitCode;

use catalog::Refusal;
use game::Message;
use server::database::{DatabaseError, StoreError};
use server::moderation::OperatorError;
use server::{StartError, WorkerKeyError};
use texts::Language;

use crate::TEXTS;
use crate::likeness::likest;

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
        let like = match &refusal {
            Refusal::UnknownGame { name } => {
                likest(name, catalog::families().map(|family| family.id))
            }
            _ => None,
        };
        Self::Refused(match like {
            Some(like) => Message::new(&TEXTS, "did-you-mean")
                .with_message("refusal", refusal.message())
                .with("like", like),
            None => refusal.message(),
        })
    }
}

impl From<Message> for Failure {
    fn from(refusal: Message) -> Self {
        Self::Refused(refusal)
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        // Whoever runs a command looks after the database, and may know what it says.
        Self::Refused(match error.detail() {
            Some(detail) => Message::new(&TEXTS, "database-failed").with("error", detail),
            None => error.message(),
        })
    }
}

impl From<StartError> for Failure {
    fn from(error: StartError) -> Self {
        match error {
            StartError::Store(error) => error.into(),
            other => Self::Refused(other.message()),
        }
    }
}

impl From<DatabaseError> for Failure {
    fn from(error: DatabaseError) -> Self {
        match error {
            DatabaseError::Store(error) => error.into(),
            other => Self::Refused(other.message()),
        }
    }
}

impl From<WorkerKeyError> for Failure {
    fn from(error: WorkerKeyError) -> Self {
        match error {
            WorkerKeyError::Store(error) => error.into(),
            other => Self::Refused(other.message()),
        }
    }
}

impl From<OperatorError> for Failure {
    fn from(error: OperatorError) -> Self {
        Self::Refused(error.message())
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
