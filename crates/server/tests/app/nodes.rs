//! Two nodes on one database: whoever comes to one has everything, as if there were one server.

use std::net::TcpListener;
use std::path::PathBuf;
use std::time::Duration;

use protocol::Task;
use serde_json::{Value, json};
use server::{Config, NodeConfig};
use tempfile::TempDir;

use crate::accounts::named;
use crate::client::Client;
use crate::cluster::Cluster;
use crate::studies::{add_line, edit, study};
use crate::test_app::TestApp;
use crate::workers;

struct World {
    cluster: Cluster,
    folder: TempDir,
    database: String,
}

impl World {
    fn new() -> Self {
        let cluster = Cluster::start();
        let folder = TempDir::new().unwrap();
        std::fs::write(folder.path().join("secret"), "sixteen-letters-or-more\n").unwrap();
        Self {
            database: cluster.new_database(),
            cluster,
            folder,
        }
    }

    fn config(&self, name: &str) -> NodeConfig {
        let free = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = free.local_addr().unwrap();
        NodeConfig {
            name: Some(name.to_owned()),
            address: Some(format!("http://{address}")),
            secret_file: Some(self.folder.path().join("secret")),
        }
    }

    async fn node(&self, name: &str) -> TestApp {
        TestApp::with(|config| {
            config.database.clone_from(&self.database);
            config.node = self.config(name);
        })
        .await
    }
}

/// The same person at another node.
fn at(app: &TestApp, client: &Client) -> Client {
    let mut client = client.clone();
    client.move_to(app.running().address());
    client
}

