//! Games that were played without a server, and that their players bring.

use futures_util::future::join_all;
use game::{Dice, SeededDice, Turn};
use serde_json::{Value, json};

use crate::cluster::Cluster;
use crate::test_app::TestApp;

/// A random game against a bot as a page writes it down, whole.
fn played(spec: &str, seed: u64) -> Value {
    let rules = catalog::configure(spec).unwrap();
    let mut dice = SeededDice::new(seed);
    let setup = rules.deal(&mut dice);
    let mut game = rules.begin(&setup).unwrap();
    while game.turn() != Turn::Over {
        let legal = game.legal_moves();
        let text = &legal[dice.below(legal.len() as u32) as usize];
        game.play(text).unwrap();
    }
    let seats: Vec<Value> = (0..rules.seats())
        .map(|seat| match seat {
            0 => {
                json!({ "kind": "person", "id": "local", "name": "", "guest": true, "bot": false })
            }
            _ => json!({ "kind": "bot", "level": 3 }),
        })
        .collect();
    let over = json!({ "ending": { "kind": "rules" }, "scores": game.scores().as_slice() });
    json!({ "version": 1, "spec": rules.spec(), "setup": setup, "moves": game.moves(), "seats": seats,
        "over": over, "created_at": 1_700_000_000_000_i64, "offline": true })
}

