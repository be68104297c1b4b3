use std::sync::Arc;

use serde_json::{Value, json};
use testkit::SetClock;

use crate::accounts::named;
use crate::client::Client;
use crate::test_app::TestApp;

async fn account(app: &TestApp, name: &str) -> Client {
    let mut client = app.client();
    client.post("/api/account", named(name)).await.ok();
    client
}

/// A match that the first makes and the second joins. Where it counts, both have moved: before that it would be called off.
async fn meet(one: &mut Client, other: &mut Client, rated: bool) -> String {
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let wish = json!({ "spec": "kamon", "seats": seats, "rated": rated, "public": true });
    let id = one.make(wish).await;
    other.ask(&id, "join").await.ok();
    if rated {
        for (ply, player) in [one, other].into_iter().enumerate() {
            let text = player.legal(&id).await[0].clone();
            player.play(&id, ply, &text).await.ok();
        }
    }
    id
}

fn rating_of(state: &Value, seat: usize) -> &Value {
    &state["seats"][seat]["sitter"]["rating"]
}

#[tokio::test]
async fn ratings_stand_beside_names_and_their_change_is_told_at_the_end() {
    let app = TestApp::start().await;
    let (mut ada, mut bob) = (account(&app, "Ada").await, account(&app, "Bob").await);
    let id = meet(&mut ada, &mut bob, true).await;
    let state = ada.state(&id).await;
    let unsure = json!({ "value": 1500, "provisional": true });
    assert_eq!(rating_of(&state, 0), &unsure);
    assert_eq!(rating_of(&state, 1), &unsure);
    let changes = format!("/api/matches/{id}/ratings");
    assert_eq!(ada.get(&changes).await.ok(), json!([]));
    bob.ask(&id, "resign").await.ok();
    let told = app.client().get(&changes).await.ok();
    let seats = told.as_array().unwrap().iter().map(|one| &one["seat"]);
    assert_eq!(seats.collect::<Vec<_>>(), [0, 1]);
    let change = |seat: usize| {
        let value = |name: &str| told[seat][name].as_f64().unwrap();
        value("after") - value("before")
    };
    assert!(change(0) > 1.0 && change(1) < -1.0, "{told}");

    // From then on they sit down with what it became, also in lists and also where it does not count.
    let after = told[0]["after"].as_f64().unwrap().round();
    let again = meet(&mut ada, &mut bob, false).await;
    let state = ada.state(&again).await;
    assert_eq!(rating_of(&state, 0)["value"].as_f64(), Some(after));
    let lobby = bob.get("/api/lobby").await.ok();
    let listed = &lobby["live"][0]["seats"][0]["rating"]["value"];
    assert_eq!(listed.as_f64(), Some(after));
    // A rematch too.
    for (ply, player) in [&mut ada, &mut bob].into_iter().enumerate() {
        let text = player.legal(&again).await[0].clone();
        player.play(&again, ply, &text).await.ok();
    }
    bob.ask(&again, "resign").await.ok();
    ada.ask(&again, "rematch").await.ok();
    bob.ask(&again, "rematch").await.ok();
    let id = ada.state(&again).await["rematch"].take();
    let state = ada.state(id.as_str().unwrap()).await;
    assert_eq!(rating_of(&state, 1)["value"].as_f64(), Some(after));
    assert_eq!(
        ada.get(&format!("/api/matches/{again}/ratings")).await.ok(),
        json!([])
    );

    let mut guest = app.client();
    let id = meet(&mut guest, &mut ada, false).await;
    let state = guest.state(&id).await;
    assert_eq!(rating_of(&state, 0), &Value::Null);
    assert_eq!(rating_of(&state, 1)["value"].as_f64(), Some(after));
    guest
        .get("/api/matches/nosuchmatch/ratings")
        .await
        .refused(404, "match-not-found");
}

/// Matches of the same players that end at the same moment: which one counts first can be told from their events.
#[tokio::test]
async fn no_two_rated_matches_of_a_player_end_at_one_moment() {
    let clock = Arc::new(SetClock::new(1_800_000_000_000));
    let app = TestApp::in_world(|_| (), |world| world.clock = clock).await;
    let (mut ada, mut bob) = (account(&app, "Ada").await, account(&app, "Bob").await);
    let mut ended = Vec::new();
    for _ in 0..3 {
        let id = meet(&mut ada, &mut bob, true).await;
        bob.ask(&id, "resign").await.ok();
        let events = ada.get(&format!("/api/matches/{id}/events")).await.ok();
        let over = events.as_array().unwrap().last().unwrap();
        assert_eq!(over["event"]["type"], "over", "{over}");
        ended.push(over["at"].as_i64().unwrap());
    }
    assert!(ended.is_sorted_by(|one, next| one < next), "{ended:?}");
    let checked = server::database::check(&app.config.database).await.unwrap();
    assert_eq!(checked.wrong, []);
}

#[tokio::test]
async fn the_list_of_leaders_says_how_many_games_count() {
    let app = TestApp::start().await;
    let (mut ada, mut bob) = (account(&app, "Ada").await, account(&app, "Bob").await);
    let path = "/api/leaderboard/count?game=kamon&speed=days";
    let count = async |matches: i64, players: i64| {
        let expected = json!({ "matches": matches, "players": players, "listed": 0 });
        assert_eq!(app.client().get(path).await.ok(), expected);
    };
    count(0, 0).await;
    for rated in [true, true, false] {
        let id = meet(&mut ada, &mut bob, rated).await;
        bob.ask(&id, "resign").await.ok();
    }
    count(2, 2).await;
    let unknown = "/api/leaderboard/count?game=chess&speed=days";
    ada.get(unknown).await.refused(422, "unknown-game");
}

#[tokio::test]
async fn every_level_says_whom_it_suits_and_is_measured_or_says_nothing() {
    let app = TestApp::start().await;
    let mut sentences = Vec::new();
    for language in ["en", "cs", "pl"] {
        let games = app
            .client()
            .get(&format!("/api/games?lang={language}"))
            .await;
        for game in games.ok().as_array().unwrap() {
            let suits = game["bot_suits"].as_array().unwrap();
            assert_eq!(suits.len() as u64, game["bot_levels"].as_u64().unwrap());
            sentences.extend(suits.iter().map(ToString::to_string));
            let elo = game["bot_elo"].as_array().unwrap();
            let alone = game["most_players"] == 1;
            assert_eq!(elo.is_empty(), alone, "{}", game["id"]);
            assert!(elo.is_sorted_by_key(Value::as_i64));
            assert!(alone || elo.len() == suits.len() && elo[0] == 0);
        }
    }
    sentences.sort();
    sentences.dedup();
    assert_eq!(sentences.len(), 3 * 8);
}
