//! `serpentarium puzzle`, as people meet it.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

mod binary;

use binary::serpentarium;

#[test]
fn list_names_every_puzzle_with_its_task() {
    let run = serpentarium(&["puzzle", "list"]);
    assert!(run.succeeded(), "{}", run.err);
    let task = |id: &str| {
        let line = run
            .out
            .lines()
            .find(|line| line.split_whitespace().next() == Some(id));
        line.unwrap_or_else(|| panic!("no {id} in {}", run.out))[id.len()..]
            .trim()
            .to_owned()
    };
    assert_eq!(task("discovery-3"), "3 tiles, yellow loop");
    assert_eq!(task("discovery-30"), "30 tiles, red loop");
    assert_eq!(task("rainbow-blue"), "10 tiles, blue line, in a triangle");
    assert_eq!(task("xtreme-4"), "4 of 10 tiles, red loop");
    assert_eq!(task("professor"), "12 tiles, yellow loop, blue loop");
    assert_eq!(task("flower"), "7 tiles, in a flower");
}

#[test]
fn show_tells_task_and_tiles() {
    let run = serpentarium(&["puzzle", "show", "discovery-3"]);
    assert_eq!(
        run.out,
        "3 tiles, yellow loop\n   1  YBRBRY\n   2  RBYYBR\n   3  RBBYYR\n"
    );
}

#[test]
fn counts_end_with_the_number_alone() {
    let count = |arguments: &[&str]| {
        let run = serpentarium(&[&["puzzle", "solve"], arguments, &["--count"]].concat());
        assert!(run.succeeded(), "{}", run.err);
        run.out.lines().last().unwrap().to_owned()
    };
    assert_eq!(count(&["discovery-10"]), "1280");
    assert_eq!(
        count(&["discovery-10", "--holes", "--threads", "2"]),
        "23360"
    );
    assert_eq!(count(&["--tiles", "1-10", "--loop", "R"]), "1280");
    assert_eq!(
        count(&["--tiles", "1,2,3,4,5,6,7,8,9,10", "--loop", "blue"]),
        "952"
    );
    assert_eq!(count(&["rainbow-blue"]), "5");
}

#[test]
fn solutions_found_are_solutions_checked() {
    for id in [
        "discovery-3",
        "discovery-12",
        "discovery-30",
        "xtreme-triangle",
        "flower",
        "professor",
    ] {
        let run = serpentarium(&["puzzle", "solve", id, "--threads", "2", "--seed", "5"]);
        assert!(run.succeeded(), "{id}: {}", run.err);
        let solution = run.out.lines().next().unwrap();
        let check = serpentarium(&["puzzle", "check", id, "--placements", solution]);
        assert_eq!(
            (check.code, check.out.as_str()),
            (0, "Right: that solves the puzzle.\n"),
            "{id}"
        );
    }
}

#[test]
fn all_finds_as_many_as_are_counted() {
    let run = serpentarium(&["puzzle", "solve", "discovery-7", "--all"]);
    assert_eq!(run.out.lines().count(), 36 + 1);
    assert!(
        run.out
            .lines()
            .last()
            .unwrap()
            .starts_with("36 solutions, and the search was complete")
    );
}

#[test]
fn a_puzzle_without_a_solution_is_said_to_have_none() {
    // Two tiles can't make a loop.
    let run = serpentarium(&["puzzle", "solve", "--tiles", "1,2", "--loop", "R"]);
    assert!(run.succeeded(), "{run:?}");
    assert!(
        run.out
            .starts_with("There is no solution: the search was complete"),
        "{}",
        run.out
    );
}

#[test]
fn a_search_that_runs_out_of_time_says_so() {
    let run = serpentarium(&[
        "puzzle",
        "solve",
        "discovery-30",
        "--count",
        "--limit",
        "100ms",
    ]);
    assert_eq!(run.code, 3, "{run:?}");
    assert!(run.out.contains("the time was up"), "{}", run.out);
}

