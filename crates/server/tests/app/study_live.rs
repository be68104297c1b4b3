//! Several people in one study: what each does the others see, in one order, whatever happens to the server.

use std::time::Duration;

use game::{Dice, SeededDice};
use serde_json::{Value, json};
use tree::{Study, StudyEdit};

use crate::client::{Client, Reading};
use crate::studies::{account, add_line, change, edit, read, study};
use crate::test_app::TestApp;

async fn two(app: &TestApp) -> (Client, Client, String) {
    let (mut ada, bob) = (account(app, "Ada").await, account(app, "Bob").await);
    let id = study(&mut ada, "private").await;
    let wish = json!({ "type": "add-contributor", "name": "Bob" });
    change(&mut ada, &id, "bob", wish).await.ok();
    (ada, bob, id)
}

#[tokio::test]
async fn everybody_in_a_study_sees_what_the_others_do() {
    let app = TestApp::start().await;
    let (mut ada, mut bob, id) = two(&app).await;
    let mut hers = ada.study(&id, 3).await;
    assert_eq!(hers.hear_of("sharing").await["role"], "owner");
    let mut his = bob.study(&id, 2).await;
    assert_eq!(his.hear_of("hello").await["seq"], 3);
    // What he missed, first of all.
    assert_eq!(
        his.hear_of("event").await["deed"]["type"],
        "contributor-added"
    );
    assert_eq!(his.hear_of("sharing").await["role"], "contributor");
    let here = loop {
        let here = hers.hear_of("here").await;
        if here["people"].as_array().unwrap().len() == 2 {
            break here;
        }
    };
    assert_eq!(here["strangers"], 0);

    edit(&mut ada, &id, "a", add_line(&["f1"], "a8-b7-c6-d5"))
        .await
        .ok();
    edit(&mut bob, &id, "b", add_line(&["f1"], "a8-b7-c6-d5"))
        .await
        .ok();
    edit(&mut bob, &id, "c", add_line(&[], "f6")).await.ok();
    for reading in [&mut hers, &mut his] {
        let (first, second) = (
            reading.hear_of("event").await,
            reading.hear_of("event").await,
        );
        assert_eq!(
            (&first["seq"], &first["mark"], &first["by"]["name"]),
            (&json!(4), &json!("a"), &json!("Ada"))
        );
        assert_eq!(
            (&second["seq"], &second["mark"], &second["by"]["name"]),
            (&json!(5), &json!("c"), &json!("Bob"))
        );
    }
    drop(his);
    assert_eq!(
        hers.hear_of("here").await["people"]
            .as_array()
            .unwrap()
            .len(),
        1
    );
}

#[tokio::test]
async fn who_may_no_longer_read_is_told_and_hears_nothing_more() {
    let app = TestApp::start().await;
    let (mut ada, bob, id) = two(&app).await;
    let mut his = bob.study(&id, 3).await;
    his.hear_of("here").await;
    let bob_id = bob.clone().get("/api/me").await.ok()["id"].clone();
    let wish = json!({ "type": "remove-contributor", "id": bob_id });
    change(&mut ada, &id, "out", wish).await.ok();
    his.hear_of("gone").await;
    assert!(his.hear().await.is_none());
    assert!(
        bob.0
            .socket(&format!("/api/studies/{id}/live"))
            .await
            .is_err()
    );

    let wish = json!({ "type": "set-visibility", "visibility": "link" });
    change(&mut ada, &id, "link", wish).await.ok();
    let mut stranger = app.client().study(&id, 5).await;
    assert_eq!(stranger.hear_of("here").await["strangers"], 1);
    let path = format!("/api/studies/{id}");
    ada.send(axum::http::Method::DELETE, &path, Vec::new().into())
        .await
        .ok();
    stranger.hear_of("gone").await;
}

