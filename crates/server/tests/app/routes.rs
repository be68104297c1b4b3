//! What holds for every route there is, taken from the description of the API.

use axum::http::Method;
use protocol::client::Bytes;
use serde_json::{Value, json};

use crate::test_app::{TestApp, two_players};

/// Every route: its method and a path with a real match in it.
fn routes(id: &str) -> Vec<(Method, String)> {
    let description: Value = serde_json::from_str(&server::openapi()).unwrap();
    let paths = description["paths"].as_object().unwrap();
    let mut found = Vec::new();
    for (path, methods) in paths {
        let path = if path.starts_with("/api/v1/matches") {
            path.replace("{id}", id)
        } else {
            path.replace("{id}", "kamon").replace("{name}", "nobody")
        };
        for method in methods.as_object().unwrap().keys() {
            let method: Method = method.to_uppercase().parse().unwrap();
            found.push((method, path.clone()));
        }
    }
    assert!(found.len() > 30, "the list of routes is not read right");
    found
}

fn changing(id: &str) -> impl Iterator<Item = (Method, String)> {
    let changes = |method: &Method| !matches!(*method, Method::GET | Method::HEAD);
    routes(id)
        .into_iter()
        .filter(move |(method, _)| changes(method))
}

#[tokio::test]
async fn every_answer_of_every_route_has_the_same_headers() {
    let app = TestApp::start().await;
    let (one, _, id) = two_players(&app, json!({})).await;
    let others = [
        "/",
        "/match/x",
        "/none.js",
        "/api/none",
        "/healthz",
        "/readyz",
        "/metrics",
        "/api/openapi.json",
    ];
    let others = others.map(|path| (Method::GET, path.to_owned()));
    for (method, path) in routes(&id).into_iter().chain(others) {
        // Streams do not end by themselves: a stranger is refused before they begin.
        let mut client = if path.contains("stream") {
            app.client()
        } else {
            one.clone()
        };
        let answer = client.send(method.clone(), &path, Bytes::new()).await;
        let mut said: Vec<String> = answer
            .headers
            .iter()
            .filter(|(name, _)| {
                let name = name.as_str();
                name.starts_with("x-content")
                    || name.starts_with("x-frame")
                    || name.contains("policy")
            })
            .map(|(name, value)| format!("{name}: {}", value.to_str().unwrap()))
            .collect();
        said.sort();
        assert_eq!(
            said,
            [
                "content-security-policy: default-src 'none'; \
                 script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; \
                 media-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; \
                 frame-ancestors 'none'",
                "cross-origin-opener-policy: same-origin",
                "permissions-policy: camera=(), microphone=(), geolocation=()",
                "referrer-policy: same-origin",
                "x-content-type-options: nosniff",
                "x-frame-options: DENY",
            ],
            "{method} {path}"
        );
        assert!(
            answer.headers.contains_key("x-request-id"),
            "{method} {path}"
        );
    }
}

/// Without a version a path is the same route: who may do what, and what is answered, is the same.
#[tokio::test]
async fn every_route_is_there_with_and_without_its_version() {
    let app = TestApp::start().await;
    let (_, reader) = crate::stream::programmer_for(&app, "Robby", &["read"]).await;
    let mut asked = 0;
    for (method, path) in routes("none") {
        let newest = path.replacen("/api/v1/", "/api/", 1);
        assert_ne!(path, newest);
        // A stranger, and a program that may only look.
        for client in [app.client(), reader.clone()] {
            if path.contains("stream/events") && client.0.headers().contains_key("authorization") {
                // It would never end.
                continue;
            }
            let mut said = Vec::new();
            for path in [&path, &newest] {
                let answer = client
                    .clone()
                    .send(method.clone(), path, Bytes::new())
                    .await;
                let code = answer.json()["code"].clone();
                said.push((answer.status, answer.headers.get("allow").cloned(), code));
            }
            assert_eq!(said[0], said[1], "{method} {path}");
            asked += 1;
        }
    }
    assert!(asked > 80, "{asked}");
    // A token that may only look is kept from the account under either name.
    for path in ["/api/account/tokens", "/api/v1/account/tokens"] {
        let answer = reader.clone().get(path).await;
        answer.refused(403, "token-scope");
    }
    for path in ["/api/analysis", "/api/v1/analysis"] {
        let answer = reader.clone().post(path, json!({})).await;
        answer.refused(403, "token-scope");
    }
    app.client()
        .get("/api/v2/games")
        .await
        .refused(404, "not-found");
}

