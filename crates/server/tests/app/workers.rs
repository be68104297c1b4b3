//! Thinking on other machines: workers take jobs by HTTP, die, lie and go, and whoever waits gets an answer.

use std::time::{Duration, Instant};

use protocol::client::Client as Caller;
use protocol::{Outcome, Task, TaskLimits, Work, WorkKind};
use search::Stop;
use serde_json::{Value, json};
use server::WorkerKeys;
use worker::{Bench, Puller, pull};

use crate::accounts::named;
use crate::client::Client;
use crate::test_app::TestApp;

/// The key of a new worker.
pub(crate) async fn key(app: &TestApp, name: &str, orders: bool) -> String {
    let keys = WorkerKeys::open(&app.config.database).await.unwrap();
    keys.add(name, orders, 1).await.unwrap()
}

/// Somebody who talks to the server with a key.
pub(crate) fn with_key(app: &TestApp, key: &str) -> Client {
    Client(app.client().0.with_token(key))
}

/// A real worker, which works until the flag is raised.
fn works(app: &TestApp, key: &str) -> (Stop, tokio::task::JoinHandle<()>) {
    let stop = Stop::default();
    let url = format!("http://{}", app.running().address());
    let puller = Puller {
        servers: vec![Caller::new(&url).with_token(key)],
        name: "machine".to_owned(),
        kinds: Vec::new(),
        threads: 1,
        stop: stop.clone(),
    };
    (stop, tokio::spawn(pull(puller, |_| {})))
}

async fn metric(app: &TestApp, name: &str) -> u64 {
    let page = app.client().get("/metrics").await;
    let page = String::from_utf8(page.bytes.to_vec()).unwrap();
    let begins = format!("serpentarium_{name} ");
    let line = page.lines().find_map(|line| line.strip_prefix(&begins));
    line.unwrap_or_else(|| panic!("{name} is not in {page}"))
        .parse()
        .unwrap()
}

/// Takes the next job there is.
pub(crate) async fn taken(client: &mut Client) -> Work {
    let began = Instant::now();
    loop {
        let wish = json!({ "worker": "machine", "wait_ms": 1_000 });
        let work = client.post("/api/work/take", wish).await.ok();
        if !work.is_null() {
            return serde_json::from_value(work).unwrap();
        }
        assert!(began.elapsed() < Duration::from_mins(1), "no job comes");
    }
}