#[tokio::test]
async fn whoever_was_away_long_reads_the_study_anew() {
    let app = TestApp::start().await;
    let (mut ada, _, id) = two(&app).await;
    for count in 0..120 {
        let glyph = if count % 2 == 0 { "!" } else { "?" };
        let set = json!({ "set-glyph": { "path": ["f1"], "glyph": glyph } });
        edit(&mut ada, &id, &format!("g{count}"), set).await.ok();
    }
    let mut reading = ada.study(&id, 3).await;
    assert_eq!(reading.hear_of("behind").await["seq"], 123);
    let mut reading = ada.study(&id, 100).await;
    assert_eq!(reading.hear_of("event").await["seq"], 101);
    let nodes = &read(&mut ada, &id).await["study"]["chapters"][0]["tree"]["nodes"];
    assert_eq!(nodes[0]["glyph"], "?");
}

/// An edit of a tree that may or may not be possible.
fn any_edit(dice: &mut SeededDice) -> Value {
    const LINES: [&[&str]; 6] = [
        &[],
        &["f1"],
        &["f1", "i8-j7"],
        &["f1", "a8-b7-c6-d5"],
        &["f6"],
        &["f6", "i8-j7"],
    ];
    let path = LINES[dice.below(LINES.len() as u32) as usize];
    let steps = if path.is_empty() {
        ["f1", "f6", "f1"]
    } else {
        ["i8-j7", "a8-b7-c6-d5", "f1"]
    };
    let text = ["one", "two", "three"][dice.below(3) as usize];
    match dice.below(8) {
        0..=2 => add_line(path, steps[dice.below(3) as usize]),
        3 => json!({ "delete": { "path": path } }),
        4 => json!({ "make-main": { "path": path } }),
        5 | 6 => json!({ "add-comment": { "path": path, "comment": { "text": text } } }),
        _ => json!({ "remove-comment": { "path": path, "comment": { "text": text } } }),
    }
}

/// All that a reader is told makes the study that the server has, whoever did what when.
async fn folded(reading: &mut Reading, mut study: Study, from: i64, to: i64) -> Study {
    for seq in from + 1..=to {
        let event = reading.hear_of("event").await;
        assert_eq!(event["seq"], seq);
        let edit: StudyEdit = serde_json::from_value(event["deed"]["edit"].clone()).unwrap();
        study.apply(&edit).unwrap();
    }
    study
}

