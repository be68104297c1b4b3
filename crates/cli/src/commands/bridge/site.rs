use std::sync::Arc;

use game::Message;
use protocol::client::{Client, Error, Lines};
use serde::de::DeserializeOwned;
use tokio::runtime::Runtime;

use crate::TEXTS;

/// A server, as seen by the threads of a bridge.
#[derive(Clone)]
pub(super) struct Site {
    pub(super) client: Client,
    /// Kept by whoever still asks something.
    pub(super) runtime: Arc<Runtime>,
}

/// How a stream ended.
pub(super) enum Said {
    /// The server had said all, or nobody wanted to hear more.
    Over,
    /// The server could not be heard.
    Away(String),
    /// The server does not want to talk to us.
    Refused(Message),
}

impl Site {
    /// Waits for an answer.
    pub(super) fn ask<T>(&self, answer: impl Future<Output = T>) -> T {
        self.runtime.block_on(answer)
    }

    /// Reads a stream line by line, for as long as somebody wants to hear.
    pub(super) fn listen<T: DeserializeOwned>(
        &self,
        stream: impl Future<Output = Result<Lines<T>, Error>>,
        mut hear: impl FnMut(T) -> bool,
    ) -> Said {
        let mut lines = match self.ask(stream) {
            Ok(lines) => lines,
            Err(Error::Refused { status, why }) if matches!(status.as_u16(), 401 | 403 | 404) => {
                return Said::Refused(self.refused(&why.message));
            }
            Err(error) => return Said::Away(error.to_string()),
        };
        loop {
            match self.ask(lines.next()) {
                Ok(Some(line)) => {
                    if !hear(line) {
                        return Said::Over;
                    }
                }
                Ok(None) => return Said::Over,
                Err(error) => return Said::Away(error.to_string()),
            }
        }
    }

    /// Why the server did not do what was asked, in words.
    pub(super) fn told(&self, error: &Error) -> Message {
        match error {
            Error::Away(error) => Message::new(&TEXTS, "bridge-unreachable")
                .with("server", self.client.server())
                .with("error", error.as_str()),
            Error::Refused { why, .. } => self.refused(&why.message),
        }
    }

    pub(super) fn away(&self, error: &str) -> Message {
        Message::new(&TEXTS, "bridge-away")
            .with("server", self.client.server())
            .with("error", error)
    }

    fn refused(&self, message: &str) -> Message {
        Message::new(&TEXTS, "bridge-refused")
            .with("server", self.client.server())
            .with("message", message)
    }
}
