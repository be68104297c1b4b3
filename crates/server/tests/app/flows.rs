use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::client::Client;
use crate::test_app::{TestApp, two_players};

/// Plays a game to the end by HTTP, each move by whoever's turn it is.
async fn play_out(players: &mut [Client], id: &str) -> Value {
    loop {
        let state = players[0].state(id).await;
        let Some(turn) = state["turn"].as_u64() else {
            return state;
        };
        let ply = state["ply"].as_u64().unwrap() as usize;
        let player = &mut players[turn as usize];
        let legal = player.legal(id).await;
        let text = &legal[(ply * 7) % legal.len()];
        player.play(id, ply, text).await.ok();
    }
}

#[tokio::test]
async fn two_guests_play_every_game_to_the_end_and_can_check_the_deal() {
    let app = TestApp::start().await;
    let games = app.client().get("/api/games").await.ok();
    for game in games.as_array().unwrap() {
        let spec = game["id"].as_str().unwrap();
        let mut one = app.client();
        let mut others = Vec::new();
        let mut wish = json!({ "spec": spec, "seats": [{ "kind": "me" }], "words": "ours" });
        // As many open seats as the game, as configured, has beside ours.
        let id = loop {
            let made = one.post("/api/matches", wish.clone()).await;
            if made.status == 201 {
                break made.json()["id"].as_str().unwrap().to_owned();
            }
            made.refused(422, "match-seats");
            wish["seats"]
                .as_array_mut()
                .unwrap()
                .push(json!({ "kind": "open" }));
            others.push(app.client());
        };
        let waits = if others.is_empty() { "live" } else { "open" };
        assert_eq!(one.state(&id).await["status"], waits);
        for other in &mut others {
            let path = format!("/api/matches/{id}/join");
            other.post(&path, json!({ "words": "theirs" })).await.ok();
        }
        let mut players = vec![one];
        players.extend(others);
        let state = play_out(&mut players, &id).await;
        assert_eq!(state["status"], "over", "{state}");
        assert_eq!(state["result"]["ending"]["kind"], "rules");

        let record = players[0]
            .get(&format!("/api/matches/{id}/record"))
            .await
            .ok();
        let mut record: protocol::Record = serde_json::from_value(record).unwrap();
        server::verify_record(&record).unwrap();
        deal_again(&mut players[0], &record).await;
        for (seat, words) in record.words.iter().enumerate() {
            let expected = if seat == 0 { "ours" } else { "theirs" };
            assert_eq!(words.as_deref(), Some(expected));
        }
        let over = record.over.as_mut().unwrap();
        over.secret = over.secret.replace(['0', '1'], "2");
        assert_eq!(
            server::verify_record(&record).unwrap_err().code(),
            "deal-other-secret"
        );
    }
}

/// Deals from the seed that a record reveals, as the page of a match does.
async fn deal_again(client: &mut Client, record: &protocol::Record) {
    let secret = &record.over.as_ref().unwrap().secret;
    let mut lines = vec![format!("serpentarium-seed-v1:{}:{secret}", record.id)];
    lines.extend(record.words.iter().map(|words| words.clone().unwrap()));
    let digest = Sha256::digest(lines.join("\n"));
    let digits: Vec<String> = digest.iter().map(|byte| format!("{byte:02x}")).collect();
    let seed = digits.concat();
    let moves = record
        .moves
        .join("%20")
        .replace('+', "%2B")
        .replace('>', "%3E");
    let path = |seed: &str| format!("/api/positions/deal?spec={}&seed={seed}", record.spec);
    let dealt = client
        .get(&format!("{}&moves={moves}", path(&seed)))
        .await
        .ok();
    assert_eq!(dealt["setup"].as_str(), record.setup.as_deref());
    let played = dealt["played"].as_array().unwrap().iter();
    let (draws, played): (Vec<_>, Vec<_>) =
        played.partition(|word| word.as_str().unwrap().starts_with("draw:"));
    assert_eq!(played, record.moves.iter().collect::<Vec<_>>());
    assert_eq!(draws.is_empty(), !record.spec.starts_with("tantrix"));
    for no_seed in ["", "+f", &seed[1..], &format!("{seed}0")] {
        client
            .get(&path(no_seed))
            .await
            .refused(422, "deal-no-seed");
    }
}

