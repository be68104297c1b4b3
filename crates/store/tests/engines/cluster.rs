use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Output};
use std::sync::atomic::{AtomicU32, Ordering};

use tempfile::TempDir;

/// A PostgreSQL server of our own, on a socket in a temporary folder, gone with this value.
pub(crate) struct Cluster {
    binaries: PathBuf,
    folder: TempDir,
    databases: AtomicU32,
    port: Option<u16>,
}

impl Cluster {
    pub(crate) fn start() -> Self {
        let cluster = Self::new(None);
        cluster.go_on();
        cluster
    }

    /// The same, which listens on a port too, and takes only encrypted connections there. Its certificate is
    /// for `localhost`.
    #[allow(dead_code, reason = "not every test encrypts")]
    pub(crate) fn start_encrypted() -> Self {
        let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let cluster = Self::new(Some(free.local_addr().unwrap().port()));
        drop(free);
        let folder = cluster.folder.path();
        let (certificate, key) = (cluster.certificate(), folder.join("server.key"));
        let made = Command::new("openssl")
            .args([
                "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2",
            ])
            .args(["-subj", "/CN=localhost"])
            .args(["-addext", "subjectAltName=DNS:localhost"])
            .args(["-addext", "basicConstraints=critical,CA:FALSE"])
            .arg("-keyout")
            .arg(&key)
            .arg("-out")
            .arg(&certificate)
            .output()
            .expect("PostgreSQL of Debian brings openssl with it");
        assert!(made.status.success(), "{made:?}");
        if is_root() {
            let (user, group) = (number_of("-u"), number_of("-g"));
            std::os::unix::fs::chown(&key, Some(user), Some(group)).unwrap();
        }
        let access = "local all all trust\nhostssl all all all trust\n";
        std::fs::write(folder.join("data/pg_hba.conf"), access).unwrap();
        cluster.go_on();
        cluster
    }

    fn new(port: Option<u16>) -> Self {
        let cluster = Self {
            binaries: find_binaries(),
            folder: TempDir::new().unwrap(),
            databases: AtomicU32::new(0),
            port,
        };
        if is_root() {
            // PostgreSQL refuses to run as root.
            let (user, group) = (number_of("-u"), number_of("-g"));
            std::os::unix::fs::chown(cluster.folder.path(), Some(user), Some(group)).unwrap();
        }
        let data = cluster.data();
        cluster.run("initdb", &["-D", &data, "-A", "trust", "-U", "postgres"]);
        cluster
    }

    /// The port on which it listens.
    #[allow(dead_code, reason = "not every test asks")]
    pub(crate) fn port(&self) -> u16 {
        self.port.expect("it listens on a port")
    }

    /// What it shows to those who encrypt.
    #[allow(dead_code, reason = "not every test asks")]
    pub(crate) fn certificate(&self) -> PathBuf {
        self.folder.path().join("server.crt")
    }

    /// Starts it, for the first time or again.
    pub(crate) fn go_on(&self) {
        let data = self.data();
        let socket = self.folder.path().display().to_string();
        let log = self.folder.path().join("log").display().to_string();
        let mut options = format!("-k {socket} -c listen_addresses=''");
        if let Some(port) = self.port {
            let folder = self.folder.path().display();
            options = format!(
                "-k {socket} -c listen_addresses=localhost -p {port} -c ssl=on \
                 -c ssl_cert_file={folder}/server.crt -c ssl_key_file={folder}/server.key"
            );
        }
        self.run(
            "pg_ctl",
            &["-D", &data, "-l", &log, "-w", "-o", &options, "start"],
        );
    }

    /// Breaks it off in the middle of whatever it does, as if its machine had failed.
    #[allow(dead_code, reason = "not every test breaks it")]
    pub(crate) fn break_off(&self) {
        let data = self.data();
        self.run("pg_ctl", &["-D", &data, "-m", "immediate", "-w", "stop"]);
    }

    /// Stops all of its processes where they are (`STOP`), or lets them go on (`CONT`).
    pub(crate) fn signal(&self, name: &str) {
        let file = self.folder.path().join("data/postmaster.pid");
        // It is gone with the server.
        let text = std::fs::read_to_string(file).unwrap_or_default();
        let Some(first) = text.lines().next() else {
            return;
        };
        let children = Command::new("pgrep").args(["-P", first]).output().unwrap();
        let children = String::from_utf8(children.stdout).unwrap();
        // The first one first, so that it makes no more of them.
        for process in std::iter::once(first).chain(children.lines()) {
            // One may have ended by itself.
            let _ = Command::new("kill")
                .args([&format!("-{name}"), process])
                .status();
        }
    }

