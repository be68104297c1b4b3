use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use game::Message;
use server::keeping;
use texts::Language;

use crate::TEXTS;
use crate::failure::Failure;
use crate::settings::DatabaseFlags;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[arg(value_name = "FILE")]
    file: PathBuf,

    #[command(flatten)]
    flags: DatabaseFlags,
}

pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let database = arguments.flags.database()?;
    super::wait_for(keeping::backup(&database, &arguments.file))??;
    let file = arguments.file.display().to_string();
    let told = Message::new(&TEXTS, "backup-done").with("file", file);
    writeln!(out, "{}", told.sentence(language))?;
    Ok(())
}
