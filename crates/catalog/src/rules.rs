use std::fmt::Debug;
use std::ops::Range;

use bots::{Means, Played};
use game::{Dice, Family, Line, Refusal};

use crate::Match;
use crate::random::{Tally, play_at_random};
use crate::thinking::{self, Player, PlayerKind, Solver};

/// The rules of some configured game.
pub trait Rules: Debug + Send + Sync {
    /// The game on the shelf.
    fn family(&self) -> &'static Family;
    /// The shortest spec that means this game.
    fn spec(&self) -> String;
    /// How many play.
    fn seats(&self) -> usize;
    /// A setup, each equally likely.
    fn deal(&self, dice: &mut dyn DiceObject) -> String;
    /// A match before its first move.
    fn begin(&self, setup: &str) -> Result<Box<dyn Match>, Refusal>;
    /// Plays random games. Game number *i* depends on the seed and *i* alone, so it does not matter
    /// how many are played in one call.
    fn play_at_random(&self, seed: u64, games: Range<u64>) -> Tally;
    /// Somebody to play it.
    fn player(&self, kind: PlayerKind, means: &Means) -> Box<dyn Player>;
    /// Somebody to solve it, if it is a game of two without chance. They take so many bytes and
    /// threads at most.
    fn solver(&self, memory: usize, threads: usize) -> Option<Box<dyn Solver>>;
}

/// Dice behind one face: any [`Dice`] will do.
pub trait DiceObject {
    /// 64 fair bits.
    fn bits(&mut self) -> u64;
}

impl<D: Dice> DiceObject for D {
    fn bits(&mut self) -> u64 {
        Dice::bits(self)
    }
}

struct Faced<'a>(&'a mut dyn DiceObject);

impl Dice for Faced<'_> {
    fn bits(&mut self) -> u64 {
        self.0.bits()
    }
}

#[derive(Debug)]
pub(crate) struct Configured<G>(pub(crate) G);

impl<G: Played> Rules for Configured<G> {
    fn family(&self) -> &'static Family {
        G::family()
    }

    fn spec(&self) -> String {
        self.0.choices().to_string()
    }

    fn seats(&self) -> usize {
        self.0.seats()
    }

    fn deal(&self, dice: &mut dyn DiceObject) -> String {
        self.0.setup_text(&self.0.deal(&mut Faced(dice)))
    }

    fn begin(&self, setup: &str) -> Result<Box<dyn Match>, Refusal> {
        Ok(Box::new(Line::new(
            self.0.clone(),
            self.0.parse_setup(setup)?,
        )))
    }

    fn play_at_random(&self, seed: u64, games: Range<u64>) -> Tally {
        play_at_random(&self.0, seed, games)
    }

    fn player(&self, kind: PlayerKind, means: &Means) -> Box<dyn Player> {
        thinking::player(&self.0, kind, means)
    }

    fn solver(&self, memory: usize, threads: usize) -> Option<Box<dyn Solver>> {
        thinking::solver(&self.0, memory, threads)
    }
}
