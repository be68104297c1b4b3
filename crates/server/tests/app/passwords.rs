use serde_json::json;
use server::Limits;

use crate::accounts::named;
use crate::test_app::TestApp;

#[tokio::test]
async fn passwords_that_are_guessed_first_are_refused() {
    let app = TestApp::start().await;
    for (password, code) in [
        ("password123", "password-common"),
        ("        ", "password-common"),
        ("aaaaaaaa", "password-common"),
        ("Summer2024!", "password-common"),
        ("rattling", "password-name"),
        ("Rattling1", "password-name"),
    ] {
        let wish = json!({ "name": "Rattling", "password": password });
        app.client()
            .post("/api/account", wish)
            .await
            .refused(422, code);
    }
}

#[tokio::test]
async fn names_that_look_like_others_or_like_us_are_refused() {
    let app = TestApp::start().await;
    app.client()
        .post("/api/account", named("Corala"))
        .await
        .ok();
    for (name, status, code) in [
        ("Cоrala", 422, "name-mixed-scripts"),
        ("Ｃｏｒａｌａ", 409, "name-taken"),
        ("𝒞ℴ𝓇𝒶𝓁𝒶", 409, "name-taken"),
        ("C0rala", 409, "name-taken"),
        ("CoraIa", 409, "name-taken"),
        ("admin", 422, "name-reserved"),
        ("Server", 422, "name-reserved"),
        ("správce", 422, "name-reserved"),
        ("Hatchling", 422, "name-reserved"),
        ("guest", 422, "name-reserved"),
    ] {
        app.client()
            .post("/api/account", named(name))
            .await
            .refused(status, code);
    }
    let me = app.client().post("/api/account", named("Ｄora")).await.ok();
    assert_eq!(me["name"], "Dora", "kept in plain letters");
}

#[tokio::test]
async fn guesses_at_one_account_run_out_from_wherever_and_tell_nothing() {
    let app = TestApp::with(|config| {
        config.trust_proxy = true;
        config.limits = Limits {
            guesses: 3,
            ..Limits::NONE
        };
    })
    .await;
    let from = |last: u8| {
        app.client()
            .with("x-forwarded-for", &format!("10.0.0.{last}"))
    };
    from(1).post("/api/account", named("Ada")).await.ok();
    from(1).post("/api/account/login", named("Ada")).await.ok();
    // The same for a name that somebody has and for one that nobody has.
    let mut answers = Vec::new();
    for name in ["Ada", "Nobodyx"] {
        let wrong = json!({ "name": name, "password": "incorrect horse" });
        for last in 10..13 {
            let refused = from(last).post("/api/account/login", wrong.clone()).await;
            refused.refused(401, "wrong-password");
        }
        let late = from(13).post("/api/account/login", named(name)).await;
        assert!(late.headers.contains_key("retry-after"));
        answers.push(late.refused(429, "too-many-requests"));
        let code = json!({ "name": name, "recovery_code": "x", "new_password": "another horse" });
        from(14)
            .post("/api/account/recover", code)
            .await
            .refused(429, "too-many-requests");
    }
    assert_eq!(answers[0], answers[1]);
    // Whoever has been there before is not locked out by others.
    from(1).post("/api/account/login", named("Ada")).await.ok();
}

#[tokio::test]
async fn a_password_is_changed_for_the_old_one_and_other_sessions_end() {
    let app = TestApp::start().await;
    let (mut here, mut there) = (app.client(), app.client());
    here.post("/api/account", named("Ada")).await.ok();
    there.post("/api/account/login", named("Ada")).await.ok();
    let change = |old: &str, new: &str| json!({ "old_password": old, "new_password": new });
    for (old, new, status, code) in [
        ("incorrect horse", "another horse", 401, "wrong-password"),
        ("correct horse", "password123", 422, "password-common"),
        ("correct horse", "short", 422, "password-short"),
    ] {
        let refused = here.post("/api/account/password", change(old, new)).await;
        refused.refused(status, code);
    }
    let changed = here
        .post(
            "/api/account/password",
            change("correct horse", "another horse"),
        )
        .await;
    assert_eq!(changed.status, 204);
    assert_eq!(here.get("/api/me").await.ok()["name"], "Ada");
    assert_eq!(there.get("/api/me").await.ok()["guest"], true);
    there
        .post("/api/account/login", named("Ada"))
        .await
        .refused(401, "wrong-password");
    let new = json!({ "name": "Ada", "password": "another horse" });
    there.post("/api/account/login", new).await.ok();
    app.client()
        .post(
            "/api/account/password",
            change("another horse", "third horse"),
        )
        .await
        .refused(401, "log-in-first");
}

#[tokio::test]
async fn a_recovery_code_sets_a_new_password_once() {
    let app = TestApp::start().await;
    let mut ada = app.client();
    let made = ada.post("/api/account", named("Ada")).await.ok();
    let codes = made["recovery_codes"].as_array().unwrap().clone();
    assert_eq!(codes.len(), 8);
    let recovery = |name: &str, code: &str, password: &str| json!({ "name": name, "recovery_code": code, "new_password": password });
    let code = codes[0].as_str().unwrap();
    let mut elsewhere = app.client();
    let path = "/api/account/recover";
    let wrong = elsewhere
        .post(
            path,
            recovery("Ada", "aaaa-bbbb-cccc-dddd", "another horse"),
        )
        .await;
    let nobody = elsewhere
        .post(path, recovery("Nobodyx", code, "another horse"))
        .await;
    assert_eq!(
        wrong.refused(401, "recovery-code-wrong"),
        nobody.refused(401, "recovery-code-wrong")
    );
    // A password that is refused uses up nothing.
    let weak = elsewhere
        .post(path, recovery("Ada", code, "password123"))
        .await;
    weak.refused(422, "password-common");
    // Copied in large letters and without hyphens.
    let copied = code.to_uppercase().replace('-', " ");
    let back = elsewhere
        .post(path, recovery("ada", &copied, "another horse"))
        .await;
    assert_eq!(back.ok()["name"], "Ada");
    assert_eq!(elsewhere.get("/api/me").await.ok()["name"], "Ada");
    assert_eq!(
        ada.get("/api/me").await.ok()["guest"],
        true,
        "all other sessions end"
    );
    let again = app
        .client()
        .post(path, recovery("Ada", code, "third horse"))
        .await;
    again.refused(401, "recovery-code-wrong");
    let left = elsewhere.get("/api/account/recovery-codes").await.ok();
    assert_eq!(left["left"], 7);

    let anew = elsewhere
        .post(
            "/api/account/recovery-codes",
            json!({ "password": "another horse" }),
        )
        .await
        .ok();
    assert_eq!(anew["recovery_codes"].as_array().unwrap().len(), 8);
    let old = app
        .client()
        .post(
            path,
            recovery("Ada", codes[1].as_str().unwrap(), "third horse"),
        )
        .await;
    old.refused(401, "recovery-code-wrong");
    elsewhere
        .post(
            "/api/account/recovery-codes",
            json!({ "password": "correct horse" }),
        )
        .await
        .refused(401, "wrong-password");
}
