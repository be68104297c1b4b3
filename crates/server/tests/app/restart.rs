use std::sync::Arc;
use std::time::{Duration, Instant};

use protocol::API;
use serde_json::json;
use server::world::{BotTask, Thinker};
use testkit::SetClock;
use tokio::sync::oneshot;

use crate::client::Client;
use crate::quiet::{Quiet, WIDE};
use crate::test_app::{TestApp, two_players};

#[tokio::test]
async fn nothing_is_lost_in_a_restart_and_clients_are_told() {
    let mut app = TestApp::start().await;
    let (mut one, mut other, id) = two_players(&app, json!({})).await;
    for ply in 0..5 {
        let player = if ply % 2 == 0 { &mut one } else { &mut other };
        let legal = player.legal(&id).await;
        player.play(&id, ply, &legal[0]).await.ok();
    }
    let before = one.state(&id).await;
    let mut socket = one.socket(&id, 8).await;
    socket.hear_of("state").await;
    let began = Instant::now();
    app.restart().await;
    // Far more than a farewell may take: other tests share the machine.
    assert!(
        began.elapsed() < Duration::from_secs(20),
        "{:?}",
        began.elapsed()
    );
    socket.hear_of("restart").await;
    assert_eq!(socket.closed_with().await, 1012);

    one.move_to(app.running().address());
    other.move_to(app.running().address());
    let mut after = one.state(&id).await;
    after["now"] = before["now"].clone();
    assert_eq!(after, before);
    // The cookie still works, a repeated move is still known, and play goes on.
    let last = before["moves"][4].as_str().unwrap().to_owned();
    assert_eq!(one.play(&id, 4, &last).await.ok()["already"], true);
    let legal = other.legal(&id).await;
    other.play(&id, 5, &legal[0]).await.ok();
}

#[tokio::test]
async fn time_without_a_server_is_not_charged() {
    let mut app = TestApp::start().await;
    let clock = json!({ "clock": { "kind": "fischer", "initial_ms": 60_000, "increment_ms": 0 } });
    let began = Instant::now();
    let (mut one, _, id) = two_players(&app, clock).await;
    let stopped = Instant::now();
    app.stop().await;
    tokio::time::sleep(Duration::from_millis(2_500)).await;
    let away = stopped.elapsed();
    app.restart().await;
    one.move_to(app.running().address());
    let state = one.state(&id).await;
    let left = state["seats"][0]["clock_ms"].as_i64().unwrap();
    let there = began.elapsed().saturating_sub(away).as_millis() as i64;
    assert!(
        60_000 - left <= there,
        "{left} ms are left after {there} ms: the time away was charged"
    );
    assert!(credited(&mut one, &id).await >= 2_400);
    // Once, and not at every start again; and while the server is there, time is used.
    let used = Duration::from_millis(700);
    tokio::time::sleep(used).await;
    app.restart().await;
    one.move_to(app.running().address());
    let state = one.state(&id).await;
    let left = state["seats"][0]["clock_ms"].as_i64().unwrap();
    assert!(
        left <= 60_000 - used.as_millis() as i64,
        "{left} ms are left: time with a server was not charged"
    );
    let given = credited(&mut one, &id).await;
    // The clock stands until the match is woken, a moment after the start.
    let most = began.elapsed().saturating_sub(used);
    assert!(
        given <= most.as_millis() as i64,
        "{given} ms were given back in {most:?}"
    );
}

/// From the moment on in which a server is told to go, nobody can move.
#[tokio::test]
async fn the_farewell_of_a_server_is_not_charged() {
    let clock = Arc::new(SetClock::new(1_800_000_000_000));
    let mut app = TestApp::in_world(|_| (), |world| world.clock = clock.clone()).await;
    let rules = json!({ "clock": { "kind": "fischer", "initial_ms": 60_000, "increment_ms": 0 } });
    let (mut one, _, id) = two_players(&app, rules).await;
    // It takes a moment to say goodbye to everybody.
    tokio::join!(app.stop(), async { clock.forward(900) });
    clock.forward(10_000);
    app.start_again_in(|world| world.clock = clock.clone())
        .await;
    one.move_to(app.running().address());
    let state = one.state(&id).await;
    assert_eq!(state["seats"][0]["clock_ms"], 60_000);
    assert_eq!(credited(&mut one, &id).await, 10_900);
}

