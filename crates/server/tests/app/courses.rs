//! Courses by HTTP: what is told of them stays with the account.

use serde_json::{Value, json};

use crate::studies::account;
use crate::test_app::TestApp;

fn done(game: &str, step: &str, stars: i64) -> Value {
    json!({ "game": game, "step": step, "stars": stars })
}

#[tokio::test]
async fn the_best_of_every_device_stays_with_the_account() {
    let app = TestApp::start().await;
    let mut ada = account(&app, "Ada").await;
    assert_eq!(
        ada.get("/api/me/courses").await.ok(),
        json!({ "steps": [] })
    );
    let course = catalog::families()
        .find(|family| family.id == "kamon")
        .and_then(|family| family.course)
        .unwrap();
    let steps = catalog::lessons::steps(course).unwrap();
    let [first, second, ..] = &steps[..] else {
        panic!("Kamon's course has steps");
    };
    let told = json!({ "steps": [done("kamon", &first.id, 2), done("kamon", &second.id, 3)] });
    let kept = ada.post("/api/me/courses", told.clone()).await.ok();
    assert_eq!(kept["steps"].as_array().unwrap().len(), 2);
    // Another browser has done one of them better, one worse, and one that no course has any more.
    let other = json!({ "steps": [
        done("kamon", &first.id, 3), done("kamon", &second.id, 1),
        done("kamon", "no-such-step", 3), done("no-such-game", &first.id, 3),
    ] });
    let kept = ada.post("/api/me/courses", other).await.ok();
    let mut best = [done("kamon", &first.id, 3), done("kamon", &second.id, 3)];
    best.sort_by_key(|one| one["step"].to_string());
    assert_eq!(kept, json!({ "steps": best }));
    // Told again it is the same, and nobody else's.
    assert_eq!(ada.post("/api/me/courses", told).await.ok(), kept);
    assert_eq!(ada.get("/api/me/courses").await.ok(), kept);
    let mut bob = account(&app, "Bob").await;
    assert_eq!(
        bob.get("/api/me/courses").await.ok(),
        json!({ "steps": [] })
    );
}

#[tokio::test]
async fn what_is_no_progress_is_refused_and_nothing_of_it_kept() {
    let app = TestApp::start().await;
    let mut guest = app.client();
    let told = json!({ "steps": [] });
    for refused in [
        guest.get("/api/me/courses").await,
        guest.post("/api/me/courses", told).await,
    ] {
        refused.refused(401, "log-in-first");
    }
    let mut ada = account(&app, "Ada").await;
    for stars in [0, -1, 4, i64::MAX] {
        let told =
            json!({ "steps": [done("kamon", "opening", 3), done("kamon", "opening", stars)] });
        ada.post("/api/me/courses", told)
            .await
            .refused(422, "course-stars");
    }
    ada.post("/api/me/courses", json!({ "stars": 3 }))
        .await
        .refused(400, "body-unreadable");
    assert_eq!(
        ada.get("/api/me/courses").await.ok(),
        json!({ "steps": [] })
    );
}
