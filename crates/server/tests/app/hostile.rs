use protocol::client::Frame as Message;
use serde_json::json;
use server::Limits;

use crate::test_app::{TestApp, two_players};

#[tokio::test]
async fn malformed_messages_are_refused_and_change_nothing() {
    let app = TestApp::start().await;
    let (mut one, _, id) = two_players(&app, json!({})).await;
    let mut socket = one.socket(&id, 3).await;
    for text in [
        "",
        "{",
        "null",
        "[]",
        "{}",
        r#"{"type":"move"}"#,
        r#"{"type":"move","ply":-1,"move":"c3","client":"x"}"#,
        r#"{"type":"move","ply":0,"move":"c3","client":"x","seat":1}"#,
        r#"{"type":"grant","client":"x"}"#,
        "\u{0}\u{202e}",
    ] {
        socket.0.send(Message::text(text)).await.unwrap();
        let refused = socket.hear_of("refused").await;
        assert_eq!(refused["error"]["code"], "message-unreadable", "{text}");
    }
    let long = "a".repeat(5_000);
    socket
        .say(json!({ "type": "move", "ply": 0, "move": long, "client": "x" }))
        .await;
    assert_eq!(
        socket.hear_of("refused").await["error"]["code"],
        "not-a-move"
    );
    let text = one.legal(&id).await[0].clone();
    socket
        .say(json!({ "type": "move", "ply": 0, "move": text, "client": "x".repeat(101) }))
        .await;
    let refused = socket.hear_of("refused").await;
    assert_eq!(refused["error"]["code"], "mark-too-long");
    assert_eq!(one.state(&id).await["seq"], 3);
}

#[tokio::test]
async fn a_huge_long_or_binary_message_ends_only_that_socket() {
    let app = TestApp::start().await;
    let (mut one, other, id) = two_players(&app, json!({})).await;
    let mut quiet = other.socket(&id, 3).await;
    let mut huge = one.socket(&id, 3).await;
    let _ = huge.0.send(Message::text("x".repeat(1 << 20))).await;
    while huge.hear().await.is_some() {}
    let mut long = one.socket(&id, 3).await;
    let spaces = " ".repeat(17 * 1024);
    long.0.send(Message::text(spaces)).await.unwrap();
    assert_eq!(long.closed_with().await, 1009);
    let mut binary = one.socket(&id, 3).await;
    binary.0.send(Message::binary(vec![0; 10])).await.unwrap();
    assert_eq!(binary.closed_with().await, 1003);
    let text = one.legal(&id).await[0].clone();
    one.play(&id, 0, &text).await.ok();
    assert_eq!(quiet.hear_of("event").await["seq"], 4);
}

#[tokio::test]
async fn a_flood_ends_only_that_socket() {
    let limits = Limits {
        messages: 20,
        ..Limits::NONE
    };
    let app = TestApp::with(|config| config.limits = limits).await;
    let (mut one, other, id) = two_players(&app, json!({})).await;
    let mut quiet = other.socket(&id, 3).await;
    let mut loud = one.socket(&id, 3).await;
    for _ in 0..40 {
        let _ = loud.0.send(Message::text("{}")).await;
    }
    assert_eq!(loud.closed_with().await, 1008);
    let text = one.legal(&id).await[0].clone();
    one.play(&id, 0, &text).await.ok();
    assert_eq!(quiet.hear_of("event").await["seq"], 4);
}
