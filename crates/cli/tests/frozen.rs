//! A process that stands still for a while, as in a container that is paused: nobody loses time by it, and a
//! move that waited for it is accepted.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

mod binary;

use std::process::Command;
use std::time::{Duration, Instant};

use binary::served::Served;
use protocol::client::{Client, Method};
use serde_json::{Value, json};

/// Shorter than the process stands still.
const A_MOVE: i64 = 6_000;
const FROZEN: Duration = Duration::from_secs(8);

fn signal(server: &Served, name: &str) {
    let process = server.process().to_string();
    let done = Command::new("kill").args([name, &process]).status();
    assert!(done.unwrap().success());
}

fn ask(server: &Served, client: &Client, method: Method, path: &str, body: &str) -> (u16, Value) {
    let answer = server.wait(client.send(method, path, body.to_owned()));
    let answer = answer.unwrap();
    let said = serde_json::from_slice(&answer.body).unwrap_or(Value::Null);
    (answer.status.as_u16(), said)
}

fn get(server: &Served, client: &Client, path: &str) -> Value {
    ask(server, client, Method::GET, path, "").1
}

fn a_move(server: &Served, client: &Client, id: &str, ply: usize) -> String {
    let legal = get(server, client, &format!("/api/matches/{id}/legal"));
    json!({ "ply": ply, "move": legal["moves"][0]["text"], "client": ply.to_string() }).to_string()
}

/// A match in which both have moved, each with a few seconds for every move.
fn begun(server: &Served, client: &Client) -> String {
    let wish = json!({ "spec": "kamon", "seats": [{ "kind": "me" }, { "kind": "me" }],
        "clock": { "kind": "per-move", "move_ms": A_MOVE } });
    let (status, made) = ask(
        server,
        client,
        Method::POST,
        "/api/matches",
        &wish.to_string(),
    );
    assert_eq!(status, 201, "{made}");
    let id = made["id"].as_str().unwrap().to_owned();
    for ply in 0..2 {
        let wish = a_move(server, client, &id, ply);
        let path = format!("/api/matches/{id}/moves");
        let (status, done) = ask(server, client, Method::POST, &path, &wish);
        assert_eq!(status, 200, "{done}");
    }
    id
}

fn credited(server: &Served, client: &Client, id: &str) -> i64 {
    let events = get(server, client, &format!("/api/matches/{id}/events"));
    let events = events.as_array().unwrap().iter().map(|row| &row["event"]);
    let credits = events.filter(|event| event["type"] == "clock-credited");
    credits.map(|event| event["ms"].as_i64().unwrap()).sum()
}

#[test]
fn nobody_loses_on_time_while_the_process_stands_still() {
    let server = Served::start(&["serve", "--listen", "0"], &[]);
    let client = server.client();
    let (waiting, watched) = (begun(&server, &client), begun(&server, &client));
    let wish = a_move(&server, &client, &waiting, 2);

    let began = Instant::now();
    signal(&server, "-STOP");
    // Sent while nobody is there to read it.
    let path = format!("/api/matches/{waiting}/moves");
    let (answered, answer) = server.wait(async {
        let sent = client.send(Method::POST, &path, wish);
        let thawed = async {
            tokio::time::sleep(FROZEN).await;
            signal(&server, "-CONT");
        };
        let (answer, ()) = tokio::join!(sent, thawed);
        let answer = answer.unwrap();
        (answer.status.as_u16(), answer.text())
    });
    assert_eq!(answered, 200, "{answer}");

    // And nobody who did not move has lost by it.
    let state = get(&server, &client, &format!("/api/matches/{watched}"));
    assert_eq!(state["status"], "live", "{state}");
    let given = credited(&server, &client, &watched);
    // However long a busy machine takes to go on; a second may pass before it stands still to the server.
    let most = began.elapsed().as_millis() as i64 + 1_000;
    assert!((7_500..most).contains(&given), "{given} ms were given back");
    let wish = a_move(&server, &client, &watched, 2);
    let path = format!("/api/matches/{watched}/moves");
    let (status, done) = ask(&server, &client, Method::POST, &path, &wish);
    assert_eq!(status, 200, "{done}");
    server.end();
}
