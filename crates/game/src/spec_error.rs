use crate::{Family, Message, Refuse, TEXTS};

/// Why a text names no game that can be played.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SpecError {
    /// It does not look like `name(option=value,...)`.
    Malformed {
        /// The text.
        text: String,
    },
    /// An option is given twice.
    OptionTwice {
        /// Which.
        option: String,
    },
    /// It names another game than the one that was asked.
    OtherGame {
        /// What it names.
        name: String,
        /// Who was asked.
        family: &'static Family,
    },
    /// The game has no such option.
    UnknownOption {
        /// Which game.
        family: &'static Family,
        /// The option that it does not have.
        option: String,
    },
    /// The option can't have such a value.
    UnknownValue {
        /// Which game.
        family: &'static Family,
        /// Its option.
        option: String,
        /// The value that the option can't have.
        value: String,
    },
}

impl Refuse for SpecError {
    fn message(&self) -> Message {
        let message = |code| Message::new(&TEXTS, code);
        match self {
            Self::Malformed { text } => message("spec-malformed").with_quote("text", text),
            Self::OptionTwice { option } => {
                message("spec-option-twice").with_quote("option", option)
            }
            Self::OtherGame { name, family } => message("spec-other-game")
                .with_quote("name", name)
                .with("game", family.title),
            Self::UnknownOption { family, option } => {
                knowing(message("spec-unknown-option"), family).with_quote("option", option)
            }
            Self::UnknownValue {
                family,
                option,
                value,
            } => knowing(message("spec-unknown-value"), family)
                .with_quote("option", option)
                .with_quote("value", value),
        }
    }
}

/// The message with the game and what it knows.
fn knowing(message: Message, family: &Family) -> Message {
    let message = message.with("game", family.title);
    if family.options.is_empty() {
        return message.with_term("known", "known-no-options");
    }
    let options: Vec<String> = family
        .options
        .iter()
        .map(|kind| format!("{}={}", kind.name, kind.values.join("|")))
        .collect();
    message.with_message(
        "known",
        Message::new(&TEXTS, "known-options").with("options", options.join(", ")),
    )
}
