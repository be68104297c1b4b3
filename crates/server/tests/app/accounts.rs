use axum::http::Method;
use protocol::client::Bytes;
use serde_json::{Value, json};

use crate::client::Client;
use crate::test_app::TestApp;

pub(crate) fn named(name: &str) -> Value {
    json!({ "name": name, "password": "correct horse" })
}

#[tokio::test]
async fn a_guest_becomes_an_account_and_keeps_the_games() {
    let app = TestApp::start().await;
    let mut client = app.client();
    let wish = json!({ "spec": "kamon", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let id = client.make(wish).await;
    let guest = client.get("/api/me").await.ok();
    let account = client.post("/api/account", named("Ada")).await.ok();
    assert_eq!(account["id"], guest["id"]);
    assert_eq!(client.get("/api/me").await.ok()["name"], "Ada");
    let mine = client.get("/api/me/matches").await.ok();
    assert_eq!(mine["matches"][0]["id"], json!(id));
    client
        .post("/api/account", named("Again"))
        .await
        .refused(422, "account-already");

    let mut elsewhere = app.client();
    elsewhere
        .post("/api/account/login", named("ADA"))
        .await
        .ok();
    assert_eq!(elsewhere.get("/api/me").await.ok()["id"], guest["id"]);
    app.client()
        .post("/api/account", named("ada"))
        .await
        .refused(409, "name-taken");
}

#[tokio::test]
async fn wrong_names_and_passwords_are_refused_alike() {
    let app = TestApp::start().await;
    app.client().post("/api/account", named("Ada")).await.ok();
    let wrong = json!({ "name": "Ada", "password": "incorrect horse" });
    let one = app.client().post("/api/account/login", wrong).await;
    let other = app
        .client()
        .post("/api/account/login", named("Nobody"))
        .await;
    assert_eq!(
        one.refused(401, "wrong-password"),
        other.refused(401, "wrong-password")
    );
    for (name, password, code) in [
        ("x", "correct horse", "name-not-good"),
        ("1st", "correct horse", "name-not-good"),
        ("<b>bold</b>", "correct horse", "name-not-good"),
        ("Ben", "short", "password-short"),
        ("Ben", "Password1", "password-common"),
        ("Ben", &"x".repeat(300), "password-long"),
    ] {
        let wish = json!({ "name": name, "password": password });
        app.client()
            .post("/api/account", wish)
            .await
            .refused(422, code);
    }
}

#[tokio::test]
async fn sessions_and_tokens_can_be_ended() {
    let app = TestApp::start().await;
    let mut one = app.client();
    one.post("/api/account", named("Ada")).await.ok();
    let mut other = app.client();
    other.post("/api/account/login", named("Ada")).await.ok();
    let token = one
        .post("/api/account/tokens", json!({ "label": "my bot" }))
        .await
        .ok();
    let bearer = format!("Bearer {}", token["token"].as_str().unwrap());
    let mut program = app.client().with("authorization", &bearer);
    let me = program.get("/api/me").await.ok();
    assert_eq!((&me["name"], &me["bot"]), (&json!("Ada"), &json!(true)));

    other
        .post("/api/account/logout-everywhere", json!({}))
        .await;
    assert_eq!(one.get("/api/me").await.ok()["guest"], true, "logged out");
    assert_eq!(
        program.get("/api/me").await.ok()["name"],
        "Ada",
        "tokens stay"
    );

    one.post("/api/account/login", named("Ada")).await.ok();
    let tokens = one.get("/api/account/tokens").await.ok();
    assert_eq!(tokens[0]["label"], "my bot");
    assert_ne!(tokens[0]["id"], token["token"]);
    let path = format!("/api/account/tokens/{}", tokens[0]["id"].as_str().unwrap());
    assert_eq!(
        one.send(Method::DELETE, &path, Bytes::new()).await.status,
        204
    );
    program.get("/api/me").await.refused(401, "token-unknown");
    app.client()
        .get("/api/account/tokens")
        .await
        .refused(401, "log-in-first");
}

/// Who may see what moves allow is agreed on by sitting down, and never where ratings are at stake.
#[tokio::test]
async fn what_moves_allow_is_shown_where_nothing_is_rated() {
    let app = TestApp::start().await;
    let mut ada = app.client();
    ada.post("/api/account", named("Ada")).await.ok();
    let wish = |rated: bool, overlay: bool| {
        json!({ "spec": "kamon", "rated": rated, "overlay": overlay,
            "seats": [{ "kind": "me" }, { "kind": "open" }] })
    };
    let refused = ada.post("/api/matches", wish(true, true)).await;
    refused.refused(422, "match-rated-overlay");
    let id = ada.make(wish(false, true)).await;
    let mut bob = app.client();
    let state = bob.get(&format!("/api/matches/{id}")).await.ok();
    assert_eq!(state["terms"]["overlay"], true, "who sits down is told");
    let id = ada.make(wish(true, false)).await;
    let state = bob.get(&format!("/api/matches/{id}")).await.ok();
    assert!(state["terms"].get("overlay").is_none(), "{state}");
}

#[tokio::test]
async fn a_rated_match_changes_ratings_once() {
    let app = TestApp::start().await;
    let (mut ada, mut bob) = (app.client(), app.client());
    ada.post("/api/account", named("Ada")).await.ok();
    bob.post("/api/account", named("Bob")).await.ok();
    let wish = json!({ "spec": "kamon", "rated": true,
        "clock": { "kind": "fischer", "initial_ms": 60_000, "increment_ms": 1_000 },
        "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let id = ada.make(wish).await;
    app.client()
        .ask(&id, "join")
        .await
        .refused(403, "match-rated-accounts");
    bob.ask(&id, "join").await.ok();
    for ply in 0..2 {
        let player = if ply == 0 { &mut ada } else { &mut bob };
        let legal = player.legal(&id).await;
        player.play(&id, ply, &legal[0]).await.ok();
    }
    ada.ask(&id, "resign").await.ok();
    ada.ask(&id, "resign").await.refused(409, "match-over");
    let loser = ada.get("/api/players/ada").await.ok();
    let winner = ada.get("/api/players/Bob").await.ok();
    let rating = |profile: &Value| profile["ratings"][0].clone();
    assert_eq!(rating(&loser)["speed"], "fast");
    assert_eq!(
        (&rating(&loser)["games"], &rating(&winner)["games"]),
        (&json!(1), &json!(1))
    );
    let sum =
        rating(&loser)["rating"].as_f64().unwrap() + rating(&winner)["rating"].as_f64().unwrap();
    assert!((sum - 3000.0).abs() < 1e-6);
    assert!(rating(&winner)["rating"].as_f64().unwrap() > 1600.0);
    assert_eq!(rating(&winner)["provisional"], true);
    assert_eq!(rating(&winner)["history"].as_array().unwrap().len(), 1);
    let leaders = ada.get("/api/leaderboard?game=kamon&speed=fast").await.ok();
    assert_eq!(leaders, json!([]), "too little is known of either");
}

/// Two accounts in the middle of a rated match.
pub(crate) async fn rated(ada: &mut Client, bob: &mut Client) -> String {
    let wish = json!({ "spec": "kamon", "rated": true,
        "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let id = ada.make(wish).await;
    bob.ask(&id, "join").await.ok();
    for ply in 0..2 {
        let player = if ply == 0 { &mut *ada } else { &mut *bob };
        let legal = player.legal(&id).await;
        player.play(&id, ply, &legal[0]).await.ok();
    }
    id
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn matches_that_end_at_once_all_count() {
    const AT_ONCE: usize = 8;
    let app = TestApp::start().await;
    let (mut ada, mut bob) = (app.client(), app.client());
    ada.post("/api/account", named("Ada")).await.ok();
    bob.post("/api/account", named("Bob")).await.ok();
    let mut resigning = Vec::new();
    for _ in 0..AT_ONCE {
        let id = rated(&mut ada, &mut bob).await;
        let mut player = app.client();
        player.0.set_cookie(ada.0.cookie());
        resigning.push(async move { player.ask(&id, "resign").await.ok() });
    }
    futures_util::future::join_all(resigning).await;
    for name in ["Ada", "Bob"] {
        let profile = ada.get(&format!("/api/players/{name}")).await.ok();
        let rating = &profile["ratings"][0];
        assert_eq!(rating["games"], json!(AT_ONCE), "{name}");
        assert_eq!(rating["history"].as_array().unwrap().len(), AT_ONCE);
    }
}

#[tokio::test]
async fn programs_play_no_rated_matches_and_end_with_their_token() {
    let app = TestApp::start().await;
    let (mut ada, mut bob) = (app.client(), app.client());
    ada.post("/api/account", named("Ada")).await.ok();
    bob.post("/api/account", named("Bob")).await.ok();
    let token = ada
        .post("/api/account/tokens", json!({ "label": "my bot" }))
        .await
        .ok();
    let bearer = format!("Bearer {}", token["token"].as_str().unwrap());
    let mut program = app.client().with("authorization", &bearer);
    let id = rated(&mut ada, &mut bob).await;
    let legal = ada.legal(&id).await;
    program
        .play(&id, 2, &legal[0])
        .await
        .refused(403, "match-rated-accounts");
    ada.play(&id, 2, &legal[0]).await.ok();

    let mut socket = program.socket(&id, 0).await;
    socket.hear_of("state").await;
    let tokens = ada.get("/api/account/tokens").await.ok();
    let path = format!("/api/account/tokens/{}", tokens[0]["id"].as_str().unwrap());
    ada.send(Method::DELETE, &path, Bytes::new()).await;
    assert_eq!(socket.closed_with().await, 1008);
}

#[tokio::test]
async fn an_old_guest_cookie_does_not_open_the_account() {
    let app = TestApp::start().await;
    let mut ada = app.client();
    let guest = ada.get("/api/me").await.ok();
    let mut old = app.client();
    old.0.set_cookie(ada.0.cookie());
    assert_eq!(old.get("/api/me").await.ok()["id"], guest["id"]);
    ada.post("/api/account", named("Ada")).await.ok();
    assert_ne!(old.get("/api/me").await.ok()["id"], guest["id"]);
}
