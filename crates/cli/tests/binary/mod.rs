//! Running the binary.
#![allow(dead_code, reason = "each test file uses some of it")]

pub(crate) mod served;

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// A layout of Kamon, and a game on it that ends in a draw.
pub(crate) const LAYOUT: &str =
    "YbBnPbGd/RdGfRfRgPm/GmBgRmRnPdYd/GnGbOd--BmYgBf/PfYfOmYnPgGg/ObYmPnOnRb/BbOgBdOf";
pub(crate) const DRAWN_GAME: &str = "f5 b5 b3 c5 c4 b6 g2 e3 f4 d3 g4 f1 a4 e2 c7 e4 f2 d6 e6 c2 d1 a7 b4 d2 g1 d7 g3 a5 d5 c3 e5 b7 f3 c6 e1 a6";
/// A line of Pantareï.
pub(crate) const LINE: &str = "W1B1W2B2W3B3W1B1W2N0B2W3B3W1B1W2B2W3B3";

/// What a call printed, and how it ended.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Run {
    pub(crate) fn succeeded(&self) -> bool {
        self.code == 0
    }
}

pub(crate) fn serpentarium(arguments: &[&str]) -> Run {
    with_input(arguments, "")
}

pub(crate) fn with_input(arguments: &[&str], input: &str) -> Run {
    with_bytes(arguments, input.as_bytes())
}

pub(crate) fn with_bytes(arguments: &[&str], input: &[u8]) -> Run {
    let mut child = command(arguments).spawn().unwrap();
    // A call that refuses its arguments may be gone before it reads anything.
    let _ = child.stdin.take().unwrap().write_all(input);
    read(&child.wait_with_output().unwrap())
}

pub(crate) fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_serpentarium"));
    command
        .args(arguments)
        .env("SERPENTARIUM_LANGUAGE", "en")
        .env("RUST_BACKTRACE", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

pub(crate) fn read(output: &Output) -> Run {
    Run {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout.clone()).unwrap(),
        err: String::from_utf8(output.stderr.clone()).unwrap(),
    }
}

/// The recorded games of one game that are kept in its folder.
pub(crate) fn recorded_games(id: &str) -> String {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games");
    let folders = std::fs::read_dir(games).unwrap();
    let mut files = folders.map(|entry| {
        let folder = entry.unwrap().path().join("vectors");
        folder.join(id).with_extension("jsonl")
    });
    std::fs::read_to_string(files.find(|path| path.is_file()).unwrap()).unwrap()
}
