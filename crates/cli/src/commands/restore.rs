use std::io::Write;

use game::Message;
use server::database;
use texts::Language;

use super::backup::Arguments;
use super::serve::make_folder_for;
use crate::TEXTS;
use crate::failure::Failure;

pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let database = arguments.flags.database()?;
    database::check_address(&database)?;
    let Some(path) = database::database_file(&database) else {
        return Err(Message::new(&TEXTS, "restore-postgres").into());
    };
    make_folder_for(&database)?;
    database::restore(&arguments.file, path)?;
    let told = Message::new(&TEXTS, "restore-done").with("database", path.display().to_string());
    writeln!(out, "{}", told.sentence(language))?;
    Ok(())
}
