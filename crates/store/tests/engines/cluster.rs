use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::atomic::{AtomicU32, Ordering};

use tempfile::TempDir;

/// A PostgreSQL server of our own, on a socket in a temporary folder, gone with this value.
pub(crate) struct Cluster {
    binaries: PathBuf,
    folder: TempDir,
    databases: AtomicU32,
}

impl Cluster {
    pub(crate) fn start() -> Self {
        let cluster = Self {
            binaries: find_binaries(),
            folder: TempDir::new().unwrap(),
            databases: AtomicU32::new(0),
        };
        if is_root() {
            // PostgreSQL refuses to run as root.
            let (user, group) = (number_of("-u"), number_of("-g"));
            std::os::unix::fs::chown(cluster.folder.path(), Some(user), Some(group)).unwrap();
        }
        let data = cluster.data();
        cluster.run("initdb", &["-D", &data, "-A", "trust", "-U", "postgres"]);
        cluster.go_on();
        cluster
    }

    /// Starts it, for the first time or again.
    pub(crate) fn go_on(&self) {
        let data = self.data();
        let socket = self.folder.path().display().to_string();
        let log = self.folder.path().join("log").display().to_string();
        let options = format!("-k {socket} -c listen_addresses=''");
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

    fn data(&self) -> String {
        self.folder.path().join("data").display().to_string()
    }

    pub(crate) fn new_database(&self) -> String {
        let name = format!("test{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let socket = self.folder.path().display().to_string();
        self.run("createdb", &["-h", &socket, "-U", "postgres", &name]);
        format!("postgres://postgres@{}/{name}", socket.replace('/', "%2F"))
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
        let program = self.binaries.join(program);
        let mut command = if is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        command
            .args(arguments)
            .current_dir(self.folder.path())
            .output()
            .unwrap()
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
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
