//! Edits are deterministic, say what shall be, and change nothing where they are refused.

use proptest::collection::vec;
use proptest::prelude::*;
use serpentarium_tree::{Applied, Comment, Edit, Glyph, Path, Tree, TreeRefusal};

use crate::any;

fn add(path: &str, steps: &str) -> Edit {
    Edit::AddLine {
        path: Path::from(path),
        steps: steps.split_whitespace().map(str::to_owned).collect(),
    }
}

/// A tree as the paths of its nodes.
fn paths(tree: &Tree) -> Vec<String> {
    let below = tree.nodes().skip(1);
    below.map(|node| node.path().to_string()).collect()
}

fn sample() -> Tree {
    let mut tree = Tree::with_line("kamon", "S", ["a", "b", "c"]).unwrap();
    for edit in [add("a", "x y"), add("a", "z"), add("", "d")] {
        tree.apply(&edit).unwrap();
    }
    tree
}

/// Whether an edit needs its node to be there: a second deletion is the only one that does not do as it says.
fn takes_away(edit: &Edit) -> bool {
    matches!(edit, Edit::Delete { .. })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn the_same_edits_make_the_same_tree(edits in vec(any::edit(), 0..80)) {
        let [mut one, mut two] = [sample(), sample()];
        for edit in &edits {
            prop_assert_eq!(one.apply(edit), two.apply(edit));
        }
        prop_assert_eq!(one.to_json(), two.to_json());
    }

    #[test]
    fn the_same_edit_twice_is_the_edit_once(mut tree in any::tree(), edit in any::edit()) {
        let before = tree.clone();
        match tree.apply(&edit) {
            Err(_) => prop_assert_eq!(&tree, &before),
            Ok(applied) => {
                prop_assert_eq!(applied == Applied::Changed, tree != before);
                let after = tree.clone();
                if takes_away(&edit) {
                    prop_assert!(tree.apply(&edit).is_err());
                } else {
                    prop_assert_eq!(tree.apply(&edit), Ok(Applied::Unchanged));
                }
                prop_assert_eq!(tree, after);
            }
        }
    }

    #[test]
    fn what_is_applied_is_within_the_forms(edits in vec(any::edit(), 0..80)) {
        let mut tree = sample();
        for edit in &edits {
            let _ = tree.apply(edit);
        }
        for node in tree.nodes() {
            prop_assert_eq!(tree.node(&node.path()).unwrap().notes(), node.notes());
            prop_assert_eq!(node.path().steps().len(), node.depth());
        }
        prop_assert_eq!(tree.nodes().count(), tree.len() + 1);
    }
}

#[test]
fn two_people_who_add_the_same_move_get_the_same_node() {
    let mut tree = sample();
    assert_eq!(tree.apply(&add("a b", "c e")), Ok(Applied::Changed));
    assert_eq!(tree.apply(&add("a b c", "e")), Ok(Applied::Unchanged));
    assert_eq!(paths(&tree)[..4], ["a", "a b", "a b c", "a b c e"]);
}

#[test]
fn an_edit_of_what_is_gone_is_refused_and_changes_nothing() {
    let mut tree = sample();
    let path = || Path::from("a x");
    tree.apply(&Edit::Delete { path: path() }).unwrap();
    assert_eq!(paths(&tree), ["a", "a b", "a b c", "a z", "d"]);
    let before = tree.clone();
    let comment = Comment::new("Too late.");
    let (from, to) = (comment.clone(), comment.clone());
    let edits = [
        add("a x", "w"),
        Edit::Delete { path: path() },
        Edit::Promote { path: path() },
        Edit::MakeMain { path: path() },
        Edit::AddComment {
            path: path(),
            comment: comment.clone(),
        },
        Edit::RemoveComment {
            path: path(),
            comment,
        },
        Edit::ChangeComment {
            path: path(),
            from,
            to,
        },
        Edit::SetGlyph {
            path: path(),
            glyph: Some(Glyph::Good),
        },
        Edit::SetShapes {
            path: path(),
            shapes: [].into(),
        },
        Edit::SetValue {
            path: path(),
            value: None,
        },
        Edit::SetGoal {
            path: path(),
            goal: None,
        },
        Edit::SetHint {
            path: path(),
            hint: None,
        },
        Edit::SetDeviation {
            path: path(),
            deviation: None,
        },
        Edit::SetAnyWin {
            path: path(),
            any_win: true,
        },
    ];
    for edit in edits {
        let gone = TreeRefusal::Gone {
            path: "a x".to_owned(),
        };
        assert_eq!(tree.apply(&edit), Err(gone), "{edit:?}");
        assert_eq!(tree, before);
    }
}

#[test]
fn a_line_with_one_bad_step_adds_nothing() {
    let mut tree = sample();
    let before = tree.clone();
    let refusal = TreeRefusal::StepMalformed {
        step: "f!".to_owned(),
    };
    assert_eq!(tree.apply(&add("", "e f g f!")), Err(refusal));
    assert_eq!(tree, before);
}

#[test]
fn a_variation_is_put_first_and_the_others_keep_their_order() {
    let mut tree = sample();
    let promote = Edit::Promote {
        path: Path::from("a z"),
    };
    assert_eq!(tree.apply(&promote), Ok(Applied::Changed));
    let expected = ["a", "a z", "a b", "a b c", "a x", "a x y", "d"];
    assert_eq!(paths(&tree), expected);
    assert!(tree.node(&Path::from("a z")).unwrap().is_main());
    assert!(!tree.node(&Path::from("d")).unwrap().is_main());
}

#[test]
fn a_variation_of_a_variation_becomes_the_main_line() {
    let mut tree = sample();
    tree.apply(&add("d", "e")).unwrap();
    tree.apply(&add("d", "f g")).unwrap();
    let path = Path::from("d f");
    tree.apply(&Edit::MakeMain { path }).unwrap();
    assert_eq!(tree.main_line().collect::<Vec<_>>(), ["d", "f", "g"]);
}

#[test]
fn the_root_stays() {
    let mut tree = sample();
    let path = Path::root;
    for edit in [
        Edit::Delete { path: path() },
        Edit::Promote { path: path() },
        Edit::MakeMain { path: path() },
    ] {
        assert_eq!(tree.apply(&edit), Err(TreeRefusal::Root));
    }
}

#[test]
fn of_two_changes_of_a_comment_the_second_is_refused() {
    let mut tree = sample();
    let path = || Path::from("a");
    let [old, mine, yours] = ["Old.", "Mine.", "Yours."].map(Comment::new);
    let comment = old.clone();
    tree.apply(&Edit::AddComment {
        path: path(),
        comment,
    })
    .unwrap();
    let change = |to: &Comment| {
        let (from, to) = (old.clone(), to.clone());
        Edit::ChangeComment {
            path: path(),
            from,
            to,
        }
    };
    assert_eq!(tree.apply(&change(&mine)), Ok(Applied::Changed));
    assert_eq!(tree.apply(&change(&mine)), Ok(Applied::Unchanged));
    assert_eq!(tree.apply(&change(&yours)), Err(TreeRefusal::CommentGone));
    assert_eq!(tree.node(&path()).unwrap().notes().comments, [mine]);
}
