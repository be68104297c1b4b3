//! What is left of an account that was deleted: its games, and nothing that names it.

use protocol::client::{Bytes, Method};
use serde_json::{Value, json};

use crate::accounts::{named, rated};
use crate::client::{Answer, Client};
use crate::cluster::Cluster;
use crate::test_app::TestApp;

async fn account(app: &TestApp, name: &str) -> Client {
    let mut client = app.client();
    client.post("/api/account", named(name)).await.ok();
    client
}

async fn delete(client: &mut Client, body: Value) -> Answer {
    let body = Bytes::from(body.to_string());
    client.send(Method::DELETE, "/api/account", body).await
}

async fn over(client: &mut Client, id: &str) -> Value {
    let state = client.state(id).await;
    assert_eq!(state["status"], "over", "{state}");
    state["result"]["ending"].clone()
}

#[tokio::test]
async fn nothing_names_a_deleted_player() {
    nobody_is_named(&mut TestApp::start().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_names_a_deleted_player_over_postgresql() {
    let cluster = Cluster::start();
    let mut app = TestApp::with(|config| config.database = cluster.new_database()).await;
    nobody_is_named(&mut app).await;
}

async fn nobody_is_named(app: &mut TestApp) {
    let (mut ada, mut bob) = (account(app, "Ada").await, account(app, "Bob").await);
    let finished = rated(&mut ada, &mut bob).await;
    ada.ask(&finished, "resign").await.ok();
    ada.post(
        &format!("/api/matches/{finished}/chat"),
        json!({ "text": "Ada was here" }),
    )
    .await
    .ok();
    let running = rated(&mut ada, &mut bob).await;
    let mut socket = bob.socket(&running, 0).await;
    socket.hear_of("state").await;

    let wrong = json!({ "name": "Ada", "password": "wrong horse" });
    delete(&mut ada, wrong).await.refused(401, "wrong-password");
    assert_eq!(delete(&mut ada, named("Ada")).await.status, 204);
    assert_eq!(ada.get("/api/me").await.ok()["guest"], true);
    app.client()
        .post("/api/account/login", named("Ada"))
        .await
        .refused(401, "wrong-password");
    app.client()
        .get("/api/players/Ada")
        .await
        .refused(404, "player-not-found");

    // Whoever is there is told, and the running match is theirs.
    let told = socket.hear_of("event").await;
    assert_eq!(told["event"]["type"], "over", "{told}");
    assert_eq!(over(&mut bob, &running).await["kind"], "resigned");
    let rating = &bob.get("/api/players/Bob").await.ok()["ratings"][0];
    assert_eq!(rating["games"], 2);

    // In memory, and when it is read anew.
    for _ in 0..2 {
        let paths = [
            format!("/api/matches/{finished}"),
            format!("/api/matches/{finished}?lang=cs"),
            format!("/api/matches/{finished}/events"),
            format!("/api/matches/{finished}/record"),
            format!("/api/matches/{finished}/chat?room=players"),
            format!("/api/matches/{finished}.svg"),
            format!("/api/matches/{running}"),
            "/api/lists/archive".to_owned(),
            "/api/me/archive".to_owned(),
            "/api/players/Bob/matches".to_owned(),
            "/api/players/Bob".to_owned(),
            "/api/leaderboard?game=kamon&speed=days".to_owned(),
        ];
        for path in &paths {
            let said = bob.get(path).await;
            assert!(said.status.is_success(), "{path}");
            let said = String::from_utf8_lossy(&said.bytes).into_owned();
            assert!(!said.contains("Ada"), "{path}: {said}");
        }
        let state = bob.get(&paths[1]).await.ok();
        let seat = &state["seats"][0];
        assert_eq!(seat["sitter"]["name"], "[deleted]", "{seat}");
        assert_eq!(seat["player"], "smazaný hráč");
        let mut socket = bob.socket(&finished, 0).await;
        let created = socket.hear_of("event").await;
        assert_eq!(created["event"]["seats"][0]["name"], "[deleted]");
        app.restart().await;
        bob.move_to(app.running().address());
    }
    let mut records = Vec::new();
    let exported = server::database::export(&app.config.database, &mut records).await;
    assert_eq!(exported.unwrap().matches, 2);
    let records = String::from_utf8(records).unwrap();
    assert!(
        records.contains("[deleted]") && !records.contains("Ada"),
        "{records}"
    );
    let checked = server::database::check(&app.config.database).await.unwrap();
    assert_eq!(checked.wrong, []);
}

#[tokio::test]
async fn a_name_rests_after_its_account() {
    let app = TestApp::start().await;
    let mut ada = account(&app, "Ada").await;
    assert_eq!(delete(&mut ada, named("ada")).await.status, 204);
    for name in ["Ada", "ADA", "Ａｄａ"] {
        app.client()
            .post("/api/account", named(name))
            .await
            .refused(409, "name-taken");
    }
}

#[tokio::test]
async fn nobody_waits_for_a_deleted_player() {
    let app = TestApp::start().await;
    let (mut ada, mut bob) = (account(&app, "Ada").await, account(&app, "Bob").await);
    let open =
        json!({ "spec": "kamon", "public": true, "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let asked = |name: &str| json!({ "spec": "kamon", "seats": [{ "kind": "me" }, { "kind": "person", "name": name }] });
    let own = ada.make(open.clone()).await;
    let challenge = ada.make(asked("Bob")).await;
    let invitation = bob.make(asked("Ada")).await;
    let three = json!({ "spec": "tantrix(players=3)",
        "seats": [{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }] });
    let waiting = bob.make(three.clone()).await;
    ada.ask(&waiting, "join").await.ok();
    let begun = bob.make(open).await;
    ada.ask(&begun, "join").await.ok();
    let alone = ada
        .make(json!({ "spec": "kamon", "seats": [{ "kind": "me" }, { "kind": "me" }] }))
        .await;
    for ply in 0..2 {
        let legal = ada.legal(&alone).await;
        ada.play(&alone, ply, &legal[0]).await.ok();
    }
    // Among three a bot plays on.
    let mut eve = account(&app, "Eve").await;
    let trio = bob.make(three).await;
    ada.ask(&trio, "join").await.ok();
    eve.ask(&trio, "join").await.ok();
    for (ply, player) in [&mut bob, &mut ada, &mut eve].into_iter().enumerate() {
        let legal = player.legal(&trio).await;
        player.play(&trio, ply, &legal[0]).await.ok();
    }

    assert_eq!(delete(&mut ada, named("Ada")).await.status, 204);
    for id in [&own, &challenge, &invitation, &waiting, &begun] {
        assert_eq!(over(&mut bob, id).await["kind"], "aborted", "{id}");
    }
    assert_eq!(over(&mut bob, &alone).await["kind"], "resigned");
    let state = bob.state(&trio).await;
    assert_eq!(
        (&state["status"], &state["seats"][1]["left"]),
        (&json!("live"), &json!(true))
    );
    let open = bob.get("/api/lists/open").await.ok();
    assert_eq!(open["matches"], json!([]));
}

#[tokio::test]
async fn there_is_no_rematch_with_a_deleted_player() {
    let app = TestApp::start().await;
    let (mut ada, mut bob) = (account(&app, "Ada").await, account(&app, "Bob").await);
    let id = rated(&mut ada, &mut bob).await;
    ada.ask(&id, "resign").await.ok();
    ada.ask(&id, "rematch").await.ok();
    assert_eq!(delete(&mut ada, named("Ada")).await.status, 204);
    bob.ask(&id, "rematch")
        .await
        .refused(409, "match-player-deleted");
}

/// As after a server that was killed in the middle of it, or one of an older version: the account is gone, and
/// the match goes on.
#[tokio::test]
async fn matches_of_the_deleted_are_seen_to_at_the_next_start() {
    let mut app = TestApp::start().await;
    let (mut ada, mut bob) = (account(&app, "Ada").await, account(&app, "Bob").await);
    let id = rated(&mut ada, &mut bob).await;
    app.stop().await;
    let database = rusqlite::Connection::open(&app.config.database).unwrap();
    // Older versions wrote the names that people had at the time.
    let changed = database.execute(
        "UPDATE matches SET body = replace(body, '\"name\":\"\"', '\"name\":\"Ada\"')",
        [],
    );
    assert_eq!(changed.unwrap(), 1);
    let gone =
        "UPDATE players SET deleted_at = 1, name = '', folded_name = NULL WHERE name = 'Ada'";
    assert_eq!(database.execute(gone, []).unwrap(), 1);
    drop(database);
    let checked = server::database::check(&app.config.database).await.unwrap();
    assert_eq!(checked.wrong, [], "names in lists prove nothing");
    app.start_again().await;
    bob.move_to(app.running().address());
    assert_eq!(over(&mut bob, &id).await["kind"], "resigned");
    let archive = bob.get("/api/me/archive").await.ok();
    assert!(!archive.to_string().contains("Ada"), "{archive}");
}

#[tokio::test]
async fn an_account_takes_over_the_guests_games_or_leaves_them_their_name() {
    let app = TestApp::start().await;
    for (keep, name) in [(false, "Ada"), (true, "Bob")] {
        let mut client = app.client();
        let guest = client.get("/api/me").await.ok()["name"].clone();
        let wish = json!({ "spec": "kamon", "seats": [{ "kind": "me" }, { "kind": "open" }] });
        let id = client.make(wish.clone()).await;
        let wish_account =
            json!({ "name": name, "password": "correct horse", "keep_guest_name": keep });
        client.post("/api/account", wish_account).await.ok();
        let shown = client.state(&id).await["seats"][0]["sitter"]["name"].clone();
        let listed = client.get("/api/me/matches").await.ok();
        let expected = if keep { guest } else { json!(name) };
        assert_eq!(shown, expected);
        assert_eq!(listed["matches"][0]["seats"][0]["name"], expected);
        let next = client.make(wish).await;
        assert_eq!(
            client.state(&next).await["seats"][0]["sitter"]["name"],
            name
        );
    }
}
