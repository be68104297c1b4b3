//! Workers as processes of their own, on a real server: one is killed in the middle of a job, one is sent away, and when
//! none is left the server thinks for itself.

#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

mod binary;

use std::process::{Child, Command};
use std::time::{Duration, Instant};

use protocol::client::Client;
use serde_json::{Value, json};
use server::{Config, Limits};
use tokio::runtime::Runtime;

use crate::binary::{command, serpentarium};

/// A server of our own, which runs until the end of the test.
struct House {
    url: String,
    database: String,
    runtime: Runtime,
    running: Option<server::Running>,
    _folder: tempfile::TempDir,
}

impl House {
    fn open(bot_threads: usize) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let runtime = Runtime::new().unwrap();
        let config = Config {
            listen: ([127, 0, 0, 1], 0).into(),
            database: folder.path().join("test.db").display().to_string(),
            bot_threads,
            bot_pause: Duration::ZERO..Duration::ZERO,
            limits: Limits::NONE,
            ..Config::default()
        };
        let database = config.database.clone();
        let running = runtime.block_on(server::start(config)).unwrap();
        Self {
            url: format!("http://{}", running.address()),
            database,
            runtime,
            running: Some(running),
            _folder: folder,
        }
    }

    /// A key, as the operator makes one while the server runs.
    fn key(&self, name: &str, more: &[&str]) -> String {
        let mut arguments = vec!["worker-key", "add", name, "--database", &self.database];
        arguments.extend(more);
        let made = serpentarium(&arguments);
        assert!(made.succeeded(), "{made:?}");
        made.out.trim().to_owned()
    }

    fn worker(&self, key: &str) -> Child {
        command(&["worker", "--server", &self.url, "--token", key])
            .spawn()
            .unwrap()
    }

    fn client(&self) -> Client {
        Client::new(&self.url).with_patience(Duration::from_mins(2))
    }

    fn analyse(&self, client: &Client, effort: &str) -> String {
        let wish = json!({ "spec": "pantarei", "effort": effort,
            "setup": "W1B1W2B2W3B3W1B1W2N0B2W3B3W1B1W2B2W3B3" });
        let job: Value = self
            .runtime
            .block_on(client.post("/api/analysis", &wish))
            .unwrap();
        format!("/api/analysis/{}", job["id"].as_str().unwrap())
    }

    fn until(&self, client: &Client, path: &str, status: &str) -> Value {
        let began = Instant::now();
        loop {
            let job: Value = self.runtime.block_on(client.get(path)).unwrap();
            if job["status"] == status {
                return job;
            }
            assert!(began.elapsed() < Duration::from_mins(2), "{job}");
            std::thread::sleep(Duration::from_millis(30));
        }
    }

    fn metric(&self, name: &str) -> u64 {
        let client = self.client();
        let page = client.send("GET".parse().unwrap(), "/metrics", Vec::new());
        let page = self.runtime.block_on(page).unwrap().text();
        let begins = format!("serpentarium_{name} ");
        let line = page.lines().find_map(|line| line.strip_prefix(&begins));
        line.unwrap_or_else(|| panic!("{page}")).parse().unwrap()
    }

    fn close(mut self) {
        let running = self.running.take().unwrap();
        self.runtime.block_on(running.stop());
    }
}

fn send(child: &Child, signal: &str) {
    let sent = Command::new("kill")
        .args([&format!("-{signal}"), &child.id().to_string()])
        .status();
    assert!(sent.unwrap().success());
}

#[test]
fn a_job_of_a_worker_that_is_killed_is_done_by_another() {
    // The server has no threads of its own to think.
    let house = House::open(0);
    let (first, second) = (house.key("first", &[]), house.key("second", &[]));
    let mut doomed = house.worker(&first);
    let client = house.client();
    let path = house.analyse(&client, "normal");
    house.until(&client, &path, "running");
    doomed.kill().unwrap();
    doomed.wait().unwrap();
    let other = house.worker(&second);
    let done = house.until(&client, &path, "done");
    assert!(done["found"]["line"][0].is_string(), "{done}");
    assert_eq!(house.metric("jobs_lost_total"), 1);
    assert_eq!(house.metric("jobs_by_workers_total"), 1);
    // Whoever is sent away gives back what it had, and says so.
    let path = house.analyse(&client, "deep");
    house.until(&client, &path, "running");
    send(&other, "TERM");
    let left = other.wait_with_output().unwrap();
    assert!(left.status.success(), "{left:?}");
    let said = String::from_utf8(left.stdout).unwrap();
    assert!(said.contains("given back"), "{said}");
    assert!(said.contains("One job done."), "{said}");
    house.until(&client, &path, "queued");
    assert_eq!(house.metric("jobs_given_back_total"), 1);
    house.close();
}

