//! An engine as a player on a real server.

#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

mod binary;

use std::process::Child;
use std::time::{Duration, Instant};

use protocol::client::Client;
use serde_json::{Value, json};
use server::{Config, Limits};
use tokio::runtime::Runtime;

use crate::binary::{command, read, serpentarium};

/// A server of our own, which runs until the end of the test.
struct House {
    url: String,
    runtime: Runtime,
    running: Option<server::Running>,
    config: Config,
    _folder: tempfile::TempDir,
}

impl House {
    fn open() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let runtime = Runtime::new().unwrap();
        let mut config = Config {
            listen: ([127, 0, 0, 1], 0).into(),
            database: folder.path().join("test.db").display().to_string(),
            bot_pause: Duration::ZERO..Duration::ZERO,
            limits: Limits::NONE,
            ..Config::default()
        };
        let running = runtime.block_on(server::start(config.clone())).unwrap();
        config.listen = running.address();
        Self {
            url: format!("http://{}", running.address()),
            runtime,
            running: Some(running),
            config,
            _folder: folder,
        }
    }

    fn restart(&mut self) {
        let running = self.running.take().unwrap();
        self.runtime.block_on(running.stop());
        let running = self.runtime.block_on(server::start(self.config.clone()));
        self.running = Some(running.unwrap());
    }

    /// Somebody new.
    fn client(&self) -> Client {
        Client::new(&self.url).with_patience(Duration::from_mins(2))
    }

    fn get(&self, path: &str) -> Value {
        self.runtime.block_on(self.client().get(path)).unwrap()
    }

    fn post(&self, client: &Client, path: &str, body: &Value) -> Value {
        self.runtime.block_on(client.post(path, body)).unwrap()
    }

    fn state(&self, id: &str) -> Value {
        self.get(&format!("/api/matches/{id}"))
    }

    /// A token of a new account.
    fn token(&self, name: &str) -> String {
        let wish = json!({ "name": name, "password": "correct horse" });
        let client = self.client();
        self.post(&client, "/api/account", &wish);
        let wish = json!({ "label": "bridge" });
        let token = self.post(&client, "/api/account/tokens", &wish);
        token["token"].as_str().unwrap().to_owned()
    }

    /// A match of the server's bot against whoever has this name.
    fn challenge(&self, spec: &str, name: &str) -> String {
        let wish = json!({ "spec": spec, "seats":
            [{ "kind": "bot", "level": 1 }, { "kind": "person", "name": name }] });
        let made = self.post(&self.client(), "/api/matches", &wish);
        made["id"].as_str().unwrap().to_owned()
    }

    fn wait_for(&self, id: &str, what: impl Fn(&Value) -> bool) -> Value {
        let began = Instant::now();
        loop {
            let state = self.state(id);
            if what(&state) {
                return state;
            }
            assert!(began.elapsed() < Duration::from_mins(2), "{state}");
            std::thread::sleep(Duration::from_millis(50));
        }
    }
}

fn bridge(house: &House, token: &str, more: &[&str]) -> Child {
    let script = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../docs/examples/first_bot.py"
    );
    let program = env!("CARGO_BIN_EXE_serpentarium");
    let engine = format!("SERPENTARIUM={program} python3 {script}");
    let mut arguments = vec!["bridge", "--token", token, "--server", &house.url];
    arguments.extend(["--engine", &engine]);
    arguments.extend(more);
    command(&arguments).spawn().unwrap()
}

#[test]
fn an_engine_takes_a_challenge_and_plays_a_whole_game() {
    let house = House::open();
    let token = house.token("Robby");
    let playing = bridge(&house, &token, &["--once", "--games", "tantrix"]);
    let unwanted = house.challenge("kamon", "Robby");
    let id = house.challenge("tantrix", "Robby");
    let state = house.wait_for(&id, |state| state["status"] == "over");
    assert_eq!(state["result"]["ending"]["kind"], "rules", "{state}");
    let run = read(&playing.wait_with_output().unwrap());
    assert!(run.succeeded(), "{run:?}");
    assert!(
        run.out.contains("Robby") && run.out.contains(&id),
        "{run:?}"
    );
    let declined = house.state(&unwanted);
    assert_eq!(
        declined["result"]["ending"]["kind"], "aborted",
        "{declined}"
    );
}

