use std::io::Write;
use std::path::Path;

use game::Message;
use server::keeping;
use texts::Language;

use super::backup::Arguments;
use super::serve::{is_postgres, make_folder_for};
use crate::TEXTS;
use crate::failure::Failure;

pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let database = arguments.flags.database()?;
    if is_postgres(&database) {
        return Err(Message::new(&TEXTS, "restore-postgres").into());
    }
    make_folder_for(&database)?;
    let path = database.strip_prefix("sqlite:").unwrap_or(&database);
    keeping::restore(&arguments.file, Path::new(path))?;
    let told = Message::new(&TEXTS, "restore-done").with("database", path);
    writeln!(out, "{}", told.sentence(language))?;
    Ok(())
}
