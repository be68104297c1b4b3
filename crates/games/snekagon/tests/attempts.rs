//! What is tried on a board is the move with its text, and is refused as that.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use std::collections::{BTreeMap, BTreeSet};

use game::{Fact, FullRules, Game, Language, Line, Listed, Message, Refuse, SeededDice};
use scene::{Attempt, Board, Piece, Place, Scene, Show};
use serpentarium_snekagon::{Snekagon, Snekagon5g};

/// Enough for the rare case of a tile that meets two ends, of which one turns sharply.
const SHARP_GAMES: u64 = 40;

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

/// The cells of a board by their names.
fn names_of(board: &Board) -> BTreeMap<&str, (i16, i16)> {
    let cells = board.cells.iter();
    cells
        .map(|cell| (cell.name.as_str(), (cell.q, cell.r)))
        .collect()
}

/// Where a player's snakes lie on a board.
fn own_cells(scene: &Scene, seat: usize, board: u8) -> Vec<(i16, i16)> {
    let own = scene
        .snakes
        .iter()
        .filter(|snake| usize::from(snake.seat) == seat);
    own.flat_map(|snake| &snake.body)
        .filter(|place| place.board == board)
        .map(|place| (place.q, place.r))
        .collect()
}

/// The two hexes that are named lie side by side with a third, one of them the tile's and the other a snake's.
fn assert_sharp(
    told: &Message,
    names: &BTreeMap<&str, (i16, i16)>,
    tile: &[(i16, i16)],
    own: &[(i16, i16)],
) {
    let fact = |wanted: &str| {
        let fact = told.facts().iter().find(|(name, _)| *name == wanted);
        match &fact.unwrap().1 {
            Fact::Words(cell) => names[cell.as_str()],
            other => panic!("{other:?} is no cell"),
        }
    };
    let (cell, other) = (fact("cell"), fact("other"));
    let beside = |one: (i16, i16), other: (i16, i16)| {
        let (q, r) = (one.0 - other.0, one.1 - other.1);
        [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)].contains(&(q, r))
    };
    assert!(tile.contains(&cell) && own.contains(&other), "{told}");
    assert!(beside(cell, other), "{told}");
    let mut all = tile.iter().chain(own);
    assert!(
        all.any(|&third| beside(third, cell) && beside(third, other)),
        "{told} {tile:?} {own:?}"
    );
}

/// Everything that the first player holds, everywhere, however turned: each is the move with its text, or
/// none if it does not lie on the board. Returns the codes of refusals and how many attempts were legal.
fn try_everything<G: FullRules + Show>(line: &Line<G>) -> (BTreeSet<&'static str>, usize) {
    let (game, position) = (line.game(), line.position());
    let scene = game.scene(position, Language::English);
    let turn_of = match line.turn() {
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
        for held in &scene.hands[turn_of].pieces {
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
                        if refusal.code() == "sharp-turn" {
                            let own: Vec<_> = own_cells(&scene, turn_of, index as u8);
                            assert_sharp(&refusal.message(), &names_of(board), &cells, &own);
                        }
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

/// What is told of a sharp turn is true in every position of many games.
#[test]
fn a_sharp_turn_is_told_of_the_hexes_that_make_it() {
    let game = Snekagon::configure(&Snekagon::family().defaults());
    let mut found = 0;
    for seed in 0..SHARP_GAMES {
        let mut dice = SeededDice::new(seed);
        let mut line = Line::new(game.clone(), game.deal(&mut dice));
        while matches!(line.turn(), game::Turn::Seat(_)) {
            if line.moves().len() > 8 && line.moves().len().is_multiple_of(3) {
                let (codes, _) = try_everything(&line);
                found += u32::from(codes.contains("sharp-turn"));
            }
            let action = line.game().pick_move(line.position(), &mut dice);
            line.play(action).unwrap();
        }
    }
    assert!(found > 20, "{found}");
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
