//! What the server tells about games: all that the pages need to list, describe and begin any of them.

use serde_json::{Value, json};

use crate::test_app::TestApp;

#[tokio::test]
async fn games_come_in_the_order_of_the_catalog_with_all_that_pages_show() {
    let app = TestApp::start().await;
    let games = app.client().get("/api/games?lang=cs").await.ok();
    let games = games.as_array().unwrap();
    let ids: Vec<&str> = games.iter().map(|game| text(game, "id")).collect();
    let known: Vec<&str> = catalog::families().map(|family| family.id).collect();
    assert_eq!(ids, known);
    for game in games {
        for what in ["title", "author", "summary", "goal", "hint", "move_hint"] {
            assert!(text(game, what).len() > 4, "{what} of {game}");
        }
        let sample = &game["sample"];
        let path = format!(
            "/api/positions/scene?spec={}&setup={}&moves={}",
            encoded(text(sample, "spec")),
            encoded(text(sample, "setup")),
            encoded(text(sample, "moves")),
        );
        let scene = app.client().get(&path).await.ok();
        let hands = scene["hands"].as_array().unwrap();
        assert_eq!(game["holds_pieces"], !hands.is_empty(), "{game}");
        for option in game["options"].as_array().unwrap() {
            let count = |list: &str| option[list].as_array().unwrap().len();
            assert_eq!(count("labels"), count("values"), "{option}");
        }
    }
    let kamon = &games[0];
    assert_eq!(kamon["has_points"], false);
    assert_eq!(kamon["target"], Value::Null);
    assert_eq!(kamon["options"][0]["labels"], json!(["Ano", "Ne"]));
}

#[tokio::test]
async fn rules_are_read_in_every_language_and_sent_once() {
    let app = TestApp::start().await;
    let mut client = app.client();
    for family in catalog::families() {
        for language in game::Language::ALL {
            let path = format!("/api/games/{}/rules?lang={}", family.id, language.code());
            let page = client.get(&path).await;
            assert_eq!(page.status, 200);
            assert_eq!(page.headers["content-type"], "text/markdown; charset=utf-8");
            assert_eq!(page.bytes, family.rules.text(language));
            let tag = page.headers["etag"].to_str().unwrap();
            let mut knows = app.client().with("if-none-match", tag);
            let again = knows.get(&path).await;
            assert_eq!((again.status.as_u16(), again.bytes.len()), (304, 0));
            let other = knows.get(&format!("/api/games/{}/rules", family.id)).await;
            let same = language == game::Language::English;
            assert_eq!(other.status == 304, same, "{path}");
        }
    }
    client
        .get("/api/games/chess/rules")
        .await
        .refused(404, "not-found");
}

#[tokio::test]
async fn a_game_for_one_is_told_by_its_score_and_played_again_at_once() {
    let app = TestApp::start().await;
    let mut client = app.client();
    let wish = json!({ "spec": "tantrix-solitaire", "seats": [{ "kind": "me" }] });
    let id = client.make(wish.clone()).await;
    let mut state = client.state(&id).await;
    while state["turn"] == 0 {
        let ply = state["ply"].as_u64().unwrap() as usize;
        let legal = client.legal(&id).await;
        client.play(&id, ply, &legal[ply % legal.len()]).await.ok();
        state = client.state(&id).await;
    }
    let score = state["seats"][0]["score"].as_i64().unwrap();
    assert!(score < 14, "this way of playing reaches no goal");
    let told = text(&state["result"], "sentence");
    let expected = format!("The longest red line has {score} of 14 tiles: ");
    assert!(told.starts_with(&expected) && told.ends_with('.'), "{told}");

    client.ask(&id, "rematch").await.ok();
    let next = client.state(&id).await["rematch"].clone();
    let next = client.state(next.as_str().unwrap()).await;
    assert_eq!((&next["status"], &next["ply"]), (&json!("live"), &json!(0)));

    let id = client.make(wish).await;
    for ply in 0..2 {
        let legal = client.legal(&id).await;
        client.play(&id, ply, &legal[0]).await.ok();
    }
    client.ask(&id, "resign").await.ok();
    let state = client.get(&format!("/api/matches/{id}?lang=cs")).await.ok();
    let told = text(&state["result"], "sentence");
    assert!(
        told.starts_with("Vzdáno. Nejdelší červená cesta má "),
        "{told}"
    );
}

fn text<'a>(value: &'a Value, name: &str) -> &'a str {
    value[name]
        .as_str()
        .unwrap_or_else(|| panic!("no {name} in {value}"))
}

/// A text as part of a query.
fn encoded(text: &str) -> String {
    let encoded = text.bytes().map(|byte| format!("%{byte:02X}"));
    encoded.collect::<Vec<_>>().concat()
}