#[test]
fn no_more_challenges_are_taken_than_may_be_played() {
    let house = House::open();
    let token = house.token("Robby");
    // All of them wait before the bridge is there, so that they come before any match begins.
    let ids: Vec<String> = (0..4).map(|_| house.challenge("kamon", "Robby")).collect();
    let playing = bridge(&house, &token, &["--once"]);
    let run = read(&playing.wait_with_output().unwrap());
    assert!(run.succeeded(), "{run:?}");
    let ended = |kind: &str| {
        let is_so = |id: &&String| house.state(id)["result"]["ending"]["kind"] == kind;
        ids.iter().filter(is_so).count()
    };
    assert_eq!((ended("rules"), ended("aborted")), (1, 3), "{run:?}");
}

/// A match for three that was joined waits for the third; when it is called off there is room again.
#[test]
fn a_match_that_never_begins_does_not_keep_its_place() {
    let house = House::open();
    let token = house.token("Robby");
    let wish = json!({ "spec": "tantrix(players=3)", "seats":
        [{ "kind": "me" }, { "kind": "person", "name": "Robby" }, { "kind": "open" }] });
    let client = house.client();
    let made = house.post(&client, "/api/matches", &wish);
    let id = made["id"].as_str().unwrap();
    let playing = bridge(&house, &token, &["--once"]);
    house.wait_for(id, |state| state["seats"][1]["sitter"]["kind"] == "person");
    let full = house.challenge("kamon", "Robby");
    house.wait_for(&full, |state| state["status"] == "over");
    house.post(&client, &format!("/api/matches/{id}/abort"), &json!({}));
    let next = house.challenge("kamon", "Robby");
    let state = house.wait_for(&next, |state| state["status"] == "over");
    assert_eq!(state["result"]["ending"]["kind"], "rules", "{state}");
    assert!(read(&playing.wait_with_output().unwrap()).succeeded());
}

#[test]
fn a_bridge_comes_back_after_a_restart() {
    let mut house = House::open();
    let token = house.token("Robby");
    let playing = bridge(&house, &token, &["--once"]);
    let id = house.challenge("kamon", "Robby");
    house.wait_for(&id, |state| state["ply"].as_u64() >= Some(6));
    house.restart();
    let state = house.wait_for(&id, |state| state["status"] == "over");
    assert_eq!(state["result"]["ending"]["kind"], "rules", "{state}");
    assert!(read(&playing.wait_with_output().unwrap()).succeeded());
}

#[test]
fn a_bridge_declines_draws_and_gives_moves_back() {
    let house = House::open();
    let token = house.token("Robby");
    let mut playing = bridge(&house, &token, &[]);
    let wish = json!({ "spec": "kamon", "takebacks": true, "seats":
        [{ "kind": "me" }, { "kind": "person", "name": "Robby" }] });
    let client = house.client();
    let made = house.post(&client, "/api/matches", &wish);
    let id = made["id"].as_str().unwrap();
    let ask = |what: &str, body: &Value| {
        let path = format!("/api/matches/{id}/{what}");
        house.post(&client, &path, body)
    };
    let move_at = |ply: u64| {
        house.wait_for(id, |state| state["ply"] == ply && state["status"] == "live");
        let legal = house.get(&format!("/api/matches/{id}/legal"));
        ask(
            "moves",
            &json!({ "ply": ply, "move": legal["moves"][0]["text"] }),
        );
    };
    move_at(0);
    move_at(2);
    house.wait_for(id, |state| state["ply"] == 4);
    ask("draw", &json!({}));
    house.wait_for(id, |state| state["seats"][0]["offers_draw"] == false);
    assert_eq!(house.state(id)["status"], "live");
    ask("takeback", &json!({}));
    house.wait_for(id, |state| state["ply"] == 2 && state["turn"] == 0);
    // The engine answers the same move with the same one: it must count again.
    move_at(2);
    house.wait_for(id, |state| state["ply"] == 4);
    playing.kill().unwrap();
    playing.wait().unwrap();
}

#[test]
fn an_engine_that_fails_resigns_and_a_wrong_token_is_refused() {
    let house = House::open();
    let token = house.token("Robby");
    let arguments = ["bridge", "--once", "--server", &house.url, "--token"];
    let mut broken = arguments.to_vec();
    broken.extend([token.as_str(), "--engine", "exit 1"]);
    let playing = command(&broken).spawn().unwrap();
    let id = house.challenge("kamon", "Robby");
    house.wait_for(&id, |state| state["status"] == "over");
    assert!(read(&playing.wait_with_output().unwrap()).succeeded());
    let mut wrong = arguments.to_vec();
    wrong.extend(["nonsense", "--engine", "true"]);
    let run = serpentarium(&wrong);
    assert_eq!(run.code, 2, "{run:?}");
    assert!(run.err.contains("token"), "{run:?}");
}