/// A credit that itself takes long to be written: what comes after it begins with all of the time given back.
#[tokio::test(start_paused = true)]
async fn a_credit_whose_own_write_hangs_is_large_enough() {
    let mut quiet = Quiet::start().await;
    let clock = json!({ "kind": "fischer", "initial_ms": 60_000, "increment_ms": 0 });
    let id = quiet.make(json!({ "spec": "kamon", "clock": clock })).await;
    let text = quiet.legal(&id).await;
    let mut player = quiet.listen(&id, WIDE).await;
    let began = tokio::time::Instant::now();
    quiet.disk.hang_for(Duration::from_millis(4_700));
    // By now a heartbeat hangs, and it is known.
    tokio::time::sleep(Duration::from_millis(2_500)).await;
    player
        .say(json!({ "type": "move", "ply": 0, "move": text, "client": "move" }))
        .await;
    assert!(began.elapsed() >= Duration::from_millis(4_700));
    let events = quiet.get(&format!("/matches/{id}/events")).await;
    let mut events = events.as_array().unwrap().iter().map(|row| &row["event"]);
    let moved = events.rfind(|event| event["type"] == "moved").unwrap();
    let left = moved["clocks"][0].as_i64().unwrap();
    // Until the first write after it was noticed to hang, a second at most.
    assert!(left >= 58_900, "{left} ms are left");
    quiet.running.stop().await;
}

/// Moves as it may, after so long.
#[derive(Debug)]
struct SlowBot(Duration);

impl Thinker for SlowBot {
    fn choose(&self, task: BotTask) -> Option<oneshot::Receiver<Option<String>>> {
        let rules = catalog::configure(&task.spec).unwrap();
        let mut game = rules.begin(&task.setup).unwrap();
        for text in &task.moves {
            game.play(text).unwrap();
        }
        let (answer, answered) = oneshot::channel();
        let (text, takes) = (game.legal_moves().remove(0), self.0);
        tokio::spawn(async move {
            tokio::time::sleep(takes).await;
            let _ = answer.send(Some(text));
        });
        Some(answered)
    }
}

/// A bot that has its move while the database hangs is charged no more than people are.
#[tokio::test(start_paused = true)]
async fn a_bot_is_not_charged_for_an_outage_that_lasts() {
    let slow = Arc::new(SlowBot(Duration::from_millis(3_500)));
    let mut quiet = Quiet::in_world(|world| world.thinker = slow).await;
    let wish = json!({ "spec": "kamon",
        "seats": [{ "kind": "bot", "level": 1 }, { "kind": "me" }],
        "clock": { "kind": "fischer", "initial_ms": 60_000, "increment_ms": 0 } });
    let made = quiet.ask("POST", &format!("{API}/matches"), &wish).await;
    let made: serde_json::Value = serde_json::from_str(&made).unwrap();
    let id = made["id"].as_str().unwrap().to_owned();
    quiet.disk.hang_for(Duration::from_secs(5));
    tokio::time::sleep(Duration::from_secs(8)).await;
    let events = quiet.get(&format!("/matches/{id}/events")).await;
    let mut events = events.as_array().unwrap().iter().map(|row| &row["event"]);
    let moved = events.find(|event| event["type"] == "moved").unwrap();
    let left = moved["clocks"][0].as_i64().unwrap();
    assert!(left >= 58_900, "{left} ms are left");
    quiet.running.stop().await;
}

/// Who is killed before the first heartbeat has left word of when it was there.
#[test]
fn the_first_server_of_a_database_notes_that_it_was_there() {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    // On one thread nothing that was begun has come far when the start is done; then all is over.
    let mut app = runtime.block_on(TestApp::start());
    app.forget();
    drop(runtime);
    let file = rusqlite::Connection::open(&app.config.database).unwrap();
    let noted: String = file
        .query_row("SELECT value FROM meta WHERE key = 'alive-at'", [], |row| {
            row.get(0)
        })
        .unwrap();
    assert!(noted.parse::<i64>().unwrap() > 1_700_000_000_000, "{noted}");
}

