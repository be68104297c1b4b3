//! A server that listens at no port and keeps everything in memory: its connections hold just so much, and its
//! clocks only go on when everybody waits (for tests with `start_paused`). So nothing depends on how fast a
//! machine is.

use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_trait::async_trait;
use futures_util::{SinkExt, StreamExt};
use protocol::API;
use serde_json::{Value, json};
use server::world::World;
use server::{Config, Limits, Running};
use store::{Claim, Engine, Memory, Pulse, Row, Statement, Store, StoreError};
use testkit::{Door, TimerClock};
use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream};
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

/// Room for everything that is ever said here.
pub(crate) const WIDE: usize = 1 << 24;

/// A database whose writes hang when they are told to.
#[derive(Debug)]
pub(crate) struct Disk {
    kept: Memory,
    hangs_until: Mutex<Instant>,
}

impl Disk {
    pub(crate) fn hang_for(&self, span: Duration) {
        *self.hangs_until.lock().unwrap() = Instant::now() + span;
    }
}

#[async_trait]
impl Engine for Disk {
    async fn read(
        &self,
        sql: &'static str,
        values: Vec<store::Value>,
    ) -> Result<Vec<Row>, StoreError> {
        self.kept.rows(sql, &values)
    }

    async fn commit(&self, statements: Vec<Statement>) -> Result<(), StoreError> {
        let until = *self.hangs_until.lock().unwrap();
        tokio::time::sleep_until(until).await;
        self.kept.write(&statements)
    }

    async fn claim(&self) -> Result<Claim, StoreError> {
        Ok(Claim::default())
    }

    async fn backup(&self, file: &Path) -> Result<(), StoreError> {
        self.kept.backup(file).await
    }

    fn pulse(&self) -> Pulse {
        Pulse::default()
    }
}

/// The server, and somebody who asks it.
pub(crate) struct Quiet {
    pub(crate) running: Running,
    pub(crate) disk: Arc<Disk>,
    door: Door,
    cookie: String,
}

impl Quiet {
    pub(crate) async fn start() -> Self {
        Self::in_world(|_| ()).await
    }

    /// In a world in which something is not as usual.
    pub(crate) async fn in_world(change: impl FnOnce(&mut World)) -> Self {
        let config = Config {
            limits: Limits::NONE,
            // Nobody comes from this machine.
            public_metrics: true,
            ..Config::default()
        };
        let mut world = World::new(&config);
        world.clock = Arc::new(TimerClock::start(1_800_000_000_000));
        change(&mut world);
        let disk = Arc::new(Disk {
            kept: Memory::new().unwrap(),
            hangs_until: Mutex::new(Instant::now()),
        });
        let engine = Arc::clone(&disk) as Arc<dyn Engine>;
        let store = Store::on(engine).await.unwrap();
        let (door, arrivals) = Door::new();
        let address = ([10, 0, 0, 2], 80).into();
        let running = server::start_on(config, world, store, arrivals, address).await;
        Self {
            running: running.unwrap(),
            disk,
            door,
            cookie: String::new(),
        }
    }

    /// Asks by HTTP, and keeps the cookie that it is given.
    pub(crate) async fn ask(&mut self, method: &str, path: &str, body: &Value) -> String {
        let mut line = self.door.connect(WIDE).unwrap();
        let body = body.to_string();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: quiet\r\nConnection: close\r\nCookie: {}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.cookie,
            body.len()
        );
        line.write_all(request.as_bytes()).await.unwrap();
        let mut answer = String::new();
        line.read_to_string(&mut answer).await.unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        assert!(head.starts_with("HTTP/1.1 2"), "{answer}");
        let mut lines = head.lines();
        if let Some(cookie) = lines.find_map(|line| line.strip_prefix("set-cookie: ")) {
            let cookie = cookie.split(';').next().unwrap();
            cookie.clone_into(&mut self.cookie);
        }
        body.to_owned()
    }

    pub(crate) async fn get(&mut self, path: &str) -> Value {
        let path = format!("{API}{path}");
        let said = self.ask("GET", &path, &Value::Null).await;
        serde_json::from_str(&said).unwrap()
    }

    /// A match in which one person plays both sides.
    pub(crate) async fn make(&mut self, mut terms: Value) -> String {
        terms["seats"] = json!([{ "kind": "me" }, { "kind": "me" }]);
        let made = self.ask("POST", &format!("{API}/matches"), &terms).await;
        let made: Value = serde_json::from_str(&made).unwrap();
        made["id"].as_str().unwrap().to_owned()
    }

    /// Some move that may be made.
    pub(crate) async fn legal(&mut self, id: &str) -> String {
        let legal = self.get(&format!("/matches/{id}/legal")).await;
        legal["moves"][0]["text"].as_str().unwrap().to_owned()
    }

    /// A number that the server counts about itself.
    pub(crate) async fn count(&mut self, what: &str) -> u64 {
        let page = self.ask("GET", "/metrics", &Value::Null).await;
        let name = format!("serpentarium_{what} ");
        let line = page.lines().find_map(|line| line.strip_prefix(&name));
        line.unwrap().parse().unwrap()
    }

    /// Asks by a connection that holds so much, and does not wait for the answer.
    pub(crate) async fn ask_and_leave(&self, path: &str, holds: usize) -> DuplexStream {
        let mut line = self.door.connect(holds).unwrap();
        let cookie = &self.cookie;
        let request = format!("GET {path} HTTP/1.1\r\nHost: quiet\r\nCookie: {cookie}\r\n\r\n");
        line.write_all(request.as_bytes()).await.unwrap();
        line
    }

    /// Listens to a match by a connection that holds so much.
    pub(crate) async fn listen(&self, id: &str, holds: usize) -> Socket {
        let address = format!("ws://quiet{API}/matches/{id}/live?since=2");
        let mut request = address.into_client_request().unwrap();
        let cookie = self.cookie.parse().unwrap();
        request.headers_mut().insert("cookie", cookie);
        let line = self.door.connect(holds).unwrap();
        Socket(client_async(request, line).await.unwrap().0)
    }
}

pub(crate) struct Socket(WebSocketStream<DuplexStream>);

impl Socket {
    /// Says something, and waits until it is done.
    pub(crate) async fn say(&mut self, message: Value) {
        let mark = message["client"].clone();
        let text = Message::text(message.to_string());
        self.0.send(text).await.unwrap();
        loop {
            let heard = self.next().await.unwrap();
            assert_ne!(heard["type"], "refused", "{heard}");
            if heard["type"] == "done" && heard["client"] == mark {
                return;
            }
        }
    }

    /// The next thing that is told; or the code and the reason with which the socket is closed.
    pub(crate) async fn next(&mut self) -> Result<Value, (u16, String)> {
        loop {
            match self.0.next().await.unwrap().unwrap() {
                Message::Text(text) => return Ok(serde_json::from_str(&text).unwrap()),
                Message::Close(Some(frame)) => {
                    return Err((frame.code.into(), frame.reason.to_string()));
                }
                _ => {}
            }
        }
    }
}
