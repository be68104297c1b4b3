use std::net::SocketAddr;
use std::time::Duration;

use protocol::client::{Bytes, Error, Frame, HeaderMap, Lines, Method, StatusCode};
use protocol::{ToClient, ToStudyReader, ToVisitor};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::described::assert_described;

/// Somebody with a browser, who expects to be answered.
#[derive(Clone)]
pub(crate) struct Client(pub(crate) protocol::client::Client);

pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) bytes: Bytes,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.bytes).unwrap_or(Value::Null)
    }

    pub(crate) fn ok(self) -> Value {
        assert!(self.status.is_success(), "{}: {}", self.status, self.json());
        self.json()
    }

    /// Refused with this status and code, and with a sentence.
    pub(crate) fn refused(self, status: u16, code: &str) -> Value {
        let body = self.json();
        assert_eq!(
            (self.status.as_u16(), body["code"].as_str()),
            (status, Some(code)),
            "{body}"
        );
        assert!(body["message"].as_str().unwrap().len() > 5, "{body}");
        body
    }
}

impl Client {
    pub(crate) fn new(address: SocketAddr) -> Self {
        let client = protocol::client::Client::new(&format!("http://{address}"));
        // Tests run on machines that have much else to do.
        Self(client.with_patience(Duration::from_mins(3)))
    }

    pub(crate) fn with(self, name: &'static str, value: &str) -> Self {
        let (name, value) = (name.parse().unwrap(), value.parse().unwrap());
        Self(self.0.with_header(name, value))
    }

    /// The server came back at another address.
    pub(crate) fn move_to(&mut self, address: SocketAddr) {
        self.0.move_to(&format!("http://{address}"));
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.send(Method::GET, path, Bytes::new()).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: Value) -> Answer {
        self.send(Method::POST, path, body.to_string().into()).await
    }

    pub(crate) async fn send(&mut self, method: Method, path: &str, body: Bytes) -> Answer {
        let answer = self.0.send(method.clone(), path, body).await.unwrap();
        assert_described(&method, path, answer.status);
        Answer {
            status: answer.status,
            headers: answer.headers,
            bytes: answer.body,
        }
    }

