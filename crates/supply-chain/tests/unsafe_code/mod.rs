use std::path::{Path, PathBuf};

use supply_chain::root;

/// Every use of `unsafe` in our own code: where, how many, and what for. More need a reason and a measurement.
const KNOWN: [(&str, usize, &str); 3] = [
    (
        "crates/search/src/proof/table.rs",
        1,
        "proofs tell memory what they will ask next",
    ),
    (
        "crates/simulation/src/entropy.rs",
        2,
        "a simulation's own getrandom",
    ),
    (
        "crates/wasm/src/export.rs",
        9,
        "bytes cross the border of the WebAssembly module",
    ),
];

#[test]
fn unsafe_code_is_where_it_is_known_to_be() {
    let mut files = Vec::new();
    for folder in ["crates", "examples", "fuzz"] {
        collect(&root().join(folder), &mut files);
    }
    assert!(files.len() > 300, "only {} files were found", files.len());
    files.sort();
    let mut found = Vec::new();
    for file in files {
        let count = count(&std::fs::read_to_string(&file).unwrap());
        let name = file.strip_prefix(root()).unwrap().display().to_string();
        if count > 0 {
            found.push((name, count));
        }
    }
    let known: Vec<_> = KNOWN
        .iter()
        .map(|(file, count, _)| ((*file).to_owned(), *count))
        .collect();
    assert_eq!(found, known);
}

pub(crate) fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() && !path.ends_with("target") {
            collect(&path, files);
        } else if path.extension().is_some_and(|end| end == "rs") {
            files.push(path);
        }
    }
}

/// How often the keyword stands in a text: before a brace, a function, a trait's implementation, or an attribute
/// in parentheses; not in comments, and not as part of another word.
fn count(text: &str) -> usize {
    let code = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    code.map(|line| {
        let mut parts = line.split("unsafe");
        let mut before = parts.next().unwrap_or_default();
        let mut count = 0;
        for after in parts {
            let begins = before
                .chars()
                .next_back()
                .is_none_or(|c| c == ' ' || c == '[' || c == '(');
            let rest = after.trim_start();
            let goes_on = after.starts_with('(')
                || (after.is_empty() || after.starts_with(' '))
                    && ["{", "fn ", "impl ", "trait ", "extern ", ""]
                        .iter()
                        .any(|next| {
                            if next.is_empty() {
                                rest.is_empty()
                            } else {
                                rest.starts_with(next)
                            }
                        });
            count += usize::from(begins && goes_on);
            before = after;
        }
        count
    })
    .sum()
}

#[test]
fn the_keyword_is_counted_and_other_words_are_not() {
    let word = "unsafe";
    for (code, expected) in [
        (format!("    let x = {word} {{ y }};"), 1),
        (format!("pub {word} fn f() {{ {word} {{ g() }} }}"), 2),
        (format!("#[{word}(no_mangle)]"), 1),
        (format!("{word} impl Send for X {{}}"), 1),
        (format!("#![forbid({word}_code)]"), 0),
        (format!("// {word} {{ }}"), 0),
        (format!("policy.contains(\"{word}\")"), 0),
    ] {
        assert_eq!(count(&code), expected, "{code}");
    }
}
