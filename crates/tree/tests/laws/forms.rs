//! Both forms are read back as what was written.

use proptest::collection::vec;
use proptest::prelude::*;
use serpentarium_tree::{Comment, Edit, Glyph, Path, Study, StudyEdit, Tree};

use crate::any;

/// Trees as a study, with names of all kinds.
fn study() -> impl Strategy<Value = Study> {
    let name = any::line().prop_filter("says nothing", |name| !name.trim().is_empty());
    vec((name, any::tree()), 0..4).prop_map(|chapters| {
        let mut study = Study::default();
        for (number, (name, tree)) in chapters.into_iter().enumerate() {
            let id = format!("c{number}");
            study
                .apply(&StudyEdit::AddChapter { id, name, tree })
                .unwrap();
        }
        study
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn a_tree_goes_through_both_forms(tree in any::tree()) {
        let (text, json) = (tree.to_text(), tree.to_json());
        let read = Tree::from_text(&text).unwrap();
        prop_assert_eq!(&read, &tree);
        prop_assert_eq!(read.to_text(), text.clone());
        let read = Tree::from_json(&json).unwrap();
        prop_assert_eq!(&read, &tree);
        prop_assert_eq!(read.to_json(), json);
        // Whatever a line ends with, it is the same tree.
        let from_windows = format!("\u{feff}{}", text.replace('\n', "\r\n"));
        prop_assert_eq!(Tree::from_text(&from_windows).unwrap(), tree);
    }

    #[test]
    fn a_study_goes_through_both_forms(study in study()) {
        let (text, json) = (study.to_text(), study.to_json());
        let read = Study::from_text(&text).unwrap();
        prop_assert_eq!(&read, &study);
        prop_assert_eq!(read.to_text(), text);
        let read = Study::from_json(&json).unwrap();
        prop_assert_eq!(&read, &study);
        prop_assert_eq!(read.to_json(), json);
    }

    #[test]
    fn an_edit_is_data(edit in any::edit()) {
        let json = serde_json::to_string(&edit).unwrap();
        prop_assert_eq!(serde_json::from_str::<Edit>(&json).unwrap(), edit);
    }

    #[test]
    fn a_damaged_text_is_read_or_refused(
        tree in any::tree(),
        cut in any::<prop::sample::Index>(),
        strange in any::lines(),
    ) {
        for whole in [tree.to_text(), tree.to_json()] {
            let places: Vec<usize> = whole.char_indices().map(|(place, _)| place).collect();
            let place = places[cut.index(places.len())];
            let (before, after) = whole.split_at(place);
            for damaged in [before.to_owned(), format!("{before}{strange}{after}")] {
                if let Ok(tree) = Tree::from_text(&damaged) {
                    prop_assert_eq!(Tree::from_text(&tree.to_text()), Ok(tree));
                }
                if let Ok(tree) = Tree::from_json(&damaged) {
                    prop_assert_eq!(Tree::from_json(&tree.to_json()), Ok(tree));
                }
            }
        }
    }
}

#[test]
fn a_text_is_laid_out_for_people() {
    let mut tree = Tree::with_line("kamon", "S", ["f5", "b5", "draw:37", "c5"]).unwrap();
    let edits = [
        Edit::AddLine {
            path: Path::root(),
            steps: vec!["e1".to_owned(), "e5".to_owned()],
        },
        Edit::AddLine {
            path: Path::from("e1"),
            steps: vec!["d2".to_owned()],
        },
        Edit::AddLine {
            path: Path::root(),
            steps: vec!["a5".to_owned()],
        },
        Edit::SetGlyph {
            path: Path::from("f5"),
            glyph: Some(Glyph::Good),
        },
        Edit::AddComment {
            path: Path::from("f5"),
            comment: Comment::new("In the middle.\nWhere else?").by("Jana \"J.\" N."),
        },
        Edit::AddComment {
            path: Path::root(),
            comment: Comment::new("Begin {here}."),
        },
    ];
    for edit in edits {
        tree.apply(&edit).unwrap();
    }
    let expected = r#"[tree "1"]
[spec "kamon"]
[setup "S"]

{Begin {here\}.} 1. f5! {[%by "Jana \"J.\" N."] In the middle.
Where else?}
  (1. e1 2. e5
    (2. d2))
  (1. a5)
2. b5 draw:37 3. c5
"#;
    assert_eq!(tree.to_text(), expected);
}

#[test]
fn people_may_write_as_they_like() {
    let text = "[tree \"1\"] [setup \"-\"][spec\"snekagon\"]\n?! { one }{two}1.f1 ! {\n three \n}\n\
                ( 1... a1 ( b1 ) 2.c1) {four} 2. i8-j7";
    let tree = Tree::from_text(text).unwrap();
    let steps: Vec<String> = tree.nodes().map(|node| node.path().to_string()).collect();
    assert_eq!(steps, ["", "f1", "f1 i8-j7", "a1", "a1 c1", "b1"]);
    assert_eq!(tree.root().notes().glyph, Some(Glyph::Dubious));
    let f1 = tree.node(&Path::from("f1")).unwrap().notes();
    assert_eq!(f1.glyph, Some(Glyph::Good));
    assert_eq!(f1.comments, ["three", "four"].map(Comment::new));
}

#[test]
fn what_a_reader_does_not_know_it_passes_over_in_json() {
    let json = r#"{"version": 1, "spec": "kamon", "setup": "S", "mood": {"good": true},
        "nodes": [{"step": "f5", "clock": 12}, {"parent": 0, "step": "b5"}]}"#;
    let tree = Tree::from_json(json).unwrap();
    assert_eq!(tree, Tree::with_line("kamon", "S", ["f5", "b5"]).unwrap());
}
