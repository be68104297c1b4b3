//! Every limit is told, and what is within is taken.

use serpentarium_tree::limits::{
    MOST_COMMENT, MOST_COMMENTS, MOST_DEPTH, MOST_NODES, MOST_SHAPES, MOST_TAGS, MOST_TEXT,
};
use serpentarium_tree::{
    Applied, Chance, Colour, Comment, Edit, Field, Node, Path, Place, Shape, Tree, TreeRefusal,
    Value,
};

fn empty() -> Tree {
    Tree::new("kamon", "S").unwrap()
}

/// Applies what fits and then what does not, which must change nothing.
fn is_the_last(tree: &mut Tree, fits: &Edit, is_too_much: &Edit, refusal: &TreeRefusal) {
    assert_eq!(tree.apply(fits), Ok(Applied::Changed));
    let before = tree.clone();
    assert_eq!(tree.apply(is_too_much).as_ref(), Err(refusal));
    assert_eq!(*tree, before);
}

fn line(path: Path, count: usize) -> Edit {
    let steps = (0..count).map(|number| format!("a{number}")).collect();
    Edit::AddLine { path, steps }
}

fn comment(path: Path, text: String) -> Edit {
    let comment = Comment::new(text);
    Edit::AddComment { path, comment }
}

#[test]
fn a_tree_is_full_at_last() {
    let mut tree = empty();
    let most = MOST_NODES;
    for number in 0..MOST_NODES / 1000 - 1 {
        let path = Path::root().then(format!("b{number}"));
        let steps = path.steps().to_vec();
        let path = Path::root();
        tree.apply(&Edit::AddLine { path, steps }).unwrap();
        let path = Path::root().then(format!("b{number}"));
        tree.apply(&line(path, 999)).unwrap();
    }
    let fits = line(Path::root(), 1000);
    let is_too_much = line(Path::from("b0"), 1000);
    let refusal = TreeRefusal::TooDeep { most: MOST_DEPTH };
    assert_eq!(tree.apply(&is_too_much), Err(refusal));
    let steps = vec!["last".to_owned()];
    let path = Path::root();
    let last = Edit::AddLine { path, steps };
    is_the_last(&mut tree, &fits, &last, &TreeRefusal::TooManyNodes { most });
    // What is there already needs no room.
    assert_eq!(tree.apply(&fits), Ok(Applied::Unchanged));
    assert_eq!(tree.len(), MOST_NODES);
    assert_eq!(Tree::from_text(&tree.to_text()).as_ref(), Ok(&tree));
    assert_eq!(Tree::from_json(&tree.to_json()).as_ref(), Ok(&tree));
    let other = Tree::with_line("kamon", "S", ["c"]).unwrap();
    let refused = tree.merge(&other);
    assert_eq!(refused, Err(TreeRefusal::TooManyNodes { most }));
}

#[test]
fn a_line_ends_somewhere() {
    let mut tree = empty();
    let path: Path = (0..MOST_DEPTH).map(|number| format!("a{number}")).collect();
    let (fits, is_too_much) = (line(Path::root(), MOST_DEPTH), line(path, 1));
    let refusal = TreeRefusal::TooDeep { most: MOST_DEPTH };
    is_the_last(&mut tree, &fits, &is_too_much, &refusal);
}

#[test]
fn comments_are_neither_too_long_nor_too_many() {
    let mut tree = empty();
    let long = |length| comment(Path::root(), "ř".repeat(length));
    let refusal = TreeRefusal::TooLong {
        field: Field::Comment,
        most: MOST_COMMENT,
        found: MOST_COMMENT + 1,
    };
    let (fits, is_too_much) = (long(MOST_COMMENT), long(MOST_COMMENT + 1));
    is_the_last(&mut tree, &fits, &is_too_much, &refusal);
    let sentence = refusal.to_string();
    assert_eq!(
        sentence,
        "Comment: at most 4000 characters are allowed, and here there are 4001."
    );
    for length in 2..MOST_COMMENTS {
        tree.apply(&long(length)).unwrap();
    }
    let refusal = TreeRefusal::TooManyComments {
        most: MOST_COMMENTS,
    };
    is_the_last(&mut tree, &long(1), &long(MOST_COMMENTS), &refusal);
}

#[test]
fn all_texts_together_are_not_too_long() {
    let mut tree =
        Tree::with_line("kamon", "S", (0..100).map(|number| format!("a{number}"))).unwrap();
    let paths: Vec<Path> = tree.nodes().map(Node::path).collect();
    let count = MOST_TEXT / MOST_COMMENT;
    for path in &paths[1..count] {
        tree.apply(&comment(path.clone(), "x".repeat(MOST_COMMENT)))
            .unwrap();
    }
    let fits = comment(paths[count].clone(), "x".repeat(MOST_COMMENT));
    let is_too_much = comment(paths[count + 1].clone(), "x".to_owned());
    let refusal = TreeRefusal::TooMuchText { most: MOST_TEXT };
    is_the_last(&mut tree, &fits, &is_too_much, &refusal);
    // The same in a text and in a merger.
    let text = format!("{}{{x}}", tree.to_text());
    assert_eq!(
        Tree::from_text(&text).unwrap_err().fault,
        refusal.clone().into()
    );
    let mut other = Tree::new("kamon", "S").unwrap();
    other.apply(&comment(Path::root(), "x".to_owned())).unwrap();
    assert_eq!(tree.merge(&other), Err(refusal));
    // Less is always possible.
    let less = Edit::ChangeComment {
        path: paths[1].clone(),
        from: Comment::new("x".repeat(MOST_COMMENT)),
        to: Comment::new("x"),
    };
    assert_eq!(tree.apply(&less), Ok(Applied::Changed));
}

#[test]
fn shapes_and_tags_are_not_too_many() {
    let mut tree = empty();
    let shapes = |count: usize| Edit::SetShapes {
        path: Path::root(),
        shapes: (0..count as i16)
            .map(|q| Shape::Mark {
                colour: Colour::Red,
                at: Place { board: 0, q, r: 0 },
            })
            .collect(),
    };
    let refusal = TreeRefusal::TooManyShapes { most: MOST_SHAPES };
    is_the_last(
        &mut tree,
        &shapes(MOST_SHAPES),
        &shapes(MOST_SHAPES + 1),
        &refusal,
    );
    let tag = |number: usize| Edit::SetTag {
        name: format!("tag-{number}"),
        value: Some("x".to_owned()),
    };
    for number in 1..MOST_TAGS {
        tree.apply(&tag(number)).unwrap();
    }
    let refusal = TreeRefusal::TooManyTags { most: MOST_TAGS };
    is_the_last(&mut tree, &tag(MOST_TAGS), &tag(0), &refusal);
    assert_eq!(tree.apply(&tag(1)), Ok(Applied::Unchanged));
}

#[test]
fn a_value_is_for_as_many_seats_as_there_can_be() {
    let mut tree = empty();
    let value = |seats| Edit::SetValue {
        path: Path::root(),
        value: Some(Value {
            by: "bot:8".to_owned(),
            chances: vec![Chance::new(0.5).unwrap(); seats],
            proved: false,
            plies: None,
            playouts: None,
        }),
    };
    let refusal = TreeRefusal::Chances { most: 8 };
    is_the_last(&mut tree, &value(8), &value(9), &refusal);
    assert_eq!(tree.apply(&value(0)), Err(refusal));
}
