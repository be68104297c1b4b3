//! What is shown as having won, and how positions are told apart, against plain walks over cells.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use std::collections::{BTreeMap, BTreeSet};
use std::hash::{BuildHasher, RandomState};

use game::{Game, Language, Line, Listed, Notation, SeededDice, Spec, Turn, divide};
use scene::Show;
use serpentarium_kamon::{Cell, End, Kamon, Position};

type Hex = (i32, i32);

const STEPS: [Hex; 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

fn kamon(spec: &str) -> Kamon {
    let spec: Spec = spec.parse().unwrap();
    Kamon::configure(&Kamon::family().choose(&spec).unwrap())
}

fn cell((q, r): Hex) -> Option<Cell> {
    let row = u8::try_from(r + 3).ok().filter(|row| *row < 7)?;
    Cell::parse(&format!("{}{}", (b'a' + row) as char, q + 4))
}

fn board() -> impl Iterator<Item = Hex> {
    let places = (-3..=3).flat_map(|r| (-3..=3).map(move |q| (q, r)));
    places.filter(|&place| cell(place).is_some())
}

fn on_border((q, r): Hex) -> bool {
    [q, r, q + r].into_iter().any(|value| value.abs() == 3)
}

/// How many cells the shortest way has, both ends included.
fn shortest(from: &[Hex], to: impl Fn(Hex) -> bool, through: &BTreeSet<Hex>) -> Option<usize> {
    let mut seen: BTreeMap<Hex, usize> = from.iter().map(|&place| (place, 1)).collect();
    let mut left: Vec<Hex> = from.to_vec();
    while !left.is_empty() {
        if let Some(found) = left.iter().find(|&&place| to(place)) {
            return Some(seen[found]);
        }
        let mut next = Vec::new();
        for (q, r) in left {
            let length = seen[&(q, r)] + 1;
            for beside in STEPS.map(|(dq, dr)| (q + dq, r + dr)) {
                if through.contains(&beside) && !seen.contains_key(&beside) {
                    seen.insert(beside, length);
                    next.push(beside);
                }
            }
        }
        left = next;
    }
    None
}

fn across(pieces: &BTreeSet<Hex>) -> Option<usize> {
    let axes: [fn(Hex) -> i32; 3] = [|hex| hex.0, |hex| hex.1, |hex| hex.0 + hex.1];
    let ways = axes.into_iter().filter_map(|axis| {
        let start = pieces.iter().copied().filter(|&hex| axis(hex) == -3);
        shortest(&start.collect::<Vec<_>>(), |hex| axis(hex) == 3, pieces)
    });
    ways.min()
}

/// The cells that a ring cuts off from the border.
fn inside(ring: &BTreeSet<Hex>) -> BTreeSet<Hex> {
    let others: BTreeSet<Hex> = board().filter(|place| !ring.contains(place)).collect();
    let outside = |place: &Hex| shortest(&[*place], on_border, &others).is_some();
    others
        .iter()
        .copied()
        .filter(|place| !outside(place))
        .collect()
}

/// The shortest loop through a cell: from one of its neighbours round to another that is not beside it.
fn around(last: Hex, pieces: &BTreeSet<Hex>) -> Option<usize> {
    let mut rest = pieces.clone();
    rest.remove(&last);
    let beside: Vec<Hex> = STEPS.map(|(q, r)| (last.0 + q, last.1 + r)).to_vec();
    let own = |index: usize| rest.contains(&beside[index % 6]);
    let mut lengths = Vec::new();
    for from in (0..6).filter(|&index| own(index)) {
        for to in (from + 1..6).filter(|&index| own(index)) {
            let gap = |range: std::ops::Range<usize>| range.into_iter().any(|index| !own(index));
            if gap(from..to) && gap(to..from + 6) {
                let goal = beside[to];
                // Not by way of a third neighbour: that would be another loop, or none.
                lengths.extend(shortest(&[beside[from]], |hex| hex == goal, &rest));
            }
        }
    }
    lengths.into_iter().min().map(|length| length + 1)
}

fn play_out(game: &Kamon, seed: u64) -> Position {
    let mut dice = SeededDice::new(seed);
    let mut position = game.start(&game.deal(&mut dice));
    while game.turn(&position) != Turn::Over {
        let action = game.pick_move(&position, &mut dice);
        game.play_unchecked(&mut position, action);
    }
    position
}

#[test]
fn the_shortest_chain_and_loop_that_won_are_shown() {
    for (spec, blank_counts) in [("kamon", true), ("kamon(blank-loop=off)", false)] {
        let game = kamon(spec);
        assert_eq!(game.blank_loop(), blank_counts);
        let (mut chains, mut loops) = (0, 0);
        for seed in 0..3_000 {
            let position = play_out(&game, seed);
            let last = board()
                .find(|&place| cell(place) == position.last())
                .unwrap();
            let winner = position.owner(position.last().unwrap());
            let own = |place: &Hex| position.owner(cell(*place).unwrap()) == winner;
            let pieces: BTreeSet<Hex> = board().filter(own).collect();
            for line in game.scene(&position, Language::English).lines {
                let places = line
                    .places
                    .iter()
                    .map(|at| (i32::from(at.q), i32::from(at.r)));
                let places: BTreeSet<Hex> = places.collect();
                assert_eq!(places.len(), line.places.len(), "no cell is there twice");
                if !line.closed {
                    chains += 1;
                    assert_eq!(Some(places.len()), across(&pieces), "{spec} {seed}");
                    continue;
                }
                loops += 1;
                assert!(
                    places.contains(&last),
                    "{spec} {seed}: it was closed by {last:?}"
                );
                let held = inside(&places);
                let is_blank = |place: &Hex| position.token(cell(*place).unwrap()).is_blank();
                assert!(!held.is_empty(), "{spec} {seed}");
                // A loop round the blank alone is only shown where it counts, and where there is no other.
                assert!(blank_counts || !held.iter().all(is_blank), "{spec} {seed}");
                let blank = board().find(is_blank).unwrap();
                let around_blank = STEPS.map(|(q, r)| (blank.0 + q, blank.1 + r));
                let passed_over = around_blank.iter().all(|place| pieces.contains(place));
                let least = around(last, &pieces).unwrap();
                assert!(places.len() == least || passed_over, "{spec} {seed}");
            }
        }
        assert!(
            chains > 100 && loops > 100,
            "{chains} chains, {loops} loops"
        );
    }
}

/// A cell that would connect and close a loop at once wins once: in both lists of what wins, and where lines of two
/// moves are counted, which a winning move begins none of.
#[test]
fn a_cell_that_wins_twice_is_counted_once() {
    let game = kamon("kamon");
    let mut both = 0;
    for seed in 0..3_000 {
        let mut dice = SeededDice::new(seed);
        let setup = game.deal(&mut dice);
        let mut position = game.start(&setup);
        while game.turn(&position) != Turn::Over {
            let player = position.player(position.mover());
            for cell in board().filter_map(cell) {
                let bit = cell.bit();
                let mut next = position.clone();
                if player.winning() & bit == 0 || !game.is_legal(&position, cell) {
                    continue;
                }
                game.play_unchecked(&mut next, cell);
                if next.end() == Some(End::ConnectionAndLoop) {
                    let lines = divide(&game, &setup, &position, 2);
                    let lines = lines.into_iter().map(|(_, count)| count).sum();
                    assert_eq!(game.count_two_moves(&position), Some(lines));
                    both += 1;
                }
            }
            let action = game.pick_move(&position, &mut dice);
            game.play_unchecked(&mut position, action);
        }
    }
    assert!(both > 5, "{both}");
}

/// Everything that a game can go on from has a key of its own: the tokens, the pieces, and what must be answered.
#[test]
fn different_positions_have_different_keys() {
    let game = kamon("kamon");
    let deals = (0..200).map(|seed| game.start(&game.deal(&mut SeededDice::new(seed))));
    let keys: BTreeSet<u64> = deals.map(|position| game.key(&position)).collect();
    assert_eq!(keys.len(), 200, "layouts");

    let setup = game.setup_text(&game.deal(&mut SeededDice::new(1)));
    let mut line = Line::replay(game.clone(), &setup, []).unwrap();
    // Also where the same pieces lie there and only what must be answered differs.
    let (mut lines, mut pieces, mut keys) = (0, BTreeSet::new(), BTreeSet::new());
    visit(&mut line, &mut Vec::new(), &mut |moves, position| {
        let of = |seat: usize| moves.iter().skip(seat).step_by(2).copied();
        let of = |seat| of(seat).collect::<BTreeSet<Cell>>();
        lines += 1;
        pieces.insert((of(0), of(1)));
        keys.insert(game.key(position));
    });
    assert!(pieces.len() < lines);
    assert_eq!(keys.len(), lines);

    let hasher = RandomState::new();
    let (one, other) = (play_out(&game, 1), play_out(&game, 2));
    assert_ne!(hasher.hash_one(&one), hasher.hash_one(&other));
    assert_eq!(hasher.hash_one(&one), hasher.hash_one(play_out(&game, 1)));
}

/// Every line of three moves.
fn visit(line: &mut Line<Kamon>, moves: &mut Vec<Cell>, see: &mut impl FnMut(&[Cell], &Position)) {
    if moves.len() == 3 {
        return see(moves, line.position());
    }
    let mut legal = Vec::new();
    let _ = line.game().each_move(line.position(), |action| {
        legal.push(action);
        std::ops::ControlFlow::Continue(())
    });
    for action in legal {
        line.play(action).unwrap();
        moves.push(action);
        visit(line, moves, see);
        moves.pop();
        line.undo();
    }
}

/// What bots read instead of playing moves: who wins where, what answers what, what is free.
#[test]
fn what_a_position_promises_comes_true() {
    let game = kamon("kamon");
    for seed in 0..60 {
        let mut dice = SeededDice::new(seed);
        let mut position = game.start(&game.deal(&mut dice));
        while game.turn(&position) != Turn::Over {
            let player = *position.player(position.mover());
            for cell in board().filter_map(cell) {
                let bit = cell.bit();
                let taken = position.owner(cell).is_some() || position.token(cell).is_blank();
                assert_eq!(position.free() & bit == 0, taken);
                let kin = position.kin().iter().filter(|kin| *kin & bit != 0);
                let kin = kin.fold(0, |all, kin| all | kin);
                if !position.token(cell).is_blank() {
                    assert_eq!(position.answers(cell), kin, "{cell}");
                }
                if game.is_legal(&position, cell) {
                    let mut next = position.clone();
                    game.play_unchecked(&mut next, cell);
                    let (connects, loops) = match next.end() {
                        Some(End::Connection) => (true, false),
                        Some(End::Loop) => (false, true),
                        Some(End::ConnectionAndLoop) => (true, true),
                        _ => (false, false),
                    };
                    assert_eq!(player.connects() & bit != 0, connects);
                    assert_eq!(player.winning() & bit != 0, connects || loops);
                    let after = next.player(position.mover());
                    assert_eq!(after.pieces() & bit, bit);
                    if !(connects || loops) {
                        // Bots place pieces without a position.
                        let mut alone = player;
                        alone.place(cell, 0);
                        assert_eq!(alone, *after);
                    }
                }
            }
            let action = game.pick_move(&position, &mut dice);
            game.play_unchecked(&mut position, action);
        }
    }
}
