//! What screens show agrees with the rules, and nothing shown or redealt knows the order of the bag.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use game::{FullRules, Game, Hidden, Language, Line, Notation, SeededDice, Turn};
use proptest::prelude::*;
use scene::{Choice, Mark, Piece, Place, Scene, Show, Tint};
use serpentarium_tantrix::{Tantrix, TantrixSolitaire};

/// Plays at random to the end and shows every position on the way.
fn each_position<G: FullRules>(spec: &str, seed: u64, mut look: impl FnMut(&Line<G>)) {
    let game = G::configure(&G::family().choose(&spec.parse().unwrap()).unwrap());
    let mut dice = SeededDice::new(seed);
    let setup = game.deal(&mut dice);
    let mut line = Line::new(game, setup);
    look(&line);
    while let Turn::Seat(_) = line.turn() {
        let action = line.game().pick_move(line.position(), &mut dice);
        line.play(action).unwrap();
        look(&line);
    }
}

fn choices<G: Show>(line: &Line<G>) -> Vec<Choice> {
    let mut choices = Vec::new();
    let _ = line.game().each_move(line.position(), |action| {
        choices.push(line.game().choice(line.position(), action));
        ControlFlow::Continue(())
    });
    choices
}

type Sides = Vec<Tint>;

fn tiles(scene: &Scene) -> BTreeMap<Place, Sides> {
    let cells = scene.boards[0].cells.iter();
    cells
        .filter_map(|cell| match cell.pieces.as_slice() {
            [] => None,
            [Piece::Tile { sides, .. }] => Some((Place::new(cell.q, cell.r), sides.clone())),
            other => panic!("{other:?} on a table of tiles"),
        })
        .collect()
}

/// Across each side, clockwise from the north-east.
const STEPS: [(i16, i16); 6] = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)];

fn around(place: Place) -> impl Iterator<Item = (usize, Place)> {
    let there = move |(q, r): (i16, i16)| Place::new(place.q + q, place.r + r);
    STEPS.into_iter().map(there).enumerate()
}

/// Tiles match, the empty cells around them are all there, and each mark says what is so.
fn the_table_is_right<G: Show>(line: &Line<G>) {
    let scene = line.game().scene(line.position(), Language::Czech);
    let laid = tiles(&scene);
    let cells = &scene.boards[0].cells;
    let order: Vec<(i16, i16)> = cells.iter().map(|cell| (cell.r, cell.q)).collect();
    assert!(
        order.is_sorted_by(|one, other| one < other),
        "in reading order, once each"
    );
    for (&place, sides) in &laid {
        for (side, there) in around(place) {
            match laid.get(&there) {
                Some(other) => assert_eq!(sides[side], other[(side + 3) % 6]),
                None => assert!(
                    cells
                        .iter()
                        .any(|cell| (cell.q, cell.r) == (there.q, there.r)),
                    "{there:?} is missing"
                ),
            }
        }
    }
    let choices = choices(line);
    let goals: BTreeSet<Place> = choices.iter().map(|choice| choice.places[0]).collect();
    for cell in cells.iter().filter(|cell| cell.pieces.is_empty()) {
        let place = Place::new(cell.q, cell.r);
        let neighbours = around(place)
            .filter(|(_, there)| laid.contains_key(there))
            .count();
        match cell.mark {
            Some(Mark::Forced) => assert!(neighbours >= 3 && goals.contains(&place)),
            Some(Mark::Waiting) => assert!(neighbours >= 3 && !goals.contains(&place)),
            Some(Mark::Barred) => assert!(neighbours < 3 && !goals.contains(&place)),
            Some(other) => panic!("{other:?}"),
            None => assert!(neighbours < 3),
        }
        assert!(!cell.about.is_empty());
    }
    let is_shown = |place: &Place| {
        let mut empty = cells.iter().filter(|cell| cell.pieces.is_empty());
        empty.any(|cell| Place::new(cell.q, cell.r) == *place)
    };
    assert!(goals.iter().all(is_shown));
    let Turn::Seat(seat) = line.turn() else {
        assert!(choices.is_empty());
        return;
    };
    // A tile in the hand, turned as the choice says, shows its neighbours' colours.
    for choice in &choices {
        let hand = &scene.hands[seat.index()].pieces;
        let held = hand
            .iter()
            .find(|held| Some(&held.key) == choice.piece.as_ref());
        let Some(Piece::Tile { sides, .. }) = held.map(|held| &held.piece) else {
            panic!("{choice:?} plays what nobody holds");
        };
        let mut turned = sides.clone();
        turned.rotate_right(choice.turn.into());
        for (side, there) in around(choice.places[0]) {
            if let Some(other) = laid.get(&there) {
                assert_eq!(turned[side], other[(side + 3) % 6], "{choice:?}");
            }
        }
    }
}

/// Every line runs from tile to tile through sides of its colour.
fn the_lines_hold_together(scene: &Scene) {
    let laid = tiles(scene);
    for line in &scene.lines {
        let distinct: BTreeSet<&Place> = line.places.iter().collect();
        assert_eq!(distinct.len(), line.places.len());
        let mut pairs: Vec<(Place, Place)> = line
            .places
            .windows(2)
            .map(|pair| (pair[0], pair[1]))
            .collect();
        if line.closed {
            pairs.push((*line.places.last().unwrap(), line.places[0]));
        }
        for (from, to) in pairs {
            let (side, _) = around(from).find(|&(_, there)| there == to).unwrap();
            assert_eq!(laid[&from][side], line.tint, "{line:?}");
        }
        assert!(laid[&line.places[0]].contains(&line.tint));
    }
}