/// Waits until a process catches interrupts: before it does, one ends it.
#[cfg(unix)]
fn wait_until_it_listens(process: u32) {
    const INTERRUPT: u64 = 1 << (2 - 1);
    for _ in 0..600 {
        let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
        let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
        let caught = caught.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
        if caught.is_some_and(|mask| mask & INTERRUPT != 0) {
            return;
        }
        // Where the system tells nothing of it, a minute is enough.
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
}

#[cfg(unix)]
#[test]
fn an_interrupt_stops_cleanly_with_what_was_found() {
    let child = binary::command(&["puzzle", "solve", "discovery-30", "--count"])
        .spawn()
        .unwrap();
    wait_until_it_listens(child.id());
    // The shell's own `kill`: a machine need not have the program.
    let kill = format!("kill -INT {}", child.id());
    let killed = std::process::Command::new("sh")
        .args(["-c", &kill])
        .status()
        .unwrap();
    assert!(killed.success());
    let run = binary::read(&child.wait_with_output().unwrap());
    assert_eq!(run.code, 3, "{run:?}");
    assert!(run.out.contains("the search was stopped"), "{}", run.out);
}

/// They are written while the search goes on, not kept until its end.
#[cfg(unix)]
#[test]
fn all_solutions_come_as_they_are_found_and_cease_with_an_interrupt() {
    use std::io::{BufRead, BufReader};
    let mut child = binary::command(&["puzzle", "solve", "discovery-30", "--all"])
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    for _ in 0..1_000 {
        assert!(lines.next().unwrap().unwrap().contains('@'));
    }
    let kill = format!("kill -INT {}", child.id());
    let killed = std::process::Command::new("sh")
        .args(["-c", &kill])
        .status()
        .unwrap();
    assert!(killed.success());
    // No more than what a pipe and the channel hold, each solution about 300 bytes.
    let rest: Vec<String> = lines.map(Result::unwrap).collect();
    assert!(rest.len() < 2_000, "{} more", rest.len());
    assert!(rest.last().unwrap().contains("the search was stopped"));
    assert_eq!(child.wait().unwrap().code(), Some(3));
}

#[test]
fn the_flower_takes_any_seven_tiles() {
    let flower = ["flower", "--tiles", "15-21"];
    let run = serpentarium(&[&["puzzle", "solve"], &flower[..]].concat());
    assert!(run.succeeded(), "{run:?}");
    let solution = run.out.lines().next().unwrap();
    let placements = ["--placements", solution];
    let check = serpentarium(&[&["puzzle", "check"], &flower[..], &placements].concat());
    assert_eq!(check.code, 0, "{check:?}");
    for other in [
        &["discovery-3", "--tiles", "15-21"][..],
        &["flower", "--tiles", "15-21", "--loop", "R"],
        &["flower", "--tiles", "15-20"],
    ] {
        let run = serpentarium(&[&["puzzle", "solve"], other].concat());
        assert_eq!(run.code, 2, "{other:?}: {run:?}");
    }
}

#[test]
fn the_solution_in_the_help_is_one() {
    let help = serpentarium(&["help", "puzzle", "check"]).out;
    let (_, placements) = help.split_once("discovery-3 --placements \"").unwrap();
    let (placements, _) = placements.split_once('"').unwrap();
    let run = serpentarium(&["puzzle", "check", "discovery-3", "--placements", placements]);
    assert_eq!(run.code, 0, "{run:?}");
}

#[test]
fn wrong_solutions_are_told_why() {
    let says = |placements: &str, sentence: &str| {
        let run = serpentarium(&["puzzle", "check", "discovery-3", "--placements", placements]);
        assert_eq!(run.code, 1, "{run:?}");
        assert_eq!(run.out, format!("Not a solution. {sentence}\n"));
    };
    says("1@0,0r0 2@1,0r0", "Tile 3 is missing.");
    says(
        "1@0,0r0 2@1,0r0 4@2,0r0",
        "Tile 4 is not part of the puzzle.",
    );
    says("1@0,0r0 2@1,0r0 2@2,0r0", "Tile 2 is placed twice.");
    says(
        "1@0,0r0 2@0,0r0 3@2,0r0",
        "Tiles 1 and 2 are both on (0,0).",
    );
    says(
        "1@0,0r0 2@1,0r0 3@2,0r0",
        "Tile 2 on (1,0) would show blue where tile 3 shows yellow.",
    );
}

#[test]
fn senseless_puzzles_are_refused_in_one_sentence() {
    let says = |arguments: &[&str], sentence: &str| {
        let run = serpentarium(&[&["puzzle"], arguments].concat());
        assert_eq!(
            (run.code, run.err.trim_end()),
            (2, sentence),
            "{arguments:?}"
        );
    };
    says(
        &["solve", "discovery-31"],
        "There is no puzzle “discovery-31”; “serpentarium puzzle list” names them all.",
    );
    says(
        &["solve", "--tiles", "1,2,57", "--loop", "R"],
        "“57” names a tile that does not exist. The tiles are numbered from 1 to 56.",
    );
    says(
        &["solve", "--tiles", "1,2,2", "--loop", "R"],
        "Tile 2 is listed twice, and there is only one.",
    );
    says(
        &["solve", "--tiles", "1,2,3", "--loop", "G"],
        "Tile 1 has no link in any of the wanted colours (G).",
    );
    says(
        &["solve", "--tiles", "1,2,3", "--loop", "P"],
        "“P” is not a link colour; those are R, Y, G and B.",
    );
    says(
        &["solve", "--tiles", "one", "--loop", "R"],
        "“one” does not list tiles; write 1,2,3 or 1-10.",
    );
    says(
        &["solve", "--tiles", "1,2,3"],
        "Ask for a loop or a line, or for a shape.",
    );
    says(
        &[
            "solve", "--tiles", "1-4", "--line", "R", "--shape", "triangle",
        ],
        "4 tiles can’t form a triangle; 3, 6, 10, 15, 21, 28 and so on can.",
    );
    says(
        &["solve", "discovery-5", "--limit", "soon"],
        "“soon” can’t be the value of --limit <TIME> (When to give up: 500ms, 60s, 10m, 2h).",
    );
    says(
        &["check", "discovery-3", "--placements", "1@0,0"],
        "“1@0,0” is not a placement. Write tile, cell and rotation, like 23@1,-1r2.",
    );
}

#[test]
fn svg_draws_the_first_solution() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("loop.svg");
    let run = serpentarium(&[
        "puzzle",
        "solve",
        "discovery-10",
        "--svg",
        path.to_str().unwrap(),
    ]);
    assert!(run.succeeded(), "{}", run.err);
    let svg = std::fs::read_to_string(&path).unwrap();
    assert!(
        svg.starts_with("<svg") && svg.matches("<title>").count() == 10,
        "{svg}"
    );
    let run = serpentarium(&[
        "puzzle",
        "solve",
        "discovery-10",
        "--svg",
        "/no/such/folder/x.svg",
    ]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("can’t be written"), "{}", run.err);
}

