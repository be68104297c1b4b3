//! The operator at the command line, beside a server that runs.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

mod binary;

use std::time::Duration;

use binary::served::{Served, at_home};
use binary::{Run, read};
use protocol::client::{Client, Method};

fn moderate(server: &Served, arguments: &[&str]) -> Run {
    let all = [&["moderate"], arguments].concat();
    let mut command = at_home(server.home().path(), &all);
    command.env("USER", "olga");
    read(&command.output().unwrap())
}

fn ask(server: &Served, client: &Client, path: &str, body: &str) -> (u16, String) {
    let answer = server.wait(client.send(Method::POST, path, body.to_owned()));
    let answer = answer.unwrap();
    (answer.status.as_u16(), answer.text())
}

/// An account; its client and its id.
fn account(server: &Served, name: &str) -> (Client, String) {
    let client = server.client();
    let body = format!("{{\"name\":\"{name}\",\"password\":\"correct horse\"}}");
    let (status, said) = ask(server, &client, "/api/account", &body);
    assert_eq!(status, 201, "{said}");
    let said: serde_json::Value = serde_json::from_str(&said).unwrap();
    (client, said["id"].as_str().unwrap().to_owned())
}

#[test]
fn an_operator_looks_at_reports_and_acts_while_the_server_runs() {
    let server = Served::start(&["serve", "--listen", "0"], &[]);
    assert!(moderate(&server, &["reports"]).out.contains("no reports"));
    let (ada, _) = account(&server, "Ada");
    let (bob, id) = account(&server, "Bob");
    let report =
        format!("{{\"player\":\"{id}\",\"reason\":\"spam\",\"words\":\"again and again\"}}");
    assert_eq!(ask(&server, &ada, "/api/reports", &report).0, 204);
    let listed = moderate(&server, &["reports"]);
    assert!(
        listed.out.contains("Ada → Bob") && listed.out.contains("again and again"),
        "{}",
        listed.out
    );
    let number = listed.out.split_whitespace().next().unwrap().to_owned();
    let polish = moderate(&server, &["show", &number, "--language", "pl"]);
    assert!(polish.out.contains("spam"), "{}", polish.out);

    let muted = moderate(&server, &["mute", "bob", "2d", "spam", "--report", &number]);
    assert!(
        muted.succeeded() && muted.out.contains("Bob"),
        "{}",
        muted.err
    );
    assert!(moderate(&server, &["reports"]).out.contains("no reports"));
    assert!(moderate(&server, &["reports", "--all"]).out.contains("Bob"));
    let closed = moderate(&server, &["close", "Bob", "threats"]);
    assert!(closed.succeeded(), "{}", closed.err);
    // The server notices by itself.
    let mut tries = 0;
    let wish = "{\"label\":\"bot\"}";
    while ask(&server, &bob, "/api/account/tokens", wish).0 != 401 {
        tries += 1;
        assert!(tries < 1_000, "a closed account is still served");
        std::thread::sleep(Duration::from_millis(50));
    }
    let log = moderate(&server, &["log", "Bob"]).out;
    assert_eq!(log.matches("olga → Bob").count(), 2, "{log}");
    assert!(log.contains("threats"), "{log}");
    let reopened = moderate(&server, &["reopen", "Bob", "a mistake"]);
    assert!(reopened.succeeded(), "{}", reopened.err);
    let entry = "{\"name\":\"Bob\",\"password\":\"correct horse\"}";
    let mut tries = 0;
    while ask(&server, &server.client(), "/api/account/login", entry).0 != 200 {
        tries += 1;
        assert!(tries < 100, "an account that is open again is not served");
        std::thread::sleep(Duration::from_millis(500));
    }

    for (wrong, why) in [
        (vec!["warn", "Nobody", "words"], "Nobody"),
        (vec!["show", "99"], "99"),
        (vec!["dismiss", "99", "why"], "99"),
        (vec!["reopen", "Ada", "why"], "Ada"),
        (vec!["hide", "why", "--report", &number], "message"),
        (vec!["hide", "why"], "--match"),
        (vec!["mute", "Bob", "soon", "why"], "soon"),
    ] {
        let refused = moderate(&server, &wrong);
        assert_eq!(refused.code, 2, "{wrong:?}: {}", refused.out);
        assert!(refused.err.contains(why), "{wrong:?}: {}", refused.err);
        assert_eq!(refused.err.lines().count(), 1, "{}", refused.err);
    }
    server.end();
}
