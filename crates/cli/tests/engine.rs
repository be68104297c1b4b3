//! The engine protocol, driven from outside.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

mod binary;

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout};
use std::time::{Duration, Instant};

struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start() -> Self {
        let mut child = binary::command(&["engine"]).spawn().unwrap();
        let (input, output) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        Self {
            child,
            input,
            output: BufReader::new(output),
        }
    }

    fn tell(&mut self, line: &str) {
        writeln!(self.input, "{line}").unwrap();
    }

    fn hear(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        line.trim_end().to_owned()
    }

    fn hear_until(&mut self, beginning: &str) -> String {
        loop {
            let line = self.hear();
            assert!(!line.is_empty(), "the engine has gone");
            if line.starts_with(beginning) {
                return line;
            }
        }
    }
}

fn project() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

#[test]
fn the_conversation_of_the_documentation_is_true() {
    let page = std::fs::read_to_string(project().join("docs/protocol.md")).unwrap();
    let talk = page
        .split("```text\n")
        .nth(1)
        .unwrap()
        .split("```")
        .next()
        .unwrap();
    let mut engine = Engine::start();
    let mut answers = 0;
    for line in talk.lines() {
        match line.split_at(2) {
            ("> ", told) => engine.tell(told),
            ("< ", expected) => {
                let heard = engine.hear();
                match expected.strip_suffix("...") {
                    Some(beginning) => {
                        assert!(heard.starts_with(beginning), "{heard} is not {expected}");
                    }
                    None => assert_eq!(heard, expected),
                }
                answers += 1;
            }
            _ => panic!("neither told nor heard: {line}"),
        }
    }
    assert!(answers >= 25, "only {answers} answers");
    assert!(engine.child.wait().unwrap().success());
}

#[test]
fn stop_is_honoured_at_once_and_the_engine_lives_on() {
    let mut engine = Engine::start();
    for family in catalog::families() {
        let rules = catalog::configure(family.id).unwrap();
        let game = rules
            .begin(&rules.deal(&mut game::SeededDice::new(1)))
            .unwrap();
        engine.tell(&format!("newgame {}", family.id));
        engine.tell(&format!("position setup {}", game.public_setup()));
        engine.tell("go infinite");
        std::thread::sleep(Duration::from_millis(100));
        engine.tell("go infinite");
        engine.hear_until("error A search is running");
        let stopped = Instant::now();
        engine.tell("stop");
        let best = engine.hear_until("bestmove ");
        // Far more than the tenth of a second that it takes: other tests share the machine.
        assert!(
            stopped.elapsed() < Duration::from_secs(20),
            "{} took {:?}",
            family.id,
            stopped.elapsed()
        );
        let chosen = best.strip_prefix("bestmove ").unwrap();
        assert!(
            game.explain(chosen).is_ok(),
            "{} played {chosen}",
            family.id
        );
    }
}

#[test]
fn noise_is_answered_and_survived() {
    let mut engine = Engine::start();
    let noise = [
        "go",
        "position",
        "position setup",
        "newgame",
        "newgame chess",
        "newgame kamon(",
        "query",
        "query perft x",
        "setoption",
        "setoption name Level value 9",
        "setoption name Colour value 1",
        "🐍",
        "position fen x",
    ];
    for line in noise {
        engine.tell(line);
        assert!(engine.hear().starts_with("error "), "{line}");
    }
    engine.tell("newgame kamon");
    for line in [
        "go",
        "query turn",
        "position setup x",
        "position moves a",
        "go movetime",
        "go movetime x",
        "go 5",
    ] {
        engine.tell(line);
        assert!(engine.hear().starts_with("error "), "{line}");
    }
    engine.input.write_all(b"\xff\xfe\n").unwrap();
    assert!(engine.hear().starts_with("error "));
    engine.tell("isready");
    assert_eq!(engine.hear(), "readyok");
}

#[test]
fn one_thread_and_a_seed_repeat() {
    let think = || {
        let mut engine = Engine::start();
        engine.tell("setoption name Seed value 7");
        engine.tell("setoption name Level value 5");
        engine.tell("newgame pantarei");
        engine.tell(&format!("position setup {} moves black", binary::LINE));
        engine.tell("go playouts 300");
        engine.hear_until("bestmove ")
    };
    assert_eq!(think(), think());
}
