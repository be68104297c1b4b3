//! Uncoil on the shelf: the program with one game more plays it in the terminal and over HTTP.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use protocol::client::Client;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::runtime::{self, Runtime};

fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_uncoil"));
    command
        .args(arguments)
        .env("SERPENTARIUM_LANGUAGE", "en")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// What a call prints; it must succeed.
fn printed(arguments: &[&str], input: &str) -> String {
    let mut child = program(arguments).spawn().unwrap();
    // A call that needs no input may be gone before it reads any.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{arguments:?}: {error}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn it_stands_on_the_shelf_beside_the_others() {
    let games = printed(&["games"], "");
    assert!(games.contains("uncoil"), "{games}");
    assert!(games.contains("kamon"), "{games}");
    assert!(games.contains("side=4|[5]|6"), "{games}");
}

#[test]
fn it_is_shown_counted_and_played_at_random() {
    let start = printed(&["show", "uncoil", "--setup", "d4"], "");
    assert!(
        start.contains("d3  #   d5") && start.contains("R   e2"),
        "{start}"
    );
    let lines = printed(&["perft", "uncoil", "--setup", "d4", "--depth", "2"], "");
    assert_eq!(lines, "9\n");
    let tally = printed(&["random", "uncoil", "--games", "200", "--json"], "");
    let tally: Value = serde_json::from_str(&tally).unwrap();
    assert_eq!(tally["games"], 200, "{tally}");
}

#[test]
fn games_that_another_program_recorded_replay() {
    let recorded = concat!(env!("CARGO_MANIFEST_DIR"), "/vectors/uncoil.jsonl");
    assert_eq!(printed(&["verify", recorded], ""), "7 passed, 0 failed\n");
}

#[test]
fn it_is_played_in_the_terminal_against_a_bot_and_refuses_in_words() {
    let game = [
        "play", "uncoil", "--setup", "d4", "--bot", "1", "--level", "2",
    ];
    let told = printed(&game, "e3\nd4\ne2\nquit\n");
    for sentence in [
        "e3 is not next to your snake’s head, which is on e1.",
        "There is a hole at d4.",
        "Green",
    ] {
        assert!(told.contains(sentence), "{told}");
    }
}

#[test]
fn the_solver_of_any_game_solves_it() {
    let small = ["solve", "uncoil(side=4)", "--setup", "a5", "--limit", "60s"];
    let told = printed(&small, "");
    assert!(told.to_lowercase().contains("win"), "{told}");
}

/// A server with a home of its own, and somebody who talks to it.
struct Served {
    child: Child,
    client: Client,
    runtime: Runtime,
    _home: TempDir,
}

impl Served {
    fn start() -> Self {
        let home = TempDir::new().unwrap();
        let mut command = program(&["serve", "--listen", "0", "--bot-pause", "0ms-1ms"]);
        command.env("HOME", home.path()).env_remove("XDG_DATA_HOME");
        let mut child = command.spawn().unwrap();
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        out.read_line(&mut line).unwrap();
        let address = line
            .split_whitespace()
            .find(|word| word.starts_with("http"));
        let address = address.unwrap().trim_end_matches(['/', '.']);
        Self {
            child,
            client: Client::new(address),
            runtime: runtime::Builder::new_current_thread()
                .enable_all()
                .build()
                .unwrap(),
            _home: home,
        }
    }

    fn get(&self, path: &str) -> Value {
        self.runtime.block_on(self.client.get(path)).unwrap()
    }

    fn post(&self, path: &str, body: &Value) -> Value {
        self.runtime.block_on(self.client.post(path, body)).unwrap()
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn it_is_played_over_http_to_the_end() {
    let server = Served::start();
    let games = server.get("/api/v1/games?lang=cs");
    let mut games = games.as_array().unwrap().iter();
    let info = games.find(|game| game["id"] == "uncoil").unwrap();
    assert_eq!(info["title"], "Uncoil");
    assert!(info["goal"].as_str().unwrap().contains("poslední tah"));

    let wish = json!({"spec": "uncoil", "seats": [{"kind": "me"}, {"kind": "bot", "level": 1}]});
    let id = server.post("/api/v1/matches", &wish)["id"].clone();
    let path = format!("/api/v1/matches/{}", id.as_str().unwrap());
    let end = Instant::now() + Duration::from_mins(2);
    let over = loop {
        assert!(Instant::now() < end, "the match does not end");
        let state = server.get(&path);
        if state["status"] == "over" {
            break state;
        }
        if state["turn"] == 0 {
            let legal = server.get(&format!("{path}/legal"));
            let action = &legal["moves"][0]["text"];
            let action = json!({"ply": state["ply"], "move": action});
            server.post(&format!("{path}/moves"), &action);
        } else {
            std::thread::sleep(Duration::from_millis(20));
        }
    };
    assert_eq!(over["result"]["ending"]["kind"], "rules", "{over}");
    // No draw: one has the point, and it is not the one who could not move.
    let scores: Vec<i64> = (0..2)
        .map(|seat| over["seats"][seat]["score"].as_i64().unwrap())
        .collect();
    let stuck = over["ply"].as_u64().unwrap() as usize % 2;
    assert_eq!((scores[stuck], scores[1 - stuck]), (0, 1), "{over}");

    let record = server.get(&format!("{path}/record"));
    assert_eq!(record["spec"], "uncoil");
    assert_eq!(record["moves"], over["moves"]);
    // What was played on the server is a game by the rules in the terminal as well.
    let moves = record["moves"].as_array().unwrap().iter();
    let moves: Vec<&str> = moves.map(|action| action.as_str().unwrap()).collect();
    let (setup, moves) = (record["setup"].as_str().unwrap(), moves.join(" "));
    let replay = [
        "show", "uncoil", "--setup", setup, "--moves", &moves, "--json",
    ];
    let shown: Value = serde_json::from_str(&printed(&replay, "")).unwrap();
    assert_eq!(shown["scores"], json!(scores), "{shown}");
}