    /// Makes a match and says its id.
    pub(crate) async fn make(&mut self, wish: Value) -> String {
        let made = self.post("/api/matches", wish).await.ok();
        made["id"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn state(&mut self, id: &str) -> Value {
        self.get(&format!("/api/matches/{id}")).await.ok()
    }

    /// The legal moves; of some piece, where there are too many.
    pub(crate) async fn legal(&mut self, id: &str) -> Vec<String> {
        let path = format!("/api/matches/{id}/legal");
        let mut legal = self.get(&path).await.ok();
        if legal["complete"] == false {
            let key = legal["pieces"][0]["key"].as_str().unwrap();
            legal = self.get(&format!("{path}?piece={key}")).await.ok();
        }
        let moves = legal["moves"].as_array().unwrap().iter();
        moves
            .map(|choice| choice["text"].as_str().unwrap().to_owned())
            .collect()
    }

    /// Plays a move at a ply.
    pub(crate) async fn play(&mut self, id: &str, ply: usize, text: &str) -> Answer {
        let wish = json!({ "ply": ply, "move": text, "client": format!("{ply}-{text}") });
        self.post(&format!("/api/matches/{id}/moves"), wish).await
    }

    pub(crate) async fn ask(&mut self, id: &str, what: &str) -> Answer {
        self.post(&format!("/api/matches/{id}/{what}"), json!({}))
            .await
    }

    pub(crate) async fn socket_at(&self, path: &str) -> Socket {
        let socket = self.0.socket(&format!("/api/matches/{path}")).await;
        Socket(socket.unwrap())
    }

    /// The lobby, live.
    pub(crate) async fn lobby(&self) -> Visit {
        let socket = self.0.socket("/api/lobby/live").await;
        let mut visit = Visit {
            socket: Socket(socket.unwrap()),
            hello: Value::Null,
        };
        visit.hello = visit.hear_of("hello").await["lobby"].take();
        visit
    }

    /// A study, live.
    pub(crate) async fn study(&self, id: &str, since: i64) -> Reading {
        let path = format!("/api/studies/{id}/live?since={since}");
        Reading(Socket(self.0.socket(&path).await.unwrap()))
    }

    pub(crate) async fn try_socket(&self, id: &str, since: i64) -> Result<Socket, Error> {
        let path = format!("/api/matches/{id}/live?since={since}");
        self.0.socket(&path).await.map(Socket)
    }

    pub(crate) async fn socket(&self, id: &str, since: i64) -> Socket {
        self.try_socket(id, since).await.unwrap()
    }

    /// The lines of a stream.
    pub(crate) async fn lines(&self, path: &str) -> Lines<Value> {
        self.0.lines(path).await.unwrap()
    }
}

pub(crate) struct Socket(pub(crate) protocol::client::Socket);

impl Socket {
    pub(crate) async fn say(&mut self, message: Value) {
        let text = Frame::text(message.to_string());
        self.0.send(text).await.unwrap();
    }

    /// The next message; nothing once the socket is closed.
    pub(crate) async fn hear(&mut self) -> Option<Value> {
        self.hear_a::<ToClient>().await
    }

    async fn hear_a<T: Serialize + DeserializeOwned>(&mut self) -> Option<Value> {
        let next = tokio::time::timeout(Duration::from_mins(1), self.0.next_text()).await;
        let text = next.expect("nothing was said for too long").ok()??;
        let said: Value = serde_json::from_str(&text).unwrap();
        assert_is_a::<T>(&said);
        Some(said)
    }

    /// The next message of a type, whatever comes before.
    pub(crate) async fn hear_of(&mut self, kind: &str) -> Value {
        loop {
            let message = self
                .hear()
                .await
                .unwrap_or_else(|| panic!("closed before {kind}"));
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// The code with which the server closes the socket.
    pub(crate) async fn closed_with(&mut self) -> u16 {
        loop {
            match self.0.next().await {
                Ok(Some(Frame::Close(Some(frame)))) => return frame.code.into(),
                Ok(Some(_)) => {}
                other => panic!("no farewell: {other:?}"),
            }
        }
    }
}

/// A visit to the lobby.
pub(crate) struct Visit {
    pub(crate) socket: Socket,
    /// What there was at first.
    pub(crate) hello: Value,
}

impl Visit {
    pub(crate) async fn say(&mut self, message: Value) {
        self.socket.say(message).await;
    }

    /// The next message of a type, whatever comes before.
    pub(crate) async fn hear_of(&mut self, kind: &str) -> Value {
        loop {
            let heard = self.socket.hear_a::<ToVisitor>().await;
            let message = heard.unwrap_or_else(|| panic!("closed before {kind}"));
            if message["type"] == kind {
                return message;
            }
        }
    }
}

/// A study that somebody has open.
pub(crate) struct Reading(pub(crate) Socket);

impl Reading {
    /// The next message; nothing once the socket is closed.
    pub(crate) async fn hear(&mut self) -> Option<Value> {
        self.0.hear_a::<ToStudyReader>().await
    }

    /// The next message of a type, whatever comes before.
    pub(crate) async fn hear_of(&mut self, kind: &str) -> Value {
        loop {
            let heard = self.hear().await;
            let message = heard.unwrap_or_else(|| panic!("closed before {kind}"));
            if message["type"] == kind {
                return message;
            }
        }
    }
}

/// What was said can be read as what it should be, and nothing of it is lost.
pub(crate) fn assert_is_a<T: Serialize + DeserializeOwned>(said: &Value) {
    let read: T = serde_json::from_value(said.clone()).unwrap_or_else(|e| panic!("{e}: {said}"));
    assert_eq!(&serde_json::to_value(&read).unwrap(), said);
}
