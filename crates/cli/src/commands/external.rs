use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use game::Message;

use crate::TEXTS;
use crate::failure::Failure;

/// Somebody else's engine, driven by our protocol (docs/protocol.md). It is told what its players may
/// know and nothing more.
pub(super) struct External {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    command: String,
}

/// How long an engine may take to come up, and beyond its time for a move.
const PATIENCE: Duration = Duration::from_secs(10);

impl External {
    /// Starts an engine for one game.
    pub(super) fn start(command: &str, spec: &str) -> Result<Self, Failure> {
        let failed = |error: std::io::Error| {
            Message::new(&TEXTS, "arena-engine-start")
                .with("command", command)
                .with("error", error.to_string())
        };
        let mut child = Command::new("sh")
            .args(["-c", command])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(failed)?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            unreachable!("both were asked for");
        };
        let (send, lines) = mpsc::channel();
        // Reading in a thread of its own: a silent engine must not hold up the tournament.
        thread::spawn(move || {
            BufReader::new(output)
                .lines()
                .map_while(Result::ok)
                .try_for_each(|line| send.send(line))
        });
        let mut engine = Self {
            child,
            input,
            lines,
            command: command.to_owned(),
        };
        engine.tell("ugi")?;
        engine.wait_for("ugiok", PATIENCE)?;
        engine.tell(&format!("newgame {spec}"))?;
        engine.tell("isready")?;
        engine.wait_for("readyok", PATIENCE)?;
        Ok(engine)
    }

    /// The move that the engine chooses, after this setup and these moves and draws. It is told to `go`
    /// so, and has so much time.
    pub(super) fn choose(
        &mut self,
        setup: &str,
        record: &str,
        go: &str,
        time: Duration,
    ) -> Result<String, Failure> {
        let moves = if record.is_empty() {
            String::new()
        } else {
            format!(" moves {record}")
        };
        self.tell(&format!("position setup {setup}{moves}"))?;
        self.tell(go)?;
        let line = self.wait_for("bestmove ", time + PATIENCE)?;
        Ok(line
            .split_whitespace()
            .nth(1)
            .unwrap_or_default()
            .to_owned())
    }

    fn tell(&mut self, line: &str) -> Result<(), Failure> {
        let told = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        told.map_err(|_| self.silent())
    }

    /// The next line that begins so; others are passed over.
    fn wait_for(&self, beginning: &str, patience: Duration) -> Result<String, Failure> {
        loop {
            let line = self
                .lines
                .recv_timeout(patience)
                .map_err(|_| self.silent())?;
            if line.starts_with(beginning) {
                return Ok(line);
            }
        }
    }

    fn silent(&self) -> Failure {
        Message::new(&TEXTS, "arena-engine-silent")
            .with("command", self.command.as_str())
            .into()
    }
}

impl Drop for External {
    fn drop(&mut self) {
        // Polite first, in case it wants to write something down; then for certain.
        let _ = writeln!(self.input, "quit");
        thread::sleep(Duration::from_millis(20));
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
