use std::io::Write;

use game::Message;
use server::keeping;
use texts::Language;

use crate::TEXTS;
use crate::failure::Failure;
use crate::settings::DatabaseFlags;

pub(crate) fn run(
    flags: &DatabaseFlags,
    language: Language,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let database = flags.database()?;
    let written = super::wait_for(keeping::export(&database, out))??;
    let told = Message::new(&TEXTS, "export-done").with("matches", written as usize);
    anstream::eprintln!("{}", told.sentence(language));
    Ok(())
}