#[tokio::test]
async fn guests_have_names_and_keep_them() {
    let app = TestApp::start().await;
    let mut client = app.client();
    let me = client.get("/api/me").await.ok();
    assert_eq!(me["guest"], true);
    assert_eq!(client.get("/api/me").await.ok(), me);
    let other = app.client().get("/api/me").await.ok();
    assert_ne!(me["id"], other["id"]);
    let mut forger = app.client();
    let forged = format!("serpentarium=g.{}.00", me["id"].as_str().unwrap());
    forger.0.set_cookie(Some(forged));
    assert_ne!(forger.get("/api/me").await.ok()["id"], me["id"]);
}

#[tokio::test]
async fn a_move_sent_twice_counts_once_and_a_late_one_is_refused() {
    let app = TestApp::start().await;
    let (mut one, mut other, id) = two_players(&app, json!({})).await;
    let first = one.legal(&id).await[0].clone();
    let done = one.play(&id, 0, &first).await.ok();
    let again = one.play(&id, 0, &first).await.ok();
    assert_eq!(
        (&again["seq"], &again["already"]),
        (&done["seq"], &json!(true))
    );
    assert_eq!(one.state(&id).await["ply"], 1);

    let wish = json!({ "ply": 0, "move": first });
    let late = other.post(&format!("/api/matches/{id}/moves"), wish).await;
    let late = late.refused(409, "match-stale");
    assert_eq!((&late["seq"], &late["ply"]), (&json!(4), &json!(1)));
    let early = one.play(&id, 1, "c3").await;
    early.refused(409, "match-not-your-turn");
    app.client()
        .play(&id, 1, "c3")
        .await
        .refused(403, "match-not-yours");
    let illegal = other.play(&id, 1, "d44").await.refused(422, "not-a-move");
    assert!(illegal["message"].as_str().unwrap().contains("d44"));
}

#[tokio::test]
async fn draws_takebacks_rematches_and_aborts_are_agreed_on() {
    let app = TestApp::start().await;
    let (mut one, mut other, id) = two_players(&app, json!({ "takebacks": true })).await;
    for ply in 0..3 {
        let player = if ply % 2 == 0 { &mut one } else { &mut other };
        let legal = player.legal(&id).await;
        player.play(&id, ply, &legal[0]).await.ok();
    }
    one.ask(&id, "abort")
        .await
        .refused(409, "match-too-late-to-abort");
    one.ask(&id, "takeback").await.ok();
    assert_eq!(one.state(&id).await["takeback_asked_by"], 0);
    other.ask(&id, "takeback").await.ok();
    assert_eq!(one.state(&id).await["ply"], 2);

    one.ask(&id, "draw").await.ok();
    other.ask(&id, "draw/decline").await.ok();
    other.ask(&id, "draw").await.ok();
    one.ask(&id, "draw").await.ok();
    let state = one.state(&id).await;
    assert_eq!(state["result"]["ending"]["kind"], "agreed");
    assert_eq!(state["result"]["ranks"], json!([0, 0]));

    one.ask(&id, "rematch").await.ok();
    other.ask(&id, "rematch").await.ok();
    let next = one.state(&id).await["rematch"].as_str().unwrap().to_owned();
    let state = one.state(&next).await;
    let name = |client: &Value| client["id"].clone();
    let (me, them) = (
        one.get("/api/me").await.ok(),
        other.get("/api/me").await.ok(),
    );
    assert_eq!(state["seats"][0]["sitter"]["id"], name(&them));
    assert_eq!(state["seats"][1]["sitter"]["id"], name(&me));
    assert_eq!(state["rematch_of"], json!(id));

    one.ask(&next, "abort").await.ok();
    let state = one.state(&next).await;
    assert_eq!(state["result"]["ending"]["kind"], "aborted");
    assert!(
        state["result"]["secret"].is_string(),
        "called off, and revealed all the same"
    );
}

