//! Whole games written down by other programs: at every ply the seat, the number of moves and a hash of
//! them must agree, and the scores at the end.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

mod plain;

use std::ops::ControlFlow;
use std::path::Path;

use game::{Game, Line, Turn};
use plain::configured;
use serde_json::Value;
use snekagon::{Snekagon, Snekagon5g};

#[test]
fn snekagon_agrees_with_the_vectors() {
    agrees::<Snekagon>("snekagon.jsonl");
}

#[test]
fn snekagon_5g_agrees_with_the_vectors() {
    agrees::<Snekagon5g>("snekagon-5g.jsonl");
}

fn agrees<G: Game>(file: &str) {
    let games = vectors(file);
    for (number, vector) in games.lines().enumerate() {
        let vector: Value = serde_json::from_str(vector).unwrap();
        let context = format!("{file}, game {number}");
        let game: G = configured(vector["spec"].as_str().unwrap());
        let setup = game.parse_setup(vector["setup"].as_str().unwrap()).unwrap();
        let mut line = Line::new(game, setup);
        for (ply, step) in vector["plies"].as_array().unwrap().iter().enumerate() {
            let context = format!("{context}, ply {ply}");
            let Turn::Seat(seat) = line.turn() else {
                panic!("over too early: {context}");
            };
            let texts = sorted_moves(&line);
            assert_eq!(
                seat.index() as u64,
                step["seat"].as_u64().unwrap(),
                "{context}"
            );
            assert_eq!(
                texts.len() as u64,
                step["moves"].as_u64().unwrap(),
                "{context}"
            );
            let hash = format!("{:016x}", fnv(texts.join("\n").as_bytes()));
            assert_eq!(hash, step["hash"].as_str().unwrap(), "{context}");
            line.play_text(step["played"].as_str().unwrap())
                .unwrap_or_else(|refusal| panic!("{refusal}: {context}"));
        }
        assert_eq!(line.turn(), Turn::Over, "{context}");
        let expected: Vec<i64> = vector["scores"]
            .as_array()
            .unwrap()
            .iter()
            .map(|score| score.as_i64().unwrap())
            .collect();
        let scores = line.game().scores(line.position());
        assert!(
            scores
                .as_slice()
                .iter()
                .map(|&score| i64::from(score))
                .eq(expected),
            "{context}: {scores:?}"
        );
    }
    assert!(games.lines().count() > 1, "no games in {file}");
}

/// All the games there are beside the project, or else the few that are part of it.
fn vectors(file: &str) -> String {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let shared = here.join("../../../../shared/vectors").join(file);
    let own = here.join("tests/vectors").join(file);
    std::fs::read_to_string(shared).unwrap_or_else(|_| std::fs::read_to_string(own).unwrap())
}

fn sorted_moves<G: Game>(line: &Line<G>) -> Vec<String> {
    let mut texts = Vec::new();
    let _ = line.game().each_move(line.position(), |action| {
        texts.push(line.game().move_text(action));
        ControlFlow::Continue(())
    });
    texts.sort_unstable();
    texts
}

fn fnv(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
    })
}
