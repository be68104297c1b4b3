//! What an engine answers, natively.

#![allow(clippy::unwrap_used, reason = "tests")]

use std::time::Duration;

use engine::Engine;
use serde_json::{Value, json};

fn ask(engine: &mut Engine, job: &Value) -> Value {
    let request = json!({ "language": "en", "job": job }).to_string();
    serde_json::from_slice(&engine.answer(request.as_bytes())).unwrap()
}

fn engine() -> Engine {
    Engine::new(search::system_time)
}

fn code(answer: &Value) -> &str {
    answer["refused"]["code"].as_str().unwrap_or("none")
}

#[test]
fn every_game_is_dealt_shown_and_played_to_its_end() {
    let mut engine = engine();
    let games = ask(&mut engine, &json!("games"));
    for game in games["done"].as_array().unwrap() {
        let spec = game["id"].as_str().unwrap();
        let setup =
            ask(&mut engine, &json!({ "deal": { "spec": spec, "seed": 3 } }))["done"].clone();
        let mut moves: Vec<Value> = Vec::new();
        loop {
            let position = json!({ "spec": spec, "setup": setup, "moves": moves });
            let shown = ask(&mut engine, &json!({ "show": { "position": position } }));
            if shown["done"]["turn"].is_null() {
                assert!(shown["done"]["ranks"].is_array(), "{spec}: {shown}");
                break;
            }
            let mut legal = shown["done"]["legal"].clone();
            if legal["complete"] == false {
                let piece = legal["pieces"][0]["key"].clone();
                let job = json!({ "legal": { "position": position, "piece": piece } });
                legal = ask(&mut engine, &job)["done"].clone();
            }
            moves.push(legal["moves"][0][0].clone());
            assert!(moves.last().unwrap().is_string(), "{spec}: {legal}");
        }
    }
}

#[test]
fn a_position_is_the_same_however_the_engine_came_there() {
    let setup = ask(
        &mut engine(),
        &json!({ "deal": { "spec": "tantrix", "seed": 1 } }),
    )["done"]
        .clone();
    let mut used = engine();
    let mut moves: Vec<Value> = Vec::new();
    let mut seen = Vec::new();
    for _ in 0..12 {
        let job = json!({ "show": { "position": { "spec": "tantrix", "setup": setup, "moves": moves } } });
        let shown = ask(&mut used, &job);
        moves.push(shown["done"]["legal"]["moves"][0][0].clone());
        seen.push((job, shown));
    }
    for (job, shown) in seen.iter().rev() {
        assert_eq!(&ask(&mut used, job), shown, "taken back");
        assert_eq!(&ask(&mut engine(), job), shown, "anew");
    }
}

#[test]
fn what_was_drawn_can_be_told_and_told_otherwise() {
    let mut engine = engine();
    let setup = ask(
        &mut engine,
        &json!({ "deal": { "spec": "tantrix", "seed": 1 } }),
    )["done"]
        .clone();
    let job = json!({ "explain": { "position": { "spec": "tantrix", "setup": setup, "moves": ["draw:37"] }, "move": "x" } });
    assert_ne!(
        code(&ask(&mut engine, &job)),
        "none",
        "the setup tells what is drawn"
    );
}

#[test]
fn a_search_goes_on_in_slices() {
    let mut engine = engine();
    let setup = ask(
        &mut engine,
        &json!({ "deal": { "spec": "kamon", "seed": 5 } }),
    )["done"]
        .clone();
    let position = json!({ "spec": "kamon", "setup": setup, "moves": [] });
    let think =
        json!({ "think": { "position": position, "level": 8, "playouts": 50, "memory": 4 << 20 } });
    let visits = |answer: &Value| -> u64 {
        let moves = answer["done"]["moves"].as_array().unwrap();
        moves
            .iter()
            .map(|one| one["visits"].as_u64().unwrap())
            .sum()
    };
    let first = visits(&ask(&mut engine, &think));
    let second = visits(&ask(&mut engine, &think));
    assert!(second > first, "{second} after {first}");
}

