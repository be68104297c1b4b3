use game::{Dice, Seat, SeededDice};
use kamon::{BOARD, Cell, Cells, Kamon, Player, Position};

/// What stays the same while games on one layout are played out.
#[derive(Clone, Debug)]
pub(super) struct PlayoutRules {
    /// For each cell, where it can be answered.
    answers: [Cells; 64],
    /// What a loop must enclose more than to count.
    worthless: Cells,
}

/// A position with no more than a playout needs.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlayoutState {
    pub(super) players: [Player; 2],
    pub(super) free: Cells,
    pub(super) legal: Cells,
    pub(super) last: Option<Cell>,
    pub(super) mover: Seat,
}

impl PlayoutRules {
    pub(super) fn new(game: &Kamon, position: &Position) -> Self {
        let mut answers = [0; 64];
        let mut left = BOARD & !position.blank();
        while left != 0 {
            let cell = Cell::first_of(left);
            answers[cell.index()] = position.answers(cell);
            left &= left - 1;
        }
        Self {
            answers,
            worthless: if game.blank_loop() {
                0
            } else {
                position.blank()
            },
        }
    }

    /// Makes a move that does not win.
    pub(super) fn place(&self, state: &mut PlayoutState, cell: Cell) {
        state.players[state.mover.index()].place(cell, self.worthless);
        state.free &= !cell.bit();
        state.legal = self.answers[cell.index()] & state.free;
        state.last = Some(cell);
        state.mover = state.mover.other();
    }

    /// Moves that allow an answer on one of the cells.
    fn leading_to(&self, mut cells: Cells) -> Cells {
        let mut leading = 0;
        while cells != 0 {
            let cell = Cell::first_of(cells);
            leading |= self.answers[cell.index()] & !cell.bit();
            cells &= cells - 1;
        }
        leading
    }

    /// Plays on to the end: at random, but wins are taken, and not given as long as that can be helped.
    /// Says who wins, if anybody, as soon as it is plain. A winning piece counts among the winner's cells.
    pub(super) fn playout(
        &self,
        state: &mut PlayoutState,
        dice: &mut SeededDice,
    ) -> (Option<Seat>, [Cells; 2]) {
        loop {
            let mover = state.mover;
            let wins = state.legal & state.players[mover.index()].winning();
            if wins != 0 || state.legal == 0 {
                let mut pieces = state.players.map(|player| player.pieces());
                pieces[mover.index()] |= wins & wins.wrapping_neg();
                let winner = match (wins, state.free) {
                    (0, 0) => None,
                    (0, _) => Some(mover.other()),
                    _ => Some(mover),
                };
                return (winner, pieces);
            }
            let threats = state.players[mover.other().index()].winning() & state.free;
            let safe = state.legal & !self.leading_to(threats);
            if safe == 0 {
                return (
                    Some(mover.other()),
                    state.players.map(|player| player.pieces()),
                );
            }
            let chosen = dice.below(safe.count_ones());
            self.place(state, Cell::nth_of(safe, chosen));
        }
    }
}

impl PlayoutState {
    pub(super) fn new(position: &Position) -> Self {
        Self {
            players: [0, 1].map(|seat| *position.player(Seat::new(seat))),
            free: position.free(),
            legal: position.legal(),
            last: position.last(),
            mover: position.mover(),
        }
    }
}

#[cfg(test)]
mod tests {
    use game::{Explain, Game, Listed, Turn};

    use super::*;

    #[test]
    fn playouts_follow_the_rules() {
        let game = Kamon::configure(&Kamon::family().defaults());
        let mut dice = SeededDice::new(8);
        for _ in 0..300 {
            let mut position = game.start(&game.deal(&mut dice));
            let rules = PlayoutRules::new(&game, &position);
            let mut state = PlayoutState::new(&position);
            while let Turn::Seat(seat) = game.turn(&position) {
                assert_eq!((state.mover, state.legal), (seat, position.legal()));
                assert_eq!(
                    state.players,
                    [0, 1].map(|n| *position.player(Seat::new(n)))
                );
                assert_eq!((state.free, state.last), (position.free(), position.last()));
                let action = game.pick_move(&position, &mut dice);
                let wins = position.player(seat).winning() & action.bit() != 0;
                game.play(&mut position, action).expect("legal");
                if wins {
                    assert_eq!(game.turn(&position), Turn::Over);
                } else {
                    rules.place(&mut state, action);
                    assert_eq!(game.turn(&position) == Turn::Over, state.legal == 0);
                }
            }
            let mut state = PlayoutState::new(&game.start(&game.deal(&mut dice)));
            let (winner, pieces) = rules.playout(&mut state, &mut dice);
            assert_eq!(pieces[0] & pieces[1], 0);
            assert!(winner.is_some() || state.free == 0);
        }
    }
}
