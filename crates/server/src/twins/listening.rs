use axum::body::Body;
use axum::http::Method;
use futures_util::StreamExt;
use serde_json::Value;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;

#[path = "../../tests/app/client.rs"]
#[allow(dead_code, reason = "shared with tests that need more of it")]
mod client;

pub(super) use client::{Client, Socket};

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
            Body::empty()
        } else {
            Body::from(body.to_string())
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
    Stream(BufReader<TcpStream>),
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
        let mut stream = TcpStream::connect(client.address).await.unwrap();
        let mut request = format!("GET {path} HTTP/1.0\r\n");
        if let Some(token) = client.headers.get("authorization") {
            request.extend(["authorization: ", token.to_str().unwrap(), "\r\n"]);
        }
        stream
            .write_all((request + "\r\n").as_bytes())
            .await
            .unwrap();
        let mut ear = Self {
            who: who.to_owned(),
            line: Line::Stream(BufReader::new(stream)),
        };
        assert!(ear.next().await.contains("200"));
        while !ear.next().await.trim().is_empty() {}
        ear
    }

    async fn next(&mut self) -> String {
        let patience = Duration::from_mins(1);
        match &mut self.line {
            Line::Socket(socket) => loop {
                let next = tokio::time::timeout(patience, socket.0.next()).await;
                if let Message::Text(text) = next.expect("in time").unwrap().unwrap() {
                    return text.as_str().to_owned();
                }
            },
            Line::Stream(stream) => {
                let mut line = String::new();
                let read = tokio::time::timeout(patience, stream.read_line(&mut line)).await;
                assert!(
                    read.expect("in time").unwrap() > 0,
                    "the stream of {} ended",
                    self.who
                );
                line
            }
        }
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