#[test]
fn nothing_without_sense_is_done_and_nothing_breaks() {
    let mut engine = engine();
    let setup = ask(
        &mut engine,
        &json!({ "deal": { "spec": "kamon", "seed": 5 } }),
    )["done"]
        .clone();
    let position = json!({ "spec": "kamon", "setup": setup });
    let refused = [
        (
            "no-limit",
            json!({ "think": { "position": position, "level": 8, "memory": 4 << 20 } }),
        ),
        (
            "level-unknown",
            json!({ "think": { "position": position, "level": 9, "playouts": 1, "memory": 4 << 20 } }),
        ),
        (
            "memory-not-sensible",
            json!({ "think": { "position": position, "level": 8, "playouts": 1, "memory": 5 } }),
        ),
        (
            "memory-not-sensible",
            json!({ "solve": { "position": position, "nodes": 1, "memory": 1_u64 << 40 } }),
        ),
        (
            "too-many-games",
            json!({ "random": { "spec": "kamon", "seed": 1, "games": u64::MAX } }),
        ),
        (
            "unknown-game",
            json!({ "deal": { "spec": "chess", "seed": 1 } }),
        ),
        (
            "puzzle-unknown",
            json!({ "solve-puzzle": { "puzzle": "discovery-99" } }),
        ),
        (
            "puzzle-placement",
            json!({ "check-puzzle": { "puzzle": "discovery-3", "solution": "x" } }),
        ),
        ("request-unreadable", json!("nothing")),
        (
            "position-too-long",
            json!({ "scene": { "position": { "spec": "kamon", "setup": setup, "moves": vec!["a1"; 1001] } } }),
        ),
    ];
    for (expected, job) in &refused {
        assert_eq!(code(&ask(&mut engine, job)), *expected, "{job}");
    }
    for text in ["", "{", "[]", "\u{0}"] {
        let answer: Value = serde_json::from_slice(&engine.answer(text.as_bytes())).unwrap();
        assert_eq!(code(&answer), "request-unreadable");
    }
    let answer: Value = serde_json::from_slice(&engine.answer(b"\xff")).unwrap();
    assert_eq!(code(&answer), "request-unreadable");
}

#[test]
fn nobody_thinks_about_a_game_that_is_over() {
    let mut engine = engine();
    let record = include_str!("../../games/kamon/vectors/kamon.jsonl")
        .lines()
        .next()
        .unwrap();
    let record: Value = serde_json::from_str(record).unwrap();
    let moves: Vec<Value> = record["plies"]
        .as_array()
        .unwrap()
        .iter()
        .map(|ply| ply["played"].clone())
        .collect();
    let position = json!({ "spec": record["spec"], "setup": record["setup"], "moves": moves });
    let think =
        json!({ "think": { "position": position, "level": 1, "playouts": 10, "memory": 4 << 20 } });
    assert_eq!(code(&ask(&mut engine, &think)), "nobody-to-move");
}

#[test]
fn time_is_the_callers() {
    // A clock that leaps an hour at each look: one look is enough for any limit.
    use std::sync::atomic::{AtomicU64, Ordering};
    static HOURS: AtomicU64 = AtomicU64::new(0);
    let mut engine =
        Engine::new(|| Duration::from_secs(3600 * HOURS.fetch_add(1, Ordering::Relaxed)));
    let setup = ask(
        &mut engine,
        &json!({ "deal": { "spec": "snekagon", "seed": 5 } }),
    )["done"]
        .clone();
    let position = json!({ "spec": "snekagon", "setup": setup });
    let think = json!({ "think": { "position": position, "level": 8, "time_ms": 60_000, "memory": 4 << 20 } });
    assert!(
        ask(&mut engine, &think)["done"]["playouts"]
            .as_u64()
            .unwrap()
            < 10
    );
}

#[test]
fn a_concealed_position_shows_the_same_and_hides_the_bag() {
    let mut engine = engine();
    let deal = json!({ "deal": { "spec": "tantrix", "seed": 5 } });
    let setup = ask(&mut engine, &deal)["done"].clone();
    let mut moves: Vec<Value> = Vec::new();
    for _ in 0..6 {
        let real = json!({ "spec": "tantrix", "setup": setup, "moves": moves });
        let conceal = json!({ "conceal": { "position": real, "seed": 9 } });
        let concealed = ask(&mut engine, &conceal)["done"].clone();
        assert_ne!(concealed["setup"], setup, "the bag is another");
        assert_eq!(concealed["drew"].as_array().unwrap().len(), moves.len());
        let seen = json!({ "spec": "tantrix", "setup": concealed["setup"], "moves": moves });
        let shown = ask(&mut engine, &json!({ "show": { "position": seen } }));
        assert_eq!(
            shown,
            ask(&mut engine, &json!({ "show": { "position": real } }))
        );
        moves.push(shown["done"]["legal"]["moves"][0][0].clone());
    }
}

