//! Passkeys, by a device of our own that speaks WebAuthn; the browser's are in web/e2e/passkeys.spec.ts.

mod device;

use std::sync::Arc;
use std::time::Duration;

use protocol::client::{Bytes, Method};
use serde_json::{Value, json};
use server::Limits;
use testkit::SetClock;

use crate::accounts::named;
use crate::client::{Answer, Client};
use crate::cluster::Cluster;
use crate::people::operator;
use crate::test_app::TestApp;
use device::Device;

const HERE: &str = "https://snakes.example";
const ELSEWHERE: &str = "https://www.snakes.example";

async fn start() -> TestApp {
    TestApp::with(|config| config.origins = vec![HERE.to_owned(), ELSEWHERE.to_owned()]).await
}

fn browser(app: &TestApp, origin: &str) -> Client {
    app.client().with("origin", origin)
}

async fn account(app: &TestApp, name: &str) -> Client {
    let mut client = browser(app, HERE);
    client.post("/api/account", named(name)).await.ok();
    client
}

/// Has a device make a passkey, and adds it.
async fn add(client: &mut Client, device: &mut Device, name: &str) -> Answer {
    let path = "/api/account/passkeys/challenge";
    let asked = client.post(path, json!({})).await.ok();
    let wish = json!({ "challenge": asked["challenge"], "name": name,
        "credential": device.make(&asked["options"]) });
    client.post("/api/account/passkeys", wish).await
}

async fn ask_to_log_in(client: &mut Client) -> Value {
    let path = "/api/account/login/challenge";
    client.post(path, json!({})).await.ok()
}

async fn answer(client: &mut Client, challenge: &Value, credential: Value) -> Answer {
    let proof = json!({ "challenge": challenge, "credential": credential });
    client.post("/api/account/login/passkey", proof).await
}

async fn log_in(client: &mut Client, device: &mut Device) -> Answer {
    let asked = ask_to_log_in(client).await;
    let credential = device.sign(&asked["options"]);
    answer(client, &asked["challenge"], credential).await
}

async fn list(client: &mut Client) -> Value {
    client.get("/api/account/passkeys").await.ok()
}

async fn remove(client: &mut Client, id: &Value, consent: Value) -> Answer {
    let path = format!("/api/account/passkeys/{}", id.as_str().unwrap());
    let body = Bytes::from(consent.to_string());
    client.send(Method::DELETE, &path, body).await
}

