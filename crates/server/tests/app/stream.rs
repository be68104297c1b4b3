use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

use crate::accounts::named;
use crate::client::Client;
use crate::test_app::TestApp;

/// Lines of a stream, read as plainly as any program could: HTTP/1.0, so that the body is the lines.
struct Lines(BufReader<TcpStream>);

impl Lines {
    async fn of(client: &Client, path: &str) -> Self {
        let mut stream = TcpStream::connect(client.address).await.unwrap();
        let mut request = format!("GET {path} HTTP/1.0\r\naccept-encoding: gzip\r\n");
        if let Some(cookie) = &client.cookie {
            request.extend(["cookie: ", cookie, "\r\n"]);
        }
        if let Some(token) = client.headers.get("authorization") {
            request.extend(["authorization: ", token.to_str().unwrap(), "\r\n"]);
        }
        stream
            .write_all((request + "\r\n").as_bytes())
            .await
            .unwrap();
        let mut lines = Self(BufReader::new(stream));
        let first = lines.line().await.unwrap();
        assert!(first.contains("200"), "{first}");
        while !lines.line().await.unwrap().trim().is_empty() {}
        lines
    }

    async fn line(&mut self) -> Option<String> {
        let mut line = String::new();
        let read = self.0.read_line(&mut line);
        let read = tokio::time::timeout(Duration::from_secs(20), read).await;
        (read.expect("a line in time").unwrap() > 0).then_some(line)
    }

    /// The next line that is not blank; nothing once the stream has ended.
    async fn next(&mut self) -> Option<Value> {
        loop {
            let line = self.line().await?;
            if !line.trim().is_empty() {
                return Some(serde_json::from_str(&line).unwrap());
            }
        }
    }

    async fn next_of(&mut self, kind: &str) -> Value {
        loop {
            let line = self.next().await.unwrap_or_else(|| panic!("no {kind}"));
            if line["type"] == kind {
                return line;
            }
        }
    }
}

/// Somebody with an account, and a program that plays for them.
pub(crate) async fn programmer(app: &TestApp, name: &str) -> (Client, Client) {
    let mut client = app.client();
    client.post("/api/account", named(name)).await.ok();
    let wish = json!({ "label": "bot" });
    let token = client.post("/api/account/tokens", wish).await.ok();
    let bearer = format!("Bearer {}", token["token"].as_str().unwrap());
    (client, app.client().with("authorization", &bearer))
}

#[tokio::test]
async fn a_program_takes_challenges_and_plays_by_lines_and_posts() {
    let app = TestApp::start().await;
    let (_, mut bot) = programmer(&app, "Robby").await;
    let mut human = app.client();
    human.post("/api/account", named("Ada")).await.ok();
    let mut events = Lines::of(&bot, "/api/stream/events").await;
    let wish = json!({ "spec": "kamon",
        "seats": [{ "kind": "me" }, { "kind": "person", "name": "Robby" }] });
    let id = human.make(wish.clone()).await;
    let challenge = events.next_of("challenge").await["challenge"].clone();
    assert_eq!(
        (&challenge["id"], &challenge["direct"]),
        (&json!(id), &json!(true))
    );
    bot.ask(&id, "join").await.ok();
    let start = events.next_of("gameStart").await;
    assert_eq!(start["game"]["yourSeats"], json!([1]));

    let mut game = Lines::of(&bot, &format!("/api/stream/matches/{id}")).await;
    let full = game.next().await.unwrap();
    assert_eq!(
        (&full["type"], &full["yourSeats"]),
        (&json!("gameFull"), &json!([1]))
    );
    let mut state = full["state"].clone();
    while state["status"] == "live" {
        let ply = state["ply"].as_u64().unwrap() as usize;
        let moves = state["moves"].as_str().unwrap().split_whitespace().count();
        assert_eq!(moves, ply);
        let player = if state["turn"] == 1 {
            &mut bot
        } else {
            &mut human
        };
        let legal = player.legal(&id).await;
        player.play(&id, ply, &legal[ply % legal.len()]).await.ok();
        state = game.next_of("gameState").await;
    }
    assert_eq!(state["result"]["ending"]["kind"], "rules");
    assert_eq!(game.next().await, None, "a stream ends with its match");
    events.next_of("gameFinish").await;

    // Reconnecting tells all of it again, also of a match that is over.
    let mut again = Lines::of(&bot, &format!("/api/stream/matches/{id}")).await;
    assert_eq!(again.next().await.unwrap()["state"]["ply"], state["ply"]);
    let id = human.make(wish).await;
    let mut events = Lines::of(&bot, "/api/stream/events").await;
    assert_eq!(
        events.next_of("challenge").await["challenge"]["id"],
        json!(id)
    );
    human.ask(&id, "abort").await.ok();
    events.next_of("challengeCanceled").await;
}

#[tokio::test]
async fn open_challenges_are_for_all_and_refusals_are_told() {
    let app = TestApp::start().await;
    let (_, mut bot) = programmer(&app, "Robby").await;
    let (human, mut human_bot) = programmer(&app, "Ada").await;
    let mut hers = Lines::of(&human, "/api/stream/events").await;
    let wish = json!({ "spec": "kamon", "public": true,
        "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let id = human_bot.make(wish).await;
    let mut his = Lines::of(&bot, "/api/stream/events").await;
    let challenge = his.next_of("challenge").await["challenge"].clone();
    assert_eq!(
        (&challenge["id"], &challenge["direct"]),
        (&json!(id), &json!(false))
    );
    let wish = json!({ "spec": "kamon",
        "seats": [{ "kind": "person", "name": "Robby" }, { "kind": "me" }] });
    let id = human_bot.make(wish).await;
    bot.ask(&id, "decline").await.ok();
    let declined = hers.next_of("challengeDeclined").await;
    assert_eq!(
        declined["challenge"]["id"],
        json!(id),
        "one's own open challenge is none"
    );
}

#[tokio::test]
async fn a_silent_stream_shows_that_it_lives_and_ends_with_the_server() {
    let mut app = TestApp::start().await;
    let (client, _) = programmer(&app, "Ada").await;
    let mut events = Lines::of(&client, "/api/stream/events").await;
    let began = Instant::now();
    assert_eq!(events.line().await.as_deref(), Some("\n"));
    assert!(began.elapsed() < Duration::from_secs(7) * 2);
    let began = Instant::now();
    app.stop().await;
    assert!(
        began.elapsed() < Duration::from_secs(4),
        "{:?}",
        began.elapsed()
    );
    assert_eq!(events.next().await, None);
}
