use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use game::Message;
use server::database;
use texts::Language;

use crate::TEXTS;
use crate::failure::Failure;
use crate::settings::DatabaseFlags;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[arg(long)]
    studies: bool,

    #[command(flatten)]
    flags: DatabaseFlags,
}

pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut impl Write,
) -> Result<ExitCode, Failure> {
    let database = arguments.flags.database()?;
    let exported = if arguments.studies {
        super::wait_for(database::export_studies(&database, out))??
    } else {
        super::wait_for(database::export(&database, out))??
    };
    for (id, why) in &exported.unreadable {
        anstream::eprintln!("{id}: {}", why.message().sentence(language));
    }
    let told = if arguments.studies {
        Message::new(&TEXTS, "export-studies-done").with("studies", exported.studies as usize)
    } else {
        Message::new(&TEXTS, "export-done").with("matches", exported.matches as usize)
    };
    let told = told.with("unreadable", exported.unreadable.len());
    anstream::eprintln!("{}", told.sentence(language));
    Ok(if exported.unreadable.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}
