//! Tries at puzzles by HTTP: who may, what counts, and what is refused.

use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};
use tactics::{After, Puzzle};
use tokio::task::JoinSet;

use crate::client::Client;
use crate::studies::account;
use crate::test_app::TestApp;

/// Puzzles of a game, as they come with it.
pub(crate) fn puzzles(game: &str) -> Vec<Puzzle> {
    let mut families = catalog::families();
    let family = families.find(|family| family.id == game).unwrap();
    tactics::read(family.puzzles.text()).unwrap()
}

/// The solver's moves of the main line.
pub(crate) fn solution(puzzle: &Puzzle) -> Vec<String> {
    let mut moves = Vec::new();
    let mut turn = &puzzle.tree;
    loop {
        let (action, after) = &turn.moves[0];
        moves.push(action.clone());
        match after {
            After::Solved => return moves,
            After::Goes { next, .. } => turn = next,
        }
    }
}

pub(crate) async fn tries(client: &mut Client, id: &str, wish: Value) -> Value {
    let path = format!("/api/puzzles/{id}/tries");
    client.post(&path, wish).await.ok()
}

#[tokio::test]
async fn the_first_try_counts_for_player_and_puzzle() {
    let app = TestApp::start().await;
    let mut ada = account(&app, "Ada").await;
    let [first, second, ..] = &puzzles("kamon")[..] else {
        panic!("Kamon has puzzles");
    };
    let nothing = json!({ "ratings": [], "tries": [] });
    assert_eq!(ada.get("/api/me/puzzles").await.ok(), nothing);
    let right = json!({ "moves": solution(first), "rated": true });
    let told = tries(&mut ada, &first.id, right.clone()).await;
    assert_eq!(told["try"]["solved"], true);
    assert_eq!(told["try"]["rated"][0], 1500.0);
    let after = told["rating"]["rating"].as_f64().unwrap();
    assert!(after > 1500.0, "{told}");
    assert_eq!(told["try"]["rated"][1], after);
    assert!(told["puzzle_rating"].as_f64().unwrap() < f64::from(first.rating));

    // Again it is noted, and changes nothing.
    let again = tries(&mut ada, &first.id, right.clone()).await;
    assert_eq!(
        (&again["try"]["solved"], &again["try"]["rated"]),
        (&json!(true), &Value::Null)
    );
    assert_eq!(again["rating"]["rating"], after);
    assert_eq!(again["puzzle_rating"], told["puzzle_rating"]);

    // A mistake, what is unfinished, and what was shown are not solved, whatever is said.
    let wrong = json!({ "moves": ["nonsense"], "rated": true });
    let lost = tries(&mut ada, &second.id, wrong).await;
    assert_eq!(lost["try"]["solved"], false);
    assert!(lost["rating"]["rating"].as_f64().unwrap() < after);
    for wish in [
        json!({ "moves": [] }),
        json!({ "moves": solution(first), "helped": true }),
    ] {
        let told = tries(&mut ada, &first.id, wish).await;
        assert_eq!(told["try"]["solved"], false);
    }
    let diary = ada.get("/api/me/puzzles").await.ok();
    assert_eq!(diary["tries"].as_array().unwrap().len(), 5);
    assert_eq!(diary["ratings"][0]["game"], "kamon");
    assert_eq!(diary["ratings"][0]["tries"], 2);

    // For somebody else the puzzle is as hard as it has become.
    let mut bob = account(&app, "Bob").await;
    let others = tries(&mut bob, &first.id, right).await;
    assert!(others["puzzle_rating"].as_f64() < told["puzzle_rating"].as_f64());
    assert_eq!(
        bob.get("/api/me/puzzles").await.ok()["tries"][0]["id"],
        first.id
    );
}

