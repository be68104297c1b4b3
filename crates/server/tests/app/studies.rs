//! Studies by HTTP: who may do what, and what is refused.

use axum::http::Method;
use protocol::client::Bytes;
use serde_json::{Value, json};

use crate::accounts::named;
use crate::client::{Answer, Client};
use crate::test_app::{TestApp, two_players};

pub(crate) async fn account(app: &TestApp, name: &str) -> Client {
    let mut client = app.client();
    client.post("/api/account", named(name)).await.ok();
    client
}

pub(crate) fn tree(moves: &[&str]) -> Value {
    let nodes = moves.iter().enumerate().map(|(number, step)| match number {
        0 => json!({ "step": step }),
        _ => json!({ "parent": number - 1, "step": step }),
    });
    json!({ "version": 1, "spec": "snekagon", "setup": "-", "nodes": nodes.collect::<Vec<_>>() })
}

/// A study with one chapter.
pub(crate) async fn study(client: &mut Client, visibility: &str) -> String {
    let chapters = json!([{ "name": "First", "tree": tree(&["f1", "i8-j7"]) }]);
    let wish = json!({ "name": "Openings", "visibility": visibility, "chapters": chapters });
    let made = client.post("/api/studies", wish).await.ok();
    made["card"]["id"].as_str().unwrap().to_owned()
}

pub(crate) async fn change(client: &mut Client, id: &str, mark: &str, change: Value) -> Answer {
    let wish = json!({ "mark": mark, "change": change });
    client
        .post(&format!("/api/studies/{id}/events"), wish)
        .await
}

/// A change of the tree of the first chapter.
pub(crate) async fn edit(client: &mut Client, id: &str, mark: &str, edit: Value) -> Answer {
    let edit = json!({ "edit": { "id": "chapter-1", "edit": edit } });
    change(client, id, mark, json!({ "type": "edit", "edit": edit })).await
}

pub(crate) async fn read(client: &mut Client, id: &str) -> Value {
    client.get(&format!("/api/studies/{id}")).await.ok()
}

pub(crate) fn add_line(path: &[&str], step: &str) -> Value {
    json!({ "add-line": { "path": path, "steps": [step] } })
}

async fn contribute(owner: &mut Client, id: &str, name: &str) -> Answer {
    let wish = json!({ "type": "add-contributor", "name": name });
    change(owner, id, &format!("add-{name}"), wish).await
}

#[tokio::test]
async fn an_edit_is_an_event_and_the_same_mark_is_one() {
    let app = TestApp::start().await;
    let mut ada = app.client();
    let id = study(&mut ada, "private").await;
    let before = read(&mut ada, &id).await;
    assert_eq!(
        (&before["card"]["seq"], &before["role"]),
        (&json!(2), &json!("owner"))
    );
    let line = add_line(&["f1"], "a8-b7-c6-d5");
    assert_eq!(edit(&mut ada, &id, "m1", line.clone()).await.ok()["seq"], 3);
    assert_eq!(edit(&mut ada, &id, "m1", line.clone()).await.ok()["seq"], 3);
    // It is so already: nothing happens.
    assert_eq!(edit(&mut ada, &id, "m2", line).await.ok()["seq"], 3);
    let after = read(&mut ada, &id).await;
    assert_eq!(
        after["study"]["chapters"][0]["tree"]["nodes"]
            .as_array()
            .unwrap()
            .len(),
        3
    );
    let events = ada
        .get(&format!("/api/studies/{id}/events?since=2"))
        .await
        .ok();
    assert_eq!(events.as_array().unwrap().len(), 1);
    assert_eq!(events[0]["mark"], "m1");
    assert_eq!(events[0]["by"]["id"], after["card"]["owner"]["id"]);
}

#[tokio::test]
async fn what_cannot_be_is_refused_and_changes_nothing() {
    let app = TestApp::start().await;
    let mut ada = app.client();
    let id = study(&mut ada, "private").await;
    let before = read(&mut ada, &id).await;
    // Against the rules; gone; no mark; in the name of another.
    edit(&mut ada, &id, "a", add_line(&["f1"], "f1"))
        .await
        .refused(422, "single-first-only");
    let gone = json!({ "delete": { "path": ["f6"] } });
    let refused = edit(&mut ada, &id, "b", gone)
        .await
        .refused(409, "tree-gone");
    assert_eq!(refused["seq"], 2);
    edit(&mut ada, &id, "", add_line(&["f1"], "a8-b7-c6-d5"))
        .await
        .refused(422, "study-mark");
    let comment = json!({ "author": "@somebody", "text": "Hm." });
    let forged = json!({ "add-comment": { "path": [], "comment": comment } });
    edit(&mut ada, &id, "c", forged)
        .await
        .refused(422, "study-author");
    let tree = tree(&["a1-a9"]);
    let wish = json!({ "name": "Wrong", "chapters": [{ "name": "No", "tree": tree }] });
    assert_eq!(ada.post("/api/studies", wish).await.status, 422);
    for name in ["", "a\nb", &"x".repeat(101)] {
        let wish = json!({ "type": "rename", "name": name });
        change(&mut ada, &id, "d", wish)
            .await
            .refused(422, "study-name");
        ada.post("/api/studies", json!({ "name": name }))
            .await
            .refused(422, "study-name");
    }
    ada.post(
        "/api/studies",
        json!({ "name": "Open", "visibility": "public" }),
    )
    .await
    .refused(403, "study-guest-public");
    assert_eq!(read(&mut ada, &id).await, before);
}

