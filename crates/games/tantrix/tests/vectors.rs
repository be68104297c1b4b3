//! Whole games made by somebody else's slow, plain program, ply by ply.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use game::{Game, Line, Spec, Turn};
use serde_json::Value;
use tantrix::Tantrix;

#[test]
fn every_ply_of_every_recorded_game_agrees() {
    let path = games();
    let text = std::fs::read_to_string(&path).unwrap();
    let mut plies = 0;
    for (number, line) in text.lines().enumerate() {
        let recorded: Value = serde_json::from_str(line).unwrap();
        plies += check(&recorded, &format!("{}:{}", path.display(), number + 1));
    }
    assert!(plies > 100, "{} has no games to speak of", path.display());
}

/// All recorded games where they are at hand, else the few that are kept here.
fn games() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors()
        .map(|folder| folder.join("shared/vectors/tantrix.jsonl"))
        .find(|path| path.exists())
        .unwrap_or_else(|| here.join("tests/vectors/tantrix.jsonl"))
}

fn check(recorded: &Value, context: &str) -> usize {
    let spec: Spec = recorded["spec"].as_str().unwrap().parse().unwrap();
    let game = Tantrix::configure(&Tantrix::family().choose(&spec).unwrap());
    let mut line = Line::replay(game, recorded["setup"].as_str().unwrap(), []).unwrap();
    let plies = recorded["plies"].as_array().unwrap();
    for (number, ply) in plies.iter().enumerate() {
        let context = format!("{context}, ply {number}");
        let Turn::Seat(seat) = line.turn() else {
            panic!("nobody is to move: {context}");
        };
        assert_eq!(Some(seat.index() as u64), ply["seat"].as_u64(), "{context}");
        let mut moves = Vec::new();
        let _ = line.game().each_move(line.position(), |action| {
            moves.push(line.game().move_text(action));
            ControlFlow::Continue(())
        });
        moves.sort_unstable();
        assert_eq!(Some(moves.len() as u64), ply["moves"].as_u64(), "{context}");
        let hash = format!("{:016x}", fnv1a(moves.join("\n").as_bytes()));
        assert_eq!(Some(hash.as_str()), ply["hash"].as_str(), "{context}");
        line.play_text(ply["played"].as_str().unwrap()).unwrap();
    }
    assert_eq!(line.turn(), Turn::Over, "{context}");
    let scores: Vec<i32> = serde_json::from_value(recorded["scores"].clone()).unwrap();
    assert_eq!(line.game().scores(line.position()).as_slice(), scores);
    plies.len()
}

fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
    })
}
