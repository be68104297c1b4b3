//! What people say beside a match. Players have a room of their own, spectators another; what
//! spectators say is kept from players until the match is over.

use serde::{Deserialize, Serialize};
use store::ChatLine;
use texts::{Language, Message};
use utoipa::ToSchema;

use crate::TEXTS;
use crate::error::refuse;
use crate::matches::{Millis, Person, Phase, State};

/// Ready-made phrases, which everybody may use, by code.
pub(crate) const PHRASES: [&str; 10] = [
    "hello",
    "good-luck",
    "well-played",
    "nice-move",
    "oops",
    "one-moment",
    "thanks",
    "good-game",
    "again",
    "bye",
];
/// The longest text.
const LONGEST: usize = 200;

/// Where something is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Room {
    /// For those who play.
    Players,
    /// For those who watch; for all once the match is over.
    Gallery,
}

/// What somebody says: a ready-made phrase, or words of one's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Words {
    /// The code of a phrase.
    Phrase(String),
    /// One line of text, for people with an account.
    Text(String),
}

/// Something that was said.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ChatView {
    /// Where.
    pub room: Room,
    /// Its number in that room, from 1 without gaps.
    pub number: i64,
    /// When, in milliseconds since 1970.
    pub at: Millis,
    /// Who said it.
    pub player: String,
    /// What the player is called.
    pub name: String,
    /// Where the player sits.
    pub seat: Option<usize>,
    /// What.
    #[serde(flatten)]
    pub words: Words,
}

/// As it is kept.
#[derive(Serialize, Deserialize)]
struct Kept {
    name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seat: Option<usize>,
    #[serde(flatten)]
    words: Words,
}

impl Room {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Players => "players",
            Self::Gallery => "gallery",
        }
    }

    /// Where somebody talks.
    pub(crate) fn of(state: &State, player: &str) -> Self {
        if state.seats_of(player).next().is_some() {
            Self::Players
        } else {
            Self::Gallery
        }
    }

    /// Whether somebody, perhaps unknown, may read what is said here.
    pub(crate) fn is_open_to(self, state: &State, player: Option<&str>) -> bool {
        let plays = player.is_some_and(|player| state.seats_of(player).next().is_some());
        match self {
            Self::Players => plays,
            Self::Gallery => !plays || matches!(state.phase, Phase::Over(_)),
        }
    }
}

impl Words {
    /// The words as they may be said by somebody; or why they may not.
    pub(crate) fn checked(self, person: &Person) -> Result<Self, Message> {
        match self {
            Self::Phrase(code) if PHRASES.contains(&code.as_str()) => Ok(Self::Phrase(code)),
            Self::Phrase(_) => Err(refuse("chat-no-phrase")),
            Self::Text(_) if person.guest => Err(refuse("chat-guests")),
            Self::Text(text) => {
                let text = one_line(&text);
                if (1..=LONGEST).contains(&text.chars().count()) {
                    Ok(Self::Text(text))
                } else {
                    Err(refuse("chat-length").with("most", LONGEST))
                }
            }
        }
    }
}

/// One line, without characters that are not seen but change what is.
fn one_line(text: &str) -> String {
    let seen = |c: &char| {
        !matches!(c, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{2069}'
            | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFB}' | '\u{2028}' | '\u{2029}')
    };
    let spaced = text.chars().map(|c| if c.is_control() { ' ' } else { c });
    let cleaned: String = spaced.filter(seen).collect();
    cleaned.split_whitespace().collect::<Vec<_>>().join(" ")
}

impl ChatView {
    pub(crate) fn kept(&self, match_id: &str) -> ChatLine {
        let kept = Kept {
            name: self.name.clone(),
            seat: self.seat,
            words: self.words.clone(),
        };
        ChatLine {
            match_id: match_id.to_owned(),
            room: self.room.name().to_owned(),
            number: self.number,
            at: self.at,
            player_id: self.player.clone(),
            body: serde_json::to_string(&kept).unwrap_or_default(),
        }
    }

    pub(crate) fn of(room: Room, line: ChatLine) -> Option<Self> {
        let kept: Kept = serde_json::from_str(&line.body).ok()?;
        Some(Self {
            room,
            number: line.number,
            at: line.at,
            player: line.player_id,
            name: kept.name,
            seat: kept.seat,
            words: kept.words,
        })
    }
}

/// A phrase in a language.
pub(crate) fn phrase(code: &str, language: Language) -> String {
    TEXTS.plain(language, &format!("phrase-{code}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(guest: bool) -> Person {
        Person {
            id: "p".to_owned(),
            name: "P".to_owned(),
            guest,
            bot: false,
        }
    }

    #[test]
    fn a_text_is_one_line_of_what_can_be_seen() {
        let said = |text: &str| Words::Text(text.to_owned()).checked(&person(false));
        let fine = |text: &str| Words::Text(text.to_owned());
        assert_eq!(said(" a\n\tb\u{7}c ").unwrap(), fine("a b c"));
        assert_eq!(said("ab\u{202E}cd\u{200B}").unwrap(), fine("abcd"));
        assert_eq!(said("<b>žluťoučký</b>").unwrap(), fine("<b>žluťoučký</b>"));
        for bad in ["", " \u{200B}\n", &"x".repeat(LONGEST + 1)] {
            assert_eq!(said(bad).unwrap_err().code(), "chat-length");
        }
    }

    #[test]
    fn guests_have_phrases_only_and_every_phrase_is_there_in_every_language() {
        let text = Words::Text("hello".to_owned()).checked(&person(true));
        assert_eq!(text.unwrap_err().code(), "chat-guests");
        let unknown = Words::Phrase("insult".to_owned()).checked(&person(true));
        assert_eq!(unknown.unwrap_err().code(), "chat-no-phrase");
        for code in PHRASES {
            Words::Phrase(code.to_owned())
                .checked(&person(true))
                .unwrap();
            for language in Language::ALL {
                assert_ne!(phrase(code, language), format!("phrase-{code}"));
            }
        }
    }
}
