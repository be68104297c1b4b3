use std::time::{Duration, Instant};

use protocol::{EventLine, GameLine};
use serde_json::{Value, json};

use crate::accounts::named;
use crate::client::{Client, assert_is_a};
use crate::test_app::TestApp;

/// Lines of a stream, by a client that could read compressed ones but should not get any.
struct Lines {
    lines: protocol::client::Lines<Value>,
    of_a_match: bool,
}

impl Lines {
    async fn of(client: &Client, path: &str) -> Self {
        let client = client.clone().with("accept-encoding", "gzip");
        Self {
            lines: client.lines(path).await,
            of_a_match: path.contains("/matches/"),
        }
    }

    async fn line(&mut self) -> Option<String> {
        self.lines.next_line().await.unwrap()
    }

    /// The next line that is not blank; nothing once the stream has ended.
    async fn next(&mut self) -> Option<Value> {
        let line = self.lines.next().await.unwrap()?;
        if self.of_a_match {
            assert_is_a::<GameLine>(&line);
        } else {
            assert_is_a::<EventLine>(&line);
        }
        Some(line)
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
    programmer_for(app, name, &["read", "play", "analysis"]).await
}

/// The same, with a token for this alone.
pub(crate) async fn programmer_for(app: &TestApp, name: &str, scopes: &[&str]) -> (Client, Client) {
    let mut client = app.client();
    client.post("/api/account", named(name)).await.ok();
    let wish = json!({ "label": "bot", "scopes": scopes });
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
    let start = events.next_of("game-start").await;
    assert_eq!(start["game"]["your_seats"], json!([1]));

    let mut game = Lines::of(&bot, &format!("/api/stream/matches/{id}")).await;
    let full = game.next().await.unwrap();
    assert_eq!(
        (&full["type"], &full["your_seats"]),
        (&json!("game-full"), &json!([1]))
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
        state = game.next_of("game-state").await;
    }
    assert_eq!(state["result"]["ending"]["kind"], "rules");
    assert_eq!(game.next().await, None, "a stream ends with its match");
    events.next_of("game-finish").await;

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
    events.next_of("challenge-canceled").await;
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
    let declined = hers.next_of("challenge-declined").await;
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
    assert_eq!(events.line().await.as_deref(), Some(""));
    assert!(began.elapsed() < Duration::from_secs(30));
    let began = Instant::now();
    app.stop().await;
    assert!(
        began.elapsed() < Duration::from_secs(20),
        "{:?}",
        began.elapsed()
    );
    assert_eq!(events.next().await, None);
}