#[tokio::test]
async fn no_changing_route_listens_to_a_foreign_page() {
    let app = TestApp::start().await;
    let (mut one, _, id) = two_players(&app, json!({})).await;
    let before = one.state(&id).await["seq"].clone();
    let mut tried = 0;
    for (method, path) in changing(&id) {
        for (header, value) in [
            ("origin", "https://evil.example"),
            ("origin", "null"),
            ("sec-fetch-site", "cross-site"),
        ] {
            let mut client = one.clone().with(header, value);
            let answer = client.send(method.clone(), &path, Bytes::from("{}")).await;
            answer.refused(403, "origin-foreign");
            tried += 1;
        }
    }
    assert!(tried > 45, "{tried}");
    assert_eq!(one.state(&id).await["seq"], before);
}

/// Whatever is sent as JSON to whatever route: refused with a sentence, never a failure of ours.
#[tokio::test]
async fn hostile_bodies_are_refused_everywhere() {
    let app = TestApp::start().await;
    let (one, _, id) = two_players(&app, json!({})).await;
    let deep = "[".repeat(8_000);
    let nested = format!("{}1{}", "{\"a\":".repeat(1_500), "}".repeat(1_500));
    let huge = format!("{{\"spec\":\"{}\"}}", "a".repeat(20_000));
    let wide = format!("{{{}\"a\":1}}", "\"a\":1,".repeat(2_000));
    let bodies: [&[u8]; 16] = [
        b"",
        b"{",
        b"nul",
        b"\xff\xfe\xfd",
        b"\"\\ud800\"",
        b"1e999999",
        b"-0",
        b"{\"ply\":1e400,\"move\":\"a1\"}",
        b"{\"ply\":99999999999999999999999999,\"move\":\"a1\"}",
        b"{\"ply\":-1,\"move\":null}",
        b"{\"spec\":{\"$ne\":null},\"seats\":\"me\"}",
        b"{\"name\":[],\"password\":{}}",
        deep.as_bytes(),
        nested.as_bytes(),
        huge.as_bytes(),
        wide.as_bytes(),
    ];
    for (method, path) in changing(&id) {
        // Those that take nothing have nothing to refuse.
        let takes_nothing = [
            "resign",
            "draw",
            "decline",
            "takeback",
            "abort",
            "rematch",
            "logout",
            "logout-everywhere",
            "confirm",
        ];
        let last = path.rsplit('/').next().unwrap();
        if takes_nothing.contains(&last) || method == Method::DELETE {
            continue;
        }
        for body in bodies {
            let mut client = one.clone();
            let body = Bytes::from(body.to_vec());
            let answer = client.send(method.clone(), &path, body).await;
            let status = answer.status.as_u16();
            assert!((400..500).contains(&status), "{method} {path}: {status}");
            let said = answer.json();
            assert!(said["code"].is_string(), "{method} {path}: {said}");
            assert!(
                said["message"].as_str().unwrap().len() > 5,
                "{method} {path}: {said}"
            );
        }
    }
    // And the server is as well as before.
    assert_eq!(app.client().get("/readyz").await.status, 200);
}

#[tokio::test]
async fn cookies_are_bound_to_https_where_there_is_https() {
    for https in [false, true] {
        let app = TestApp::with(|config| config.https = https).await;
        let wish = json!({ "spec": "kamon", "seats": [{ "kind": "me" }, { "kind": "open" }] });
        let answer = app.client().post("/api/matches", wish).await;
        let cookie = answer.headers["set-cookie"].to_str().unwrap().to_owned();
        assert_eq!(
            cookie.starts_with("__Host-serpentarium="),
            https,
            "{cookie}"
        );
        assert_eq!(cookie.contains("; Secure"), https, "{cookie}");
        for mark in ["; Path=/;", "; HttpOnly", "; SameSite=Lax"] {
            assert!(cookie.contains(mark), "{cookie}");
        }
        assert!(!cookie.contains("Domain"), "{cookie}");
    }
}

#[tokio::test]
async fn metrics_are_for_this_machine() {
    let app = TestApp::start().await;
    assert_eq!(app.client().get("/metrics").await.status, 200);
    let mut through_a_proxy = app.client().with("x-forwarded-for", "203.0.113.9");
    assert_eq!(through_a_proxy.get("/metrics").await.status, 404);
    let app = TestApp::with(|config| config.trust_proxy = true).await;
    let mut from_afar = app.client().with("x-forwarded-for", "203.0.113.9");
    assert_eq!(from_afar.get("/metrics").await.status, 404);
    let app = TestApp::with(|config| config.public_metrics = true).await;
    let mut from_afar = app.client().with("x-forwarded-for", "203.0.113.9");
    assert_eq!(from_afar.get("/metrics").await.status, 200);
}
