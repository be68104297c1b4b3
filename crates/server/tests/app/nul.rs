//! NUL is a character that PostgreSQL keeps in no text: it is refused at the door, by both databases'
//! servers in the same words, and what a database says never reaches a client.

use axum::http::Method;
use protocol::client::Frame;
use serde_json::{Value, json};

use crate::accounts::named;
use crate::cluster::Cluster;
use crate::test_app::{TestApp, two_players};

/// Requests with NUL in each of their texts.
fn bodies(id: &str) -> Vec<(String, Value)> {
    let nul = "a\u{0}b";
    let me = json!([{ "kind": "me" }, { "kind": "open" }]);
    vec![
        (
            "/api/account".into(),
            json!({ "name": nul, "password": "correct horse" }),
        ),
        (
            "/api/account".into(),
            json!({ "name": "Eve", "password": "correct\u{0}horse" }),
        ),
        (
            "/api/account/login".into(),
            json!({ "name": nul, "password": "correct horse" }),
        ),
        (
            "/api/account/login".into(),
            json!({ "name": "Ada", "password": nul }),
        ),
        ("/api/account/tokens".into(), json!({ "label": nul })),
        ("/api/matches".into(), json!({ "spec": nul, "seats": me })),
        (
            "/api/matches".into(),
            json!({ "spec": "kamon", "seats": me, "words": nul }),
        ),
        (
            "/api/matches".into(),
            json!({ "spec": "kamon",
            "seats": [{ "kind": "me" }, { "kind": "player", "name": nul }] }),
        ),
        (format!("/api/matches/{id}/join"), json!({ "words": nul })),
        (
            format!("/api/matches/{id}/moves"),
            json!({ "ply": 0, "move": nul }),
        ),
        (
            format!("/api/matches/{id}/moves"),
            json!({ "ply": 0, "move": "c3", "client": nul }),
        ),
        (format!("/api/matches/{id}/chat"), json!({ "text": nul })),
        (format!("/api/matches/{id}/chat"), json!({ "phrase": nul })),
        (
            format!("/api/matches/{id}/attempt"),
            json!({ "piece": nul, "places": [nul] }),
        ),
        (
            "/api/analysis".into(),
            json!({ "spec": "kamon", "setup": nul, "moves": [nul] }),
        ),
        ("/api/analysis".into(), json!({ "match_id": nul })),
    ]
}

/// Every text that can be sent, by whatever way: refused, and never as a failure of ours.
async fn nul_is_refused_everywhere(app: &TestApp) {
    let (mut one, mut other, id) = two_players(app, json!({})).await;
    one.post("/api/account", named("Ada")).await.ok();
    other.post("/api/account", named("Bob")).await.ok();
    for (path, body) in bodies(&id) {
        let answer = one.post(&path, body.clone()).await;
        assert_eq!(
            answer.json()["code"],
            "nul-character",
            "{path} {body}: {}",
            answer.json()
        );
        assert_eq!(answer.status, 400, "{path} {body}");
    }
    for path in [
        "/api/players/a%00b".to_owned(),
        "/api/players/a%00b/matches".to_owned(),
        "/api/lists/open?game=a%00b".to_owned(),
        "/api/lists/open?after=a%00b".to_owned(),
        "/api/leaderboard?game=a%00b&speed=fast".to_owned(),
        "/api/leaderboard?game=kamon&speed=%00".to_owned(),
        "/api/matches/a%00b".to_owned(),
        "/api/matches/a%00b/record".to_owned(),
        format!("/api/matches/{id}/explain?move=a%00b"),
        "/api/positions/scene?spec=kamon&setup=%00".to_owned(),
        "/api/me/matches?game=%00".to_owned(),
        "/api/analysis/%00".to_owned(),
    ] {
        let answer = one.get(&path).await;
        assert_eq!(
            answer.json()["code"],
            "nul-character",
            "{path}: {}",
            answer.json()
        );
        assert_eq!(answer.status, 400, "{path}");
    }
    one.send(Method::DELETE, "/api/account/tokens/%00", "".into())
        .await
        .refused(400, "nul-character");
    let nul = "a\u{0}b";
    let mut socket = one.socket(&id, 0).await;
    for message in [
        json!({ "type": "move", "client": "1", "ply": 0, "move": nul }),
        json!({ "type": "move", "client": nul, "ply": 0, "move": "c3" }),
        json!({ "type": "say", "client": "2", "text": nul }),
    ] {
        socket
            .0
            .send(Frame::text(message.to_string()))
            .await
            .unwrap();
        let refused = socket.hear_of("refused").await;
        assert_eq!(
            refused["error"]["code"], "nul-character",
            "{message}: {refused}"
        );
    }
    // Words that only look like it are words.
    let looks_like = json!({ "label": "\\u0000" });
    one.post("/api/account/tokens", looks_like).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn on_sqlite() {
    nul_is_refused_everywhere(&TestApp::start().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_postgresql() {
    let cluster = Cluster::start();
    let app = TestApp::with(|config| config.database = cluster.new_database()).await;
    nul_is_refused_everywhere(&app).await;
}

/// Whoever plays learns that the database fails, and not what it says.
#[tokio::test(flavor = "multi_thread")]
async fn what_a_database_says_is_for_the_log() {
    let app = TestApp::start().await;
    let (mut one, _, id) = two_players(&app, json!({})).await;
    let text = one.legal(&id).await[0].clone();
    let greedy = rusqlite::Connection::open(&app.config.database).unwrap();
    greedy.execute_batch("DROP TABLE events").unwrap();
    let refused = one.play(&id, 0, &text).await.refused(503, "store-broken");
    let said = refused["message"].as_str().unwrap();
    assert!(
        !said.contains("events") && !said.contains("table"),
        "{said}"
    );
}
