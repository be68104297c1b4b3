use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::process::CommandExt;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::sync::{Mutex, MutexGuard, Once, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

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

/// Why an answer did not come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Silence {
    /// Not in this time.
    TooSlow(Duration),
    /// The engine has ended, or does not listen any more.
    Ended,
}

/// The groups of processes of the engines that run, to be ended with us.
static RUNNING: Mutex<Vec<u32>> = Mutex::new(Vec::new());
static ENDS_WITH_US: Once = Once::new();

fn running() -> MutexGuard<'static, Vec<u32>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// On Ctrl-C, or when told to go, no engine stays behind: being in groups of their own, they hear nothing of it.
fn end_with_us() {
    ENDS_WITH_US.call_once(|| {
        // Where somebody listens already, they end the engines.
        let _ = ctrlc::set_handler(|| {
            end_engines();
            std::process::exit(130);
        });
    });
}

/// Ends all engines at once.
pub(crate) fn end_engines() {
    for &group in running().iter() {
        kill(group);
    }
}

fn kill(group: u32) {
    // The shell's own command, since no program that kills need be there.
    let command = format!("kill -s KILL -- -{group}");
    let _ = Command::new("sh")
        .args(["-c", &command])
        .stderr(Stdio::null())
        .status();
}

/// How long an engine may take to come up.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);
/// How many lines wait to be read, and how long one is at most: an engine that floods has to wait, and what is
/// longer is cut.
const WAITING_LINES: usize = 64;
const LONGEST_LINE: u64 = 1 << 16;

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
            // A group of its own: what the shell starts is ended together with it.
            .process_group(0)
            .spawn()
            .map_err(failed)?;
        running().push(child.id());
        end_with_us();
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            unreachable!("both were asked for");
        };
        let (send, lines) = mpsc::sync_channel(WAITING_LINES);
        // Reading in a thread of its own: a silent engine must not hold up the tournament.
        thread::spawn(move || read_lines(output, &send));
        let mut engine = Self {
            child,
            input,
            lines,
            command: command.to_owned(),
        };
        engine.greet(spec).map_err(|_| engine.silent())?;
        Ok(engine)
    }

    fn greet(&mut self, spec: &str) -> Result<(), Silence> {
        self.tell("ugi")?;
        self.wait_for("ugiok", PATIENCE)?;
        self.tell(&format!("newgame {spec}"))?;
        self.tell("isready")?;
        self.wait_for("readyok", PATIENCE).map(|_| ())
    }

    /// The move that the engine chooses, after this setup and these moves and draws. It is told to `go`
    /// so, and has so much time, whatever it says meanwhile.
    pub(super) fn choose(
        &mut self,
        setup: &str,
        record: &str,
        go: &str,
        time: Duration,
    ) -> Result<String, Silence> {
        let moves = if record.is_empty() {
            String::new()
        } else {
            format!(" moves {record}")
        };
        self.tell(&format!("position setup {setup}{moves}"))?;
        self.tell(go)?;
        let line = self.wait_for("bestmove ", time)?;
        Ok(line
            .split_whitespace()
            .nth(1)
            .unwrap_or_default()
            .to_owned())
    }

    fn tell(&mut self, line: &str) -> Result<(), Silence> {
        let told = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        told.map_err(|_| Silence::Ended)
    }

    /// The next line that begins so; others are passed over, and take of the same time.
    fn wait_for(&self, beginning: &str, patience: Duration) -> Result<String, Silence> {
        let start = Instant::now();
        loop {
            let left = patience.saturating_sub(start.elapsed());
            let line = match self.lines.recv_timeout(left) {
                Ok(line) if !left.is_zero() => line,
                Err(RecvTimeoutError::Disconnected) => return Err(Silence::Ended),
                _ => return Err(Silence::TooSlow(patience)),
            };
            if line.starts_with(beginning) {
                return Ok(line);
            }
        }
    }

    /// That it does not answer.
    pub(super) fn silent(&self) -> Failure {
        Message::new(&TEXTS, "arena-engine-silent")
            .with("command", self.command.as_str())
            .into()
    }
}

fn read_lines(output: ChildStdout, send: &SyncSender<String>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        let read = output
            .by_ref()
            .take(LONGEST_LINE)
            .read_until(b'\n', &mut line);
        if !matches!(read, Ok(1..)) {
            return;
        }
        let line = String::from_utf8_lossy(&line).trim_end().to_owned();
        if send.send(line).is_err() {
            return;
        }
    }
}

impl Drop for External {
    fn drop(&mut self) {
        // Polite first, in case it wants to write something down; then for certain.
        let _ = writeln!(self.input, "quit");
        thread::sleep(Duration::from_millis(20));
        kill(self.child.id());
        running().retain(|&group| group != self.child.id());
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
