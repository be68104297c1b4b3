use std::path::PathBuf;

use clap::Args;
use game::Message;

use super::{Given, Settings};

/// All that `serve` can be told.
#[derive(Args, Debug, Default)]
pub(crate) struct ServerFlags {
    #[command(flatten)]
    database: DatabaseFlags,

    #[arg(long, value_name = "ADDRESS:PORT")]
    listen: Option<String>,

    #[arg(long, value_name = "NAME")]
    node: Option<String>,

    #[arg(long, value_name = "URL")]
    node_address: Option<String>,

    #[arg(long, value_name = "FILE")]
    node_secret_file: Option<String>,

    #[arg(long, value_name = "FILE")]
    ledger_file: Option<String>,

    #[arg(long, value_name = "ORIGINS")]
    origins: Option<String>,

    #[arg(long, value_name = "YES|NO", num_args = 0..=1, default_missing_value = "yes")]
    https: Option<String>,

    #[arg(long, value_name = "YES|NO", num_args = 0..=1, default_missing_value = "yes")]
    trust_proxy: Option<String>,

    #[arg(long, value_name = "YES|NO", num_args = 0..=1, default_missing_value = "yes")]
    public_metrics: Option<String>,

    #[arg(long, value_name = "N")]
    bot_threads: Option<String>,

    #[arg(long, value_name = "TIME-TIME")]
    bot_pause: Option<String>,

    #[arg(long, value_name = "N")]
    connections_an_address: Option<String>,

    #[arg(long, value_name = "N")]
    sockets_an_address: Option<String>,

    #[arg(long, value_name = "N")]
    requests_a_minute: Option<String>,

    #[arg(long, value_name = "N")]
    costly_a_minute: Option<String>,

    #[arg(long, value_name = "N")]
    work_a_minute: Option<String>,

    #[arg(long, value_name = "N")]
    guesses_an_account: Option<String>,

    #[arg(long, value_name = "N")]
    messages_a_socket: Option<String>,

    #[arg(long, value_name = "FOLDER")]
    site: Option<String>,

    #[arg(long, value_name = "LEVEL")]
    log: Option<String>,

    #[arg(long, value_name = "text|json")]
    log_format: Option<String>,
}

/// Which database, and nothing else.
#[derive(Args, Debug, Default)]
pub(crate) struct DatabaseFlags {
    #[arg(long, value_name = "FILE|URL")]
    database: Option<String>,

    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
}

impl ServerFlags {
    pub(crate) fn settings(&self) -> Result<Settings, Message> {
        let mut given = self.database.given();
        let flags = [
            ("listen", &self.listen),
            ("node", &self.node),
            ("node-address", &self.node_address),
            ("node-secret-file", &self.node_secret_file),
            ("ledger-file", &self.ledger_file),
            ("origins", &self.origins),
            ("https", &self.https),
            ("trust-proxy", &self.trust_proxy),
            ("public-metrics", &self.public_metrics),
            ("bot-threads", &self.bot_threads),
            ("bot-pause", &self.bot_pause),
            ("connections-an-address", &self.connections_an_address),
            ("sockets-an-address", &self.sockets_an_address),
            ("requests-a-minute", &self.requests_a_minute),
            ("costly-a-minute", &self.costly_a_minute),
            ("work-a-minute", &self.work_a_minute),
            ("guesses-an-account", &self.guesses_an_account),
            ("messages-a-socket", &self.messages_a_socket),
            ("site", &self.site),
            ("log", &self.log),
            ("log-format", &self.log_format),
        ];
        given.extend(
            flags
                .iter()
                .filter_map(|(key, value)| Some((*key, value.as_deref()?))),
        );
        Settings::read(&given, self.database.config.as_deref())
    }
}

impl DatabaseFlags {
    /// The database that is meant.
    pub(crate) fn database(&self) -> Result<String, Message> {
        let settings = Settings::read(&self.given(), self.config.as_deref())?;
        Ok(settings.server.database)
    }

    fn given(&self) -> Given<'_> {
        let database = self.database.as_deref();
        database
            .map(|value| ("database", value))
            .into_iter()
            .collect()
    }
}
