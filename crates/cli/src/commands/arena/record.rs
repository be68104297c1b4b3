use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;

use game::Message;
use serde::{Deserialize, Serialize};

use crate::TEXTS;
use crate::failure::Failure;

/// A game of a tournament.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(super) struct Record {
    pub(super) game: u64,
    pub(super) seed: u64,
    #[serde(flatten)]
    pub(super) played: catalog::record::Record,
    /// By seat.
    pub(super) players: Vec<String>,
    /// From 0 for the last to 1 for the first, by seat.
    pub(super) points: Vec<f64>,
    /// The seat that fell silent, was too slow or tried an illegal move.
    pub(super) forfeit: Option<usize>,
    /// Which of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) fault: Option<Fault>,
    pub(super) seconds: f64,
}

/// What somebody forfeited a game by.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub(super) enum Fault {
    /// No move came in so many milliseconds.
    TooSlow { milliseconds: u64 },
    /// The engine ended.
    Ended,
    /// The move can't be played.
    Illegal {
        #[serde(rename = "move")]
        action: String,
        /// In English.
        why: String,
    },
}

impl Fault {
    /// In which game, whose, and what.
    pub(super) fn message(&self, game: u64, player: &str) -> Message {
        let about = |code| {
            Message::new(&TEXTS, code)
                .with("game", game + 1)
                .with("player", player)
        };
        match self {
            Self::TooSlow { milliseconds } => {
                about("arena-fault-slow").with("milliseconds", *milliseconds)
            }
            Self::Ended => about("arena-fault-ended"),
            Self::Illegal { action, why } => about("arena-fault-illegal")
                .with("move", action.as_str())
                .with("why", why.as_str()),
        }
    }
}

/// How the line of a game begins.
const BEGINNING: &[u8] = b"{\"game\":";

/// The file in which games are kept, one a line, if there is one.
pub(super) struct Records(Option<File>);

impl Records {
    /// Opens the file to go on with it, and reads the games that it has. A file of another tournament
    /// is refused.
    pub(super) fn open(
        path: Option<&Path>,
        spec: &str,
        names: &[String],
    ) -> Result<(Self, Vec<Record>), Failure> {
        let Some(path) = path else {
            return Ok((Self(None), Vec::new()));
        };
        let failed = |error: std::io::Error| {
            Message::new(&TEXTS, "unreadable")
                .with("file", path.display().to_string())
                .with("error", error.to_string())
        };
        let mut file = OpenOptions::new()
            .read(true)
            .append(true)
            .create(true)
            .open(path)
            .map_err(failed)?;
        let mut records = Vec::new();
        let (mut torn, mut foreign) = (false, false);
        let mut lines = BufReader::new(&file);
        let mut line = Vec::new();
        while lines.read_until(b'\n', &mut line).map_err(failed)? > 0 {
            match serde_json::from_slice::<Record>(&line) {
                Ok(record) => records.push(record),
                // The last line of a tournament that was killed may be torn: that game is played again.
                Err(_) if line.starts_with(BEGINNING) && !line.ends_with(b"\n") => torn = true,
                Err(_) => foreign |= !line.trim_ascii().is_empty(),
            }
            line.clear();
        }
        let fits = |record: &Record| {
            record.played.spec == spec && record.players.iter().all(|player| names.contains(player))
        };
        if foreign || !records.iter().all(fits) {
            return Err(Message::new(&TEXTS, "arena-other-record")
                .with("file", path.display().to_string())
                .into());
        }
        if torn {
            writeln!(file).map_err(failed)?;
        }
        Ok((Self(Some(file)), records))
    }

    pub(super) fn append(&mut self, record: &Record) -> Result<(), Failure> {
        if let Some(file) = &mut self.0 {
            let mut line = serde_json::to_vec(record)?;
            line.push(b'\n');
            file.write_all(&line)?;
        }
        Ok(())
    }
}
