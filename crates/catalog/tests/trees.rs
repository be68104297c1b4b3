//! Trees of every game, by its rules.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use std::collections::HashMap;

use catalog::trees::{
    StepFault, keys, of_match, of_record, position, record, transpositions, verify,
};
use catalog::{Match, configure, families};
use game::{Dice, Language, SeededDice, Turn};
use tree::{Edit, Node, Path, Tree};

const PAGE: &str = include_str!("../../../docs/trees.md");

/// A step that can be made now, if the game is not over: a move, or something that is drawn.
fn any_step(game: &dyn Match, dice: &mut SeededDice) -> Option<String> {
    match game.turn() {
        Turn::Over => None,
        Turn::Seat(_) => {
            let moves = game.legal_moves();
            Some(moves[dice.below(moves.len() as u32) as usize].clone())
        }
        Turn::Chance => {
            let first = dice.below(56);
            let mut numbers = (0..56).map(|number| (first + number) % 56 + 1);
            let can_be_drawn = |number: &u32| game.boxed_clone().draw(&number.to_string()).is_ok();
            numbers
                .find(can_be_drawn)
                .map(|number| format!("draw:{number}"))
        }
    }
}

fn add(tree: &mut Tree, path: &Path, step: String) {
    let (path, steps) = (path.clone(), vec![step]);
    tree.apply(&Edit::AddLine { path, steps }).unwrap();
}

/// A tree that branches anywhere, of so many tries.
fn any_tree(spec: &str, setup: String, tries: u32, dice: &mut SeededDice) -> Tree {
    let mut tree = Tree::new(spec, setup).unwrap();
    for _ in 0..tries {
        // Two of three go on where the last one ended, so that there are lines.
        let nodes: Vec<Node<'_>> = tree.nodes().collect();
        let place = match dice.below(3) {
            0 => dice.below(nodes.len() as u32) as usize,
            _ => nodes.len() - 1,
        };
        let path = nodes[place].path();
        let game = position(&tree, &path).unwrap();
        if let Some(step) = any_step(game.as_ref(), dice) {
            add(&mut tree, &path, step);
        }
    }
    tree
}

/// Every game with setups that tell all, and with those that tell what players may know.
fn any_trees(tries: u32) -> impl Iterator<Item = Tree> {
    families().flat_map(move |family| {
        let rules = configure(family.id).unwrap();
        let mut dice = SeededDice::new(7);
        let setup = rules.deal(&mut dice);
        let public = rules.begin(&setup).unwrap().public_setup();
        let setups = if setup == public {
            vec![setup]
        } else {
            vec![setup, public]
        };
        setups
            .into_iter()
            .map(move |setup| any_tree(family.id, setup, tries, &mut dice))
    })
}

#[test]
fn a_walk_comes_to_the_same_positions_as_a_replay_of_each() {
    for tree in any_trees(60) {
        let walked = keys(&tree).unwrap();
        let replayed = tree
            .nodes()
            .map(|node| position(&tree, &node.path()).unwrap().key());
        assert_eq!(walked, replayed.collect::<Vec<_>>(), "{tree:?}");
    }
}

#[test]
fn what_is_drawn_branches_too() {
    let tree = any_trees(120).find(|tree| {
        let drawn = |node: &Node<'_>| {
            node.children()
                .filter(|child| child.draw().is_some())
                .count()
        };
        tree.nodes().any(|node| drawn(&node) > 1)
    });
    verify(&tree.unwrap()).unwrap();
}

#[test]
fn equal_positions_are_found_and_no_others() {
    let steps = ["b10-b11-c11-d10", "a8-b7-c6-d5", "e10-f10-g9"].map(str::to_owned);
    let mut tree = Tree::with_line("snekagon", "-", ["f1", "i8-j7"]).unwrap();
    let path = Path::from("f1 i8-j7");
    let mut other = steps.to_vec();
    other.reverse();
    for steps in [steps.to_vec(), other] {
        let path = path.clone();
        tree.apply(&Edit::AddLine { path, steps }).unwrap();
    }
    let found = transpositions(&tree).unwrap();
    let groups: Vec<Vec<Path>> = found
        .groups()
        .map(|group| group.into_iter().map(Node::path).collect())
        .collect();
    let one = Path::from("f1 i8-j7 b10-b11-c11-d10 a8-b7-c6-d5 e10-f10-g9");
    let two = Path::from("f1 i8-j7 e10-f10-g9 a8-b7-c6-d5 b10-b11-c11-d10");
    assert_eq!(groups, [[one.clone(), two.clone()]]);
    assert_eq!(found.of(&two)[0].path(), one);
    for tree in any_trees(60) {
        let mut counts: HashMap<u64, usize> = HashMap::new();
        for key in keys(&tree).unwrap() {
            *counts.entry(key).or_default() += 1;
        }
        let expected = counts.values().filter(|&&count| count > 1).count();
        assert_eq!(transpositions(&tree).unwrap().groups().count(), expected);
    }
}

