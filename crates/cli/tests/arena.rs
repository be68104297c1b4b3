//! `arena`, `solve` and `analyse`.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

mod binary;

use binary::{LAYOUT, serpentarium};
use serde_json::Value;

fn report(arguments: &[&str]) -> Value {
    let run = serpentarium(&[arguments, &["--json"]].concat());
    assert!(run.succeeded(), "{}", run.err);
    serde_json::from_str(&run.out).unwrap()
}

#[test]
fn the_stronger_player_scores_more_in_every_game_of_two_or_more() {
    for family in catalog::families().filter(|family| *family.players.end() > 1) {
        let report = report(&[
            "arena",
            family.id,
            "bot:4@200p",
            "random",
            "--games",
            "6",
            "--seed",
            "1",
        ]);
        assert_eq!(report["games"], 6, "{}", family.id);
        let score = |player: usize| report["players"][player]["score"].as_f64().unwrap();
        assert!(score(0) > score(1), "{}: {report}", family.id);
    }
}

#[test]
fn a_tournament_goes_on_where_it_was_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.jsonl");
    let file = path.to_str().unwrap();
    let play = |games: &str| {
        report(&[
            "arena", "kamon", "greedy", "random", "--games", games, "--seed", "4", "--record", file,
        ])
    };
    play("4");
    let kept = std::fs::read_to_string(&path).unwrap();
    // The last line is torn, as a kill would leave it.
    std::fs::write(&path, &kept[..kept.len() - 20]).unwrap();
    assert_eq!(play("6")["games"], 6);
    let games: Vec<Value> = std::fs::read_to_string(&path)
        .unwrap()
        .lines()
        .filter_map(|line| serde_json::from_str(line).ok())
        .collect();
    let mut numbers: Vec<u64> = games
        .iter()
        .map(|game| game["game"].as_u64().unwrap())
        .collect();
    numbers.sort_unstable();
    assert_eq!(numbers, [0, 1, 2, 3, 4, 5]);
    assert_eq!(
        games[0]["setup"], games[1]["setup"],
        "a setup is shared by as many games as there are players"
    );
    assert_ne!(games[0]["players"], games[1]["players"], "seats rotate");
    let run = serpentarium(&["arena", "kamon", "greedy", "uct", "--record", file]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("another tournament"), "{}", run.err);
}

#[test]
fn a_sequential_test_ends_early() {
    let report = report(&[
        "arena",
        "kamon",
        "bot:3@60p",
        "random",
        "--games",
        "400",
        "--seed",
        "2",
        "--sprt",
        "0,200",
    ]);
    assert_eq!(report["sprt"]["accepted"], "higher", "{report}");
    assert!(report["games"].as_u64().unwrap() < 400);
}

#[test]
fn a_bot_in_python_plays_whole_games() {
    let script = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../docs/examples/first_bot.py"
    );
    let engine = format!(
        "engine:SERPENTARIUM={} python3 {script}",
        env!("CARGO_BIN_EXE_serpentarium")
    );
    for spec in ["kamon", "tantrix"] {
        let report = report(&[
            "arena", spec, &engine, "random", "--games", "2", "--seed", "3",
        ]);
        assert_eq!(
            (report["games"].as_u64(), report["forfeits"].as_u64()),
            (Some(2), Some(0)),
            "{spec}: {report}"
        );
    }
}

#[test]
fn an_engine_that_fails_is_no_disaster() {
    let run = serpentarium(&["arena", "kamon", "engine:exit 1", "random", "--games", "1"]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("does not answer"), "{}", run.err);
}

/// An engine that says hello as it should, and then does this when it is to move.
fn engine(when_to_move: &str) -> String {
    format!(
        "engine:while read -r line; do case $line in ugi) echo ugiok;; isready) echo readyok;; \
         go*) {when_to_move};; esac; done"
    )
}

/// Plays one game against such an engine, and tells what it lost by.
fn fault_of(when_to_move: &str) -> Value {
    let engine = engine(when_to_move);
    let report = report(&[
        "arena", "kamon", &engine, "random", "--games", "1", "--budget", "50ms", "--margin",
        "300ms",
    ]);
    assert_eq!(report["forfeits"], 1, "{report}");
    assert_eq!(report["faults"][0]["player"], engine.as_str());
    report["faults"][0]["fault"].clone()
}

#[test]
fn an_engine_that_floods_hangs_ends_or_cheats_loses_and_it_is_said_by_what() {
    // Each line of a flood once gave it time anew.
    assert_eq!(fault_of("yes info")["code"], "too-slow");
    assert_eq!(fault_of("yes info | tr -d '\\n'")["code"], "too-slow");
    assert_eq!(fault_of("sleep 1000")["milliseconds"], 350);
    assert_eq!(fault_of("exit")["code"], "ended");
    let fault = fault_of("echo bestmove zz9");
    assert_eq!(
        (&fault["code"], &fault["move"]),
        (&"illegal".into(), &"zz9".into())
    );
    assert!(
        fault["why"].as_str().is_some_and(|why| why.contains("zz9")),
        "{fault}"
    );
    let cheat = engine("echo bestmove zz9");
    let run = serpentarium(&["arena", "kamon", &cheat, "random", "--games", "1"]);
    assert!(run.out.contains("“zz9”, which is illegal"), "{}", run.out);
}

#[test]
fn what_an_engine_started_ends_with_it() {
    // A number that no other program sleeps for.
    let nap = format!("sleep 4{}", std::process::id());
    assert_eq!(fault_of(&nap)["code"], "too-slow");
    assert!(!running(&nap), "the engine’s child stays behind");
}

