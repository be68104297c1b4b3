//! What is tried on a board is the move with its text, and is refused as that.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use game::{Explain, Game, Line, Listed, Notation, Refuse, SeededDice};
use scene::{Act, Attempt, Place, Show};
use serpentarium_pantarei::Pantarei;

fn after(moves: &[&str]) -> Line<Pantarei> {
    let game = Pantarei::configure(&Pantarei::family().defaults());
    let setup = game.deal(&mut SeededDice::new(7));
    let mut line = Line::new(game, setup);
    for text in moves {
        line.play_text(text).unwrap();
    }
    line
}

fn from_to(from: i16, to: i16) -> Attempt {
    Attempt {
        from: Some(Place::new(from, 0)),
        places: vec![Place::new(to, 0)],
        ..Attempt::default()
    }
}

#[test]
fn what_is_dragged_from_stack_to_stack_is_carried() {
    let line = after(&["black"]);
    let (game, position) = (line.game(), line.position());
    for (from, to) in (0..19).flat_map(|from| (0..19).map(move |to| (from, to))) {
        for (count, sign) in [(1, ">"), (2, ">>")] {
            let attempt = Attempt {
                count,
                ..from_to(from, to)
            };
            let text = format!("{}{sign}{}", from + 1, to + 1);
            assert_eq!(
                game.attempt(position, &attempt),
                game.parse_move(&text).ok(),
                "{text}"
            );
        }
        let swap = Attempt {
            act: Some(Act::Swap),
            ..from_to(from, to)
        };
        let text = format!("{}={}", from + 1, to + 1);
        assert_eq!(
            game.attempt(position, &swap),
            game.parse_move(&text).ok(),
            "{text}"
        );
    }
}

#[test]
fn what_is_illegal_is_refused_with_its_reason() {
    let code = |line: &Line<Pantarei>, attempt: &Attempt| {
        let (game, position) = (line.game(), line.position());
        let tried = game.attempt(position, attempt).unwrap();
        game.explain(position, tried)
            .err()
            .map(|refusal| refusal.code())
    };
    assert_eq!(code(&after(&[]), &from_to(0, 1)), Some("choose-first"));
    let line = after(&["black"]);
    let codes: std::collections::BTreeSet<_> = (0..19)
        .flat_map(|from| (0..19).map(move |to| (from, to)))
        .filter(|(from, to)| from != to)
        .filter_map(|(from, to)| code(&line, &from_to(from, to)))
        .collect();
    let expected = ["neutral-stack", "opponents-stack", "wrong-distance"];
    assert_eq!(codes.into_iter().collect::<Vec<_>>(), expected);
    let two = Attempt {
        count: 2,
        ..from_to(0, 1)
    };
    assert!(code(&line, &two).is_some(), "no stack has two tiles yet");
}

#[test]
fn nothing_goes_nowhere() {
    let line = after(&["black"]);
    let tried = |attempt: &Attempt| line.game().attempt(line.position(), attempt);
    assert_eq!(tried(&from_to(3, 3)), None);
    assert_eq!(tried(&from_to(3, 19)), None);
    assert_eq!(tried(&from_to(-1, 3)), None);
    let taken_from_nowhere = Attempt {
        from: None,
        ..from_to(3, 4)
    };
    assert_eq!(tried(&taken_from_nowhere), None);
    let three = Attempt {
        count: 3,
        ..from_to(3, 4)
    };
    assert_eq!(tried(&three), None);
}