/// How much time was given back in a match.
pub(crate) async fn credited(client: &mut Client, id: &str) -> i64 {
    let events = client.get(&format!("/api/matches/{id}/events")).await.ok();
    let events = events.as_array().unwrap().iter().map(|row| &row["event"]);
    events
        .filter(|event| event["type"] == "clock-credited")
        .map(|event| event["ms"].as_i64().unwrap())
        .sum()
}

/// A clock that ran while the server was away for so long, until just now.
async fn away_for(app: &mut TestApp, ms: i64) -> (Client, String) {
    let clock = json!({ "clock": { "kind": "fischer", "initial_ms": 60_000, "increment_ms": 0 } });
    let (one, _, id) = two_players(app, clock).await;
    app.stop().await;
    // As if it had happened long ago: what was played, and the last heartbeat.
    let file = rusqlite::Connection::open(&app.config.database).unwrap();
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let then = now.unwrap().as_millis() as i64 - ms;
    file.execute("UPDATE events SET at = ?1", [then]).unwrap();
    file.execute(
        "UPDATE meta SET value = ?1 WHERE key = 'alive-at'",
        [then.to_string()],
    )
    .unwrap();
    (one, id)
}

#[test]
fn a_server_that_is_killed_while_it_starts_forgets_no_outage() {
    let runtime = || {
        let mut builder = tokio::runtime::Builder::new_current_thread();
        builder.enable_all().build().unwrap()
    };
    let first = runtime();
    let mut app = first.block_on(TestApp::start());
    let (mut one, id) = first.block_on(away_for(&mut app, 30_000));
    // On one thread nothing that was begun has come far when the start is done; then all is over.
    let second = runtime();
    second.block_on(app.start_again());
    app.forget();
    drop(second);
    first.block_on(async {
        app.start_again().await;
        one.move_to(app.running().address());
        one.state(&id).await;
        let given = credited(&mut one, &id).await;
        assert!(given >= 30_000, "only {given} ms were given back");
    });
}

#[tokio::test]
async fn a_credit_that_could_not_be_written_is_still_owed() {
    let mut app = TestApp::start().await;
    let (mut one, id) = away_for(&mut app, 30_000).await;
    let file = rusqlite::Connection::open(&app.config.database).unwrap();
    file.execute_batch(
        "CREATE TRIGGER no_credit BEFORE INSERT ON events
         WHEN NEW.body LIKE '%clock-credited%' BEGIN SELECT RAISE(ABORT, 'not now'); END",
    )
    .unwrap();
    app.start_again().await;
    one.move_to(app.running().address());
    one.state(&id).await;
    assert_eq!(credited(&mut one, &id).await, 0);
    file.execute_batch("DROP TRIGGER no_credit").unwrap();
    let state = one.state(&id).await;
    let given = credited(&mut one, &id).await;
    assert!(given >= 30_000, "only {given} ms were given back");
    assert!(state["seats"][0]["clock_ms"].as_i64().unwrap() > 50_000);
}

#[tokio::test]
async fn a_bot_to_move_moves_after_a_restart() {
    let mut app = TestApp::with(|config| config.bot_threads = 0).await;
    let mut client = app.client();
    let wish = json!({ "spec": "kamon",
        "seats": [{ "kind": "bot", "level": 1 }, { "kind": "me" }] });
    let id = client.make(wish).await;
    assert_eq!(
        client.state(&id).await["ply"],
        0,
        "nobody is there to think"
    );
    app.config.bot_threads = 1;
    app.restart().await;
    client.move_to(app.running().address());
    wait_for_ply(&mut client, &id, 1).await;
}

pub(crate) async fn wait_for_ply(client: &mut Client, id: &str, ply: u64) {
    for _ in 0..3_000 {
        if client.state(id).await["ply"].as_u64().unwrap() >= ply {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("move {ply} was never made");
}
