//! One format of records: what any part of the program writes, every other reads.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

mod binary;

use binary::served::{Served, at_home};
use binary::{DRAWN_GAME, LAYOUT, read, recorded_games, serpentarium, with_input};
use protocol::client::Act;
use protocol::{MoveWish, NewMatch, SeatWish};
use tempfile::TempDir;

fn version(record: &str) -> u64 {
    let record: serde_json::Value = serde_json::from_str(record).unwrap();
    record["version"].as_u64().unwrap()
}

/// Verified as a whole, each game drawn, and opened as the analysis board opens it.
fn is_read(file: &str, games: usize) {
    let verified = serpentarium(&["verify", file]);
    assert!(verified.succeeded(), "{verified:?}");
    assert_eq!(verified.out, format!("{games} passed, 0 failed\n"));
    for line in 1..=games {
        let line = line.to_string();
        let shown = serpentarium(&["show", "--record", file, "--line", &line]);
        assert!(shown.succeeded(), "{shown:?}");
    }
    let text = std::fs::read_to_string(file).unwrap();
    for line in text.lines().filter(|line| !line.contains("\"setup\":null")) {
        let tree = catalog::trees::of_record(line).unwrap();
        let moves = catalog::record::read(line).unwrap().plies();
        assert_eq!(tree.main_line().count(), moves, "{line}");
    }
}

#[test]
fn what_a_server_writes_is_read() {
    let server = Served::start(&["serve", "--listen", "0"], &[]);
    let client = server.client();
    // Played to the end by the rules, given up, going on, and never begun.
    let mut ids = Vec::new();
    for moves in [36, 5, 3] {
        let wish = NewMatch::new("kamon", vec![SeatWish::Me; 2]);
        let id = server.wait(client.create(&wish)).unwrap().id;
        for ply in 0..moves {
            let legal = server.get(&format!("/api/matches/{id}/legal")).text();
            let legal: serde_json::Value = serde_json::from_str(&legal).unwrap();
            let Some(text) = legal["moves"][0]["text"].as_str() else {
                break;
            };
            let wish = MoveWish {
                ply,
                text: text.to_owned(),
                client: None,
            };
            server.wait(client.make_move(&id, &wish)).unwrap();
        }
        ids.push(id);
    }
    server.wait(client.act(&ids[1], Act::Resign)).unwrap();
    let wish = NewMatch::new("kamon", vec![SeatWish::Me, SeatWish::Open]);
    server.wait(client.create(&wish)).unwrap();

    let folder = TempDir::new().unwrap();
    let file = folder.path().join("games.jsonl").display().to_string();
    let mut records = String::new();
    for id in &ids {
        let record = server.get(&format!("/api/matches/{id}/record")).text();
        assert_eq!(version(&record), 1);
        records.push_str(record.trim());
        records.push('\n');
    }
    std::fs::write(&file, &records).unwrap();
    is_read(&file, 3);
    let shown = serpentarium(&["show", "--record", &file, "--ply", "2", "--json"]);
    let shown: serde_json::Value = serde_json::from_str(&shown.out).unwrap();
    assert_eq!(shown["moves"].as_array().unwrap().len(), 2, "{shown}");

    let (_, home) = server.end();
    let exported = read(&at_home(home.path(), &["export"]).output().unwrap());
    std::fs::write(&file, &exported.out).unwrap();
    let verified = serpentarium(&["verify", &file]);
    assert_eq!(verified.out, "4 passed, 0 failed\n", "{verified:?}");

    // A record that was changed is found out.
    let scores = records
        .lines()
        .next()
        .unwrap()
        .replace("\"scores\":[", "\"scores\":[7");
    let illegal = records.lines().nth(2).unwrap();
    let illegal = illegal.replacen("\"moves\":[\"", "\"moves\":[\"z9\",\"", 1);
    let newer = records
        .lines()
        .nth(2)
        .unwrap()
        .replace("\"version\":1", "\"version\":2");
    std::fs::write(&file, format!("{scores}\n{illegal}\n{newer}\n")).unwrap();
    let verified = serpentarium(&["verify", &file]);
    assert_eq!(verified.code, 1);
    assert!(
        verified.out.ends_with("0 passed, 3 failed\n"),
        "{verified:?}"
    );
    assert!(verified.out.contains("version 2"), "{verified:?}");
}

