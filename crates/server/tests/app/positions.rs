use serde_json::{Value, json};

use crate::test_app::TestApp;

/// Moves as they stand in an address.
fn asked(what: &str, spec: &str, more: &str) -> String {
    format!("/api/positions/{what}?spec={spec}{more}")
}

#[tokio::test]
async fn any_position_is_drawn() {
    let app = TestApp::start().await;
    let mut client = app.client();
    let drilled = "&setup=AC&moves=1:f5-f6-f7-f8+1:a6+1%3E2:f8-f9";
    let spec = "snekagon-5g(players=2)";
    let scene = client.get(&asked("scene", spec, drilled)).await.ok();
    assert_eq!(scene["boards"].as_array().unwrap().len(), 2);
    assert_eq!(scene["snakes"][0]["body"].as_array().unwrap().len(), 6);
    assert_eq!(
        scene["links"],
        json!([{ "seat": 0, "from": { "board": 0, "q": 2, "r": 0 }, "to": { "board": 1, "q": 2, "r": 0 } }])
    );
    assert_eq!(scene["last"].as_array().unwrap().len(), 2);
    let czech = asked("scene", spec, &format!("{drilled}&lang=cs"));
    assert_eq!(client.get(&czech).await.ok()["boards"][1]["name"], "Plán 2");

    let picture = client.get(&asked("svg", spec, drilled)).await;
    assert_eq!(picture.headers["content-type"], "image/svg+xml");
    assert!(picture.bytes.starts_with(b"<svg "));
}

#[tokio::test]
async fn a_position_without_a_setup_is_always_the_same() {
    let app = TestApp::start().await;
    let mut client = app.client();
    let games = client.get("/api/games").await.ok();
    for game in games.as_array().unwrap() {
        let path = asked("scene", game["id"].as_str().unwrap(), "");
        let scene = client.get(&path).await.ok();
        assert_eq!(scene, client.get(&path).await.ok());
    }
    let first = client.get(&asked("scene", "snekagon", "")).await.ok();
    let named = client
        .get(&asked("scene", "snekagon", "&setup=-"))
        .await
        .ok();
    assert_eq!(first, named);
}

#[tokio::test]
async fn what_is_no_position_is_refused_in_the_words_of_the_rules() {
    let app = TestApp::start().await;
    let mut client = app.client();
    for (spec, more, code) in [
        ("chess", "", "unknown-game"),
        ("snekagon(side=9)", "", "spec-unknown-value"),
        ("snekagon", "&setup=A", "setup-nothing"),
        ("snekagon", "&moves=f6-f7", "first-single"),
        ("snekagon", "&moves=f6+f6-f7", "occupied"),
        ("snekagon", "&moves=%F0%9F%90%8D", "not-a-move"),
    ] {
        for what in ["scene", "svg"] {
            client
                .get(&asked(what, spec, more))
                .await
                .refused(422, code);
        }
    }
    let long = format!("&moves={}", "f6+".repeat(2000));
    let long = client.get(&asked("scene", "snekagon", &long)).await;
    long.refused(422, "position-too-long");
    let nothing = client.get("/api/positions/scene").await;
    nothing.refused(422, "position-unreadable");
}

#[tokio::test]
async fn many_moves_are_told_piece_by_piece() {
    let app = TestApp::start().await;
    let mut client = app.client();
    let seats = json!([{ "kind": "me" }, { "kind": "me" }, { "kind": "me" }]);
    let id = client
        .make(json!({ "spec": "snekagon-5g", "seats": seats }))
        .await;
    let path = format!("/api/matches/{id}/legal");
    let all = client.get(&path).await.ok();
    let count = |value: &Value| value["count"].as_u64().unwrap();
    assert!(count(&all) > 8000, "{}", all["count"]);
    assert_eq!(
        (&all["complete"], &all["moves"]),
        (&json!(false), &json!([]))
    );
    let pieces = all["pieces"].as_array().unwrap();
    assert_eq!(pieces.len(), 10);
    assert_eq!(pieces.iter().map(count).sum::<u64>(), count(&all));
    for piece in pieces {
        let key = piece["key"].as_str().unwrap();
        let some = client.get(&format!("{path}?piece={key}")).await.ok();
        assert_eq!(
            (&some["complete"], &some["count"]),
            (&json!(true), &all["count"])
        );
        let moves = some["moves"].as_array().unwrap();
        assert_eq!(moves.len() as u64, count(piece));
        assert!(moves.iter().all(|choice| choice["piece"] == key));
    }
    let none = client.get(&format!("{path}?piece=X9")).await.ok();
    assert_eq!(none["moves"], json!([]));
}
