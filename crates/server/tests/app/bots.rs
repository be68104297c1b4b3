use std::time::Duration;

use serde_json::json;

use crate::restart::wait_for_ply;
use crate::test_app::TestApp;

#[tokio::test]
async fn a_guest_plays_a_bot_to_the_end_of_every_game() {
    let app = TestApp::start().await;
    let games = app.client().get("/api/games").await.ok();
    for game in games.as_array().unwrap() {
        let mut client = app.client();
        let mut seats = vec![json!({ "kind": "me" })];
        // Alone, where that is the game; otherwise with as many bots as it takes.
        let id = loop {
            let wish = json!({ "spec": game["id"], "seats": seats });
            let made = client.post("/api/matches", wish).await;
            if made.status == 201 {
                break made.json()["id"].as_str().unwrap().to_owned();
            }
            made.refused(422, "match-seats");
            seats.push(json!({ "kind": "bot", "level": 1 }));
        };
        loop {
            let state = client.state(&id).await;
            if state["status"] == "over" {
                assert_eq!(state["result"]["ending"]["kind"], "rules");
                break;
            }
            if state["turn"] == 0 {
                let ply = state["ply"].as_u64().unwrap() as usize;
                let legal = client.legal(&id).await;
                client.play(&id, ply, &legal[ply % legal.len()]).await.ok();
            } else {
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
        }
    }
}

#[tokio::test]
async fn bots_that_think_hard_slow_nobody_down() {
    let app = TestApp::with(|config| config.bot_threads = 1).await;
    let mut client = app.client();
    for _ in 0..40 {
        let wish = json!({ "spec": "pantarei",
            "seats": [{ "kind": "bot", "level": 8 }, { "kind": "me" }] });
        client.make(wish).await;
    }
    let wish = json!({ "spec": "kamon", "seats": [{ "kind": "me" }, { "kind": "me" }] });
    let id = client.make(wish).await;
    // The queue is far from empty, and people's moves go through all the same.
    let began = std::time::Instant::now();
    for ply in 0..8 {
        let legal = client.legal(&id).await;
        client.play(&id, ply, &legal[0]).await.ok();
    }
    assert!(
        began.elapsed() < Duration::from_secs(30),
        "{:?}",
        began.elapsed()
    );
    let page = client.get("/metrics").await;
    let page = String::from_utf8(page.bytes.to_vec()).unwrap();
    assert!(!page.contains("serpentarium_bots_waiting 0\n"), "{page}");
}

#[tokio::test]
async fn a_takeback_against_a_bot_needs_nobodys_leave() {
    let app = TestApp::start().await;
    let mut client = app.client();
    let wish = json!({ "spec": "kamon", "takebacks": true,
        "seats": [{ "kind": "me" }, { "kind": "bot", "level": 1 }] });
    let id = client.make(wish).await;
    let legal = client.legal(&id).await;
    client.play(&id, 0, &legal[0]).await.ok();
    wait_for_ply(&mut client, &id, 2).await;
    client.ask(&id, "takeback").await.ok();
    let state = client.state(&id).await;
    assert_eq!(
        (state["ply"].as_u64(), state["turn"].as_u64()),
        (Some(0), Some(0))
    );
    client
        .ask(&id, "draw")
        .await
        .refused(422, "match-bots-dont-draw");
}
