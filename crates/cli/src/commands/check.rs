use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use game::Message;
use server::database::{self, KeptRoot};
use texts::Language;

use crate::TEXTS;
use crate::failure::Failure;
use crate::settings::DatabaseFlags;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    flags: DatabaseFlags,

    #[arg(long, value_name = "ROOT")]
    expect: Vec<String>,

    #[arg(long, value_name = "FILE")]
    roots: Vec<PathBuf>,
}

pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut impl Write,
) -> Result<ExitCode, Failure> {
    let database = arguments.flags.database()?;
    let mut kept = Vec::new();
    for root in &arguments.expect {
        let root = root.trim().to_ascii_lowercase();
        kept.push(KeptRoot { number: None, root });
    }
    for file in &arguments.roots {
        kept.extend(database::read_roots(file)?);
    }
    let checked = super::wait_for(database::check_against(&database, &kept))??;
    for (id, why) in &checked.wrong {
        writeln!(out, "{id}: {}", why.message().sentence(language))?;
    }
    let told = Message::new(&TEXTS, "check-done")
        .with("matches", checked.matches as usize)
        .with("events", checked.events as usize)
        .with("wrong", checked.wrong.len());
    writeln!(out, "{}", told.sentence(language))?;
    if checked.ledger.entries > 0 {
        let told = Message::new(&TEXTS, "check-ledger")
            .with("entries", checked.ledger.entries as usize)
            .with("root", checked.ledger.root.as_str());
        writeln!(out, "{}", told.sentence(language))?;
    }
    Ok(if checked.wrong.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}
