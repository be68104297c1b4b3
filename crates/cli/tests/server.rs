//! The server as somebody starts it: by the program itself.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

mod binary;

use std::net::TcpListener;
use std::path::Path;
use std::process::Stdio;

use binary::served::{Served, at_home, database};
use binary::{read, serpentarium, with_input};
use protocol::client::Method;
use tempfile::TempDir;

#[test]
fn without_a_word_it_serves_and_says_where() {
    let server = Served::start(&[], &[("SERPENTARIUM_LISTEN", "127.0.0.1:0")]);
    assert!(server.line().contains("browser"), "{}", server.line());
    assert!(database(server.home()).exists(), "{}", server.line());
    assert!(
        server
            .line()
            .contains(&database(server.home()).display().to_string())
    );
    assert!(server.get("/").text().contains("Serpentarium"));
    assert!(server.get("/api/games").text().contains("kamon"));
    assert!(server.get("/readyz").text().ends_with("ready\n"));
    server.end();
}

#[test]
fn it_speaks_the_readers_language() {
    for (language, word) in [("cs", "prohlížeči"), ("pl", "przeglądarce")] {
        let options = ["serve", "--listen", "0", "--language", language];
        let server = Served::start(&options, &[]);
        assert!(server.line().contains(word), "{}", server.line());
        server.end();
    }
}

#[test]
fn a_second_server_on_the_same_games_is_told_where_the_first_is() {
    let server = Served::start(&["serve", "--listen", "0"], &[]);
    let again = at_home(server.home().path(), &["serve", "--listen", "0"]).output();
    let again = read(&again.unwrap());
    assert_eq!(again.code, 2);
    assert!(again.err.contains(server.address()), "{}", again.err);
    let (_, home) = server.end();
    // Its sign is gone with it.
    Served::in_home(home, &["serve", "--listen", "0"], &[]).end();
}

#[test]
fn a_taken_port_is_refused_if_named_and_avoided_if_not() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let home = TempDir::new().unwrap();
    let refused = at_home(home.path(), &["serve", "--listen", &port]).output();
    let refused = read(&refused.unwrap());
    assert_eq!(refused.code, 2);
    assert!(
        refused.err.contains(&port) && refused.err.contains("--listen"),
        "{}",
        refused.err
    );
    assert_eq!(refused.err.lines().count(), 1);

    // Whether or not somebody else has the usual port just now.
    let _usual = TcpListener::bind("127.0.0.1:7007");
    let server = Served::start(&["serve"], &[]);
    assert_ne!(server.address(), "127.0.0.1:7007");
    server.end();
}

#[test]
fn copies_records_and_checks_agree() {
    let server = Served::start(&["serve", "--listen", "0"], &[]);
    let id = server.finished_match();
    let record = server.get(&format!("/api/matches/{id}/record")).text();
    // While it runs, and after it has ended.
    let copy = server.home().path().join("copy.db").display().to_string();
    let call = |home: &TempDir, arguments: &[&str]| {
        read(&at_home(home.path(), arguments).output().unwrap())
    };
    assert!(call(server.home(), &["backup", &copy]).succeeded());
    assert_eq!(
        call(server.home(), &["backup", &copy]).code,
        2,
        "nothing is overwritten"
    );
    let (_, home) = server.end();
    let other = home.path().join("new/games.db").display().to_string();
    assert!(call(&home, &["restore", &copy, "--database", &other]).succeeded());
    assert_eq!(
        call(&home, &["restore", &copy]).code,
        2,
        "nothing is overwritten"
    );
    for database in [&copy, &other] {
        let checked = call(&home, &["check", "--database", database]);
        assert!(checked.succeeded(), "{checked:?}");
        assert!(checked.out.contains("One match"), "{checked:?}");
        let exported = call(&home, &["export", "--database", database]);
        assert!(
            exported.succeeded() && exported.out.contains(&id),
            "{exported:?}"
        );
        assert!(with_input(&["verify-deal"], &exported.out).succeeded());
    }

    assert!(with_input(&["verify-deal", "-"], &record).succeeded());
    let at = record.find("\"secret\":\"").unwrap() + "\"secret\":\"".len();
    let mut forged = record.clone();
    let digit = if &record[at..=at] == "0" { "1" } else { "0" };
    forged.replace_range(at..=at, digit);
    let forged = with_input(&["verify-deal"], &forged);
    assert_eq!(forged.code, 1, "{forged:?}");
    assert!(forged.out.contains("secret"), "{forged:?}");
}

