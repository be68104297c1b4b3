use supply_chain::root;

use crate::unsafe_code::collect;

/// Every test that the threat model names is there.
#[test]
fn the_tests_that_hold_promises_exist() {
    let page = std::fs::read_to_string(root().join("docs/threat-model.md")).unwrap();
    let (_, promised) = page.split_once("## Promised").unwrap();
    let (promised, _) = promised.split_once("## Not promised").unwrap();
    let mut files = Vec::new();
    collect(&root().join("crates"), &mut files);
    let code: Vec<String> = files
        .iter()
        .map(|file| std::fs::read_to_string(file).unwrap())
        .collect();
    let rows = promised
        .lines()
        .filter(|line| line.starts_with("| "))
        .skip(1);
    for row in rows {
        let tests = row.rsplit('|').nth(1).unwrap();
        let names: Vec<&str> = tests.split('`').skip(1).step_by(2).collect();
        assert!(!names.is_empty(), "no test holds: {row}");
        for name in names {
            let function = format!("fn {name}()");
            let there = code.iter().any(|text| text.contains(&function));
            assert!(there, "there is no test {name}");
        }
    }
}