async fn metric(app: &TestApp, name: &str) -> i64 {
    let page = app.client().get("/metrics").await;
    let page = String::from_utf8(page.bytes.to_vec()).unwrap();
    let begins = format!("serpentarium_node_{name}{{");
    let line = page.lines().find(|line| line.starts_with(&begins));
    line.unwrap().rsplit_once(' ').unwrap().1.parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn any_node_takes_any_request_and_any_socket() {
    let world = World::new();
    let (mut first, mut second) = (world.node("one").await, world.node("two").await);
    let ready = first.client().get("/readyz").await;
    let ready = String::from_utf8(ready.bytes.to_vec()).unwrap();
    assert!(ready.starts_with("ready\nnode one, lease "), "{ready}");
    assert_eq!(metric(&first, "leader").await, 1);
    assert_eq!(metric(&second, "leader").await, 0);

    // An account, a challenge and a move are there wherever they are looked for.
    let (mut ada, mut bob) = (second.client(), first.client());
    ada.post("/api/account", named("Ada")).await.ok();
    bob.post("/api/account", named("Bob")).await.ok();
    let mut watcher = second.client().lobby().await;
    let wish = json!({ "spec": "kamon", "public": true, "rated": true,
        "clock": { "kind": "fischer", "initial_ms": 600_000, "increment_ms": 1_000 },
        "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let id = ada.make(wish).await;
    assert_eq!(watcher.hear_of("match").await["entry"]["id"], json!(id));
    bob.ask(&id, "join").await.ok();
    assert_eq!(watcher.hear_of("match").await["entry"]["status"], "live");
    let mut bobs = bob.socket(&id, 0).await;
    bobs.hear_of("state").await;
    let mut lines = bob.lines(&format!("/api/stream/matches/{id}")).await;
    assert_eq!(lines.next().await.unwrap().unwrap()["type"], "game-full");
    let text = at(&first, &ada).legal(&id).await[0].clone();
    at(&first, &ada).play(&id, 0, &text).await.ok();
    while bobs.hear_of("event").await["event"]["type"] != "moved" {}
    while lines.next().await.unwrap().unwrap()["ply"] != 1 {}
    let chat = format!("/api/matches/{id}/chat");
    bob.post(&chat, json!({ "phrase": "good-luck" })).await.ok();
    assert_eq!(ada.get(&chat).await.ok()[0]["phrase"], "good-luck");
    let seen = first.client().get(&format!("/api/matches/{id}")).await.ok();
    assert_eq!(seen["presence"]["online"][1], true, "{seen}");
    assert!(metric(&first, "forwards_total").await > 0);
    assert_eq!(metric(&second, "matches_owned").await, 1);

    // Who is refused is told why in their language, by whichever node.
    at(&first, &ada)
        .play(&id, 1, &text)
        .await
        .refused(409, "match-not-your-turn");
    bob.get("/api/matches/nosuchmatch12345")
        .await
        .refused(404, "match-not-found");

    // The owner goes: the other plays on, and everything is there.
    second.stop().await;
    let path = format!("/api/matches/{id}");
    while !bob.get(&path).await.status.is_success() {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let text = bob.legal(&id).await[0].clone();
    bob.play(&id, 1, &text).await.ok();
    assert_eq!(metric(&first, "takeovers_total").await, 1);
    at(&first, &ada).ask(&id, "resign").await.ok();
    first.stop().await;
    let checked = server::database::check(&world.database).await.unwrap();
    assert_eq!(checked.wrong, []);
    drop(world.cluster);
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_different_nodes_are_paired_and_keys_end_everywhere() {
    let world = World::new();
    let (first, second) = (world.node("one").await, world.node("two").await);
    let (mut ada, mut bob) = (first.client(), second.client());
    ada.post("/api/account", named("Ada")).await.ok();
    bob.post("/api/account", named("Bob")).await.ok();
    let seek = json!({ "type": "seek", "spec": "kamon", "speed": "fast", "rated": true });
    let (mut mine, mut theirs) = (ada.lobby().await, bob.lobby().await);
    mine.say(seek.clone()).await;
    mine.hear_of("waiting").await;
    theirs.say(seek).await;
    let paired = theirs.hear_of("paired").await["id"].clone();
    assert_eq!(mine.hear_of("paired").await["id"], paired);

    // A match of the other node, and a socket there, end with the key that they were opened by.
    let wish = json!({ "spec": "kamon", "seats": [{ "kind": "me" }, { "kind": "me" }] });
    let id = bob.make(wish).await;
    let mut socket = at(&first, &bob).socket(&id, 0).await;
    socket.hear_of("state").await;
    at(&first, &bob)
        .post("/api/account/logout-everywhere", Value::Null)
        .await
        .ok();
    assert_eq!(socket.closed_with().await, 1008);

    // A study made at one is changed at the other.
    let study = study(&mut ada, "private").await;
    let mut there = at(&second, &ada);
    edit(&mut there, &study, "m1", add_line(&["f1"], "a8-b7-c6-d5"))
        .await
        .ok();
    let path = format!("/api/studies/{study}/events?since=2");
    assert_eq!(ada.get(&path).await.ok()[0]["mark"], "m1");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_can_be_no_node_is_told_why() {
    let world = World::new();
    let node = world.node("one").await;
    let refused = async |change: &dyn Fn(&mut Config)| {
        let mut config = Config {
            database: world.database.clone(),
            node: world.config("two"),
            ..node.config.clone()
        };
        change(&mut config);
        server::start(config).await.unwrap_err().code().to_owned()
    };
    let file = |name: &str| -> PathBuf { world.folder.path().join(name) };
    std::fs::write(file("short"), "short\n").unwrap();
    let code = refused(&|config| config.database = file("a.db").display().to_string()).await;
    assert_eq!(code, "store-not-shared");
    assert!(!file("a.db").exists());
    let code = refused(&|config| config.node.address = None).await;
    assert_eq!(code, "node-incomplete");
    let code = refused(&|config| config.node.address = Some("http://one".to_owned())).await;
    assert_eq!(code, "node-address");
    let code = refused(&|config| config.node.secret_file = Some(file("none"))).await;
    assert_eq!(code, "node-secret");
    let code = refused(&|config| config.node.secret_file = Some(file("short"))).await;
    assert_eq!(code, "node-secret-unfit");
    let code = refused(&|config| config.node.name = Some("one".to_owned())).await;
    assert_eq!(code, "node-running");
    let code = refused(&|config| config.node = NodeConfig::default()).await;
    assert_eq!(code, "store-in-use");
}

/// A job is its node's, whichever node a worker talks to about it.
#[tokio::test(flavor = "multi_thread")]
async fn what_a_worker_found_reaches_the_node_that_asked() {
    let world = World::new();
    let node = async |name: &str| {
        TestApp::with(|config| {
            config.database.clone_from(&world.database);
            config.node = world.config(name);
            // Workers do all the thinking.
            config.bot_threads = 0;
        })
        .await
    };
    let (first, second) = (node("one").await, node("two").await);
    let key = workers::key(&first, "ann", false).await;
    let mut ada = second.client();
    let id = workers::with_bot(&mut ada, "kamon").await;
    let (mut here, mut elsewhere) = (
        workers::with_key(&second, &key),
        workers::with_key(&first, &key),
    );
    // On a busy machine two seconds pass before the worker is heard of, and the job is another's: it takes it again.
    for attempt in 0.. {
        let work = workers::taken(&mut here).await;
        let Task::Move { spec, setup, .. } = &work.task else {
            panic!("{work:?}")
        };
        let game = catalog::configure(spec).unwrap().begin(setup).unwrap();
        let outcome = json!({ "kind": "move", "text": game.legal_moves()[0] });
        let path = format!("/api/work/{}", work.ticket);
        let beat = elsewhere.post(&format!("{path}/beat"), json!({})).await;
        let done = elsewhere.post(&format!("{path}/done"), outcome).await;
        let answered = [beat.status.as_u16(), done.status.as_u16()];
        if answered == [204, 204] {
            break;
        }
        let late = answered.iter().all(|status| matches!(status, 204 | 409));
        assert!(late && attempt < 20, "{answered:?}");
    }
    workers::until(&mut ada, &format!("/api/matches/{id}"), workers::moved).await;
    assert!(metric(&first, "forwards_total").await >= 2);
}
