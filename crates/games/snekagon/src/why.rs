use game::Message;
use scene::Scene;

use crate::TEXTS;

/// Why a move that does not win at once may be good, by what there is to see before and after it: it joins two snakes,
/// closes a ring, closes ends of others, or makes the longest snake longer.
pub(crate) fn why(seat: u8, before: &Scene, after: &Scene) -> Option<Message> {
    let say = |code| Message::new(&TEXTS, code);
    let own = |scene: &Scene| {
        scene
            .snakes
            .iter()
            .filter(|snake| snake.seat == seat)
            .count()
    };
    let longest = |scene: &Scene| {
        let own = scene.snakes.iter().filter(|snake| snake.seat == seat);
        own.map(|snake| snake.body.len()).max().unwrap_or(0)
    };
    let rings = |scene: &Scene| {
        let own = scene.snakes.iter().filter(|snake| snake.seat == seat);
        own.filter(|snake| snake.ring).count()
    };
    let [was, is] = [longest(before), longest(after)];
    if rings(after) > rings(before) {
        return Some(say("why-ring"));
    }
    if own(after) < own(before) {
        return Some(say("why-joins").with("length", is));
    }
    let mut closed = before.signs.iter().enumerate().filter_map(|(other, sign)| {
        let ends = |scene: &Scene| -> usize {
            let snakes = scene.snakes.iter();
            let theirs = snakes.filter(|snake| usize::from(snake.seat) == other);
            theirs.map(|snake| snake.open.len()).sum()
        };
        let fewer = ends(before).saturating_sub(ends(after));
        (other != usize::from(seat) && fewer > 0).then_some((fewer, sign))
    });
    if let Some((ends, sign)) = closed.next() {
        let name = sign.name.as_str();
        return Some(say("why-blocks").with("name", name).with("count", ends));
    }
    (is > was && was > 0).then(|| say("why-grows").with("before", was).with("after", is))
}

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use game::{Dice, FullRules, Language, Line, SeededDice, Turn};
    use scene::Show;

    use crate::{Snekagon, Snekagon5g};

    /// Plays at random and returns how often each reason was told.
    fn told<G: FullRules + Show>(games: u32) -> [u32; 4] {
        let game = G::configure(&G::family().defaults());
        let mut dice = SeededDice::new(11);
        let mut said = [0; 4];
        for _ in 0..games {
            let mut line = Line::new(game.clone(), game.deal(&mut dice));
            while let Turn::Seat(seat) = game.turn(line.position()) {
                let mut legal = Vec::new();
                let _ = game.each_move(line.position(), |action| {
                    legal.push(action);
                    ControlFlow::Continue(())
                });
                let action = legal[dice.below(legal.len() as u32) as usize];
                let reason = game.why(line.position(), action);
                let before = game.scene(line.position(), Language::English);
                line.play_text(&game.move_text(action)).unwrap();
                let after = game.scene(line.position(), Language::English);
                let own = |scene: &scene::Scene| {
                    let snakes = scene.snakes.clone().into_iter();
                    let own = snakes.filter(|snake| usize::from(snake.seat) == seat.index());
                    own.collect::<Vec<_>>()
                };
                let (was, is) = (own(&before), own(&after));
                match reason.as_ref().map(game::Message::code) {
                    Some("why-ring") => {
                        assert!(is.iter().any(|snake| snake.ring));
                        said[0] += 1;
                    }
                    Some("why-joins") => {
                        assert!(is.len() < was.len());
                        said[1] += 1;
                    }
                    Some("why-blocks") => said[2] += 1,
                    Some(_) => {
                        assert!(
                            is.iter().map(|s| s.body.len()).max()
                                > was.iter().map(|s| s.body.len()).max()
                        );
                        said[3] += 1;
                    }
                    None => {}
                }
            }
        }
        said
    }

    #[test]
    fn reasons_are_true() {
        let flat = told::<Snekagon>(30);
        assert!(flat[1..].iter().all(|&times| times > 5), "{flat:?}");
        let floors = told::<Snekagon5g>(8);
        assert!(floors[1..].iter().all(|&times| times > 2), "{floors:?}");
    }
}
