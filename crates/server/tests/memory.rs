//! What a server keeps in memory does not grow with what it has done: a process of its own, so that what the
//! system says it takes is the server's and this client's alone.

#![allow(
    missing_docs,
    clippy::unwrap_used,
    clippy::print_stdout,
    reason = "tests, which tell what they measured"
)]

use std::time::{Duration, Instant};

use protocol::client::{Bytes, Client, Method};
use serde_json::{Value, json};
use server::{Config, Limits, Running};

/// In MB.
type Megabytes = u64;

/// Two buffers of 19 MB for passwords, and what the allocator keeps beside them.
const AFTER_LOGINS: Megabytes = 38 + 32;
/// A match in memory takes 16 kB, and the allocator keeps what a thousand of them took.
const AFTER_FIRST_MATCHES: Megabytes = 16 + 16;
/// Matches that are over leave nothing, and need no more than the first ones did. Meanwhile each of five connections
/// to the database has come to know 2 MB of it. Two kilobytes that a match leaves would be seen.
const AFTER_MATCHES: Megabytes = 10 + 10;
/// Four analyses, each of which may take 256 MB while it thinks, leave no more than the allocator keeps.
const AFTER_ANALYSES: Megabytes = 96;

const LOGINS: usize = 1_000;
/// So many matches are in memory at once at first.
const FIRST_MATCHES: usize = 1_000;
const MATCHES: usize = 10_000;
const AT_ONCE: usize = 16;
/// And no more than so many later, give or take a few: for some seconds after the end everybody may want to look at
/// a match, so that on a fast machine there would be thousands.
const IN_MEMORY: u64 = 600;
/// After so many matches a client looks how many there are.
const LOOK_AFTER: usize = 20;

/// What the process has taken for its data, as far as it is in memory. Of the program itself more and more is read,
/// and counts nowhere.
fn resident() -> Megabytes {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find(|line| line.starts_with("RssAnon:"));
    let kilobytes: u64 = line
        .unwrap()
        .split_whitespace()
        .nth(1)
        .unwrap()
        .parse()
        .unwrap();
    kilobytes / 1024
}

