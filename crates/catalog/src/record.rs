//! Games written down, and whether our rules agree with them: the one format that everything here writes and
//! reads (docs/records.md).
//!
//! One JSON object a line: `version`, `spec`, `setup`, `moves`, and for a game that the rules ended its `scores`
//! and, for games that tell, the `reason`. Whoever writes adds fields of their own, which nobody else needs: a
//! server who played and what the deal follows from, a tournament its points.
//!
//! Games that independent programs wrote down have `plies` instead of moves: the `seat` to move, the number of
//! legal `moves`, a `hash` of them and the move `played`. The hash is FNV-1a (64 bits, 16 lower-case hex digits)
//! over the legal moves as text, sorted as bytes and joined by newlines.

use std::fmt::Display;

use game::{Message, Turn};
use serde::{Deserialize, Serialize};

use crate::{Match, TEXTS, configure};

/// The version of the format that is written. What it does not know a reader passes over; what changes its
/// meaning makes a new version.
pub const VERSION: u32 = 1;

/// What every record has, whoever writes it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct Record {
    /// The version of the format.
    #[serde(default = "version")]
    pub version: u32,
    /// The game.
    pub spec: String,
    /// Everything random about it.
    pub setup: String,
    /// The moves.
    pub moves: Vec<String>,
    /// The points in the end, seat by seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scores: Option<Vec<i32>>,
    /// Why the rules ended it, if there are several reasons.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// The version of what was written before versions were.
pub const fn version() -> u32 {
    VERSION
}

impl Record {
    /// A game as it stands.
    pub fn of(game: &dyn Match) -> Self {
        let over = game.turn() == Turn::Over;
        Self {
            version: VERSION,
            spec: game.spec(),
            setup: game.setup(),
            moves: game.moves(),
            scores: over.then(|| game.scores().as_slice().to_vec()),
            reason: game.reason().map(|reason| reason.code.to_owned()),
        }
    }
}

/// A game that was read, by whomever it was written.
#[derive(Clone, Debug)]
pub struct Written {
    spec: String,
    /// None if the game never began.
    setup: Option<String>,
    plies: Vec<WrittenPly>,
    /// The rules ended it.
    over: bool,
    scores: Option<Vec<i32>>,
    reason: Option<String>,
}

#[derive(Clone, Debug)]
struct WrittenPly {
    played: String,
    expected: Option<Expected>,
}

/// What was known of a position.
#[derive(Clone, Debug)]
struct Expected {
    seat: usize,
    moves: usize,
    hash: String,
}

/// Every form that there ever was.
#[derive(Deserialize)]
#[serde(expecting = "a recorded game")]
struct Any {
    #[serde(default = "version")]
    version: u32,
    spec: String,
    setup: Option<String>,
    moves: Option<Vec<String>>,
    plies: Option<Vec<Ply>>,
    scores: Option<Vec<i32>>,
    reason: Option<String>,
    over: Option<Over>,
    forfeit: Option<usize>,
}

#[derive(Deserialize)]
struct Ply {
    seat: usize,
    moves: usize,
    hash: String,
    played: String,
}

/// How a server's match ended.
#[derive(Deserialize)]
struct Over {
    ending: Ending,
    scores: Vec<i32>,
    reason: Option<String>,
}

#[derive(Deserialize)]
struct Ending {
    kind: String,
}

/// Where a game and our rules part ways.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Disagreement {
    /// Before which move, from 0; nothing if it is about the game as a whole.
    pub ply: Option<usize>,
    /// What differs.
    pub message: Message,
}

/// Reads a game written on one line.
pub fn read(line: &str) -> Result<Written, Disagreement> {
    let any: Any = serde_json::from_str(line).map_err(|error| not_a_game(&error))?;
    if any.version > VERSION {
        let message = Message::new(&TEXTS, "record-too-new")
            .with("found", any.version as usize)
            .with("known", VERSION as usize);
        return Err(Disagreement { ply: None, message });
    }
    let checked = any.plies.is_some();
    let plies: Vec<WrittenPly> = match (any.moves, any.plies) {
        (Some(moves), _) => moves.into_iter().map(WrittenPly::unchecked).collect(),
        (None, Some(plies)) => plies.into_iter().map(WrittenPly::checked).collect(),
        (None, None) => return Err(not_a_game(&"moves?")),
    };
    if any.setup.is_none() && !plies.is_empty() {
        return Err(not_a_game(&"setup?"));
    }
    let written = Written {
        spec: any.spec,
        setup: any.setup,
        plies,
        over: checked || (any.scores.is_some() && any.forfeit.is_none()),
        scores: any.scores,
        reason: any.reason,
    };
    Ok(match any.over {
        None => written,
        Some(over) => Written {
            over: over.ending.kind == "rules",
            scores: Some(over.scores).filter(|_| written.setup.is_some()),
            reason: over.reason,
            ..written
        },
    })
}

