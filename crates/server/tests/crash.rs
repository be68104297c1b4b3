//! Plays under load while the server is killed with SIGKILL again and again; whoever lost the server comes
//! back, sends the last move again and plays on. Finds every move that was ever acknowledged, once. Run with `serve DATABASE` it is the server that gets killed.

#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "tests"
)]

#[path = "app/client.rs"]
#[allow(dead_code, reason = "other tests use the rest")]
mod client;
#[path = "app/described.rs"]
mod described;

use std::collections::HashMap;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use catalog::Match;
use game::{Dice, SeededDice};
use serde_json::{Value, json};
use server::{Config, Limits};

use crate::client::{Client, Socket};

const KILLS: u64 = 20;
const TABLES: u64 = 12;

/// Moves that the server said are done, of every match.
type Acknowledged = Arc<Mutex<HashMap<String, Vec<String>>>>;

/// Somebody who plays both sides of a game, whatever happens to the server.
struct Table {
    client: Client,
    dice: SeededDice,
    play: Option<Play>,
    /// How often a move that was known already was sent again.
    repeated: usize,
}

struct Play {
    id: String,
    game: Box<dyn Match>,
    /// The number of the last event that was acknowledged.
    seq: Value,
    /// What was sent and not acknowledged.
    sent: Option<String>,
}

fn main() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let mut arguments = std::env::args().skip(1);
    if arguments.next().as_deref() == Some("serve") {
        let config = Config {
            listen: ([127, 0, 0, 1], 0).into(),
            database: arguments.next().unwrap(),
            limits: Limits::NONE,
            ..Config::default()
        };
        let ready = |address: SocketAddr| println!("{address}");
        runtime.block_on(server::serve(config, ready)).unwrap();
    } else {
        // Players whose server is shot under them fall over; only we are worth hearing.
        let tell = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            if std::thread::current().name() == Some("main") {
                tell(info);
            }
        }));
        runtime.block_on(crash_again_and_again());
    }
}

async fn crash_again_and_again() {
    let folder = tempfile::TempDir::new().unwrap();
    let database = folder.path().join("crash.db").display().to_string();
    let acknowledged = Acknowledged::default();
    let mut dice = SeededDice::new(2026);
    let nowhere = ([127, 0, 0, 1], 1).into();
    let tables: Vec<_> = (0..TABLES)
        .map(|seed| {
            Arc::new(tokio::sync::Mutex::new(Table {
                client: Client::new(nowhere),
                dice: SeededDice::new(seed),
                play: None,
                repeated: 0,
            }))
        })
        .collect();
    for _ in 0..KILLS {
        let (mut server, address) = start(&database);
        let playing: Vec<_> = tables
            .iter()
            .map(|table| {
                let (table, acknowledged) = (Arc::clone(table), Arc::clone(&acknowledged));
                tokio::spawn(async move {
                    let mut table = table.lock().await;
                    table.client.move_to(address);
                    table.play(&acknowledged).await;
                })
            })
            .collect();
        tokio::time::sleep(Duration::from_millis(150 + u64::from(dice.below(400)))).await;
        // SIGKILL: no farewell, no last write.
        server.kill().unwrap();
        server.wait().unwrap();
        for playing in playing {
            playing.abort();
            let _ = playing.await;
        }
    }
    let checked = server::database::check(&database).await.unwrap();
    assert_eq!(checked.wrong, [], "something does not fit together");
    let mut records = Vec::new();
    server::database::export(&database, &mut records)
        .await
        .unwrap();
    let records: Vec<protocol::Record> = String::from_utf8(records)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let acknowledged = acknowledged.lock().unwrap().clone();
    for (id, moves) in &acknowledged {
        let record = records.iter().find(|record| record.id == *id).unwrap();
        assert!(
            record.moves.starts_with(moves),
            "a move of {id} is lost, or is there twice: {:?} instead of {moves:?}",
            record.moves
        );
        assert!(
            record.moves.len() <= moves.len() + 1,
            "{id} has a move that nobody made"
        );
    }
    let kept: usize = acknowledged.values().map(Vec::len).sum();
    let mut repeated = 0;
    for table in &tables {
        repeated += table.lock().await.repeated;
    }
    println!(
        "{} kills: {kept} acknowledged moves, all kept; {repeated} sent again, none there twice; \
         {} matches, {} events, all sound",
        KILLS, checked.matches, checked.events
    );
    assert!(kept > 200, "too little was played to say anything");
    assert!(repeated > 20, "too little was repeated to say anything");
}

fn start(database: &str) -> (Child, SocketAddr) {
    let mut server = Command::new(std::env::current_exe().unwrap())
        .args(["serve", database])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    let mut out = BufReader::new(server.stdout.take().unwrap());
    out.read_line(&mut line).unwrap();
    (server, line.trim().parse().unwrap())
}

impl Table {
    /// Plays game after game until the server is gone; begins with the one that was broken off.
    async fn play(&mut self, acknowledged: &Acknowledged) {
        loop {
            if self.play.is_none() {
                self.play = Some(begin(&mut self.client).await);
            }
            self.go_on(acknowledged).await;
            self.play = None;
        }
    }

    async fn go_on(&mut self, acknowledged: &Acknowledged) {
        let play = self.play.as_mut().unwrap();
        let mut socket = self.client.socket(&play.id, 0).await;
        if let Some(last) = play.game.moves().last() {
            // What was acknowledged gets the same answer after every kill.
            let ply = play.game.ply() - 1;
            socket.say(wish(ply, last)).await;
            let done = done(&mut socket, ply).await;
            assert_eq!(
                done["seq"], play.seq,
                "move {ply} of {} counts twice",
                play.id
            );
            self.repeated += 1;
        }
        while let game::Turn::Seat(_) = play.game.turn() {
            let ply = play.game.ply();
            let text = play.sent.take().unwrap_or_else(|| {
                let legal = play.game.legal_moves();
                legal[self.dice.below(legal.len() as u32) as usize].clone()
            });
            play.sent = Some(text.clone());
            socket.say(wish(ply, &text)).await;
            let done = done(&mut socket, ply).await;
            assert_eq!(done["ply"], json!(ply + 1));
            let mut acknowledged = acknowledged.lock().unwrap();
            let moves = acknowledged.entry(play.id.clone()).or_default();
            moves.push(text.clone());
            play.game.play(&text).unwrap();
            play.seq = done["seq"].clone();
            play.sent = None;
        }
    }
}

async fn begin(client: &mut Client) -> Play {
    let wish = json!({ "spec": "kamon", "seats": [{ "kind": "me" }, { "kind": "me" }] });
    let id = client.make(wish).await;
    let state = client.state(&id).await;
    let setup = state["setup"].as_str().unwrap().to_owned();
    Play {
        id,
        game: catalog::configure("kamon").unwrap().begin(&setup).unwrap(),
        seq: Value::Null,
        sent: None,
    }
}

/// A move, with a mark of its own.
fn wish(ply: usize, text: &str) -> Value {
    json!({ "type": "move", "ply": ply, "move": text, "client": ply.to_string() })
}

/// What the server says when the move at this ply is done.
async fn done(socket: &mut Socket, ply: usize) -> Value {
    loop {
        let done = socket.hear_of("done").await;
        if done["client"].as_str() == Some(&ply.to_string()) {
            return done;
        }
    }
}