#[tokio::test]
async fn a_private_study_is_there_for_its_people_only() {
    let app = TestApp::start().await;
    let (mut ada, mut bob) = (account(&app, "Ada").await, account(&app, "Bob").await);
    let mut eve = account(&app, "Eve").await;
    let id = study(&mut ada, "private").await;
    let path = format!("/api/studies/{id}");
    for part in ["", "/events", "/text", "/json"] {
        let path = format!("{path}{part}");
        for client in [&mut bob, &mut app.client()] {
            client.get(&path).await.refused(404, "study-not-found");
        }
    }
    assert!(eve.0.socket(&format!("{path}/live")).await.is_err());
    let copied = eve.post(&format!("{path}/copy"), json!({})).await;
    copied.refused(404, "study-not-found");
    let line = add_line(&["f1"], "a8-b7-c6-d5");
    edit(&mut eve, &id, "e", line.clone())
        .await
        .refused(404, "study-not-found");
    let deleted = eve.send(Method::DELETE, &path, Bytes::new()).await;
    deleted.refused(404, "study-not-found");

    contribute(&mut ada, &id, "Nobody")
        .await
        .refused(404, "player-not-found");
    contribute(&mut ada, &id, "Bob").await.ok();
    assert_eq!(read(&mut bob, &id).await["role"], "contributor");
    edit(&mut bob, &id, "b", line.clone()).await.ok();
    contribute(&mut bob, &id, "Eve")
        .await
        .refused(403, "study-owner-only");
    let wish = json!({ "type": "set-visibility", "visibility": "public" });
    change(&mut bob, &id, "v", wish.clone())
        .await
        .refused(403, "study-owner-only");
    let deleted = bob.send(Method::DELETE, &path, Bytes::new()).await;
    deleted.refused(403, "study-owner-only");
    let shared = bob.get("/api/studies?list=shared").await.ok();
    assert_eq!(shared["studies"][0]["id"], json!(id));
    assert_eq!(shared["studies"][0]["owner"]["name"], "Ada");

    change(&mut ada, &id, "v", wish).await.ok();
    assert_eq!(read(&mut eve, &id).await["role"], "reader");
    edit(&mut eve, &id, "e", line)
        .await
        .refused(403, "study-read-only");
    let bob_id = bob.get("/api/me").await.ok()["id"].clone();
    let leave = json!({ "type": "remove-contributor", "id": bob_id });
    change(&mut bob, &id, "bye", leave).await.ok();
    assert_eq!(read(&mut bob, &id).await["role"], "reader");
    ada.send(Method::DELETE, &path, Bytes::new()).await.ok();
    ada.get(&path).await.refused(404, "study-not-found");
}

#[tokio::test]
async fn public_studies_are_found_and_others_only_by_their_address() {
    let app = TestApp::start().await;
    let mut ada = account(&app, "Ada").await;
    let mut ids = Vec::new();
    for visibility in ["private", "link", "public"] {
        ids.push(study(&mut ada, visibility).await);
    }
    let mut anybody = app.client();
    let mut found = async |query: &str| {
        let page = anybody.get(&format!("/api/studies?{query}")).await.ok();
        page["studies"].as_array().unwrap().len()
    };
    assert_eq!(found("").await, 1);
    assert_eq!(found("words=OPENINGS%20first").await, 1);
    assert_eq!(found("words=endings").await, 0);
    assert_eq!(found("game=snekagon").await, 1);
    assert_eq!(found("game=kamon").await, 0);
    assert_eq!(found("list=mine").await, 0);
    assert_eq!(read(&mut anybody, &ids[1]).await["role"], "reader");
    let mine = ada.get("/api/studies?list=mine&limit=2").await.ok();
    assert_eq!(mine["studies"].as_array().unwrap().len(), 2);
    let next = mine["next"].as_str().unwrap();
    let rest = ada
        .get(&format!("/api/studies?list=mine&limit=2&after={next}"))
        .await
        .ok();
    assert_eq!(rest["studies"].as_array().unwrap().len(), 1);
    assert_eq!(rest["next"], Value::Null);
    anybody
        .get("/api/studies?after=x")
        .await
        .refused(400, "page-unknown");
}

