//! A server that runs as a process of its own.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

use super::command;

/// A server that runs, with its own home.
pub(crate) struct Served {
    child: Child,
    line: String,
    home: TempDir,
}

impl Served {
    pub(crate) fn start(arguments: &[&str], variables: &[(&str, &str)]) -> Self {
        Self::in_home(TempDir::new().unwrap(), arguments, variables)
    }

    pub(crate) fn in_home(home: TempDir, arguments: &[&str], variables: &[(&str, &str)]) -> Self {
        let mut command = at_home(home.path(), arguments);
        command.envs(variables.iter().copied());
        Self::run(home, command)
    }

    pub(crate) fn run(home: TempDir, mut command: Command) -> Self {
        let mut child = command.stdin(Stdio::null()).spawn().unwrap();
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        out.read_line(&mut line).unwrap();
        if line.is_empty() {
            let mut why = String::new();
            child
                .stderr
                .take()
                .unwrap()
                .read_to_string(&mut why)
                .unwrap();
            panic!("it did not start: {why}");
        }
        Self { child, line, home }
    }

    pub(crate) fn address(&self) -> &str {
        let start = self.line.find("http://").unwrap() + "http://".len();
        self.line[start..].split('/').next().unwrap()
    }

    /// A request in its plainest form, and all of the answer.
    pub(crate) fn ask(&self, head: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(self.address()).unwrap();
        stream
            .set_read_timeout(Some(Duration::from_secs(20)))
            .unwrap();
        let host = self.address();
        let length = body.len();
        let request = format!(
            "{head}\r\nHost: {host}\r\nConnection: close\r\nContent-Type: application/json\r\n\
             Content-Length: {length}\r\n\r\n{body}"
        );
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    pub(crate) fn get(&self, path: &str) -> String {
        self.ask(&format!("GET {path} HTTP/1.1"), "")
    }

    /// A match that one person plays against themselves and gives up.
    pub(crate) fn finished_match(&self) -> String {
        let wish = r#"{"spec":"kamon","seats":[{"kind":"me"},{"kind":"me"}]}"#;
        let made = self.ask("POST /api/matches HTTP/1.1", wish);
        let id = made.split("\"id\":\"").nth(1).unwrap();
        let id = id.split('"').next().unwrap().to_owned();
        let cookie = made
            .lines()
            .find(|line| line.starts_with("set-cookie"))
            .unwrap();
        let cookie = cookie.split([' ', ';']).nth(1).unwrap();
        let head = format!("POST /api/matches/{id}/abort HTTP/1.1\r\nCookie: {cookie}");
        assert!(self.ask(&head, "{}").starts_with("HTTP/1.1 200"));
        id
    }

    pub(crate) fn process(&self) -> u32 {
        self.child.id()
    }

    pub(crate) fn home(&self) -> &TempDir {
        &self.home
    }

    /// What it said when it was ready.
    pub(crate) fn line(&self) -> &str {
        &self.line
    }

    /// Ends it as an operator would; what it wrote to its logs.
    pub(crate) fn end(mut self) -> (String, TempDir) {
        let began = Instant::now();
        let id = self.child.id().to_string();
        assert!(
            Command::new("kill")
                .args(["-TERM", &id])
                .status()
                .unwrap()
                .success()
        );
        let mut logs = String::new();
        let mut pipe = self.child.stderr.take().unwrap();
        pipe.read_to_string(&mut logs).unwrap();
        assert!(self.child.wait().unwrap().success(), "{logs}");
        assert!(
            began.elapsed() < Duration::from_secs(5),
            "{:?}",
            began.elapsed()
        );
        (logs, self.home)
    }
}

pub(crate) fn at_home(home: &Path, arguments: &[&str]) -> Command {
    let mut command = command(arguments);
    command.env("HOME", home).env_remove("XDG_DATA_HOME");
    command
}

pub(crate) fn database(home: &TempDir) -> PathBuf {
    home.path()
        .join(".local/share/serpentarium/serpentarium.db")
}
