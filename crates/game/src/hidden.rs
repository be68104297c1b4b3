use crate::{Dice, Game, Turn};

/// What players may not know: the part of a setup that has not come to light yet. A game whose setup
/// lies open from the start has nothing to add: `impl Hidden for Draughts {}`.
pub trait Hidden: Game {
    /// What the setup has in store when it is chance's turn; nothing if the setup does not reach so far.
    fn next_draw(&self, _setup: &Self::Setup, _position: &Self::Position) -> Option<Self::Draw> {
        None
    }

    /// The part of a setup that players may know before the first move; all of it, unless something is
    /// drawn later. It is itself a setup, whose draws are yet to be told.
    fn public_setup(&self, setup: &Self::Setup) -> Self::Setup {
        setup.clone()
    }

    /// A whole setup that begins like this one, with these draws in their order and all that is left behind them in
    /// some order: what a setup becomes whose draws were told. Where nothing is drawn it is the setup itself.
    fn complete(&self, setup: &Self::Setup, _draws: &[Self::Draw]) -> Self::Setup {
        setup.clone()
    }

    /// A setup that agrees with everything that players may know in this position, what they may not
    /// know dealt anew. It must not depend on the hidden part of `setup`. Where nothing is hidden, as in
    /// most games, it is the setup itself.
    fn redeal(
        &self,
        setup: &Self::Setup,
        _position: &Self::Position,
        _dice: &mut impl Dice,
    ) -> Self::Setup {
        setup.clone()
    }

    /// Lets the setup decide whatever chance decides before a player can act, as far as it reaches.
    fn settle(&self, setup: &Self::Setup, position: &mut Self::Position) {
        self.settle_telling(setup, position, |_| {});
    }

    /// The same, and tells what was drawn.
    fn settle_telling(
        &self,
        setup: &Self::Setup,
        position: &mut Self::Position,
        mut tell: impl FnMut(Self::Draw),
    ) {
        while self.turn(position) == Turn::Chance {
            let Some(draw) = self.next_draw(setup, position) else {
                return;
            };
            self.draw_unchecked(position, draw);
            tell(draw);
        }
    }
}
