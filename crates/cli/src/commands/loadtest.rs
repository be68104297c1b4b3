use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;
use game::Message;
use loadtest::{Load, LoadTest};
use server::{Config, Limits, StartError};
use texts::Language;

use crate::TEXTS;
use crate::failure::Failure;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[arg(
        value_name = "SPEC",
        default_value = "kamon",
        hide_default_value = true
    )]
    spec: String,

    // Left out, a server of its own is started, with a database in a temporary folder.
    #[arg(long, value_name = "ADDRESS:PORT")]
    address: Option<SocketAddr>,

    #[arg(long, value_name = "N", default_value_t = 2_000, hide_default_value = true,
        value_parser = clap::value_parser!(u32).range(1..=100_000))]
    games: u32,

    #[arg(long, value_name = "N", default_value_t = 1_000, hide_default_value = true,
        value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    rate: u32,

    #[arg(long, value_name = "TIME", value_parser = crate::duration::parse,
        default_value = "30s", hide_default_value = true)]
    lasting: Duration,

    #[arg(long, value_name = "FILE|URL")]
    database: Option<String>,

    // What programs without rules of their own want; pages do not.
    #[arg(long)]
    states: bool,

    #[arg(long)]
    json: bool,
}

pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut impl Write,
) -> Result<ExitCode, Failure> {
    catalog::configure(&arguments.spec)?;
    // A socket for each seat, and each of them twice if the server is our own.
    let _ = rlimit::increase_nofile_limit(u64::MAX);
    let load = super::wait_for(load(arguments))??;
    if let Some(address) = arguments
        .address
        .filter(|_| load.moves == 0 && load.finished == 0)
        && load.errors > 0
    {
        let nobody = Message::new(&TEXTS, "load-nobody");
        return Err(nobody.with("server", format!("http://{address}")).into());
    }
    if arguments.json {
        writeln!(
            out,
            "{}",
            serde_json::to_string(&figures(arguments, &load))?
        )?;
    } else {
        for line in report(arguments, &load) {
            writeln!(out, "{}", line.sentence(language))?;
        }
    }
    Ok(if load.errors == 0 && load.moves > 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

async fn load(arguments: &Arguments) -> Result<Load, StartError> {
    let test = |address: SocketAddr| LoadTest {
        server: format!("http://{address}"),
        spec: arguments.spec.clone(),
        games: arguments.games as usize,
        rate: f64::from(arguments.rate),
        lasting: arguments.lasting,
        states: arguments.states,
    };
    if let Some(address) = arguments.address {
        return Ok(loadtest::run_apart(test(address)).await);
    }
    let scratch = arguments.database.is_none().then(Scratch::new);
    let own = scratch.as_ref().map(Scratch::database);
    let config = Config {
        listen: ([127, 0, 0, 1], 0).into(),
        database: own
            .or_else(|| arguments.database.clone())
            .unwrap_or_default(),
        limits: Limits::NONE,
        ..Config::default()
    };
    let running = server::start(config).await?;
    let load = loadtest::run_apart(test(running.address())).await;
    running.stop().await;
    Ok(load)
}

/// A folder for a database that nobody needs afterwards, however the test ends.
struct Scratch(PathBuf);

impl Scratch {
    fn new() -> Self {
        let name = format!("serpentarium-load-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        // If it can't be made, the database can't be opened, and that is said.
        let _ = std::fs::create_dir_all(&folder);
        let handed = folder.clone();
        // Without a handler Ctrl-C just ends the program.
        let _ = ctrlc::set_handler(move || {
            let _ = std::fs::remove_dir_all(&handed);
            std::process::exit(130);
        });
        Self(folder)
    }

    fn database(&self) -> String {
        self.0.join("load.db").display().to_string()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// In milliseconds, for these shares of the moves.
const SHARES: [(&str, f64); 4] = [("half", 0.5), ("p99", 0.99), ("p999", 0.999), ("all", 1.0)];

/// Milliseconds of processor time a move: the server's, if it runs here, and the load generator's.
fn costs(arguments: &Arguments, load: &Load) -> Option<(Option<f64>, f64)> {
    let a_move = |seconds: f64| seconds * 1e3 / load.moves.max(1) as f64;
    let server = load.other_cpu.filter(|_| arguments.address.is_none());
    Some((server.map(a_move), a_move(load.generator_cpu?)))
}

fn report(arguments: &Arguments, load: &Load) -> Vec<Message> {
    let mut latencies = Message::new(&TEXTS, "load-latencies");
    for (name, share) in SHARES {
        latencies = latencies.with(name, format!("{:.1}", load.percentile(share)));
    }
    let mut lines = vec![
        Message::new(&TEXTS, "load-speed")
            .with("games", arguments.games)
            .with("spec", arguments.spec.as_str())
            .with("speed", format!("{:.0}", load.moves_a_second()))
            .with("rate", arguments.rate),
        latencies,
        Message::new(&TEXTS, "load-late")
            .with("late", format!("{:.1}", load.late_percentile(0.99))),
    ];
    if let Some((server, generator)) = costs(arguments, load) {
        let generator = format!("{generator:.3}");
        lines.push(match server {
            Some(server) => Message::new(&TEXTS, "load-costs")
                .with("server", format!("{server:.3}"))
                .with("generator", generator),
            None => Message::new(&TEXTS, "load-cost-of-generator").with("generator", generator),
        });
    }
    lines.push(
        Message::new(&TEXTS, "load-ended")
            .with("moves", load.moves as usize)
            .with("finished", load.finished as usize)
            .with("errors", load.errors as usize),
    );
    lines
}

fn figures(arguments: &Arguments, load: &Load) -> serde_json::Value {
    serde_json::json!({
        "spec": arguments.spec,
        "games": arguments.games,
        "rate": arguments.rate,
        "seconds": load.seconds,
        "moves": load.moves,
        "moves_a_second": load.moves_a_second(),
        "finished": load.finished,
        "errors": load.errors,
        "latency_ms": SHARES.map(|(name, share)| (name, load.percentile(share)))
            .into_iter().collect::<std::collections::BTreeMap<_, _>>(),
        "sent_late_ms": SHARES.map(|(name, share)| (name, load.late_percentile(share)))
            .into_iter().collect::<std::collections::BTreeMap<_, _>>(),
        "cpu_ms_a_move": costs(arguments, load)
            .map(|(server, generator)| serde_json::json!({ "server": server, "generator": generator })),
    })
}
