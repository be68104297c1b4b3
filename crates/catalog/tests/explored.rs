//! Positions that are images of one another are one for the explorer, in every game and however it is configured, and
//! what it tells of one of them can be played in the others.

#![allow(clippy::unwrap_used, reason = "tests")]

use std::collections::BTreeSet;

use catalog::{Catalogued, GameVisitor, Match, each_game};
use game::{KeyMixer, Line, SeededDice, Turn};

struct Alike;

impl GameVisitor for Alike {
    fn visit<G: Catalogued>(&mut self) {
        let family = G::family();
        let mut specs = vec![family.id.to_owned()];
        for option in family.options {
            let values = option.values.iter();
            specs.extend(values.map(|value| format!("{}({}={value})", family.id, option.name)));
        }
        for spec in specs {
            let choices = family.choose(&spec.parse().unwrap()).unwrap();
            let game = G::configure(&choices);
            for seed in 0..6 {
                images_are_one(&game, seed);
            }
        }
    }
}

#[test]
fn images_of_a_position_are_one_and_moves_lead_back() {
    each_game(&mut Alike);
}

/// Plays a game at random, and the same in another image.
fn images_are_one<G: Catalogued>(game: &G, seed: u64) {
    let mut dice = SeededDice::new(seed);
    let setup = game.deal(&mut dice);
    let image = 1 + seed as usize * 5;
    let image = image % game.images();
    let mut seen = Line::new(game.clone(), game.setup_image(&setup, image));
    let mut line = Line::new(game.clone(), setup);
    for _ in 0..40 {
        if !matches!(line.turn(), Turn::Seat(_)) {
            break;
        }
        let action = game.pick_move(line.position(), &mut dice);
        let before = line.position().clone();
        assert_eq!(line.explored_key(), seen.explored_key());
        line.play(action).unwrap();
        seen.play(game.move_image(&before, action, image)).unwrap();
        let [steps, others] = [&line, &seen].map(|line| line.steps(usize::MAX));
        assert_eq!(steps, others, "{} {seed}", game.choices());
        leads_back(&line, &steps.last().unwrap().action);
        leads_back(&seen, &steps.last().unwrap().action);
    }
    // Whatever leads to a position, it has one key.
    let steps = line.steps(4);
    assert!(steps.len() <= 4);
    while line.moves().len() > 3 {
        line.undo();
    }
    if let Some(step) = steps.get(3) {
        assert_eq!(step.key, line.explored_key());
    }
}

/// What the explorer tells of the last move can be played before it, and that move is among what it says.
fn leads_back<G: Catalogued>(line: &Line<G>, told: &str) {
    let mut before = line.clone();
    before.undo();
    let own = before.own_moves(&[told.to_owned()]).unwrap().remove(0);
    let played = line.last_move().unwrap();
    assert!(own.contains(&played), "{played} is not among {own:?}");
    let mut keys = BTreeSet::new();
    for action in own {
        let mut tried = before.clone();
        tried.play_text(&action).unwrap();
        let steps = tried.steps(usize::MAX);
        assert_eq!(steps.last().unwrap().action, told);
        keys.insert(tried.explored_key());
    }
    assert_eq!(
        keys.len(),
        1,
        "moves that are the same lead to one position"
    );
}

#[test]
fn the_first_moves_of_snekagon_are_few() {
    let rules = catalog::configure("snekagon").unwrap();
    let start = rules.begin("-").unwrap();
    let mut told = BTreeSet::new();
    let moves = start.legal_moves();
    for action in &moves {
        let mut game = start.boxed_clone();
        game.play(action).unwrap();
        told.insert(game.steps(1).remove(0).action);
    }
    // A board of side 6 has 91 cells, and 12 of them lie in a twelfth of it, its edges counted.
    assert_eq!((moves.len(), told.len()), (91, 12));
    let told: Vec<String> = told.into_iter().collect();
    let own = start.own_moves(&told).unwrap();
    let mut all: Vec<String> = own.into_iter().flatten().collect();
    all.sort();
    assert_eq!(all, moves);
}

#[test]
fn equal_positions_on_other_boards_are_others() {
    let key = |spec: &str| {
        let rules = catalog::configure(spec).unwrap();
        rules.begin("-").unwrap().explored_key()
    };
    assert_ne!(key("snekagon"), key("snekagon(side=5)"));
}

/// Counts that servers keep are known by these keys: where they change, `STEPS_VERSION` must, too.
#[test]
fn steps_are_those_of_this_version() {
    let mut digest = KeyMixer::new();
    for family in catalog::families() {
        let sample = &family.sample;
        let rules = catalog::configure(sample.spec).unwrap();
        let mut game = rules.begin(sample.setup).unwrap();
        for action in sample.moves.split_whitespace() {
            game.play(action).unwrap();
        }
        for step in game.steps(usize::MAX) {
            digest = digest.word(step.key);
            digest = step
                .action
                .bytes()
                .fold(digest, |digest, byte| digest.word(byte.into()));
        }
    }
    assert_eq!(
        (catalog::STEPS_VERSION, digest.key()),
        (1, 1_154_314_537_590_941_500)
    );
}
