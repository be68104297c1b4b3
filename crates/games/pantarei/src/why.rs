use std::ops::ControlFlow;

use game::Message;

use crate::moves::Action;
use crate::{Move, Position, TEXTS};

/// Why a move that does not win at once may be good: it stops a stack of seven, takes a stack over, or builds a tall one.
pub(crate) fn why(position: &Position, action: Move) -> Option<Message> {
    let own = position.colour(position.mover())?;
    if stops_seven(position, action) {
        return Some(Message::new(&TEXTS, "why-stops"));
    }
    let Action::Carry { to, tiles, .. } = action.0 else {
        return None;
    };
    let target = position.stacks()[usize::from(to)];
    let height = target.height() + u32::from(tiles);
    let takes = target.top().colour() != Some(own);
    let code = if takes { "why-takes" } else { "why-builds" };
    // Two scales on each other are nothing to speak of.
    (height > 2).then(|| Message::new(&TEXTS, code).with("height", height))
}

/// Whether most other moves would let the opponent make a stack of seven at once, and this one does not.
fn stops_seven(position: &Position, action: Move) -> bool {
    let lets = |action: Move| {
        let mut next = position.clone();
        next.play(action);
        next.winning_move().is_some()
    };
    if lets(action) {
        return false;
    }
    let (mut letting, mut all) = (0, 0);
    let _ = position.each_move(|other| {
        all += 1;
        letting += u32::from(lets(other));
        ControlFlow::Continue(())
    });
    2 * letting > all
}

#[cfg(test)]
mod tests {
    use game::{Dice, Game, Line, Listed, SeededDice};

    use super::*;
    use crate::Pantarei;

    /// Along many games every reason is what the rules say when one looks plainly.
    #[test]
    fn reasons_are_true() {
        let game = Pantarei::configure(&Pantarei::family().defaults());
        let mut dice = SeededDice::new(5);
        let mut said = [0; 3];
        for _ in 0..40 {
            let mut line = Line::new(game.clone(), game.deal(&mut dice));
            while line.position().end().is_none() {
                let mut legal = Vec::new();
                let _ = game.each_move(line.position(), |action| {
                    legal.push(action);
                    ControlFlow::Continue(())
                });
                for &action in legal.iter().step_by(5) {
                    let Some(reason) = why(line.position(), action) else {
                        continue;
                    };
                    let mut next = line.clone();
                    next.play_text(&action.to_string()).unwrap();
                    let tallest = next.position().stacks().iter().map(|stack| stack.height());
                    match reason.code() {
                        "why-stops" => {
                            assert_eq!(next.position().winning_move(), None);
                            said[0] += 1;
                        }
                        "why-takes" => {
                            assert!(tallest.max() > Some(2));
                            said[1] += 1;
                        }
                        _ => {
                            assert!(tallest.max() > Some(2));
                            said[2] += 1;
                        }
                    }
                }
                let action = legal[dice.below(legal.len() as u32) as usize];
                line.play_text(&action.to_string()).unwrap();
            }
        }
        assert!(said.iter().all(|&times| times > 10), "{said:?}");
    }
}
