use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::Path;

use clap::Args;
use game::Message;
use server::database::database_file;
use server::{Config, Site};
use texts::Language;

use crate::failure::Failure;
use crate::settings::ServerFlags;
use crate::{TEXTS, logs, site};

#[derive(Args, Debug, Default)]
pub(crate) struct Arguments {
    #[command(flatten)]
    flags: ServerFlags,
}

/// If nobody chose a port and the usual one is taken, one of the next will do.
const SPARE_PORTS: u16 = 9;

pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let settings = arguments.flags.settings()?;
    logs::start(&settings);
    for name in &settings.strangers {
        tracing::warn!(name, "a variable looks like a setting and is none");
    }
    // Every socket is an open file, and the usual limit is a thousand.
    if let Err(error) = rlimit::increase_nofile_limit(u64::MAX) {
        tracing::warn!(%error, "the limit of open files could not be raised");
    }
    let mut config = settings.server;
    if let Site::Folder(folder) = &config.site
        && !folder.join("index.html").is_file()
    {
        let none = Message::new(&TEXTS, "no-pages-there");
        return Err(none.with("folder", folder.display().to_string()).into());
    }
    if matches!(config.site, Site::Missing) {
        config.site = site::built_in();
    }
    if !settings.listen_chosen {
        config.spare_ports = SPARE_PORTS;
    }
    make_folder_for(&config.database)?;
    let kept = shown(&config);
    let ready = |address: SocketAddr| {
        let told = Message::new(&TEXTS, "serving")
            .with("address", reachable(address))
            .with("database", kept);
        // Whoever started us without an output does not want to be told.
        let _ = writeln!(out, "{}", told.sentence(language)).and_then(|()| out.flush());
    };
    super::wait_for(server::serve(config, ready))??;
    Ok(())
}

/// The folder of a database that is to be made.
pub(super) fn make_folder_for(database: &str) -> Result<(), Failure> {
    let Some(path) = database_file(database) else {
        return Ok(());
    };
    let folder = path.parent().unwrap_or(Path::new(""));
    if folder.as_os_str().is_empty() {
        return Ok(());
    }
    std::fs::create_dir_all(folder).map_err(|error| {
        let refusal = Message::new(&TEXTS, "unwritable");
        Failure::Refused(
            refusal
                .with("file", folder.display().to_string())
                .with("error", error.to_string()),
        )
    })
}

/// The database as it may be told: an address may hold a password.
fn shown(config: &Config) -> String {
    match database_file(&config.database) {
        Some(_) => config.database.clone(),
        None => "PostgreSQL".to_owned(),
    }
}

/// An address that a browser on this machine can open.
fn reachable(address: SocketAddr) -> String {
    let ip = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    format!("http://{}/", SocketAddr::new(ip, address.port()))
}
