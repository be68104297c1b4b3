//! `solve` that is killed, and `solve` that keeps its limits.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

mod binary;

use std::path::Path;
use std::time::{Duration, Instant};

use binary::{LAYOUT, command, serpentarium};
use serde_json::Value;

/// Takes some seconds to solve: long enough to be killed on the way.
const MOVES: &str = "f5 b5 b3 c5 c4 b6 g2 e3 d5";

fn solve(more: &[&str]) -> Value {
    let place = [
        "solve", "kamon", "--setup", LAYOUT, "--moves", MOVES, "--json",
    ];
    let run = serpentarium(&[&place[..], more].concat());
    assert_eq!(run.code, 0, "{run:?}");
    serde_json::from_str(&run.out).unwrap()
}

fn wait_for(file: &Path) {
    let began = Instant::now();
    while !file.exists() {
        assert!(began.elapsed() < Duration::from_mins(2), "no checkpoint");
        std::thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn a_killed_proof_goes_on_where_it_was_and_comes_to_the_same_value() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("kamon.proof");
    let checkpoint = ["--checkpoint", file.to_str().unwrap()];
    let place = ["solve", "kamon", "--setup", LAYOUT, "--moves", MOVES];
    let mut child = command(&[&place[..], &checkpoint].concat())
        .spawn()
        .unwrap();
    wait_for(&file);
    // On Unix that is SIGKILL: nothing can be put in order before the end.
    child.kill().unwrap();
    let ended = child.wait_with_output().unwrap();
    assert!(
        !ended.status.success(),
        "it was solved before it was killed"
    );

    let resumed = solve(&checkpoint);
    let whole = solve(&[]);
    assert_eq!(resumed["value"], whole["value"]);
    let (resumed, whole) = (&resumed["nodes"], &whole["nodes"]);
    let (resumed, whole) = (resumed.as_u64().unwrap(), whole.as_u64().unwrap());
    // What was done before the kill counts, and was not all done again.
    assert!(
        resumed > whole / 2 && resumed < 2 * whole,
        "{resumed} {whole}"
    );
}

#[test]
fn two_threads_keep_the_limits_of_memory_and_time() {
    let began = Instant::now();
    let place = ["solve", "kamon", "--setup", LAYOUT, "--limit", "2s"];
    let mut child = command(&[&place[..], &["--threads", "2", "--memory", "64MB"]].concat())
        .spawn()
        .unwrap();
    let mut most = 0;
    while child.try_wait().unwrap().is_none() {
        most = most.max(memory_of(child.id()));
        std::thread::sleep(Duration::from_millis(10));
    }
    assert_eq!(child.wait().unwrap().code(), Some(3));
    // Generous, for machines that do other things too.
    assert!(began.elapsed() < Duration::from_secs(30));
    // The program itself takes some beside the table.
    assert!(most < 64 + 48, "{most} MB");
    assert!(cfg!(not(target_os = "linux")) || most > 8, "{most} MB");
}

#[test]
fn a_damaged_checkpoint_is_refused_wherever_it_is_damaged() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("kamon.proof");
    let checkpoint = ["--checkpoint", file.to_str().unwrap()];
    let place = ["solve", "kamon", "--setup", LAYOUT, "--moves", MOVES];
    let run = || serpentarium(&[&place[..], &checkpoint, &["--limit", "1ms"]].concat());
    let long = ["--limit", "200ms"];
    serpentarium(&[&place[..], &checkpoint, &long].concat());
    let whole = std::fs::read(&file).unwrap();
    for part in 0..48 {
        let mut damaged = whole.clone();
        damaged[part * (whole.len() - 1) / 47] ^= 1 << (part % 8);
        std::fs::write(&file, &damaged).unwrap();
        let run = run();
        assert_eq!(run.code, 2, "{part}: {run:?}");
        assert!(run.err.contains("is damaged"), "{part}: {run:?}");
        // What was refused is left as it is.
        assert!(std::fs::read(&file).unwrap() == damaged, "{part}");
    }
    std::fs::write(&file, &whole).unwrap();
    assert_ne!(run().code, 2);
}

/// What a process takes, in megabytes; nothing where nobody says.
fn memory_of(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kilobytes = line.and_then(|line| line.trim().strip_suffix(" kB")?.parse::<u64>().ok());
    kilobytes.unwrap_or(0) / 1024
}

#[test]
fn a_proof_that_is_not_complete_says_which_moves_are_proved() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("kamon.proof");
    // Lost: every move must be refuted, one after the other.
    let lost = format!("{MOVES} d7 b4 c2");
    let place = ["solve", "kamon", "--setup", LAYOUT, "--moves", &lost];
    let run = |more: &[&str]| {
        let checkpoint = ["--checkpoint", file.to_str().unwrap()];
        serpentarium(&[&place[..], &checkpoint, more].concat())
    };
    // A little more each time, until something is proved but not everything.
    let open = loop {
        let open = run(&["--limit", "100ms", "--json"]);
        assert_eq!(open.code, 3, "all was proved at once: {open:?}");
        let open: Value = serde_json::from_str(&open.out).unwrap();
        let some = |list: &str| !open[list].as_array().unwrap().is_empty();
        if some("proved") || some("no_win") {
            break open;
        }
    };
    let words = run(&["--limit", "1ms"]).out;
    assert!(words.contains("Proved to lose"), "{words}");
    let value_after = |action: &str| {
        let moves = format!("{lost} {action}");
        let place = ["solve", "kamon", "--setup", LAYOUT, "--moves", &moves];
        let run = serpentarium(&[&place[..], &["--json"]].concat());
        let solved: Value = serde_json::from_str(&run.out).unwrap();
        solved["value"].as_str().unwrap().to_owned()
    };
    for each in open["proved"].as_array().unwrap() {
        // It is the other's turn then.
        let expected = match each["value"].as_str().unwrap() {
            "win" => "loss",
            "draw" => "draw",
            _ => "win",
        };
        assert_eq!(value_after(each["move"].as_str().unwrap()), expected);
    }
    for each in open["no_win"].as_array().unwrap() {
        assert_ne!(value_after(each.as_str().unwrap()), "loss");
    }
}
