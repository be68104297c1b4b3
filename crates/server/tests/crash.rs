//! Plays under load while the server is killed with SIGKILL again and again, and finds every move that
//! was ever acknowledged, once. Run with `serve DATABASE` it is the server that gets killed.

#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "tests"
)]

#[path = "app/client.rs"]
#[allow(dead_code, reason = "other tests use the rest")]
mod client;

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use game::{Dice, SeededDice};
use serde_json::json;
use server::{Config, Limits};

use crate::client::Client;

const KILLS: u64 = 20;
const TABLES: u64 = 12;

/// A move that the server said is done: match, ply, text.
type Acknowledged = Arc<Mutex<Vec<(String, usize, String)>>>;

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
    for round in 0..KILLS {
        let (mut server, address) = start(&database);
        let tables: Vec<_> = (0..TABLES)
            .map(|table| {
                let seed = round * TABLES + table;
                tokio::spawn(play(address, seed, Arc::clone(&acknowledged)))
            })
            .collect();
        tokio::time::sleep(Duration::from_millis(150 + u64::from(dice.below(400)))).await;
        // SIGKILL: no farewell, no last write.
        server.kill().unwrap();
        server.wait().unwrap();
        for table in tables {
            table.abort();
            let _ = table.await;
        }
    }
    let checked = server::keeping::check(&database).await.unwrap();
    assert_eq!(checked.wrong, [], "something does not fit together");
    let mut records = Vec::new();
    server::keeping::export(&database, &mut records)
        .await
        .unwrap();
    let records: Vec<server::Record> = String::from_utf8(records)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let acknowledged = acknowledged.lock().unwrap();
    for (id, ply, text) in acknowledged.iter() {
        let record = records.iter().find(|record| record.id == *id).unwrap();
        assert_eq!(record.moves.get(*ply), Some(text), "a move of {id} is lost");
    }
    println!(
        "{} kills: {} acknowledged moves, all kept; {} matches, {} events, all sound",
        KILLS,
        acknowledged.len(),
        checked.matches,
        checked.events
    );
    assert!(
        acknowledged.len() > 200,
        "too little was played to say anything"
    );
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

/// Plays both sides of game after game until the server is gone.
async fn play(address: SocketAddr, seed: u64, acknowledged: Acknowledged) {
    let mut dice = SeededDice::new(seed);
    let mut client = Client::new(address);
    loop {
        let wish = json!({ "spec": "kamon", "seats": [{ "kind": "me" }, { "kind": "me" }] });
        let id = client.make(wish).await;
        let state = client.state(&id).await;
        let setup = state["setup"].as_str().unwrap().to_owned();
        let mut game = catalog::configure("kamon").unwrap().begin(&setup).unwrap();
        let mut socket = client.socket(&id, 0).await;
        while let game::Turn::Seat(_) = game.turn() {
            let legal = game.legal_moves();
            let text = legal[dice.below(legal.len() as u32) as usize].clone();
            let ply = game.ply();
            let wish =
                json!({ "type": "move", "ply": ply, "move": text, "client": ply.to_string() });
            socket.say(wish).await;
            let done = socket.hear_of("done").await;
            assert_eq!(done["ply"], json!(ply + 1));
            acknowledged
                .lock()
                .unwrap()
                .push((id.clone(), ply, text.clone()));
            game.play(&text).unwrap();
        }
    }
}
