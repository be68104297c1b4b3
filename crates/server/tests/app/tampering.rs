//! Whatever is changed or removed in a database behind the server's back, `check` says what and where.

use std::time::Duration;

use futures_util::future::join_all;
use protocol::client::Method;
use serde_json::json;
use server::database::{self, Checked, KeptRoot};
use tactics::Puzzle;

use crate::accounts::named;
use crate::client::Client;
use crate::cluster::Cluster;
use crate::puzzles::{puzzles, solution, tries};
use crate::test_app::{TestApp, two_players};

/// Somebody who has got at the database.
enum Forger<'a> {
    Sqlite,
    Postgres(&'a Cluster),
}

impl Forger<'_> {
    fn run(&self, database: &str, sql: &str) {
        match self {
            Self::Sqlite => {
                let file = rusqlite::Connection::open(database).unwrap();
                file.execute_batch(sql).unwrap();
            }
            Self::Postgres(cluster) => cluster.sql(database, sql),
        }
    }
}

const TABLES: [&str; 11] = [
    "events",
    "secrets",
    "matches",
    "match_players",
    "ratings",
    "rating_changes",
    "ledger",
    "opening_moves",
    "puzzle_tries",
    "puzzle_players",
    "puzzle_ratings",
];

/// Tries of two players at the same puzzles, each in an order of their own; the puzzles' ids.
async fn solve(players: [&mut Client; 2]) -> [String; 2] {
    let [ada, bob] = players;
    let [first, second, ..] = &puzzles("kamon")[..] else {
        panic!("Kamon has puzzles");
    };
    let wish = |right: Option<&Puzzle>| {
        let moves = right.map_or_else(|| vec!["nonsense".to_owned()], solution);
        json!({ "moves": moves, "rated": true })
    };
    tries(ada, &first.id, wish(Some(first))).await;
    tries(bob, &second.id, wish(None)).await;
    tries(bob, &first.id, wish(Some(first))).await;
    tries(ada, &second.id, wish(None)).await;
    // What does not count changes nothing.
    tries(ada, &second.id, wish(Some(second))).await;
    [first.id.clone(), second.id.clone()]
}

/// Rated matches, some of which end at the same moment, and one that goes on; and tries at puzzles.
async fn play(app: &TestApp) -> (Vec<String>, String, [String; 2], [String; 2]) {
    let (mut ada, mut bob) = (app.client(), app.client());
    let one = ada.post("/api/account", named("Ada")).await.ok();
    let other = bob.post("/api/account", named("Bob")).await.ok();
    let mut rated = Vec::new();
    for _ in 0..6 {
        let wish = json!({ "spec": "kamon", "rated": true, "public": true,
            "clock": { "kind": "fischer", "initial_ms": 600_000, "increment_ms": 1_000 },
            "seats": [{ "kind": "me" }, { "kind": "open" }] });
        let id = ada.make(wish).await;
        bob.ask(&id, "join").await.ok();
        for ply in 0..2 {
            let player = if ply == 0 { &mut ada } else { &mut bob };
            let legal = player.legal(&id).await;
            player.play(&id, ply, &legal[0]).await.ok();
        }
        rated.push(id);
    }
    let ends = rated.iter().enumerate().map(|(number, id)| {
        let player: &Client = if number % 3 == 0 { &ada } else { &bob };
        let mut player = player.clone();
        async move { player.ask(id, "resign").await.ok() }
    });
    join_all(ends).await;
    let (mut one_guest, _, live) = two_players(app, json!({})).await;
    let legal = one_guest.legal(&live).await;
    one_guest.play(&live, 0, &legal[0]).await.ok();
    let id = |account: &serde_json::Value| account["id"].as_str().unwrap().to_owned();
    let solved = solve([&mut ada, &mut bob]).await;
    (rated, live, [id(&one), id(&other)], solved)
}

