//! The examples of docs/trees.md are true.

use serpentarium_tree::{Edit, Study, Tree};

const PAGE: &str = include_str!("../../../../docs/trees.md");

/// The examples of a kind, in the order of the page.
fn examples(kind: &str) -> Vec<String> {
    let fence = format!("```{kind}\n");
    let blocks = PAGE.split(&fence).skip(1);
    let examples = blocks.filter_map(|block| block.split("```").next());
    examples.map(str::to_owned).collect()
}

/// JSON on one line, as it is written.
fn compact(json: &str) -> String {
    let value: serde_json::Value = serde_json::from_str(json).unwrap();
    value.to_string()
}

#[test]
fn both_forms_of_the_page_are_one_tree() {
    let [text, study] = <[String; 2]>::try_from(examples("text")).unwrap();
    let tree = Tree::from_text(&text).unwrap();
    assert_eq!(tree.to_text(), text);
    let json = &examples("json")[0];
    assert_eq!(Tree::from_json(json).as_ref(), Ok(&tree));
    assert_eq!(compact(&tree.to_json()), compact(json));
    let study_read = Study::from_text(&study).unwrap();
    assert_eq!(study_read.to_text(), study);
    assert_eq!(study_read.chapters()[0].tree(), &tree);
    assert_eq!(Study::from_json(&study_read.to_json()), Ok(study_read));
}

#[test]
fn the_edits_of_the_page_are_edits() {
    let edits = &examples("json")[1];
    let mut tree = Tree::from_text(&examples("text")[0]).unwrap();
    for line in edits.lines() {
        let edit: Edit = serde_json::from_str(line).unwrap();
        tree.apply(&edit).unwrap();
        assert_eq!(
            compact(&serde_json::to_string(&edit).unwrap()),
            compact(line)
        );
    }
}

#[test]
fn the_limits_of_the_page_are_those_of_the_program() {
    use serpentarium_tree::limits::{
        MOST_CHAPTERS, MOST_COMMENT, MOST_COMMENTS, MOST_DEPTH, MOST_NODES, MOST_SEATS,
        MOST_SHAPES, MOST_STEP, MOST_TAGS, MOST_TEXT,
    };
    let limits = PAGE.split("## Limits").nth(1).unwrap().replace(',', "");
    for most in [
        MOST_CHAPTERS,
        MOST_COMMENT,
        MOST_COMMENTS,
        MOST_DEPTH,
        MOST_NODES,
        MOST_SEATS,
        MOST_SHAPES,
        MOST_STEP,
        MOST_TAGS,
        MOST_TEXT,
    ] {
        let is_told = limits
            .split(|c: char| !c.is_ascii_digit())
            .any(|number| number == most.to_string());
        assert!(is_told, "{most}");
    }
}
