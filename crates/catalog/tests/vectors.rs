//! Every recorded game that can be found is replayed. The agreed games lie in `shared/vectors`, next
//! to the project's root; a clone that stands alone has a few of each game here.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use catalog::vectors::replay;

/// Games that only we know: nobody else has recorded any.
const OURS_ALONE: [&str; 1] = ["tantrix-solitaire"];

fn families() -> impl Iterator<Item = &'static str> {
    catalog::families()
        .map(|family| family.id)
        .filter(|id| !OURS_ALONE.contains(id))
}

fn recorded_games(folder: &Path) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .map(|entry| entry.unwrap().path())
        .filter(|path| {
            path.extension()
                .is_some_and(|extension| extension == "jsonl")
        })
        .collect();
    files.sort();
    files
}

/// Replays a folder's games and counts them by file, or fails with every disagreement.
fn replay_all(folder: &Path) -> BTreeMap<String, usize> {
    let mut replayed = BTreeMap::new();
    let mut disagreements = Vec::new();
    for path in recorded_games(folder) {
        let id = path.file_stem().unwrap().to_string_lossy().into_owned();
        if !catalog::families().any(|family| family.id == id) {
            continue;
        }
        for (number, line) in fs::read_to_string(&path).unwrap().lines().enumerate() {
            match replay(line) {
                Ok(()) => *replayed.entry(id.clone()).or_default() += 1,
                Err(disagreement) => {
                    disagreements.push(format!("{id}:{}: {disagreement:?}", number + 1));
                }
            }
        }
    }
    assert!(disagreements.is_empty(), "{}", disagreements.join("\n"));
    replayed
}

#[test]
fn our_own_copies_replay_and_no_game_is_without() {
    let replayed = replay_all(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors"));
    for id in families() {
        let games = replayed.get(id).copied().unwrap_or(0);
        assert!(games >= 2, "{games} games of {id}");
    }
}

#[test]
fn the_agreed_games_replay_or_our_copies_where_there_are_none() {
    let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let shared = crate_folder.join("../../../shared/vectors");
    let folder = if shared.is_dir() {
        shared
    } else {
        crate_folder.join("tests/vectors")
    };
    let replayed = replay_all(&folder);
    for id in families() {
        assert!(
            replayed.contains_key(id),
            "no games of {id} in {}",
            folder.display()
        );
    }
    println!("replayed: {replayed:?}");
}

#[test]
fn a_wrong_game_is_caught_wherever_it_is_wrong() {
    let copies = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors/kamon.jsonl");
    let text = fs::read_to_string(copies).unwrap();
    let good = text.lines().next().unwrap();
    let game: serde_json::Value = serde_json::from_str(good).unwrap();
    let code_after = |change: fn(&mut serde_json::Value)| {
        let mut wrong = game.clone();
        change(&mut wrong);
        replay(&wrong.to_string()).unwrap_err().message.code()
    };
    assert_eq!(
        code_after(|game| game["plies"][3]["seat"] = 0.into()),
        "differs-turn"
    );
    assert_eq!(
        code_after(|game| game["plies"][3]["moves"] = 99.into()),
        "differs-count"
    );
    assert_eq!(
        code_after(|game| game["plies"][3]["hash"] = "00".into()),
        "differs-hash"
    );
    assert_eq!(
        code_after(|game| game["plies"][3]["played"] = game["plies"][2]["played"].clone()),
        "covered"
    );
    assert_eq!(
        code_after(|game| game["plies"]
            .as_array_mut()
            .map(Vec::pop)
            .map(drop)
            .unwrap()),
        "differs-turn"
    );
    assert_eq!(
        code_after(|game| game["scores"] = serde_json::json!([5, 5])),
        "differs-scores"
    );
    assert_eq!(
        code_after(|game| game["reason"] = "boredom".into()),
        "differs-reason"
    );
    assert_eq!(
        code_after(|game| game["spec"] = "chess".into()),
        "unknown-game"
    );
    assert_eq!(replay("{").unwrap_err().message.code(), "not-a-game");
}