#[test]
fn what_makes_no_sense_is_refused_in_one_sentence() {
    let home = TempDir::new().unwrap();
    let path = |name: &str| home.path().join(name).display().to_string();
    std::fs::write(path("not.db"), "not a database at all, only words").unwrap();
    std::fs::write(path("bad.toml"), "lisen = 1").unwrap();
    let (missing, not, bad) = (path("missing.db"), path("not.db"), path("bad.toml"));
    let served = serpentarium(&["serve", "--listen", "0", "--database", &not]);
    assert!(
        served.err.contains("is not a Serpentarium database"),
        "{served:?}"
    );
    for arguments in [
        vec!["serve", "--listen", "nowhere"],
        vec!["serve", "--https", "perhaps"],
        vec!["serve", "--config", &missing],
        vec!["serve", "--config", &bad],
        vec!["serve", "--database", "/proc/no/such/place.db"],
        vec!["serve", "--listen", "0", "--database", &not],
        vec![
            "serve",
            "--listen",
            "0",
            "--database",
            "postgres://localhost:1/none",
        ],
        vec!["backup"],
        vec!["backup", "copy.db", "--database", &missing],
        vec!["restore", &missing],
        vec!["restore", &not, "--database", &missing],
        vec!["restore", &not, "--database", "postgres://localhost/none"],
        vec!["export", "--database", &missing],
        vec!["check", "--database", &missing],
        vec!["check", "--database", &not],
        vec!["verify-deal", &missing],
        vec!["verify-deal", &not],
        vec!["verify-deal"],
        vec!["loadtest", "chess"],
        vec!["loadtest", "--games", "0"],
        vec!["loadtest", "--rate", "-1"],
        vec!["loadtest", "--address", "nowhere"],
    ] {
        let run = read(
            &at_home(home.path(), &arguments)
                .stdin(Stdio::null())
                .output()
                .unwrap(),
        );
        assert_eq!(run.code, 2, "{arguments:?}: {run:?}");
        assert_eq!(run.err.lines().count(), 1, "{arguments:?}: {}", run.err);
        assert!(
            run.err.trim_end().ends_with(['.', '?', '!']),
            "{arguments:?}: {}",
            run.err
        );
    }
    assert!(
        !Path::new(&missing).exists(),
        "looking for a database must not make one"
    );
}