#[tokio::test]
async fn tries_at_the_same_moment_all_count() {
    let app = TestApp::start().await;
    let puzzle = &puzzles("kamon")[0];
    let wish = json!({ "moves": solution(puzzle), "rated": true });
    let mut all = JoinSet::new();
    for number in 0..6 {
        let mut player = account(&app, &format!("Viper-{number}")).await;
        let (id, wish) = (puzzle.id.clone(), wish.clone());
        all.spawn(async move { tries(&mut player, &id, wish).await });
    }
    let mut ratings: Vec<f64> = Vec::new();
    for told in all.join_all().await {
        assert!(told["try"]["rated"][1].as_f64().unwrap() > 1500.0, "{told}");
        ratings.push(told["puzzle_rating"].as_f64().unwrap());
    }
    // Each has made it easier by its part: none was lost.
    ratings.sort_by(f64::total_cmp);
    ratings.dedup();
    assert_eq!(ratings.len(), 6, "{ratings:?}");
}

#[tokio::test]
async fn what_is_no_try_is_refused() {
    let app = TestApp::start().await;
    let id = &puzzles("kamon")[0].id;
    let path = format!("/api/puzzles/{id}/tries");
    let wish = json!({ "moves": ["a1"] });
    let mut guest = app.client();
    guest
        .post(&path, wish.clone())
        .await
        .refused(401, "log-in-first");
    guest
        .get("/api/me/puzzles")
        .await
        .refused(401, "log-in-first");
    let mut ada = account(&app, "Ada").await;
    let unknown = ada.post("/api/puzzles/kamon-zzzzzz/tries", wish).await;
    unknown.refused(404, "puzzle-unknown");
    let long_ago = json!({ "moves": ["a1"], "day": 3 });
    ada.post(&path, long_ago).await.refused(422, "puzzle-day");
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    let today = now.as_secs() / 86_400;
    let told = tries(&mut ada, id, json!({ "moves": ["a1"], "day": today })).await;
    assert_eq!(told["try"]["day"], today);
    assert_eq!(
        ada.get("/api/me/puzzles").await.ok()["tries"]
            .as_array()
            .unwrap()
            .len(),
        1
    );
}

/// What was tried before there was an account, or without a connection, is told later, perhaps twice.
#[tokio::test]
async fn earlier_tries_keep_their_time_and_are_noted_once() {
    let app = TestApp::start().await;
    let mut ada = account(&app, "Ada").await;
    let all = puzzles("kamon");
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    let days = i64::try_from(now.as_secs() / 86_400).unwrap();
    let mut ratings = Vec::new();
    for (ago, puzzle) in (1..=4).rev().zip(&all) {
        let day = days - 10 * ago;
        let wish = json!({ "moves": solution(puzzle), "rated": true, "day": day, "at": day * 86_400_000 + 7 });
        let told = tries(&mut ada, &puzzle.id, wish.clone()).await;
        assert_eq!(
            (&told["try"]["at"], &told["try"]["day"]),
            (&wish["at"], &json!(day))
        );
        assert_eq!(told["try"]["solved"], true);
        // Whoever heard no answer tells it again.
        assert_eq!(tries(&mut ada, &puzzle.id, wish).await, told);
        ratings.push(told["rating"]["rating"].as_f64().unwrap());
    }
    assert!(ratings.is_sorted(), "{ratings:?}");
    let diary = ada.get("/api/me/puzzles").await.ok();
    assert_eq!(diary["tries"].as_array().unwrap().len(), 4);
    assert_eq!(diary["ratings"][0]["tries"], 4);
    let told = diary["tries"].as_array().unwrap().iter();
    let ids: Vec<&str> = told.map(|one| one["id"].as_str().unwrap()).collect();
    let latest_first: Vec<&str> = all[..4].iter().rev().map(|one| &*one.id).collect();
    assert_eq!(ids, latest_first);

    // The same puzzle at another time is noted, and counts no more; a day must be that of the time.
    let again = json!({ "moves": solution(&all[0]), "rated": true, "at": 5 });
    let told = tries(&mut ada, &all[0].id, again).await;
    assert_eq!(
        (&told["try"]["at"], &told["try"]["rated"]),
        (&json!(5), &Value::Null)
    );
    let path = format!("/api/puzzles/{}/tries", all[0].id);
    let wrong = json!({ "moves": [], "at": 5, "day": days });
    ada.post(&path, wrong).await.refused(422, "puzzle-day");
}
