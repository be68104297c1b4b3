//! A disk that is full: nothing is acknowledged that is not kept, and when there is room again play goes on.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

mod binary;

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use binary::served::Served;
use binary::{command, read};
use serde_json::Value;
use tempfile::TempDir;

const BINARY: &str = env!("CARGO_BIN_EXE_serpentarium");

fn body(answer: &str) -> Value {
    let body = answer.split_once("\r\n\r\n").unwrap().1;
    serde_json::from_str(body).unwrap_or(Value::Null)
}

fn wait_until_ready(server: &Served, ready: bool) {
    let began = Instant::now();
    while server.get("/readyz").starts_with("HTTP/1.1 200") != ready {
        assert!(
            began.elapsed() < Duration::from_secs(30),
            "never ready = {ready}"
        );
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn a_full_disk_loses_nothing_that_was_acknowledged() {
    let home = TempDir::new().unwrap();
    // A write beyond the limit shall fail, as on a full disk, and not end the process.
    let mut shell = Command::new("sh");
    shell
        .args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\"", BINARY])
        .args(["serve", "--listen", "0"])
        .args(["--costly-a-minute", "0", "--requests-a-minute", "0"])
        .env("HOME", home.path())
        .env_remove("XDG_DATA_HOME")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let server = Served::run(home, shell);
    let limit = |size: &str| {
        let process = server.process().to_string();
        let size = format!("--fsize={size}");
        let done = Command::new("prlimit")
            .args(["--pid", &process, &size])
            .status();
        assert!(done.unwrap().success(), "prlimit is part of util-linux");
    };
    let make = || {
        let wish = r#"{"spec":"kamon","seats":[{"kind":"me"},{"kind":"me"}]}"#;
        server.ask("POST /api/matches HTTP/1.1", wish)
    };
    let mut kept = vec![body(&make())["id"].clone()];
    // No file of the process may grow beyond a little more than what it is now.
    limit("300000:unlimited");
    let refused = loop {
        let made = make();
        if made.starts_with("HTTP/1.1 201") {
            kept.push(body(&made)["id"].clone());
        } else {
            break made;
        }
        assert!(kept.len() < 1_000, "the disk never gets full");
    };
    assert!(refused.starts_with("HTTP/1.1 503"), "{refused}");
    assert!(body(&refused)["message"].is_string(), "{refused}");
    wait_until_ready(&server, false);
    assert!(server.get("/healthz").starts_with("HTTP/1.1 200"));

    limit("unlimited:unlimited");
    wait_until_ready(&server, true);
    let made = make();
    assert!(made.starts_with("HTTP/1.1 201"), "{made}");
    kept.push(body(&made)["id"].clone());
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
