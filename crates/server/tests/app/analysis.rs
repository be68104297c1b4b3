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
    let wish = |effort: &str| {
        json!({ "spec": "pantarei", "effort": effort,
            "setup": "W1B1W2B2W3B3W1B1W2N0B2W3B3W1B1W2B2W3B3", "moves": ["black"] })
    };
    // It goes on for as long as it takes to ask the rest.
    let answer = client.post("/api/analysis", wish("deep")).await;
    assert_eq!(answer.status, 202);
    let job = answer.json();
    let id = job["id"].as_str().unwrap();
    assert!(job["quota_left"].as_u64().unwrap() > 0);
    let second = client.post("/api/analysis", wish("quick")).await;
    assert!(second.headers.contains_key("retry-after"));
    second.refused(429, "analysis-one");
    let path = format!("/api/analysis/{id}");
    app.client()
        .get(&path)
        .await
        .refused(404, "analysis-not-found");
    client.send(Method::DELETE, &path, Bytes::new()).await;
    let job = client.post("/api/analysis", wish("quick")).await.ok();
    let id = job["id"].as_str().unwrap();
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

/// A game of Kamon whose last moves are known: Black could have won by d6, and White did instead.
fn kamon_with_a_blunder() -> (&'static str, Vec<&'static str>) {
    let setup = "RgYfPdPg/OmRmRbRdYd/GgRnBbBd--Od/GnYnBgPfOfGfYb/PbObYmBfPnBm/OnOgPmGmBn/YgGbRfGd";
    let moves = "e1 e5 d2 d7 a5 e4 d4 d5 f2 e2 b5 g3 b4 c3 f1 b3 f4 c2 g2 d1 g4 d6";
    (setup, moves.split(' ').collect())
}

#[tokio::test]
async fn a_game_is_reviewed_within_the_quota_and_as_a_tree() {
    let app = TestApp::start().await;
    let mut client = app.client();
    let (setup, moves) = kamon_with_a_blunder();
    let wish = json!({ "spec": "kamon", "setup": setup, "moves": moves, "effort": "quick" });
    let answer = client.post("/api/analysis/review", wish.clone()).await;
    assert_eq!(answer.status, 202);
    let job = answer.json();
    assert_eq!(job["quota_left"], 110, "{job}");
    assert!(job.get("review").is_none());
    let done = outcome(&mut client, job["id"].as_str().unwrap()).await;
    assert_eq!(done["status"], "done", "{done}");
    let review = &done["review"]["review"];
    assert_eq!(review["complete"], true);
    assert_eq!(review["positions"].as_array().unwrap().len(), 23);
    assert_eq!(
        review["moves"][20]["class"], "blunder",
        "{}",
        review["moves"][20]
    );
    assert_eq!(review["moves"][20]["better"]["line"][0], "d6");
    let nodes = done["review"]["tree"]["nodes"].as_array().unwrap();
    let blunder = nodes
        .iter()
        .find(|node| node["step"] == "g4" && node["glyph"] == "??");
    assert!(blunder.is_some(), "{nodes:?}");
    // What a deep one would cost is more than a guest has left, which is said with when to come again.
    let mut deep = wish;
    deep["effort"] = json!("deep");
    let refused = client.post("/api/analysis/review", deep).await;
    let wait: u64 = refused.headers["retry-after"]
        .to_str()
        .unwrap()
        .parse()
        .unwrap();
    assert!(wait > 0);
    refused.refused(429, "analysis-quota");
}

#[tokio::test]
async fn a_solitaire_is_reviewed_by_its_score() {
    let app = TestApp::start().await;
    let mut client = app.client();
    let family = catalog::families().find(|family| family.id == "tantrix-solitaire");
    let sample = &family.unwrap().sample;
    let moves: Vec<&str> = sample.moves.split(' ').collect();
    let wish =
        json!({ "spec": sample.spec, "setup": sample.setup, "moves": moves, "effort": "quick" });
    let job = client.post("/api/analysis/review", wish).await.ok();
    let done = outcome(&mut client, job["id"].as_str().unwrap()).await;
    assert_eq!(done["status"], "done", "{done}");
    let review = &done["review"]["review"];
    assert_eq!(
        (&review["complete"], &review["whole"]),
        (&json!(true), &json!(14))
    );
    assert_eq!(
        review["positions"].as_array().unwrap().len(),
        moves.len() + 1
    );
    let player = &review["players"][0];
    assert!(
        player["lost_error"].is_number() && player["luck"]["error"].is_number(),
        "{player}"
    );
    assert!(player["accuracy"].as_f64().unwrap() <= 100.0);
}

