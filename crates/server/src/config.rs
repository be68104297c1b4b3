use std::net::{Ipv4Addr, SocketAddr};
use std::ops::Range;
use std::path::PathBuf;
use std::time::Duration;

use crate::Site;

/// How a server is run. Every field has a default that suits one person trying it out.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens; port 0 picks a free one.
    pub listen: SocketAddr,
    /// How many ports after it will do as well if it is taken.
    pub spare_ports: u16,
    /// `postgres://...`, or the path of an SQLite file.
    pub database: String,
    /// What makes it one of several servers on the same PostgreSQL database; by default it is the only one.
    pub node: NodeConfig,
    /// A file to which every new root of the ledger is added.
    pub ledger_file: Option<PathBuf>,
    /// The pages of the browser app.
    pub site: Site,
    /// Origins that browsers may come from besides the server's own, like `https://example.org`.
    pub origins: Vec<String>,
    /// Whether browsers reach it by https, so that cookies may be marked `Secure`.
    pub https: bool,
    /// Whether a proxy in front of it says who the client is, in `X-Forwarded-For`.
    pub trust_proxy: bool,
    /// Whether anybody may read `/metrics`; otherwise only this machine.
    pub public_metrics: bool,
    /// How many bots think at the same time; with none of them, workers do all the thinking.
    pub bot_threads: usize,
    /// How long a bot waits at least before it moves, and at most, to be a pleasant opponent.
    pub bot_pause: Range<Duration>,
    /// What one address may do.
    pub limits: Limits,
    /// How often argon2 goes over its memory for each password; fewer times are for tests alone.
    pub password_passes: u32,
}

/// One of several servers on the same PostgreSQL database: all of it is given, or nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NodeConfig {
    /// What it is called, by nobody else.
    pub name: Option<String>,
    /// Where the other nodes reach it, like `http://10.0.0.1:7100`. It listens there for them alone.
    pub address: Option<String>,
    /// A file with the secret that all nodes know.
    pub secret_file: Option<PathBuf>,
}

/// What one address may do. Of IPv6 a whole network (/64) counts as one: it is what one household gets.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Connections open at the same time, beside the sockets; not counted behind a proxy.
    pub connections: usize,
    /// Sockets open at the same time.
    pub sockets: usize,
    /// Costly requests in a minute: making matches, logging in.
    pub costly_a_minute: u32,
    /// Any requests in a minute.
    pub requests_a_minute: u32,
    /// Units of work in a minute: a kilobyte of an answer is one.
    pub work_a_minute: u32,
    /// Frames on one socket in twenty seconds.
    pub messages: u32,
    /// Wrong passwords for one account in ten minutes, from all addresses together.
    pub guesses: u32,
}

impl Default for Config {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        Self {
            listen: (Ipv4Addr::LOCALHOST, 7007).into(),
            spare_ports: 0,
            database: "serpentarium.db".to_owned(),
            node: NodeConfig::default(),
            ledger_file: None,
            site: Site::default(),
            origins: Vec::new(),
            https: false,
            trust_proxy: false,
            public_metrics: false,
            // One core always stays for people.
            bot_threads: cores.saturating_sub(1).max(1),
            bot_pause: Duration::from_millis(500)..Duration::from_millis(1200),
            limits: Limits::default(),
            password_passes: argon2::Params::DEFAULT_T_COST,
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 500,
            sockets: 200,
            costly_a_minute: 30,
            requests_a_minute: 1_200,
            work_a_minute: 120_000,
            messages: 100,
            guesses: 10,
        }
    }
}

impl Limits {
    /// None that matter: for tests of something else, and for load tests.
    pub const NONE: Self = Self {
        connections: usize::MAX,
        sockets: usize::MAX,
        costly_a_minute: u32::MAX,
        requests_a_minute: u32::MAX,
        work_a_minute: u32::MAX,
        messages: u32::MAX,
        guesses: u32::MAX,
    };
}