#[tokio::test]
async fn sentences_come_in_the_language_asked_for() {
    let app = TestApp::start().await;
    let say = |client: Client, path: &'static str| async move {
        let mut client = client;
        let answer = client.get(path).await.refused(404, "match-not-found");
        answer["message"].as_str().unwrap().to_owned()
    };
    let polish = app.client().with("accept-language", "de, pl;q=0.9");
    assert_eq!(
        say(app.client(), "/api/matches/none").await,
        "There is no such match."
    );
    assert_eq!(
        say(polish.clone(), "/api/matches/none").await,
        "Nie ma takiej partii."
    );
    assert_eq!(
        say(polish, "/api/matches/none?lang=cs").await,
        "Taková partie neexistuje."
    );
}

#[tokio::test]
async fn lists_show_what_is_public_and_what_is_mine() {
    let app = TestApp::start().await;
    let mut client = app.client();
    let mut public = Vec::new();
    for number in 0..5 {
        let wish = json!({ "spec": "kamon", "public": number != 2,
            "seats": [{ "kind": "me" }, { "kind": "open" }] });
        let id = client.make(wish).await;
        if number != 2 {
            public.insert(0, id);
        }
    }
    let mut seen = Vec::new();
    let mut path = "/api/lists/open?limit=3".to_owned();
    loop {
        let page = app.client().get(&path).await.ok();
        for entry in page["matches"].as_array().unwrap() {
            seen.push(entry["id"].as_str().unwrap().to_owned());
        }
        let Some(next) = page["next"].as_str() else {
            break;
        };
        path = format!("/api/lists/open?limit=3&after={next}");
    }
    assert_eq!(seen.len(), 4);
    assert!(public.iter().all(|id| seen.contains(id)));
    let mine = client.get("/api/me/matches").await.ok();
    assert_eq!(mine["matches"].as_array().unwrap().len(), 5);
    let nobodys = app.client().get("/api/me/matches").await.ok();
    assert_eq!(nobodys["matches"], json!([]));
    app.client().ask(&public[0], "join").await.ok();
    let turn = client.get("/api/me/turn").await.ok();
    assert_eq!(turn["matches"][0]["id"], json!(public[0]));
    let live = client.get("/api/lists/live?game=kamon").await.ok();
    assert_eq!(live["matches"][0]["seats"][1]["kind"], "person");
    assert_eq!(
        client.get("/api/lists/live?game=pantarei").await.ok()["matches"],
        json!([])
    );
}

#[tokio::test]
async fn anybody_can_look_through_the_public_matches_of_a_player() {
    let app = TestApp::start().await;
    let mut ada = app.client();
    ada.post("/api/account", crate::accounts::named("Ada"))
        .await
        .ok();
    let mut made = Vec::new();
    for (spec, public) in [("kamon", true), ("kamon", false), ("pantarei", true)] {
        let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
        let wish = json!({ "spec": spec, "public": public, "seats": seats });
        made.push(ada.make(wish).await);
    }
    app.client().ask(&made[0], "join").await.ok();
    ada.ask(&made[0], "abort").await.ok();
    let list = async |query: &str| {
        let path = format!("/api/players/ada/matches{query}");
        let page = app.client().get(&path).await.ok();
        let matches = page["matches"].as_array().unwrap().iter();
        let ids: Vec<String> = matches
            .map(|entry| entry["id"].as_str().unwrap().to_owned())
            .collect();
        (ids, page["next"].as_str().map(str::to_owned))
    };
    let (public, private) = ([made[0].clone(), made[2].clone()], &made[1]);
    let all = list("").await.0;
    assert_eq!(all.len(), 2);
    assert!(public.iter().all(|id| all.contains(id)) && !all.contains(private));
    assert_eq!(list("?status=over").await.0, public[..1]);
    assert_eq!(list("?status=open").await.0, public[1..]);
    assert_eq!(list("?game=pantarei").await.0, public[1..]);
    assert!(list("?status=live").await.0.is_empty());
    let (first, next) = list("?limit=1").await;
    let (second, _) = list(&format!("?limit=1&after={}", next.unwrap())).await;
    assert_eq!([first, second].concat(), all);
    let path = "/api/players/nobody/matches";
    app.client()
        .get(path)
        .await
        .refused(404, "player-not-found");
}

