use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::ops::ControlFlow;

use game::{Game, Seat, Turn};

/// What the solver is to reach, and who that is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Goal {
    /// To win.
    Win(Seat),
    /// To have at least so many points more than the other.
    Margin(Seat, i32),
}

impl Goal {
    pub(crate) const fn solver(self) -> Seat {
        match self {
            Self::Win(seat) | Self::Margin(seat, _) => seat,
        }
    }

    /// Whose move it is; or, if the game is over, whether it has ended so.
    pub(crate) fn look<G: Game>(
        self,
        game: &G,
        position: &G::Position,
    ) -> Result<ControlFlow<bool, Seat>, Spent> {
        match game.turn(position) {
            Turn::Seat(seat) => Ok(ControlFlow::Continue(seat)),
            Turn::Over => Ok(ControlFlow::Break(self.is_reached(game, position))),
            Turn::Chance => Err(Spent),
        }
    }

    /// Whether a game that is over has ended so.
    pub(crate) fn is_reached<G: Game>(self, game: &G, position: &G::Position) -> bool {
        match self {
            Self::Win(seat) => game
                .outcome(position)
                .is_some_and(|outcome| outcome.ranks()[seat] == 0 && !outcome.is_draw()),
            Self::Margin(seat, least) => margin(game, position, seat) >= least,
        }
    }
}

/// A seat's points less the other's.
pub(crate) fn margin<G: Game>(game: &G, position: &G::Position, seat: Seat) -> i32 {
    let scores = game.scores(position);
    scores[seat] - scores[seat.other()]
}

/// Moves, each with the position after it.
pub(crate) type Moves<G> = Vec<(<G as Game>::Move, <G as Game>::Position)>;

/// Each legal move, in the order of the rules.
pub(crate) fn moves<G: Game>(game: &G, position: &G::Position) -> Moves<G> {
    let mut found = Vec::new();
    let _ = game.each_move(position, |action| {
        let mut next = position.clone();
        game.play_unchecked(&mut next, action);
        found.push((action, next));
        ControlFlow::Continue(())
    });
    found
}

/// Each legal move, what gives this seat the best margin at once first. Positions are large in some games, and most are
/// never looked at: so they are made when they are.
pub(crate) fn greedily<G: Game>(game: &G, position: &G::Position, seat: Seat) -> Vec<G::Move> {
    let mut found = Vec::new();
    let _ = game.each_move(position, |action| {
        found.push((-margin(game, &after(game, position, action), seat), action));
        ControlFlow::Continue(())
    });
    found.sort_by_key(|&(margin, _)| margin);
    found.into_iter().map(|(_, action)| action).collect()
}

/// The position after a move.
pub(crate) fn after<G: Game>(game: &G, position: &G::Position, action: G::Move) -> G::Position {
    let mut next = position.clone();
    game.play_unchecked(&mut next, action);
    next
}

/// A search has used up what it may, or met something that is drawn: then nothing is certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spent;

/// A table by keys of positions, which need no more mixing.
pub(crate) type ByKey<T> = HashMap<u64, T, BuildHasherDefault<AsItIs>>;

/// Keys are their own hashes.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct AsItIs(u64);

impl Hasher for AsItIs {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0 << 8 | u64::from(byte);
        }
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}
