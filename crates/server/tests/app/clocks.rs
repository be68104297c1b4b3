use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use testkit::SetClock;

use crate::client::Client;
use crate::restart::credited;
use crate::test_app::{TestApp, two_players};

/// A world whose clock stands unless it is set, and a match there in which both have moved.
async fn begun(
    clock: &Arc<SetClock>,
    rules: serde_json::Value,
) -> (TestApp, Client, Client, String) {
    let clock = Arc::clone(clock);
    let app = TestApp::in_world(|_| (), |world| world.clock = clock).await;
    let (mut one, mut other, id) = two_players(&app, json!({ "clock": rules })).await;
    for (ply, player) in [&mut one, &mut other].into_iter().enumerate() {
        let legal = player.legal(&id).await;
        player.play(&id, ply, &legal[0]).await.ok();
    }
    (app, one, other, id)
}

/// Nothing ran for four seconds, and a move waited meanwhile: it is what is heard first.
#[tokio::test]
async fn a_move_that_waited_for_a_frozen_server_is_accepted() {
    let clock = Arc::new(SetClock::new(1_800_000_000_000));
    let (_app, mut one, _, id) =
        begun(&clock, json!({ "kind": "per-move", "move_ms": 3_000 })).await;
    let legal = one.legal(&id).await;
    clock.forward(4_000);
    one.play(&id, 2, &legal[0]).await.ok();
    assert_eq!(credited(&mut one, &id).await, 4_000);
}

#[tokio::test]
async fn nobody_is_late_who_could_not_be_in_time() {
    let clock = Arc::new(SetClock::new(1_800_000_000_000));
    let (_app, mut one, _, id) =
        begun(&clock, json!({ "kind": "per-move", "move_ms": 3_000 })).await;
    clock.forward(3_600_000);
    let state = one.state(&id).await;
    assert_eq!(state["status"], "live", "{state}");
    assert_eq!(state["seats"][0]["clock_ms"], 3_000);
    assert_eq!(credited(&mut one, &id).await, 3_600_000);
}

#[tokio::test]
async fn a_match_ends_on_time_with_nobody_there() {
    let app = TestApp::start().await;
    let clock = json!({ "clock": { "kind": "per-move", "move_ms": 3_000 } });
    let (mut one, mut other, id) = two_players(&app, clock).await;
    for ply in 0..2 {
        let player = if ply == 0 { &mut one } else { &mut other };
        let legal = player.legal(&id).await;
        player.play(&id, ply, &legal[0]).await.ok();
    }
    // Nobody looks and nobody listens, for longer than a busy machine needs.
    tokio::time::sleep(Duration::from_secs(9)).await;
    let events = one
        .get(&format!("/api/matches/{id}/events?since=5"))
        .await
        .ok();
    assert_eq!(events[0]["event"]["type"], "over", "{events}");
    assert_eq!(
        events[0]["event"]["ending"],
        json!({ "kind": "time", "seat": 0 })
    );
    let late = events[0]["at"].as_i64().unwrap();
    let before = one
        .get(&format!("/api/matches/{id}/events?since=4"))
        .await
        .ok();
    let moved = before[0]["at"].as_i64().unwrap();
    // Before anybody asked.
    assert!((3_000..9_000).contains(&(late - moved)), "{}", late - moved);
    one.play(&id, 2, "c3").await.refused(409, "match-over");
}

/// The last move that was made, as an event.
async fn last_move(client: &mut Client, id: &str) -> serde_json::Value {
    let events = client.get(&format!("/api/matches/{id}/events")).await.ok();
    let mut events = events.as_array().unwrap().iter().map(|row| &row["event"]);
    let moved = events.rfind(|event| event["type"] == "moved");
    moved.unwrap().clone()
}