#[test]
fn what_tournaments_and_players_write_is_read() {
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let file = path("arena.jsonl");
    let arguments = [
        "arena", "kamon", "greedy", "random", "--games", "4", "--record", &file,
    ];
    let played = serpentarium(&arguments);
    assert!(played.succeeded(), "{played:?}");
    let text = std::fs::read_to_string(&file).unwrap();
    assert!(text.lines().all(|line| version(line) == 1), "{text}");
    is_read(&file, 4);
    // As they were before records had a version: a tournament goes on with them.
    std::fs::write(&file, text.replace("\"version\":1,", "")).unwrap();
    assert!(serpentarium(&arguments).succeeded());
    is_read(&file, 4);

    let file = path("play.jsonl");
    let arguments = [
        "play", "kamon", "--people", "--setup", LAYOUT, "--record", &file,
    ];
    let typed = DRAWN_GAME.replace(' ', "\n") + "\n";
    assert!(with_input(&arguments, &typed).succeeded());
    assert!(with_input(&arguments, "f5\nb5\nquit\n").succeeded());
    is_read(&file, 2);
    let text = std::fs::read_to_string(&file).unwrap();
    let ended: serde_json::Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    assert!(
        ended["scores"].is_array() && ended["reason"].is_string(),
        "{ended}"
    );
}

#[test]
fn games_to_check_against_are_read_too() {
    let folder = TempDir::new().unwrap();
    for game in ["kamon", "pantarei", "snekagon", "snekagon-5g", "tantrix"] {
        let file = folder.path().join("games.jsonl").display().to_string();
        let lines: Vec<String> = recorded_games(game)
            .lines()
            .take(2)
            .map(str::to_owned)
            .collect();
        std::fs::write(&file, lines.join("\n")).unwrap();
        is_read(&file, lines.len());
    }
}

#[test]
fn games_are_not_added_to_a_file_of_something_else() {
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    let puzzle = "{\"id\":\"kamon-aaaaaa\",\"spec\":\"kamon\",\"moves\":\"f5 b5\"}\n";
    for (name, text) in [
        ("puzzles", puzzle),
        ("words", "hello"),
        ("lines", "hello\nthere\n"),
    ] {
        std::fs::write(path(name), text).unwrap();
        let file = path(name);
        let arena = [
            "arena", "kamon", "random", "greedy", "--games", "2", "--record", &file,
        ];
        let run = serpentarium(&arena);
        assert_eq!(run.code, 2, "{name}: {run:?}");
        assert!(run.err.contains("games from another tournament"), "{run:?}");
        let run = serpentarium(&["play", "kamon", "--random", "0,1", "--record", &file]);
        assert_eq!(run.code, 2, "{name}: {run:?}");
        assert!(run.err.contains("something other than games"), "{run:?}");
        assert_eq!(std::fs::read_to_string(&file).unwrap(), text);
    }
    // A tournament that was killed goes on, though its last line is torn.
    let file = path("torn");
    let arena = [
        "arena", "kamon", "random", "greedy", "--games", "2", "--record", &file,
    ];
    assert!(serpentarium(&arena).succeeded());
    let whole = std::fs::read(&file).unwrap();
    std::fs::write(&file, &whole[..whole.len() - 9]).unwrap();
    assert!(serpentarium(&arena).succeeded());
}

#[test]
fn what_is_no_record_is_refused_with_a_sentence() {
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    std::fs::write(path("words"), "not a record\n").unwrap();
    std::fs::write(path("bare"), "{\"spec\":\"kamon\"}\n").unwrap();
    std::fs::write(
        path("open"),
        "{\"spec\":\"kamon\",\"setup\":null,\"moves\":[]}\n",
    )
    .unwrap();
    let one = format!("{{\"spec\":\"kamon\",\"setup\":\"{LAYOUT}\",\"moves\":[\"f5\"]}}\n");
    std::fs::write(path("one"), one).unwrap();
    for (file, more) in [
        ("words", vec![]),
        ("bare", vec![]),
        ("open", vec![]),
        ("missing", vec![]),
        ("one", vec!["--line", "2"]),
        ("one", vec!["--line", "0"]),
        ("one", vec!["--ply", "2"]),
    ] {
        let file = path(file);
        let mut arguments = vec!["show", "--record", file.as_str()];
        arguments.extend(more);
        let run = serpentarium(&arguments);
        assert_eq!(run.code, 2, "{arguments:?}: {run:?}");
        assert_eq!(run.err.trim().lines().count(), 1, "{arguments:?}: {run:?}");
    }
    // What is read is told, not how we call it.
    std::fs::write(path("number"), "4\n").unwrap();
    let run = serpentarium(&["verify", &path("number")]);
    assert!(run.out.contains("expected a recorded game"), "{run:?}");
    assert_eq!(
        serpentarium(&["show"]).code,
        2,
        "neither a game nor a record"
    );
    assert_eq!(
        serpentarium(&["show", "kamon", "--record", "x"]).code,
        2,
        "both"
    );
}
