//! Matches that are played from a position: casual, and in everything else like any other.

use catalog::Match;
use game::SeededDice;
use protocol::Record;
use serde_json::{Value, json};
use server::database;

use crate::client::Client;
use crate::test_app::{TestApp, two_players};

/// A game of these rules at random, so many moves long.
fn some_game(spec: &str, seed: u64, moves: usize) -> Box<dyn Match> {
    let rules = catalog::configure(spec).unwrap();
    let mut game = rules
        .begin(&rules.deal(&mut SeededDice::new(seed)))
        .unwrap();
    for ply in 0..moves {
        let legal = game.legal_moves();
        let Some(text) = legal.get((ply * 31 + 7) % legal.len().max(1)) else {
            break;
        };
        game.play(text).unwrap();
    }
    game
}

fn from(game: &dyn Match) -> Value {
    let start = json!({ "setup": game.setup(), "played": game.moves() });
    json!({ "spec": game.spec(), "start": start, "takebacks": true })
}

async fn record(client: &mut Client, id: &str) -> Record {
    let record = client.get(&format!("/api/matches/{id}/record")).await.ok();
    serde_json::from_value(record).unwrap()
}

#[tokio::test]
async fn a_match_goes_on_from_where_it_began() {
    let app = TestApp::start().await;
    let mut game = some_game("kamon", 3, 5);
    let (one, other, id) = two_players(&app, from(game.as_ref())).await;
    let mut clients = [one, other];
    let state = clients[0].state(&id).await;
    assert_eq!((&state["ply"], &state["turn"]), (&json!(5), &json!(1)));
    assert_eq!(state["moves"], json!(game.moves()));
    assert_eq!(state["movers"], json!([0, 1, 0, 1, 0]));
    assert_eq!(state["setup"], json!(game.setup()));
    assert_eq!(state["start"]["played"], json!(game.moves()));
    // Moves that led there were not made in it: nobody takes them back, and it can still be called off.
    assert_eq!(state["can_take_back"], json!([false, false]));
    clients[0]
        .ask(&id, "takeback")
        .await
        .refused(422, "match-nothing-to-take-back");

    let text = game.legal_moves()[0].clone();
    clients[1].play(&id, 5, &text).await.ok();
    game.play(&text).unwrap();
    let state = clients[0].state(&id).await;
    assert_eq!(state["can_take_back"], json!([false, true]));
    let text = game.legal_moves()[0].clone();
    clients[0].play(&id, 6, &text).await.ok();
    clients[1]
        .ask(&id, "abort")
        .await
        .refused(409, "match-too-late-to-abort");
    clients[1].ask(&id, "resign").await.ok();

    let record = record(&mut clients[0], &id).await;
    server::verify_record(&record).unwrap();
    assert_eq!(record.moves.len(), 7);
    let mut otherwise = record.clone();
    otherwise.moves.remove(0);
    assert!(server::verify_record(&otherwise).is_err());
    // Whoever plays again plays from there, on the other side.
    clients[0].ask(&id, "rematch").await.ok();
    let done = clients[1].ask(&id, "rematch").await.ok();
    let again = clients[0].state(&id).await["rematch"].clone();
    let again = again
        .as_str()
        .unwrap_or_else(|| panic!("{done}"))
        .to_owned();
    let state = clients[0].state(&again).await;
    assert_eq!((&state["ply"], &state["turn"]), (&json!(5), &json!(1)));
    let checked = database::check(&app.config.database).await.unwrap();
    assert_eq!(checked.wrong, []);
}

