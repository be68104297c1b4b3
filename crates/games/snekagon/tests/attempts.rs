//! What is tried on a board is the move with its text, and is refused as that.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use std::collections::{BTreeMap, BTreeSet};

use game::{FullRules, Game, Language, Line, Listed, Refuse, SeededDice};
use scene::{Attempt, Piece, Place, Show};
use snekagon::{Snekagon, Snekagon5g};

/// A game by random moves.
fn played<G: FullRules>(game: G, plies: usize) -> Line<G> {
    let mut dice = SeededDice::new(5);
    let setup = game.deal(&mut dice);
    let mut line = Line::new(game, setup);
    for _ in 0..plies {
        let action = line.game().pick_move(line.position(), &mut dice);
        line.play(action).unwrap();
    }
    line
}

/// The cells of a piece of the hand, turned over or not and turned.
fn laid(cells: &[(i16, i16)], flipped: bool, turn: u8) -> Vec<(i16, i16)> {
    let over = |(q, r): (i16, i16)| if flipped { (-q - r, r) } else { (q, r) };
    let turned = |cell| (0..turn).fold(cell, |(q, r): (i16, i16), _| (-r, q + r));
    cells.iter().map(|&cell| turned(over(cell))).collect()
}

/// Everything that the first player holds, everywhere, however turned: each is the move with its text, or
/// none if it does not lie on the board. Returns the codes of refusals and how many attempts were legal.
fn try_everything<G: FullRules + Show>(line: &Line<G>) -> (BTreeSet<&'static str>, usize) {
    let (game, position) = (line.game(), line.position());
    let scene = game.scene(position, Language::English);
    let turn = match line.turn() {
        game::Turn::Seat(seat) => seat.index(),
        _ => unreachable!("somebody is to move"),
    };
    let (mut codes, mut legal) = (BTreeSet::new(), 0);
    for (index, board) in scene.boards.iter().enumerate() {
        let names: BTreeMap<(i16, i16), &str> = board
            .cells
            .iter()
            .map(|cell| ((cell.q, cell.r), cell.name.as_str()))
            .collect();
        for held in &scene.hands[turn].pieces {
            let Piece::Path { cells, .. } = &held.piece else {
                panic!("a snake is a path");
            };
            for (cell, flipped, turn) in board.cells.iter().flat_map(|cell| {
                [false, true]
                    .into_iter()
                    .flat_map(move |flipped| (0..6).map(move |turn| (cell, flipped, turn)))
            }) {
                let cells = laid(cells, flipped, turn);
                let cells: Vec<_> = cells
                    .iter()
                    .map(|&(q, r)| (q + cell.q, r + cell.r))
                    .collect();
                let attempt = Attempt {
                    piece: Some(held.key.clone()),
                    places: cells
                        .iter()
                        .map(|&(q, r)| Place::new(q, r).on(index as u8))
                        .collect(),
                    turn,
                    flipped,
                    ..Attempt::default()
                };
                let names: Option<Vec<&str>> =
                    cells.iter().map(|cell| names.get(cell).copied()).collect();
                let text = names.map(|names| match scene.boards.len() {
                    1 => names.join("-"),
                    _ => format!("{}:{}", index + 1, names.join("-")),
                });
                let meant = text.and_then(|text| game.parse_move(&text).ok());
                let tried = game.attempt(position, &attempt);
                assert_eq!(tried, meant, "{attempt:?}");
                match tried.map(|action| game.explain(position, action)) {
                    Some(Ok(())) => legal += 1,
                    Some(Err(refusal)) => {
                        codes.insert(refusal.code());
                    }
                    None => {}
                }
            }
        }
    }
    (codes, legal)
}

#[test]
fn on_one_board_every_attempt_is_its_text() {
    let game = Snekagon::configure(&Snekagon::family().defaults());
    let (codes, legal) = try_everything(&played(game.clone(), 0));
    assert!(legal > 0 && codes.contains("first-single"), "{codes:?}");
    let (codes, legal) = try_everything(&played(game, 6));
    assert!(legal > 0);
    for code in ["occupied", "founding-touches", "touches-itself"] {
        assert!(codes.contains(code), "{code} is not among {codes:?}");
    }
}

#[test]
fn on_several_boards_every_attempt_is_its_text() {
    let game = Snekagon5g::configure(&Snekagon5g::family().defaults());
    let (codes, legal) = try_everything(&played(game, 6));
    assert!(legal > 0);
    for code in ["occupied", "eye"] {
        assert!(codes.contains(code), "{code} is not among {codes:?}");
    }
}

#[test]
fn another_piece_than_was_held_lies_nowhere() {
    let game = Snekagon::configure(&Snekagon::family().defaults());
    let line = played(game, 1);
    let two = |piece: &str, board| Attempt {
        piece: Some(piece.to_owned()),
        places: vec![Place::new(0, 0).on(board), Place::new(1, 0).on(board)],
        ..Attempt::default()
    };
    let tried = |attempt| line.game().attempt(line.position(), &attempt);
    assert!(tried(two("2", 0)).is_some());
    assert_eq!(tried(two("I3", 0)), None);
    assert_eq!(tried(two("2", 1)), None);
}

#[test]
fn an_end_is_drilled_to_a_board_that_there_is() {
    let game = Snekagon5g::configure(&Snekagon5g::family().defaults());
    let boards = game.seats() as u8;
    let line = played(game, 0);
    let single = |drills: Vec<Place>| {
        let attempt = Attempt {
            piece: Some("1".to_owned()),
            places: vec![Place::new(2, 0)],
            drills,
            ..Attempt::default()
        };
        line.game().attempt(line.position(), &attempt)
    };
    let here = Place::new(2, 0);
    assert!(single(vec![]).is_some());
    assert!(single(vec![here.on(1)]).is_some());
    assert_eq!(single(vec![here.on(boards)]), None);
    assert_eq!(single(vec![Place::new(1, 0).on(1)]), None);
}
