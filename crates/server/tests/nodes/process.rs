use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use server::{Config, Limits, NodeConfig};

/// A node in a process of its own, always at the same addresses.
pub(crate) struct Process {
    pub(crate) name: &'static str,
    database: String,
    secret: PathBuf,
    port: u16,
    inner: u16,
    child: Option<Child>,
}

fn free_port() -> u16 {
    let free = TcpListener::bind("127.0.0.1:0").unwrap();
    free.local_addr().unwrap().port()
}

impl Process {
    pub(crate) fn new(name: &'static str, database: &str, secret: &Path) -> Self {
        Self {
            name,
            database: database.to_owned(),
            secret: secret.to_owned(),
            port: free_port(),
            inner: free_port(),
            child: None,
        }
    }

    pub(crate) fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    pub(crate) fn inner_address(&self) -> String {
        format!("http://127.0.0.1:{}", self.inner)
    }

    /// Starts it, and returns once it is ready.
    pub(crate) fn start(&mut self) {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["serve", &self.database, self.name, &self.inner_address()])
            .arg(&self.secret)
            .arg(self.port.to_string())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        out.read_line(&mut line).unwrap();
        assert!(!line.is_empty(), "{} does not start", self.name);
        self.child = Some(child);
    }

    /// SIGKILL: no farewell, no last write.
    pub(crate) fn kill(&mut self) {
        let mut child = self.child.take().unwrap();
        child.kill().unwrap();
        child.wait().unwrap();
    }

    /// SIGTERM: it goes in order.
    pub(crate) fn send_away(&mut self) {
        self.signal("TERM");
        let mut child = self.child.take().unwrap();
        assert!(child.wait().unwrap().success());
    }

    pub(crate) fn signal(&self, name: &str) {
        let process = self.child.as_ref().unwrap().id().to_string();
        let sent = Command::new("kill")
            .args([&format!("-{name}"), &process])
            .status();
        assert!(sent.unwrap().success());
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if let Some(child) = &mut self.child {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// What the process of a node does.
pub(crate) fn serve(runtime: &tokio::runtime::Runtime, settings: &[String]) {
    let [database, name, address, secret, port] = settings else {
        panic!("a node needs five settings");
    };
    let config = Config {
        listen: ([127, 0, 0, 1], port.parse().unwrap()).into(),
        database: database.clone(),
        node: NodeConfig {
            name: Some(name.clone()),
            address: Some(address.clone()),
            secret_file: Some(secret.into()),
        },
        limits: Limits::NONE,
        bot_pause: Duration::ZERO..Duration::ZERO,
        password_passes: 1,
        ..Config::default()
    };
    let ready = |address: SocketAddr| println!("{address}");
    runtime.block_on(server::serve(config, ready)).unwrap();
}
