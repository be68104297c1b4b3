use std::time::Duration;

use serde_json::json;

use crate::test_app::{TestApp, two_players};

#[tokio::test]
async fn a_match_ends_on_time_with_nobody_there() {
    let app = TestApp::start().await;
    let clock = json!({ "clock": { "kind": "per-move", "move_ms": 1_500 } });
    let (mut one, mut other, id) = two_players(&app, clock).await;
    for ply in 0..2 {
        let player = if ply == 0 { &mut one } else { &mut other };
        let legal = player.legal(&id).await;
        player.play(&id, ply, &legal[0]).await.ok();
    }
    // Nobody looks and nobody listens.
    tokio::time::sleep(Duration::from_secs(2)).await;
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
    assert!((1_500..3_500).contains(&(late - moved)), "{}", late - moved);
    one.play(&id, 2, "c3").await.refused(409, "match-over");
}
