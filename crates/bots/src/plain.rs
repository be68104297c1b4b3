use std::ops::ControlFlow;

use game::{Dice, Game, SeededDice, Turn};
use search::{Limits, Mcts, Plain, Report, Settings};

use crate::{Bot, Means};

/// Plain UCT with uniform playouts: what every bot must beat at equal time.
#[derive(Debug)]
pub struct PlainUct<G: Game>(Mcts<G, Plain>);

impl<G: Game> PlainUct<G> {
    /// Plain UCT for a game. The level does not matter.
    pub fn new(game: &G, means: &Means) -> Self {
        let settings = Settings {
            threads: means.threads,
            memory: means.memory,
            seed: means.seed,
            ..Settings::plain()
        };
        Self(Mcts::new(game.clone(), Plain, settings))
    }
}

impl<G: Game> Bot<G> for PlainUct<G> {
    fn choose(
        &mut self,
        position: &G::Position,
        limits: &Limits,
        tell: &mut dyn FnMut(&Report<G::Move>),
    ) -> Report<G::Move> {
        self.0.search(position, limits, tell)
    }

    fn forget(&mut self) {
        self.0.forget();
    }
}

/// Plays anything legal.
#[derive(Clone, Debug)]
pub struct Random<G> {
    game: G,
    dice: SeededDice,
}

impl<G: Game> Random<G> {
    /// A random player.
    pub fn new(game: &G, seed: u64) -> Self {
        Self {
            game: game.clone(),
            dice: SeededDice::new(seed),
        }
    }
}

impl<G: Game> Bot<G> for Random<G> {
    fn choose(
        &mut self,
        position: &G::Position,
        _limits: &Limits,
        _tell: &mut dyn FnMut(&Report<G::Move>),
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
pub struct Greedy<G> {
    game: G,
    dice: SeededDice,
}

impl<G: Game> Greedy<G> {
    /// A greedy player.
    pub fn new(game: &G, seed: u64) -> Self {
        Self {
            game: game.clone(),
            dice: SeededDice::new(seed),
        }
    }
}

impl<G: Game> Bot<G> for Greedy<G> {
    fn choose(
        &mut self,
        position: &G::Position,
        _limits: &Limits,
        _tell: &mut dyn FnMut(&Report<G::Move>),
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
