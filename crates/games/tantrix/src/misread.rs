use game::{Message, ParseError, Refuse, Texts};

use crate::placement::{PlacementError, number};
use crate::{Placement, TEXTS, Tile, solitaire};

/// Why a text that looks right is no setup, move or draw.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Misread {
    /// There are no tiles but 1 to 56.
    NoSuchTile(String),
    /// Nothing can ever lie so far away.
    TooFar(String),
    /// It is no number of a tile.
    NotADraw(String),
    /// A setup is the seats' colours, a colon and tiles.
    SetupForm,
    /// The seats' colours are so many different letters.
    SetupColours(usize),
    /// A setup has a tile that there is not.
    SetupTile(String),
    /// A setup has a tile twice.
    SetupTwice(Tile),
    /// A setup has all tiles, or those of the hands.
    SetupCount {
        /// How many it has.
        count: usize,
        /// How many the hands take.
        hands: usize,
    },
    /// The solitaire is played without tiles that have green.
    SolitaireGreen(Tile),
    /// The solitaire's setup has fourteen tiles, or the first.
    SolitaireCount(usize),
}

impl Refuse for Misread {
    fn message(&self) -> Message {
        let message = |code| Message::new(&TEXTS, code);
        let solitaire = |code| Message::new(&solitaire::TEXTS, code);
        match self {
            Self::NoSuchTile(text) => message("no-such-tile").with_quote("text", text),
            Self::TooFar(text) => message("too-far").with_quote("text", text),
            Self::NotADraw(text) => message("not-a-draw").with_quote("text", text),
            Self::SetupForm => message("setup-form"),
            Self::SetupColours(count) => message("setup-colours").with("count", *count),
            Self::SetupTile(text) => message("setup-tile").with_quote("tile", text),
            Self::SetupTwice(tile) => message("setup-twice").with("tile", tile.to_string()),
            Self::SetupCount { count, hands } => message("setup-count")
                .with("count", *count)
                .with("hands", *hands),
            Self::SolitaireGreen(tile) => solitaire("setup-green").with("tile", tile.number()),
            Self::SolitaireCount(count) => solitaire("setup-count").with("count", *count),
        }
    }
}

/// A placement from its text, or why it is none. `texts` are those of the game, which hint at what moves
/// look like.
pub(crate) fn read_placement(
    text: &str,
    texts: &'static Texts,
) -> Result<Placement, ParseError<Misread>> {
    Placement::parse(text).map_err(|error| match error {
        PlacementError::Malformed => ParseError::not_a_move(text, texts),
        PlacementError::NoSuchTile => Misread::NoSuchTile(text.to_owned()).into(),
        PlacementError::TooFar => Misread::TooFar(text.to_owned()).into(),
    })
}

/// A drawn tile from its number, or why it is none.
pub(crate) fn read_draw(text: &str) -> Result<Tile, ParseError<Misread>> {
    tile(text).ok_or_else(|| Misread::NotADraw(text.to_owned()).into())
}

/// The tile with this number.
pub(crate) fn tile(text: &str) -> Option<Tile> {
    number(text)
        .and_then(|number| u8::try_from(number).ok())
        .and_then(Tile::new)
}
