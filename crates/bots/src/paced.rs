use game::Game;
use search::{Limits, Report};

use crate::{Bot, Level, Means, Played};

/// A bot that uses the part of what it is given that is right for its level, so that a higher level is
/// better at any pace.
#[expect(missing_debug_implementations, reason = "a bot has nothing to show")]
pub struct Paced<G: Game> {
    level: Level,
    bot: Box<dyn Bot<G>>,
}

impl<G: Played> Paced<G> {
    /// The game's bot at its level's pace.
    pub fn new(game: &G, means: &Means) -> Self {
        Self {
            level: means.level,
            bot: game.bot(means),
        }
    }
}

impl<G: Game> Bot<G> for Paced<G> {
    fn choose(
        &mut self,
        position: &G::Position,
        limits: &Limits,
        tell: &mut dyn FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        self.bot.choose(position, &self.level.part(limits), tell)
    }

    fn forget(&mut self) {
        self.bot.forget();
    }
}
