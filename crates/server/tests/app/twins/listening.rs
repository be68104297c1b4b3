use std::time::Duration;

use protocol::client::{Bytes, Lines, Method};
use serde_json::Value;

use crate::client::{Client, Socket};

/// Everything that anybody heard, in order: who, and the very bytes. Left out are only the `date` of
/// HTTP, which is the wall's clock, and pings and blank lines, which tell nothing and come by the wall's
/// clock too.
#[derive(Debug, Default)]
pub(super) struct Heard(pub(super) Vec<String>);

impl Heard {
    pub(super) fn note(&mut self, who: &str, what: &str) {
        self.0.push(format!("{who}: {what}"));
    }

    /// A whole answer: status, headers and body.
    pub(super) async fn ask(
        &mut self,
        who: &str,
        client: &mut Client,
        method: Method,
        path: &str,
        body: Value,
    ) {
        let body = if body.is_null() {
            Bytes::new()
        } else {
            Bytes::from(body.to_string())
        };
        let answer = client.send(method.clone(), path, body).await;
        let mut headers = answer.headers.clone();
        headers.remove("date");
        let text = String::from_utf8_lossy(&answer.bytes);
        self.note(
            who,
            &format!("{method} {path}: {} {headers:?} {text}", answer.status),
        );
    }

    pub(super) async fn get(&mut self, who: &str, client: &mut Client, path: &str) {
        self.ask(who, client, Method::GET, path, Value::Null).await;
    }
}

/// Somebody who listens to the match, and until when there is something to hear.
pub(super) struct Ear {
    pub(super) who: String,
    line: Line,
}

enum Line {
    Socket(Box<Socket>),
    Stream(Lines<Value>),
}

impl Ear {
    pub(super) async fn socket(who: &str, client: &Client, id: &str, query: &str) -> Self {
        let socket = client.socket_at(&format!("{id}/live?{query}")).await;
        Self {
            who: who.to_owned(),
            line: Line::Socket(Box::new(socket)),
        }
    }

    pub(super) async fn stream(who: &str, client: &Client, path: &str) -> Self {
        Self {
            who: who.to_owned(),
            line: Line::Stream(client.lines(path).await),
        }
    }

    async fn next(&mut self) -> String {
        let patience = Duration::from_mins(1);
        let next = async {
            match &mut self.line {
                Line::Socket(socket) => {
                    let text = socket.0.next_text().await.unwrap();
                    text.map(|text| text.as_str().to_owned())
                }
                Line::Stream(lines) => lines.next_line().await.unwrap(),
            }
        };
        let next = tokio::time::timeout(patience, next).await;
        next.expect("in time")
            .unwrap_or_else(|| panic!("{} hears no more", self.who))
    }

    /// Hears everything up to a message for which `last` holds, which is returned.
    pub(super) async fn hear(&mut self, heard: &mut Heard, last: impl Fn(&Value) -> bool) -> Value {
        loop {
            let text = self.next().await;
            if text.trim().is_empty() {
                continue;
            }
            heard.note(&self.who, &text);
            let message = serde_json::from_str(&text).unwrap();
            if last(&message) {
                return message;
            }
        }
    }

    pub(super) async fn say(&mut self, message: Value) {
        if let Line::Socket(socket) = &mut self.line {
            socket.say(message).await;
        }
    }
}