#[tokio::test]
async fn a_passkey_opens_its_account_without_a_name_until_it_is_removed() {
    opens_until_removed(&mut start().await).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_passkey_opens_its_account_over_postgresql() {
    let cluster = Cluster::start();
    let mut app = TestApp::with(|config| {
        config.database = cluster.new_database();
        config.origins = vec![HERE.to_owned()];
    })
    .await;
    opens_until_removed(&mut app).await;
}

async fn opens_until_removed(app: &mut TestApp) {
    let mut ada = account(app, "Ada").await;
    let mut device = Device::new(HERE, 1);
    let made = add(&mut ada, &mut device, " my phone ").await.ok();
    assert_eq!(made["name"], "my phone");
    assert_eq!(made["site"], "snakes.example");
    let listed = list(&mut ada).await;
    assert_eq!(
        listed,
        json!({ "passkeys": [made], "needs_password": false })
    );
    assert_eq!(listed["passkeys"][0]["last_used_at"], Value::Null);

    let mut fresh = browser(app, HERE);
    assert_eq!(log_in(&mut fresh, &mut device).await.ok()["name"], "Ada");
    assert_eq!(fresh.get("/api/me").await.ok()["name"], "Ada");
    assert!(list(&mut ada).await["passkeys"][0]["last_used_at"].is_i64());
    // It is there after a restart, with how often it signed; and the password is as good as before.
    app.restart().await;
    for client in [&mut ada, &mut fresh] {
        client.move_to(app.running().address());
    }
    let mut again = browser(app, HERE);
    log_in(&mut again, &mut device).await.ok();
    again.post("/api/account/login", named("Ada")).await.ok();

    let mut bob = account(app, "Bob").await;
    let not_his = remove(&mut bob, &made["id"], json!({})).await;
    not_his.refused(404, "passkey-not-found");
    assert_eq!(remove(&mut ada, &made["id"], json!({})).await.status, 204);
    assert_eq!(list(&mut ada).await["passkeys"], json!([]));
    let gone = log_in(&mut browser(app, HERE), &mut device).await;
    let never = log_in(&mut browser(app, HERE), &mut Device::new(HERE, 9)).await;
    assert_eq!(
        gone.refused(401, "passkey-unknown"),
        never.refused(401, "passkey-unknown"),
        "nobody learns which passkeys there were"
    );
}

#[tokio::test]
async fn what_is_not_signed_for_this_question_opens_nothing() {
    let app = start().await;
    let mut ada = account(&app, "Ada").await;
    let mut device = Device::new(HERE, 1);
    add(&mut ada, &mut device, "phone").await.ok();
    log_in(&mut browser(&app, HERE), &mut device).await.ok();

    // A question holds once, and for the browser that asked it.
    let mut one = browser(&app, HERE);
    let asked = ask_to_log_in(&mut one).await;
    let signed = device.sign(&asked["options"]);
    let mut other = browser(&app, HERE);
    ask_to_log_in(&mut other).await;
    let stolen = answer(&mut other, &asked["challenge"], signed.clone()).await;
    stolen.refused(422, "passkey-late");
    answer(&mut one, &asked["challenge"], signed.clone())
        .await
        .ok();
    let replayed = answer(&mut one, &asked["challenge"], signed.clone()).await;
    replayed.refused(422, "passkey-late");
    // An answer to another question.
    let asked = ask_to_log_in(&mut other).await;
    let old = answer(&mut other, &asked["challenge"], signed).await;
    old.refused(401, "passkey-unknown");

    let wrong = async |change: &dyn Fn(&mut Device), device: &mut Device| {
        let kept = (device.origin.clone(), device.counter, device.user.clone());
        change(device);
        let answer = log_in(&mut browser(&app, HERE), device).await;
        answer.refused(401, "passkey-unknown");
        (device.origin, device.counter, device.user) = kept;
        device.verifies = true;
    };
    let device = &mut device;
    // A page of somebody else's, a copy of the device, nobody in front of it, another account.
    wrong(
        &|device| "https://evil.example".clone_into(&mut device.origin),
        device,
    )
    .await;
    wrong(&|device| device.counter = 0, device).await;
    wrong(&|device| device.counter -= 1, device).await;
    wrong(&|device| device.verifies = false, device).await;
    wrong(
        &|device| device.user = json!("AAAAAAAAAAAAAAAAAAAAAA"),
        device,
    )
    .await;
    wrong(&|device| device.user = Value::Null, device).await;
    // The same id with another key.
    let mut forged = Device::new(HERE, 1);
    (forged.user, forged.counter) = (device.user.clone(), 100);
    let refused = log_in(&mut browser(&app, HERE), &mut forged).await;
    refused.refused(401, "passkey-unknown");
    let asked = ask_to_log_in(&mut other).await;
    for nonsense in [json!({}), json!(7), json!({ "id": "x", "rawId": "!" })] {
        let answer = answer(&mut other, &asked["challenge"], nonsense).await;
        answer.refused(400, "body-unreadable");
    }
    device.counter += 10;
    log_in(&mut browser(&app, HERE), device).await.ok();
}

#[tokio::test]
async fn a_passkey_belongs_to_the_host_at_which_it_was_made() {
    let app = start().await;
    let mut ada = account(&app, "Ada").await;
    let mut device = Device::new(HERE, 1);
    add(&mut ada, &mut device, "phone").await.ok();
    device.origin = ELSEWHERE.to_owned();
    let elsewhere = log_in(&mut browser(&app, ELSEWHERE), &mut device).await;
    elsewhere.refused(401, "passkey-unknown");
    // Where browsers have none: at an address of numbers, or from no page at all.
    let address = app.running().address();
    for mut client in [app.client(), browser(&app, &format!("http://{address}"))] {
        let path = "/api/account/login/challenge";
        client
            .post(path, json!({}))
            .await
            .refused(422, "passkey-not-here");
        client.post("/api/account/login", named("Ada")).await.ok();
        let path = "/api/account/passkeys/challenge";
        client
            .post(path, json!({}))
            .await
            .refused(422, "passkey-not-here");
    }
}

#[tokio::test]
async fn passkeys_are_named_bounded_and_added_once() {
    let app = start().await;
    let mut ada = account(&app, "Ada").await;
    let mut device = Device::new(HERE, 1);
    for name in ["", "   ", &"x".repeat(41)] {
        let refused = add(&mut ada, &mut device, name).await;
        refused.refused(422, "passkey-name");
    }
    add(&mut ada, &mut device, "phone").await.ok();
    let path = "/api/account/passkeys/challenge";
    let asked = ada.post(path, json!({})).await.ok();
    let excluded = asked["options"]["excludeCredentials"].as_array().unwrap();
    assert_eq!(excluded.len(), 1, "the device is told that it has one");
    // One that makes the same again all the same.
    let twice = add(&mut ada, &mut device, "phone").await;
    twice.refused(422, "passkey-not-good");
    let mut bob = account(&app, "Bob").await;
    let taken = add(&mut bob, &mut device, "phone").await;
    taken.refused(409, "passkey-already");
    // A device that says something else than it was asked.
    let mut elsewhere = Device::new("https://evil.example", 2);
    let refused = add(&mut ada, &mut elsewhere, "phone").await;
    refused.refused(422, "passkey-not-good");
    // What one session asked another does not answer.
    let mut other = browser(&app, HERE);
    other.post("/api/account/login", named("Ada")).await.ok();
    let wish = json!({ "challenge": asked["challenge"], "name": "x",
        "credential": Device::new(HERE, 3).make(&asked["options"]) });
    let late = other.post("/api/account/passkeys", wish).await;
    late.refused(422, "passkey-late");
    for number in 10..29 {
        add(&mut ada, &mut Device::new(HERE, number), "x")
            .await
            .ok();
    }
    let many = add(&mut ada, &mut Device::new(HERE, 99), "x").await;
    many.refused(409, "passkey-too-many");
    let path = "/api/account/passkeys";
    browser(&app, HERE)
        .get(path)
        .await
        .refused(401, "log-in-first");
}

#[tokio::test]
async fn some_time_after_logging_in_changes_ask_for_the_password() {
    let clock = Arc::new(SetClock::new(1_800_000_000_000));
    let clock_of_world = Arc::clone(&clock);
    let app = TestApp::in_world(
        |config| config.origins = vec![HERE.to_owned()],
        |world| world.clock = clock_of_world,
    )
    .await;
    let mut ada = account(&app, "Ada").await;
    let mut device = Device::new(HERE, 1);
    let made = add(&mut ada, &mut device, "phone").await.ok();
    let mut slow = browser(&app, HERE);
    let asked = ask_to_log_in(&mut slow).await;
    clock.forward(10 * 60 * 1000);
    let late = device.sign(&asked["options"]);
    let late = answer(&mut slow, &asked["challenge"], late).await;
    late.refused(422, "passkey-late");

    assert_eq!(list(&mut ada).await["needs_password"], true);
    let path = "/api/account/passkeys/challenge";
    let refused = ada.post(path, json!({})).await;
    refused.refused(403, "password-needed");
    let refused = remove(&mut ada, &made["id"], json!({})).await;
    refused.refused(403, "password-needed");
    let wrong = json!({ "password": "incorrect horse" });
    ada.post(path, wrong.clone())
        .await
        .refused(401, "wrong-password");
    let refused = remove(&mut ada, &made["id"], wrong).await;
    refused.refused(401, "wrong-password");
    let right = json!({ "password": "correct horse" });
    ada.post(path, right.clone()).await.ok();
    assert_eq!(remove(&mut ada, &made["id"], right).await.status, 204);
}

#[tokio::test]
async fn passkeys_go_with_the_account_and_open_no_closed_one() {
    let app = start().await;
    let mut ada = account(&app, "Ada").await;
    let mut device = Device::new(HERE, 1);
    add(&mut ada, &mut device, "phone").await.ok();
    let body = Bytes::from(named("Ada").to_string());
    let deleted = ada.send(Method::DELETE, "/api/account", body).await;
    assert_eq!(deleted.status, 204);
    let gone = log_in(&mut browser(&app, HERE), &mut device).await;
    gone.refused(401, "passkey-unknown");
    let kept = rusqlite::Connection::open(&app.config.database).unwrap();
    let count = "SELECT COUNT(*) FROM passkeys";
    let count: i64 = kept.query_row(count, [], |row| row.get(0)).unwrap();
    assert_eq!(count, 0);

    let mut bob = account(&app, "Bob").await;
    add(&mut bob, &mut device, "phone").await.ok();
    let mut desk = operator(&app).await;
    let whom = desk.find("Bob").await.unwrap();
    desk.close(&whom, "threats".to_owned(), None).await.unwrap();
    // The server hears of it in a moment.
    for _ in 0..600 {
        let answer = log_in(&mut browser(&app, HERE), &mut device).await;
        if !answer.status.is_success() {
            answer.refused(403, "account-closed");
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("a closed account is still open");
}

#[tokio::test]
async fn guesses_with_a_passkey_are_rationed_whether_it_is_known_or_not() {
    let app = TestApp::with(|config| {
        config.trust_proxy = true;
        config.origins = vec![HERE.to_owned()];
        config.limits = Limits {
            guesses: 3,
            ..Limits::NONE
        };
    })
    .await;
    let mut ada = account(&app, "Ada").await;
    let mut device = Device::new(HERE, 1);
    add(&mut ada, &mut device, "phone").await.ok();
    let mut answers = Vec::new();
    for number in [1, 2] {
        let mut forged = Device::new(HERE, number);
        forged.user = device.user.clone();
        for last in 10..14 {
            let from = format!("10.0.0.{last}");
            let mut client = browser(&app, HERE).with("x-forwarded-for", &from);
            let answer = log_in(&mut client, &mut forged).await;
            answers.push((number, answer.status.as_u16()));
        }
    }
    let of = |number| {
        let own = answers.iter().filter(move |(whose, _)| *whose == number);
        own.map(|(_, status)| *status).collect::<Vec<_>>()
    };
    assert_eq!(of(1), [401, 401, 401, 429]);
    assert_eq!(of(1), of(2));
}