/// Whatever is secret in a request stays out of the logs, at their loudest.
#[test]
fn logs_follow_requests_and_hold_no_secrets() {
    for format in ["text", "json"] {
        let options = [
            "serve",
            "--listen",
            "0",
            "--log",
            "trace",
            "--log-format",
            format,
        ];
        let server = Served::start(&options, &[]);
        let secrets = [
            "planted-password-83",
            "planted-token-84",
            "planted-cookie-85",
            "planted-query-86",
            "planted-new-password-87",
        ];
        let [password, token, cookie, query, new] = secrets;
        let login = format!(r#"{{"name":"somebody","password":"{password}"}}"#);
        server.ask(Method::POST, "/api/account/login", &login);
        let register = format!(r#"{{"name":"Ada","password":"{new}"}}"#);
        let known = server.client();
        let registered = known.send(Method::POST, "/api/account", register);
        let registered = server.wait(registered).unwrap();
        assert!(registered.status.is_success(), "{registered:?}");
        let given = known.cookie().unwrap();
        let session = given.split('=').nth(1).unwrap().to_owned();
        let forger = server.client();
        forger.set_cookie(Some(format!("serpentarium=s.{cookie}")));
        let program = server.client().with_token(token);
        for client in [&forger, &known, &program] {
            // Known or refused: what matters is what is written about it.
            let _ = server.wait(client.me());
        }
        let answer = server.get(&format!("/api/games?lang=cs&token={query}"));
        let id = answer.headers["x-request-id"].to_str().unwrap().to_owned();
        let (logs, _) = server.end();
        assert!(
            logs.contains(&id),
            "a request can't be found by its id: {logs}"
        );
        assert!(logs.contains("/api/v1/games"), "{logs}");
        for secret in secrets.iter().copied().chain([session.as_str()]) {
            assert!(!logs.contains(secret), "{secret} is in the logs: {logs}");
        }
        if format == "json" {
            for line in logs.lines() {
                let line: serde_json::Value = serde_json::from_str(line).unwrap();
                assert!(line["level"].is_string() && line["timestamp"].is_string());
            }
        }
    }
}

#[test]
fn a_load_test_plays_and_reports() {
    let arguments = [
        "loadtest",
        "--games",
        "5",
        "--rate",
        "50",
        "--lasting",
        "2s",
    ];
    let run = serpentarium(&arguments);
    assert!(run.succeeded(), "{run:?}");
    assert!(run.out.contains("0 errors"), "{run:?}");
    let run = serpentarium(&[&arguments[..], &["--json"]].concat());
    let figures: serde_json::Value = serde_json::from_str(&run.out).unwrap();
    assert_eq!(figures["errors"], 0);
    assert!(figures["moves"].as_u64().unwrap() > 20);
}

#[test]
fn the_doctor_tells_what_a_server_needs_and_finds_one_that_runs() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("test.db").display().to_string();
    let free = TcpListener::bind("127.0.0.1:0").unwrap();
    let taken = free.local_addr().unwrap().to_string();
    let doctor = |listen: &str, database: &str, more: &[&str]| {
        let here = ["doctor", "--listen", listen, "--database", database];
        serpentarium(&[&here[..], more].concat())
    };
    // Something else is there, which says nothing of ours.
    std::thread::spawn(move || {
        for one in free.incoming() {
            drop(one);
        }
    });
    let run = doctor(&taken, &file, &[]);
    assert_eq!(run.code, 1, "{run:?}");
    assert!(run.out.contains("is taken by another program"), "{run:?}");
    assert!(run.out.contains("the server will create it"), "{run:?}");
    assert_eq!(doctor(&taken, &file, &["--ready"]).code, 1);
    // A file that is not ours.
    let foreign = folder.path().join("foreign.db");
    std::fs::write(&foreign, "this is no database").unwrap();
    let run = doctor("127.0.0.1:0", foreign.to_str().unwrap(), &[]);
    assert_eq!(run.code, 1, "{run:?}");
    assert!(run.out.contains("can’t be used"), "{run:?}");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let config = server::Config {
        listen: ([127, 0, 0, 1], 0).into(),
        database: file.clone(),
        ..server::Config::default()
    };
    let running = runtime.block_on(server::start(config)).unwrap();
    let address = running.address().to_string();
    let run = doctor(&address, &file, &[]);
    assert!(
        run.succeeded() && run.out.contains("and it is ready"),
        "{run:?}"
    );
    assert!(run.out.contains("answers"), "{run:?}");
    let ready = doctor(&address, &file, &["--ready"]);
    assert!(ready.succeeded() && ready.out.is_empty(), "{ready:?}");
    runtime.block_on(running.stop());
    assert_eq!(doctor(&address, &file, &["--ready"]).code, 1);
}

#[test]
fn licences_are_printed() {
    let run = serpentarium(&["licences"]);
    assert!(run.succeeded());
    for known in [
        "MIT License",
        "tokio 1",
        "svelte 5",
        "SIL OPEN FONT LICENSE",
    ] {
        assert!(run.out.contains(known), "{known}");
    }
}
