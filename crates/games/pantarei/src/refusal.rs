use game::{Message, Refuse};

use crate::{TEXTS, Tile};

/// Why a move can't be played. Stacks are counted from 1, as in moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refusal {
    /// Colours must be chosen before anything else.
    ChooseFirst,
    /// The colours are chosen already.
    ChosenAlready,
    /// The line has no such stack.
    NoSuchStack {
        /// Which.
        stack: u8,
        /// How many there are.
        stacks: usize,
    },
    /// The neutral scale is on top: the stack is nobody's.
    NeutralStack(u8),
    /// The stack belongs to the other player.
    OpponentsStack(u8),
    /// Two tiles can't be carried from a stack of one.
    OneTileOnly(u8),
    /// The number of the top tile says exactly how far it goes.
    WrongDistance {
        /// Whence.
        stack: u8,
        /// How far it goes.
        number: u8,
    },
    /// The line ends before.
    PastTheEnd {
        /// How many stacks there are.
        stacks: usize,
    },
    /// A swap must not answer a swap.
    SwapAfterSwap,
}

/// Why a text is no line of tiles.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Misread {
    /// It is not nineteen tiles of two characters long.
    Length,
    /// There is no such tile.
    NoSuchTile(String),
    /// There are more of these than in the box.
    TooMany(Tile),
}

impl Refuse for Refusal {
    fn message(&self) -> Message {
        let message = |code| Message::new(&TEXTS, code);
        match *self {
            Self::ChooseFirst => message("choose-first"),
            Self::ChosenAlready => message("chosen-already"),
            Self::NoSuchStack { stack, stacks } => message("no-such-stack")
                .with("stack", stack)
                .with("stacks", stacks),
            Self::NeutralStack(stack) => message("neutral-stack").with("stack", stack),
            Self::OpponentsStack(stack) => message("opponents-stack").with("stack", stack),
            Self::OneTileOnly(stack) => message("one-tile-only").with("stack", stack),
            Self::WrongDistance { stack, number } => message("wrong-distance")
                .with("stack", stack)
                .with("number", number),
            Self::PastTheEnd { stacks } => message("past-the-end").with("stacks", stacks),
            Self::SwapAfterSwap => message("swap-after-swap"),
        }
    }
}

impl Refuse for Misread {
    fn message(&self) -> Message {
        let message = |code| Message::new(&TEXTS, code);
        match self {
            Self::Length => message("setup-length"),
            Self::NoSuchTile(text) => message("setup-tile").with_quote("tile", text),
            Self::TooMany(tile) => message("setup-too-many").with("tile", tile.to_string()),
        }
    }
}
