use std::time::{Duration, Instant};

use serde_json::json;

use crate::client::Client;
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
    assert!(
        began.elapsed() < Duration::from_secs(5),
        "{:?}",
        began.elapsed()
    );
    socket.hear_of("restart").await;
    assert_eq!(socket.closed_with().await, 1012);

    one.address = app.running().address();
    other.address = app.running().address();
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
    let (mut one, _, id) = two_players(&app, clock).await;
    app.stop().await;
    tokio::time::sleep(Duration::from_millis(2_500)).await;
    app.restart().await;
    one.address = app.running().address();
    let state = one.state(&id).await;
    let left = state["seats"][0]["clock_ms"].as_i64().unwrap();
    assert!(
        left > 59_000,
        "{left} ms are left: the time away was charged"
    );
    let events = one
        .get(&format!("/api/matches/{id}/events?since=3"))
        .await
        .ok();
    assert_eq!(events[0]["event"]["type"], "clock-credited");
    // Once, and not at every start again.
    app.restart().await;
    one.address = app.running().address();
    let state = one.state(&id).await;
    assert!(state["seats"][0]["clock_ms"].as_i64().unwrap() <= 60_000);
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
    client.address = app.running().address();
    wait_for_ply(&mut client, &id, 1).await;
}

pub(crate) async fn wait_for_ply(client: &mut Client, id: &str, ply: u64) {
    for _ in 0..500 {
        if client.state(id).await["ply"].as_u64().unwrap() >= ply {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("move {ply} was never made");
}