/// What the explorer tells is written behind the matches.
async fn all_are_counted(database: &str) {
    let store = store::Store::open_existing(database).await.unwrap();
    while !store.uncounted_matches(1).await.unwrap().is_empty() {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

fn faults(checked: &Checked) -> Vec<String> {
    let told = checked.wrong.iter();
    told.map(|(what, fault)| format!("{what}: {} {fault}", fault.code()))
        .collect()
}

#[expect(
    clippy::too_many_lines,
    reason = "one list of everything that can be done to a database"
)]
async fn whatever_is_changed_is_named(app: &mut TestApp, forger: Forger<'_>) {
    let (rated, live, [ada, bob], [easy, hard]) = play(app).await;
    let database = app.config.database.clone();
    all_are_counted(&database).await;
    app.stop().await;
    let checked = database::check(&database).await.unwrap();
    assert_eq!(checked.wrong, []);
    assert_eq!((checked.matches, checked.ledger.entries >= 7), (7, true));
    for table in TABLES {
        forger.run(
            &database,
            &format!("CREATE TABLE saved_{table} AS SELECT * FROM {table}"),
        );
    }
    let first = &rated[0];
    let whole = |id: &str| {
        let tables = ["events", "secrets", "match_players", "rating_changes"];
        let rest = tables.map(|table| format!("DELETE FROM {table} WHERE match_id = '{id}';"));
        format!("DELETE FROM matches WHERE id = '{id}'; {}", rest.join(" "))
    };
    // What is done, and what must be said: the code, and a word of the sentence.
    let tried: Vec<(String, &str, &str)> = vec![
        (
            format!("UPDATE ratings SET rating = rating + 1 WHERE player_id = '{ada}'"),
            "rating-differs",
            "Ada",
        ),
        (
            format!("UPDATE ratings SET volatility = volatility * 1.0000000000001 WHERE player_id = '{bob}'"),
            "rating-differs",
            "volatility",
        ),
        (
            format!("DELETE FROM ratings WHERE player_id = '{bob}'"),
            "rating-missing",
            "Bob",
        ),
        (
            "INSERT INTO ratings (player_id, game, speed, rating, deviation, volatility, games, updated_at)
             VALUES ('eve', 'kamon', 'fast', 2400, 50, 0.06, 9, 9)"
                .to_owned(),
            "rating-extra",
            "eve",
        ),
        (
            format!("DELETE FROM rating_changes WHERE match_id = '{first}' AND player_id = '{ada}'"),
            "rating-change-missing",
            "Ada",
        ),
        (
            format!("UPDATE rating_changes SET after = after + 0.5 WHERE match_id = '{first}'"),
            "rating-change-differs",
            first,
        ),
        (
            format!("UPDATE rating_changes SET player_id = 'eve' WHERE match_id = '{first}' AND player_id = '{bob}'"),
            "rating-change-extra",
            "eve",
        ),
        (
            format!("UPDATE match_players SET player_id = 'eve' WHERE match_id = '{first}' AND seat = 1"),
            "seat-differs",
            "eve",
        ),
        (
            format!("DELETE FROM match_players WHERE match_id = '{live}'"),
            "seat-differs",
            &live,
        ),
        (
            format!("INSERT INTO match_players (match_id, seat, player_id) VALUES ('{live}', 2, 'eve')"),
            "seat-differs",
            "eve",
        ),
        (
            format!("UPDATE matches SET status = 'over' WHERE id = '{live}'"),
            "summary-differs",
            "status",
        ),
        (
            format!("UPDATE matches SET rated = 0 WHERE id = '{first}'"),
            "summary-differs",
            "rated",
        ),
        (whole(&live), "ledger-match-missing", &live),
        (whole(first), "ledger-match-missing", first),
        (
            format!("DELETE FROM matches WHERE id = '{live}'"),
            "match-not-listed",
            &live,
        ),
        (
            format!("DELETE FROM events WHERE match_id = '{live}'"),
            "match-without-events",
            &live,
        ),
        (
            format!("DELETE FROM secrets WHERE match_id = '{live}'"),
            "match-without-secret",
            &live,
        ),
        (
            format!("UPDATE secrets SET secret = '00' WHERE match_id = '{live}'"),
            "deal-other-secret",
            "",
        ),
        (
            format!("UPDATE secrets SET secret = '00' WHERE match_id = '{first}'"),
            "deal-other-secret",
            "",
        ),
        (
            format!("UPDATE puzzle_players SET rating = rating + 1 WHERE player_id = '{ada}'"),
            "puzzle-rating-differs",
            "Ada (kamon)",
        ),
        (
            format!("UPDATE puzzle_players SET deviation = deviation * 1.0000000000001 WHERE player_id = '{bob}'"),
            "puzzle-rating-differs",
            "deviation",
        ),
        (
            format!("UPDATE puzzle_players SET tries = 3 WHERE player_id = '{bob}'"),
            "puzzle-rating-differs",
            "tries = 2",
        ),
        (
            format!("DELETE FROM puzzle_players WHERE player_id = '{bob}'"),
            "puzzle-rating-differs",
            "Bob (kamon)",
        ),
        (
            "INSERT INTO puzzle_players (player_id, game, rating, deviation, volatility, tries)
             VALUES ('eve', 'kamon', 2400, 50, 0.06, 9)"
                .to_owned(),
            "puzzle-rating-differs",
            "rating = 2400",
        ),
        (
            format!("UPDATE puzzle_ratings SET rating = rating + 1 WHERE puzzle_id = '{easy}'"),
            "puzzle-rating-differs",
            &easy,
        ),
        (
            format!("UPDATE puzzle_ratings SET volatility = 0.07 WHERE puzzle_id = '{hard}'"),
            "puzzle-rating-differs",
            "volatility",
        ),
        (
            format!("DELETE FROM puzzle_ratings WHERE puzzle_id = '{hard}'"),
            "puzzle-rating-differs",
            &hard,
        ),
        (
            format!("DELETE FROM puzzle_tries WHERE player_id = '{ada}' AND puzzle_id = '{easy}'"),
            "puzzle-try-differs",
            "Ada",
        ),
        (
            format!("DELETE FROM puzzle_tries WHERE player_id = '{ada}' AND puzzle_id = '{hard}'"),
            "puzzle-rating-differs",
            "Ada (kamon)",
        ),
        (
            format!("UPDATE puzzle_tries SET solved = 1 - solved WHERE player_id = '{bob}' AND puzzle_id = '{easy}'"),
            "puzzle-try-differs",
            "Bob",
        ),
        (
            // Both in accord with one another.
            format!("UPDATE puzzle_tries SET after = 2400 WHERE player_id = '{ada}' AND puzzle_id = '{hard}' AND counted = 1;
                     UPDATE puzzle_players SET rating = 2400 WHERE player_id = '{ada}'"),
            "puzzle-try-differs",
            &hard,
        ),
        (
            format!("DELETE FROM events WHERE match_id = '{live}' AND seq = 4"),
            "ledger-tail-missing",
            &live,
        ),
        (
            format!("UPDATE events SET hash = '00' WHERE match_id = '{live}' AND seq = 4"),
            "ledger-event-differs",
            &live,
        ),
        (
            format!("UPDATE opening_moves SET games = games + 1 WHERE latest = '{first}'"),
            "opening-differs",
            "games = 2",
        ),
        (
            format!("UPDATE opening_moves SET won_2 = won_2 + 1 WHERE latest = '{first}'"),
            "opening-differs",
            "won_2",
        ),
        (
            format!("UPDATE opening_moves SET rating = rating + 1 WHERE latest = '{first}'"),
            "opening-differs",
            "rating",
        ),
        (
            format!("UPDATE opening_moves SET latest = '{live}' WHERE latest = '{first}'"),
            "opening-differs",
            &live,
        ),
        (
            format!("UPDATE opening_moves SET played = 'a9' WHERE latest = '{first}'"),
            "opening-extra",
            "a9",
        ),
        (
            format!("DELETE FROM opening_moves WHERE latest = '{first}'"),
            "opening-missing",
            "position",
        ),
        (
            "UPDATE ledger SET hash = '00' WHERE number = 2".to_owned(),
            "ledger-broken",
            "2",
        ),
        (
            "DELETE FROM ledger WHERE number = 2".to_owned(),
            "ledger-broken",
            "3",
        ),
    ];
    let again =
        |table| format!("DELETE FROM {table}; INSERT INTO {table} SELECT * FROM saved_{table};");
    let undo = TABLES.map(again).join(" ");
    for (sql, code, word) in tried {
        forger.run(&database, &sql);
        let checked = database::check(&database).await.unwrap();
        let named = checked
            .wrong
            .iter()
            .any(|(_, fault)| fault.code() == code && fault.to_string().contains(word));
        assert!(named, "{sql}: {:#?}", faults(&checked));
        forger.run(&database, &undo);
    }
    // Who forges the ledger too is found out by whoever kept a root.
    let root = checked.ledger.root.clone();
    let last = checked.ledger.entries;
    let kept = |number| {
        let root = root.clone();
        vec![KeptRoot { number, root }]
    };
    for number in [None, Some(last)] {
        let checked = database::check_against(&database, &kept(number))
            .await
            .unwrap();
        assert_eq!(faults(&checked), [""; 0]);
    }
    let gone = format!(
        "DELETE FROM ledger WHERE number >=
             (SELECT MIN(number) FROM ledger WHERE match_id = '{live}'); {}",
        whole(&live)
    );
    forger.run(&database, &gone);
    let checked = database::check(&database).await.unwrap();
    assert_eq!(faults(&checked), [""; 0], "nothing inside can tell");
    let code = |checked: &Checked| checked.wrong.first().map(|(_, fault)| fault.code());
    let short = database::check_against(&database, &kept(Some(last))).await;
    assert_eq!(code(&short.unwrap()), Some("ledger-short"));
    let other = database::check_against(&database, &kept(None)).await;
    assert_eq!(code(&other.unwrap()), Some("ledger-root-unknown"));
    forger.run(&database, &undo);
    assert_eq!(database::check(&database).await.unwrap().wrong, []);
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_changed_behind_the_server_is_found_on_sqlite() {
    let mut app = TestApp::start().await;
    whatever_is_changed_is_named(&mut app, Forger::Sqlite).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_is_changed_behind_the_server_is_found_on_postgresql() {
    let cluster = Cluster::start();
    let mut app = TestApp::with(|config| config.database = cluster.new_database()).await;
    whatever_is_changed_is_named(&mut app, Forger::Postgres(&cluster)).await;
}

/// With an account its tries at puzzles go, and what they made of the puzzles stays: nothing is wrong with that.
#[tokio::test(flavor = "multi_thread")]
async fn puzzles_that_somebody_tried_who_has_gone_are_not_wrong() {
    let mut app = TestApp::start().await;
    let (mut ada, mut bob) = (app.client(), app.client());
    ada.post("/api/account", named("Ada")).await.ok();
    let id = bob.post("/api/account", named("Bob")).await.ok()["id"].clone();
    let [easy, _] = solve([&mut ada, &mut bob]).await;
    let gone = ada
        .send(
            Method::DELETE,
            "/api/account",
            named("Ada").to_string().into(),
        )
        .await;
    assert_eq!(gone.status, 204);
    let database = app.config.database.clone();
    app.stop().await;
    let checked = database::check(&database).await.unwrap();
    assert_eq!(faults(&checked), [""; 0]);
    // What does not depend on those who have gone is still looked at.
    for (sql, word) in [
        (
            format!("UPDATE puzzle_players SET rating = 2400 WHERE player_id = {id}"),
            "Bob (kamon)",
        ),
        (
            format!("UPDATE puzzle_ratings SET tries = 0 WHERE puzzle_id = '{easy}'"),
            &easy,
        ),
    ] {
        Forger::Sqlite.run(&database, &sql.replace('"', "'"));
        let checked = database::check(&database).await.unwrap();
        let told = faults(&checked);
        assert!(told.iter().any(|fault| fault.contains(word)), "{told:?}");
    }
}

/// The root is told to everybody, and to a file if somebody wants to keep it.
#[tokio::test(flavor = "multi_thread")]
async fn the_root_is_told() {
    let folder = tempfile::TempDir::new().unwrap();
    let file = folder.path().join("roots.txt");
    let noted = file.clone();
    let mut app = TestApp::with(move |config| config.ledger_file = Some(noted)).await;
    let (mut one, _, id) = two_players(&app, json!({})).await;
    app.restart().await;
    one.move_to(app.running().address());
    let told = one.get("/api/ledger").await.ok();
    assert_eq!(told["entries"], 1, "{told}");
    let root = told["root"].as_str().unwrap().to_owned();
    let metrics = one.get("/metrics").await;
    let metrics = String::from_utf8(metrics.bytes.to_vec()).unwrap();
    let line = format!("serpentarium_ledger_entries{{root=\"{root}\"}} 1");
    assert!(metrics.contains(&line), "{metrics}");
    let legal = one.legal(&id).await;
    one.play(&id, 0, &legal[0]).await.ok();
    app.stop().await;
    let roots = database::read_roots(&file).unwrap();
    assert_eq!(roots.len(), 2, "a start adds nothing: {roots:?}");
    assert_eq!((roots[0].number, &roots[0].root), (Some(1), &root));
    let checked = database::check_against(&app.config.database, &roots)
        .await
        .unwrap();
    assert_eq!((checked.wrong, checked.ledger.entries), (Vec::new(), 2));
    std::fs::write(&file, "no roots at all").unwrap();
    let unreadable = database::read_roots(&file).unwrap_err();
    assert_eq!(unreadable.code(), "ledger-roots-unreadable");
}
