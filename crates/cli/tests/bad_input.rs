//! Whatever is given to it: one clear sentence on standard error, exit code 2, no panic.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

mod binary;

use binary::{LAYOUT, LINE, Run, command, read, serpentarium};

fn assert_refused(arguments: &[&str]) -> Run {
    let run = serpentarium(arguments);
    assert_eq!(run.code, 2, "{arguments:?}: {run:?}");
    assert_eq!(run.err.lines().count(), 1, "{arguments:?}: {}", run.err);
    assert!(
        run.err.trim_end().ends_with(['.', '?', '!']),
        "{arguments:?}: {}",
        run.err
    );
    assert!(!run.err.contains("panicked"), "{arguments:?}: {}", run.err);
    run
}

#[test]
fn garbage_for_any_argument_is_refused_in_one_sentence() {
    let garbage = [
        "",
        " ",
        "-",
        "--",
        "🐍",
        "kamon(",
        "kamon(x=y)",
        "kamon(blank-loop=maybe)",
        "../..",
        "-1",
        "1e9",
        "\n",
        "(",
        "chess",
    ];
    for text in garbage {
        for command in ["deal", "moves", "show", "random", "play"] {
            let run = serpentarium(&[command, text]);
            assert_eq!(run.code, 2, "{command} {text:?}: {run:?}");
            assert!(!run.err.contains("panicked"), "{run:?}");
        }
        for arguments in [
            vec!["moves", "kamon", "--setup", text],
            vec!["show", "pantarei", "--setup", text],
            vec!["perft", "kamon", "--setup", LAYOUT, "--depth", text],
            vec!["perft", "kamon", "--setup", text, "--depth", "1"],
            vec!["deal", "kamon", "--seed", text],
            vec!["random", "kamon", "--games", text],
            vec!["random", "kamon", "--threads", text],
            vec!["play", "kamon", "--random", text],
            vec!["verify", text],
        ] {
            // A double dash ends the options, and what is then missing is said.
            let run = serpentarium(&arguments);
            assert_eq!(run.code, 2, "{arguments:?}: {run:?}");
            assert!(!run.err.contains("panicked"), "{run:?}");
        }
    }
}

/// The arguments are refused, and the sentence says why.
fn says(arguments: &[&str], sentence: &str) {
    let run = assert_refused(arguments);
    assert!(run.err.contains(sentence), "{arguments:?}: {}", run.err);
}

#[test]
fn each_mistake_has_its_own_sentence() {
    says(
        &["deal", "chess"],
        "There is no game “chess”. The games are: kamon, pantarei",
    );
    says(
        &["deal", "kamon(size=9)"],
        "Kamon has no option “size”. Its options are: blank-loop=on|off.",
    );
    says(
        &["deal", "kamon(blank-loop=x)"],
        "Kamon can’t have blank-loop=x.",
    );
    says(&["deal", "pantarei(x=y)"], "It has no options.");
    says(&["sing"], "There is no command “sing”");
    says(&["deal"], "<SPEC> is missing");
    says(
        &["deal", "kamon", "--loud"],
        "“--loud” is not an option here",
    );
    says(
        &["deal", "kamon", "--seed", "minus"],
        "“minus” can’t be the value of --seed <N>",
    );
    says(&["deal", "kamon", "--seed"], "--seed <N> needs a value");
    says(
        &["random", "kamon", "--games", "0"],
        "“0” can’t be the value of --games <N>",
    );
    says(
        &["games", "--language", "tlh"],
        "“tlh” can’t be the value of --language",
    );
    says(
        &["moves", "kamon", "--setup", LAYOUT, "--moves", "f5 f5"],
        "Move 2, f5: f5 is already covered.",
    );
    says(
        &["moves", "kamon", "--setup", LAYOUT, "--moves", "d4"],
        "The blank on d4 can’t be covered.",
    );
    says(
        &["moves", "kamon", "--setup", LAYOUT, "--moves", "c3"],
        "not a corner, and c3 is not one",
    );
    says(
        &["moves", "kamon", "--setup", LAYOUT, "--moves", "f5 a5"],
        "The blue fan on a5 shares neither colour nor symbol with the red butterfly you must answer.",
    );
    says(
        &["play", "kamon", "--random", "2"],
        "There is no seat 2; seats are counted from 0 to 1.",
    );
    says(
        &[
            "moves",
            "pantarei",
            "--setup",
            LINE,
            "--moves",
            "white 2>20",
        ],
        "There is no stack 20; the line has 19.",
    );
}

#[test]
fn what_is_not_there_is_named() {
    says(
        &[
            "bridge",
            "--token",
            "t",
            "--engine",
            "e",
            "--server",
            "http://127.0.0.1:1",
        ],
        "Is the server running?",
    );
    says(
        &[
            "loadtest",
            "--address",
            "127.0.0.1:1",
            "--games",
            "2",
            "--lasting",
            "1s",
        ],
        "Is a server running there?",
    );
    says(&["verify", "no/such/file"], "no/such/file can’t be read");
    says(
        &["serve", "--listen", "0", "--site", "no/such/folder"],
        "There are no pages in no/such/folder",
    );
}

