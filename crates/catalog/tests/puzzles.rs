//! The puzzles that come with the games: they are what they say, and what is wrong with one is found.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use std::collections::{HashMap, HashSet};
use std::path::{Path, PathBuf};

use catalog::Match;
use catalog::puzzles::{Proving, PuzzleMaker, chance, lead, rating};
use tactics::{After, Kind, Node, Puzzle};

fn sets() -> impl Iterator<Item = (&'static str, Vec<Puzzle>)> {
    catalog::families().map(|family| (family.id, tactics::read(family.puzzles.text()).unwrap()))
}

#[test]
fn every_set_can_be_read_and_nothing_is_there_twice() {
    let mut ids = HashSet::new();
    let mut positions = HashSet::new();
    for (game, set) in sets() {
        for puzzle in set {
            assert!(ids.insert(puzzle.id.clone()), "{}", puzzle.id);
            assert!(puzzle.id.starts_with(game) && puzzle.spec.starts_with(game));
            let position = (puzzle.setup.clone(), puzzle.moves.clone());
            assert!(positions.insert(position), "{}", puzzle.id);
            assert!((500..=2600).contains(&puzzle.rating), "{}", puzzle.id);
            let has_points = ["tantrix", "snekagon-5g"].contains(&game);
            assert_eq!(puzzle.kind == Kind::Best, has_points, "{}", puzzle.id);
        }
    }
}

#[test]
fn there_are_as_many_as_promised() {
    for (game, set) in sets() {
        let least = match game {
            "kamon" => 500,
            "pantarei" | "snekagon" => 300,
            "tantrix" | "snekagon-5g" => 100,
            _ => 0,
        };
        assert!(set.len() >= least, "{game}: {}", set.len());
    }
}

/// Half of the moves or more are wrong, and what levels 1 and 2 find in seven of their eight tries is no puzzle: with
/// the 24 tries of the others at most 30 find it.
#[test]
fn none_is_trivial() {
    for (_, set) in sets() {
        for puzzle in set {
            let rules = catalog::configure(&puzzle.spec).unwrap();
            let position = lead(rules.as_ref(), &puzzle).unwrap();
            let (legal, right) = (position.legal_moves().len(), puzzle.tree.moves.len());
            assert!(legal >= 3 && right * 2 <= legal, "{}", puzzle.id);
            assert!(puzzle.found <= 30, "{}", puzzle.id);
            for (action, after) in &puzzle.tree.moves {
                let mut game = position.boxed_clone();
                game.play(action).unwrap();
                let wins = puzzle.kind == Kind::Win && *after == After::Solved;
                assert!(
                    !wins || game.outcome().is_none(),
                    "{}: {action} wins at once",
                    puzzle.id
                );
            }
        }
    }
}

/// No two are images of each other, and no position that comes up in a solution is a puzzle of its own.
#[test]
fn there_are_no_doubles_by_symmetry() {
    for (game, set) in sets().filter(|(_, set)| !set.is_empty()) {
        let rules = catalog::configure(&set[0].spec).unwrap();
        let maker = rules.puzzle_maker(1 << 20).unwrap();
        let mut roots = HashMap::new();
        for puzzle in &set {
            assert_eq!(puzzle.spec, set[0].spec);
            let position = lead(rules.as_ref(), puzzle).unwrap();
            let double = roots.insert(maker.likeness(position.as_ref()), &puzzle.id);
            assert_eq!(double, None, "{game}: {}", puzzle.id);
        }
        for puzzle in &set {
            let position = lead(rules.as_ref(), puzzle).unwrap();
            for later in later_turns(maker.as_ref(), position.as_ref(), &puzzle.tree) {
                assert_eq!(roots.get(&later), None, "in the solution of {}", puzzle.id);
            }
        }
    }
}

/// The likeness of every position after the first in which the solver is to move.
fn later_turns(maker: &dyn PuzzleMaker, game: &dyn Match, node: &Node) -> Vec<u64> {
    let mut found = Vec::new();
    for (action, after) in &node.moves {
        if let After::Goes { answers, next } = after {
            let mut game = game.boxed_clone();
            for action in std::iter::once(action).chain(answers) {
                game.play(action).unwrap();
            }
            found.push(maker.likeness(game.as_ref()));
            found.extend(later_turns(maker, game.as_ref(), next));
        }
    }
    found
}

/// Ratings are part of the data, so that pages need not work them out. What has changed here is written anew.
#[test]
fn every_rating_follows_from_what_was_found() {
    let mut outdated = Vec::new();
    for (game, set) in sets() {
        let mut rated = set.clone();
        for puzzle in &mut rated {
            let rules = catalog::configure(&puzzle.spec).unwrap();
            let position = lead(rules.as_ref(), puzzle).unwrap();
            puzzle.rating = rating(puzzle.found, chance(position.as_ref(), &puzzle.tree));
        }
        if rated != set {
            let lines: String = rated.iter().map(|one| one.line() + "\n").collect();
            std::fs::write(file_of(game), lines).unwrap();
            outdated.push(game);
        }
    }
    let none: [&str; 0] = [];
    assert_eq!(
        outdated, none,
        "ratings were out of date and have been written anew"
    );
}

