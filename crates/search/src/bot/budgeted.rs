use game::Game;

use crate::{Bot, BotConfig, Engine, Level, Limits, Report};

/// A bot that uses the part of its limits that is right for its level, so that a higher level is
/// better whatever the limits are.
#[expect(missing_debug_implementations, reason = "a bot has nothing to show")]
pub struct BudgetedBot<G: Game> {
    level: Level,
    bot: Box<dyn Bot<G>>,
}

impl<G: Game> BudgetedBot<G> {
    /// An engine's bot with its level's part of whatever limits it is given.
    pub fn new<E: Engine<G>>(game: &G, config: &BotConfig) -> Self {
        Self {
            level: config.level,
            bot: E::bot(game, config),
        }
    }
}

impl<G: Game> Bot<G> for BudgetedBot<G> {
    fn choose(
        &mut self,
        position: &G::Position,
        limits: &Limits,
        on_report: &mut dyn FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        self.bot
            .choose(position, &self.level.budget(limits), on_report)
    }

    fn forget(&mut self) {
        self.bot.forget();
    }
}
