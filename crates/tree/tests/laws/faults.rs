//! Whatever is no tree is refused with a code, a sentence and, in a text, a place.

use serpentarium_tree::{Study, Tree, TreeRefusal};
use texts::Language;

const HEADERS: &str = "[tree \"1\"]\n[spec \"kamon\"]\n[setup \"S\"]\n\n";

/// The fault of some moves, and where it is behind the headers.
fn fault(moves: &str) -> (&'static str, usize, usize) {
    let misread = Tree::from_text(&format!("{HEADERS}{moves}")).unwrap_err();
    for language in Language::ALL {
        assert_ne!(misread.message().sentence(language), "tree-text-at");
    }
    (misread.code(), misread.line - 4, misread.column)
}

#[test]
fn a_fault_among_moves_has_its_place() {
    let cases = [
        ("1. f5 {never closed", "tree-text-unclosed", 1, 7),
        ("1. f5 (1. b5", "tree-text-unclosed", 1, 7),
        ("1. f5 (1. b5 (1. c5)", "tree-text-unclosed", 1, 7),
        ("1. f5)", "tree-text-not-open", 1, 6),
        ("(1. f5)", "tree-text-nothing-to-vary", 1, 1),
        ("{x} (1. f5)", "tree-text-nothing-to-vary", 1, 5),
        ("1. f5 ()", "tree-text-move-expected", 1, 8),
        ("1. f5 ({x} 1. b5)", "tree-text-move-expected", 1, 8),
        ("1. f5 2.", "tree-text-move-expected", 1, 9),
        ("1. draw:37", "tree-text-move-expected", 1, 4),
        ("1. f5\n3. b5", "tree-text-number", 2, 1),
        ("99999999999999999999. f5", "tree-text-number", 1, 1),
        ("1. f5 (1. f5)", "tree-step-twice", 1, 11),
        ("1. f5!?!", "tree-text-unexpected", 1, 6),
        ("1. f5! ?", "tree-text-twice", 1, 8),
        ("1. f5 \u{1f40d}", "tree-text-unexpected", 1, 7),
        ("1. f5 {}", "tree-comment-empty", 1, 7),
        ("1. f5 { [%by \"Jana\"] }", "tree-comment-empty", 1, 7),
        ("1. f5 {a \\b}", "tree-text-escape", 1, 10),
        ("1. f5 {a\rb}", "tree-unprintable", 1, 7),
        (
            "1. f5 {a [%mark green 0,0,0]}",
            "tree-text-unexpected",
            1,
            10,
        ),
        ("1. f5 {[%mark green 0,0,0}", "tree-text-unexpected", 1, 26),
        ("1. f5 {[%mark green 0,0,0", "tree-text-unclosed", 1, 8),
        ("1. f5 {[%mark green]}", "tree-text-command-malformed", 1, 8),
        (
            "1. f5 {[%mark pink 0,0,0]}",
            "tree-text-command-malformed",
            1,
            8,
        ),
        (
            "1. f5 {[%arrow red 0,0,0]}",
            "tree-text-command-malformed",
            1,
            8,
        ),
        (
            "1. f5 {[%value \"x\" 2]}",
            "tree-text-command-malformed",
            1,
            8,
        ),
        (
            "1. f5 {[%value \"x\" 1 plies=1 plies=1]}",
            "tree-text-command-malformed",
            1,
            8,
        ),
        ("1. f5 {[%clk 0:03:00]}", "tree-text-command-unknown", 1, 8),
        (
            "1. f5 {[%hint \"a\"] [%hint \"b\"]}",
            "tree-text-twice",
            1,
            20,
        ),
        ("1. f5 {[%hint \"a\n\"]}", "tree-text-unclosed", 1, 15),
        ("1. f5 [tree \"1\"]", "tree-text-unexpected", 1, 7),
    ];
    for (moves, code, line, column) in cases {
        assert_eq!(fault(moves), (code, line, column), "{moves}");
    }
}

