use std::io::Write;

use clap::Args;
use game::Message;
use server::keeping;
use texts::Language;

use crate::TEXTS;
use crate::failure::Failure;
use crate::settings::DatabaseFlags;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[command(flatten)]
    flags: DatabaseFlags,
}

pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let database = arguments.flags.database()?;
    let written = super::wait_for(keeping::export(&database, out))??;
    let told = Message::new(&TEXTS, "export-done").with("matches", written as usize);
    anstream::eprintln!("{}", told.sentence(language));
    Ok(())
}