#[test]
fn a_result_is_told_in_words() {
    let mut engine = engine();
    let setup = ask(
        &mut engine,
        &json!({ "deal": { "spec": "kamon", "seed": 5 } }),
    )["done"]
        .clone();
    let position = json!({ "spec": "kamon", "setup": setup });
    let over = json!({ "ending": { "kind": "resigned", "seat": 1 }, "scores": [0, 0], "ranks": [0, 1], "secret": "" });
    let job = json!({ "result": { "position": position, "over": over, "names": ["Ana", "Bob"] } });
    assert_eq!(ask(&mut engine, &job)["done"], "Bob resigned.");
}

#[test]
fn seats_get_what_they_wish_for() {
    let mut engine = engine();
    let deal = |choices: Value| json!({ "deal": { "spec": "snekagon-5g", "seed": 5, "choices": choices } });
    let by_lot = ask(&mut engine, &deal(json!([])))["done"].clone();
    let games = ask(&mut engine, &json!("games"))["done"].clone();
    let games = games.as_array().unwrap();
    let game = games
        .iter()
        .find(|game| game["id"] == "snekagon-5g")
        .unwrap();
    let wishes = game["seat_choice"]["values"].as_array().unwrap();
    let granted = wishes
        .iter()
        .map(|wish| ask(&mut engine, &deal(json!([wish])))["done"].clone());
    assert!(granted.filter(|setup| *setup != by_lot).count() >= wishes.len() - 1);
}

#[test]
fn a_tree_is_read_in_every_form_changed_and_written() {
    let mut engine = engine();
    let text = "[tree \"1\"]\n[spec \"snekagon\"]\n[setup \"-\"]\n\n1. f1! (1. f6?)\n";
    let read = |engine: &mut Engine, text: &str| {
        let answer = ask(engine, &json!({ "read-tree": { "text": text } }));
        assert!(answer["refused"].is_null(), "{answer}");
        answer["done"].clone()
    };
    let tree = read(&mut engine, text);
    assert_eq!(tree["nodes"][0]["step"], "f1");
    assert_eq!(read(&mut engine, &tree.to_string()), tree);
    let record = json!({ "version": 1, "spec": "snekagon", "setup": "-", "moves": ["f1"] });
    let pretty = serde_json::to_string_pretty(&record).unwrap();
    for written in [record.to_string(), pretty, format!("{record}\n{record}\n")] {
        let tree = read(&mut engine, &written);
        assert_eq!(tree["nodes"][0]["step"], "f1", "{written}");
    }
    let add = json!({ "add-line": { "path": ["f1"], "steps": ["i8-j7"] } });
    let edit = json!({ "edit-tree": { "tree": tree, "edits": [add] } });
    let edited = ask(&mut engine, &edit)["done"].clone();
    let written = ask(&mut engine, &json!({ "write-tree": { "tree": edited } }));
    assert!(
        written["done"].as_str().unwrap().contains("2. i8-j7"),
        "{written}"
    );
    let cheat = json!({ "add-line": { "path": ["f1"], "steps": ["f1"] } });
    let refused = ask(
        &mut engine,
        &json!({ "edit-tree": { "tree": tree, "edits": [cheat] } }),
    );
    assert!(refused["refused"]["message"].is_string(), "{refused}");
    for wrong in ["", "{", "[tree \"1\"]", "{\"nodes\":[]}", "f1 f1"] {
        let refused = ask(&mut engine, &json!({ "read-tree": { "text": wrong } }));
        assert!(
            refused["refused"]["message"].is_string(),
            "{wrong}: {refused}"
        );
    }
}

#[test]
fn what_is_drawn_can_be_left_open_and_decided() {
    let mut engine = engine();
    let deal = json!({ "deal": { "spec": "tantrix", "seed": 4, "open": true } });
    let setup = ask(&mut engine, &deal)["done"].clone();
    let mut position = json!({ "spec": "tantrix", "setup": setup, "moves": [] });
    let draws = |engine: &mut Engine, position: &Value| {
        ask(engine, &json!({ "draws": { "position": position } }))["done"]
            .as_array()
            .unwrap()
            .clone()
    };
    let mut moves = Vec::new();
    // Somebody moves, and what comes out of the bag then is to be said.
    while draws(&mut engine, &position).is_empty() {
        let shown = ask(&mut engine, &json!({ "show": { "position": position } }));
        moves.push(shown["done"]["legal"]["moves"][0][0].clone());
        assert!(moves.len() < 56, "{shown}");
        position["moves"] = json!(moves);
    }
    let open = draws(&mut engine, &position);
    moves.push(json!(format!("draw:{}", open[0].as_str().unwrap())));
    position["moves"] = json!(moves);
    let shown = ask(&mut engine, &json!({ "show": { "position": position } }));
    assert_eq!(shown["done"]["draws"], false, "{shown}");
    assert!(!draws(&mut engine, &position).contains(&open[0]));
}

