use std::ops::ControlFlow;

use game::{Dice, Game, PerSeat, SeededDice};
use pantarei::{End, Move, Pantarei, Position};
use search::{Knowledge, ProofHeuristic, Value, values_for_two};

/// What a search knows of Pantareï: who can make a seven at once, and which moves allow it.
#[derive(Clone, Copy, Debug)]
pub(super) struct PantareiKnowledge {
    /// Whether playouts take wins. That they also avoid giving them makes them worse, not better.
    pub(super) takes_wins: bool,
    /// Whether moves that the opponent answers with a seven are left out.
    pub(super) avoids_sevens: bool,
}

/// Of so many moves of a playout, one is any legal move; the others carry. Swaps are many and slow:
/// nothing flows together by them.
const UNIFORM_PERIOD: u32 = 4;

impl Knowledge<Pantarei> for PantareiKnowledge {
    fn candidates(
        &self,
        game: &Pantarei,
        position: &Position,
        list: &mut Vec<(Move, f32)>,
    ) -> bool {
        if let Some(win) = position.winning_move() {
            // Nothing else is worth a look, and nothing else is needed to prove the win.
            list.push((win, 1.0));
            return false;
        }
        let weigh = |action: Move| (action, if action.is_swap() { 0.5 } else { 1.0 });
        if self.avoids_sevens {
            let _ = each_safe(game, position, |action| {
                list.push(weigh(action));
                ControlFlow::Continue(())
            });
        }
        // What is not safe loses at once: leaving it out leaves nothing open, unless nothing is safe.
        if list.is_empty() {
            let _ = game.each_move(position, |action| {
                list.push(weigh(action));
                ControlFlow::Continue(())
            });
        }
        true
    }

    fn rollout_move(&self, game: &Pantarei, position: &Position, dice: &mut SeededDice) -> Move {
        let win = position.winning_move().filter(|_| self.takes_wins);
        win.unwrap_or_else(|| {
            let carries = position.count_carries();
            let carry = (carries > 0 && dice.below(UNIFORM_PERIOD) > 0)
                .then(|| position.nth_move(dice.below(carries)));
            carry
                .flatten()
                .unwrap_or_else(|| game.pick_move(position, dice))
        })
    }

    fn proven_rewards(&self, game: &Pantarei, position: &Position) -> Option<PerSeat<f32>> {
        let value = if self.avoids_sevens {
            static_value(game, position)?.reward()
        } else {
            position.winning_move().map(|_| 1.0)?
        };
        Some(values_for_two(position.mover(), value))
    }
}

/// What a proof search knows of Pantareï.
#[derive(Clone, Copy, Debug)]
pub(super) struct SevenHeuristic;

impl ProofHeuristic<Pantarei> for SevenHeuristic {
    fn initial_numbers(&self, game: &Pantarei, position: &Position) -> (u32, u32) {
        let mut safe = 0;
        let _ = each_safe(game, position, |_| {
            safe += 1;
            ControlFlow::Continue(())
        });
        (1, (safe * safe / 4).clamp(1, 1000))
    }

    fn static_value(&self, game: &Pantarei, position: &Position) -> Option<Value> {
        static_value(game, position)
    }
}

/// What a position is worth to the seat to move, if that is plain to see: it makes a seven now, or
/// whatever it does the opponent will.
fn static_value(game: &Pantarei, position: &Position) -> Option<Value> {
    if position.winning_move().is_some() {
        Some(Value::Win)
    } else if each_safe(game, position, |_| ControlFlow::Break(())).is_continue() {
        Some(Value::Loss)
    } else {
        None
    }
}

/// Shows the moves after which the opponent cannot make a seven at once.
fn each_safe(
    game: &Pantarei,
    position: &Position,
    mut visit: impl FnMut(Move) -> game::Visit,
) -> game::Visit {
    let low = position
        .stacks()
        .iter()
        .all(|stack| stack.height() < LOW_STACK);
    game.each_move(position, |action| {
        if low || is_safe(game, position, action) {
            visit(action)
        } else {
            ControlFlow::Continue(())
        }
    })
}

/// From lower stacks nobody makes a seven in two moves of at most two tiles each.
const LOW_STACK: u32 = 3;

fn is_safe(game: &Pantarei, position: &Position, action: Move) -> bool {
    let mut next = position.clone();
    game.play_unchecked(&mut next, action);
    // A draw is safe, and so is an opponent who is skipped.
    next.end() == Some(End::Draw)
        || next.mover() == position.mover()
        || next.winning_move().is_none()
}

#[cfg(test)]
mod tests {
    use game::{Listed, Turn};

    use super::*;

    /// Winning moves and safe moves are what playing them says.
    #[test]
    fn wins_and_safe_moves_are_what_playing_shows() {
        let game = Pantarei::configure(&Pantarei::family().defaults());
        let mut dice = SeededDice::new(1);
        let (mut wins, mut losses) = (0, 0);
        for _ in 0..60 {
            let mut position = game.start(&game.deal(&mut dice));
            while game.turn(&position) != Turn::Over {
                let winners = winners(&game, &position);
                match position.winning_move() {
                    Some(action) => assert!(winners.contains(&action)),
                    None => assert!(winners.is_empty(), "{position:?} {winners:?}"),
                }
                if winners.is_empty() && position.colour(position.mover()).is_some() {
                    let mut safe = Vec::new();
                    let _ = each_safe(&game, &position, |action| {
                        safe.push(action);
                        ControlFlow::Continue(())
                    });
                    let mut expected = Vec::new();
                    let _ = game.each_move(&position, |action| {
                        let mut next = position.clone();
                        game.play_unchecked(&mut next, action);
                        let answered = next.mover() != position.mover()
                            && !tests::winners(&game, &next).is_empty();
                        if !answered {
                            expected.push(action);
                        }
                        ControlFlow::Continue(())
                    });
                    assert_eq!(safe, expected);
                    losses += u32::from(safe.is_empty());
                }
                wins += u32::from(!winners.is_empty());
                let action = game.pick_move(&position, &mut dice);
                game.play_unchecked(&mut position, action);
            }
        }
        assert!(wins > 50 && losses > 10, "{wins} {losses}");
    }

    fn winners(game: &Pantarei, position: &Position) -> Vec<Move> {
        let mut winners = Vec::new();
        let _ = game.each_move(position, |action| {
            let mut next = position.clone();
            game.play_unchecked(&mut next, action);
            if next.end() == Some(End::Seven(position.mover())) {
                winners.push(action);
            }
            ControlFlow::Continue(())
        });
        winners
    }
}
