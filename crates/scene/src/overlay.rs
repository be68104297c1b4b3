use crate::{Place, Tint};

/// What a position allows, to be laid over the board: where the answers are, what has become impossible,
/// what each seat can still reach.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Overlay {
    /// One for each place that there is something to say about.
    pub notes: Vec<Note>,
    /// The same in sentences, which also explain the signs.
    pub about: Vec<String>,
}

/// A sign on a place.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Note {
    /// Where.
    pub at: Place,
    /// How it looks.
    pub tone: Tone,
    /// Whose it is, by colour, where that means something.
    pub tint: Option<Tint>,
    /// A number or a letter, or nothing.
    pub text: String,
}

/// What a sign means to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Tone {
    /// A fact about a place, no more.
    Plain,
    /// Whoever moves here has won.
    Wins,
    /// Something must be done here.
    Due,
    /// The rules keep everything away, for now.
    Barred,
    /// Nothing can come here any more.
    Dead,
    /// Within reach of one seat.
    Area,
    /// Within reach of several.
    Contested,
}

impl Note {
    /// A sign without a colour of its own.
    pub fn new(at: Place, tone: Tone, text: String) -> Self {
        Self {
            at,
            tone,
            tint: None,
            text,
        }
    }
}
