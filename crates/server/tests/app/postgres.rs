//! The whole server over PostgreSQL: accounts, a rated match live, a restart in the middle, lists,
//! ratings, bots, records.

use loadtest::LoadTest;
use serde_json::json;
use std::time::Duration;

use crate::cluster::Cluster;
use crate::restart::wait_for_ply;
use crate::test_app::TestApp;

#[tokio::test(flavor = "multi_thread")]
async fn the_whole_story_over_postgresql() {
    let cluster = Cluster::start();
    let mut app = TestApp::with(|config| config.database = cluster.new_database()).await;
    let (mut one, mut other) = (app.client(), app.client());
    for (client, name) in [(&mut one, "Ada"), (&mut other, "Blaise")] {
        let wish = json!({ "name": name, "password": "a long enough password" });
        let made = client.post("/api/account", wish).await;
        assert!(made.status.is_success(), "{}", made.json());
    }
    let taken = json!({ "name": "ada", "password": "a long enough password" });
    app.client()
        .post("/api/account", taken)
        .await
        .refused(409, "name-taken");

    let wish = json!({ "spec": "kamon", "rated": true, "public": true,
        "clock": { "kind": "fischer", "initial_ms": 600_000, "increment_ms": 1_000 },
        "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let id = one.make(wish).await;
    let open = other.get("/api/lists/open").await.ok();
    assert_eq!(open["matches"][0]["id"], json!(id), "{open}");
    other.ask(&id, "join").await.ok();

    let mut socket = one.socket(&id, 0).await;
    socket.hear_of("state").await;
    for ply in 0..4 {
        if ply == 2 {
            // In the middle of it the server goes and comes back.
            app.restart().await;
            one.move_to(app.running().address());
            other.move_to(app.running().address());
            socket = one.socket(&id, 5).await;
            socket.hear_of("state").await;
        }
        let player = if ply % 2 == 0 { &mut one } else { &mut other };
        let legal = player.legal(&id).await;
        player.play(&id, ply, &legal[0]).await.ok();
        while socket.hear_of("event").await["event"]["type"] != "moved" {}
    }
    other.ask(&id, "resign").await.ok();
    let board = one.get("/api/leaderboard?game=kamon&speed=fast").await;
    assert!(board.status.is_success(), "{}", board.json());
    let player = one.get("/api/players/Ada").await.ok();
    assert_eq!(player["name"], "Ada", "{player}");
    let archive = one.get("/api/me/archive").await.ok();
    assert_eq!(archive["matches"][0]["id"], json!(id));
    let record = one.get(&format!("/api/matches/{id}/record")).await.ok();
    let record: protocol::Record = serde_json::from_value(record).unwrap();
    server::verify_record(&record).unwrap();

    let wish =
        json!({ "spec": "kamon", "seats": [{ "kind": "bot", "level": 1 }, { "kind": "me" }] });
    let with_bot = one.make(wish).await;
    wait_for_ply(&mut one, &with_bot, 1).await;

    let load = loadtest::run(LoadTest {
        server: format!("http://{}", app.running().address()),
        spec: "kamon".to_owned(),
        games: 10,
        rate: 100.0,
        lasting: Duration::from_secs(2),
        states: false,
    })
    .await;
    assert_eq!(load.errors, 0);
    assert!(load.moves > 50, "{} moves", load.moves);

    let second = server::start(app.config.clone()).await;
    assert_eq!(second.unwrap_err().code(), "store-in-use");

    let checked = server::database::check(&app.config.database).await.unwrap();
    assert_eq!(checked.wrong, []);
    assert!(checked.matches >= 12, "{checked:?}");
    let mut records = Vec::new();
    let exported = server::database::export(&app.config.database, &mut records)
        .await
        .unwrap();
    assert_eq!(
        (exported.matches, exported.unreadable),
        (checked.matches, Vec::new())
    );
    let copy = std::path::Path::new("/nonexistent/copy.db");
    let refused = server::database::backup(&app.config.database, copy).await;
    assert_eq!(refused.unwrap_err().code(), "store-backup-postgres");
}
