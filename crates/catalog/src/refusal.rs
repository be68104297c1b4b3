use std::error::Error;
use std::fmt;

use game::{GoalError, Message, NotDrawable, ParseError, PlayError, Refuse, SpecError, TextError};

use crate::{TEXTS, families};

/// Why the rules of some game did not accept something. What is one game's own has become a message;
/// what all games share can still be matched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// There is no such game.
    UnknownGame {
        /// What was asked for.
        name: String,
    },
    /// The spec names no game that can be played.
    Spec(SpecError),
    /// The text is no setup, move or draw of the game.
    Unreadable(Message),
    /// The game is over; nobody can move any more.
    GameOver,
    /// What was tried on a board is no move of the game.
    NoSuchMove,
    /// There is nothing to exchange there in the setup.
    NoSuchSlot,
    /// A rule of the game forbids the move.
    Illegal(Message),
    /// What was said to be drawn can't be drawn now.
    NotDrawable(NotDrawable),
    /// There is nothing to review in the game.
    NoReview(Message),
    /// A step of a course is not written as it should be.
    NoLesson {
        /// Where that is seen.
        what: String,
    },
    /// A step of a course has ended already.
    LessonOver,
}

impl Refusal {
    /// What programs tell refusals apart by; it never changes.
    pub fn code(&self) -> &'static str {
        self.message().code()
    }

    /// For a person.
    pub fn message(&self) -> Message {
        match self {
            Self::UnknownGame { name } => {
                let known: Vec<&str> = families().map(|family| family.id).collect();
                Message::new(&TEXTS, "unknown-game")
                    .with_quote("name", name)
                    .with("known", known.join(", "))
            }
            Self::Spec(error) => error.message(),
            Self::GameOver => Message::new(&game::TEXTS, "game-over"),
            Self::NoSuchMove => Message::new(&game::TEXTS, "not-your-move"),
            Self::NoSuchSlot => Message::new(&TEXTS, "no-such-slot"),
            Self::Unreadable(message) | Self::Illegal(message) | Self::NoReview(message) => {
                message.clone()
            }
            Self::NotDrawable(error) => error.message(),
            Self::NoLesson { what } => Message::new(&TEXTS, "no-lesson").with_quote("what", what),
            Self::LessonOver => Message::new(&TEXTS, "lesson-over"),
        }
    }
}

impl<R: Refuse> From<PlayError<R>> for Refusal {
    fn from(error: PlayError<R>) -> Self {
        match error {
            PlayError::GameOver => Self::GameOver,
            PlayError::Rule(rule) => Self::Illegal(rule.message()),
        }
    }
}

impl<M: Refuse> From<ParseError<M>> for Refusal {
    fn from(error: ParseError<M>) -> Self {
        Self::Unreadable(error.message())
    }
}

impl<M: Refuse, R: Refuse> From<TextError<M, R>> for Refusal {
    fn from(error: TextError<M, R>) -> Self {
        match error {
            TextError::Parse(error) => error.into(),
            TextError::Play(error) => error.into(),
        }
    }
}

impl From<SpecError> for Refusal {
    fn from(error: SpecError) -> Self {
        Self::Spec(error)
    }
}

impl From<NotDrawable> for Refusal {
    fn from(error: NotDrawable) -> Self {
        Self::NotDrawable(error)
    }
}

impl From<GoalError> for Refusal {
    fn from(error: GoalError) -> Self {
        let what = error.what().to_owned();
        Self::NoLesson { what }
    }
}

impl From<Refusal> for Message {
    fn from(refusal: Refusal) -> Self {
        refusal.message()
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Error for Refusal {}
