use std::io::{BufRead, BufReader};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use game::Message;
use serde_json::Value;
use ureq::Agent;

use crate::TEXTS;

/// A server, as seen by a program with a token.
#[derive(Clone)]
pub(super) struct Site {
    agent: Agent,
    server: String,
    token: String,
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

/// What the server answered.
pub(super) struct Answer {
    pub(super) status: u16,
    pub(super) body: Value,
}

/// A server that is silent for so long is gone: it promised a blank line now and then.
const SILENCE: Duration = Duration::from_secs(20);

impl Site {
    pub(super) fn new(server: &str, token: &str) -> Self {
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .timeout_connect(Some(Duration::from_secs(10)))
            .timeout_recv_response(Some(Duration::from_secs(30)));
        Self {
            agent: config.build().into(),
            server: server.trim_end_matches('/').to_owned(),
            token: token.to_owned(),
        }
    }

    /// Asks once; an answer that is not what was asked for is a refusal.
    pub(super) fn get(&self, path: &str) -> Result<Value, Message> {
        let away = |error: ureq::Error| self.away(&error.to_string());
        let asked = self.agent.get(self.url(path));
        let mut response = asked
            .header("Authorization", self.bearer())
            .call()
            .map_err(away)?;
        let body: Value = response.body_mut().read_json().unwrap_or_default();
        if response.status().is_success() {
            Ok(body)
        } else {
            Err(self.refused(&body))
        }
    }

    pub(super) fn post(&self, path: &str, body: &Value) -> Result<Answer, String> {
        let asked = self.agent.post(self.url(path));
        let asked = asked.header("Authorization", self.bearer());
        let mut response = asked.send_json(body).map_err(|error| error.to_string())?;
        Ok(Answer {
            status: response.status().as_u16(),
            body: response.body_mut().read_json().unwrap_or_default(),
        })
    }

    /// Reads a stream line by line, for as long as somebody wants to hear.
    pub(super) fn stream(&self, path: &str, mut hear: impl FnMut(Value) -> bool) -> Said {
        let asked = self.agent.get(self.url(path));
        let mut response = match asked.header("Authorization", self.bearer()).call() {
            Ok(response) => response,
            Err(error) => return Said::Away(error.to_string()),
        };
        let status = response.status().as_u16();
        if status != 200 {
            let body: Value = response.body_mut().read_json().unwrap_or_default();
            return match status {
                401 | 403 | 404 => Said::Refused(self.refused(&body)),
                _ => Said::Away(status.to_string()),
            };
        }
        // Reading in a thread of its own: only so can silence be told from a line that takes long.
        let (send, lines) = channel();
        let reader = BufReader::new(response.into_body().into_reader());
        thread::spawn(move || reader.lines().try_for_each(|line| send.send(line)));
        loop {
            match lines.recv_timeout(SILENCE) {
                Ok(Ok(line)) if line.trim().is_empty() => {}
                Ok(Ok(line)) => match serde_json::from_str(&line) {
                    Ok(line) => {
                        if !hear(line) {
                            return Said::Over;
                        }
                    }
                    Err(error) => return Said::Away(error.to_string()),
                },
                Ok(Err(error)) => return Said::Away(error.to_string()),
                Err(RecvTimeoutError::Disconnected) => return Said::Over,
                Err(error @ RecvTimeoutError::Timeout) => return Said::Away(error.to_string()),
            }
        }
    }

    pub(super) fn away(&self, error: &str) -> Message {
        Message::new(&TEXTS, "bridge-away")
            .with("server", self.server.as_str())
            .with("error", error)
    }

    fn refused(&self, body: &Value) -> Message {
        Message::new(&TEXTS, "bridge-refused")
            .with("server", self.server.as_str())
            .with("message", body["message"].as_str().unwrap_or("?"))
    }

    fn url(&self, path: &str) -> String {
        format!("{}{path}", self.server)
    }

    fn bearer(&self) -> String {
        format!("Bearer {}", self.token)
    }
}
