//! Keys of workers, which whoever looks after a server makes.

use std::io::Write;
use std::time::{SystemTime, UNIX_EPOCH};

use clap::{Args, Subcommand};
use game::Message;
use server::WorkerKeys;
use texts::Language;

use crate::TEXTS;
use crate::failure::Failure;
use crate::settings::DatabaseFlags;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    Add {
        #[arg(value_name = "NAME")]
        name: String,
        #[arg(long)]
        orders: bool,
        #[command(flatten)]
        flags: DatabaseFlags,
    },
    List {
        #[command(flatten)]
        flags: DatabaseFlags,
    },
    Drop {
        #[arg(value_name = "NAME")]
        name: String,
        #[command(flatten)]
        flags: DatabaseFlags,
    },
}

const DAY_MS: i64 = 24 * 3600 * 1000;

pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut impl Write,
) -> Result<(), Failure> {
    super::wait_for(work(&arguments.task, language, out))?
}

async fn work(task: &Task, language: Language, out: &mut impl Write) -> Result<(), Failure> {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let now = since.map_or(0, |since| since.as_millis() as i64);
    match task {
        Task::Add {
            name,
            orders,
            flags,
        } => {
            let keys = WorkerKeys::open(&flags.database()?).await?;
            // Alone on its line, so that a script can take it.
            writeln!(out, "{}", keys.add(name, *orders, now).await?)?;
        }
        Task::List { flags } => {
            let keys = WorkerKeys::open(&flags.database()?).await?;
            for (name, seen) in keys.list().await? {
                let told = match seen {
                    Some(seen) => Message::new(&TEXTS, "worker-key-seen")
                        .with("days", ((now - seen).max(0) / DAY_MS) as usize),
                    None => Message::new(&TEXTS, "worker-key-unused"),
                };
                writeln!(out, "{name}  {}", told.sentence(language))?;
            }
        }
        Task::Drop { name, flags } => {
            let keys = WorkerKeys::open(&flags.database()?).await?;
            keys.drop(name).await?;
            let told = Message::new(&TEXTS, "worker-key-dropped").with("name", name.as_str());
            writeln!(out, "{}", told.sentence(language))?;
        }
    }
    Ok(())
}
