//! Reviews by HTTP: they stay with the account that made them, and go with it.

use serde_json::{Value, json};

use crate::client::Client;
use crate::studies::account;
use crate::test_app::TestApp;

/// Base64 of what begins as gzip does.
fn packed(letter: char, length: usize) -> String {
    format!("H4sI{}", letter.to_string().repeat(length - 4))
}

fn review(id: &str, at: i64, packed: &str) -> Value {
    json!({ "match": id, "at": at, "packed": packed })
}

/// A match of one's own that is over.
async fn over(ada: &mut Client) -> String {
    let wish = json!({ "spec": "kamon", "seats": [{ "kind": "me" }, { "kind": "me" }] });
    let id = ada.make(wish).await;
    let legal = ada.legal(&id).await;
    ada.play(&id, 0, &legal[0]).await.ok();
    ada.ask(&id, "resign").await.ok();
    id
}

#[tokio::test]
async fn a_review_is_found_on_every_device_of_its_account_and_by_nobody_else() {
    let app = TestApp::start().await;
    let mut ada = account(&app, "Ada").await;
    let id = over(&mut ada).await;
    let path = format!("/api/me/reviews/{id}");
    ada.get(&path).await.refused(404, "not-found");
    let half = ada
        .post("/api/me/reviews", review(&id, 5, &packed('A', 8)))
        .await
        .ok();
    assert_eq!(half, json!({ "match": id, "at": 5 }));
    let whole = review(&id, 9, &packed('B', 128 * 1024));
    ada.post("/api/me/reviews", whole.clone()).await.ok();
    // Another device tells late what it found before: the later one stays.
    let late = ada
        .post("/api/me/reviews", review(&id, 7, &packed('C', 8)))
        .await
        .ok();
    assert_eq!(late["at"], 9);
    assert_eq!(ada.get(&path).await.ok(), whole);
    let all = json!({ "reviews": [{ "match": id, "at": 9 }] });
    assert_eq!(ada.get("/api/me/reviews").await.ok(), all);
    let mut bob = account(&app, "Bob").await;
    assert_eq!(
        bob.get("/api/me/reviews").await.ok(),
        json!({ "reviews": [] })
    );
    bob.get(&path).await.refused(404, "not-found");
    // Nobody has made one tomorrow.
    let far = bob
        .post("/api/me/reviews", review(&id, i64::MAX, &packed('D', 8)))
        .await
        .ok();
    assert!(far["at"].as_i64().unwrap() < i64::MAX / 2);
}

#[tokio::test]
async fn what_is_no_review_of_a_finished_match_is_not_kept() {
    let app = TestApp::start().await;
    let mut ada = account(&app, "Ada").await;
    let id = over(&mut ada).await;
    let mut guest = app.client();
    for refused in [
        guest.get("/api/me/reviews").await,
        guest.get(&format!("/api/me/reviews/{id}")).await,
        guest
            .post("/api/me/reviews", review(&id, 5, &packed('A', 8)))
            .await,
    ] {
        refused.refused(401, "log-in-first");
    }
    let long = review(&id, 5, &packed('A', 128 * 1024 + 4));
    ada.post("/api/me/reviews", long)
        .await
        .refused(413, "review-too-long");
    let plain = review(&id, 5, "{}");
    ada.post("/api/me/reviews", plain)
        .await
        .refused(422, "review-unreadable");
    let none = review("none", 5, &packed('A', 8));
    ada.post("/api/me/reviews", none)
        .await
        .refused(404, "match-not-found");
    let wish = json!({ "spec": "kamon", "seats": [{ "kind": "me" }, { "kind": "me" }] });
    let running = ada.make(wish).await;
    let early = review(&running, 5, &packed('A', 8));
    ada.post("/api/me/reviews", early)
        .await
        .refused(409, "review-not-over");
    assert_eq!(
        ada.get("/api/me/reviews").await.ok(),
        json!({ "reviews": [] })
    );
}
