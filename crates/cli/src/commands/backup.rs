use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use game::Message;
use server::database;
use texts::Language;

use crate::TEXTS;
use crate::failure::Failure;
use crate::settings::DatabaseFlags;

/// A copy and a database: what is copied into what is for the command to say.
#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[arg(value_name = "FILE")]
    pub(super) file: PathBuf,

    #[command(flatten)]
    pub(super) flags: DatabaseFlags,
}

pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let database = arguments.flags.database()?;
    super::wait_for(database::backup(&database, &arguments.file))??;
    let file = arguments.file.display().to_string();
    let told = Message::new(&TEXTS, "backup-done").with("file", file);
    writeln!(out, "{}", told.sentence(language))?;
    Ok(())
}
