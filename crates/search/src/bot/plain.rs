use std::ops::ControlFlow;

use crate::{Bot, BotConfig, Limits, Mcts, NoKnowledge, Report, Settings};
use game::{Dice, Game, SeededDice, Turn};

/// Plain UCT with uniform playouts: what every bot must beat at equal time.
#[derive(Debug)]
pub struct PlainUctBot<G: Game>(Mcts<G, NoKnowledge>);

impl<G: Game> PlainUctBot<G> {
    /// Plain UCT for a game. The level does not matter.
    pub fn new(game: &G, config: &BotConfig) -> Self {
        let settings = Settings {
            threads: config.threads,
            memory: config.memory,
            seed: config.seed,
            ..Settings::plain()
        };
        Self(Mcts::new(game.clone(), NoKnowledge, settings))
    }
}

impl<G: Game> Bot<G> for PlainUctBot<G> {
    fn choose(
        &mut self,
        position: &G::Position,
        limits: &Limits,
        on_report: &mut dyn FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        self.0.search(position, limits, on_report)
    }

    fn forget(&mut self) {
        self.0.forget();
    }
}

/// Plays anything legal.
#[derive(Clone, Debug)]
pub struct RandomBot<G> {
    game: G,
    dice: SeededDice,
}

impl<G: Game> RandomBot<G> {
    /// A random player.
    pub fn new(game: &G, seed: u64) -> Self {
        Self {
            game: game.clone(),
            dice: SeededDice::new(seed),
        }
    }
}

impl<G: Game> Bot<G> for RandomBot<G> {
    fn choose(
        &mut self,
        position: &G::Position,
        _limits: &Limits,
        _on_report: &mut dyn FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        let mut report = Report::empty(self.game.seats());
        if matches!(self.game.turn(position), Turn::Seat(_)) {
            report.line = vec![self.game.pick_move(position, &mut self.dice)];
        }
        report
    }
}

/// Takes whatever gives it the largest lead at once; among equals, any.
#[derive(Clone, Debug)]
pub struct GreedyBot<G> {
    game: G,
    dice: SeededDice,
}

impl<G: Game> GreedyBot<G> {
    /// A greedy player.
    pub fn new(game: &G, seed: u64) -> Self {
        Self {
            game: game.clone(),
            dice: SeededDice::new(seed),
        }
    }
}

impl<G: Game> Bot<G> for GreedyBot<G> {
    fn choose(
        &mut self,
        position: &G::Position,
        _limits: &Limits,
        _on_report: &mut dyn FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        let mut report = Report::empty(self.game.seats());
        let Turn::Seat(mover) = self.game.turn(position) else {
            return report;
        };
        let (mut best, mut equals) = (i32::MIN, 0);
        let _ = self.game.each_move(position, |action| {
            let mut next = position.clone();
            self.game.play_unchecked(&mut next, action);
            let scores = self.game.scores(&next);
            let rivals = scores.iter().filter(|&(seat, _)| seat != mover);
            let lead = scores[mover] - rivals.map(|(_, &score)| score).max().unwrap_or(0);
            if lead > best {
                (best, equals) = (lead, 0);
            }
            if lead == best {
                equals += 1;
                // Each of the equals ends up chosen with the same chance.
                if self.dice.below(equals) == 0 {
                    report.line = vec![action];
                }
            }
            ControlFlow::Continue(())
        });
        report
    }
}
