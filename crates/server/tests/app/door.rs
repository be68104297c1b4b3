use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use axum::http::Method;
use protocol::client::Bytes;
use serde_json::json;
use server::Limits;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::test_app::TestApp;

#[test]
fn the_description_of_the_api_is_the_one_checked_in() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/openapi.json");
    let kept = std::fs::read_to_string(file).unwrap_or_default();
    if kept != server::openapi() {
        std::fs::write(file, server::openapi()).unwrap();
        panic!("openapi.json was out of date and has been written anew: look at the difference");
    }
}

/// Programs that make clients of the description name their functions by them.
#[test]
fn every_operation_has_a_name_of_its_own() {
    let description: serde_json::Value = serde_json::from_str(&server::openapi()).unwrap();
    let mut known = BTreeMap::new();
    for (path, operations) in description["paths"].as_object().unwrap() {
        for (method, operation) in operations.as_object().unwrap() {
            let Some(name) = operation["operationId"].as_str() else {
                continue;
            };
            let before = known.insert(name.to_owned(), format!("{method} {path}"));
            assert_eq!(before, None, "{method} {path} is called {name} too");
        }
    }
    assert!(known.len() > 100, "{}", known.len());
}

#[tokio::test]
async fn the_description_is_served() {
    let app = TestApp::start().await;
    let served = app.client().get("/api/openapi.json").await.ok();
    let kept: serde_json::Value = serde_json::from_str(&server::openapi()).unwrap();
    assert_eq!(served, kept);
    for path in [
        "/api/v1/matches",
        "/api/v1/matches/{id}/moves",
        "/api/v1/matches/{id}/live",
    ] {
        assert!(served["paths"][path].is_object(), "{path}");
    }
}

#[tokio::test]
async fn every_answer_has_its_headers() {
    let app = TestApp::start().await;
    for path in [
        "/api/games",
        "/api/none",
        "/healthz",
        "/metrics",
        "/api/matches/none",
    ] {
        let answer = app.client().get(path).await;
        let header = |name: &str| answer.headers.get(name).unwrap().to_str().unwrap();
        let policy = header("content-security-policy");
        let script = "script-src 'self' 'wasm-unsafe-eval';";
        assert!(policy.contains(script), "{path}: {policy}");
        let rest = policy.replace(script, "");
        assert!(!rest.contains("unsafe"), "{path}: {policy}");
        assert_eq!(header("x-content-type-options"), "nosniff");
        assert_eq!(header("x-frame-options"), "DENY");
        assert_eq!(header("referrer-policy"), "same-origin");
    }
}

#[tokio::test]
async fn health_readiness_and_metrics_are_told() {
    let app = TestApp::start().await;
    let mut client = app.client();
    assert_eq!(client.get("/healthz").await.status, 200);
    assert_eq!(client.get("/readyz").await.status, 200);
    let wish = json!({ "spec": "kamon", "seats": [{ "kind": "me" }, { "kind": "me" }] });
    let id = client.make(wish).await;
    let text = client.legal(&id).await[0].clone();
    client.play(&id, 0, &text).await.ok();
    let page = client.get("/metrics").await;
    let page = String::from_utf8(page.bytes.to_vec()).unwrap();
    for line in [
        "serpentarium_moves_total 1\n",
        "serpentarium_matches_loaded 1\n",
        "serpentarium_commit_seconds_count 1\n",
        "serpentarium_store_waiting 0\n",
    ] {
        assert!(page.contains(line), "{line}{page}");
    }
}

