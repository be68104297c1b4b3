//! What people do about people: they mute, block and report each other, and the operator looks at it from
//! another process while the server runs.

use std::time::Duration;

use protocol::client::Method;
use serde_json::{Value, json};
use server::moderation::Operator;

use crate::accounts::named;
use crate::client::Client;
use crate::cluster::Cluster;
use crate::test_app::{TestApp, two_players};

async fn account(app: &TestApp, name: &str) -> (Client, String) {
    let mut client = app.client();
    let made = client.post("/api/account", named(name)).await.ok();
    (client, made["id"].as_str().unwrap().to_owned())
}

/// Somebody at work on the database of a server that runs.
pub(crate) async fn operator(app: &TestApp) -> Operator {
    let now = 1_800_000_000_000;
    Operator::open(&app.config.database, "olga", now)
        .await
        .unwrap()
}

async fn post(client: &mut Client, path: &str, player: &str) {
    let done = client.post(path, json!({ "player": player })).await;
    assert_eq!(done.status, 204, "{}", done.json());
}

async fn drop_one(client: &mut Client, path: &str) {
    let done = client.send(Method::DELETE, path, "".into()).await;
    assert_eq!(done.status, 204, "{}", done.json());
}

/// Asks until the answer is right: the server looks for what the operator did once a second.
async fn until(client: &mut Client, path: &str, right: impl Fn(u16, &Value) -> bool) -> Value {
    for _ in 0..1_200 {
        let answer = client.get(path).await;
        let (status, body) = (answer.status.as_u16(), answer.json());
        if right(status, &body) {
            return body;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the server does not notice what the operator did: {path}");
}

#[tokio::test]
async fn who_is_muted_is_not_heard_and_does_not_know() {
    let app = TestApp::start().await;
    let (mut one, mut other, id) = two_players(&app, json!({})).await;
    let talker = other.get("/api/me").await.ok()["id"]
        .as_str()
        .unwrap()
        .to_owned();
    let path = format!("/api/matches/{id}/chat");
    other.post(&path, json!({ "phrase": "hello" })).await.ok();
    let mut socket = one.socket_at(&format!("{id}/live?chat_since=0")).await;
    assert_eq!(socket.hear_of("chat").await["phrase"], "hello");

    post(&mut one, "/api/me/muted", &talker).await;
    let people = one.get("/api/me/people").await.ok();
    assert_eq!(people["muted"][0]["id"], json!(talker));
    assert_eq!(people["blocked"], json!([]));
    other.post(&path, json!({ "phrase": "oops" })).await.ok();
    one.post(&path, json!({ "phrase": "thanks" })).await.ok();
    // The next that comes is one's own, and in the store there is nothing else either.
    assert_eq!(socket.hear_of("chat").await["phrase"], "thanks");
    let said = |lines: &Value| -> Vec<String> {
        let lines = lines.as_array().unwrap().iter();
        lines
            .map(|line| line["phrase"].as_str().unwrap().to_owned())
            .collect()
    };
    assert_eq!(said(&one.get(&path).await.ok()), ["thanks"]);
    let mut again = one.socket_at(&format!("{id}/live?chat_since=0")).await;
    assert_eq!(again.hear_of("chat").await["phrase"], "thanks");
    // The other hears all of it.
    assert_eq!(
        said(&other.get(&path).await.ok()),
        ["hello", "oops", "thanks"]
    );

    drop_one(&mut one, &format!("/api/me/muted/{talker}")).await;
    assert_eq!(
        said(&one.get(&path).await.ok()),
        ["hello", "oops", "thanks"]
    );
}

#[tokio::test]
async fn who_is_blocked_is_met_nowhere() {
    let app = TestApp::start().await;
    let (mut ada, ada_id) = account(&app, "Ada").await;
    let (mut bob, bob_id) = account(&app, "Bob").await;
    let open = json!({ "spec": "kamon", "public": true,
        "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let hers = ada.make(open.clone()).await;
    assert_eq!(
        bob.get("/api/lists/open").await.ok()["matches"][0]["id"],
        json!(hers)
    );
    // A match that they have begun goes on.
    let begun = ada.make(open.clone()).await;
    bob.ask(&begun, "join").await.ok();

    post(&mut ada, "/api/me/blocked", &bob_id).await;
    post(&mut ada, "/api/me/blocked", &bob_id).await;
    bob.ask(&hers, "join").await.refused(403, "match-blocked");
    for list in ["/api/lists/open", "/api/lobby"] {
        let listed = bob.get(list).await.ok();
        let open = listed.get("matches").unwrap_or(&listed["open"]);
        assert_eq!(open, &json!([]), "{list}");
    }
    let his = bob.make(open.clone()).await;
    ada.ask(&his, "join").await.refused(403, "match-blocked");
    for (client, name) in [(&mut bob, "Ada"), (&mut ada, "Bob")] {
        let wish = json!({ "spec": "kamon",
            "seats": [{ "kind": "me" }, { "kind": "person", "name": name }] });
        client
            .post("/api/matches", wish)
            .await
            .refused(403, "player-blocked");
    }
    // Talk is hidden both ways.
    let path = format!("/api/matches/{begun}/chat");
    ada.post(&path, json!({ "phrase": "hello" })).await.ok();
    bob.post(&path, json!({ "phrase": "oops" })).await.ok();
    assert_eq!(ada.get(&path).await.ok().as_array().unwrap().len(), 1);
    assert_eq!(bob.get(&path).await.ok()[0]["player"], json!(bob_id));
    ada.ask(&begun, "abort").await.ok();

    // It is kept: also by the next server.
    let mut app = app;
    app.restart().await;
    for client in [&mut ada, &mut bob] {
        client.move_to(app.running().address());
    }
    bob.ask(&hers, "join").await.refused(403, "match-blocked");
    drop_one(&mut ada, &format!("/api/me/blocked/{bob_id}")).await;
    bob.ask(&hers, "join").await.ok();

    let oneself = json!({ "player": ada_id });
    let answer = ada.post("/api/me/blocked", oneself).await;
    answer.refused(422, "person-yourself");
    let nobody = json!({ "player": "no/body" });
    let answer = ada.post("/api/me/muted", nobody).await;
    answer.refused(404, "player-not-found");
}

#[tokio::test]
async fn the_lobby_pairs_nobody_with_whom_they_avoid() {
    let app = TestApp::start().await;
    let (mut ada, _) = account(&app, "Ada").await;
    let (bob, bob_id) = account(&app, "Bob").await;
    post(&mut ada, "/api/me/blocked", &bob_id).await;
    let seek = json!({ "type": "seek", "spec": "kamon", "speed": "fast", "rated": false });
    let mut waiting = Vec::new();
    for client in [&ada, &bob] {
        let mut socket = client.0.socket("/api/lobby/live").await.unwrap();
        let text = protocol::client::Frame::text(seek.to_string());
        socket.send(text).await.unwrap();
        loop {
            let said = socket.next_text().await.unwrap().unwrap();
            let said: Value = serde_json::from_str(&said).unwrap();
            assert_ne!(said["type"], "paired", "{said}");
            assert_ne!(said["type"], "refused", "{said}");
            if said["type"] == "waiting" {
                break;
            }
        }
        waiting.push(socket);
    }
    // Nor are they told of each other's tables; of everybody else's they are.
    let wish = json!({ "spec": "pantarei", "public": true,
        "seats": [{ "kind": "me" }, { "kind": "open" }] });
    ada.make(wish.clone()).await;
    let other = app.client().make(wish).await;
    loop {
        let said = waiting[1].next_text().await.unwrap().unwrap();
        let said: Value = serde_json::from_str(&said).unwrap();
        if said["type"] == "match" {
            assert_eq!(said["entry"]["id"], json!(other), "{said}");
            break;
        }
    }
}

#[tokio::test]
async fn a_report_is_settled_by_what_the_operator_does() {
    let app = TestApp::start().await;
    reports_and_warnings(app).await;
}

#[tokio::test]
async fn reports_and_warnings_work_on_postgresql_too() {
    let cluster = Cluster::start();
    let app = TestApp::with(|config| config.database = cluster.new_database()).await;
    reports_and_warnings(app).await;
}

#[expect(
    clippy::too_many_lines,
    reason = "one story, from what was said to a mute"
)]
async fn reports_and_warnings(app: TestApp) {
    let (mut ada, _) = account(&app, "Ada").await;
    let (mut bob, bob_id) = account(&app, "Bob").await;
    let wish = json!({ "spec": "kamon", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let id = ada.make(wish.clone()).await;
    bob.ask(&id, "join").await.ok();
    let path = format!("/api/matches/{id}/chat");
    bob.post(&path, json!({ "text": "you worm" })).await.ok();
    let mut socket = ada.socket_at(&format!("{id}/live?chat_since=0")).await;
    assert_eq!(socket.hear_of("chat").await["text"], "you worm");

    let place = json!({ "match": id, "room": "players", "number": 1 });
    let report = |reason: &str, message: Value| json!({ "player": bob_id, "reason": reason, "message": message });
    for (wish, status, code) in [
        (
            json!({ "player": bob_id, "reason": "other" }),
            422,
            "report-words-missing",
        ),
        (
            json!({ "player": bob_id, "reason": "spam", "words": "x".repeat(501) }),
            422,
            "report-words-long",
        ),
        (
            report(
                "spam",
                json!({ "match": id, "room": "players", "number": 2 }),
            ),
            404,
            "report-no-message",
        ),
        (
            report(
                "spam",
                json!({ "match": id, "room": "gallery", "number": 1 }),
            ),
            404,
            "report-no-message",
        ),
        (
            json!({ "player": bob_id, "reason": "ugly" }),
            400,
            "body-unreadable",
        ),
    ] {
        ada.post("/api/reports", wish).await.refused(status, code);
    }
    // What players say to each other is not for strangers, who can't report it either.
    let strange = app
        .client()
        .post("/api/reports", report("insults", place.clone()))
        .await;
    strange.refused(404, "report-no-message");
    let wish_report = report("insults", place);
    let done = ada.post("/api/reports", wish_report.clone()).await;
    assert_eq!(done.status, 204, "{}", done.json());
    ada.post("/api/reports", wish_report)
        .await
        .refused(409, "report-already");

    let mut desk = operator(&app).await;
    let reports = desk.reports(false);
    assert_eq!(reports.len(), 1);
    let report = reports[0].entry.seq;
    let message = desk.message_of(report).unwrap();
    desk.hide(message, "an insult".to_owned(), None)
        .await
        .unwrap();
    // It disappears from screens, in everybody's language, and from what is read later.
    let hidden = socket.hear_of("chat").await;
    assert_eq!(
        (&hidden["number"], &hidden["hidden"], &hidden["text"]),
        (&json!(1), &json!(true), &json!("Hidden by a moderator."))
    );
    let read = ada.get(&format!("{path}?lang=cs")).await.ok();
    assert_eq!(read[0]["text"], "Skryto moderátorem.");
    assert_eq!(bob.get(&path).await.ok()[0]["hidden"], true);

    let whom = desk.find("bob").await.unwrap();
    desk.warn(&whom, "Do not insult others.".to_owned(), Some(report))
        .await
        .unwrap();
    assert_eq!(desk.reports(false), []);
    let warnings = until(&mut bob, "/api/account/warnings", |_, body| {
        body.as_array().is_some_and(|open| !open.is_empty())
    });
    let warning = warnings.await[0].clone();
    assert_eq!(warning["words"], "Do not insult others.");
    bob.post(&path, json!({ "phrase": "hello" }))
        .await
        .refused(403, "warning-first");
    bob.post("/api/matches", wish.clone())
        .await
        .refused(403, "warning-first");
    let hers = ada.make(wish.clone()).await;
    bob.ask(&hers, "join").await.refused(403, "warning-first");
    let confirm = format!("/api/account/warnings/{}/confirm", warning["id"]);
    ada.post(&confirm, json!({}))
        .await
        .refused(404, "warning-not-found");
    bob.post(&confirm, json!({})).await.ok();
    bob.post(&confirm, json!({}))
        .await
        .refused(404, "warning-not-found");
    bob.post(&path, json!({ "phrase": "hello" })).await.ok();

    let now = std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .unwrap();
    let mut desk = Operator::open(&app.config.database, "olga", now.as_millis() as i64)
        .await
        .unwrap();
    desk.silence(&whom, 3_600_000, "spam".to_owned(), None)
        .await
        .unwrap();
    for _ in 0..600 {
        let answer = bob.post(&path, json!({ "phrase": "oops" })).await;
        if answer.status == 403 {
            answer.refused(403, "chat-silenced");
            let log = desk.log(Some(&whom.id));
            let by: Vec<&str> = log.iter().map(|entry| entry.by.as_str()).collect();
            assert_eq!(
                by.iter().filter(|by| **by == "operator:olga").count(),
                3,
                "{log:?}"
            );
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("who was muted still talks");
}

#[tokio::test]
async fn a_closed_account_is_nowhere_any_more() {
    let mut app = TestApp::start().await;
    let (mut ada, _) = account(&app, "Ada").await;
    let (mut bob, _) = account(&app, "Bob").await;
    let wish = json!({ "label": "bot" });
    let token = bob.post("/api/account/tokens", wish).await.ok()["token"].clone();
    let mut program = app.client().with(
        "authorization",
        &format!("Bearer {}", token.as_str().unwrap()),
    );
    program.get("/api/me").await.ok();
    let wish = json!({ "spec": "kamon", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let (fresh, played) = (ada.make(wish.clone()).await, ada.make(wish.clone()).await);
    for id in [&fresh, &played] {
        bob.ask(id, "join").await.ok();
    }
    for ply in 0..4 {
        let player = if ply % 2 == 0 { &mut ada } else { &mut bob };
        let legal = player.legal(&played).await;
        player.play(&played, ply, &legal[0]).await.ok();
    }
    let waiting = bob.make(wish.clone()).await;
    let mut socket = bob.socket(&played, 0).await;
    socket.hear_of("state").await;

    let mut desk = operator(&app).await;
    let whom = desk.find("Bob").await.unwrap();
    desk.close(&whom, "threats".to_owned(), None).await.unwrap();
    let again = desk.close(&whom, "threats".to_owned(), None).await;
    assert_eq!(again.unwrap_err().code(), "moderate-closed-already");
    assert_eq!(socket.closed_with().await, 1008);
    for (id, ending) in [
        (&fresh, "aborted"),
        (&played, "resigned"),
        (&waiting, "aborted"),
    ] {
        let path = format!("/api/matches/{id}");
        let over = until(&mut ada, &path, |_, state| state["status"] == "over").await;
        assert_eq!(over["result"]["ending"]["kind"], ending, "{over}");
    }
    bob.get("/api/account/tokens")
        .await
        .refused(401, "log-in-first");
    program.get("/api/me").await.refused(401, "token-unknown");
    app.client()
        .post("/api/account/login", named("Bob"))
        .await
        .refused(403, "account-closed");
    let invite = json!({ "spec": "kamon",
        "seats": [{ "kind": "me" }, { "kind": "person", "name": "Bob" }] });
    ada.post("/api/matches", invite)
        .await
        .refused(403, "account-closed");

    // What is done while no server runs counts when one starts.
    app.stop().await;
    desk.reopen(&whom, "a mistake".to_owned()).await.unwrap();
    let second = desk.reopen(&whom, "a mistake".to_owned()).await;
    assert_eq!(second.unwrap_err().code(), "moderate-not-closed");
    app.start_again().await;
    app.client()
        .post("/api/account/login", named("Bob"))
        .await
        .ok();
    // One server has the database, whoever else looks after it.
    let beside = server::start(app.config.clone()).await;
    assert_eq!(beside.unwrap_err().code(), "already-running");
}