#[test]
fn puzzles_of_a_game_are_listed_shown_and_proved() {
    let list = serpentarium(&["puzzle", "list", "kamon"]);
    assert!(list.succeeded(), "{}", list.err);
    let first = list.out.lines().next().unwrap();
    let id = first.split_whitespace().next().unwrap();
    assert!(
        id.starts_with("kamon-") && first.contains("find the win in"),
        "{first}"
    );
    let show = serpentarium(&["puzzle", "show", id]);
    assert!(show.out.contains("To move: "), "{}", show.out);
    let solved = serpentarium(&["puzzle", "show", id, "--solution"]);
    assert!(solved.out.starts_with(&show.out) && solved.out.len() > show.out.len());
    let verify = serpentarium(&["puzzle", "verify", "kamon", "--sample", "3"]);
    assert!(
        verify.out.starts_with("3 proved, 0 wrong"),
        "{}",
        verify.out
    );
    let none = serpentarium(&["puzzle", "list", "chess"]);
    assert!(
        none.err.starts_with("There is no game “chess”."),
        "{}",
        none.err
    );
}

#[test]
fn the_same_seed_makes_the_same_puzzles_and_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let make = |name: &str, count: &str| {
        let file = folder.path().join(name);
        let run = serpentarium(&[
            "puzzle",
            "make",
            "kamon",
            "--seed",
            "18",
            "--count",
            count,
            "--file",
            file.to_str().unwrap(),
        ]);
        assert!(run.succeeded(), "{}", run.err);
        std::fs::read_to_string(file).unwrap()
    };
    let at_once = make("at-once", "2");
    make("in-parts", "1");
    assert_eq!(make("in-parts", "2"), at_once);
    assert!(at_once.lines().count() >= 2);
    // And they are those that come with the game.
    let id = |line: &str| line.split('"').nth(3).unwrap().to_owned();
    let list = serpentarium(&["puzzle", "list", "kamon"]).out;
    for line in at_once.lines() {
        assert!(list.contains(&id(line)), "{line}");
    }
}

#[test]
fn a_damaged_file_of_puzzles_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("damaged");
    std::fs::write(&file, "{\n").unwrap();
    let run = serpentarium(&["puzzle", "verify", "--file", file.to_str().unwrap()]);
    assert_eq!(run.code, 2);
    assert!(
        run.err.contains("Line 1: This is not a puzzle"),
        "{}",
        run.err
    );
}
