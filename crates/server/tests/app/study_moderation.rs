//! Studies and comments are reported, and hidden by the operator.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};
use server::moderation::{Deed, Operator};

use crate::client::Client;
use crate::studies::{account, change, edit, read, study};
use crate::test_app::TestApp;

async fn operator(app: &TestApp) -> Operator {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    let now = now.as_millis() as i64;
    Operator::open(&app.config.database, "olga", now)
        .await
        .unwrap()
}

async fn id_of(client: &mut Client) -> String {
    let me = client.get("/api/me").await.ok();
    me["id"].as_str().unwrap().to_owned()
}

async fn said(app: &TestApp, report: i64) -> Option<String> {
    match operator(app).await.report(report).unwrap().entry.deed {
        Deed::Reported { said, .. } => said,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn a_study_that_is_hidden_is_there_only_for_those_who_write_it() {
    let app = TestApp::start().await;
    let (mut ada, mut bob) = (account(&app, "Ada").await, account(&app, "Bob").await);
    let id = study(&mut ada, "public").await;
    let owner = id_of(&mut ada).await;
    let wish = json!({ "player": owner, "reason": "insults", "study": { "study": id } });
    bob.post("/api/reports", wish.clone()).await.ok();
    bob.post("/api/reports", wish)
        .await
        .refused(409, "report-already");
    let other =
        json!({ "player": id_of(&mut bob).await, "reason": "spam", "study": { "study": id } });
    app.client()
        .post("/api/reports", other)
        .await
        .refused(404, "report-no-message");
    assert_eq!(said(&app, 1).await.as_deref(), Some("Openings"));

    let mut reading = bob.study(&id, 0).await;
    reading.hear_of("hello").await;
    let mut olga = operator(&app).await;
    let place = olga.study_of(1).unwrap().unwrap();
    let hidden = olga.hide_study(place, "an insult".to_owned(), Some(1));
    hidden.await.unwrap();
    assert!(olga.reports(false).is_empty());
    // Whoever has it open is told at once, and finds it nowhere.
    reading.hear_of("gone").await;
    let path = format!("/api/studies/{id}");
    bob.get(&path).await.refused(404, "study-not-found");
    let listed = bob.get("/api/studies").await.ok();
    assert_eq!(listed["studies"], json!([]));
    // Its owner has it, and can't share it again.
    assert_eq!(read(&mut ada, &id).await["card"]["visibility"], "private");
    for (mark, visibility) in [("a", "public"), ("b", "link")] {
        let wish = json!({ "type": "set-visibility", "visibility": visibility });
        let refused = change(&mut ada, &id, mark, wish).await;
        refused.refused(403, "study-hidden");
    }
    let checked = server::database::check(&app.config.database).await.unwrap();
    assert_eq!(checked.wrong, []);
}

#[tokio::test]
async fn a_comment_that_is_hidden_is_taken_out() {
    let app = TestApp::start().await;
    let (mut ada, mut bob) = (account(&app, "Ada").await, account(&app, "Bob").await);
    let id = study(&mut ada, "public").await;
    let wish = json!({ "type": "add-contributor", "name": "Bob" });
    change(&mut ada, &id, "bob", wish).await.ok();
    let author = id_of(&mut bob).await;
    let comment = json!({ "author": format!("@{author}"), "text": "You are all fools." });
    let added = json!({ "add-comment": { "path": ["f1"], "comment": comment } });
    edit(&mut bob, &id, "c", added).await.ok();
    let place = |text: &str| {
        let comment = json!({ "chapter": "chapter-1", "path": ["f1"], "text": text });
        json!({ "player": author, "reason": "insults", "study": { "study": id, "comment": comment } })
    };
    let mut reader = app.client();
    let nothing = reader.post("/api/reports", place("Nobody said so.")).await;
    nothing.refused(404, "report-no-message");
    let sent = reader
        .post("/api/reports", place("You are all fools."))
        .await;
    sent.ok();
    assert_eq!(said(&app, 1).await.as_deref(), Some("You are all fools."));
    let mut olga = operator(&app).await;
    let place = olga.study_of(1).unwrap().unwrap();
    let hidden = olga.hide_study(place, "an insult".to_owned(), Some(1));
    hidden.await.unwrap();
    let comments =
        |view: &Value| view["study"]["chapters"][0]["tree"]["nodes"][0]["comments"].clone();
    loop {
        let view = read(&mut reader, &id).await;
        if comments(&view).is_null() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(read(&mut reader, &id).await["card"]["visibility"], "public");
}