#[tokio::test]
async fn what_is_drawn_later_is_dealt_for_the_match() {
    let mut app = TestApp::start().await;
    let game = some_game("tantrix", 5, 6);
    let mut ids = Vec::new();
    for _ in 0..2 {
        let (mut one, mut other, id) = two_players(&app, from(game.as_ref())).await;
        // Nobody is told what whoever made the match knew of the bag: neither by events nor by the state.
        let events = one.get(&format!("/api/matches/{id}/events")).await.ok();
        let start = &events[0]["event"]["start"];
        assert_eq!(start["setup"], json!(game.public_setup()));
        assert_eq!(start["played"], json!(game.public_record()));
        let state = one.state(&id).await;
        assert_eq!(state["ply"], 6);
        assert_ne!(state["setup"], json!(game.setup()));
        // It is played to its end.
        for ply in 6.. {
            let state = one.state(&id).await;
            let Some(turn) = state["turn"].as_u64() else {
                break;
            };
            let legal = one.legal(&id).await;
            let client = if turn == 0 { &mut one } else { &mut other };
            client
                .play(&id, ply, &legal[ply * 31 % legal.len()])
                .await
                .ok();
        }
        let record = record(&mut one, &id).await;
        server::verify_record(&record).unwrap();
        assert_eq!(record.moves[..6], game.moves());
        let mut otherwise = record.clone();
        otherwise.words[0] = Some("other words".to_owned());
        assert!(server::verify_record(&otherwise).is_err());
        otherwise = record.clone();
        otherwise.start = None;
        assert!(server::verify_record(&otherwise).is_err());
        ids.push((id, record.setup.unwrap()));
    }
    assert_ne!(ids[0].1, ids[1].1, "two matches have two bags");
    assert_ne!(ids[0].1, game.setup(), "and none has the old one");
    app.restart().await;
    let checked = database::check(&app.config.database).await.unwrap();
    assert_eq!(checked.wrong, []);
}

#[tokio::test]
async fn what_can_not_be_played_from_is_refused() {
    let app = TestApp::start().await;
    let mut client = app.client();
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let wish = |spec: &str, more: Value| {
        let mut wish = json!({ "spec": spec, "seats": seats });
        wish.as_object_mut()
            .unwrap()
            .extend(more.as_object().unwrap().clone());
        wish
    };
    let (open, over) = (some_game("kamon", 3, 5), some_game("kamon", 3, 99));
    let start = |game: &dyn Match| json!({ "setup": game.setup(), "played": game.moves() });
    let tantrix = some_game("tantrix", 5, 2);
    let mut draws = tantrix.public_record();
    draws.pop();
    let undecided = json!({ "setup": tantrix.public_setup(), "played": draws });
    let long = json!({ "setup": "-", "played": vec!["f6"; 3_000] });
    let cases = [
        (
            "kamon",
            json!({ "start": start(over.as_ref()) }),
            "match-start-over",
        ),
        (
            "kamon",
            json!({ "start": start(tantrix.as_ref()) }),
            "layout-length",
        ),
        ("tantrix", json!({ "start": undecided }), "match-start-draw"),
        (
            "tantrix",
            json!({ "start": start(tantrix.as_ref()), "choices": [tantrix.family().seat_choice[0]] }),
            "match-start-choice",
        ),
        ("snekagon", json!({ "start": long }), "match-start-too-long"),
        (
            "snekagon",
            json!({ "start": { "setup": "-", "played": ["f6", "f6"] } }),
            "first-single",
        ),
    ];
    for (spec, more, code) in cases {
        let answer = client.post("/api/matches", wish(spec, more)).await;
        let found = answer.json();
        assert_eq!(answer.status.as_u16(), 422, "{code}: {found}");
        if !["layout-length", "first-single"].contains(&code) {
            assert_eq!(found["code"], code);
        }
        assert!(found["message"].as_str().unwrap().ends_with('.'), "{found}");
    }
    let mut account = app.client();
    let new = json!({ "name": "Jana", "password": "correct horse battery" });
    account.post("/api/account", new).await;
    let rated = json!({ "start": start(open.as_ref()), "rated": true });
    let answer = account.post("/api/matches", wish("kamon", rated)).await;
    answer.refused(422, "match-start-rated");
}
