//! How messages look on the wire: written so, and read back as the same.

#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use protocol::{
    ClockRules, EventLine, FromClient, GameLine, MoveWish, NewMatch, SeatWish, ToClient, Words,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// A message is written as this JSON, and what is read from it is written in the same way again.
fn is_written<T: Serialize + DeserializeOwned>(message: &T, wire: &Value) {
    assert_eq!(&serde_json::to_value(message).unwrap(), wire);
    let text = wire.to_string();
    let read: T = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(&serde_json::to_value(&read).unwrap(), wire);
}

/// Something that servers say is read, and nothing of it is lost.
fn is_read<T: Serialize + DeserializeOwned>(wire: &Value) {
    let text = wire.to_string();
    let read: T = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(&serde_json::to_value(&read).unwrap(), wire);
}

#[test]
fn clients_are_understood() {
    let client = || "c1".to_owned();
    let wish = FromClient::Move {
        ply: 7,
        text: "c3".to_owned(),
        client: client(),
    };
    let wire = json!({ "type": "move", "ply": 7, "move": "c3", "client": "c1" });
    is_written(&wish, &wire);
    let wish = FromClient::Say {
        words: Words::Phrase("good-game".to_owned()),
        client: client(),
    };
    let wire = json!({ "type": "say", "phrase": "good-game", "client": "c1" });
    is_written(&wish, &wire);
    let wish = FromClient::OfferDraw { client: client() };
    is_written(&wish, &json!({ "type": "offer-draw", "client": "c1" }));
    is_written(&FromClient::Ping, &json!({ "type": "ping" }));
    let wish = MoveWish {
        ply: 0,
        text: "a1".to_owned(),
        client: None,
    };
    is_written(&wish, &json!({ "ply": 0, "move": "a1", "client": null }));
    let mut wish = NewMatch::new("kamon", vec![SeatWish::Me, SeatWish::Bot { level: 3 }]);
    wish.clock = ClockRules::PerMove { move_ms: 5_000 };
    let wire = json!({ "spec": "kamon", "seats": [{ "kind": "me" }, { "kind": "bot", "level": 3 }],
        "shuffle_seats": false, "clock": { "kind": "per-move", "move_ms": 5_000 }, "rated": false,
        "public": false, "takebacks": false, "words": null });
    is_written(&wish, &wire);
}

#[test]
fn servers_are_understood() {
    let said = json!({ "type": "chat", "room": "gallery", "number": 3, "at": 5, "player": "p",
        "name": "P", "seat": null, "text": "hello" });
    is_read::<ToClient>(&said);
    let over = json!({ "type": "over", "ending": { "kind": "resigned", "seat": 1 },
        "scores": [0, 0], "ranks": [0, 1], "secret": "5e" });
    is_read::<ToClient>(&json!({ "type": "event", "seq": 9, "at": 5, "event": over }));
    let why = json!({ "code": "match-over", "message": "The match is over.", "ply": 4, "seq": 9 });
    is_read::<ToClient>(&json!({ "type": "refused", "client": "c1", "error": why }));
    let table = json!({ "id": "m", "spec": "kamon", "rated": false, "clock": { "kind": "none" },
        "seats": [{ "kind": "open" }, { "kind": "bot", "level": 2 }], "your_seats": [0],
        "direct": true });
    is_read::<EventLine>(&json!({ "type": "challenge-canceled", "challenge": table }));
    let state = json!({ "type": "game-state", "seq": 9, "status": "over", "ply": 4, "turn": null,
        "setup": "s", "moves": "a1 b2", "clocks": [], "scores": [0, 0], "draw_offers": [false, true],
        "takeback_asked_by": null, "result": { "ending": { "kind": "agreed" }, "scores": [0, 0],
        "ranks": [0, 0], "secret": "5e", "sentence": "Draw." } });
    is_read::<GameLine>(&state);
    let away = json!({ "type": "presence", "online": [true, false], "watchers": 2,
        "claim_in_ms": 60_000 });
    is_read::<GameLine>(&away);
    is_read::<ToClient>(&away);
}

/// Passwords and tokens stay out of logs.
#[test]
fn secrets_are_not_told_in_passing() {
    let credentials = protocol::Credentials {
        name: "Ada".to_owned(),
        password: "planted".to_owned(),
    };
    let token = protocol::Token {
        token: "planted".to_owned(),
    };
    let told = format!("{credentials:?} {token:?}");
    assert!(told.contains("Ada") && !told.contains("planted"), "{told}");
}

#[test]
fn clocks_of_every_age_are_understood() {
    // As they were written before there was a cap, and as they are written now.
    let old = json!({ "kind": "fischer", "initial_ms": 60_000, "increment_ms": 2_000 });
    is_read::<ClockRules>(&old);
    let capped =
        json!({ "kind": "fischer", "initial_ms": 60_000, "increment_ms": 2_000, "cap_ms": 90_000 });
    is_read::<ClockRules>(&capped);
    is_read::<ClockRules>(&json!({ "kind": "days", "days": 3 }));
    let byo_yomi = json!({ "kind": "byo-yomi", "main_ms": 0, "periods": 5, "period_ms": 30_000 });
    is_read::<ClockRules>(&byo_yomi);
    let short: ClockRules =
        serde_json::from_value(json!({ "kind": "penalty", "initial_ms": 900_000 })).unwrap();
    let whole = json!({ "kind": "penalty", "initial_ms": 900_000, "step_ms": 60_000, "points": 1,
        "most_points": 20 });
    assert_eq!(serde_json::to_value(short).unwrap(), whole);
    let moved =
        json!({ "type": "moved", "seat": 0, "ply": 2, "text": "c3", "clocks": [52_000, 60_000] });
    is_read::<protocol::Event>(&moved);
    let mut compensated = moved.clone();
    compensated["lag_ms"] = json!(120);
    is_read::<protocol::Event>(&compensated);
}