#[test]
fn what_would_be_right_is_said_too() {
    says(&["arena", "kamon", "bot:9", "uct"], "write bot:1 to bot:8");
    // Threads that no machine has would end the program.
    says(&["solve", "kamon", "--threads", "100000"], "up to 256");
    says(&["play", "kamon", "--level", "9"], "from 1 to 8");
    says(
        &["play", "kamon", "--people", "--level", "3"],
        "--people doesn’t go with --level <LEVEL>.",
    );
    says(
        &["deal", "kamon", "--seed", "1", "--seed", "2"],
        "--seed <N> is given twice.",
    );
    says(&["deal", "kamon", "twice"], "“twice” is one word too many");
    says(&["play", "kamom"], "Did you mean kamon?");
    says(&["gmes"], "Did you mean games");
}

#[test]
fn colours_and_types_that_nobody_can_have_are_refused() {
    for wrong in ["R", "RR", "RX", "RYG", "", "🐍🐍"] {
        let takes = "it takes 2 different letters of RYGB.";
        says(&["play", "tantrix", "--colours", wrong], takes);
    }
    says(
        &["deal", "snekagon-5g", "--types", "AF1"],
        "it takes 3 different letters of ABCDE.",
    );
    says(
        &["deal", "kamon", "--colours", "BW"],
        "In Kamon there are no colours or types to choose.",
    );
    says(
        &["play", "tantrix", "--colours", "RY", "--setup", "RY:1"],
        "doesn’t go with",
    );
}

/// Who gave it knows it: its beginning is enough to say what is meant.
#[test]
fn long_garbage_is_not_echoed_whole() {
    let garbage = "x".repeat(100_000);
    let text = garbage.as_str();
    for arguments in [
        vec![text],
        vec!["deal", text],
        vec!["deal", "kamon", "--seed", text],
        vec!["moves", "kamon", "--setup", text],
        vec!["moves", "kamon", "--setup", LAYOUT, "--moves", text],
        vec!["show", "tantrix", "--setup", text],
        vec!["show", "snekagon", "--moves", text],
        vec!["show", "pantarei", "--moves", text],
        vec!["puzzle", "show", text],
        vec!["puzzle", "solve", "--tiles", text],
        vec!["rules", text],
        vec!["games", text],
        vec!["arena", "kamon", text, "uct"],
        vec!["bridge", "--token", "t", "--engine", "e", "--games", text],
    ] {
        let run = serpentarium(&arguments);
        let told = run.err.len();
        let short: Vec<String> = arguments.iter().map(|word| texts::excerpt(word)).collect();
        assert_eq!(run.code, 2, "{short:?}");
        assert!(told < 1_000, "{short:?}: {told} bytes");
    }
    let typed = binary::with_input(&["play", "kamon", "--people", "--setup", LAYOUT], text);
    assert!(typed.out.len() < 10_000, "{} bytes", typed.out.len());
    let told = binary::with_input(&["engine"], text);
    assert!(told.out.len() < 1_000, "{} bytes", told.out.len());
}

#[test]
fn mistakes_are_explained_in_every_language() {
    let speak = |language: &str| {
        let run = read(
            &command(&["deal", "chess"])
                .env("SERPENTARIUM_LANGUAGE", language)
                .output()
                .unwrap(),
        );
        assert_eq!(run.code, 2);
        run.err
    };
    assert!(speak("cs").starts_with("Hra „chess“ tu není."));
    assert!(speak("pl_PL.UTF-8").starts_with("Nie ma gry „chess”."));
    assert!(speak("de").starts_with("There is no game"));
    let run = serpentarium(&["sing", "--language", "cs"]);
    assert!(
        run.err.starts_with("Příkaz „sing“ neexistuje"),
        "{}",
        run.err
    );
}

#[test]
fn help_is_not_a_mistake() {
    for arguments in [
        &["--help"][..],
        &["-h"],
        &["show", "--help"],
        &["--version"],
    ] {
        let run = serpentarium(arguments);
        assert!(
            run.succeeded() && run.err.is_empty() && !run.out.is_empty(),
            "{arguments:?}: {run:?}"
        );
    }
}

#[test]
fn arguments_that_are_no_text_are_refused() {
    use std::os::unix::ffi::OsStrExt;
    let bytes = std::ffi::OsStr::from_bytes(b"kam\xffon");
    let run = read(&command(&["deal"]).arg(bytes).output().unwrap());
    assert_eq!(run.code, 2);
    assert!(!run.err.contains("panicked"), "{}", run.err);
}

#[test]
fn a_reader_who_leaves_early_is_no_mistake() {
    use std::io::Read;
    let mut child = command(&[
        "perft", "kamon", "--setup", LAYOUT, "--depth", "4", "--divide",
    ])
    .spawn()
    .unwrap();
    let mut one = [0];
    child.stdout.take().unwrap().read_exact(&mut one).unwrap();
    let run = read(&child.wait_with_output().unwrap());
    assert!(!run.err.contains("panicked"), "{}", run.err);
}

#[test]
fn a_load_test_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    for database in [&[][..], &["--database", "/no/such/folder/load.db"]] {
        let test = ["loadtest", "--games", "1", "--lasting", "100ms"];
        let mut command = command(&[&test[..], database].concat());
        command.env("TMPDIR", folder.path()).output().unwrap();
        let left = std::fs::read_dir(folder.path()).unwrap().count();
        assert_eq!(left, 0, "{database:?}");
    }
}
