//! Looks at everything that a server needs before somebody starts one, and at one that runs. It changes nothing.

use std::io::{BufRead, BufReader, ErrorKind, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpListener, TcpStream};
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;
use game::Message;
use server::Site;
use server::database::{self, database_file};
use texts::Language;

use crate::failure::Failure;
use crate::settings::{ServerFlags, Settings};
use crate::{TEXTS, site};

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    flags: ServerFlags,

    // For what only wants to know whether the server answers: a container's health check.
    #[arg(long)]
    ready: bool,
}

/// How something was found.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Found {
    Fine,
    /// A server runs, but perhaps not as is wanted.
    Doubtful,
    /// No server can run so.
    Wrong,
}

impl Found {
    const fn sign(self) -> &'static str {
        match self {
            Self::Fine => "✓",
            Self::Doubtful => "!",
            Self::Wrong => "✗",
        }
    }
}

/// For an answer of a server that should be there at once.
const PATIENCE: Duration = Duration::from_secs(3);
/// A socket for each visitor's page, two for a match, and files beside.
const FEW_FILES: u64 = 4_096;

pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut impl Write,
) -> Result<ExitCode, Failure> {
    let settings = arguments.flags.settings()?;
    if arguments.ready {
        let fine = matches!(ask(settings.server.listen), Answer::Ready);
        return Ok(if fine {
            ExitCode::SUCCESS
        } else {
            ExitCode::FAILURE
        });
    }
    let mut worst = ExitCode::SUCCESS;
    for (found, message) in findings(&settings)? {
        writeln!(out, "{} {}", found.sign(), message.sentence(language))?;
        if found == Found::Wrong {
            worst = ExitCode::FAILURE;
        }
    }
    Ok(worst)
}

fn findings(settings: &Settings) -> Result<Vec<(Found, Message)>, Failure> {
    let mut findings = vec![(
        Found::Fine,
        Message::new(&TEXTS, "doctor-program")
            .with("version", env!("CARGO_PKG_VERSION"))
            .with(
                "cores",
                std::thread::available_parallelism().map_or(1, usize::from),
            ),
    )];
    for name in &settings.strangers {
        let stranger = Message::new(&TEXTS, "doctor-stranger").with("name", name.as_str());
        findings.push((Found::Doubtful, stranger));
    }
    findings.push(pages(settings));
    findings.push(kept(&settings.server.database)?);
    findings.push(address(settings.server.listen));
    findings.extend(files());
    Ok(findings)
}

/// Whether there are pages to serve.
fn pages(settings: &Settings) -> (Found, Message) {
    let chosen = settings.server.site.clone();
    let pages = match chosen {
        Site::Missing => site::built_in(),
        chosen => chosen,
    };
    match pages {
        Site::Inside(_) => (Found::Fine, Message::new(&TEXTS, "doctor-pages-inside")),
        Site::Folder(folder) if folder.join("index.html").is_file() => {
            let here = Message::new(&TEXTS, "doctor-pages-folder");
            (
                Found::Fine,
                here.with("folder", folder.display().to_string()),
            )
        }
        Site::Folder(_) | Site::Missing => {
            (Found::Doubtful, Message::new(&TEXTS, "doctor-no-pages"))
        }
    }
}

/// Whether the database can be read, or made where there is none yet.
fn kept(address: &str) -> Result<(Found, Message), Failure> {
    // An address may hold a password.
    let file = database_file(address);
    let name = file.map_or_else(
        || "PostgreSQL".to_owned(),
        |file| file.display().to_string(),
    );
    let told = |code| Message::new(&TEXTS, code).with("database", name.as_str());
    if let Some(file) = file.filter(|file| !file.exists()) {
        let folder = file.ancestors().skip(1).find(|folder| folder.is_dir());
        let writable = folder.is_none_or(|folder| {
            std::fs::metadata(folder).is_ok_and(|about| !about.permissions().readonly())
        });
        return Ok(if writable {
            (Found::Fine, told("doctor-database-new"))
        } else {
            (Found::Wrong, told("doctor-database-unwritable"))
        });
    }
    Ok(match super::wait_for(database::answers(address))? {
        Ok(()) => (Found::Fine, told("doctor-database")),
        Err(error) => {
            let why = match Failure::from(error) {
                Failure::Refused(message) => message,
                Failure::Io(error) => {
                    Message::new(&TEXTS, "io-failed").with("error", error.to_string())
                }
            };
            (
                Found::Wrong,
                told("doctor-database-fails").with_message("why", why),
            )
        }
    })
}

/// Whether a server could listen there, or does.
fn address(listen: SocketAddr) -> (Found, Message) {
    let told = |code| Message::new(&TEXTS, code).with("address", listen.to_string());
    match TcpListener::bind(listen) {
        Ok(_) => (Found::Fine, told("doctor-address-free")),
        Err(error) if error.kind() == ErrorKind::AddrInUse => match ask(listen) {
            Answer::Ready => (Found::Fine, told("doctor-serving")),
            Answer::NotReady => (Found::Wrong, told("doctor-not-ready")),
            Answer::Other => (Found::Wrong, told("doctor-address-taken")),
        },
        Err(error) => {
            let message = told("doctor-address-fails").with("error", error.to_string());
            (Found::Wrong, message)
        }
    }
}

/// Whether there may be enough sockets; nothing where the system has no such limit.
fn files() -> Option<(Found, Message)> {
    let (_, most) = rlimit::Resource::NOFILE.get().ok()?;
    let found = if most < FEW_FILES {
        Found::Doubtful
    } else {
        Found::Fine
    };
    let told = Message::new(&TEXTS, "doctor-files").with("files", most);
    Some((found, told))
}

/// What is heard at an address.
enum Answer {
    Ready,
    /// One of ours, which does not work just now.
    NotReady,
    /// Nothing, or something else.
    Other,
}

fn ask(listen: SocketAddr) -> Answer {
    let here = match listen.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    heard(SocketAddr::new(here, listen.port())).unwrap_or(Answer::Other)
}

fn heard(address: SocketAddr) -> std::io::Result<Answer> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    write!(
        stream,
        "GET /readyz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n"
    )?;
    let mut lines = BufReader::new(stream).lines();
    let status = lines.next().transpose()?.unwrap_or_default();
    // What stands behind the empty line at the end of the headers.
    let mut body = lines
        .map_while(Result::ok)
        .skip_while(|line| !line.is_empty());
    let ours = body.any(|line| line == "ready" || line == "not ready");
    Ok(match (ours, status.contains(" 200")) {
        (true, true) => Answer::Ready,
        (true, false) => Answer::NotReady,
        (false, _) => Answer::Other,
    })
}
