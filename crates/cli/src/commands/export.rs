use std::io::Write;
use std::process::ExitCode;

use game::Message;
use server::database;
use texts::Language;

use crate::TEXTS;
use crate::failure::Failure;
use crate::settings::DatabaseFlags;

pub(crate) fn run(
    flags: &DatabaseFlags,
    language: Language,
    out: &mut impl Write,
) -> Result<ExitCode, Failure> {
    let database = flags.database()?;
    let exported = super::wait_for(database::export(&database, out))??;
    for (id, why) in &exported.unreadable {
        anstream::eprintln!("{id}: {}", why.message().sentence(language));
    }
    let told = Message::new(&TEXTS, "export-done")
        .with("matches", exported.matches as usize)
        .with("unreadable", exported.unreadable.len());
    anstream::eprintln!("{}", told.sentence(language));
    Ok(if exported.unreadable.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}