async fn a_game_of_each_kind_is_kept(mut app: TestApp) {
    let mut ada = app.client();
    let wish = json!({ "name": "Ada", "password": "a long enough password" });
    ada.post("/api/account", wish).await.ok();
    let mut ids = Vec::new();
    for family in catalog::families() {
        let record = played(family.id, 7);
        let made = ada.post("/api/records", record.clone()).await;
        assert_eq!(made.status, 201, "{}: {}", family.id, made.json());
        let made = made.json();
        let state = &made["state"];
        assert_eq!(state["status"], "over", "{state}");
        assert_eq!(state["offline"], true);
        assert_eq!(state["terms"]["rated"], false);
        assert_eq!(state["moves"], record["moves"]);
        assert_eq!(state["setup"], record["setup"]);
        assert_eq!(state["seats"][0]["sitter"]["name"], "Ada");
        ids.push((made["id"].as_str().unwrap().to_owned(), record));
    }
    // It is written down, not only remembered.
    app.restart().await;
    ada.move_to(app.running().address());
    let archive = ada.get("/api/me/archive?limit=20").await.ok();
    let archive = archive["matches"].as_array().unwrap();
    assert_eq!(archive.len(), ids.len());
    assert!(
        archive.iter().all(|entry| entry["offline"] == true),
        "{archive:?}"
    );
    for (id, record) in &ids {
        let kept = ada.get(&format!("/api/matches/{id}/record")).await.ok();
        assert_eq!(kept["moves"], record["moves"]);
        assert_eq!(kept["offline"], true);
        catalog::record::replay(&kept.to_string()).unwrap();
        let kept: protocol::Record = serde_json::from_value(kept).unwrap();
        let fault = server::verify_record(&kept).unwrap_err();
        assert_eq!(fault.code(), "deal-offline");
    }
    let profile = ada.get("/api/players/Ada").await.ok();
    assert_eq!(profile["ratings"], json!([]), "{profile}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_each_kind_is_kept_in_sqlite() {
    a_game_of_each_kind_is_kept(TestApp::start().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_each_kind_is_kept_in_postgresql() {
    let cluster = Cluster::start();
    let app = TestApp::with(|config| config.database = cluster.new_database()).await;
    a_game_of_each_kind_is_kept(app).await;
}

#[tokio::test]
async fn what_did_not_happen_by_the_rules_is_refused() {
    let app = TestApp::start().await;
    let mut client = app.client();
    let record = played("kamon", 3);
    let with = |key: &str, value: Value| {
        let mut changed = record.clone();
        changed[key] = value;
        changed
    };
    let moves = record["moves"].as_array().unwrap();
    let (short, twice) = (&moves[..moves.len() - 1], [&moves[..1], moves].concat());
    client
        .post("/api/records", with("moves", json!(short)))
        .await
        .refused(409, "match-not-over");
    let illegal = client
        .post("/api/records", with("moves", json!(twice)))
        .await;
    assert_eq!(illegal.status, 422, "{}", illegal.json());
    let more = [moves, &moves[..1]].concat();
    client
        .post("/api/records", with("moves", json!(more)))
        .await
        .refused(409, "match-over");
    let ended = json!({ "ending": { "kind": "agreed" } });
    client
        .post("/api/records", with("over", ended))
        .await
        .refused(409, "match-not-over");
    client
        .post("/api/records", with("version", json!(2)))
        .await
        .refused(422, "record-too-new");
    let setup = client
        .post("/api/records", with("setup", json!("nonsense")))
        .await;
    assert_eq!(setup.status, 422, "{}", setup.json());
    client
        .post(
            "/api/records",
            with("seats", json!([{ "kind": "bot", "level": 9 }])),
        )
        .await
        .refused(422, "match-no-level");
    client
        .post("/api/records", with("seats", json!([{ "kind": "open" }])))
        .await
        .refused(422, "match-seats");
    let bots = json!([{ "kind": "bot", "level": 1 }, { "kind": "bot", "level": 1 }]);
    client
        .post("/api/records", with("seats", bots))
        .await
        .refused(422, "match-seat-kinds");
    assert_eq!(
        client.get("/api/me/archive").await.ok()["matches"],
        json!([])
    );
}

async fn the_same_game_is_kept_once(app: TestApp) {
    let (mut ada, mut bob) = (app.client(), app.client());
    let record = played("tantrix", 5);
    let first = ada.post("/api/records", record.clone()).await;
    assert_eq!(first.status, 201);
    let id = first.json()["id"].clone();
    // Also under another name, and in any number at once.
    let named = json!({ "name": "Ada", "password": "a long enough password" });
    ada.post("/api/account", named).await.ok();
    let again = (0..4).map(|_| {
        let (mut ada, record) = (ada.clone(), record.clone());
        async move { ada.post("/api/records", record).await }
    });
    for again in join_all(again).await {
        assert_eq!(again.status, 200);
        assert_eq!(again.json()["id"], id);
        assert_eq!(again.json()["state"]["moves"], record["moves"]);
    }
    let at_once = (0..4).map(|_| {
        let mut later = record.clone();
        later["created_at"] = json!(1_700_000_000_001_i64);
        let mut ada = ada.clone();
        async move { ada.post("/api/records", later).await }
    });
    let at_once = join_all(at_once).await;
    let mut statuses: Vec<_> = at_once
        .iter()
        .map(|answer| answer.status.as_u16())
        .collect();
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 200, 200, 201]);
    assert!(
        at_once
            .iter()
            .all(|answer| answer.json()["id"] == at_once[0].json()["id"])
    );
    assert_ne!(at_once[0].json()["id"], id, "begun at another time");
    // Somebody else's is another.
    let other = bob.post("/api/records", record).await;
    assert_eq!(other.status, 201);
    assert_ne!(other.json()["id"], id);
    let archive = ada.get("/api/me/archive").await.ok();
    assert_eq!(archive["matches"].as_array().unwrap().len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_game_is_kept_once_in_sqlite() {
    the_same_game_is_kept_once(TestApp::start().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_game_is_kept_once_in_postgresql() {
    let cluster = Cluster::start();
    let app = TestApp::with(|config| config.database = cluster.new_database()).await;
    the_same_game_is_kept_once(app).await;
}

#[tokio::test]
async fn who_resigned_has_lost() {
    let app = TestApp::start().await;
    let mut client = app.client();
    let mut record = played("kamon", 3);
    let moves = record["moves"].as_array().unwrap()[..4].to_vec();
    record["moves"] = json!(moves);
    record["over"] = json!({ "ending": { "kind": "resigned", "seat": 0 } });
    let made = client.post("/api/records", record.clone()).await.json();
    assert_eq!(made["state"]["result"]["ranks"], json!([1, 0]), "{made}");
    record["over"] = json!({ "ending": { "kind": "resigned", "seat": 5 } });
    client
        .post("/api/records", record)
        .await
        .refused(409, "match-not-over");
}
