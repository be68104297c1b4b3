//! What the command line tells of itself: help, manual pages, and completions for shells.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use clap_complete::Shell;
use game::Message;
use texts::Language;

use crate::TEXTS;
use crate::failure::Failure;
use crate::help::command_line;

#[derive(Args, Debug)]
pub(crate) struct HelpArguments {
    #[arg(value_name = "COMMAND")]
    command: Vec<String>,
}

#[derive(Args, Debug)]
pub(crate) struct ManArguments {
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct CompletionArguments {
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

/// The help of a command, as `--help` gives it.
pub(crate) fn help(
    arguments: &HelpArguments,
    language: Language,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let mut command = command_line(language);
    command.build();
    let mut asked = &mut command;
    for name in &arguments.command {
        asked = asked.find_subcommand_mut(name).ok_or_else(|| {
            Message::new(&TEXTS, "unknown-command").with("command", name.as_str())
        })?;
    }
    write!(out, "{}", asked.render_help().ansi())?;
    Ok(())
}

/// The manual page of the program; with a folder, one for each command too, as files there.
pub(crate) fn pages(
    arguments: &ManArguments,
    language: Language,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let command = command_line(language);
    match &arguments.folder {
        Some(folder) => std::fs::create_dir_all(folder)
            .and_then(|()| clap_mangen::generate_to(command, folder))
            .map_err(|error| {
                Message::new(&TEXTS, "unwritable")
                    .with("file", folder.display().to_string())
                    .with("error", error.to_string())
            })?,
        None => clap_mangen::Man::new(command).render(out)?,
    }
    Ok(())
}

/// A script that completes our commands and options in a shell.
pub(crate) fn completions(
    arguments: &CompletionArguments,
    language: Language,
    out: &mut impl Write,
) {
    let mut command = command_line(language);
    clap_complete::generate(arguments.shell, &mut command, "serpentarium", out);
}