#[test]
fn a_move_that_is_refused_is_named_by_its_path() {
    for tree in any_trees(30) {
        for node in tree.nodes().step_by(7) {
            let mut wrong = tree.clone();
            add(&mut wrong, &node.path(), "nonsense".to_owned());
            let refused = verify(&wrong).unwrap_err();
            assert_eq!(refused.path, node.path().then("nonsense"));
            assert!(matches!(refused.fault, StepFault::Rules(_)), "{refused}");
            for language in Language::ALL {
                let sentence = refused.message().sentence(language);
                assert!(sentence.contains("nonsense"), "{sentence}");
            }
        }
    }
}

#[test]
fn a_game_that_there_is_not_is_refused_at_the_root() {
    for (spec, setup) in [("chess", "-"), ("kamon", "no setup")] {
        let tree = Tree::with_line(spec, setup, ["e4"]).unwrap();
        let refused = verify(&tree).unwrap_err();
        assert!(refused.path.is_root());
        assert!(refused.message().is_translated(), "{refused}");
    }
}

#[test]
fn a_move_has_one_spelling() {
    // A snake is the same from either end.
    let tree = Tree::with_line("snekagon", "-", ["f1", "j7-i8"]).unwrap();
    let refused = verify(&tree).unwrap_err();
    assert_eq!(refused.path, Path::from("f1 j7-i8"));
    let usual = "i8-j7".to_owned();
    assert_eq!(refused.fault, StepFault::Spelling { usual });
}

#[test]
fn a_match_becomes_a_tree_without_anything_hidden() {
    for family in families() {
        let rules = configure(family.id).unwrap();
        let mut dice = SeededDice::new(3);
        let mut game = rules.begin(&rules.deal(&mut dice)).unwrap();
        for _ in 0..12 {
            if let Some(step) = any_step(game.as_ref(), &mut dice) {
                game.play(&step).unwrap();
            }
        }
        let tree = of_match(game.as_ref()).unwrap();
        let path = tree.main_line().collect();
        assert_eq!(position(&tree, &path).unwrap().key(), game.key());
        assert_eq!(keys(&tree).unwrap().last(), Some(&game.key()));
        let has_draws = tree.nodes().any(|node| node.draw().is_some());
        assert_eq!(has_draws, tree.setup() != game.setup(), "{tree:?}");
        // A record has no place for draws.
        assert_eq!(record(&tree).is_ok(), !has_draws);
    }
}

#[test]
fn a_record_is_a_tree_with_one_line_and_comes_back_from_it() {
    let mut count = 0;
    for file in [
        include_str!("../../games/kamon/vectors/kamon.jsonl"),
        include_str!("../../games/pantarei/vectors/pantarei.jsonl"),
        include_str!("../../games/snekagon/vectors/snekagon-5g.jsonl"),
        include_str!("../../games/tantrix/vectors/tantrix.jsonl"),
    ] {
        for line in file.lines().take(5) {
            let tree = of_record(line).unwrap();
            let back = record(&tree).unwrap();
            let written = catalog::record::read(line).unwrap();
            assert_eq!(back.setup, written.setup().unwrap());
            assert_eq!(back.moves, written.moves().collect::<Vec<_>>());
            assert_eq!(back.scores.as_deref(), written.scores());
            let json = serde_json::to_string(&back).unwrap();
            assert_eq!(
                of_record(&json).unwrap().tags()["scores"],
                tree.tags()["scores"]
            );
            count += 1;
        }
    }
    assert!(count > 10, "{count}");
}

#[test]
fn a_record_tells_who_played_and_how_it_ended() {
    let tags = |rest: &str| {
        let line = format!(r#"{{"spec": "snekagon", "setup": "-", "moves": ["f1"], {rest}}}"#);
        let tree = of_record(&line).unwrap();
        let tags = tree
            .tags()
            .iter()
            .map(|(name, value)| format!("{name}={value}"));
        tags.collect::<Vec<_>>().join(" ")
    };
    let of_tournament = r#""players": ["bot:5", "uct"], "scores": [3, -4], "reason": "full""#;
    let expected = "player-1=bot:5 player-2=uct reason=full scores=3 -4";
    assert_eq!(tags(of_tournament), expected);
    let of_server = r#""id": "m1", "seats": [{"kind": "person", "id": "p", "name": "Jana"}, {"kind": "bot", "level": 3}],
        "over": {"ending": {"kind": "resigned", "seat": 1}, "scores": [1, 2]}"#;
    let expected = "ending=resigned match=m1 player-1=Jana player-2=bot:3 scores=1 2";
    assert_eq!(tags(of_server), expected);
    let of_somebody = r#""players": {"first": 7}, "seats": [null], "id": 3"#;
    assert_eq!(tags(of_somebody), "");
    let never_began = r#"{"spec": "snekagon", "setup": null, "moves": []}"#;
    assert_eq!(
        of_record(never_began).unwrap_err().message.code(),
        "tree-not-begun"
    );
}

#[test]
fn the_tree_of_the_page_can_be_played() {
    let text = PAGE.split("```text\n").nth(1).unwrap();
    let text = text.split("```").next().unwrap();
    verify(&Tree::from_text(text).unwrap()).unwrap();
}
