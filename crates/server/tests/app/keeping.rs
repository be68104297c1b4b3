//! Looking after a database while a server is at work on it, and when something in it is broken.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::json;
use server::database;

use crate::test_app::{TestApp, two_players};

/// Both seats of a match are mine, so that moves can follow one another as fast as they are kept.
#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_goes_on_is_not_found_wrong() {
    let app = TestApp::start().await;
    let mut client = app.client();
    let seats = json!([{ "kind": "me" }, { "kind": "me" }]);
    let over = Arc::new(AtomicBool::new(false));
    let (database, told) = (app.config.database.clone(), Arc::clone(&over));
    let checking = tokio::spawn(async move {
        let mut checks = 0;
        while !told.load(Ordering::Relaxed) {
            let checked = database::check(&database).await.unwrap();
            assert_eq!(checked.wrong, [], "after {checks} checks");
            checks += 1;
        }
        checks
    });
    for _ in 0..6 {
        let wish = json!({ "spec": "snekagon", "seats": seats });
        let id = client.make(wish).await;
        for ply in 0..40 {
            let legal = client.legal(&id).await;
            let Some(text) = legal.get(ply * 31 % legal.len().max(1)) else {
                break;
            };
            client.play(&id, ply, text).await.ok();
        }
    }
    over.store(true, Ordering::Relaxed);
    assert!(checking.await.unwrap() > 3);
}

#[tokio::test]
async fn one_broken_match_keeps_no_other_from_being_exported() {
    let mut app = TestApp::start().await;
    let mut ids = Vec::new();
    for _ in 0..3 {
        ids.push(two_players(&app, json!({})).await.2);
    }
    ids.sort();
    app.stop().await;
    let file = rusqlite::Connection::open(&app.config.database).unwrap();
    file.execute(
        "UPDATE events SET body = 'broken' WHERE match_id = ?1 AND seq = 2",
        [&ids[1]],
    )
    .unwrap();
    drop(file);

    let mut records = Vec::new();
    let exported = database::export(&app.config.database, &mut records)
        .await
        .unwrap();
    assert_eq!(exported.matches, 2);
    assert_eq!(exported.unreadable.len(), 1);
    assert_eq!(exported.unreadable[0].0, ids[1]);
    assert_eq!(exported.unreadable[0].1.code(), "match-broken");
    let written: Vec<protocol::Record> = String::from_utf8(records)
        .unwrap()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!([&written[0].id, &written[1].id], [&ids[0], &ids[2]]);
    let checked = database::check(&app.config.database).await.unwrap();
    assert_eq!((checked.matches, checked.wrong.len()), (3, 1));
}