pub(crate) async fn until(
    client: &mut Client,
    path: &str,
    wanted: impl Fn(&Value) -> bool,
) -> Value {
    let began = Instant::now();
    loop {
        let state = client.get(path).await.ok();
        if wanted(&state) {
            return state;
        }
        assert!(began.elapsed() < Duration::from_mins(2), "{state}");
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
}

fn ended(state: &Value) -> bool {
    !matches!(state["status"].as_str(), Some("queued" | "running"))
}

/// A match with a bot that is to move.
pub(crate) async fn with_bot(client: &mut Client, spec: &str) -> String {
    let wish = json!({ "spec": spec,
        "seats": [{ "kind": "bot", "level": 1 }, { "kind": "me" }] });
    client.make(wish).await
}

pub(crate) fn moved(state: &Value) -> bool {
    state["ply"].as_u64() > Some(0)
}

#[tokio::test]
async fn a_workers_key_opens_what_workers_need_and_nothing_else() {
    let app = TestApp::start().await;
    let (plain, orders) = (key(&app, "ann", false).await, key(&app, "boss", true).await);
    let take = json!({ "worker": "machine" });
    with_key(&app, &plain)
        .post("/api/work/take", take.clone())
        .await
        .ok();
    for (method, path) in [
        ("GET", "/api/me"),
        ("GET", "/api/matches"),
        ("POST", "/api/matches"),
        ("GET", "/api/account/tokens"),
        ("POST", "/api/analysis"),
        ("GET", "/api/lobby"),
    ] {
        let mut worker = with_key(&app, &plain);
        let answer = match method {
            "GET" => worker.get(path).await,
            _ => worker.post(path, json!({})).await,
        };
        answer.refused(401, "token-unknown");
    }
    // Nobody else takes jobs: no stranger, no account, and no program with all that accounts can give it.
    let (mut ada, program) = crate::stream::programmer(&app, "Ada").await;
    app.client()
        .post("/api/work/take", take.clone())
        .await
        .refused(401, "token-unknown");
    for mut other in [ada.clone(), program] {
        let refused = other.post("/api/work/take", take.clone()).await;
        refused.refused(403, "token-scope");
        let refused = other.get("/api/orders/none").await;
        refused.refused(403, "token-scope");
    }
    let wish = json!({ "label": "sly", "scopes": ["work"] });
    assert_eq!(ada.post("/api/account/tokens", wish).await.status, 400);
    // Who may take jobs may not hand any in, unless the operator said so.
    with_key(&app, &plain)
        .get("/api/orders/none")
        .await
        .refused(403, "token-scope");
    with_key(&app, &orders)
        .get("/api/orders/none")
        .await
        .refused(404, "order-not-found");
    let keys = WorkerKeys::open(&app.config.database).await.unwrap();
    assert!(
        keys.add("ann", false, 1).await.is_err(),
        "the name is taken"
    );
    keys.drop("ann").await.unwrap();
    with_key(&app, &plain)
        .post("/api/work/take", take)
        .await
        .refused(401, "token-unknown");
    assert!(keys.drop("ann").await.is_err());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_worker_does_everything_that_there_is() {
    let app = TestApp::with(|config| config.bot_threads = 0).await;
    let key = key(&app, "ann", true).await;
    let (stop, working) = works(&app, &key);
    let mut ada = app.client();
    let id = with_bot(&mut ada, "tantrix").await;
    until(&mut ada, &format!("/api/matches/{id}"), moved).await;

    let game = catalog::configure("kamon").unwrap();
    let game = game
        .begin(&game.deal(&mut game::SeededDice::new(1)))
        .unwrap();
    let (setup, first) = (game.setup(), game.legal_moves().remove(0));
    let wish = json!({ "spec": "kamon", "setup": setup, "effort": "normal" });
    let job = ada.post("/api/analysis", wish).await.ok();
    let path = format!("/api/analysis/{}", job["id"].as_str().unwrap());
    // Partial results come before the end.
    until(&mut ada, &path, |job| {
        job["status"] == "running" && job["found"]["moves"][0].is_object()
    })
    .await;
    let done = until(&mut ada, &path, ended).await;
    assert_eq!(done["status"], "done", "{done}");
    assert!(
        done["found"]["playouts"].as_u64() > Some(0) || done["found"]["nodes"].as_u64() > Some(0)
    );

    let wish = json!({ "spec": "kamon", "setup": setup, "moves": [first], "effort": "quick" });
    let job = ada.post("/api/analysis/review", wish).await.ok();
    let path = format!("/api/analysis/{}", job["id"].as_str().unwrap());
    let done = until(&mut ada, &path, ended).await;
    assert_eq!(done["status"], "done", "{done}");
    let positions = done["review"]["review"]["positions"].as_array();
    assert_eq!(positions.unwrap().len(), 2);

    // What is ordered: a counted search comes to the same as here, a puzzle is proved, a position solved.
    let counted = Task::Position {
        spec: game.spec(),
        setup: game.setup(),
        moves: Vec::new(),
        limits: TaskLimits {
            playouts: Some(300),
            ..TaskLimits::default()
        },
        seed: 7,
    };
    let same = Bench::default().work(&counted, &Stop::default(), &mut |_| {});
    let puzzles = tactics::read(game.family().puzzles.text()).unwrap();
    let puzzle = &puzzles[0];
    let proof = Task::Puzzle {
        puzzle: puzzle.line(),
    };
    let solve = Task::Solve {
        spec: puzzle.spec.clone(),
        setup: puzzle.setup.clone(),
        moves: puzzle.lead().map(str::to_owned).collect(),
        limits: TaskLimits::default(),
    };
    let mut boss = with_key(&app, &key);
    let mut outcomes = Vec::new();
    for task in [&counted, &proof, &solve] {
        let task = serde_json::to_value(task).unwrap();
        let answer = boss.post("/api/orders", task).await;
        assert_eq!(answer.status, 202);
        let path = format!("/api/orders/{}", answer.json()["id"].as_str().unwrap());
        let done = until(&mut boss, &path, ended).await;
        assert_eq!(done["status"], "done", "{done}");
        let outcome: Outcome = serde_json::from_value(done["outcome"].clone()).unwrap();
        outcomes.push(outcome);
        let forget = boss
            .send(
                "DELETE".parse().unwrap(),
                &path,
                protocol::client::Bytes::new(),
            )
            .await;
        assert_eq!(forget.status, 204);
        boss.get(&path).await.refused(404, "order-not-found");
    }
    assert_eq!(outcomes[0], same, "a counted search is the same everywhere");
    assert_eq!(outcomes[1], Outcome::Puzzle { fault: None });
    let Outcome::Solve { solved } = &outcomes[2] else {
        panic!("{outcomes:?}")
    };
    assert_eq!(solved.value.as_deref(), Some("win"));
    let unfit = json!({ "kind": "puzzle", "puzzle": "{}" });
    boss.post("/api/orders", unfit)
        .await
        .refused(422, "order-unfit");

    assert_eq!(metric(&app, "jobs_by_server_total").await, 0);
    assert!(metric(&app, "jobs_by_workers_total").await >= 6);
    stop.raise();
    working.await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_lies_is_caught_and_somebody_honest_does_it() {
    let app = TestApp::with(|config| config.bot_threads = 0).await;
    let mut liar = with_key(&app, &key(&app, "liar", false).await);
    let mut ada = app.client();
    let id = with_bot(&mut ada, "kamon").await;
    let work = taken(&mut liar).await;
    let done = format!("/api/work/{}/done", work.ticket);
    let lie = json!({ "kind": "move", "text": "z99" });
    liar.post(&done, lie.clone())
        .await
        .refused(422, "work-wrong");
    // The job is no longer its own, and it gets no other.
    liar.post(&done, lie).await.refused(409, "work-gone");
    let wish = json!({ "worker": "machine" });
    liar.post("/api/work/take", wish)
        .await
        .refused(403, "work-aside");
    let path = format!("/api/matches/{id}");
    assert!(!moved(&ada.get(&path).await.ok()));
    let honest = key(&app, "honest", false).await;
    let (stop, working) = works(&app, &honest);
    until(&mut ada, &path, moved).await;
    assert_eq!(metric(&app, "jobs_refuted_total").await, 1);
    stop.raise();
    working.await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_false_proof_reaches_nobody() {
    let app = TestApp::with(|config| config.bot_threads = 0).await;
    let mut liar = with_key(&app, &key(&app, "liar", false).await);
    let puzzles = catalog::configure("snekagon").unwrap().family().puzzles;
    let puzzle = tactics::read(puzzles.text()).unwrap().swap_remove(0);
    let moves: Vec<&str> = puzzle.lead().collect();
    let wish = json!({ "spec": puzzle.spec, "setup": puzzle.setup, "moves": moves,
        "effort": "quick" });
    let mut ada = app.client();
    let job = ada.post("/api/analysis", wish).await.ok();
    let work = taken(&mut liar).await;
    let honest = Bench::default().work(&work.task, &Stop::default(), &mut |_| {});
    let Outcome::Position { mut found } = honest else {
        panic!("{honest:?}")
    };
    assert!(found.proven, "{found:?}");
    found.values.reverse();
    let lie = serde_json::to_value(Outcome::Position { found }).unwrap();
    liar.post(&format!("/api/work/{}/done", work.ticket), lie)
        .await
        .refused(422, "work-wrong");
    let path = format!("/api/analysis/{}", job["id"].as_str().unwrap());
    let state = ada.get(&path).await.ok();
    assert_eq!(state["status"], "queued", "it waits for somebody else");
    assert!(state.get("found").is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_worker_that_goes_gives_back_what_it_had() {
    let app = TestApp::with(|config| config.bot_threads = 0).await;
    let (first, second) = (
        key(&app, "first", false).await,
        key(&app, "second", false).await,
    );
    let (stop, working) = works(&app, &first);
    let mut ada = app.client();
    let setup = "W1B1W2B2W3B3W1B1W2N0B2W3B3W1B1W2B2W3B3";
    let wish = json!({ "spec": "pantarei", "effort": "deep", "setup": setup });
    let job = ada.post("/api/analysis", wish).await.ok();
    let path = format!("/api/analysis/{}", job["id"].as_str().unwrap());
    until(&mut ada, &path, |job| job["status"] == "running").await;
    stop.raise();
    working.await.unwrap();
    assert_eq!(metric(&app, "jobs_given_back_total").await, 1);
    assert_eq!(ada.get(&path).await.ok()["status"], "queued");
    let work = taken(&mut with_key(&app, &second)).await;
    assert_eq!(work.task.kind(), WorkKind::Position);
}

/// Whoever sees a job sees neither whose match it is nor what is in the bag.
#[tokio::test]
async fn a_job_tells_nothing_that_is_hidden() {
    let app = TestApp::with(|config| config.bot_threads = 0).await;
    let mut worker = with_key(&app, &key(&app, "ann", false).await);
    let mut ada = app.client();
    ada.post("/api/account", named("Ada")).await.ok();
    let id = with_bot(&mut ada, "tantrix").await;
    let work = taken(&mut worker).await;
    let told = serde_json::to_string(&work).unwrap();
    let person = ada.get("/api/me").await.ok()["id"]
        .as_str()
        .unwrap()
        .to_owned();
    for secret in [id.as_str(), "Ada", &person] {
        assert!(!told.contains(secret), "{secret} is in {told}");
    }
    let Task::Move { setup, .. } = &work.task else {
        panic!("{work:?}")
    };
    ada.ask(&id, "resign").await.ok();
    let state = ada.state(&id).await;
    assert_ne!(state["setup"], json!(setup), "the bag is dealt anew");
    // Of a match that is over nobody wants a move.
    worker
        .post(&format!("/api/work/{}/beat", work.ticket), json!({}))
        .await
        .refused(409, "work-gone");
}