/// A program of this name and argument, if one runs.
fn running(nap: &str) -> bool {
    let processes = std::fs::read_dir("/proc").unwrap().flatten();
    let commands = processes.filter_map(|one| std::fs::read(one.path().join("cmdline")).ok());
    commands
        .map(|line| String::from_utf8_lossy(&line).replace('\0', " "))
        .any(|line| line.trim() == nap)
}

#[test]
fn engines_end_with_a_tournament_that_is_told_to_go() {
    for (signal, number) in [("INT", 5), ("TERM", 6), ("HUP", 7)] {
        let nap = format!("sleep {number}{}", std::process::id());
        let engine = engine(&nap);
        let arena = binary::command(&["arena", "kamon", &engine, "random", "--budget", "5m"])
            .spawn()
            .unwrap();
        let arena = std::cell::RefCell::new(arena);
        let until = |done: &dyn Fn() -> bool| {
            for _ in 0..600 {
                if done() {
                    return true;
                }
                std::thread::sleep(std::time::Duration::from_millis(100));
            }
            false
        };
        assert!(until(&|| running(&nap)), "the engine does not think");
        let sent = std::process::Command::new("kill")
            .args([&format!("-{signal}"), &arena.borrow().id().to_string()])
            .status();
        assert!(sent.unwrap().success());
        assert!(
            until(&|| arena.borrow_mut().try_wait().unwrap().is_some()),
            "the tournament goes on after {signal}"
        );
        assert!(
            until(&|| !running(&nap)),
            "an engine stays behind after {signal}"
        );
    }
}

#[test]
fn senseless_tournaments_are_refused() {
    let says = |arguments: &[&str], sentence: &str| {
        let run = serpentarium(&[&["arena"], arguments].concat());
        assert_eq!(run.code, 2, "{run:?}");
        assert!(run.err.contains(sentence), "{}", run.err);
    };
    says(&["kamon", "bot:9", "uct"], "“bot:9” is not a player");
    says(&["kamon", "uct", "uct"], "“uct” is named twice");
    says(
        &["kamon", "uct", "random", "--budget", "soon"],
        "“soon” is not a budget",
    );
    says(
        &["kamon", "uct", "random", "--sprt", "9,1"],
        "“9,1” is not a pair of Elo differences",
    );
    says(&["tantrix-solitaire", "uct", "random"], "is for one player");
    says(&["chess", "uct", "random"], "There is no game “chess”");
}

/// Played at random to ply 24, so that a proof is quick.
fn late_position() -> String {
    binary::DRAWN_GAME
        .split(' ')
        .take(24)
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn solve_proves_and_its_line_holds() {
    let moves = late_position();
    let place = ["solve", "kamon", "--setup", LAYOUT, "--moves", &moves];
    let run = serpentarium(&[&place[..], &["--limit", "60s", "--json"]].concat());
    assert_eq!(run.code, 0, "{run:?}");
    let proof: Value = serde_json::from_str(&run.out).unwrap();
    let value = proof["value"].as_str().unwrap();
    let best = proof["move"].as_str().unwrap();
    assert_eq!(proof["line"][0], best);
    // After the best move the other side has the opposite value.
    let after = format!("{moves} {best}");
    let next = report(&[
        "solve", "kamon", "--setup", LAYOUT, "--moves", &after, "--limit", "60s",
    ]);
    let opposite = match value {
        "win" => "loss",
        "loss" => "win",
        other => other,
    };
    assert_eq!(next["value"], opposite);
}

#[test]
fn solve_says_when_it_has_not_proved_anything_and_goes_on_from_a_checkpoint() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("kamon.proof");
    let place = [
        "solve",
        "kamon",
        "--setup",
        LAYOUT,
        "--limit",
        "300ms",
        "--checkpoint",
        file.to_str().unwrap(),
    ];
    let mut nodes = 0;
    for _ in 0..2 {
        let run = serpentarium(&[&place[..], &["--memory", "64MB", "--json"]].concat());
        assert_eq!(run.code, 3, "{run:?}");
        let report: Value = serde_json::from_str(&run.out).unwrap();
        assert_eq!(report["value"], Value::Null);
        assert!(file.exists());
        let nodes_now = report["nodes"].as_u64().unwrap();
        assert!(nodes_now > nodes, "the count goes on: {nodes} {nodes_now}");
        nodes = nodes_now;
    }
    std::fs::write(&file, "nonsense").unwrap();
    let run = serpentarium(&place);
    assert_eq!(run.code, 2, "{run:?}");
    assert!(run.err.contains("belongs to something else"), "{}", run.err);
    std::fs::remove_file(&file).unwrap();
    std::fs::create_dir(&file).unwrap();
    let run = serpentarium(&place);
    assert_eq!(run.code, 2, "{run:?}");
    assert!(run.err.contains("can’t be used"), "{}", run.err);
}

#[test]
fn solve_refuses_games_of_chance_and_ended_games() {
    let run = serpentarium(&["solve", "tantrix"]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("can’t be solved"), "{}", run.err);
    let run = serpentarium(&[
        "solve",
        "kamon",
        "--setup",
        LAYOUT,
        "--moves",
        binary::DRAWN_GAME,
    ]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("The game is over"), "{}", run.err);
}

#[test]
fn analyse_values_moves_for_every_seat() {
    for family in catalog::families() {
        let report = report(&["analyse", family.id, "--limit", "200ms", "--seed", "1"]);
        let seats = catalog::configure(family.id).unwrap().seats();
        assert_eq!(
            report["values"].as_array().unwrap().len(),
            seats,
            "{}",
            family.id
        );
        assert!(report["move"].is_string(), "{}: {report}", family.id);
    }
    let run = serpentarium(&["analyse", "kamon", "--setup", LAYOUT, "--limit", "200ms"]);
    assert!(
        run.succeeded() && run.out.contains("Best line: "),
        "{run:?}"
    );
}
