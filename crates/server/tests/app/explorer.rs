//! What was played from positions of public games that are over.

use std::time::Duration;

use serde_json::{Value, json};

use crate::client::Client;
use crate::test_app::{TestApp, two_players};

/// A game of so many moves, which whoever is to move then gives up; one of a single move is called off.
async fn game(app: &TestApp, public: bool, moves: &[&str]) -> String {
    let terms = json!({ "spec": "snekagon", "public": public });
    let (mut one, mut other, id) = two_players(app, terms).await;
    for (ply, text) in moves.iter().enumerate() {
        let client = if ply.is_multiple_of(2) {
            &mut one
        } else {
            &mut other
        };
        client.play(&id, ply, text).await.ok();
    }
    let loser = if moves.len().is_multiple_of(2) {
        &mut one
    } else {
        &mut other
    };
    let end = if moves.len() < 2 { "abort" } else { "resign" };
    loser.ask(&id, end).await.ok();
    id
}

/// What somebody would answer in another corner who answers so in one.
fn answer_in_another_corner(corner: &str, answer: &str, other: &str) -> String {
    let line = |moves: &[&str]| {
        let mut game = catalog::configure("snekagon").unwrap().begin("-").unwrap();
        for text in moves {
            game.play(text).unwrap();
        }
        game
    };
    let told = line(&[corner, answer]).steps(2).remove(1).action;
    line(&[other])
        .own_moves(&[told])
        .unwrap()
        .remove(0)
        .remove(0)
}

/// What the explorer tells once it has counted so many games.
async fn explored(client: &mut Client, question: &str, games: i64) -> Value {
    loop {
        let found = client.get(&format!("/api/explorer/{question}")).await.ok();
        if found["games"] == json!(games) {
            return found;
        }
        assert!(found["games"].as_i64() < Some(games), "{found}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_played_is_counted_and_images_are_one() {
    let mut app = TestApp::start().await;
    // Two corners are one move, and what follows in them is one as well.
    let answer = "i8-j7";
    game(&app, true, &["f1", answer]).await;
    let image = answer_in_another_corner("f1", answer, "a6");
    let last = game(&app, true, &["a6", &image]).await;
    let other = ["f6", answer, "b10-b11-c11-d10"];
    game(&app, true, &other).await;
    game(&app, false, &other).await;
    // What was called off has no end.
    game(&app, true, &["f6"]).await;
    let mut client = app.client();
    let start = explored(&mut client, "snekagon", 3).await;
    assert_eq!(start["won"], json!([1, 2]));
    assert_eq!(
        (&start["drawn"], &start["different"]),
        (&json!(0), &json!(2))
    );
    let corner = &start["moves"][0];
    assert_eq!(
        (&corner["move"], &corner["games"]),
        (&json!("a11"), &json!(2))
    );
    assert_eq!(corner["alike"].as_array().unwrap().len(), 5);
    assert_eq!(corner["won"], json!([0, 2]));
    assert_eq!(corner["latest"], last.as_str());
    let middle = &start["moves"][1];
    assert_eq!(
        (&middle["move"], &middle["alike"]),
        (&json!("f6"), &json!([]))
    );
    assert_eq!(
        (&middle["won"], &middle["rating"]),
        (&json!([1, 0]), &Value::Null)
    );

    // From any corner it is told as it would be played there.
    for corner in ["a6", "a11", "f1", "f11", "k1", "k6"] {
        let found = explored(&mut client, &format!("snekagon?moves={corner}"), 2).await;
        let [one] = &found["moves"].as_array().unwrap()[..] else {
            panic!("{found}")
        };
        assert_eq!((&one["games"], &one["won"]), (&json!(2), &json!([0, 2])));
        let text = one["move"].as_str().unwrap();
        assert_eq!(
            corner == "f1",
            text == answer || one["alike"] == json!([answer])
        );
        let path = format!("/api/positions/scene?spec=snekagon&moves={corner}+{text}");
        client.get(&path).await.ok();
    }
    // Nothing is counted twice by a server that comes after.
    app.restart().await;
    client.move_to(app.running().address());
    tokio::time::sleep(Duration::from_millis(100)).await;
    game(&app, true, &other).await;
    let again = explored(&mut client, "snekagon", 4).await;
    assert_eq!(again["moves"][0]["games"], 2);
    assert_eq!(again["moves"][1]["games"], 2);
}

#[tokio::test]
async fn what_is_no_position_is_refused() {
    let app = TestApp::start().await;
    let mut client = app.client();
    for (question, status, code) in [
        ("chess", 422, "unknown-game"),
        ("kamon?spec=snekagon", 422, "position-other-game"),
        ("snekagon?moves=z9", 422, "off-board"),
        ("snekagon?setup=A", 422, "setup-nothing"),
    ] {
        let path = format!("/api/explorer/{question}");
        client.get(&path).await.refused(status, code);
    }
    for family in catalog::families() {
        let found = client
            .get(&format!("/api/explorer/{}", family.id))
            .await
            .ok();
        assert_eq!(found["games"], 0, "{found}");
    }
}
