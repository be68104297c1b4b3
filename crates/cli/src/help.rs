//! The arguments' help and errors, in the reader's language. Clap knows what there is; every word
//! comes from the catalogues: `about-COMMAND`, `more-COMMAND` and `arg-NAME`, where a command below
//! another is called `puzzle-solve`.

use std::process::ExitCode;

use clap::builder::Styles;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command, CommandFactory, Parser};
use game::Message;
use texts::{Language, excerpt};

use crate::TEXTS;
use crate::arguments::Arguments;

const ROOT: &str = "serpentarium";

/// The arguments of this call, or the exit code once help has been shown or a mistake explained.
pub(crate) fn parse<A: Parser>(language: Language) -> Result<A, ExitCode> {
    let command = spoken(A::command(), None, language);
    let matches = command
        .try_get_matches()
        .map_err(|error| refuse(&error, language))?;
    A::from_arg_matches(&matches).map_err(|error| refuse(&error, language))
}

/// The whole command line, with its texts.
pub(crate) fn command_line(language: Language) -> Command {
    spoken(Arguments::command(), None, language)
}

/// The command and all below it with their texts filled in.
fn spoken(command: Command, above: Option<&str>, language: Language) -> Command {
    let say = |code: &str| TEXTS.plain(language, code);
    let path = path(&command, above);
    let template = format!(
        "{{about-with-newline}}\n{}: {{usage}}\n\n{{all-args}}{{after-help}}",
        say("heading-usage")
    );
    let mut told = command
        .about(say(&format!("about-{path}")))
        .after_help(flowing(&say(&format!("more-{path}"))))
        .help_template(template)
        .styles(Styles::styled())
        .subcommand_help_heading(say("heading-commands"))
        .subcommand_value_name(say("value-command"))
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .disable_version_flag(true)
        .arg(
            Arg::new("help")
                .short('h')
                .long("help")
                .action(ArgAction::Help)
                .global(false),
        );
    if path == ROOT {
        told = told.arg(
            Arg::new("version")
                .short('V')
                .long("version")
                .action(ArgAction::Version),
        );
    }
    told.mut_args(|arg| {
        let heading = if arg.is_positional() {
            say("heading-arguments")
        } else {
            say("heading-options")
        };
        let text = say(&argument_code(&path, arg.get_id().as_str(), language));
        let takes_values = arg.get_action().takes_values();
        arg.help(text)
            .help_heading(heading)
            .hide_possible_values(takes_values)
    })
    .mut_subcommands(|sub| spoken(sub, Some(&path), language))
}

/// Paragraphs without the line breaks that they have in the catalogue, since terminals break lines themselves.
/// Commands to be typed keep theirs.
fn flowing(text: &str) -> String {
    let is_typed = |paragraph: &str| {
        ["serpentarium ", "SERPENTARIUM_", "curl "]
            .iter()
            .any(|begin| paragraph.starts_with(begin))
    };
    let paragraphs = text.split("\n\n").map(|paragraph| {
        if is_typed(paragraph) {
            paragraph.to_owned()
        } else {
            paragraph.replace('\n', " ")
        }
    });
    paragraphs.collect::<Vec<_>>().join("\n\n")
}

/// What the texts call a command: its name, behind that of the one above it.
fn path(command: &Command, above: Option<&str>) -> String {
    match above {
        None | Some(ROOT) => command.get_name().to_owned(),
        Some(above) => format!("{above}-{}", command.get_name()),
    }
}

/// An argument may mean something of its own in one command: `arg-random-games` before `arg-games`.
fn argument_code(command: &str, argument: &str, language: Language) -> String {
    let argument = argument.replace('_', "-");
    let own = format!("arg-{command}-{argument}");
    if TEXTS.has(language, &own) {
        own
    } else {
        format!("arg-{argument}")
    }
}

/// Shows help where it was asked for; otherwise says in one sentence what can't be understood.
fn refuse(error: &clap::Error, language: Language) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            // Nothing is left to do if even that can't be written.
            let _ = error.print();
            ExitCode::SUCCESS
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let _ = error.print();
            ExitCode::from(2)
        }
        _ => {
            anstream::eprintln!("{}", explain(error, language).sentence(language));
            ExitCode::from(2)
        }
    }
}

