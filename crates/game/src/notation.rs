use crate::{Game, ParseError, Refuse};

/// Setups, moves and draws as texts. What is written is read back as the same.
pub trait Notation: Game {
    /// Why a text that looks right is no setup, move or draw of this game.
    type Misread: Refuse;

    /// A setup from its text.
    fn parse_setup(&self, text: &str) -> Result<Self::Setup, ParseError<Self::Misread>>;
    /// A setup as text, without spaces.
    fn setup_text(&self, setup: &Self::Setup) -> String;
    /// A move from its text, legal anywhere or not.
    fn parse_move(&self, text: &str) -> Result<Self::Move, ParseError<Self::Misread>>;
    /// A move as text, without spaces.
    fn move_text(&self, action: Self::Move) -> String;

    /// A draw from its text.
    fn parse_draw(&self, _text: &str) -> Result<Self::Draw, ParseError<Self::Misread>> {
        Err(ParseError::NoDraws)
    }

    /// A draw as text, without spaces.
    fn draw_text(&self, _draw: Self::Draw) -> String {
        unreachable!("nothing is drawn in this game");
    }
}
