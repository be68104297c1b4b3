//! Many seeds, and whether mistakes would be found.

#![allow(clippy::unwrap_used, reason = "tests")]

use std::process::{Command, Output};

fn run(arguments: &[&str]) -> (bool, String) {
    let mut simulate = Command::new(env!("CARGO_BIN_EXE_simulate"));
    let Output {
        status,
        stdout,
        stderr,
    } = simulate.args(arguments).output().unwrap();
    let said = [stdout, stderr].concat();
    (status.success(), String::from_utf8(said).unwrap())
}

#[test]
fn many_seeds_keep_every_promise() {
    let (kept, said) = run(&["--count", "210", "--until-broken"]);
    assert!(kept, "{said}");
    // A simulation in which little happens proves little.
    assert!(said.contains("210 seeds kept every promise"), "{said}");
    let count = |what: &str| -> u64 {
        let words: Vec<&str> = said.split_whitespace().collect();
        let at = words.iter().position(|word| *word == what).unwrap();
        words[at - 1].parse().unwrap()
    };
    for (what, least) in [
        ("acknowledged", 1_500),
        ("restarts,", 80),
        ("broken", 80),
        ("failed", 150),
    ] {
        assert!(count(what) >= least, "{what}: {said}");
    }
}

#[test]
fn a_seed_gives_the_same_trace_again() {
    let mut traces = Vec::new();
    for seed in 1..=6 {
        let seed = seed.to_string();
        let (_, first) = run(&["--seed", &seed]);
        let (_, second) = run(&["--seed", &seed]);
        assert!(first.contains("trace="), "{first}");
        assert_eq!(first, second);
        traces.push(first);
    }
    traces.sort();
    traces.dedup();
    assert_eq!(traces.len(), 6, "different seeds differ");
}

/// Within so many seeds a planted mistake must be found.
const ENOUGH: &str = "60";

/// A mistake is found, by what it breaks; and the seed that found it finds it again, in the same words.
fn is_found(mistake: &str, broken: &[&str]) {
    let planted = ["--planted", mistake];
    let (kept, said) = run(&[&planted[..], &["--count", ENOUGH, "--until-broken"]].concat());
    assert!(!kept, "{mistake} was not found: {said}");
    assert!(broken.iter().any(|what| said.contains(what)), "{said}");
    let found = said.lines().find(|line| line.starts_with("seed ")).unwrap();
    let seed = found.split([' ', ':']).nth(1).unwrap();
    let (_, again) = run(&[&planted[..], &["--seed", seed]].concat());
    assert!(again.contains(found), "{again}");
}

#[test]
fn an_acknowledgement_before_the_commit_is_found() {
    let broken = ["kept is None", "is not kept", "after 0 events"];
    is_found("early-acknowledgement", &broken);
}

#[test]
fn a_forgotten_credit_is_found() {
    is_found("forgotten-outage", &["of which the server worked"]);
}

#[test]
fn a_name_of_yesterday_is_found() {
    is_found("forgotten-name", &["was called"]);
}

#[test]
fn a_rating_applied_twice_is_found() {
    is_found("rating-twice", &["follows from them", "found a rating of"]);
}