#[test]
fn a_puzzle_is_laid_checked_and_helped_with() {
    let mut engine = engine();
    let list = ask(&mut engine, &json!("puzzle-list"));
    let junior = list["done"].as_array().unwrap().iter();
    let junior = junior.clone().find(|one| one["id"] == "junior").unwrap();
    assert_eq!(junior["solutions"], 48);
    assert_eq!(junior["task"], "10 tiles, blue loop");
    let mut lies = String::new();
    loop {
        let job =
            json!({ "puzzle-hint": { "puzzle": "discovery-6", "lies": lies, "time_ms": 60_000 } });
        let told = ask(&mut engine, &job);
        let Some(action) = told["done"]["lay"].as_str() else {
            assert_eq!(told["done"], "all-lies");
            break;
        };
        let shown = ask(
            &mut engine,
            &json!({ "puzzle-table": { "puzzle": "discovery-6", "lies": lies } }),
        );
        let moves = shown["done"]["legal"]["moves"].as_array().unwrap();
        assert!(moves.iter().any(|row| row[0] == action), "{action}");
        let job = json!({ "lay-tile": { "puzzle": "discovery-6", "lies": lies, "move": action } });
        lies = ask(&mut engine, &job)["done"].as_str().unwrap().to_owned();
    }
    let job = json!({ "puzzle-table": { "puzzle": "discovery-6", "lies": lies } });
    let shown = ask(&mut engine, &job);
    assert_eq!(shown["done"]["wrong"], json!([]));
    let solution = shown["done"]["solution"].clone();
    let job = json!({ "check-puzzle": { "puzzle": "discovery-6", "solution": solution } });
    assert_eq!(ask(&mut engine, &job), json!({ "done": null }));

    let wrong =
        json!({ "lay-tile": { "puzzle": "discovery-6", "lies": "1@0,0r0", "move": "2@9,9r0" } });
    assert_eq!(code(&ask(&mut engine, &wrong)), "table-apart");
    let none = json!({ "puzzle-table": { "puzzle": "own-1_2-loop-pink", "lies": "" } });
    assert_eq!(code(&ask(&mut engine, &none)), "puzzle-unknown");
}

#[test]
fn a_step_of_a_course_is_judged_and_what_is_none_refused() {
    let mut engine = engine();
    let step = json!({
        "id": "symbol", "spec": "kamon", "seat": 1, "goal": "answers(symbol)", "par": 1, "solution": "g3", "moves": "a5",
        "setup": "RgYfPdPg/OmRmRbRdYd/GgRnBbBd--Od/GnYnBgPfOfGfYb/PbObYmBfPnBm/OnOgPmGmBn/YgGbRfGd",
    });
    let mut lesson = |step: &Value, moves: Value| {
        ask(
            &mut engine,
            &json!({ "lesson": { "step": step, "moves": moves, "before": 1 } }),
        )
    };
    let done = json!({
        "state": "done", "line": ["g3"], "refutation": [], "fault": null, "made": 2, "stars": 2,
    });
    assert_eq!(lesson(&step, json!(["g3"]))["done"], done);
    assert_eq!(lesson(&step, json!(["b7"]))["done"]["state"], "failed");
    assert_eq!(lesson(&step, json!([]))["done"]["state"], "going");
    assert_eq!(code(&lesson(&step, json!(["c3"]))), "no-answer");
    assert_eq!(code(&lesson(&step, json!(["g3", "g2"]))), "lesson-over");
    let mut other = step.clone();
    other["goal"] = json!("unheard-of");
    assert_eq!(code(&lesson(&other, json!(["g3"]))), "no-lesson");
    other["goal"] = json!("(");
    assert_eq!(code(&lesson(&other, json!(["g3"]))), "no-lesson");
    assert_eq!(code(&lesson(&json!({}), json!([]))), "request-unreadable");
    let endless = vec!["g3"; 100_000];
    assert_eq!(code(&lesson(&step, json!(endless))), "position-too-long");
}