#[tokio::test]
async fn random_edits_of_two_people_converge() {
    for seed in 0..5 {
        let app = TestApp::start().await;
        let (mut ada, bob, id) = two(&app).await;
        let begun: Study =
            serde_json::from_value(read(&mut ada, &id).await["study"].clone()).unwrap();
        let (mut hers, mut his) = (ada.study(&id, 3).await, bob.study(&id, 3).await);
        let edits = async |mut client: Client, seed: u64| {
            let mut dice = SeededDice::new(seed);
            for count in 0..100 {
                let wish = any_edit(&mut dice);
                let done = edit(&mut client, &id, &format!("m{count}"), wish.clone()).await;
                if done.status == 200 && dice.below(4) == 0 {
                    // The answer was lost: the same again changes nothing.
                    let again = edit(&mut client, &id, &format!("m{count}"), wish).await;
                    assert!(
                        again.status == 200 || again.status == 409,
                        "{}",
                        again.json()
                    );
                }
            }
        };
        tokio::join!(
            edits(ada.clone(), 2 * seed),
            edits(bob.clone(), 2 * seed + 1)
        );
        let view = read(&mut ada, &id).await;
        let last = view["card"]["seq"].as_i64().unwrap();
        assert!(last > 10, "{last} events tell nothing");
        let whole: Study = serde_json::from_value(view["study"].clone()).unwrap();
        assert_eq!(folded(&mut hers, begun.clone(), 3, last).await, whole);
        assert_eq!(folded(&mut his, begun, 3, last).await, whole);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_gone_in_the_middle_loses_no_acknowledged_edit() {
    let mut app = TestApp::start().await;
    let (mut ada, mut bob, id) = two(&app).await;
    let mut acknowledged = Vec::new();
    for round in 0..4 {
        let edits = async |client: Client, name: &str| {
            let mut done = Vec::new();
            for count in 0..50 {
                let mark = format!("{name}-{round}-{count}");
                let comment = json!({ "text": mark });
                let add = json!({ "add-comment": { "path": [], "comment": comment } });
                let wish = json!({ "edit": { "id": "chapter-1", "edit": add } });
                let wish = json!({ "mark": mark, "change": { "type": "edit", "edit": wish } });
                let path = format!("/api/studies/{id}/events");
                let body: protocol::client::Bytes = wish.to_string().into();
                let sent = client.0.send(axum::http::Method::POST, &path, body);
                match tokio::time::timeout(Duration::from_mins(1), sent).await {
                    Ok(Ok(answer)) if answer.status == 200 => done.push(mark),
                    Ok(Ok(answer)) if answer.status == 422 => break,
                    _ => break,
                }
            }
            done
        };
        let going = async {
            tokio::time::sleep(Duration::from_millis(30 * (round + 1))).await;
            app.forget();
        };
        let (hers, his, ()) = tokio::join!(edits(ada.clone(), "a"), edits(bob.clone(), "b"), going);
        acknowledged.extend(hers.into_iter().chain(his));
        app.start_again().await;
        ada.move_to(app.running().address());
        bob.move_to(app.running().address());
        let view = read(&mut ada, &id).await;
        let events = ada.get(&format!("/api/studies/{id}/events")).await.ok();
        let marks: Vec<&str> = events
            .as_array()
            .unwrap()
            .iter()
            .map(|event| event["mark"].as_str().unwrap())
            .collect();
        for mark in &acknowledged {
            assert_eq!(marks.iter().filter(|one| *one == mark).count(), 1, "{mark}");
        }
        assert_eq!(view["card"]["seq"], marks.len());
        // Room for the next round; a node has only so many comments.
        let comments = view["study"]["chapters"][0]["tree"]["root"]["comments"].clone();
        for (count, comment) in comments.as_array().into_iter().flatten().enumerate() {
            let remove = json!({ "remove-comment": { "path": [], "comment": comment } });
            edit(&mut ada, &id, &format!("clean-{round}-{count}"), remove)
                .await
                .ok();
        }
    }
    assert!(!acknowledged.is_empty());
    app.stop().await;
    let checked = server::database::check(&app.config.database).await.unwrap();
    assert_eq!((checked.studies, checked.wrong), (1, Vec::new()));
}

#[tokio::test]
async fn what_does_not_follow_from_the_events_is_found() {
    let mut app = TestApp::start().await;
    let (mut ada, _, id) = two(&app).await;
    for count in 0..100 {
        let glyph = if count % 2 == 0 { "!" } else { "?" };
        let set = json!({ "set-glyph": { "path": ["f1"], "glyph": glyph } });
        edit(&mut ada, &id, &format!("g{count}"), set).await.ok();
    }
    app.stop().await;
    let wrong = async || {
        let checked = server::database::check(&app.config.database).await.unwrap();
        let wrong = checked.wrong.into_iter();
        wrong.map(|(_, why)| why.to_string()).collect::<String>()
    };
    assert_eq!(wrong().await, "");
    let database = rusqlite::Connection::open(&app.config.database).unwrap();
    for (harm, told, healed) in [
        (
            "UPDATE studies SET visibility = 'public'",
            "summary",
            "UPDATE studies SET visibility = 'private'",
        ),
        (
            "UPDATE study_snapshots SET body = replace(body, 'f1', 'f2')",
            "snapshot",
            "UPDATE study_snapshots SET body = replace(body, 'f2', 'f1')",
        ),
        (
            "UPDATE study_words SET public = 1",
            "words",
            "UPDATE study_words SET public = 0",
        ),
        (
            "INSERT INTO study_words (study_id, start, word, public) SELECT id, 1, 'secret', 0 FROM studies",
            "words",
            "DELETE FROM study_words WHERE word = 'secret'",
        ),
        (
            "UPDATE study_contributors SET player_id = 'eve'",
            "contributors",
            "DELETE FROM study_contributors",
        ),
        ("DELETE FROM study_events WHERE seq = 20", "events", ""),
    ] {
        database.execute_batch(harm).unwrap();
        assert!(wrong().await.ends_with(&format!(": {told}.")), "{told}");
        database.execute_batch(healed).unwrap();
    }
}
