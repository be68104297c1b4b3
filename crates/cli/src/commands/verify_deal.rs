use std::fs::File;
use std::io::{self, Read, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use game::Message;
use protocol::Record;
use texts::Language;

use crate::TEXTS;
use crate::failure::Failure;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    // Left out, or a hyphen: standard input.
    #[arg(value_name = "RECORD")]
    record: Option<PathBuf>,
}

/// One record, or all that `export` wrote, one a line.
pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut impl Write,
) -> Result<ExitCode, Failure> {
    let path = arguments.record.as_deref();
    let path = path.filter(|path| path.as_os_str() != "-");
    let name = path.map_or_else(|| "-".to_owned(), |path| path.display().to_string());
    let unreadable = |error: String| {
        Message::new(&TEXTS, "unreadable")
            .with("file", name.as_str())
            .with("error", error)
    };
    let mut text = Vec::new();
    let read = match path {
        Some(path) => File::open(path).and_then(|mut file| file.read_to_end(&mut text)),
        None => io::stdin().lock().read_to_end(&mut text),
    };
    read.map_err(|error| unreadable(error.to_string()))?;
    let (mut records, mut wrong) = (0, 0);
    for record in serde_json::Deserializer::from_slice(&text).into_iter::<Record>() {
        let record = record.map_err(|error| {
            let fault = Message::new(&TEXTS, "not-a-match").with("error", error.to_string());
            unreadable(fault.sentence(language))
        })?;
        records += 1;
        let told = match server::verify_record(&record) {
            Ok(()) => Message::new(&TEXTS, "deal-right").with("match", record.id),
            Err(why) => {
                wrong += 1;
                Message::new(&TEXTS, "deal-wrong")
                    .with("match", record.id)
                    .with_message("why", why.message())
            }
        };
        writeln!(out, "{}", told.sentence(language))?;
    }
    if records == 0 {
        return Err(Message::new(&TEXTS, "no-games-found").into());
    }
    Ok(if wrong == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}