#[tokio::test]
async fn positions_can_be_drawn_and_explained() {
    let app = TestApp::start().await;
    let (mut one, _, id) = two_players(&app, json!({})).await;
    let text = one.legal(&id).await[0].clone();
    one.play(&id, 0, &text).await.ok();
    let now = one.get(&format!("/api/matches/{id}/scene")).await.ok();
    assert_eq!(now["boards"][0]["cells"].as_array().unwrap().len(), 37);
    assert_eq!(now["last"].as_array().unwrap().len(), 1);
    let before = one
        .get(&format!("/api/matches/{id}/scene?ply=0"))
        .await
        .ok();
    assert_eq!(before["last"], json!([]));
    assert_eq!(
        one.get(&format!("/api/matches/{id}?scene=true")).await.ok()["scene"],
        now
    );
    for path in [
        format!("/api/matches/{id}.svg"),
        format!("/api/matches/{id}/svg?ply=0"),
    ] {
        let picture = one.get(&path).await;
        assert_eq!(picture.headers["content-type"], "image/svg+xml");
        assert!(picture.bytes.starts_with(b"<svg "));
    }
    let path = format!("/api/matches/{id}/explain?move={text}");
    let covered = one.get(&path).await.refused(422, "covered");
    assert!(covered["message"].as_str().unwrap().contains(&text));
    let choices = one
        .get(&format!("/api/matches/{id}/legal?lang=cs"))
        .await
        .ok();
    let fine = choices["moves"][0]["text"].as_str().unwrap();
    let path = format!("/api/matches/{id}/explain?move={fine}");
    assert_eq!(one.get(&path).await.status, 204);
}

#[tokio::test]
async fn what_is_tried_on_a_board_is_a_move_or_refused_by_the_rules() {
    let app = TestApp::start().await;
    let (mut one, mut two, id) = two_players(&app, json!({})).await;
    let path = format!("/api/matches/{id}/attempt");
    let legal = one.get(&format!("/api/matches/{id}/legal")).await.ok();
    let choice = &legal["moves"][0];
    let places = json!({ "places": choice["places"] });
    let tried = one.post(&path, places.clone()).await.ok();
    assert_eq!(tried, json!({ "move": choice["text"] }));
    one.play(&id, 0, choice["text"].as_str().unwrap())
        .await
        .ok();
    let covered = two.post(&format!("{path}?lang=cs"), places).await;
    covered.refused(422, "covered");
    let beside = json!({ "places": [{ "board": 0, "q": 9, "r": 9 }] });
    two.post(&path, beside).await.refused(422, "not-your-move");
    let unknown = json!({ "text": "a4" });
    two.post(&path, unknown)
        .await
        .refused(400, "body-unreadable");
    let nowhere = "/api/matches/nowhere/attempt";
    two.post(nowhere, json!({}))
        .await
        .refused(404, "match-not-found");
}

#[tokio::test]
async fn who_has_two_seats_agrees_for_both_and_who_left_is_asked_again() {
    let app = TestApp::start().await;
    let (mut ada, mut bob) = (app.client(), app.client());
    let seats = json!([{ "kind": "me" }, { "kind": "me" }, { "kind": "open" }]);
    let id = ada
        .make(json!({ "spec": "tantrix(players=3)", "seats": seats }))
        .await;
    bob.ask(&id, "join").await.ok();
    bob.ask(&id, "resign").await.ok();
    // Bob's tiles are played on by the server; both of Ada's seats must be given up.
    ada.ask(&id, "resign").await.ok();
    let state = ada.state(&id).await;
    assert_eq!(state["status"], "over");
    ada.ask(&id, "rematch").await.ok();
    let next = ada.state(&id).await["rematch"].as_str().unwrap().to_owned();
    assert_eq!(
        ada.state(&next).await["status"],
        "open",
        "Bob was not asked"
    );
    bob.ask(&next, "join").await.ok();
    assert_eq!(ada.state(&next).await["status"], "live");

    let id = ada
        .make(json!({ "spec": "snekagon-5g(players=3)", "seats": seats }))
        .await;
    bob.ask(&id, "join").await.ok();
    ada.ask(&id, "draw").await.ok();
    bob.ask(&id, "draw").await.ok();
    assert_eq!(
        ada.state(&id).await["result"]["ending"]["kind"],
        "agreed",
        "she offers for both of her seats"
    );
    ada.ask(&id, "rematch").await.ok();
    bob.ask(&id, "rematch").await.ok();
    let next = ada.state(&id).await["rematch"].as_str().unwrap().to_owned();
    assert_eq!(ada.state(&next).await["status"], "live");
}
