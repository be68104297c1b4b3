use axum::http::Method;
use protocol::client::Bytes;
use serde_json::{Value, json};

use crate::accounts::named;
use crate::client::Client;
use crate::test_app::TestApp;

async fn account(app: &TestApp, name: &str) -> Client {
    let mut client = app.client();
    client.post("/api/account", named(name)).await.ok();
    client
}

fn asking(name: &str) -> Value {
    json!({ "spec": "kamon", "seats": [{ "kind": "me" }, { "kind": "person", "name": name }] })
}

#[tokio::test]
async fn a_seat_can_be_kept_for_somebody() {
    let app = TestApp::start().await;
    let (mut ada, mut bob) = (account(&app, "Ada").await, account(&app, "Bob").await);
    let id = ada.make(asking("bob")).await;
    let state = ada.state(&id).await;
    assert_eq!(state["status"], "open");
    assert_eq!(state["seats"][1]["sitter"]["kind"], "invited");
    assert_eq!(state["seats"][1]["player"], "Bob");
    assert_eq!(
        bob.get("/api/me/matches").await.ok()["matches"][0]["id"],
        json!(id)
    );
    app.client()
        .ask(&id, "join")
        .await
        .refused(409, "match-seat-taken");
    app.client()
        .ask(&id, "decline")
        .await
        .refused(403, "match-not-invited");
    bob.ask(&id, "join").await.ok();
    assert_eq!(ada.state(&id).await["status"], "live");

    let id = ada.make(asking("Bob")).await;
    bob.ask(&id, "decline").await.ok();
    let state = ada.state(&id).await;
    assert_eq!(state["result"]["ending"]["kind"], "aborted");
    bob.ask(&id, "join").await.refused(409, "match-not-open");
    ada.post("/api/matches", asking("Nobody"))
        .await
        .refused(404, "player-not-found");
}

#[tokio::test]
async fn a_token_does_what_it_was_made_for_and_nothing_else() {
    let app = TestApp::start().await;
    let mut ada = account(&app, "Ada").await;
    let wish = json!({ "label": "watcher", "scopes": ["read"] });
    let token = ada.post("/api/account/tokens", wish).await.ok();
    let bearer = format!("Bearer {}", token["token"].as_str().unwrap());
    let mut program = app.client().with("authorization", &bearer);
    assert_eq!(program.get("/api/me").await.ok()["name"], "Ada");
    assert_eq!(
        ada.get("/api/account/tokens").await.ok()[0]["scopes"],
        json!(["read"])
    );
    let own = json!({ "spec": "kamon", "seats": [{ "kind": "me" }, { "kind": "me" }] });
    let made = program.post("/api/matches", own.clone()).await;
    made.refused(403, "token-scope");
    let analysed = program.post("/api/analysis", json!({})).await;
    analysed.refused(403, "token-scope");
    let id = ada.make(own).await;
    let mut socket = program.socket(&id, 0).await;
    socket.say(json!({ "type": "resign" })).await;
    let refused = socket.hear_of("refused").await;
    assert_eq!(refused["error"]["code"], "token-scope");

    let token = ada
        .post("/api/account/tokens", json!({ "label": "player" }))
        .await
        .ok();
    let bearer = format!("Bearer {}", token["token"].as_str().unwrap());
    let mut player = app.client().with("authorization", &bearer);
    player.ask(&id, "resign").await.ok();
    for (method, path) in [
        (Method::GET, "/api/account/tokens"),
        (Method::DELETE, "/api/account"),
        (Method::POST, "/api/account/logout-everywhere"),
    ] {
        let answer = player.send(method, path, Bytes::from("{}")).await;
        answer.refused(403, "token-scope");
    }
}

#[tokio::test]
async fn a_session_that_was_ended_opens_nothing_any_more() {
    let app = TestApp::start().await;
    let mut ada = account(&app, "Ada").await;
    let mut elsewhere = app.client();
    elsewhere
        .post("/api/account/login", named("Ada"))
        .await
        .ok();
    // Somebody kept the cookie.
    let mut thief = ada.clone();
    ada.post("/api/account/logout", json!({})).await;
    assert_eq!(thief.get("/api/me").await.ok()["guest"], true);
    assert_eq!(elsewhere.get("/api/me").await.ok()["name"], "Ada");
}