fn explain(error: &clap::Error, language: Language) -> Message {
    let told = |kind| excerpt(&error.get(kind).map(words).unwrap_or_default());
    let say = |code| Message::new(&TEXTS, code);
    let argument = |code| say(code).with("argument", told(ContextKind::InvalidArg));
    match error.kind() {
        ErrorKind::UnknownArgument => match told(ContextKind::SuggestedArg) {
            none if none.is_empty() => {
                let is_option = told(ContextKind::InvalidArg).starts_with('-');
                argument(if is_option {
                    "unknown-argument"
                } else {
                    "extra-argument"
                })
            }
            like => argument("unknown-argument-like").with("like", like),
        },
        ErrorKind::InvalidSubcommand => {
            let command = |code| say(code).with("command", told(ContextKind::InvalidSubcommand));
            // Clap tells the likeliest last.
            match error.get(ContextKind::SuggestedSubcommand) {
                Some(ContextValue::Strings(like)) if !like.is_empty() => {
                    let like: Vec<&str> = like.iter().rev().map(String::as_str).collect();
                    command("unknown-command-like").with("like", like.join(", "))
                }
                Some(ContextValue::String(like)) => {
                    command("unknown-command-like").with("like", like.as_str())
                }
                _ => command("unknown-command"),
            }
        }
        ErrorKind::MissingSubcommand => say("missing-command"),
        ErrorKind::MissingRequiredArgument => argument("missing-argument"),
        ErrorKind::InvalidValue if told(ContextKind::InvalidValue).is_empty() => {
            argument("missing-value")
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let value = told(ContextKind::InvalidValue);
            match meaning(&told(ContextKind::InvalidArg), language) {
                Some(meaning) => argument("bad-value-of").with("meaning", meaning),
                None => argument("bad-value"),
            }
            .with("value", value)
        }
        ErrorKind::ArgumentConflict => {
            let other = told(ContextKind::PriorArg);
            if other.is_empty() || other == told(ContextKind::InvalidArg) {
                argument("argument-twice")
            } else {
                argument("argument-conflict").with("other", other)
            }
        }
        ErrorKind::InvalidUtf8 => say("not-text"),
        _ => say("not-understood"),
    }
}

/// What the help says of an argument of the command that was called.
fn meaning(argument: &str, language: Language) -> Option<String> {
    let mut root = command_line(language);
    // How values of arguments are written is known only then.
    root.build();
    let mut command = &root;
    for word in std::env::args().skip(1) {
        command = command.find_subcommand(word).unwrap_or(command);
    }
    let known = command
        .get_arguments()
        .find(|known| known.to_string() == argument)?;
    let help = known.get_help()?.to_string();
    (!help.is_empty()).then_some(help)
}

fn words(value: &ContextValue) -> String {
    match value {
        ContextValue::String(word) => word.clone(),
        ContextValue::Strings(words) => words.join(", "),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every code that the help of a command asks for.
    fn codes(command: &Command, above: Option<&str>, found: &mut Vec<String>) {
        let name = path(command, above);
        found.extend([format!("about-{name}"), format!("more-{name}")]);
        for arg in command.get_arguments() {
            found.push(argument_code(
                &name,
                arg.get_id().as_str(),
                Language::English,
            ));
        }
        for sub in command.get_subcommands() {
            codes(sub, Some(&name), found);
        }
    }

    #[test]
    fn every_command_and_argument_has_its_help_and_no_help_is_left_over() {
        let mut wanted = vec!["arg-help".to_owned(), "arg-version".to_owned()];
        codes(&Arguments::command(), None, &mut wanted);
        for code in &wanted {
            assert!(TEXTS.has(Language::English, code), "no text {code}");
        }
        let is_help = |code: &&str| {
            ["about-", "more-", "arg-"]
                .iter()
                .any(|kind| code.starts_with(kind))
        };
        for code in TEXTS.codes(Language::English).into_iter().filter(is_help) {
            assert!(
                wanted.iter().any(|wanted| wanted == code),
                "nobody asks for {code}"
            );
        }
    }

    #[test]
    fn the_command_line_speaks_every_language() {
        assert_eq!(TEXTS.gaps(), Vec::<String>::new());
        for language in Language::ALL {
            let mut command = spoken(Arguments::command(), None, language);
            command.build();
            let help = command.render_help().to_string();
            assert!(
                help.contains(&TEXTS.plain(language, "about-serpentarium")),
                "{help}"
            );
        }
    }

    #[test]
    fn prose_has_no_line_breaks_and_commands_keep_theirs() {
        for language in Language::ALL {
            for code in TEXTS.codes(Language::English) {
                if !code.starts_with("more-") {
                    continue;
                }
                for paragraph in flowing(&TEXTS.plain(language, code)).split("\n\n") {
                    let mut lines = paragraph.lines().skip(1);
                    assert!(
                        lines.all(|line| line.starts_with("serpentarium ")),
                        "{code}: {paragraph}"
                    );
                }
            }
        }
    }

    #[test]
    fn the_definition_is_sound() {
        spoken(Arguments::command(), None, Language::English).debug_assert();
    }
}