#[tokio::test]
async fn a_copy_is_ones_own_and_what_is_written_down_has_names() {
    let app = TestApp::start().await;
    let (mut ada, mut bob) = (account(&app, "Ada").await, account(&app, "Bob").await);
    let id = study(&mut ada, "link").await;
    let own = ada.get("/api/me").await.ok()["id"]
        .as_str()
        .unwrap()
        .to_owned();
    let comment = json!({ "author": format!("@{own}"), "text": "A corner." });
    let add = json!({ "add-comment": { "path": ["f1"], "comment": comment } });
    edit(&mut ada, &id, "c", add).await.ok();
    let view = read(&mut bob, &id).await;
    assert_eq!(view["authors"][&own], "Ada");
    let copy = bob
        .post(&format!("/api/studies/{id}/copy"), json!({}))
        .await
        .ok();
    assert_eq!(copy["study"], view["study"]);
    assert_eq!(copy["card"]["visibility"], "private");
    assert_eq!(copy["card"]["owner"]["name"], "Bob");
    let copy = copy["card"]["id"].as_str().unwrap().to_owned();
    edit(&mut bob, &copy, "b", add_line(&[], "f6")).await.ok();
    assert_eq!(read(&mut ada, &id).await["card"]["seq"], 3);
    let text = bob.get(&format!("/api/studies/{id}/text")).await;
    let text = String::from_utf8(text.bytes.to_vec()).unwrap();
    assert!(text.contains("{[%by \"Ada\"] A corner.}"), "{text}");
    assert_eq!(tree::Study::from_text(&text).unwrap().chapters().len(), 1);
    let json = bob.get(&format!("/api/studies/{id}/json")).await.ok();
    let read = tree::Study::from_json(&json.to_string()).unwrap();
    assert_eq!(read, tree::Study::from_text(&text).unwrap());
}

#[tokio::test]
async fn a_match_becomes_a_study() {
    let app = TestApp::start().await;
    let (mut one, _, id) = two_players(&app, json!({})).await;
    let first = one.legal(&id).await[0].clone();
    one.play(&id, 0, &first).await.ok();
    let wish = json!({ "name": "Our game", "match": id });
    let made = one.post("/api/studies", wish).await.ok();
    let tree = &made["study"]["chapters"][0]["tree"];
    assert_eq!(
        (&tree["spec"], &tree["nodes"][0]["step"]),
        (&json!("kamon"), &json!(first))
    );
    assert_eq!(made["card"]["games"], json!(["kamon"]));
    let wish = json!({ "name": "None", "match": "none" });
    one.post("/api/studies", wish)
        .await
        .refused(404, "match-not-found");
}

#[tokio::test]
async fn a_deleted_account_hands_shared_studies_over() {
    let app = TestApp::start().await;
    let (mut ada, mut bob) = (account(&app, "Ada").await, account(&app, "Bob").await);
    let (shared, alone) = (
        study(&mut ada, "link").await,
        study(&mut ada, "public").await,
    );
    let bobs = study(&mut bob, "link").await;
    contribute(&mut ada, &shared, "Bob").await.ok();
    contribute(&mut bob, &bobs, "Ada").await.ok();
    let own = ada.get("/api/me").await.ok()["id"]
        .as_str()
        .unwrap()
        .to_owned();
    let comment = json!({ "author": format!("@{own}"), "text": "Hm." });
    let add = json!({ "add-comment": { "path": [], "comment": comment } });
    edit(&mut ada, &bobs, "c", add).await.ok();
    let body = Bytes::from(named("Ada").to_string());
    ada.send(Method::DELETE, "/api/account", body).await.ok();

    bob.get(&format!("/api/studies/{alone}"))
        .await
        .refused(404, "study-not-found");
    let view = read(&mut bob, &shared).await;
    assert_eq!(
        (&view["role"], &view["contributors"]),
        (&json!("owner"), &json!([]))
    );
    let view = read(&mut bob, &bobs).await;
    assert_eq!(view["contributors"], json!([]));
    // What they said stays, and nobody's name.
    assert_eq!(view["authors"][&own], "[deleted]");
    let events = bob.get(&format!("/api/studies/{shared}/events")).await.ok();
    assert_eq!(events[0]["by"]["name"], "[deleted]");
}

