use std::ops::ControlFlow;

use crate::{NotDrawable, Notation, PlayError, Refuse, Turn};

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// For programs: `connection+loop`.
    pub code: &'static str,
    /// The code of the words for it among the family's texts: `reason-connection-loop`.
    pub text: &'static str,
}

/// Rules that say why: why a move can't be played, why the game is over.
pub trait Explain: Notation {
    /// The rules that a move can break.
    type Refusal: Refuse;

    /// Which rule forbids a move in a game that is not over; none if it is legal.
    fn check(&self, position: &Self::Position, action: Self::Move) -> Result<(), Self::Refusal>;

    /// Why it ended, for a game that can end in several ways.
    fn reason(&self, _position: &Self::Position) -> Option<Reason> {
        None
    }

    /// What a legal move does that has a name among players: it wins by a connection, closes a ring, fills a forced
    /// space. Codes, which never change.
    fn themes(&self, _position: &Self::Position, _action: Self::Move) -> Vec<&'static str> {
        Vec::new()
    }

    /// The same for positions that are each other's images: a board that was turned, colours that changed places. Others
    /// almost never have the same.
    fn likeness(&self, position: &Self::Position) -> u64 {
        self.key(position)
    }

    /// Why a move can't be played here; nothing if it can.
    fn explain(
        &self,
        position: &Self::Position,
        action: Self::Move,
    ) -> Result<(), PlayError<Self::Refusal>> {
        if self.turn(position) == Turn::Over {
            return Err(PlayError::GameOver);
        }
        self.check(position, action).map_err(PlayError::Rule)
    }

    /// Plays a move if it is legal; otherwise changes nothing and says why not.
    fn play(
        &self,
        position: &mut Self::Position,
        action: Self::Move,
    ) -> Result<(), PlayError<Self::Refusal>> {
        self.explain(position, action)?;
        self.play_unchecked(position, action);
        Ok(())
    }

    /// Draws something if it can be drawn now; otherwise changes nothing and says so.
    fn draw(&self, position: &mut Self::Position, draw: Self::Draw) -> Result<(), NotDrawable> {
        let found = self.each_draw(position, |other, _| {
            if other == draw {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        if found.is_continue() {
            let draw = self.draw_text(draw);
            return Err(NotDrawable { draw });
        }
        self.draw_unchecked(position, draw);
        Ok(())
    }
}
