//! A disk that is full: nothing is acknowledged that is not kept, and when there is room again play goes on.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

mod binary;

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use binary::served::{Served, database};
use binary::{command, read};
use protocol::client::{Answer, Method};
use serde_json::Value;
use tempfile::TempDir;

const BINARY: &str = env!("CARGO_BIN_EXE_serpentarium");

fn body_of(answer: &Answer) -> Value {
    serde_json::from_slice(&answer.body).unwrap_or(Value::Null)
}

fn wait_until_ready(server: &Served, ready: bool) {
    let began = Instant::now();
    while server.get("/readyz").status.is_success() != ready {
        assert!(
            began.elapsed() < Duration::from_secs(30),
            "never ready = {ready}"
        );
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// A server of which no file can be made to grow: a write beyond the limit shall fail, as on a full disk, and
/// not end the process.
fn start() -> Served {
    let home = TempDir::new().unwrap();
    let mut shell = Command::new("sh");
    shell
        .args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\"", BINARY])
        .args(["serve", "--listen", "0"])
        .args(["--costly-a-minute", "0", "--requests-a-minute", "0"])
        .env("HOME", home.path())
        .env_remove("XDG_DATA_HOME")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    Served::run(home, shell)
}

/// No file of the process may grow beyond this.
fn limit(server: &Served, size: &str) {
    let process = server.process().to_string();
    let size = format!("--fsize={size}:unlimited");
    let done = Command::new("prlimit")
        .args(["--pid", &process, &size])
        .status();
    assert!(done.unwrap().success(), "prlimit is part of util-linux");
}

#[test]
fn a_full_disk_loses_nothing_that_was_acknowledged() {
    let server = start();
    let make = || {
        let wish = r#"{"spec":"kamon","seats":[{"kind":"me"},{"kind":"me"}]}"#;
        server.ask(Method::POST, "/api/matches", wish)
    };
    let mut kept = vec![body_of(&make())["id"].clone()];
    // No file of the process may grow beyond a little more than what it is now.
    limit(&server, "300000");
    let refused = loop {
        let made = make();
        if made.status == 201 {
            kept.push(body_of(&made)["id"].clone());
        } else {
            break made;
        }
        assert!(kept.len() < 1_000, "the disk never gets full");
    };
    assert_eq!(refused.status, 503, "{refused:?}");
    assert!(body_of(&refused)["message"].is_string(), "{refused:?}");
    wait_until_ready(&server, false);
    assert!(server.get("/healthz").status.is_success());

    limit(&server, "unlimited");
    wait_until_ready(&server, true);
    let made = make();
    assert_eq!(made.status, 201, "{made:?}");
    kept.push(body_of(&made)["id"].clone());
    let (_, home) = server.end();

    let call = |word: &str| {
        let mut command = command(&[word]);
        command.env("HOME", home.path()).env_remove("XDG_DATA_HOME");
        read(&command.output().unwrap())
    };
    let checked = call("check");
    assert!(checked.succeeded(), "{checked:?}");
    let exported = call("export").out;
    for id in &kept {
        assert!(
            exported.contains(id.as_str().unwrap()),
            "match {id} is lost"
        );
    }
    assert_eq!(
        exported.lines().count(),
        kept.len(),
        "a refused match was kept"
    );
}

/// A heartbeat is a small write, a move a large one: where only the small one fits the server is not well, and
/// nobody is charged for the time.
#[test]
fn a_disk_with_room_for_heartbeats_alone_is_full() {
    let server = start();
    let client = server.client();
    let ask = |method, path: &str, body: String| {
        let answer = server.wait(client.send(method, path, body)).unwrap();
        (answer.status.as_u16(), body_of(&answer))
    };
    let initial = 9_000;
    let began = Instant::now();
    let wish = serde_json::json!({ "spec": "kamon", "seats": [{ "kind": "me" }, { "kind": "me" }],
        "clock": { "kind": "fischer", "initial_ms": initial, "increment_ms": 0 } });
    let (_, made) = ask(Method::POST, "/api/matches", wish.to_string());
    let id = made["id"].as_str().unwrap().to_owned();
    let moved = |ply: usize| {
        let legal = ask(
            Method::GET,
            &format!("/api/matches/{id}/legal"),
            String::new(),
        )
        .1;
        let wish = serde_json::json!({ "ply": ply, "move": legal["moves"][0]["text"] });
        ask(
            Method::POST,
            &format!("/api/matches/{id}/moves"),
            wish.to_string(),
        )
    };
    assert_eq!(moved(0).0, 200);
    let before = log_size(&server);
    assert_eq!(moved(1).0, 200);
    let a_move = log_size(&server) - before;

    limit(&server, &(log_size(&server) + a_move / 2).to_string());
    let (status, refused) = moved(2);
    assert_eq!(status, 503, "{refused}");
    let full = Instant::now();
    let answered = server.get("/readyz");
    assert_eq!(answered.status, 503, "a heartbeat still fits, moves do not");
    let longer = Duration::from_millis(initial + 1_000);
    while full.elapsed() < longer {
        assert_eq!(server.get("/readyz").status, 503);
        std::thread::sleep(Duration::from_millis(100));
    }
    let full = full.elapsed();
    limit(&server, "unlimited");
    wait_until_ready(&server, true);
    let state = ask(Method::GET, &format!("/api/matches/{id}"), String::new()).1;
    assert_eq!(state["status"], "live", "{state}");
    let left = state["seats"][0]["clock_ms"].as_u64().unwrap();
    let well = began.elapsed().saturating_sub(full).as_millis() as u64;
    assert!(
        initial - left <= well,
        "{left} ms are left after {well} ms: a full disk was charged"
    );
    assert_eq!(moved(2).0, 200);
    server.end();
}

/// How large the database's write-ahead log is.
fn log_size(server: &Served) -> u64 {
    let mut log = database(server.home()).into_os_string();
    log.push("-wal");
    PathBuf::from(log).metadata().unwrap().len()
}