#[test]
fn a_server_whose_workers_are_gone_thinks_for_itself() {
    let house = House::open(1);
    let mut worker = house.worker(&house.key("only", &[]));
    let began = Instant::now();
    while house.metric("workers") == 0 {
        assert!(began.elapsed() < Duration::from_mins(1), "no worker comes");
        std::thread::sleep(Duration::from_millis(30));
    }
    // Frozen, and so it takes nothing and brings nothing.
    send(&worker, "STOP");
    let client = house.client();
    let path = house.analyse(&client, "quick");
    house.until(&client, &path, "done");
    worker.kill().unwrap();
    worker.wait().unwrap();
    let path = house.analyse(&client, "quick");
    house.until(&client, &path, "done");
    assert_eq!(house.metric("jobs_by_server_total"), 2);
    assert_eq!(house.metric("jobs_by_workers_total"), 0);
    house.close();
}

#[test]
fn positions_and_puzzles_are_solved_by_workers() {
    let house = House::open(0);
    let key = house.key("boss", &["--orders"]);
    let mut worker = house.worker(&key);
    let by_workers = ["--workers-of", &house.url, "--token", &key];
    let solved = |more: &[&str]| {
        let mut arguments = vec!["solve", "pantarei", "--json", "--setup"];
        arguments.push("W1B1W2B2W3B3W1B1W2N0B2W3B3W1B1W2B2W3B3");
        arguments.extend(["--limit", "2s"]);
        arguments.extend(more);
        let done = serpentarium(&arguments);
        let report: Value = serde_json::from_str(&done.out).unwrap();
        (done.code, report["value"].clone())
    };
    assert_eq!(solved(&by_workers), solved(&[]));
    let mut arguments = vec!["puzzle", "verify", "kamon", "--sample", "2"];
    arguments.extend(by_workers);
    let verified = serpentarium(&arguments);
    assert!(
        verified.succeeded() && verified.out.contains('2'),
        "{verified:?}"
    );
    assert!(house.metric("jobs_by_workers_total") >= 3);
    worker.kill().unwrap();
    worker.wait().unwrap();
    // Who may only take jobs may not hand any in.
    let plain = house.key("plain", &[]);
    let refused = serpentarium(&[
        "puzzle",
        "verify",
        "kamon",
        "--sample",
        "1",
        "--workers-of",
        &house.url,
        "--token",
        &plain,
    ]);
    assert_eq!(refused.code, 2, "{refused:?}");
    house.close();
}

#[test]
fn a_worker_without_a_key_is_told_so_and_goes() {
    let house = House::open(0);
    let stranger = serpentarium(&["worker", "--server", &house.url, "--token", "none"]);
    assert_eq!(stranger.code, 2, "{stranger:?}");
    assert!(stranger.err.contains("refuses"), "{stranger:?}");
    let key = house.key("ann", &[]);
    let listed = serpentarium(&["worker-key", "list", "--database", &house.database]);
    let told = listed.out.contains("ann") && listed.out.contains("never used");
    assert!(told, "{listed:?}");
    let again = serpentarium(&["worker-key", "add", "ann", "--database", &house.database]);
    assert_eq!(again.code, 2, "{again:?}");
    let dropped = ["worker-key", "drop", "ann", "--database", &house.database];
    assert!(serpentarium(&dropped).succeeded());
    assert_eq!(serpentarium(&dropped).code, 2);
    let late = serpentarium(&["worker", "--server", &house.url, "--token", &key]);
    assert_eq!(late.code, 2, "{late:?}");
    house.close();
}
