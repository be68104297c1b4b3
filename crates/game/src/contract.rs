use std::fmt::Debug;
use std::hash::Hash;
use std::ops::ControlFlow;

use crate::{Dice, Outcome, PerSeat, Seat};

/// Who acts next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// A player, who has at least one legal move.
    Seat(Seat),
    /// Nobody: something is drawn first.
    Chance,
    /// Nobody, ever again.
    Over,
}

/// What a visitor of moves answers: go on, or that was enough.
pub type Visit = ControlFlow<()>;

/// The draws of a game in which nothing is drawn: there are none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum NoDraw {}

/// The rules of one game, configured: variant, board size, seats. It is what a search needs and no
/// more; see the crate's first page for the other traits.
///
/// Tables live in the `Game`, what changes lives in the `Position`, and nothing is allocated where
/// a search passes: moves are visited, not listed, and positions are copied.
pub trait Game: Clone + Debug + Send + Sync + 'static {
    /// Everything random, before and during the game.
    type Setup: Clone + Debug + Eq + Send + Sync;
    /// All that can change and matters for the future, and nothing that players may not know.
    type Position: Clone + Debug + Eq + Hash + Send + Sync;
    /// A decision of a player, in 8 bytes or less. Only the game itself makes values of it.
    type Move: Copy + Debug + Eq + Ord + Hash + Send + Sync;
    /// What chance can decide; [`NoDraw`] where it never does.
    type Draw: Copy + Debug + Eq + Ord + Send + Sync;

    /// How many play.
    fn seats(&self) -> usize;
    /// A setup, each equally likely.
    fn deal(&self, dice: &mut impl Dice) -> Self::Setup;
    /// The position before the first move.
    fn start(&self, setup: &Self::Setup) -> Self::Position;
    /// Who acts next.
    fn turn(&self, position: &Self::Position) -> Turn;
    /// Shows every legal move to the visitor, each once, in an order that depends on the position
    /// alone, until it breaks off. No moves unless it is a seat's turn.
    fn each_move(&self, position: &Self::Position, visit: impl FnMut(Self::Move) -> Visit)
    -> Visit;
    /// Plays a move that is known to be legal.
    fn play_unchecked(&self, position: &mut Self::Position, action: Self::Move);
    /// Points as they stand, by the game's own count.
    fn scores(&self, position: &Self::Position) -> PerSeat<i32>;
    /// Equal positions have equal keys; others almost never.
    fn key(&self, position: &Self::Position) -> u64;

    /// Shows everything that can be drawn next, each with its weight. Nothing unless it is chance's turn.
    fn each_draw(
        &self,
        _position: &Self::Position,
        _visit: impl FnMut(Self::Draw, u32) -> Visit,
    ) -> Visit {
        ControlFlow::Continue(())
    }

    /// Draws something that can be drawn.
    fn draw_unchecked(&self, _position: &mut Self::Position, _draw: Self::Draw) {
        unreachable!("nothing is drawn in this game");
    }

    /// Whether a move is legal here. For a game that can tell without visiting others.
    fn is_legal(&self, position: &Self::Position, action: Self::Move) -> bool {
        let found = self.each_move(position, |other| {
            if other == action {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        found.is_break()
    }

    /// How many legal moves there are. For a game that can tell without visiting them.
    fn count_moves(&self, position: &Self::Position) -> u64 {
        let mut count = 0;
        let _ = self.each_move(position, |_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }

    /// How many lines of two moves there are, for a game that can tell without playing the first.
    fn count_two_moves(&self, _position: &Self::Position) -> Option<u64> {
        None
    }

    /// A legal move, each equally likely. It must be a seat's turn.
    fn pick_move(&self, position: &Self::Position, dice: &mut impl Dice) -> Self::Move {
        let mut left = dice.below(self.count_moves(position) as u32);
        let mut picked = None;
        let _ = self.each_move(position, |action| {
            if left == 0 {
                picked = Some(action);
                return ControlFlow::Break(());
            }
            left -= 1;
            ControlFlow::Continue(())
        });
        picked.unwrap_or_else(|| unreachable!("fewer moves were shown than counted"))
    }

    /// How it ended, once it is over.
    fn outcome(&self, position: &Self::Position) -> Option<Outcome> {
        (self.turn(position) == Turn::Over).then(|| Outcome::by_points(&self.scores(position)))
    }
}
