//! What can be repeated is bounded, and a client's mark means one move.

use axum::http::Method;
use protocol::client::Bytes;
use serde_json::{Value, json};

use crate::accounts::named;
use crate::client::{Answer, Client};
use crate::test_app::{TestApp, two_players};

async fn play_marked(client: &mut Client, id: &str, ply: usize, text: &str, mark: &str) -> Answer {
    let wish = json!({ "ply": ply, "move": text, "client": mark });
    client.post(&format!("/api/matches/{id}/moves"), wish).await
}

#[tokio::test]
async fn a_mark_is_one_move_and_another_move_with_it_is_refused() {
    let app = TestApp::start().await;
    let (mut one, _, id) = two_players(&app, json!({})).await;
    let legal = one.legal(&id).await;
    let done = play_marked(&mut one, &id, 0, &legal[0], "mine").await.ok();
    let again = play_marked(&mut one, &id, 0, &legal[0], "mine").await.ok();
    assert_eq!(
        (&again["seq"], &again["already"]),
        (&done["seq"], &json!(true))
    );
    for other in [legal[1].as_str(), "no move at all"] {
        let refused = play_marked(&mut one, &id, 0, other, "mine").await;
        let refused = refused.refused(409, "mark-used");
        assert_eq!(refused["ply"], 1, "{refused}");
    }
    assert_eq!(one.state(&id).await["ply"], 1);
    // After a restart too, when only the events know of marks.
    let mut app = app;
    app.restart().await;
    one.move_to(app.running().address());
    let refused = play_marked(&mut one, &id, 0, &legal[1], "mine").await;
    refused.refused(409, "mark-used");
    let again = play_marked(&mut one, &id, 0, &legal[0], "mine").await.ok();
    assert_eq!(again["already"], true);
}

/// The rules read a snake from either end, and write it from one.
#[tokio::test]
async fn a_move_that_is_spelled_otherwise_is_the_same_move() {
    let app = TestApp::start().await;
    let (mut one, mut other, id) = two_players(&app, json!({ "spec": "snekagon" })).await;
    let first = one.legal(&id).await[0].clone();
    one.play(&id, 0, &first).await.ok();
    let legal = other.legal(&id).await;
    let snake = legal.iter().find(|text| text.contains('-')).unwrap();
    let cells: Vec<&str> = snake.split('-').rev().collect();
    let done = play_marked(&mut other, &id, 1, &cells.join("-"), "mine").await;
    assert_eq!(done.ok()["already"], false);
    for spelled in [snake.clone(), cells.join("-")] {
        let again = play_marked(&mut other, &id, 1, &spelled, "mine").await;
        assert_eq!(again.ok()["already"], true, "{spelled}");
    }
}

#[tokio::test]
async fn after_a_takeback_a_mark_is_new() {
    let app = TestApp::start().await;
    let (mut one, mut other, id) = two_players(&app, json!({ "takebacks": true })).await;
    let legal = one.legal(&id).await;
    play_marked(&mut one, &id, 0, &legal[0], "mine").await.ok();
    one.ask(&id, "takeback").await.ok();
    other.ask(&id, "takeback").await.ok();
    assert_eq!(one.state(&id).await["ply"], 0);
    let done = play_marked(&mut one, &id, 0, &legal[1], "mine").await.ok();
    assert_eq!(
        (&done["already"], &done["ply"]),
        (&json!(false), &json!(1)),
        "{done}"
    );
    let refused = play_marked(&mut one, &id, 0, &legal[0], "mine").await;
    refused.refused(409, "mark-used");
}

#[tokio::test]
async fn who_was_declined_offers_again_after_the_next_move() {
    let app = TestApp::start().await;
    let (mut one, mut other, id) = two_players(&app, json!({ "takebacks": true })).await;
    for ply in 0..2 {
        let player = if ply % 2 == 0 { &mut one } else { &mut other };
        let legal = player.legal(&id).await;
        player.play(&id, ply, &legal[0]).await.ok();
    }
    for what in ["draw", "takeback"] {
        let decline = format!("{what}/decline");
        one.ask(&id, what).await.ok();
        other.ask(&id, &decline).await.ok();
        one.ask(&id, what)
            .await
            .refused(409, "match-declined-already");
        // The other may still want what was offered, and is bound in the same way.
        other.ask(&id, what).await.ok();
        one.ask(&id, &decline).await.ok();
        other
            .ask(&id, what)
            .await
            .refused(409, "match-declined-already");
    }
    let before = one.state(&id).await["seq"].clone();
    let legal = one.legal(&id).await;
    one.play(&id, 2, &legal[0]).await.ok();
    one.ask(&id, "draw").await.ok();
    other.ask(&id, "draw").await.ok();
    let state = one.state(&id).await;
    assert_eq!(state["result"]["ending"]["kind"], "agreed");
    assert!(before.as_i64() < state["seq"].as_i64());
}

#[tokio::test]
async fn an_account_has_so_many_tokens_and_drops_only_its_own() {
    let app = TestApp::start().await;
    let (mut ada, mut bob) = (app.client(), app.client());
    ada.post("/api/account", named("Ada")).await.ok();
    bob.post("/api/account", named("Bob")).await.ok();
    let make = async |client: &mut Client, label: String| {
        client
            .post("/api/account/tokens", json!({ "label": label }))
            .await
    };
    for number in 0..20 {
        make(&mut ada, format!("bot {number}")).await.ok();
    }
    make(&mut ada, "one more".to_owned())
        .await
        .refused(409, "token-too-many");
    make(&mut bob, "his own".to_owned()).await.ok();

    let of = async |client: &mut Client| client.get("/api/account/tokens").await.ok();
    let tokens = of(&mut ada).await;
    assert_eq!(tokens.as_array().unwrap().len(), 20);
    let path = |token: &Value| format!("/api/account/tokens/{}", token["id"].as_str().unwrap());
    let drop = async |client: &mut Client, path: &str| {
        client.send(Method::DELETE, path, Bytes::new()).await
    };
    drop(&mut bob, &path(&tokens[0]))
        .await
        .refused(404, "token-not-found");
    drop(&mut ada, "/api/account/tokens/none")
        .await
        .refused(404, "token-not-found");
    assert_eq!(drop(&mut ada, &path(&tokens[0])).await.status, 204);
    drop(&mut ada, &path(&tokens[0]))
        .await
        .refused(404, "token-not-found");
    make(&mut ada, "one more".to_owned()).await.ok();
}
