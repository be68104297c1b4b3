//! What is tried on a board is the move with its text, and is refused as that.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use std::collections::BTreeSet;

use game::{FullRules, Language, Line, Refuse, SeededDice};
use scene::{Attempt, Place, Show};
use serpentarium_tantrix::{Tantrix, TantrixSolitaire};

fn played<G: FullRules>(plies: usize) -> Line<G> {
    let game = G::configure(&G::family().defaults());
    let mut dice = SeededDice::new(5);
    let setup = game.deal(&mut dice);
    let mut line = Line::new(game, setup);
    for _ in 0..plies {
        let action = line.game().pick_move(line.position(), &mut dice);
        line.play(action).unwrap();
    }
    line
}

/// Everything that anybody holds on every cell, however turned: each is the move with its text. Returns the codes
/// of refusals and how many attempts were legal.
fn try_everything<G: FullRules + Show>(line: &Line<G>) -> (BTreeSet<&'static str>, usize) {
    let (game, position) = (line.game(), line.position());
    let scene = game.scene(position, Language::English);
    let (mut codes, mut legal) = (BTreeSet::new(), 0);
    for held in scene.hands.iter().flat_map(|hand| &hand.pieces) {
        for cell in &scene.boards[0].cells {
            for turn in 0..6 {
                let attempt = Attempt {
                    piece: Some(held.key.clone()),
                    places: vec![Place::new(cell.q, cell.r)],
                    turn,
                    ..Attempt::default()
                };
                let text = format!("{}@{},{}r{turn}", held.key, cell.q, cell.r);
                let tried = game.attempt(position, &attempt).unwrap();
                assert_eq!(Ok(tried), game.parse_move(&text));
                match game.explain(position, tried) {
                    Ok(()) => legal += 1,
                    Err(refusal) => {
                        codes.insert(refusal.code());
                    }
                }
            }
        }
    }
    (codes, legal)
}

#[test]
fn every_attempt_is_its_text() {
    let (codes, legal) = try_everything(&played::<Tantrix>(8));
    assert!(legal > 0);
    for code in ["occupied", "clash", "not-in-hand"] {
        assert!(codes.contains(code), "{code} is not among {codes:?}");
    }
    let (codes, legal) = try_everything(&played::<TantrixSolitaire>(5));
    assert!(legal > 0);
    assert!(codes.contains("occupied"), "{codes:?}");
}

#[test]
fn nothing_lies_where_nothing_ever_can() {
    let line = played::<Tantrix>(2);
    let at = |piece: &str, places: Vec<Place>, turn| {
        let attempt = Attempt {
            piece: Some(piece.to_owned()),
            places,
            turn,
            ..Attempt::default()
        };
        line.game().attempt(line.position(), &attempt)
    };
    let here = Place::new(1, 0);
    assert!(at("7", vec![here], 5).is_some());
    assert_eq!(at("7", vec![here], 6), None);
    assert_eq!(at("57", vec![here], 0), None);
    assert_eq!(at("snake", vec![here], 0), None);
    assert_eq!(at("7", vec![Place::new(2000, 0)], 0), None);
    assert_eq!(at("7", vec![here.on(1)], 0), None);
    assert_eq!(at("7", vec![here, Place::new(2, 0)], 0), None);
}