/// A redeal leads by the same moves to the same position, and hides what is hidden.
fn redeals_tell_nothing<G: FullRules + Show>(line: &Line<G>, seed: u64) {
    let game = line.game();
    let redealt = game.redeal(line.setup(), line.position(), &mut SeededDice::new(seed));
    let mut other = Line::new(game.clone(), redealt.clone());
    for &action in line.moves() {
        other.play(action).unwrap();
    }
    assert_eq!(other.position(), line.position());
    assert_eq!(other.draws(), line.draws());
    // The same dice make the same of a bag in another order.
    let again = game.redeal(&redealt, line.position(), &mut SeededDice::new(seed));
    assert_eq!(again, redealt);
    let third = game.redeal(
        line.setup(),
        line.position(),
        &mut SeededDice::new(seed ^ 1),
    );
    let fourth = game.redeal(&redealt, line.position(), &mut SeededDice::new(seed ^ 1));
    assert_eq!(third, fourth);
}

/// Whoever was told every draw knows as much as whoever has the bag.
fn told_draws_are_as_good_as_a_bag<G: FullRules + Show>(line: &Line<G>, seed: u64) {
    let game = line.game();
    let mut told = Line::new(game.clone(), game.public_setup(line.setup()));
    let mut draws = line.draws().iter().peekable();
    for ply in 0..=line.moves().len() {
        while let Some(&(_, draw)) = draws.next_if(|&&(moves, _)| moves == ply) {
            told.draw(draw).unwrap();
        }
        if let Some(&action) = line.moves().get(ply) {
            told.play(action).unwrap();
        }
    }
    assert_eq!(told.position(), line.position());
    let seen = |line: &Line<G>| line.setup_as_seen(&mut SeededDice::new(seed));
    assert_eq!(seen(&told), seen(line));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn screens_show_the_game_as_it_is(seed: u64, players in 2_usize..=4) {
        each_position::<Tantrix>(&format!("tantrix(players={players})"), seed, |line| {
            the_table_is_right(line);
            let position = line.position();
            let scene = line.game().scene(position, Language::Polish);
            the_lines_hold_together(&scene);
            assert_eq!(scene.bag, Some(position.bag().len() as u32));
            for seat in 0..players {
                let points = position.points(game::Seat::new(seat));
                let own = scene.lines.iter().find(|line| usize::from(line.seat) == seat);
                let worth = own.map_or(0, |line| line.places.len() * if line.closed { 2 } else { 1 });
                assert_eq!(points, worth as i32);
                let held: Vec<u8> = position.hand(game::Seat::new(seat)).tiles().map(serpentarium_tantrix::Tile::number).collect();
                let shown: Vec<u8> = scene.hands[seat].pieces.iter().map(|held| held.key.parse().unwrap()).collect();
                assert_eq!(shown, held);
            }
        });
    }

    #[test]
    fn screens_show_the_solitaire_as_it_is(seed: u64, closed: bool) {
        let spec = if closed { "tantrix-solitaire(goal=loop,colour=blue)" } else { "tantrix-solitaire(goal=line,colour=yellow)" };
        each_position::<TantrixSolitaire>(spec, seed, |line| {
            the_table_is_right(line);
            let scene = line.game().scene(line.position(), Language::English);
            the_lines_hold_together(&scene);
            let score = line.game().scores(line.position());
            let shown = scene.lines.first().map_or(0, |line| line.places.len() as i32);
            assert_eq!(score.as_slice(), [shown]);
        });
    }

    #[test]
    fn redeals_agree_with_all_that_is_known_and_with_nothing_else(seed: u64, players in 2_usize..=4) {
        each_position::<Tantrix>(&format!("tantrix(players={players})"), seed, |line| redeals_tell_nothing(line, seed));
        each_position::<TantrixSolitaire>("tantrix-solitaire", seed, |line| redeals_tell_nothing(line, seed));
    }

    #[test]
    fn told_draws_make_a_whole_setup(seed: u64, players in 2_usize..=4) {
        each_position::<Tantrix>(&format!("tantrix(players={players})"), seed, |line| told_draws_are_as_good_as_a_bag(line, seed));
        each_position::<TantrixSolitaire>("tantrix-solitaire", seed, |line| told_draws_are_as_good_as_a_bag(line, seed));
    }
}

/// Of six orders of three hidden tiles, redeals find every one: none is left out for being the true one
/// or for not being it.
#[test]
fn redeals_find_every_order() {
    each_position::<TantrixSolitaire>("tantrix-solitaire", 3, |line| {
        if line.position().bag().len() == 3 {
            let orders: BTreeSet<String> = (0..200)
                .map(|seed| {
                    let mut dice = SeededDice::new(seed);
                    let redealt = line.game().redeal(line.setup(), line.position(), &mut dice);
                    line.game().setup_text(&redealt)
                })
                .collect();
            assert_eq!(orders.len(), 6);
        }
    });
}
