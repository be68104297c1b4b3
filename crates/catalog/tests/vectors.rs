//! Every recorded game that can be found is replayed. The agreed games lie in `shared/vectors`, next
//! to the project's root; a clone that stands alone has a few of each game in the games' own folders.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use catalog::record::replay;

/// The folder `vectors` of each game that has one.
fn own_folders() -> Vec<PathBuf> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games");
    let folders = fs::read_dir(games).unwrap();
    let mut folders: Vec<PathBuf> = folders
        .map(|entry| entry.unwrap().path().join("vectors"))
        .filter(|folder| folder.is_dir())
        .collect();
    folders.sort();
    folders
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

/// Replays the folders' games and counts them by file, or fails with every disagreement.
fn replay_all(folders: &[PathBuf]) -> BTreeMap<String, usize> {
    let mut replayed = BTreeMap::new();
    let mut disagreements = Vec::new();
    for path in folders.iter().flat_map(|folder| recorded_games(folder)) {
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
fn our_own_copies_replay_and_each_has_its_game() {
    let folders = own_folders();
    let replayed = replay_all(&folders);
    let files = folders.iter().map(|folder| recorded_games(folder).len());
    assert_eq!(replayed.len(), files.sum::<usize>(), "no game's file");
    // Those that were invented elsewhere, where others have recorded games.
    assert!(replayed.len() >= 5, "{replayed:?}");
    for (id, games) in replayed {
        assert!(games >= 2, "{games} games of {id}");
    }
}

#[test]
fn the_agreed_games_replay_or_our_copies_where_there_are_none() {
    let shared = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/vectors");
    let own = replay_all(&own_folders());
    if !shared.is_dir() {
        return;
    }
    let replayed = replay_all(&[shared]);
    for id in own.keys() {
        assert!(replayed.contains_key(id), "no agreed games of {id}");
    }
    println!("replayed: {replayed:?}");
}

#[test]
fn a_wrong_game_is_caught_wherever_it_is_wrong() {
    let copies = own_folders().into_iter();
    let mut copies = copies.map(|folder| folder.join("kamon.jsonl"));
    let text = fs::read_to_string(copies.find(|path| path.is_file()).unwrap()).unwrap();
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
