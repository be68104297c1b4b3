//! Tables as people want them: who sits where, with what, and which of one's games are found again.

use protocol::Record;
use serde_json::{Value, json};

use crate::accounts::named;
use crate::client::Client;
use crate::test_app::TestApp;

async fn account(app: &TestApp, name: &str) -> Client {
    let mut client = app.client();
    client.post("/api/account", named(name)).await.ok();
    client
}

fn codes(state: &Value) -> Vec<&str> {
    let seats = state["seats"].as_array().unwrap().iter();
    seats.map(|seat| seat["code"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn players_choose_what_their_seats_have() {
    let app = TestApp::start().await;
    let (mut one, mut other) = (app.client(), app.client());
    let wish = |choice: &str| json!({ "spec": "tantrix", "seats": [{ "kind": "me" }, { "kind": "open" }], "choices": [choice] });
    let refused = one.post("/api/matches", wish("seat-pink")).await;
    refused.refused(422, "match-choice-unknown");
    let id = one.make(wish("seat-green")).await;
    assert_eq!(one.state(&id).await["seats"][0]["choice"], "seat-green");
    let join = format!("/api/matches/{id}/join");
    for (choice, status, code) in [
        ("seat-green", 409, "match-choice-taken"),
        ("boa", 422, "match-choice-unknown"),
    ] {
        let answer = other.post(&join, json!({ "choice": choice })).await;
        answer.refused(status, code);
    }
    other
        .post(&join, json!({ "choice": "seat-blue" }))
        .await
        .ok();
    let state = one.state(&id).await;
    assert_eq!(codes(&state), ["seat-green", "seat-blue"]);

    // What was dealt can still be checked, with what was wished for.
    one.ask(&id, "resign").await.ok();
    let answer = one.get(&format!("/api/matches/{id}/record")).await;
    let record: Record = serde_json::from_value(answer.ok()).unwrap();
    server::verify_record(&record).unwrap();
    let mut otherwise = record.clone();
    otherwise.choices.reverse();
    assert!(server::verify_record(&otherwise).is_err());
    // And the same people play again with the same.
    for client in [&mut one, &mut other] {
        client.ask(&id, "rematch").await.ok();
    }
    let id = one.state(&id).await["rematch"].take();
    let state = one.state(id.as_str().unwrap()).await;
    assert_eq!(codes(&state), ["seat-blue", "seat-green"]);
}

#[tokio::test]
async fn who_wishes_for_nothing_gets_something_else_by_lot() {
    let app = TestApp::start().await;
    let mut one = app.client();
    let bot = json!({ "kind": "bot", "level": 1 });
    let mut seen = Vec::new();
    for _ in 0..12 {
        let wish = json!({ "spec": "snekagon-5g(players=3)", "seats": [{ "kind": "me" }, bot, bot],
            "choices": ["mamba"], "shuffle_seats": true });
        let id = one.make(wish).await;
        let state = one.state(&id).await;
        let mut found = codes(&state);
        let mine = state["seats"].as_array().unwrap().iter();
        let mine = mine.filter(|seat| seat["sitter"]["kind"] == "person");
        // A wish goes with the person, wherever the lot puts them.
        assert_eq!(
            mine.map(|seat| &seat["code"]).collect::<Vec<_>>(),
            ["mamba"]
        );
        found.sort_unstable();
        found.dedup();
        assert_eq!(found.len(), 3);
        seen.extend(found.into_iter().map(str::to_owned));
    }
    seen.sort();
    seen.dedup();
    assert!(seen.len() > 3, "always the same: {seen:?}");
}

#[tokio::test]
async fn friends_strangers_and_bots_sit_at_one_table_and_no_two_bots_have_one_name() {
    let app = TestApp::start().await;
    let (mut ada, mut bob) = (account(&app, "Ada").await, account(&app, "Bob").await);
    let bot = |level: u8| json!({ "kind": "bot", "level": level });
    let wish = json!({ "spec": "snekagon-5g(players=5)", "public": true, "seats": [{ "kind": "me" },
        { "kind": "person", "name": "Bob" }, { "kind": "open" }, bot(3), bot(3)] });
    let id = ada.make(wish).await;
    let state = ada.state(&id).await;
    let kinds: Vec<&Value> = (0..5)
        .map(|seat| &state["seats"][seat]["sitter"]["kind"])
        .collect();
    assert_eq!(kinds, ["person", "invited", "open", "bot", "bot"]);
    let names: Vec<&str> = (3..5)
        .map(|seat| state["seats"][seat]["player"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["Grass Snake", "Grass Snake II"]);
    assert_eq!(
        state["seats"][3]["sitter"],
        json!({ "kind": "bot", "level": 3 })
    );
    assert_eq!(state["seats"][4]["sitter"]["number"], 2);
    bob.ask(&id, "join").await.ok();
    let mut guest = app.client();
    let join = format!("/api/matches/{id}/join");
    guest.post(&join, json!({ "seat": 2 })).await.ok();
    assert_eq!(ada.state(&id).await["status"], "live");
}

#[tokio::test]
async fn ones_games_are_found_by_opponent_and_result() {
    let app = TestApp::start().await;
    let (mut ada, mut bob) = (account(&app, "Ada").await, account(&app, "Bob").await);
    let mut cleo = account(&app, "Cleo").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let wish = json!({ "spec": "kamon", "seats": seats, "public": true });
    let mut ids = Vec::new();
    // Ada beats Bob, loses to Bob, and loses to Cleo; the fourth goes on.
    for (turn, loser) in [1, 0, 0, 9].into_iter().enumerate() {
        let id = ada.make(wish.clone()).await;
        let rival = if turn < 2 { &mut bob } else { &mut cleo };
        rival.ask(&id, "join").await.ok();
        match loser {
            0 => drop(ada.ask(&id, "resign").await.ok()),
            1 => drop(rival.ask(&id, "resign").await.ok()),
            _ => {}
        }
        ids.push(id);
    }
    let mut found = async |path: &str| -> Vec<(usize, Value)> {
        let page = ada.get(path).await.ok();
        let matches = page["matches"].as_array().unwrap().iter();
        let place = |id: &Value| ids.iter().position(|one| *id == json!(one)).unwrap();
        matches
            .map(|one| (place(&one["id"]), one["result"].clone()))
            .collect()
    };
    let (won, lost) = (json!("won"), json!("lost"));
    let all = found("/api/me/archive").await;
    assert_eq!(
        all,
        [(2, lost.clone()), (1, lost.clone()), (0, won.clone())]
    );
    assert_eq!(
        found("/api/me/archive?result=won").await,
        [(0, won.clone())]
    );
    assert_eq!(
        found("/api/me/archive?opponent=bob").await,
        [(1, lost.clone()), (0, won.clone())]
    );
    assert_eq!(
        found("/api/me/archive?opponent=Bob&result=lost").await,
        [(1, lost)]
    );
    assert_eq!(found("/api/me/archive?opponent=bot").await, []);
    // From the other side it is the other way round.
    let theirs = found("/api/players/Bob/matches?status=over&opponent=ada&result=lost").await;
    assert_eq!(theirs, [(0, json!("lost"))]);
    assert_eq!(
        found("/api/me/matches?opponent=Cleo").await,
        [(3, Value::Null)]
    );
    // Counted by side: Ada sat first, her rivals second.
    let counted = app.client().get("/api/players/Ada/results").await.ok();
    let side = |seat: usize, won: u32, lost: u32| json!([{ "game": "kamon", "seat": seat, "won": won, "drawn": 0, "lost": lost }]);
    assert_eq!(counted, side(0, 1, 2));
    let counted = app.client().get("/api/players/Bob/results").await.ok();
    assert_eq!(counted, side(1, 1, 1));
    let nobody = app.client().get("/api/players/nobody/results").await;
    nobody.refused(404, "player-not-found");
    // Pages go on where the last one ended, whatever was left out between.
    let first = ada.get("/api/me/archive?opponent=bob&limit=1").await.ok();
    assert_eq!(first["matches"][0]["id"], json!(ids[1]));
    let next = first["next"].as_str().unwrap();
    let path = format!("/api/me/archive?opponent=bob&limit=1&after={next}");
    let second = ada.get(&path).await.ok();
    assert_eq!(second["matches"][0]["id"], json!(ids[0]));
    ada.get("/api/me/archive?result=great")
        .await
        .refused(400, "request-unreadable");
}

/// Where one's colour does not follow from who moves first, results are counted by both.
#[tokio::test]
async fn results_are_counted_by_seat_and_colour() {
    let app = TestApp::start().await;
    let (mut ada, mut bob) = (account(&app, "Ada").await, account(&app, "Bob").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    // Tantrix: Ada wishes for a colour. She wins one with blue, and loses one with red.
    for (colour, wins) in [("seat-blue", true), ("seat-red", false)] {
        let wish =
            json!({ "spec": "tantrix", "seats": seats, "public": true, "choices": [colour] });
        let id = ada.make(wish).await;
        bob.ask(&id, "join").await.ok();
        let loser = if wins { &mut bob } else { &mut ada };
        loser.ask(&id, "resign").await.ok();
    }
    // Pantareï: it is played for. One match ends before that, and one after.
    let mut decided = String::new();
    for plies in [0, 40] {
        let wish = json!({ "spec": "pantarei", "seats": seats, "public": true });
        let id = ada.make(wish).await;
        bob.ask(&id, "join").await.ok();
        for ply in 0..plies {
            let state = ada.state(&id).await;
            state["seats"][0]["code"]
                .as_str()
                .unwrap()
                .clone_into(&mut decided);
            if decided != "seat" {
                break;
            }
            let text = ada.legal(&id).await.remove(0);
            let mover = if state["turn"] == 0 {
                &mut ada
            } else {
                &mut bob
            };
            mover.play(&id, ply, &text).await.ok();
        }
        ada.ask(&id, "resign").await.ok();
    }
    assert!(["black", "white"].contains(&&*decided), "{decided}");
    let counted = app.client().get("/api/players/Ada/results").await.ok();
    let side = |game: &str, colour: &str, name: &str, won: u32| {
        json!({ "game": game, "seat": 0, "colour": colour, "colour_name": name,
            "won": won, "drawn": 0, "lost": 1 - won })
    };
    let name = if decided == "black" { "Black" } else { "White" };
    let expected = json!([
        { "game": "pantarei", "seat": 0, "won": 0, "drawn": 0, "lost": 1 },
        side("pantarei", &decided, name, 0),
        side("tantrix", "seat-blue", "Blue", 1),
        side("tantrix", "seat-red", "Red", 0),
    ]);
    assert_eq!(counted, expected);
    let polish = app.client().get("/api/players/Ada/results?lang=pl").await;
    assert_ne!(polish.ok()[2]["colour_name"], "Blue");
}
