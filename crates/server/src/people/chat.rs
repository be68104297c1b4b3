//! What people say beside a match. Players have a room of their own, spectators another; what
//! spectators say is kept from players until the match is over.

use axum::http::StatusCode;
use protocol::{ChatView, MessagePlace, Person, Room, Words};
use serde::{Deserialize, Serialize};
use store::ChatLine;
use texts::Language;

use crate::TEXTS;
use crate::matches::{Phase, State};
use crate::people::moderation::Moderation;

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

texts::refusals! { TEXTS;
    /// Why something is not said, or not told.
    pub(crate) enum ChatRefusal {
        /// There is no such phrase.
        NoPhrase => "chat-no-phrase",
        /// Guests have phrases only.
        Guests => "chat-guests",
        /// A text is empty, or too long.
        Length { most: usize } => "chat-length",
        /// A room is not open to whoever asks.
        NotForYou => "chat-not-for-you",
        /// The operator lets somebody say nothing for a time.
        Silenced { minutes: u64 } => "chat-silenced",
        /// Somebody talks too much.
        TooFast { retry_after: u64 } => "too-many-requests",
    }
}

impl ChatRefusal {
    /// In how many seconds it is worth saying it again.
    pub(crate) const fn retry_after(&self) -> Option<u64> {
        match self {
            Self::TooFast { retry_after } => Some(*retry_after),
            _ => None,
        }
    }

    pub(crate) const fn status(&self) -> StatusCode {
        match self {
            Self::NoPhrase | Self::Length { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            Self::Guests | Self::NotForYou | Self::Silenced { .. } => StatusCode::FORBIDDEN,
            Self::TooFast { .. } => StatusCode::TOO_MANY_REQUESTS,
        }
    }
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

/// Where somebody talks.
pub(crate) fn room_of(state: &State, player: &str) -> Room {
    if state.seats_of(player).next().is_some() {
        Room::Players
    } else {
        Room::Gallery
    }
}

/// Whether somebody, perhaps unknown, may read what is said in a room.
pub(crate) fn may_read(room: Room, state: &State, player: Option<&str>) -> bool {
    let plays = player.is_some_and(|player| state.seats_of(player).next().is_some());
    match room {
        Room::Players => plays,
        Room::Gallery => !plays || matches!(state.phase, Phase::Over(_)),
    }
}

/// The words as they may be said by somebody; or why they may not.
pub(crate) fn checked(words: Words, person: &Person) -> Result<Words, ChatRefusal> {
    match words {
        Words::Phrase(code) if PHRASES.contains(&code.as_str()) => Ok(Words::Phrase(code)),
        Words::Phrase(_) => Err(ChatRefusal::NoPhrase),
        Words::Text(_) if person.guest => Err(ChatRefusal::Guests),
        Words::Text(text) => {
            let text = one_line(&text);
            if (1..=LONGEST).contains(&text.chars().count()) {
                Ok(Words::Text(text))
            } else {
                Err(ChatRefusal::Length { most: LONGEST })
            }
        }
    }
}

/// One line, without characters that are not seen but change what is.
pub(crate) fn one_line(text: &str) -> String {
    let seen = |c: &char| {
        !matches!(c, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{2069}'
            | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFB}' | '\u{2028}' | '\u{2029}')
    };
    let spaced = text.chars().map(|c| if c.is_control() { ' ' } else { c });
    let cleaned: String = spaced.filter(seen).collect();
    cleaned.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What was said, as it is kept.
pub(crate) fn chat_line(view: &ChatView, match_id: &str) -> ChatLine {
    let kept = Kept {
        name: view.name.clone(),
        seat: view.seat,
        words: view.words.clone(),
    };
    ChatLine {
        match_id: match_id.to_owned(),
        room: view.room.name().to_owned(),
        number: view.number,
        at: view.at,
        player_id: view.player.clone(),
        body: serde_json::to_string(&kept).unwrap_or_default(),
    }
}

/// And as it was said.
fn chat_view(room: Room, line: ChatLine) -> Option<ChatView> {
    let kept: Kept = serde_json::from_str(&line.body).ok()?;
    Some(ChatView {
        room,
        number: line.number,
        at: line.at,
        player: line.player_id,
        name: kept.name,
        seat: kept.seat,
        words: kept.words,
        hidden: false,
    })
}

/// What was said as somebody, perhaps unknown, may read it: nothing of those whom they do not want to hear,
/// and of what a moderator has hidden only that.
pub(crate) fn view_for(
    moderation: &Moderation,
    reader: Option<&str>,
    language: Language,
    room: Room,
    line: ChatLine,
) -> Option<ChatView> {
    let place = MessagePlace {
        match_id: line.match_id.clone(),
        room,
        number: line.number,
    };
    let mut view = chat_view(room, line)?;
    moderation.read(|standing| {
        if reader.is_some_and(|reader| standing.keeps_from(reader, &view.player)) {
            return None;
        }
        if standing.is_hidden(&place) {
            view.words = Words::Text(TEXTS.plain(language, "chat-hidden"));
            view.hidden = true;
        }
        Some(view)
    })
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
            rating: None,
        }
    }

    #[test]
    fn a_text_is_one_line_of_what_can_be_seen() {
        let said = |text: &str| checked(Words::Text(text.to_owned()), &person(false));
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
        let text = checked(Words::Text("hello".to_owned()), &person(true));
        assert_eq!(text.unwrap_err().code(), "chat-guests");
        let unknown = checked(Words::Phrase("insult".to_owned()), &person(true));
        assert_eq!(unknown.unwrap_err().code(), "chat-no-phrase");
        for code in PHRASES {
            checked(Words::Phrase(code.to_owned()), &person(true)).unwrap();
            for language in Language::ALL {
                assert_ne!(phrase(code, language), format!("phrase-{code}"));
            }
        }
    }
}
