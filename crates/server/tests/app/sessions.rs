use protocol::client::{Bytes, Method};
use serde_json::{Value, json};
use server::Limits;

use crate::accounts::named;
use crate::client::Client;
use crate::test_app::TestApp;

const FIREFOX: &str = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

async fn devices(client: &mut Client) -> Vec<(Value, Value)> {
    let sessions = client.get("/api/account/sessions").await.ok();
    let sessions = sessions.as_array().unwrap().iter();
    let views = sessions.map(|session| (session["device"].clone(), session["current"].clone()));
    views.collect()
}

#[tokio::test]
async fn sessions_are_listed_and_ended_one_by_one_or_all_others() {
    let app = TestApp::start().await;
    let mut here = app.client().with("user-agent", FIREFOX);
    here.post("/api/account", named("Ada")).await.ok();
    let mut others: Vec<Client> = (0..3).map(|_| app.client()).collect();
    for other in &mut others {
        other.post("/api/account/login", named("Ada")).await.ok();
    }
    let listed = devices(&mut here).await;
    assert_eq!(listed.len(), 4);
    assert!(
        listed.contains(&(json!("Firefox, Linux"), json!(true))),
        "{listed:?}"
    );

    let own = others[0].get("/api/account/sessions").await.ok();
    let own = own
        .as_array()
        .unwrap()
        .iter()
        .find(|session| session["current"] == true);
    let path = format!(
        "/api/account/sessions/{}",
        own.unwrap()["id"].as_str().unwrap()
    );
    // Nobody ends a session of somebody else.
    let mut stranger = app.client();
    stranger.post("/api/account", named("Bob")).await.ok();
    let foreign = stranger.send(Method::DELETE, &path, Bytes::new()).await;
    foreign.refused(404, "session-not-found");
    assert_eq!(others[0].get("/api/me").await.ok()["name"], "Ada");
    let ended = here.send(Method::DELETE, &path, Bytes::new()).await;
    assert_eq!(ended.status, 204);
    assert_eq!(others[0].get("/api/me").await.ok()["guest"], true);
    assert_eq!(devices(&mut here).await.len(), 3);
    let again = here.send(Method::DELETE, &path, Bytes::new()).await;
    again.refused(404, "session-not-found");
    // A token is no session.
    let wish = json!({ "label": "bot", "scopes": ["play"] });
    here.post("/api/account/tokens", wish).await.ok();
    let token = here.get("/api/account/tokens").await.ok()[0]["id"].clone();
    let path = format!("/api/account/sessions/{}", token.as_str().unwrap());
    let ended = here.send(Method::DELETE, &path, Bytes::new()).await;
    ended.refused(404, "session-not-found");
    let tokens = here.get("/api/account/tokens").await.ok();
    assert_eq!(tokens.as_array().unwrap().len(), 1);

    let ended = here
        .send(Method::DELETE, "/api/account/sessions", Bytes::new())
        .await;
    assert_eq!(ended.status, 204);
    assert_eq!(
        devices(&mut here).await,
        [(json!("Firefox, Linux"), json!(true))]
    );
    for other in &mut others {
        assert_eq!(other.get("/api/me").await.ok()["guest"], true);
    }
    app.client()
        .get("/api/account/sessions")
        .await
        .refused(401, "log-in-first");
}

#[tokio::test]
async fn nobody_is_logged_in_in_ever_more_browsers() {
    let app = TestApp::with(|config| config.limits = Limits::NONE).await;
    let mut first = app.client();
    first.post("/api/account", named("Ada")).await.ok();
    let mut last = app.client();
    for _ in 0..50 {
        last = app.client();
        last.post("/api/account/login", named("Ada")).await.ok();
    }
    assert_eq!(devices(&mut last).await.len(), 50);
    assert_eq!(first.get("/api/me").await.ok()["guest"], true);
}