    /// The socket on which it listens.
    #[allow(dead_code, reason = "not every test asks")]
    pub(crate) fn socket(&self) -> PathBuf {
        self.folder.path().join(".s.PGSQL.5432")
    }

    fn data(&self) -> String {
        self.folder.path().join("data").display().to_string()
    }

    pub(crate) fn new_database(&self) -> String {
        let name = format!("test{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let socket = self.folder.path().display().to_string();
        let port = self.port.unwrap_or(5432).to_string();
        self.run(
            "createdb",
            &["-h", &socket, "-p", &port, "-U", "postgres", &name],
        );
        format!("postgres://postgres@{}/{name}", socket.replace('/', "%2F"))
    }

    /// Does something to a database behind everybody's back.
    #[allow(dead_code, reason = "not every test does")]
    pub(crate) fn sql(&self, database: &str, sql: &str) {
        self.run(
            "psql",
            &["-q", "-v", "ON_ERROR_STOP=1", "-c", sql, database],
        );
    }

    /// Keeps a transaction open in which something was done, until the answer is dropped.
    #[allow(dead_code, reason = "not every test does")]
    pub(crate) fn hold(&self, database: &str, sql: &str) -> Held {
        let mut command = self.command("psql");
        let mut psql = command
            .args(["-q", "-t", "-A", database])
            .stdin(std::process::Stdio::piped())
            .stdout(std::process::Stdio::piped())
            .spawn()
            .unwrap();
        let mut input = psql.stdin.take().unwrap();
        writeln!(input, "BEGIN; {sql}; SELECT 'held';").unwrap();
        let mut line = String::new();
        let answers = psql.stdout.as_mut().unwrap();
        BufReader::new(answers).read_line(&mut line).unwrap();
        assert_eq!(line, "held\n");
        Held {
            psql,
            input: Some(input),
        }
    }

    fn run(&self, program: &str, arguments: &[&str]) {
        let output = self.output(program, arguments);
        assert!(
            output.status.success(),
            "{program} failed: {}{}",
            String::from_utf8_lossy(&output.stdout),
            String::from_utf8_lossy(&output.stderr)
        );
    }

    fn output(&self, program: &str, arguments: &[&str]) -> Output {
        self.command(program).args(arguments).output().unwrap()
    }

    fn command(&self, program: &str) -> Command {
        let program = self.binaries.join(program);
        let mut command = if is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        command.current_dir(self.folder.path());
        command
    }
}

/// A transaction that is open.
#[allow(dead_code, reason = "not every test holds one")]
pub(crate) struct Held {
    psql: Child,
    input: Option<ChildStdin>,
}

impl Drop for Held {
    fn drop(&mut self) {
        // At the end of its input it goes, and what it began is rolled back.
        self.input = None;
        let _ = self.psql.wait();
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        // One that stands still would not hear of it.
        self.signal("CONT");
        self.output("pg_ctl", &["-D", &self.data(), "-m", "immediate", "stop"]);
    }
}

fn find_binaries() -> PathBuf {
    let debian = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten();
    let mut found: Vec<PathBuf> = debian
        .filter_map(|version| Some(version.ok()?.path().join("bin")))
        .collect();
    found.sort();
    let path = std::env::var_os("PATH").unwrap_or_default();
    found.extend(std::env::split_paths(&path));
    let has_all = |folder: &&PathBuf| {
        ["initdb", "pg_ctl", "postgres"]
            .iter()
            .all(|program| folder.join(program).is_file())
    };
    found.iter().find(has_all).cloned().unwrap_or_else(|| {
        panic!("This test needs a PostgreSQL server and finds no initdb, pg_ctl and postgres; `apt-get install postgresql` brings them.")
    })
}

fn is_root() -> bool {
    use std::os::unix::fs::MetadataExt;
    Path::new("/proc/self").metadata().unwrap().uid() == 0
}

/// The number of the user `postgres` (`-u`) or of its group (`-g`).
fn number_of(which: &str) -> u32 {
    let output = Command::new("id").args([which, "postgres"]).output();
    let output = output.unwrap().stdout;
    let text = String::from_utf8(output).unwrap();
    text.trim()
        .parse()
        .expect("PostgreSQL was installed without its user `postgres`")
}