/// What is taken more than before, once it has settled: some of it is given back a moment later.
async fn grown(since: Megabytes, most: Megabytes, what: &str) {
    let began = Instant::now();
    loop {
        let more = resident().saturating_sub(since);
        if more <= most {
            println!("{what}: {more} MB more, at most {most}");
            return;
        }
        assert!(
            began.elapsed() < Duration::from_secs(30),
            "{what}: {more} MB more, at most {most}"
        );
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

async fn post(client: &mut Client, path: &str, body: Value) -> (u16, Value) {
    let body = Bytes::from(body.to_string());
    let answer = client.send(Method::POST, path, body).await.unwrap();
    let said = serde_json::from_slice(&answer.body).unwrap_or(Value::Null);
    (answer.status.as_u16(), said)
}

/// Has several clients do something so many times, all of them together.
async fn together<F>(times: usize, work: impl Fn(usize) -> F)
where
    F: Future<Output = ()> + Send + 'static,
{
    let mut workers = tokio::task::JoinSet::new();
    for worker in 0..AT_ONCE {
        workers.spawn(work(
            times / AT_ONCE + usize::from(worker < times % AT_ONCE),
        ));
    }
    while let Some(done) = workers.join_next().await {
        done.unwrap();
    }
}

async fn log_in(server: String, times: usize) {
    let mut client = Client::new(&server).with_patience(Duration::from_mins(3));
    for time in 0..times {
        let right = time % 2 == 0;
        let password = if right {
            "correct horse"
        } else {
            "incorrect horse"
        };
        let wish = json!({ "name": "Ada", "password": password });
        let (status, said) = post(&mut client, "/api/v1/account/login", wish).await;
        assert_eq!(status, if right { 200 } else { 401 }, "{said}");
    }
}

/// Somebody new.
async fn guest(server: &str) -> Client {
    let client = Client::new(server).with_patience(Duration::from_mins(3));
    let me = client.send(Method::GET, "/api/v1/me", Bytes::new()).await;
    assert!(me.unwrap().status.is_success());
    client
}

/// Makes a match, and says where it is.
async fn make(client: &mut Client) -> String {
    let wish = json!({ "spec": "kamon", "seats": [{ "kind": "me" }, { "kind": "me" }] });
    let (status, made) = post(client, "/api/v1/matches", wish).await;
    assert_eq!(status, 201, "{made}");
    format!("/api/v1/matches/{}", made["id"].as_str().unwrap())
}

async fn end(client: &mut Client, path: &str) {
    let (status, said) = post(client, &format!("{path}/abort"), json!({})).await;
    assert_eq!(status, 200, "{said}");
}

/// Makes matches that are all in memory at once, and ends them.
async fn play_at_once(server: String, times: usize) {
    let mut client = guest(&server).await;
    let mut paths = Vec::new();
    for _ in 0..times {
        paths.push(make(&mut client).await);
    }
    for path in &paths {
        end(&mut client, path).await;
    }
}

/// Makes matches one after another, plays in some of them, and ends all.
async fn play(server: String, times: usize) {
    let mut client = guest(&server).await;
    for time in 0..times {
        let path = make(&mut client).await;
        if time % 40 == 0 {
            let legal = client
                .send(Method::GET, &format!("{path}/legal"), Bytes::new())
                .await;
            let legal: Value = serde_json::from_slice(&legal.unwrap().body).unwrap();
            let wish = json!({ "ply": 0, "move": legal["moves"][0]["text"], "client": "mark" });
            let (status, said) = post(&mut client, &format!("{path}/moves"), wish).await;
            assert_eq!(status, 200, "{said}");
        }
        end(&mut client, &path).await;
        if time % LOOK_AFTER == 0 {
            wait_for_room(&server, IN_MEMORY).await;
        }
    }
}

/// Waits until no more than so many matches are in memory.
async fn wait_for_room(server: &str, most: u64) {
    let began = Instant::now();
    while matches_in_memory(server).await > most {
        assert!(
            began.elapsed() < Duration::from_mins(3),
            "matches stay in memory"
        );
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

/// Begins a deep analysis, lets it think for a while, and gives it up.
async fn analyse(server: &str, thinking: Duration) {
    let mut client = Client::new(server).with_patience(Duration::from_mins(3));
    let wish = json!({ "spec": "tantrix", "seats": [{ "kind": "me" }, { "kind": "me" }] });
    let (_, made) = post(&mut client, "/api/v1/matches", wish).await;
    let wish = json!({ "match": made["id"], "effort": "deep" });
    let (status, job) = post(&mut client, "/api/v1/analysis", wish).await;
    assert!((200..300).contains(&status), "{job}");
    let path = format!("/api/v1/analysis/{}", job["id"].as_str().unwrap());
    tokio::time::sleep(thinking).await;
    let ended = client
        .send(Method::DELETE, &path, Bytes::new())
        .await
        .unwrap();
    assert!(ended.status.is_success());
}

async fn matches_in_memory(server: &str) -> u64 {
    let client = Client::new(server);
    let metrics = client
        .send(Method::GET, "/metrics", Bytes::new())
        .await
        .unwrap();
    let text = String::from_utf8(metrics.body.to_vec()).unwrap();
    let line = text
        .lines()
        .find(|line| line.starts_with("serpentarium_matches_loaded "));
    line.unwrap().rsplit(' ').next().unwrap().parse().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn memory_does_not_grow_with_what_was_done() {
    let folder = tempfile::TempDir::new().unwrap();
    let running: Running = server::start(Config {
        listen: ([127, 0, 0, 1], 0).into(),
        database: folder.path().join("test.db").display().to_string(),
        limits: Limits::NONE,
        // Half of the work, in the same memory.
        password_passes: 1,
        ..Config::default()
    })
    .await
    .unwrap();
    let server = format!("http://{}", running.address());
    let mut ada = Client::new(&server);
    let wish = json!({ "name": "Ada", "password": "correct horse" });
    assert_eq!(post(&mut ada, "/api/v1/account", wish).await.0, 201);

    let before = resident();
    together(LOGINS, |times| log_in(server.clone(), times)).await;
    grown(before, AFTER_LOGINS, "1,000 logins").await;

    let before = resident();
    together(FIRST_MATCHES, |times| play_at_once(server.clone(), times)).await;
    wait_for_room(&server, 0).await;
    grown(before, AFTER_FIRST_MATCHES, "1,000 matches at once").await;
    let before = resident();
    together(MATCHES, |times| play(server.clone(), times)).await;
    wait_for_room(&server, 0).await;
    grown(before, AFTER_MATCHES, "10,000 more").await;

    let before = resident();
    for _ in 0..4 {
        analyse(&server, Duration::from_secs(1)).await;
    }
    grown(before, AFTER_ANALYSES, "deep analyses").await;
    running.stop().await;
}
