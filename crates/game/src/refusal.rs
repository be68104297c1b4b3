use std::convert::Infallible;
use std::error::Error;
use std::fmt::{self, Debug};

use crate::{Message, SpecError, TEXTS, Texts};

/// Why something was not accepted, as a type that programs can match. Its code is stable; a sentence is
/// made of its message only where somebody reads it.
pub trait Refuse: Clone + Debug + Eq + Send + Sync + 'static {
    /// What there is to tell a person.
    fn message(&self) -> Message;

    /// What programs tell refusals apart by once the type is lost; it never changes.
    fn code(&self) -> &'static str {
        self.message().code()
    }
}

/// Why a move can't be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayError<R> {
    /// The game is over; nobody can move any more.
    GameOver,
    /// A rule of the game forbids it.
    Rule(R),
}

/// Why a text is no setup, move or draw of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ParseError<M> {
    /// It does not look like a move.
    NotAMove {
        /// The text.
        text: String,
        /// What moves look like.
        hint: Message,
    },
    /// Nothing is drawn in this game, so that no text is a draw.
    NoDraws,
    /// It looks like one, but the game has no such thing.
    Misread(M),
}

/// Why a text could not be played: it is no move, or none that can be played now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TextError<M, R> {
    /// The text is no setup or move.
    Parse(ParseError<M>),
    /// The move can't be played.
    Play(PlayError<R>),
}

/// What was said to be drawn can't be drawn now.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct NotDrawable {
    /// The draw as text.
    pub draw: String,
}

impl<M> ParseError<M> {
    /// The refusal of a text that is no move, with the hint at what moves look like that every game has
    /// among its texts.
    pub fn not_a_move(text: &str, texts: &'static Texts) -> Self {
        Self::NotAMove {
            text: text.to_owned(),
            hint: Message::new(texts, "move-hint"),
        }
    }
}

/// For a game that refuses nothing of the kind.
impl Refuse for Infallible {
    fn message(&self) -> Message {
        match *self {}
    }
}

impl<R: Refuse> Refuse for PlayError<R> {
    fn message(&self) -> Message {
        match self {
            Self::GameOver => Message::new(&TEXTS, "game-over"),
            Self::Rule(rule) => rule.message(),
        }
    }
}

impl<M: Refuse> Refuse for ParseError<M> {
    fn message(&self) -> Message {
        match self {
            Self::NotAMove { text, hint } => Message::new(&TEXTS, "not-a-move")
                .with_quote("text", text)
                .with_message("hint", hint.clone()),
            Self::NoDraws => Message::new(&TEXTS, "no-draws"),
            Self::Misread(misread) => misread.message(),
        }
    }
}

impl<M: Refuse, R: Refuse> Refuse for TextError<M, R> {
    fn message(&self) -> Message {
        match self {
            Self::Parse(error) => error.message(),
            Self::Play(error) => error.message(),
        }
    }
}

impl Refuse for NotDrawable {
    fn message(&self) -> Message {
        Message::new(&TEXTS, "not-drawable").with_quote("draw", &self.draw)
    }
}

impl<R> From<R> for PlayError<R> {
    fn from(rule: R) -> Self {
        Self::Rule(rule)
    }
}

impl<M> From<M> for ParseError<M> {
    fn from(misread: M) -> Self {
        Self::Misread(misread)
    }
}

impl<M, R> From<ParseError<M>> for TextError<M, R> {
    fn from(error: ParseError<M>) -> Self {
        Self::Parse(error)
    }
}

impl<M, R> From<PlayError<R>> for TextError<M, R> {
    fn from(error: PlayError<R>) -> Self {
        Self::Play(error)
    }
}

/// Where somebody reads them they speak: `Display` in English, and each becomes a message.
macro_rules! speak {
    ($([$($parameter:ident),*] $error:ty;)*) => {$(
        impl<$($parameter: Refuse),*> fmt::Display for $error {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(&self.message(), f)
            }
        }

        impl<$($parameter: Refuse),*> Error for $error {}

        impl<$($parameter: Refuse),*> From<$error> for Message {
            fn from(error: $error) -> Self {
                error.message()
            }
        }
    )*};
}

speak! {
    [R] PlayError<R>;
    [M] ParseError<M>;
    [M, R] TextError<M, R>;
    [] NotDrawable;
    [] SpecError;
}