#[tokio::test]
async fn nobody_speaks_for_somebody_else_and_owners_clean_up() {
    let app = TestApp::start().await;
    let (mut ada, mut bob) = (account(&app, "Ada").await, account(&app, "Bob").await);
    let id = study(&mut ada, "link").await;
    contribute(&mut ada, &id, "Bob").await.ok();
    let by = |client: &Value, text: &str| {
        let author = format!("@{}", client["id"].as_str().unwrap());
        json!({ "author": author, "text": text })
    };
    let (ada_is, bob_is) = (ada.get("/api/me").await.ok(), bob.get("/api/me").await.ok());
    for (client, who, mark) in [(&mut ada, &ada_is, "a"), (&mut bob, &bob_is, "b")] {
        let add = json!({ "add-comment": { "path": [], "comment": by(who, "Yes.") } });
        edit(client, &id, mark, add).await.ok();
    }
    let change_to = |from: Value, to: Value| json!({ "change-comment": { "path": [], "from": from, "to": to } });
    let forged = change_to(by(&bob_is, "Yes."), by(&bob_is, "No."));
    edit(&mut ada, &id, "f", forged)
        .await
        .refused(422, "study-author");
    let taken = change_to(by(&bob_is, "Yes."), by(&ada_is, "No."));
    edit(&mut ada, &id, "t", taken)
        .await
        .refused(422, "study-author");
    let remove =
        |who: &Value| json!({ "remove-comment": { "path": [], "comment": by(who, "Yes.") } });
    edit(&mut bob, &id, "r", remove(&ada_is))
        .await
        .refused(422, "study-author");
    edit(&mut ada, &id, "r", remove(&bob_is)).await.ok();
}

#[tokio::test]
async fn only_readable_studies_may_be_shown_inside_other_sites() {
    let folder = tempfile::TempDir::new().unwrap();
    std::fs::write(folder.path().join("index.html"), "<!doctype html>").unwrap();
    let site = server::Site::Folder(folder.path().to_owned());
    let app = TestApp::with(|config| config.site = site).await;
    let mut ada = app.client();
    let (private, link) = (
        study(&mut ada, "private").await,
        study(&mut ada, "link").await,
    );
    let mut may = async |path: String| {
        let answer = ada.get(&path).await;
        let policy = answer.headers["content-security-policy"].to_str().unwrap();
        let anybody = policy.ends_with("frame-ancestors *");
        assert_ne!(
            anybody,
            policy.ends_with("frame-ancestors 'none'"),
            "{policy}"
        );
        assert_ne!(anybody, answer.headers.contains_key("x-frame-options"));
        anybody
    };
    assert!(may(format!("/embed/study/{link}")).await);
    assert!(!may(format!("/embed/study/{private}")).await);
    assert!(!may("/embed/study/none".to_owned()).await);
    assert!(!may(format!("/study/{link}")).await);
}

#[tokio::test]
async fn all_studies_are_written_out() {
    let app = TestApp::start().await;
    let mut ada = account(&app, "Ada").await;
    let (public, private) = (
        study(&mut ada, "public").await,
        study(&mut ada, "private").await,
    );
    let me = ada.get("/api/me").await.ok();
    let comment = json!({ "author": format!("@{}", me["id"].as_str().unwrap()), "text": "Why?" });
    let added = json!({ "add-comment": { "path": ["f1"], "comment": comment } });
    edit(&mut ada, &public, "c", added).await.ok();
    let mut out = Vec::new();
    let exported = server::database::export_studies(&app.config.database, &mut out).await;
    let exported = exported.unwrap();
    assert_eq!((exported.studies, exported.unreadable), (2, Vec::new()));
    let lines = String::from_utf8(out).unwrap();
    let mut found = Vec::new();
    for line in lines.lines() {
        let value: Value = serde_json::from_str(line).unwrap();
        assert_eq!(value["owner"]["name"], "Ada");
        // It is a study as it is read anywhere.
        let read = tree::Study::from_json(line).unwrap();
        assert_eq!(read.chapters().len(), 1);
        found.push((value["id"].as_str().unwrap().to_owned(), value));
    }
    found.sort_by(|one, other| one.0.cmp(&other.0));
    let mut ids = [public.clone(), private];
    ids.sort();
    assert_eq!(
        found.iter().map(|(id, _)| id.as_str()).collect::<Vec<_>>(),
        ids
    );
    let (_, told) = found.iter().find(|(id, _)| *id == public).unwrap();
    let comments = &told["chapters"][0]["tree"]["nodes"][0]["comments"];
    assert_eq!(comments, &json!([{ "author": "Ada", "text": "Why?" }]));
    assert_eq!(told["visibility"], "public");
}
