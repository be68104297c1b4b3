use std::ops::ControlFlow;

use game::{Dice, Explain, FullRules, Hidden, Line, SeededDice, Turn};

/// The same rules a second time: slow, plain, and written differently. It speaks only text, so that
/// it can share nothing with the fast one but the rules.
pub trait Twin {
    /// The game before its first move.
    fn start(spec: &str, setup: &str) -> Self;
    /// The seat to move, or nobody when it is over.
    fn turn(&self) -> Option<usize>;
    /// The legal moves, in any order.
    fn moves(&self) -> Vec<String>;
    /// Plays a legal move.
    fn play(&mut self, action: &str);
    /// Points as they stand.
    fn scores(&self) -> Vec<i32>;
    /// Why it ended, for games that tell.
    fn reason(&self) -> Option<String> {
        None
    }
}

/// Plays random games with both and compares seat, moves, scores and reason at every ply.
pub fn agrees_with_its_twin<G: FullRules, T: Twin>(game: &G, games: u64) {
    let spec = game.choices().to_string();
    for seed in 0..games {
        let mut dice = SeededDice::new(seed);
        let setup = game.deal(&mut dice);
        let text = game.setup_text(&setup);
        let mut twin = T::start(&spec, &text);
        let mut line = Line::new(game.clone(), setup);
        loop {
            let context = format!("{spec}, setup {text}, after {}", moves_text(&line));
            let (ours, theirs) = (sorted_moves(&line), sorted(twin.moves()));
            let turn = match line.turn() {
                Turn::Seat(seat) => Some(seat.index()),
                Turn::Chance => panic!("chance is left undecided: {context}"),
                Turn::Over => None,
            };
            assert_eq!(turn, twin.turn(), "whose turn it is: {context}");
            assert_eq!(ours, theirs, "the legal moves: {context}");
            assert_eq!(
                game.scores(line.position()).as_slice(),
                twin.scores(),
                "the scores: {context}"
            );
            assert_eq!(
                game.reason(line.position())
                    .map(|reason| reason.code.to_owned()),
                twin.reason(),
                "the reason: {context}"
            );
            if turn.is_none() {
                break;
            }
            let action = &ours[dice.below(ours.len() as u32) as usize];
            line.play_text(action)
                .unwrap_or_else(|refusal| panic!("{refusal}: {context}"));
            twin.play(action);
        }
    }
}

fn sorted_moves<G: Explain + Hidden>(line: &Line<G>) -> Vec<String> {
    let mut moves = Vec::new();
    let _ = line.game().each_move(line.position(), |action| {
        moves.push(line.game().move_text(action));
        ControlFlow::Continue(())
    });
    sorted(moves)
}

fn sorted(mut moves: Vec<String>) -> Vec<String> {
    moves.sort_unstable();
    moves
}

fn moves_text<G: Explain + Hidden>(line: &Line<G>) -> String {
    line.moves()
        .iter()
        .map(|&action| line.game().move_text(action))
        .collect::<Vec<_>>()
        .join(" ")
}