/// The file that has a game's puzzles.
fn file_of(game: &str) -> PathBuf {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games");
    let mut crates = std::fs::read_dir(games).unwrap();
    let found = crates.find_map(|one| {
        let file = one.unwrap().path().join(format!("puzzles/{game}.jsonl"));
        file.exists().then_some(file)
    });
    found.unwrap()
}

/// Half of a set must not stand at one rating, as it did when the levels alone were asked.
#[test]
fn ratings_of_every_set_are_spread() {
    for (game, set) in sets().filter(|(_, set)| !set.is_empty()) {
        let mut ratings: Vec<u16> = set.iter().map(|puzzle| puzzle.rating).collect();
        ratings.sort_unstable();
        let alike = ratings
            .chunk_by(|one, other| one == other)
            .map(<[u16]>::len);
        let most = alike.max().unwrap();
        assert!(most * 20 < ratings.len(), "{game}: {most} are alike");
        let (low, high) = (ratings[ratings.len() / 10], ratings[ratings.len() * 9 / 10]);
        assert!(high - low > 400, "{game}: {low} to {high}");
    }
}

/// Those that are nearest to the end of their games, which is quick; `serpentarium puzzle verify` proves all.
#[test]
fn a_sample_of_every_set_is_proved_again() {
    const SAMPLE: usize = 3;
    let mut proving = Proving::default();
    for (game, mut set) in sets() {
        set.sort_by_key(|puzzle| usize::MAX - puzzle.lead().count());
        for puzzle in &set[..set.len().min(SAMPLE)] {
            let proved = proving.verify(puzzle);
            assert_eq!(proved, Ok(()), "{game} {}", puzzle.id);
        }
    }
}

/// What the proof says of the first puzzle of a game that can be broken so.
fn broken(game: &str, mut break_it: impl FnMut(&mut Puzzle) -> bool) -> Option<&'static str> {
    let mut proving = Proving::default();
    let (_, set) = sets().find(|(id, _)| *id == game).unwrap();
    set.into_iter().take(60).find_map(|mut puzzle| {
        break_it(&mut puzzle).then(|| proving.verify(&puzzle).unwrap_err().code())
    })
}

const GAMES: [&str; 3] = ["kamon", "snekagon", "tantrix"];

#[test]
fn a_right_move_that_is_missing_is_found() {
    for game in GAMES {
        let code = broken(game, |puzzle| {
            let several = puzzle.tree.moves.len() > 1;
            if several {
                puzzle.tree.moves.pop();
            }
            several
        });
        assert_eq!(code, Some("puzzle-missing"), "{game}");
    }
}

#[test]
fn a_wrong_move_that_is_accepted_is_found() {
    for game in GAMES {
        let code = broken(game, |puzzle| {
            let rules = catalog::configure(&puzzle.spec).unwrap();
            let position = lead(rules.as_ref(), puzzle).unwrap();
            let mut legal = position.legal_moves();
            legal.retain(|action| puzzle.tree.after(action).is_none());
            puzzle.tree.moves.push((legal.remove(0), After::Solved));
            true
        });
        assert_eq!(code, Some("puzzle-wrong-move"), "{game}");
    }
}

#[test]
fn another_defence_than_the_best_is_found() {
    for game in GAMES {
        let code = broken(game, |puzzle| {
            let rules = catalog::configure(&puzzle.spec).unwrap();
            let mut position = lead(rules.as_ref(), puzzle).unwrap();
            let Some((action, After::Goes { answers, .. })) = puzzle.tree.moves.first_mut() else {
                return false;
            };
            position.play(action).unwrap();
            let mut legal = position.legal_moves();
            legal.retain(|action| !answers.contains(action));
            if answers.len() != 1 || legal.is_empty() {
                return false;
            }
            answers[0] = legal.remove(0);
            true
        });
        assert_eq!(code, Some("puzzle-defence"), "{game}");
    }
}

#[test]
fn an_end_too_early_is_found() {
    let code = broken("kamon", |puzzle| match puzzle.tree.moves.first_mut() {
        Some((_, after @ After::Goes { .. })) => {
            *after = After::Solved;
            true
        }
        _ => false,
    });
    assert_eq!(code, Some("puzzle-not-solved"));
}

#[test]
fn false_facts_are_found() {
    type Case = (&'static str, fn(&mut Puzzle), &'static str);
    let cases: [Case; 5] = [
        (
            "tantrix",
            |p| p.margin = p.margin.map(|margin| margin + 1),
            "puzzle-other-margin",
        ),
        ("kamon", |p| p.seat = 1 - p.seat, "puzzle-seat"),
        (
            "kamon",
            |p| p.themes = vec!["nothing".to_owned()],
            "puzzle-other-themes",
        ),
        (
            "kamon",
            |p| p.id = "kamon-000000".to_owned(),
            "puzzle-other-id",
        ),
        ("kamon", |p| p.moves.push_str(" z9"), "puzzle-lead"),
    ];
    for (game, change, code) in cases {
        let found = broken(game, |puzzle| {
            change(puzzle);
            true
        });
        assert_eq!(found, Some(code));
    }
}
