use std::io::Write;
use std::process::ExitCode;

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
) -> Result<ExitCode, Failure> {
    let database = flags.database()?;
    let checked = super::wait_for(keeping::check(&database))??;
    for (id, why) in &checked.wrong {
        writeln!(out, "{id}: {}", why.sentence(language))?;
    }
    let told = Message::new(&TEXTS, "check-done")
        .with("matches", checked.matches as usize)
        .with("events", checked.events as usize)
        .with("wrong", checked.wrong.len());
    writeln!(out, "{}", told.sentence(language))?;
    Ok(if checked.wrong.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}
