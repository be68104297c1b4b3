use serde_json::{Value, json};

use crate::client::Socket;
use crate::test_app::{TestApp, two_players};

async fn numbers(socket: &mut Socket, until: i64) -> Vec<i64> {
    let mut numbers = Vec::new();
    while numbers.last() != Some(&until) {
        numbers.push(socket.hear_of("event").await["seq"].as_i64().unwrap());
    }
    numbers
}

fn a_move(state: &Value, text: &str) -> Value {
    json!({ "type": "move", "ply": state["ply"], "move": text, "client": "m1" })
}

#[tokio::test]
async fn everybody_hears_every_event_in_order_and_once() {
    let app = TestApp::start().await;
    let (mut one, other, id) = two_players(&app, json!({})).await;
    let mut mine = one.socket(&id, 0).await;
    let mut theirs = other.socket(&id, 0).await;
    let mut spectator = app.client().socket(&id, 0).await;
    assert_eq!(mine.hear_of("hello").await["seats"], json!([0]));
    assert_eq!(theirs.hear_of("hello").await["seats"], json!([1]));
    assert_eq!(spectator.hear_of("hello").await["seats"], json!([]));
    let state = mine.hear_of("state").await;
    assert_eq!(state["state"]["seq"], 3);

    let text = one.legal(&id).await[0].clone();
    mine.say(a_move(&state["state"], &text)).await;
    let done = mine.hear_of("done").await;
    assert_eq!((&done["seq"], &done["client"]), (&json!(4), &json!("m1")));
    assert_eq!(numbers(&mut theirs, 4).await, [1, 2, 3, 4]);
    assert_eq!(numbers(&mut spectator, 4).await, [1, 2, 3, 4]);
    assert_eq!(theirs.hear_of("state").await["state"]["ply"], 1);

    // What was said is on disk.
    let events = one
        .get(&format!("/api/matches/{id}/events?since=3"))
        .await
        .ok();
    assert_eq!(events[0]["event"]["text"], json!(text));
    spectator.say(json!({ "type": "ping" })).await;
    assert_eq!(spectator.hear_of("pong").await, json!({ "type": "pong" }));
    spectator.say(json!({ "type": "resign" })).await;
    assert_eq!(
        spectator.hear_of("refused").await["error"]["code"],
        "not-known"
    );
}

#[tokio::test]
async fn whoever_was_away_gets_exactly_what_was_missed() {
    let app = TestApp::start().await;
    let (mut one, mut other, id) = two_players(&app, json!({})).await;
    for ply in 0..6 {
        let player = if ply % 2 == 0 { &mut one } else { &mut other };
        let legal = player.legal(&id).await;
        player.play(&id, ply, &legal[legal.len() / 2]).await.ok();
    }
    for since in 0..=9 {
        let mut socket = one.socket(&id, since).await;
        socket.hear_of("hello").await;
        let mut heard = Vec::new();
        loop {
            let message = socket.hear().await.unwrap();
            match message["type"].as_str() {
                Some("event") => heard.push(message["seq"].as_i64().unwrap()),
                Some("state") => break,
                other => panic!("{other:?}"),
            }
        }
        assert_eq!(heard, (since + 1..=9).collect::<Vec<_>>());
    }
}

#[tokio::test]
async fn of_two_who_race_for_one_ply_one_wins() {
    let app = TestApp::start().await;
    let (mut one, mut other, id) = two_players(&app, json!({})).await;
    for ply in 0..8 {
        let player = if ply % 2 == 0 { &mut one } else { &mut other };
        let legal = player.legal(&id).await;
        if legal.is_empty() {
            break;
        }
        let mut racers = Vec::new();
        for racer in 0..6 {
            let (mut player, id) = (player.clone(), id.clone());
            let text = legal[racer % legal.len()].clone();
            racers.push(tokio::spawn(async move {
                let wish = json!({ "ply": ply, "move": text, "client": format!("r{racer}-{ply}") });
                player
                    .post(&format!("/api/matches/{id}/moves"), wish)
                    .await
                    .status
            }));
        }
        let mut won = 0;
        for racer in racers {
            let status = racer.await.unwrap();
            won += usize::from(status == 200);
            assert!(status == 200 || status == 409, "{status}");
        }
        assert_eq!(
            (won, one.state(&id).await["ply"].as_u64()),
            (1, Some(ply as u64 + 1))
        );
    }
}

#[tokio::test]
async fn a_client_that_vanishes_leaves_no_trace() {
    let app = TestApp::start().await;
    let (mut one, mut other, id) = two_players(&app, json!({})).await;
    for ply in 0..4 {
        let player = if ply % 2 == 0 { &mut one } else { &mut other };
        let gone = player.socket(&id, 0).await;
        drop(gone);
        let legal = player.legal(&id).await;
        player.play(&id, ply, &legal[0]).await.ok();
    }
    for _ in 0..1_500 {
        let page = one.get("/metrics").await;
        let page = String::from_utf8(page.bytes.to_vec()).unwrap();
        if page.contains("serpentarium_sockets 0\n") {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("sockets of clients that are gone are still counted");
}
