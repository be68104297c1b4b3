//! A server that runs as a process of its own.

use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use protocol::client::{Act, Answer, Client, Method};
use protocol::{NewMatch, SeatWish};
use tempfile::TempDir;
use tokio::runtime::Runtime;

use super::command;

/// A server that runs, with its own home.
pub(crate) struct Served {
    child: Child,
    line: String,
    home: TempDir,
    runtime: Runtime,
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
        Self {
            child,
            line,
            home,
            runtime: Runtime::new().unwrap(),
        }
    }

    pub(crate) fn address(&self) -> &str {
        let start = self.line.find("http://").unwrap() + "http://".len();
        self.line[start..].split('/').next().unwrap()
    }

    /// Somebody new.
    pub(crate) fn client(&self) -> Client {
        Client::new(&format!("http://{}", self.address())).with_patience(Duration::from_mins(2))
    }

    /// Waits for an answer.
    pub(crate) fn wait<T>(&self, answer: impl Future<Output = T>) -> T {
        self.runtime.block_on(answer)
    }

    /// What a stranger is answered.
    pub(crate) fn ask(&self, method: Method, path: &str, body: &str) -> Answer {
        let client = self.client();
        self.wait(client.send(method, path, body.to_owned()))
            .unwrap()
    }

    pub(crate) fn get(&self, path: &str) -> Answer {
        self.ask(Method::GET, path, "")
    }

    /// A match that one person plays against themselves and gives up.
    pub(crate) fn finished_match(&self) -> String {
        let client = self.client();
        let wish = NewMatch::new("kamon", vec![SeatWish::Me; 2]);
        let id = self.wait(client.create(&wish)).unwrap().id;
        self.wait(client.act(&id, Act::Abort)).unwrap();
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
        // Far more than a farewell may take: other tests share the machine.
        assert!(
            began.elapsed() < Duration::from_secs(30),
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