#[tokio::test]
async fn foreign_pages_may_not_play_here() {
    let app = TestApp::with(|config| config.origins = vec!["https://friend.example".into()]).await;
    let own = format!("http://{}", app.running().address());
    let wish = json!({ "spec": "kamon", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    for (origin, welcome) in [
        (own.as_str(), true),
        ("https://friend.example", true),
        ("https://evil.example", false),
        ("null", false),
        ("https://friend.example.evil.example", false),
    ] {
        let mut client = app.client().with("origin", origin);
        let answer = client.post("/api/matches", wish.clone()).await;
        if welcome {
            let id = answer.ok()["id"].as_str().unwrap().to_owned();
            client.socket(&id, 0).await.hear_of("hello").await;
        } else {
            answer.refused(403, "origin-foreign");
            let mut other = app.client();
            let id = other.make(wish.clone()).await;
            assert!(client.try_socket(&id, 0).await.is_err(), "{origin}");
            assert_eq!(
                client.get("/api/games").await.status,
                200,
                "reading is for all"
            );
        }
    }
}

#[tokio::test]
async fn too_much_is_refused_with_a_time_to_come_back() {
    let limits = Limits {
        costly_a_minute: 2,
        sockets: 1,
        ..Limits::NONE
    };
    let app = TestApp::with(|config| config.limits = limits).await;
    let mut client = app.client();
    let wish = json!({ "spec": "kamon", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let id = client.make(wish.clone()).await;
    client.make(wish.clone()).await;
    let answer = client.post("/api/matches", wish).await;
    let wait = answer.headers["retry-after"].to_str().unwrap().to_owned();
    answer.refused(429, "too-many-requests");
    assert!((1..=60).contains(&wait.parse::<u32>().unwrap()));

    let socket = client.socket(&id, 0).await;
    assert!(client.try_socket(&id, 0).await.is_err());
    drop(socket);
    for _ in 0..3_000 {
        if client.try_socket(&id, 0).await.is_ok() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("the place of a closed socket was not given back");
}

#[tokio::test]
async fn what_makes_no_sense_is_refused_with_a_sentence() {
    let app = TestApp::start().await;
    let mut client = app.client();
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    for (wish, code) in [
        (json!({ "spec": "chess", "seats": seats }), "unknown-game"),
        (
            json!({ "spec": "kamon(", "seats": seats }),
            "spec-malformed",
        ),
        (
            json!({ "spec": "kamon", "seats": [{ "kind": "me" }] }),
            "match-seats",
        ),
        (
            json!({ "spec": "kamon", "seats": [{ "kind": "bot", "level": 99 }, { "kind": "me" }] }),
            "match-no-level",
        ),
        (
            json!({ "spec": "kamon",
                "seats": [{ "kind": "bot", "level": 1 }, { "kind": "bot", "level": 1 }] }),
            "match-seat-kinds",
        ),
        (
            json!({ "spec": "kamon", "seats": seats, "clock": { "kind": "days", "days": 0 } }),
            "clock-not-sensible",
        ),
        (
            json!({ "spec": "kamon", "seats": seats, "words": "a\nb" }),
            "words-too-long",
        ),
    ] {
        client.post("/api/matches", wish).await.refused(422, code);
    }
    let rated = json!({ "spec": "kamon", "seats": seats, "rated": true });
    let answer = client.post("/api/matches", rated).await;
    answer.refused(403, "match-rated-accounts");
    for body in ["", "{", "[]", "{\"spec\":7}", "null"] {
        let answer = client
            .send(Method::POST, "/api/matches", Bytes::from(body))
            .await;
        answer.refused(400, "body-unreadable");
    }
    let huge = "x".repeat(100_000);
    let answer = client
        .send(Method::POST, "/api/matches", Bytes::from(huge))
        .await;
    answer.refused(413, "body-too-large");
    for (path, code) in [
        ("/api/lists/archive?limit=many", "request-unreadable"),
        ("/api/lists/archive?after=later", "page-unknown"),
        ("/api/players/Ada/matches?status=lost", "request-unreadable"),
        ("/api/leaderboard?game=kamon", "request-unreadable"),
        ("/api/matches/x/events?since=noon", "request-unreadable"),
        ("/api/matches/x/live", "request-unreadable"),
        ("/api/players/%ff", "request-unreadable"),
    ] {
        client.get(path).await.refused(400, code);
    }
    let chess = client.get("/api/lists/live?game=chess").await;
    chess.refused(422, "unknown-game");
    let chess = client.get("/api/leaderboard?game=chess&speed=fast").await;
    chess.refused(422, "unknown-game");
    let path = "/api/matches/x/moves";
    let unserved = client.send(Method::DELETE, path, Bytes::new()).await;
    assert_eq!(unserved.headers["allow"], "POST");
    unserved.refused(405, "method-not-allowed");
    client.get("/api/nowhere").await.refused(404, "not-found");
    let strange = client.get("/api/matches/%27%3B%20DROP%20TABLE").await;
    strange.refused(404, "match-not-found");
}

/// Lines that were taken in and never say anything.
#[tokio::test]
async fn one_address_has_only_so_many_connections() {
    let app =
        TestApp::with(|config| (config.limits.connections, config.limits.sockets) = (2, 1)).await;
    let address = app.running().address();
    let open = async || TcpStream::connect(address).await.unwrap();
    let mut held = vec![open().await, open().await, open().await];
    // Nothing is said to one too many: it is closed.
    let mut byte = [0];
    let refused = tokio::time::timeout(Duration::from_secs(30), open().await.read(&mut byte)).await;
    assert!(!matches!(refused.unwrap(), Ok(1..)), "it was answered");
    held.pop();
    let began = Instant::now();
    loop {
        let mut line = open().await;
        let ask = b"GET /healthz HTTP/1.0\r\n\r\n";
        if line.write_all(ask).await.is_ok() && matches!(line.read(&mut byte).await, Ok(1..)) {
            break;
        }
        assert!(
            began.elapsed() < Duration::from_secs(30),
            "no place is given back"
        );
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn who_reads_no_answer_is_left() {
    let app = TestApp::start().await;
    let mut line = TcpStream::connect(app.running().address()).await.unwrap();
    let asking = async {
        // Until nobody takes any more: neither we the answers, nor the server the questions.
        while line
            .write_all(b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n")
            .await
            .is_ok()
        {}
    };
    let left = tokio::time::timeout(Duration::from_secs(40), asking).await;
    assert!(left.is_ok(), "the server still waits");
}
