use serde_json::{Value, json};

use crate::client::Socket;
use crate::test_app::TestApp;

/// The state after so many moves, whatever else is said before it. Nothing may be refused.
async fn state_at(socket: &mut Socket, ply: usize) -> Value {
    loop {
        let message = socket.hear().await.expect("the socket was closed");
        assert_ne!(message["type"], "refused", "{message}");
        if message["type"] == "state" && message["state"]["ply"] == json!(ply) {
            return message["state"].clone();
        }
    }
}

/// Plays a game at random to the end, a socket for each seat and one for somebody who watches.
async fn play_over_sockets(app: &TestApp, spec: &str) {
    let seats = catalog::configure(spec).unwrap().seats();
    let mut players = vec![app.client()];
    let mut wanted = vec![json!({ "kind": "open" }); seats];
    wanted[0] = json!({ "kind": "me" });
    let id = players[0]
        .make(json!({ "spec": spec, "seats": wanted }))
        .await;
    while players.len() < seats {
        let mut player = app.client();
        player.ask(&id, "join").await.ok();
        players.push(player);
    }
    let mut sockets = Vec::new();
    for player in &players {
        sockets.push(player.socket(&id, 0).await);
    }
    sockets.push(app.client().socket(&id, 0).await);
    let mut ply = 0;
    let last = loop {
        let mut states = Vec::new();
        for socket in &mut sockets {
            states.push(state_at(socket, ply).await);
        }
        // Everybody is told the same, but for the time of day.
        for state in &mut states {
            state["now"] = Value::Null;
        }
        assert!(states.iter().all(|state| *state == states[0]), "{spec}");
        let state = states.swap_remove(0);
        let Some(seat) = state["turn"].as_u64() else {
            break state;
        };
        let legal = players[0].legal(&id).await;
        let text = &legal[(ply * 31 + 7) % legal.len()];
        let wish = json!({ "type": "move", "ply": ply, "move": text, "client": ply.to_string() });
        sockets[seat as usize].say(wish).await;
        ply += 1;
    };
    assert_eq!(last["status"], "over", "{spec}: {last}");
    assert_eq!(last["result"]["ending"]["kind"], "rules", "{spec}");
    assert_eq!(last["result"]["ranks"].as_array().unwrap().len(), seats);
    let record = players[0].get(&format!("/api/matches/{id}/record")).await;
    let record: protocol::Record = serde_json::from_value(record.ok()).unwrap();
    server::verify_record(&record).unwrap();
    // Anybody who has the record comes to the same end.
    let rules = catalog::configure(&record.spec).unwrap();
    let mut board = rules.begin(record.setup.as_deref().unwrap()).unwrap();
    for text in &record.moves {
        board.play(text).unwrap();
    }
    let scores: Vec<i64> = board
        .scores()
        .as_slice()
        .iter()
        .map(|&points| points.into())
        .collect();
    let told: Vec<i64> = last["seats"]
        .as_array()
        .unwrap()
        .iter()
        .map(|seat| seat["score"].as_i64().unwrap())
        .collect();
    assert_eq!(told, scores, "{spec}");
}

#[tokio::test]
async fn every_game_is_played_to_the_end_over_sockets() {
    let app = TestApp::start().await;
    for family in catalog::families() {
        play_over_sockets(&app, family.id).await;
    }
}

#[tokio::test]
async fn three_and_four_play_to_the_end_over_sockets() {
    let app = TestApp::start().await;
    for spec in ["tantrix(players=3)", "tantrix(players=4)"] {
        play_over_sockets(&app, spec).await;
    }
}

/// A tile that was seen can't be put back; a move that drew nothing can be taken back.
#[tokio::test]
async fn nothing_is_taken_back_past_a_drawn_tile() {
    let app = TestApp::start().await;
    let mut client = app.client();
    let wish = json!({ "spec": "tantrix", "takebacks": true,
        "seats": [{ "kind": "me" }, { "kind": "me" }] });
    let id = client.make(wish).await;
    let (hands, tiles) = (12, 56);
    for ply in 0..tiles - hands {
        let legal = client.legal(&id).await;
        client.play(&id, ply, &legal[0]).await.ok();
        client
            .ask(&id, "takeback")
            .await
            .refused(422, "match-drawn-since");
    }
    assert_eq!(client.state(&id).await["ply"], tiles - hands);
    let legal = client.legal(&id).await;
    client.play(&id, tiles - hands, &legal[0]).await.ok();
    client.ask(&id, "takeback").await.ok();
    assert_eq!(client.state(&id).await["ply"], tiles - hands);
    client
        .ask(&id, "takeback")
        .await
        .refused(422, "match-drawn-since");
}