#[tokio::test]
async fn the_way_of_a_move_is_not_charged_as_far_as_the_server_measures_it() {
    let clock = Arc::new(SetClock::new(1_800_000_000_000));
    let fischer = json!({ "kind": "fischer", "initial_ms": 60_000, "increment_ms": 0 });
    let (_app, mut one, mut other, id) = begun(&clock, fischer).await;
    let (legal, mut socket) = (one.legal(&id).await, one.socket(&id, 0).await);
    // Somebody far away: the answer to the first ping is a while on its way.
    tokio::time::sleep(Duration::from_millis(400)).await;
    socket.say(json!({ "type": "ping" })).await;
    socket.hear_of("pong").await;
    clock.forward(900);
    socket
        .say(json!({ "type": "move", "ply": 2, "move": legal[0], "client": "c" }))
        .await;
    socket.hear_of("done").await;
    let moved = last_move(&mut one, &id).await;
    let given = moved["lag_ms"].as_i64().unwrap();
    // When the server began to measure depends on how busy the machine is; that it measured does not.
    assert!((100..=900).contains(&given), "{moved}");
    assert_eq!(moved["clocks"][0], 60_000 - 900 + given);

    // By plain requests nothing is measured.
    let legal = other.legal(&id).await;
    clock.forward(900);
    other.play(&id, 3, &legal[0]).await.ok();
    let moved = last_move(&mut one, &id).await;
    assert_eq!(
        (&moved["lag_ms"], &moved["clocks"][1]),
        (&json!(null), &json!(59_100))
    );
}

#[tokio::test]
async fn what_a_client_says_of_its_own_way_changes_nothing() {
    let clock = Arc::new(SetClock::new(1_800_000_000_000));
    let fischer = json!({ "kind": "fischer", "initial_ms": 60_000, "increment_ms": 0 });
    let (_app, mut one, _, id) = begun(&clock, fischer).await;
    let (legal, mut socket) = (one.legal(&id).await, one.socket(&id, 0).await);
    socket.hear_of("state").await;
    // Pongs to pings that nobody sent, and fields that nobody asked for.
    for carried in [&b""[..], b"900", &[0; 8], &u64::MAX.to_be_bytes()] {
        let pong = protocol::client::Frame::Pong(carried.to_vec().into());
        socket.0.send(pong).await.unwrap();
    }
    clock.forward(900);
    for field in ["lag", "lag_ms", "sent_at", "time", "clock_ms"] {
        let mut wish = json!({ "type": "move", "ply": 2, "move": legal[0], "client": "c" });
        wish[field] = json!(900);
        socket.say(wish).await;
        let refused = socket.hear_of("refused").await;
        assert_eq!(refused["error"]["code"], "message-unreadable", "{refused}");
        let mut wish = json!({ "ply": 2, "move": legal[0] });
        wish[field] = json!(900);
        let path = format!("/api/matches/{id}/moves");
        assert!(one.post(&path, wish).await.status.is_client_error());
    }
    socket
        .say(json!({ "type": "move", "ply": 2, "move": legal[0], "client": "c" }))
        .await;
    socket.hear_of("done").await;
    let moved = last_move(&mut one, &id).await;
    // What was really measured on this machine is no more than moments, even if it is busy.
    let given = moved["lag_ms"].as_i64().unwrap_or(0);
    assert!(given < 900, "{moved}");
    assert_eq!(moved["clocks"][0], 60_000 - 900 + given);
}

#[tokio::test]
async fn a_clock_of_periods_is_told_to_pages_and_programs() {
    let clock = Arc::new(SetClock::new(1_800_000_000_000));
    let rules = json!({ "kind": "byo-yomi", "main_ms": 500, "periods": 3, "period_ms": 1_000 });
    let (_app, mut one, _, id) = begun(&clock, rules).await;
    // In steps that no process would call a standstill, even if it misses some of them.
    for _ in 0..9 {
        clock.forward(200);
        tokio::time::sleep(Duration::from_millis(300)).await;
    }
    let state = one.state(&id).await;
    assert_eq!(
        (
            &state["seats"][0]["clock_ms"],
            &state["seats"][0]["periods"]
        ),
        (&json!(1_700), &json!(2))
    );
    assert_eq!(state["seats"][1]["periods"], 3);
    let mut lines = one.lines(&format!("/api/stream/matches/{id}")).await;
    let full = lines.next().await.unwrap().unwrap();
    assert_eq!(full["state"]["periods"], json!([2, 3]), "{full}");
    let legal = one.legal(&id).await;
    one.play(&id, 2, &legal[0]).await.ok();
    let state = one.state(&id).await;
    assert_eq!(
        state["seats"][0]["clock_ms"], 2_000,
        "the period is whole again"
    );
}
