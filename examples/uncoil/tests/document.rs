//! What `docs/new-game.md` quotes is what stands in the files.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use std::fs;
use std::path::Path;

/// The blocks of code: the file that each quotes, and what it says.
fn blocks(page: &str) -> Vec<(String, String)> {
    let mut lines = page.lines();
    let mut blocks = Vec::new();
    while let Some(line) = lines.next() {
        if let Some(head) = line.strip_prefix("```") {
            let code: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").collect();
            let file = head.split_once(' ').map_or("", |(_, file)| file);
            blocks.push((file.to_owned(), code.join("\n") + "\n"));
        }
    }
    blocks
}

#[test]
fn every_block_is_quoted_word_for_word() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let page = fs::read_to_string(root.join("docs/new-game.md")).unwrap();
    let (quotes, commands): (Vec<_>, Vec<_>) = blocks(&page)
        .into_iter()
        .partition(|(file, _)| !file.is_empty());
    assert_eq!(commands.len(), 1, "a block says from which file it is");
    for (file, code) in &quotes {
        let text = fs::read_to_string(root.join(file)).unwrap();
        assert!(text.contains(code), "{file} does not say:\n{code}");
    }
    for entry in fs::read_dir(root.join("examples/uncoil/src")).unwrap() {
        let name = entry.unwrap().file_name().into_string().unwrap();
        assert!(
            name == "lib.rs" || quotes.iter().any(|(file, _)| file.ends_with(&name)),
            "{name} is not shown"
        );
    }
}
