use game::Message;

use crate::refusal::word;
use crate::table::Candidates;
use crate::{Colour, Placement, TEXTS};

/// Why a placement may be good: it fills a space that must be filled, closes a loop, or makes the line longer.
pub(crate) fn why(
    candidates: &Candidates<'_>,
    placement: Placement,
    colour: Colour,
) -> Option<Message> {
    let say = |code| Message::new(&TEXTS, code).with_term("colour", word(colour));
    let prospect = candidates.table.prospect(placement, colour);
    let prospect = prospect.filter(|prospect| prospect.joined > 0);
    if let Some(prospect) = prospect {
        if prospect.closed {
            return Some(say("why-loop").with("length", i64::from(prospect.length)));
        }
        // Two lines that become one are more than one that grows by a tile.
        if prospect.length > prospect.joined + 1 {
            return Some(say("why-joins").with("length", i64::from(prospect.length)));
        }
    }
    if candidates.forced {
        return Some(Message::new(&TEXTS, "why-forced"));
    }
    prospect.map(|prospect| say("why-line").with("length", i64::from(prospect.length)))
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use game::{Dice, FullRules, Line, SeededDice, Turn};
    use scene::Show;

    use crate::{Tantrix, TantrixSolitaire};

    /// Plays at random; every reason agrees with how much the choice says that the line grows.
    fn told<G: FullRules + Show>(games: u32) -> [u32; 4] {
        let game = G::configure(&G::family().defaults());
        let mut dice = SeededDice::new(2);
        let mut said = [0; 4];
        for _ in 0..games {
            let mut line = Line::new(game.clone(), game.deal(&mut dice));
            while let Turn::Seat(_) = game.turn(line.position()) {
                let mut legal = Vec::new();
                let _ = game.each_move(line.position(), |action| {
                    legal.push(action);
                    ControlFlow::Continue(())
                });
                for &action in &legal {
                    let growth = game.choice(line.position(), action).growth;
                    let reason = game.why(line.position(), action);
                    match reason.as_ref().map(game::Message::code) {
                        Some("why-loop") => said[0] += 1,
                        Some("why-joins") => {
                            assert!(growth.is_some_and(|growth| growth.to > growth.from + 1));
                            said[1] += 1;
                        }
                        Some("why-forced") => said[2] += 1,
                        Some("why-line") => {
                            assert!(growth.is_some_and(|growth| growth.to == growth.from + 1));
                            said[3] += 1;
                        }
                        Some(other) => panic!("{other}"),
                        None => assert_eq!(growth, None),
                    }
                }
                let action = legal[dice.below(legal.len() as u32) as usize];
                line.play_text(&game.move_text(action)).unwrap();
            }
        }
        said
    }

    #[test]
    fn reasons_are_true() {
        for said in [told::<Tantrix>(12), told::<TantrixSolitaire>(40)] {
            assert!(said.iter().all(|&times| times > 3), "{said:?}");
        }
    }
}
