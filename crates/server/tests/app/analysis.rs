use std::time::Duration;

use axum::http::Method;
use protocol::client::Bytes;
use serde_json::{Value, json};

use crate::accounts::named;
use crate::client::Client;
use crate::test_app::TestApp;

/// Waits until a job is over and says how it ended.
async fn outcome(client: &mut Client, id: &str) -> Value {
    loop {
        let job = client.get(&format!("/api/analysis/{id}")).await.ok();
        match job["status"].as_str().unwrap() {
            "queued" | "running" => tokio::time::sleep(Duration::from_millis(50)).await,
            _ => return job,
        }
    }
}

#[tokio::test]
async fn a_position_is_analysed_and_a_job_is_its_owners() {
    let app = TestApp::start().await;
    let mut client = app.client();
    let wish = json!({ "spec": "pantarei", "effort": "quick",
        "setup": "W1B1W2B2W3B3W1B1W2N0B2W3B3W1B1W2B2W3B3", "moves": ["black"] });
    let answer = client.post("/api/analysis", wish.clone()).await;
    assert_eq!(answer.status, 202);
    let job = answer.json();
    let id = job["id"].as_str().unwrap();
    assert!(job["quota_left"].as_u64().unwrap() > 0);
    let second = client.post("/api/analysis", wish).await;
    assert!(second.headers.contains_key("retry-after"));
    second.refused(429, "analysis-one");
    app.client()
        .get(&format!("/api/analysis/{id}"))
        .await
        .refused(404, "analysis-not-found");
    let done = outcome(&mut client, id).await;
    assert_eq!(done["status"], "done", "{done}");
    assert_eq!(done["found"]["values"].as_array().unwrap().len(), 2);
    assert_eq!(done["found"]["moves"][0]["move"], done["found"]["line"][0]);

    let wish = json!({ "spec": "kamon", "setup": "nonsense" });
    assert_eq!(client.post("/api/analysis", wish).await.status, 422);
    let nothing = client.post("/api/analysis", json!({})).await;
    nothing.refused(422, "analysis-what");
}

#[tokio::test]
async fn an_analysis_can_be_given_up() {
    let app = TestApp::start().await;
    let mut client = app.client();
    let setup = "W1B1W2B2W3B3W1B1W2N0B2W3B3W1B1W2B2W3B3";
    let wish = json!({ "spec": "pantarei", "effort": "deep", "setup": setup });
    let job = client.post("/api/analysis", wish.clone()).await.ok();
    let path = format!("/api/analysis/{}", job["id"].as_str().unwrap());
    let gone = client.send(Method::DELETE, &path, Bytes::new()).await;
    assert_eq!(gone.status, 204);
    assert_eq!(client.get(&path).await.ok()["status"], "cancelled");
    client.post("/api/analysis", wish).await.ok();
}

#[tokio::test]
async fn nobody_is_helped_in_a_rated_match_that_goes_on() {
    let app = TestApp::start().await;
    let (mut ada, mut bob, mut eve) = (app.client(), app.client(), app.client());
    for (client, name) in [(&mut ada, "Ada"), (&mut bob, "Bob"), (&mut eve, "Eve")] {
        client.post("/api/account", named(name)).await.ok();
    }
    let wish = json!({ "spec": "kamon", "rated": true,
        "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let id = ada.make(wish).await;
    bob.ask(&id, "join").await.ok();
    for ply in 0..2 {
        let player = if ply == 0 { &mut ada } else { &mut bob };
        let legal = player.legal(&id).await;
        player.play(&id, ply, &legal[0]).await.ok();
    }
    let by_id = json!({ "match": id, "effort": "quick" });
    // Whoever asks about the match itself may be one of the two under another name.
    for player in [&mut ada, &mut bob, &mut eve] {
        let refused = player.post("/api/analysis", by_id.clone()).await;
        refused.refused(403, "analysis-live-rated");
    }
    let state = ada.state(&id).await;
    let mut moves = state["moves"].as_array().unwrap().clone();
    let mut by_position = json!({ "spec": "kamon", "setup": state["setup"], "moves": moves,
        "effort": "quick" });
    let refused = ada.post("/api/analysis", by_position.clone()).await;
    refused.refused(403, "analysis-live-rated");
    // Nor about what could come next.
    moves.push(json!(ada.legal(&id).await[0]));
    by_position["moves"] = json!(moves);
    let refused = ada.post("/api/analysis", by_position.clone()).await;
    refused.refused(403, "analysis-live-rated");
    eve.post("/api/analysis", by_position).await.ok();
    bob.ask(&id, "resign").await.ok();
    let job = ada.post("/api/analysis", by_id).await.ok();
    let done = outcome(&mut ada, job["id"].as_str().unwrap()).await;
    assert_eq!(done["status"], "done");
}