/// Replays a game written on one line; the first disagreement, if any.
pub fn replay(line: &str) -> Result<(), Disagreement> {
    read(line)?.verify()
}

impl Written {
    /// The game.
    pub fn spec(&self) -> &str {
        &self.spec
    }

    /// Everything random about it; nothing if it never began.
    pub fn setup(&self) -> Option<&str> {
        self.setup.as_deref()
    }

    /// The moves.
    pub fn moves(&self) -> impl Iterator<Item = &str> {
        self.plies.iter().map(|ply| ply.played.as_str())
    }

    /// The points in the end, if they were written.
    pub fn scores(&self) -> Option<&[i32]> {
        self.scores.as_deref()
    }

    /// Why the rules ended it, if that was written.
    pub fn reason(&self) -> Option<&str> {
        self.reason.as_deref()
    }

    /// How many moves were made.
    pub fn plies(&self) -> usize {
        self.plies.len()
    }

    /// The game after so many moves; nothing if it never began.
    pub fn game(&self, plies: usize) -> Result<Option<Box<dyn Match>>, Disagreement> {
        let whole = |message| Disagreement { ply: None, message };
        let rules = configure(&self.spec).map_err(|refusal| whole(refusal.message()))?;
        let Some(setup) = &self.setup else {
            return Ok(None);
        };
        let begun = rules.begin(setup);
        let mut game = begun.map_err(|refusal| whole(refusal.message()))?;
        for (number, ply) in self.plies.iter().enumerate().take(plies) {
            let here = |message| Disagreement {
                ply: Some(number),
                message,
            };
            ply.agrees_with(game.as_ref()).map_err(here)?;
            let played = game.play(&ply.played);
            played.map_err(|refusal| here(refusal.message()))?;
        }
        Ok(Some(game))
    }

    /// Replays it; the first disagreement, if any.
    pub fn verify(&self) -> Result<(), Disagreement> {
        match self.game(self.plies())? {
            None => Ok(()),
            Some(game) => self
                .ends_as(game.as_ref())
                .map_err(|message| Disagreement { ply: None, message }),
        }
    }

    fn ends_as(&self, game: &dyn Match) -> Result<(), Message> {
        if self.over {
            differ("turn", &seat_to_move(game.turn()), &"-".to_owned())?;
        }
        if let Some(scores) = &self.scores {
            let ours = format!("{:?}", game.scores());
            differ("scores", &ours, &format!("{scores:?}"))?;
        }
        if let Some(reason) = &self.reason {
            let ours = game.reason().map_or("-", |ours| ours.code);
            differ("reason", &ours, &reason.as_str())?;
        }
        Ok(())
    }
}

impl WrittenPly {
    fn unchecked(played: String) -> Self {
        let expected = None;
        Self { played, expected }
    }

    fn checked(ply: Ply) -> Self {
        Self {
            played: ply.played,
            expected: Some(Expected {
                seat: ply.seat,
                moves: ply.moves,
                hash: ply.hash,
            }),
        }
    }

    fn agrees_with(&self, game: &dyn Match) -> Result<(), Message> {
        let Some(expected) = &self.expected else {
            return Ok(());
        };
        let turn = seat_to_move(game.turn());
        differ("turn", &turn, &expected.seat.to_string())?;
        let legal = game.legal_moves();
        differ("count", &legal.len(), &expected.moves)?;
        differ("hash", &hash(&legal), &expected.hash)
    }
}

fn not_a_game(error: &dyn Display) -> Disagreement {
    let message = Message::new(&TEXTS, "not-a-game").with("error", error.to_string());
    Disagreement { ply: None, message }
}

/// The seat to move, as it stands in sentences; a dash when it is over.
fn seat_to_move(turn: Turn) -> String {
    match turn {
        Turn::Seat(seat) => seat.to_string(),
        Turn::Chance => "?".to_owned(),
        Turn::Over => "-".to_owned(),
    }
}

fn differ<T: PartialEq + Display>(what: &'static str, ours: &T, theirs: &T) -> Result<(), Message> {
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
