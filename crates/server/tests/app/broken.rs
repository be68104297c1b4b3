//! A database that fails while people play: nothing is acknowledged that is not kept, the server says
//! that it is not well, and goes on when it can.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::client::Client;
use crate::cluster::Cluster;
use crate::restart::credited;
use crate::test_app::{TestApp, two_players};

/// Waits until the server says that it is well, or that it is not.
async fn wait_until_ready(client: &mut Client, ready: bool) {
    let began = Instant::now();
    while (client.get("/readyz").await.status == 200) != ready {
        assert!(
            began.elapsed() < Duration::from_secs(30),
            "never ready = {ready}"
        );
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_takes_no_writes_loses_nothing() {
    let app = TestApp::start().await;
    let (mut one, mut other, id) = two_players(&app, json!({})).await;
    let text = one.legal(&id).await[0].clone();
    one.play(&id, 0, &text).await.ok();
    let mut watching = other.socket(&id, 4).await;
    watching.hear_of("state").await;

    // Somebody else keeps the file to themselves, longer than anybody waits for it.
    let greedy = rusqlite::Connection::open(&app.config.database).unwrap();
    greedy.execute_batch("BEGIN IMMEDIATE").unwrap();
    let text = other.legal(&id).await[0].clone();
    let refused = other.play(&id, 1, &text).await;
    assert_eq!(refused.status, 503, "{}", refused.json());
    wait_until_ready(&mut one, false).await;
    assert_eq!(
        one.get("/healthz").await.status,
        200,
        "the process itself is well"
    );
    let state = one.state(&id).await;
    assert_eq!((&state["seq"], &state["ply"]), (&json!(4), &json!(1)));

    greedy.execute_batch("ROLLBACK").unwrap();
    wait_until_ready(&mut one, true).await;
    // The same move again, with the same mark: it counts once, and now it is kept.
    assert_eq!(other.play(&id, 1, &text).await.ok()["already"], false);
    assert_eq!(other.play(&id, 1, &text).await.ok()["already"], true);
    assert_eq!(one.state(&id).await["seq"], 5);
    // Whoever listened was let go if anything could have been missed, and hears all by number.
    let mut again = one.socket(&id, 4).await;
    assert_eq!(again.hear_of("event").await["seq"], 5);
    let checked = server::database::check(&app.config.database).await.unwrap();
    assert_eq!(checked.wrong, []);
}

/// Whoever wanted to move could not: the time is given back, and nobody has lost by it.
#[tokio::test(flavor = "multi_thread")]
async fn while_nothing_can_be_written_no_time_is_charged() {
    let app = TestApp::start().await;
    let initial = 9_000;
    let clock = json!({ "clock":
        { "kind": "fischer", "initial_ms": initial, "increment_ms": 0 } });
    let (mut one, mut other, id) = two_players(&app, clock).await;
    for (ply, player) in [&mut one, &mut other].into_iter().enumerate() {
        let text = player.legal(&id).await[0].clone();
        player.play(&id, ply, &text).await.ok();
    }
    let began = Instant::now();
    let greedy = rusqlite::Connection::open(&app.config.database).unwrap();
    greedy.execute_batch("BEGIN IMMEDIATE").unwrap();
    wait_until_ready(&mut one, false).await;
    let longer = Duration::from_millis(initial) + Duration::from_secs(2);
    tokio::time::sleep(longer.saturating_sub(began.elapsed())).await;
    greedy.execute_batch("ROLLBACK").unwrap();
    wait_until_ready(&mut one, true).await;

    let state = one.state(&id).await;
    assert_eq!(state["status"], "live", "{state}");
    let given = credited(&mut one, &id).await;
    assert!(given > 5_000, "only {given} ms were given back");
    let text = one.legal(&id).await[0].clone();
    one.play(&id, 2, &text).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_connection_to_postgresql_loses_nothing() {
    let cluster = Cluster::start();
    let app = TestApp::with(|config| config.database = cluster.new_database()).await;
    let (mut one, mut other, id) = two_players(&app, json!({})).await;
    let text = one.legal(&id).await[0].clone();
    one.play(&id, 0, &text).await.ok();

    cluster.break_off();
    let text = other.legal(&id).await[0].clone();
    let refused = other.play(&id, 1, &text).await;
    assert_eq!(refused.status, 503, "{}", refused.json());
    wait_until_ready(&mut one, false).await;
    assert_eq!(one.state(&id).await["ply"], 1);

    cluster.go_on();
    wait_until_ready(&mut one, true).await;
    assert_eq!(other.play(&id, 1, &text).await.ok()["ply"], 2);
    let checked = server::database::check(&app.config.database).await.unwrap();
    assert_eq!((checked.wrong, checked.matches), (Vec::new(), 1));
}

/// A PostgreSQL that stands still: everybody is answered within seconds, and nobody is charged.
#[tokio::test(flavor = "multi_thread")]
async fn a_frozen_postgresql_keeps_nobody_waiting() {
    let cluster = Cluster::start();
    let app = TestApp::with(|config| config.database = cluster.new_database()).await;
    let initial = 9_000;
    let clock = json!({ "clock":
        { "kind": "fischer", "initial_ms": initial, "increment_ms": 0 } });
    let (mut one, mut other, id) = two_players(&app, clock).await;
    for (ply, player) in [&mut one, &mut other].into_iter().enumerate() {
        let text = player.legal(&id).await[0].clone();
        player.play(&id, ply, &text).await.ok();
    }
    let text = one.legal(&id).await[0].clone();
    let began = Instant::now();
    cluster.signal("STOP");
    let mut slowest = Duration::ZERO;
    while began.elapsed() < Duration::from_millis(initial + 3_000) {
        let asked = Instant::now();
        let refused = one.play(&id, 2, &text).await;
        assert_eq!(refused.status, 503, "{}", refused.json());
        let said = refused.json();
        assert!(
            said["code"].as_str().unwrap().starts_with("store-"),
            "{said}"
        );
        slowest = slowest.max(asked.elapsed());
        assert_eq!(one.get("/readyz").await.status, 503);
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert!(slowest < Duration::from_secs(10), "{slowest:?}");
    cluster.signal("CONT");
    wait_until_ready(&mut one, true).await;

    let state = one.state(&id).await;
    assert_eq!(state["status"], "live", "{state}");
    let given = credited(&mut one, &id).await;
    assert!(given > 10_000, "only {given} ms were given back");
    let played = one.play(&id, 2, &text).await;
    assert!(played.status.is_success(), "{}", played.json());
    let checked = server::database::check(&app.config.database).await.unwrap();
    assert_eq!((checked.wrong, checked.matches), (Vec::new(), 1));
}
