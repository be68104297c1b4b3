//! Thinks for servers on another machine.

use std::io::Write;
use std::num::NonZeroUsize;
use std::sync::mpsc::{Sender, channel};
use std::time::Duration;

use clap::Args;
use game::Message;
use protocol::WorkKind;
use protocol::client::{Client, Error};
use texts::Language;
use worker::{Heard, Puller, pull};

use crate::TEXTS;
use crate::failure::Failure;
use crate::interrupt::stop_on_interrupt;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[arg(long, value_name = "TOKEN")]
    token: Option<String>,

    #[arg(
        long,
        value_name = "URL",
        default_value = "http://127.0.0.1:7007",
        hide_default_value = true
    )]
    server: Vec<String>,

    #[arg(long, value_name = "T", default_value = "1", hide_default_value = true)]
    threads: NonZeroUsize,

    #[arg(long, value_name = "KINDS", value_delimiter = ',', value_parser = kind)]
    kinds: Vec<WorkKind>,

    #[arg(long, value_name = "NAME")]
    name: Option<String>,
}

/// A server lets a worker wait for five seconds; whoever answers later than this is away.
const PATIENCE: Duration = Duration::from_secs(15);

fn kind(text: &str) -> Result<WorkKind, String> {
    let named = WorkKind::ALL.into_iter().find(|kind| kind.name() == text);
    named.ok_or_else(String::new)
}

pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let token = token(arguments.token.as_deref())?;
    let client = |url: &String| Client::new(url).with_token(&token).with_patience(PATIENCE);
    let stop = stop_on_interrupt();
    let puller = Puller {
        servers: arguments.server.iter().map(client).collect(),
        name: arguments.name.clone().unwrap_or_else(own_name),
        kinds: arguments.kinds.clone(),
        threads: arguments.threads.get(),
        stop: stop.clone(),
    };
    let here = Message::new(&TEXTS, "worker-here")
        .with("server", arguments.server.join(", "))
        .with("threads", arguments.threads.get());
    writeln!(out, "{}", here.sentence(language))?;
    out.flush()?;
    let (send, heard) = channel();
    let working = std::thread::spawn(move || {
        let runtime = tokio::runtime::Runtime::new()?;
        runtime.block_on(async {
            pull(puller, told(send)).await;
        });
        // What still thinks has nothing more to say.
        runtime.shutdown_timeout(Duration::from_millis(100));
        Ok::<(), std::io::Error>(())
    });
    let (mut done, mut refused) = (0_usize, None);
    while let Ok(next) = heard.recv() {
        let message = match next {
            Heard::Done(_) => {
                done += 1;
                continue;
            }
            Heard::Gone(job) => Message::new(&TEXTS, "worker-gone").with("server", job.server),
            Heard::GivenBack(job) => {
                Message::new(&TEXTS, "worker-given-back").with("server", job.server)
            }
            Heard::Away(server, error) => Message::new(&TEXTS, "bridge-away")
                .with("server", server)
                .with("error", error),
            Heard::Back(server) => Message::new(&TEXTS, "worker-back").with("server", server),
            Heard::Refused(server, error) => {
                refused = Some(refusal(&server, &error));
                continue;
            }
        };
        writeln!(out, "{}", message.sentence(language))?;
        out.flush()?;
    }
    working.join().unwrap_or(Ok(()))?;
    let told = Message::new(&TEXTS, "worker-done").with("jobs", done);
    writeln!(out, "{}", told.sentence(language))?;
    match refused {
        Some(message) if !stop.is_raised() => Err(message.into()),
        _ => Ok(()),
    }
}

fn told(send: Sender<Heard>) -> impl Fn(Heard) + Clone + Send + Sync + 'static {
    move |heard| {
        let _ = send.send(heard);
    }
}

/// A token that was given, or stands in the environment: other users of a machine can read its command lines, but not
/// its environments.
pub(super) fn token(given: Option<&str>) -> Result<String, Message> {
    let token = given.map(str::to_owned);
    let token = token.or_else(|| std::env::var("SERPENTARIUM_TOKEN").ok());
    token.ok_or_else(|| Message::new(&TEXTS, "missing-argument").with("argument", "--token"))
}

pub(super) fn refusal(server: &str, error: &Error) -> Message {
    match error {
        Error::Away(error) => Message::new(&TEXTS, "bridge-unreachable")
            .with("server", server)
            .with("error", error.as_str()),
        Error::Refused { why, .. } => Message::new(&TEXTS, "bridge-refused")
            .with("server", server)
            .with("message", why.message.as_str()),
    }
}

/// The machine and the process.
fn own_name() -> String {
    let machine = std::fs::read_to_string("/etc/hostname").unwrap_or_default();
    let machine = match machine.trim() {
        "" => "worker",
        named => named,
    };
    format!("{machine}:{}", std::process::id())
}