#[test]
fn a_fault_of_headers_has_its_place() {
    let cases = [
        ("", "tree-text-header-missing", 1, 1),
        ("1. f5", "tree-text-header-missing", 1, 1),
        ("[spec \"kamon\"]", "tree-text-header-missing", 1, 1),
        ("[tree \"1\"]\n", "tree-text-header-missing", 2, 1),
        ("[tree \"one\"]", "tree-text-header", 1, 1),
        ("[tree \"2\"]\nanything", "tree-too-new", 1, 1),
        ("[tree \"1\"]\n[Spec \"kamon\"]", "tree-text-header", 2, 1),
        ("[tree \"1\"]\n[spec kamon]", "tree-text-header", 2, 1),
        ("[tree \"1\"]\n[spec \"kamon\"", "tree-text-header", 2, 1),
        ("[tree \"1\"]\n[spec \"kamon]", "tree-text-unclosed", 2, 7),
        (
            "[tree \"1\"]\n[spec \"a\"]\n[spec \"a\"]",
            "tree-text-twice",
            3,
            1,
        ),
        (
            "[tree \"1\"]\n[spec \"a\"][setup \"b\"]\n[id \"c\"]",
            "tree-tag-name",
            3,
            1,
        ),
        (
            "[tree \"1\"]\n[spec \"a\"][setup \"b\"]\n[x \"c\"] [x \"c\"]",
            "tree-text-twice",
            3,
            9,
        ),
    ];
    for (text, code, line, column) in cases {
        let misread = Tree::from_text(text).unwrap_err();
        let found = (misread.code(), misread.line, misread.column);
        assert_eq!(found, (code, line, column), "{text}");
    }
}

#[test]
fn a_fault_of_a_study_has_its_place() {
    let chapter = |id: &str| {
        format!("[tree \"1\"]\n[id \"{id}\"]\n[chapter \"X\"]\n[spec \"a\"]\n[setup \"b\"]\n")
    };
    let twice = Study::from_text(&format!("{}{}", chapter("a"), chapter("a"))).unwrap_err();
    assert_eq!((twice.code(), twice.line), ("tree-chapter-twice", 6));
    let without_id = Study::from_text(HEADERS).unwrap_err();
    assert_eq!((without_id.code(), without_id.line), ("tree-chapter-id", 1));
    assert_eq!(Study::from_text("\n"), Ok(Study::default()));
}

#[test]
fn a_fault_of_json_is_told() {
    let json = |rest: &str| format!(r#"{{"version": 1, "spec": "kamon", "setup": "S"{rest}}}"#);
    let cases = [
        ("tree".to_owned(), "tree-unreadable"),
        ("{}".to_owned(), "tree-unreadable"),
        (json(r#", "nodes": [{"stp": "f5"}]"#), "tree-unreadable"),
        (
            json(r#", "nodes": [{"step": "f5", "glyph": "?!?"}]"#),
            "tree-unreadable",
        ),
        (r#"{"version": 2, "board": []}"#.to_owned(), "tree-too-new"),
        (
            json(r#", "nodes": [{"parent": 0, "step": "f5"}]"#),
            "tree-parent-unknown",
        ),
        (
            json(r#", "nodes": [{"step": "f5"}, {"parent": 7, "step": "f5"}]"#),
            "tree-parent-unknown",
        ),
        (
            json(r#", "nodes": [{"step": "f5"}, {"step": "f5"}]"#),
            "tree-step-twice",
        ),
        (
            json(r#", "nodes": [{"step": "f 5"}]"#),
            "tree-step-malformed",
        ),
        (
            json(r#", "nodes": [{"step": "f5", "comments": [{"text": " "}]}]"#),
            "tree-comment-empty",
        ),
        (
            json(r#", "root": {"value": {"by": "x", "chances": []}}"#),
            "tree-chances",
        ),
        (json(r#", "tags": {"spec": "x"}"#), "tree-tag-name"),
        (
            json(r#", "tags": {"event": "x\u0000"}"#),
            "tree-unprintable",
        ),
    ];
    for (json, code) in cases {
        assert_eq!(Tree::from_json(&json).unwrap_err().code(), code, "{json}");
    }
    let (found, known) = (9, serpentarium_tree::VERSION);
    let newer = Study::from_json(r#"{"version": 9}"#);
    assert_eq!(newer, Err(TreeRefusal::TooNew { found, known }));
}

#[test]
fn hostile_nesting_is_refused_and_nothing_overflows() {
    let deep = |open: &str| format!("{HEADERS}1. a {}", open.repeat(1_000_000));
    for open in ["(", "(b", "( 1. b ", "{", "[%mark ", "[", "\\"] {
        Tree::from_text(&deep(open)).unwrap_err();
    }
    for open in ["[", "{\"a\":", "{\"version\":1,\"root\":"] {
        Tree::from_json(&open.repeat(1_000_000)).unwrap_err();
    }
    // Variations of variations, as many as a tree holds, are nothing to refuse.
    let number = |index: usize| format!("(1. b{index} ");
    let moves: String = (0..2_000).map(number).chain(["1.".to_owned()]).collect();
    let nested = format!(
        "{HEADERS}1. a {}{}",
        moves.trim_end_matches("1."),
        ")".repeat(2_000)
    );
    let tree = Tree::from_text(&nested).unwrap();
    assert_eq!(tree.root().children().len(), 2_001);
    assert_eq!(Tree::from_text(&tree.to_text()), Ok(tree));
}
