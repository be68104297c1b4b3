use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use catalog::record::replay;
use clap::Args;
use game::Message;
use texts::Language;

use crate::TEXTS;
use crate::failure::Failure;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
}

pub(crate) fn run(
    arguments: &Arguments,
    language: Language,
    out: &mut impl Write,
) -> Result<ExitCode, Failure> {
    let (mut passed, mut failed) = (0_u64, 0_u64);
    for path in &arguments.files {
        let unreadable = |error: std::io::Error| {
            Message::new(&TEXTS, "unreadable")
                .with("file", path.display().to_string())
                .with("error", error.to_string())
        };
        let mut lines = BufReader::new(File::open(path).map_err(unreadable)?);
        let mut line = Vec::new();
        for number in 1_usize.. {
            line.clear();
            if lines.read_until(b'\n', &mut line).map_err(unreadable)? == 0 {
                break;
            }
            let text = String::from_utf8_lossy(&line);
            if text.trim().is_empty() {
                continue;
            }
            if verify(path, number, &text, language, out)? {
                passed += 1;
            } else {
                failed += 1;
            }
        }
    }
    if passed + failed == 0 {
        let none = Message::new(&TEXTS, "no-games-found");
        anstream::eprintln!("{}", none.sentence(language));
    }
    // In this form for test harnesses, whatever the language.
    writeln!(out, "{passed} passed, {failed} failed")?;
    Ok(if failed == 0 && passed > 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn verify(
    path: &Path,
    number: usize,
    text: &str,
    language: Language,
    out: &mut impl Write,
) -> Result<bool, Failure> {
    let Err(disagreement) = replay(text) else {
        return Ok(true);
    };
    let why = disagreement.message.sentence(language);
    write!(out, "{}:{number}: ", path.display())?;
    if let Some(ply) = disagreement.ply {
        let ply = Message::new(&TEXTS, "at-ply").with("ply", ply);
        write!(out, "{}: ", ply.sentence(language))?;
    }
    writeln!(out, "{why}")?;
    Ok(false)
}
