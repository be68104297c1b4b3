//! Two trees of one game become one that has all of both.

use proptest::prelude::*;
use serpentarium_tree::{Comment, Edit, Glyph, Merged, Node, Path, Tree, TreeRefusal};

use crate::any;

/// Two trees of one game.
fn two() -> impl Strategy<Value = (Tree, Tree)> {
    let edits = || proptest::collection::vec(any::edit(), 0..60);
    (edits(), edits()).prop_map(|(one, two)| {
        let tree = |edits: Vec<Edit>| {
            let mut tree = Tree::new("kamon", "S").unwrap();
            for edit in edits {
                let _ = tree.apply(&edit);
            }
            tree
        };
        (tree(one), tree(two))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn nothing_is_lost((one, two) in two()) {
        let mut both = one.clone();
        let merged = both.merge(&two).unwrap();
        prop_assert_eq!(both.len(), one.len() + merged.added);
        for node in one.nodes() {
            let here = both.node(&node.path()).unwrap();
            prop_assert!(here.notes().comments.starts_with(&node.notes().comments));
            prop_assert!(here.notes().shapes.is_superset(&node.notes().shapes));
            prop_assert!(node.notes().glyph.is_none() || here.notes().glyph == node.notes().glyph);
            // The order of the first is kept, and what is new comes behind.
            let order = |node: Node<'_>| -> Vec<String> {
                node.children().map(|child| child.path().to_string()).collect()
            };
            prop_assert!(order(here).starts_with(&order(node)));
        }
        for node in two.nodes() {
            let here = both.node(&node.path()).unwrap();
            for comment in &node.notes().comments {
                prop_assert_eq!(here.notes().comments.iter().filter(|one| *one == comment).count(), 1);
            }
            prop_assert!(here.notes().shapes.is_superset(&node.notes().shapes));
            let is_taken = node.notes().value.is_none() || here.notes().value == node.notes().value;
            prop_assert!(is_taken || merged.overruled.contains(&node.path()));
        }
    }

    #[test]
    fn a_second_time_changes_nothing((one, two) in two()) {
        let mut both = one.clone();
        both.merge(&two).unwrap();
        for again in [&one, &two] {
            let mut more = both.clone();
            let merged = more.merge(again).unwrap();
            prop_assert_eq!(merged.added, 0);
            prop_assert_eq!(&more, &both);
        }
    }

    #[test]
    fn a_tree_merged_with_itself_is_itself(tree in any::tree()) {
        let mut twice = tree.clone();
        prop_assert_eq!(twice.merge(&tree), Ok(Merged::default()));
        prop_assert_eq!(twice, tree);
    }
}

#[test]
fn trees_of_different_games_stay_apart() {
    let mut one = Tree::new("kamon", "S").unwrap();
    for (spec, setup) in [("kamon", "T"), ("snekagon", "S")] {
        let other = Tree::with_line(spec, setup, ["a"]).unwrap();
        assert_eq!(one.merge(&other), Err(TreeRefusal::OtherGame));
    }
    assert!(one.is_empty());
}

#[test]
fn what_is_overruled_is_told() {
    let tree = |glyph, event: &str| {
        let mut tree = Tree::with_line("kamon", "S", ["a", "b"]).unwrap();
        let path = Path::from("a b");
        tree.apply(&Edit::SetGlyph { path, glyph }).unwrap();
        let (name, value) = ("event".to_owned(), Some(event.to_owned()));
        tree.apply(&Edit::SetTag { name, value }).unwrap();
        tree
    };
    let mut one = tree(Some(Glyph::Good), "Monday");
    let merged = one.merge(&tree(Some(Glyph::Mistake), "Tuesday")).unwrap();
    assert_eq!(merged.overruled, [Path::from("a b")]);
    assert_eq!(merged.overruled_tags, ["event"]);
    assert_eq!(one, tree(Some(Glyph::Good), "Monday"));
}

#[test]
fn however_much_is_overruled_the_answer_stays_short() {
    let tree = |glyph| {
        let mut tree =
            Tree::with_line("kamon", "S", (0..150).map(|step| step.to_string())).unwrap();
        let paths: Vec<Path> = tree.nodes().map(Node::path).collect();
        for path in paths {
            tree.apply(&Edit::SetGlyph { path, glyph }).unwrap();
        }
        tree
    };
    let mut one = tree(Some(Glyph::Good));
    let merged = one.merge(&tree(Some(Glyph::Mistake))).unwrap();
    assert_eq!((merged.overruled.len(), merged.more_overruled), (100, 51));
}

#[test]
fn too_many_comments_are_refused_and_change_nothing() {
    let tree = |numbers: std::ops::Range<u32>| {
        let mut tree = Tree::new("kamon", "S").unwrap();
        for number in numbers {
            let (path, comment) = (Path::root(), Comment::new(number.to_string()));
            tree.apply(&Edit::AddComment { path, comment }).unwrap();
        }
        tree
    };
    let mut one = tree(0..10);
    let refused = one.merge(&tree(5..17));
    assert_eq!(refused, Err(TreeRefusal::TooManyComments { most: 16 }));
    assert_eq!(one, tree(0..10));
    one.merge(&tree(5..16)).unwrap();
    assert_eq!(one, tree(0..16));
}
