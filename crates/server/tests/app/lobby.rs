use serde_json::{Value, json};

use crate::accounts::named;
use crate::client::{Client, Visit};
use crate::test_app::TestApp;

/// Somebody whom the server knows, as a guest.
async fn guest(app: &TestApp) -> Client {
    let mut client = app.client();
    client.get("/api/me").await.ok();
    client
}

async fn account(app: &TestApp, name: &str) -> Client {
    let mut client = app.client();
    client.post("/api/account", named(name)).await.ok();
    client
}

fn seek(spec: &str, speed: &str, rated: bool) -> Value {
    json!({ "type": "seek", "spec": spec, "speed": speed, "rated": rated })
}

/// What is told of one's own match when this holds of it.
async fn own_match(visit: &mut Visit, holds: impl Fn(&Value) -> bool) -> Value {
    loop {
        let entry = visit.hear_of("own-match").await["entry"].take();
        if holds(&entry) {
            return entry;
        }
    }
}

fn public(seats: &Value) -> Value {
    json!({ "spec": "kamon", "public": true, "seats": seats })
}

#[tokio::test]
async fn an_open_match_is_told_at_once_and_goes_when_it_begins() {
    let app = TestApp::start().await;
    let (mut one, mut other) = (guest(&app).await, guest(&app).await);
    let mut watcher = guest(&app).await.lobby().await;
    assert_eq!(watcher.hello["open"], json!([]));
    let id = one
        .make(public(&json!([{ "kind": "me" }, { "kind": "open" }])))
        .await;
    let told = watcher.hear_of("match").await["entry"].take();
    assert_eq!((&told["id"], &told["status"]), (&json!(id), &json!("open")));
    assert_eq!(told["seats"][1]["kind"], "open");
    other.ask(&id, "join").await.ok();
    assert_eq!(watcher.hear_of("match").await["entry"]["status"], "live");
    // Moves are told to those who play alone.
    let text = one.legal(&id).await[0].clone();
    one.play(&id, 0, &text).await.ok();
    one.ask(&id, "resign").await.ok();
    let over = watcher.hear_of("match").await["entry"].take();
    assert_eq!((&over["status"], &over["ply"]), (&json!("over"), &json!(1)));

    // What is not public is nobody else's business.
    let private = json!({ "spec": "kamon", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    one.make(private).await;
    let id = one
        .make(public(&json!([{ "kind": "me" }, { "kind": "open" }])))
        .await;
    assert_eq!(watcher.hear_of("match").await["entry"]["id"], json!(id));
    let page = other.get("/api/lobby").await.ok();
    assert_eq!(page["open"].as_array().unwrap().len(), 1);
    assert_eq!(page["open"][0]["id"], json!(id));
}

#[tokio::test]
async fn everybody_hears_of_their_own_turn_wherever_they_are() {
    let app = TestApp::start().await;
    let (mut one, mut other) = (guest(&app).await, guest(&app).await);
    let (mut mine, mut theirs) = (one.lobby().await, other.lobby().await);
    let wish = json!({ "spec": "kamon", "seats": [{ "kind": "me" }, { "kind": "open" }] });
    let id = one.make(wish).await;
    other.ask(&id, "join").await.ok();
    let live = |entry: &Value| entry["status"] == "live";
    assert_eq!(own_match(&mut mine, live).await["your_turn"], true);
    assert_eq!(own_match(&mut theirs, live).await["your_turn"], false);
    let text = one.legal(&id).await[0].clone();
    one.play(&id, 0, &text).await.ok();
    let moved = |entry: &Value| entry["ply"] == 1;
    assert_eq!(own_match(&mut mine, moved).await["your_turn"], false);
    assert_eq!(own_match(&mut theirs, moved).await["your_turn"], true);

    // Whoever comes later is told at first.
    let late = other.lobby().await;
    assert_eq!(late.hello["mine"][0]["id"], json!(id));
    assert_eq!(late.hello["mine"][0]["your_turn"], true);
    assert_eq!(one.lobby().await.hello["mine"][0]["your_turn"], false);
    other.ask(&id, "resign").await.ok();
    own_match(&mut mine, |entry| entry["status"] == "over").await;
    assert_eq!(one.lobby().await.hello["mine"], json!([]));
}

#[tokio::test]
async fn who_has_left_a_table_of_three_is_not_called_to_move() {
    let app = TestApp::start().await;
    let mut one = guest(&app).await;
    let mut visit = one.lobby().await;
    let bot = json!({ "kind": "bot", "level": 1 });
    let id = one
        .make(json!({ "spec": "tantrix(players=3)", "seats": [{ "kind": "me" }, bot, bot] }))
        .await;
    own_match(&mut visit, |entry| entry["your_turn"] == true).await;
    one.ask(&id, "resign").await.ok();
    loop {
        let entry = visit.hear_of("own-match").await["entry"].take();
        assert_eq!(entry["your_turn"], false, "{entry}");
        if entry["status"] == "over" {
            break;
        }
    }
}

#[tokio::test]
async fn who_is_asked_by_name_hears_of_it() {
    let app = TestApp::start().await;
    let (mut ada, bob) = (account(&app, "Ada").await, account(&app, "Bob").await);
    let mut visit = bob.lobby().await;
    let seats = json!([{ "kind": "me" }, { "kind": "person", "name": "Bob" }]);
    ada.make(json!({ "spec": "kamon", "seats": seats })).await;
    let asked = own_match(&mut visit, |_| true).await;
    assert_eq!(
        (&asked["invited"], &asked["your_turn"]),
        (&json!(true), &json!(false))
    );
    assert_eq!(bob.lobby().await.hello["mine"][0]["invited"], true);
}

#[tokio::test]
async fn who_is_here_is_counted_once_and_named_with_an_account() {
    let app = TestApp::start().await;
    let ada = account(&app, "Ada").await;
    let mut visit = ada.lobby().await;
    assert_eq!(
        visit.hello["here"],
        json!({ "people": 1, "names": ["Ada"] })
    );
    let second_page = ada.lobby().await;
    assert_eq!(second_page.hello["here"]["people"], 1);
    let bob = account(&app, "Bob").await.lobby().await;
    assert_eq!(
        bob.hello["here"],
        json!({ "people": 2, "names": ["Ada", "Bob"] })
    );
    let guest = guest(&app).await.lobby().await;
    assert_eq!(guest.hello["here"]["people"], 3);
    assert_eq!(guest.hello["here"]["names"], json!(["Ada", "Bob"]));
    drop((guest, bob));
    loop {
        let here = visit.hear_of("here").await;
        if here["people"] == 1 {
            assert_eq!(here["names"], json!(["Ada"]));
            break;
        }
    }
}

#[tokio::test]
async fn two_who_want_the_same_are_paired() {
    let app = TestApp::start().await;
    let (mut one, other) = (guest(&app).await, guest(&app).await);
    let (mut mine, mut theirs) = (one.lobby().await, other.lobby().await);
    mine.say(seek("kamon", "fast", false)).await;
    let waiting = mine.hear_of("waiting").await;
    assert_eq!(waiting["seek"]["spec"], "kamon");
    assert_eq!(waiting["seen"]["asked"], 0);
    let seeks = theirs.hear_of("seeks").await["seeks"].take();
    assert_eq!(
        (&seeks[0]["waiting"], &seeks[0]["players"]),
        (&json!(1), &json!(2))
    );

    // Something else is not the same.
    theirs.say(seek("kamon", "slow", false)).await;
    theirs.hear_of("waiting").await;
    theirs.say(seek("kamon", "fast", false)).await;
    theirs.hear_of("not-waiting").await;
    let id = theirs.hear_of("paired").await["id"].take();
    assert_eq!(mine.hear_of("paired").await["id"], id);
    let state = one.state(id.as_str().unwrap()).await;
    assert_eq!(state["status"], "live");
    assert_eq!(state["terms"]["clock"]["kind"], "fischer");
    // And the next hears how long they waited.
    let mut third = guest(&app).await.lobby().await;
    third.say(seek("kamon", "fast", false)).await;
    let seen = third.hear_of("waiting").await["seen"].take();
    assert_eq!((&seen["asked"], &seen["paired"]), (&json!(2), &json!(2)));
}

#[tokio::test]
async fn nobody_is_paired_with_themselves_or_with_somebody_who_left() {
    let app = TestApp::start().await;
    let one = guest(&app).await;
    let (mut page, mut second_page) = (one.lobby().await, one.lobby().await);
    page.say(seek("kamon", "fast", false)).await;
    page.hear_of("waiting").await;
    // Another page of the same person waits instead.
    second_page.say(seek("kamon", "fast", false)).await;
    second_page.hear_of("waiting").await;
    page.hear_of("not-waiting").await;
    drop(second_page);
    loop {
        let seeks = page.hear_of("seeks").await["seeks"].take();
        if seeks == json!([]) {
            break;
        }
    }
    let mut other = guest(&app).await.lobby().await;
    assert_eq!(other.hello["seeks"], json!([]));
    other.say(seek("kamon", "fast", false)).await;
    other.hear_of("waiting").await;
    other.say(json!({ "type": "stop-seeking" })).await;
    other.hear_of("not-waiting").await;
}

#[tokio::test]
async fn a_match_that_waits_for_the_same_is_taken() {
    let app = TestApp::start().await;
    let (mut one, other) = (guest(&app).await, guest(&app).await);
    let mut wish = public(&json!([{ "kind": "me" }, { "kind": "open" }]));
    wish["clock"] = json!({ "kind": "fischer", "initial_ms": 180_000, "increment_ms": 2_000 });
    let id = one.make(wish.clone()).await;
    let mut theirs = other.lobby().await;
    // Whoever put it up is not here, and would be called to a game that they do not see.
    theirs.say(seek("kamon", "fast", false)).await;
    theirs.hear_of("waiting").await;
    theirs.say(json!({ "type": "stop-seeking" })).await;
    theirs.hear_of("not-waiting").await;
    let _here = one.lobby().await;
    theirs.say(seek("kamon", "fast", false)).await;
    assert_eq!(theirs.hear_of("paired").await["id"], json!(id));

    // The same the other way round: one waits, and then it is put up.
    let third = guest(&app).await;
    let mut visit = third.lobby().await;
    visit.say(seek("kamon", "fast", false)).await;
    visit.hear_of("waiting").await;
    let id = one.make(wish).await;
    assert_eq!(visit.hear_of("paired").await["id"], json!(id));
    assert_eq!(one.state(&id).await["status"], "live");
}

#[tokio::test]
async fn what_can_not_be_paired_is_refused_with_a_sentence() {
    let app = TestApp::start().await;
    let mut ada = account(&app, "Ada").await;
    let made = ada
        .post("/api/account/tokens", json!({ "label": "p" }))
        .await
        .ok();
    let bearer = format!("Bearer {}", made["token"].as_str().unwrap());
    let program = app.client().with("authorization", &bearer);
    let guest = guest(&app).await;
    for (who, wish, code) in [
        (&guest, seek("kamon", "fast", true), "match-rated-accounts"),
        (
            &guest,
            seek("tantrix-solitaire", "fast", false),
            "pairing-alone",
        ),
        (&guest, seek("chess", "fast", false), "unknown-game"),
        (&guest, json!({ "type": "seek" }), "message-unreadable"),
        (&program, seek("kamon", "fast", false), "pairing-people"),
        (&app.client(), seek("kamon", "fast", false), "not-known"),
    ] {
        let mut visit = who.lobby().await;
        visit.say(wish).await;
        let refused = visit.hear_of("refused").await;
        assert_eq!(refused["error"]["code"], code, "{refused}");
        assert!(refused["error"]["message"].as_str().unwrap().len() > 5);
    }
    let mut rated = ada.lobby().await;
    rated.say(seek("kamon", "days", true)).await;
    assert_eq!(rated.hear_of("waiting").await["seek"]["rated"], true);
    rated.say(json!({ "type": "ping" })).await;
    rated.hear_of("pong").await;
}
