//! Whole games written down by independent programs, and whether our rules agree with them.
//!
//! One JSON object a line: `spec`, `setup`, `plies`, final `scores` and, for games that tell, the
//! `reason`. A ply has the `seat` to move, the number of legal `moves`, a `hash` of them and the move
//! `played`. The hash is FNV-1a (64 bits, 16 lower-case hex digits) over the legal moves as text,
//! sorted as bytes and joined by newlines.

use std::fmt::Display;

use game::{Message, Refusal, Turn};
use serde::Deserialize;

use crate::{TEXTS, configure};

#[derive(Deserialize)]
struct Game {
    spec: String,
    setup: String,
    plies: Vec<Ply>,
    scores: Vec<i32>,
    reason: Option<String>,
}

#[derive(Deserialize)]
struct Ply {
    seat: usize,
    moves: usize,
    hash: String,
    played: String,
}

/// Where a game and our rules part ways.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Disagreement {
    /// Before which move, from 0; nothing if it is about the game as a whole.
    pub ply: Option<usize>,
    /// What differs.
    pub message: Message,
}

/// Replays a game written on one line; the first disagreement, if any.
pub fn replay(line: &str) -> Result<(), Disagreement> {
    let whole = |message| Disagreement { ply: None, message };
    let game: Game = serde_json::from_str(line).map_err(|error| {
        whole(Message::new(&TEXTS, "not-a-game").with("error", error.to_string()))
    })?;
    let mut position = configure(&game.spec)
        .and_then(|rules| rules.begin(&game.setup))
        .map_err(whole)?;
    for (number, ply) in game.plies.iter().enumerate() {
        let here = |message| Disagreement {
            ply: Some(number),
            message,
        };
        differ(
            "turn",
            &seat_to_move(position.turn()),
            &ply.seat.to_string(),
        )
        .map_err(here)?;
        let legal = position.legal_moves();
        differ("count", &legal.len(), &ply.moves).map_err(here)?;
        differ("hash", &hash(&legal), &ply.hash).map_err(here)?;
        position.play(&ply.played).map_err(here)?;
    }
    differ("turn", &seat_to_move(position.turn()), &"-".to_owned()).map_err(whole)?;
    let scores = position.scores();
    differ(
        "scores",
        &format!("{scores:?}"),
        &format!("{:?}", game.scores),
    )
    .map_err(whole)?;
    if let Some(reason) = game.reason {
        differ(
            "reason",
            &position.reason().map_or("-", |ours| ours.code),
            &reason.as_str(),
        )
        .map_err(whole)?;
    }
    Ok(())
}

/// The seat to move, as it stands in sentences; a dash when it is over.
fn seat_to_move(turn: Turn) -> String {
    match turn {
        Turn::Seat(seat) => seat.to_string(),
        Turn::Chance => "?".to_owned(),
        Turn::Over => "-".to_owned(),
    }
}

fn differ<T: PartialEq + Display>(what: &'static str, ours: &T, theirs: &T) -> Result<(), Refusal> {
    if ours == theirs {
        return Ok(());
    }
    let code = match what {
        "turn" => "differs-turn",
        "count" => "differs-count",
        "hash" => "differs-hash",
        "scores" => "differs-scores",
        _ => "differs-reason",
    };
    Err(Message::new(&TEXTS, code)
        .with("ours", ours.to_string())
        .with("theirs", theirs.to_string()))
}

fn hash(moves: &[String]) -> String {
    let fnv = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
    format!(
        "{:016x}",
        moves.join("\n").bytes().fold(0xCBF2_9CE4_8422_2325, fnv)
    )
}