#[tokio::test]
async fn only_what_is_over_is_reviewed() {
    let app = TestApp::start().await;
    let mut ada = app.client();
    let wish = json!({ "spec": "kamon", "seats": [{ "kind": "me" }, { "kind": "me" }] });
    let id = ada.make(wish).await;
    let of_match = json!({ "match": id });
    let running = ada.post("/api/analysis/review", of_match.clone()).await;
    running.refused(409, "review-not-over");
    let legal = ada.legal(&id).await;
    ada.play(&id, 0, &legal[0]).await.ok();
    ada.ask(&id, "resign").await.ok();
    let job = ada.post("/api/analysis/review", of_match).await.ok();
    let path = format!("/api/analysis/{}", job["id"].as_str().unwrap());
    assert_eq!(
        ada.send(Method::DELETE, &path, Bytes::new()).await.status,
        204
    );
    let refuse = |spec: &str, setup: &str| json!({ "spec": spec, "setup": setup });
    let (setup, _) = kamon_with_a_blunder();
    let empty = ada
        .post("/api/analysis/review", refuse("kamon", setup))
        .await;
    empty.refused(422, "review-empty");
    let nothing = ada.post("/api/analysis/review", json!({})).await;
    nothing.refused(422, "analysis-what");
    let nobody = ada
        .post("/api/analysis/review", json!({ "match": "none" }))
        .await;
    assert_eq!(nobody.status, 404);
}

#[tokio::test]
async fn nobody_in_a_rated_match_that_goes_on_has_it_reviewed() {
    let app = TestApp::start().await;
    let (mut ada, mut bob) = (app.client(), app.client());
    for (client, name) in [(&mut ada, "Ada"), (&mut bob, "Bob")] {
        client.post("/api/account", named(name)).await.ok();
    }
    let wish = json!({ "spec": "kamon", "rated": true,
        "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let id = ada.make(wish).await;
    bob.ask(&id, "join").await.ok();
    for ply in 0..3 {
        let player = if ply % 2 == 0 { &mut ada } else { &mut bob };
        let legal = player.legal(&id).await;
        player.play(&id, ply, &legal[0]).await.ok();
    }
    let by_id = ada
        .post("/api/analysis/review", json!({ "match": id }))
        .await;
    by_id.refused(409, "review-not-over");
    let state = ada.state(&id).await;
    let moves = state["moves"].as_array().unwrap().clone();
    let mut by_position = json!({ "spec": "kamon", "setup": state["setup"], "moves": moves });
    for player in [&mut ada, &mut bob] {
        let refused = player
            .post("/api/analysis/review", by_position.clone())
            .await;
        refused.refused(403, "analysis-live-rated");
    }
    // Nor a game that only passes through it.
    by_position["moves"] = json!(moves[..2]);
    let refused = ada.post("/api/analysis/review", by_position).await;
    refused.refused(403, "analysis-live-rated");
}

#[tokio::test]
async fn hints_are_for_those_who_play_and_never_in_rated_matches() {
    let app = TestApp::start().await;
    let (mut ada, mut bob, mut eve) = (app.client(), app.client(), app.client());
    for (client, name) in [(&mut ada, "Ada"), (&mut bob, "Bob"), (&mut eve, "Eve")] {
        client.post("/api/account", named(name)).await.ok();
    }
    let path = |id: &str| format!("/api/matches/{id}/hint");

    // Against a bot whoever is to move is told a legal move, in words.
    let bots =
        json!({ "spec": "kamon", "seats": [{ "kind": "me" }, { "kind": "bot", "level": 1 }] });
    let id = ada.make(bots).await;
    let hint = ada.get(&path(&id)).await.ok();
    assert_eq!(hint["ply"], 0);
    let legal = ada.legal(&id).await;
    let best = hint["choice"]["text"].as_str().unwrap();
    assert!(legal.iter().any(|one| one == best), "{best}");
    assert!(hint["choice"]["about"].as_str().unwrap().contains(best));
    eve.get(&path(&id)).await.refused(403, "hint-not-yours");
    ada.ask(&id, "abort").await.ok();
    ada.get(&path(&id)).await.refused(409, "match-over");

    // Between people only where it was agreed on, and only when one is to move.
    let between = |overlay: bool, rated: bool| {
        json!({ "spec": "kamon", "overlay": overlay, "rated": rated,
            "seats": [{ "kind": "me" }, { "kind": "open" }] })
    };
    let id = ada.make(between(false, false)).await;
    bob.ask(&id, "join").await.ok();
    ada.get(&path(&id)).await.refused(403, "hint-not-agreed");
    let id = ada.make(between(true, false)).await;
    bob.ask(&id, "join").await.ok();
    bob.get(&path(&id)).await.refused(403, "hint-not-yours");
    ada.get(&path(&id)).await.ok();
    // The other sees that one was taken; the same position asked about again, here or by a page, is no other hint.
    for _ in 0..2 {
        let state = bob.get(&format!("/api/matches/{id}")).await.ok();
        assert_eq!(state["seats"][0]["hints"], 1);
        assert_eq!(state["seats"][1].get("hints"), None);
        let told = ada.ask(&id, "hint").await.ok();
        assert_eq!(told["already"], true);
    }
    let events = bob.get(&format!("/api/matches/{id}/events")).await.ok();
    let last = events.as_array().and_then(|events| events.last()).unwrap();
    assert_eq!(
        last["event"],
        json!({ "type": "hint-taken", "seat": 0, "ply": 0 })
    );
    bob.ask(&id, "hint").await.refused(403, "hint-not-yours");

    let id = ada.make(between(false, true)).await;
    bob.ask(&id, "join").await.ok();
    for client in [&mut ada, &mut bob, &mut eve] {
        client.get(&path(&id)).await.refused(403, "hint-rated");
    }
    ada.get(&path("nothing"))
        .await
        .refused(404, "match-not-found");
}
