use std::time::Duration;

use serde_json::{Value, json};

use crate::accounts::named;
use crate::client::{Client, Socket};
use crate::test_app::{TestApp, two_players};

async fn with_chat(client: &Client, id: &str, since: i64) -> Socket {
    client
        .socket_at(&format!("{id}/live?chat_since={since}"))
        .await
}

#[tokio::test]
async fn players_and_spectators_talk_apart_until_the_end() {
    let app = TestApp::start().await;
    let (mut one, other, id) = two_players(&app, json!({})).await;
    let mut watcher = app.client();
    watcher.get("/api/me").await.ok();
    let path = format!("/api/matches/{id}/chat");
    let mut at_board = with_chat(&other, &id, 0).await;
    let mut in_gallery = with_chat(&watcher, &id, 0).await;
    watcher
        .post(&path, json!({ "phrase": "nice-move" }))
        .await
        .ok();
    let said = one.post(&path, json!({ "phrase": "good-luck" })).await.ok();
    assert_eq!(said["number"], 1);
    // Each hears their own room, and of the other not even a gap in the numbers.
    let heard = at_board.hear_of("chat").await;
    assert_eq!(
        (
            &heard["room"],
            &heard["number"],
            &heard["phrase"],
            &heard["seat"]
        ),
        (&json!("players"), &json!(1), &json!("good-luck"), &json!(0))
    );
    let heard = in_gallery.hear_of("chat").await;
    assert_eq!(
        (&heard["room"], &heard["number"], &heard["phrase"]),
        (&json!("gallery"), &json!(1), &json!("nice-move"))
    );
    let gallery = format!("{path}?room=gallery");
    one.get(&gallery).await.refused(403, "chat-not-for-you");
    let players = format!("{path}?room=players");
    watcher.get(&players).await.refused(403, "chat-not-for-you");
    assert_eq!(watcher.get(&path).await.ok()[0]["phrase"], "nice-move");

    // Whoever was away gets what was missed, from the store.
    at_board
        .say(json!({ "type": "say", "phrase": "thanks", "client": "c1" }))
        .await;
    assert_eq!(at_board.hear_of("said").await["number"], 2);
    let mut back = with_chat(&one, &id, 1).await;
    assert_eq!(back.hear_of("chat").await["phrase"], "thanks");

    one.ask(&id, "abort").await.ok();
    assert_eq!(one.get(&gallery).await.ok()[0]["phrase"], "nice-move");
}

#[tokio::test]
async fn guests_have_phrases_and_nobody_can_flood() {
    let app = TestApp::start().await;
    let (mut one, _, id) = two_players(&app, json!({})).await;
    let path = format!("/api/matches/{id}/chat");
    one.post(&path, json!({ "text": "my words" }))
        .await
        .refused(403, "chat-guests");
    one.post(&path, json!({ "phrase": "rude" }))
        .await
        .refused(422, "chat-no-phrase");
    one.post("/api/account", named("Ada")).await.ok();
    let hostile = "<script>alert(1)</script>\u{202E}\n\u{7}";
    one.post(&path, json!({ "text": hostile })).await.ok();
    let lines = one.get(&path).await.ok();
    assert_eq!(lines[0]["text"], "<script>alert(1)</script>");
    let mut refused = 0;
    for _ in 0..10 {
        let answer = one.post(&path, json!({ "phrase": "hello" })).await;
        refused += usize::from(answer.status == 429);
    }
    assert!(refused >= 4, "{refused} of 10 were refused");
    let phrases = one.get("/api/phrases?lang=cs").await.ok();
    assert_eq!(phrases[0]["text"], "Dobrý den!");
}

#[tokio::test]
async fn everybody_sees_whose_connection_is_there() {
    let app = TestApp::start().await;
    let (mut one, other, id) = two_players(&app, json!({})).await;
    let mut mine = one.socket(&id, 0).await;
    assert_eq!(
        mine.hear_of("presence").await["online"],
        json!([true, false])
    );
    let theirs = other.socket(&id, 0).await;
    assert_eq!(
        mine.hear_of("presence").await["online"],
        json!([true, true])
    );
    drop(theirs);
    let presence = mine.hear_of("presence").await;
    assert_eq!(presence["online"], json!([true, false]));
    assert_eq!(presence["claim_in_ms"], Value::Null);
    mine.say(json!({ "type": "claim" })).await;
    let refused = mine.hear_of("refused").await;
    assert_eq!(
        refused["error"]["code"], "claim-nobody-away",
        "it is one's own turn"
    );
    // Without a clock others wait for a day, counted from the last move.
    let legal = one.legal(&id).await;
    one.play(&id, 0, &legal[0]).await.ok();
    let wait = mine.hear_of("presence").await["claim_in_ms"].as_i64();
    assert!((86_000_000..=86_400_000).contains(&wait.unwrap()));
}

#[tokio::test]
async fn nobody_is_away_before_it_is_their_turn() {
    let app = TestApp::start().await;
    let clock = json!({ "kind": "fischer", "initial_ms": 600_000, "increment_ms": 0 });
    let (mut one, _other, id) = two_players(&app, json!({ "clock": clock })).await;
    let mut mine = one.socket(&id, 0).await;
    mine.hear_of("presence").await;
    let legal = one.legal(&id).await;
    // All this time the other is not there, and keeps nobody waiting.
    tokio::time::sleep(Duration::from_millis(2_500)).await;
    one.play(&id, 0, &legal[0]).await.ok();
    let wait = mine.hear_of("presence").await["claim_in_ms"].as_i64();
    assert!((58_000..=60_000).contains(&wait.unwrap()), "{wait:?}");
}
