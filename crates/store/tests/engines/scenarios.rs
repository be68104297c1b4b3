use std::future::Future;
use std::pin::Pin;
use std::slice;
use std::time::{Duration, Instant};

use crate::accounts::{
    a_deleted_account_leaves_its_name_to_rest, a_passkey_is_kept_once_and_goes_with_its_account,
    a_password_changes_once_and_ends_other_sessions, a_recovery_code_is_used_once,
    matches_of_the_deleted_are_found, names_are_found_by_id, names_are_taken_once,
    names_that_look_the_same_are_taken_once,
};
use crate::courses::the_most_stars_of_a_step_stay;
use crate::openings::what_was_played_is_counted_once;
use crate::puzzles::{a_try_at_a_puzzle_counts_once, tries_are_listed_and_go_with_the_account};
use crate::reviews::the_latest_review_of_a_match_stays;
use crate::studies::{
    a_deleted_account_takes_its_studies_along, a_number_and_a_mark_of_a_study_are_given_once,
    a_study_is_its_numbered_events, common_and_rare_words_find_the_same,
    studies_are_listed_and_found, what_finds_a_study_changes_with_it,
};
use store::{
    Append, ChatLine, Cursor, FIRST_HASH, Fence, Key, KeyKind, LedgerHead, List, NewEvent, Rating,
    RatingChange, Status, Store, StoreError, Summary, Write, ledger_root, verify_chain,
};

type Scenario = fn(Store, String) -> Pin<Box<dyn Future<Output = ()> + Send>>;

macro_rules! scenarios {
    ($($name:ident),* $(,)?) => {
        pub(crate) const SCENARIOS: &[(&str, Scenario)] =
            &[$((stringify!($name), |store, address| Box::pin($name(store, address)))),*];
    };
}

scenarios![
    events_come_back_in_order,
    a_number_is_given_once,
    an_event_follows_the_one_its_writer_saw,
    a_failed_write_leaves_nothing,
    many_writers_at_once_lose_nothing,
    everything_is_there_after_reopening,
    tampering_shows,
    lists_have_pages,
    deadlines_and_bots_are_found,
    names_are_taken_once,
    names_that_look_the_same_are_taken_once,
    a_deleted_account_leaves_its_name_to_rest,
    names_are_found_by_id,
    a_password_changes_once_and_ends_other_sessions,
    a_recovery_code_is_used_once,
    a_passkey_is_kept_once_and_goes_with_its_account,
    matches_of_the_deleted_are_found,
    a_write_that_nobody_waits_for_is_not_counted_for_ever,
    keys_open_and_close,
    talk_is_numbered_by_room,
    what_is_done_about_people_is_numbered_whoever_writes,
    a_rating_changes_once_a_match,
    a_newer_schema_is_refused,
    who_only_looks_changes_no_schema,
    hostile_words_stay_words,
    nul_is_refused,
    the_ledger_has_every_match_and_grows_only_at_its_end,
    a_study_is_its_numbered_events,
    a_number_and_a_mark_of_a_study_are_given_once,
    studies_are_listed_and_found,
    what_finds_a_study_changes_with_it,
    common_and_rare_words_find_the_same,
    a_deleted_account_takes_its_studies_along,
    a_try_at_a_puzzle_counts_once,
    tries_are_listed_and_go_with_the_account,
    the_most_stars_of_a_step_stay,
    the_latest_review_of_a_match_stays,
    what_was_played_is_counted_once,
];

pub(crate) fn summary(id: &str, updated_at: i64) -> Summary {
    Summary {
        id: id.to_owned(),
        created_at: 1,
        updated_at,
        game: "kamon".to_owned(),
        spec: "kamon".to_owned(),
        status: Status::Live,
        public: true,
        rated: false,
        speed: "fast".to_owned(),
        seq: 1,
        ply: 0,
        turn: Some(0),
        deadline: None,
        bot_to_move: false,
        body: "{}".to_owned(),
        players: vec![(0, "ada".to_owned()), (1, "bob".to_owned())],
    }
}

pub(crate) fn append(id: &str, after: i64, hash: &str, bodies: &[&str]) -> Append {
    let mut summary = summary(id, 100 + after);
    summary.seq = after + bodies.len() as i64;
    Append {
        after,
        hash: hash.to_owned(),
        events: bodies
            .iter()
            .map(|body| NewEvent {
                at: 100 + after,
                body: (*body).to_owned(),
            })
            .collect(),
        summary,
        secret: (after == 0).then(|| "secret".to_owned()),
        fence: Fence::default(),
    }
}

/// A match with so many events; the hash of the last.
pub(crate) async fn write_a_match(store: &Store, id: &str, events: i64) -> String {
    let mut hash = FIRST_HASH.to_owned();
    for after in 0..events {
        let next = append(id, after, &hash, &[&format!("{{\"n\":{after}}}")]);
        store.commit(&next.clone().into()).await.unwrap();
        hash = next.last_hash();
    }
    hash
}

async fn events_come_back_in_order(store: Store, _: String) {
    let first = append("m1", 0, FIRST_HASH, &["{\"a\":1}", "{\"b\":2}"]);
    store.commit(&first.clone().into()).await.unwrap();
    let more = append("m1", 2, &first.last_hash(), &["{\"c\":3}"]);
    store.commit(&more.into()).await.unwrap();

    let events = store.events("m1", 0, 100).await.unwrap();
    let bodies: Vec<&str> = events.iter().map(|event| event.body.as_str()).collect();
    assert_eq!(bodies, ["{\"a\":1}", "{\"b\":2}", "{\"c\":3}"]);
    verify_chain("m1", &events).unwrap();
    assert_eq!(store.events("m1", 2, 100).await.unwrap(), events[2..]);
    assert_eq!(store.events("m1", 0, 1).await.unwrap(), events[..1]);
    assert_eq!(store.events("m2", 0, 100).await.unwrap(), []);
    assert_eq!(store.secret("m1").await.unwrap().unwrap(), "secret");
    assert_eq!(store.summary("m1").await.unwrap().unwrap().updated_at, 102);
}

async fn a_number_is_given_once(store: Store, _: String) {
    let hash = write_a_match(&store, "m1", 3).await;
    let mine = append("m1", 3, &hash, &["\"mine\""]);
    let theirs = append("m1", 3, &hash, &["\"theirs\""]);
    store.commit(&mine.into()).await.unwrap();
    let result = store.commit(&theirs.into()).await;
    assert_eq!(result, Err(StoreError::Conflict));
    let events = store.events("m1", 3, 100).await.unwrap();
    assert_eq!(events.len(), 1);
    assert_eq!(events[0].body, "\"mine\"");
}

async fn an_event_follows_the_one_its_writer_saw(store: Store, _: String) {
    let hash = write_a_match(&store, "m1", 3).await;
    let gap = append("m1", 4, &hash, &["1"]);
    assert_eq!(store.commit(&gap.into()).await, Err(StoreError::Conflict));
    let stranger = append("m1", 3, "0123", &["1"]);
    let result = store.commit(&stranger.into()).await;
    assert_eq!(result, Err(StoreError::Conflict));
    assert_eq!(store.events("m1", 0, 100).await.unwrap().len(), 3);
}

async fn a_failed_write_leaves_nothing(store: Store, _: String) {
    write_a_match(&store, "m1", 1).await;
    // A new match and one more event for an old one, which is a conflict: neither is written.
    let write = Write {
        matches: vec![
            append("m2", 0, FIRST_HASH, &["1"]),
            append("m1", 0, FIRST_HASH, &["1"]),
        ],
        ratings: Vec::new(),
    };
    assert_eq!(store.commit(&write).await, Err(StoreError::Conflict));
    assert_eq!(store.summary("m2").await.unwrap(), None);
    assert_eq!(store.events("m2", 0, 10).await.unwrap(), []);
    assert_eq!(store.secret("m2").await.unwrap(), None);
}

async fn many_writers_at_once_lose_nothing(store: Store, _: String) {
    let mut tasks = Vec::new();
    for writer in 0..40 {
        let store = store.clone();
        tasks.push(tokio::spawn(async move {
            let id = format!("m{writer}");
            write_a_match(&store, &id, 25).await;
            // Each writer also tries, among the others, something that must fail alone.
            let late = append(&id, 3, "wrong", &["1"]);
            assert_eq!(store.commit(&late.into()).await, Err(StoreError::Conflict));
        }));
    }
    for task in tasks {
        task.await.unwrap();
    }
    for writer in 0..40 {
        let id = format!("m{writer}");
        let events = store.events(&id, 0, 100).await.unwrap();
        assert_eq!(events.len(), 25);
        verify_chain(&id, &events).unwrap();
    }
    let pulse = store.pulse();
    assert_eq!(pulse.waiting, 0);
    assert!(pulse.writes > 40 * 25);
}

async fn everything_is_there_after_reopening(store: Store, address: String) {
    write_a_match(&store, "m1", 4).await;
    store.remember("key", "one").await.unwrap();
    store.remember("key", "two").await.unwrap();
    drop(store);
    let store = Store::open(&address).await.unwrap();
    let events = store.events("m1", 0, 100).await.unwrap();
    assert_eq!(events.len(), 4);
    verify_chain("m1", &events).unwrap();
    assert_eq!(store.recall("key").await.unwrap().unwrap(), "two");
    assert_eq!(store.recall("other").await.unwrap(), None);
}

async fn tampering_shows(store: Store, _: String) {
    write_a_match(&store, "m1", 4).await;
    let events = store.events("m1", 0, 100).await.unwrap();
    let broken = |change: fn(&mut Vec<store::Event>)| {
        let mut events = events.clone();
        change(&mut events);
        verify_chain("m1", &events).unwrap_err().code()
    };
    assert_eq!(broken(|events| events[1].body.push(' ')), "store-chain");
    assert_eq!(broken(|events| events[2].at += 1), "store-chain");
    assert_eq!(broken(|events| drop(events.remove(1))), "store-chain");
    assert_eq!(broken(|events| events.swap(1, 2)), "store-chain");
    assert!(verify_chain("m2", &events).is_err(), "another match's");
}

async fn lists_have_pages(store: Store, _: String) {
    for number in 0..7 {
        let mut append = append(&format!("m{number}"), 0, FIRST_HASH, &["1"]);
        // Two matches share a time, so that the id must decide.
        append.summary.updated_at = 100 + number / 2;
        append.summary.public = number != 3;
        append.summary.turn = Some(number % 2);
        if number == 6 {
            append.summary.status = Status::Over;
        }
        store.commit(&append.into()).await.unwrap();
    }
    let live = List::Public(Status::Live, None);
    let mut seen = Vec::new();
    let mut before: Option<Cursor> = None;
    loop {
        let page = store.list(&live, before.as_ref(), 2).await.unwrap();
        let Some(last) = page.last() else { break };
        before = Some(Cursor {
            updated_at: last.updated_at,
            id: last.id.clone(),
        });
        seen.extend(page.into_iter().map(|summary| summary.id));
    }
    assert_eq!(seen, ["m5", "m4", "m2", "m1", "m0"]);
    let ids = |list: List| {
        let store = store.clone();
        async move {
            let page = store.list(&list, None, 100).await.unwrap();
            page.into_iter()
                .map(|summary| summary.id)
                .collect::<Vec<_>>()
        }
    };
    let game = |name: &str| Some(name.to_owned());
    assert!(
        ids(List::Public(Status::Live, game("tantrix")))
            .await
            .is_empty()
    );
    assert_eq!(ids(List::Public(Status::Over, game("kamon"))).await, ["m6"]);
    assert_eq!(
        ids(List::MyTurn("bob".into(), None)).await,
        ["m5", "m3", "m1"]
    );
    assert_eq!(ids(List::Current("ada".into(), None)).await.len(), 6);
    assert_eq!(ids(List::Finished("ada".into(), None)).await, ["m6"]);
    let of = |status, game| ids(List::Of("ada".into(), status, game));
    assert_eq!(
        of(None, None).await,
        ["m6", "m5", "m4", "m2", "m1", "m0"],
        "those that are not public are nobody else's business"
    );
    assert_eq!(of(Some(Status::Over), game("kamon")).await, ["m6"]);
    assert!(of(None, game("tantrix")).await.is_empty());
    assert!(ids(List::Of("eve".into(), None, None)).await.is_empty());
    assert!(ids(List::Current("eve".into(), None)).await.is_empty());
    assert_eq!(store.match_ids("m4", 10).await.unwrap(), ["m5", "m6"]);
}

async fn deadlines_and_bots_are_found(store: Store, _: String) {
    for (id, deadline, bot) in [
        ("m1", Some(500), false),
        ("m2", None, true),
        ("m3", None, false),
    ] {
        let mut append = append(id, 0, FIRST_HASH, &["1"]);
        append.summary.deadline = deadline;
        append.summary.bot_to_move = bot;
        store.commit(&append.into()).await.unwrap();
    }
    assert!(store.overdue("", 499, 10).await.unwrap().is_empty());
    assert_eq!(store.overdue("", 500, 10).await.unwrap(), ["m1"]);
    assert_eq!(store.to_wake("").await.unwrap(), ["m1", "m2"]);
}

async fn a_write_that_nobody_waits_for_is_not_counted_for_ever(store: Store, _: String) {
    for _ in 0..20 {
        // Begun, and given up at once.
        let _ = tokio::time::timeout(Duration::ZERO, store.remember("key", "value")).await;
    }
    store.remember("key", "last").await.unwrap();
    let began = Instant::now();
    while store.pulse().waiting > 0 {
        let waiting = store.pulse().waiting;
        assert!(began.elapsed() < Duration::from_secs(30), "{waiting}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

async fn keys_open_and_close(store: Store, _: String) {
    let key = |hash: &str, kind, expires_at| Key {
        hash: hash.to_owned(),
        player_id: "p1".to_owned(),
        kind,
        label: "laptop".to_owned(),
        scopes: "read play".to_owned(),
        created_at: 1,
        expires_at,
        last_seen_at: None,
    };
    let session = key("s1", KeyKind::Session, Some(100));
    store.add_key(&session).await.unwrap();
    store
        .add_key(&key("s2", KeyKind::Session, Some(100)))
        .await
        .unwrap();
    let token = key("t1", KeyKind::Token, None);
    store.add_key(&token).await.unwrap();
    assert_eq!(store.key("s1", 99).await.unwrap(), Some(session));
    assert_eq!(store.key("s1", 100).await.unwrap(), None);
    assert_eq!(store.tokens("p1").await.unwrap(), slice::from_ref(&token));
    // Nobody drops what is somebody else's, or of the other kind.
    for refused in [
        store.drop_token("p2", "t1").await,
        store.drop_session("p2", "s1").await,
        store.drop_session("p1", "t1").await,
        store.drop_token("p1", "s1").await,
    ] {
        assert!(matches!(refused, Err(StoreError::Conflict)), "{refused:?}");
    }
    assert!(store.key("t1", 5).await.unwrap().is_some());
    assert!(store.key("s1", 5).await.unwrap().is_some());
    store.note_key_used("s2", 7).await.unwrap();
    let sessions = store.sessions("p1", 9).await.unwrap();
    let seen: Vec<_> = sessions
        .iter()
        .map(|key| (&*key.hash, key.last_seen_at))
        .collect();
    assert_eq!(seen, [("s2", Some(7)), ("s1", None)]);
    assert!(store.sessions("p1", 100).await.unwrap().is_empty());
    store.drop_other_sessions("p1", "s2").await.unwrap();
    assert_eq!(store.sessions("p1", 9).await.unwrap().len(), 1);
    let late = Key {
        created_at: 100,
        ..key("s3", KeyKind::Session, Some(200))
    };
    store.add_key(&late).await.unwrap();
    assert_eq!(
        store.key("s2", 5).await.unwrap(),
        None,
        "it stopped working long ago"
    );
    store.drop_sessions("p1").await.unwrap();
    assert_eq!(store.key("s3", 105).await.unwrap(), None);
    store.drop_token("p1", "t1").await.unwrap();
    assert_eq!(store.key("t1", 5).await.unwrap(), None);
    // There are only so many sessions: those that were used last stay. Tokens, and others' sessions, are not counted.
    store.add_key(&token).await.unwrap();
    for number in 0..4 {
        let one = Key {
            created_at: 110 + number,
            ..key(&format!("n{number}"), KeyKind::Session, Some(200))
        };
        store.add_session(&one, 3).await.unwrap();
    }
    store.note_key_used("n1", 150).await.unwrap();
    let newest = key("n4", KeyKind::Session, Some(200));
    store.add_session(&newest, 2).await.unwrap();
    let sessions = store.sessions("p1", 160).await.unwrap();
    let left: Vec<_> = sessions.iter().map(|key| &*key.hash).collect();
    assert_eq!(left, ["n1", "n4"]);
    assert_eq!(store.tokens("p1").await.unwrap().len(), 1);
}

async fn talk_is_numbered_by_room(store: Store, _: String) {
    let line = |room: &str, number, player: &str| ChatLine {
        match_id: "m1".to_owned(),
        room: room.to_owned(),
        number,
        at: 7,
        player_id: player.to_owned(),
        body: "{}".to_owned(),
    };
    assert_eq!(store.last_chat("m1", "players").await.unwrap(), 0);
    for line in [
        line("players", 1, "p1"),
        line("gallery", 1, "p2"),
        line("players", 2, "p2"),
    ] {
        store.add_chat(&line).await.unwrap();
    }
    let again = store.add_chat(&line("players", 2, "p1")).await;
    assert!(matches!(again, Err(StoreError::Conflict)));
    assert_eq!(store.last_chat("m1", "players").await.unwrap(), 2);
    assert_eq!(
        store.chat("m1", "players", 1, 9).await.unwrap(),
        [line("players", 2, "p2")]
    );
    assert_eq!(store.chat("m1", "gallery", 0, 9).await.unwrap().len(), 1);
}

async fn a_rating_changes_once_a_match(store: Store, _: String) {
    let change = |rating: f64, at| RatingChange {
        match_id: format!("m{at}"),
        before: 1500.0,
        now: Rating {
            player_id: "p1".to_owned(),
            game: "kamon".to_owned(),
            speed: "fast".to_owned(),
            rating,
            deviation: 80.5,
            volatility: 0.06,
            games: at,
            updated_at: at,
        },
    };
    let write = |change: RatingChange| Write {
        matches: Vec::new(),
        ratings: vec![change],
    };
    store.commit(&write(change(1510.25, 1))).await.unwrap();
    let again = store.commit(&write(change(1520.25, 1))).await;
    assert_eq!(again, Err(StoreError::Conflict));
    store.commit(&write(change(1499.75, 2))).await.unwrap();
    assert_eq!(store.ratings("p1").await.unwrap(), [change(1499.75, 2).now]);
    let history = store.rating_history("p1", "kamon", "fast").await.unwrap();
    assert_eq!(history, [(1, 1510.25), (2, 1499.75)]);
    let leaders = |surest| store.leaders("kamon", "fast", surest, 10);
    assert_eq!(leaders(110.0).await.unwrap().len(), 1);
    assert!(leaders(80.0).await.unwrap().is_empty());
}

async fn a_newer_schema_is_refused(store: Store, address: String) {
    store.remember("schema", "999").await.unwrap();
    drop(store);
    let refusal = Store::open(&address).await.unwrap_err();
    assert_eq!(refusal.code(), "store-too-new");
    let refusal = Store::open_existing(&address).await.unwrap_err();
    assert_eq!(refusal.code(), "store-too-new");
}

async fn who_only_looks_changes_no_schema(store: Store, address: String) {
    let newest = store.recall("schema").await.unwrap();
    drop(store);
    let looking = Store::open_existing(&address).await.unwrap();
    // As the database of an older program that a newer one is to look at.
    looking.remember("schema", "1").await.unwrap();
    drop(looking);
    let refusal = Store::open_existing(&address).await.unwrap_err();
    assert_eq!(refusal.code(), "store-too-old");
    let copying = Store::open_of_any_age(&address).await.unwrap();
    assert_eq!(copying.recall("schema").await.unwrap().unwrap(), "1");
    copying.remember("schema", &newest.unwrap()).await.unwrap();
    drop(copying);
    Store::open_existing(&address).await.unwrap();
}

async fn hostile_words_stay_words(store: Store, _: String) {
    let words = "'; DROP TABLE events; -- \u{202e}\"\\ {{}} $1 ?";
    store.remember(words, words).await.unwrap();
    assert_eq!(store.recall(words).await.unwrap().unwrap(), words);
    let append = append("m1", 0, FIRST_HASH, &[words]);
    store.commit(&append.into()).await.unwrap();
    assert_eq!(store.events("m1", 0, 10).await.unwrap()[0].body, words);
}

async fn nul_is_refused(store: Store, _: String) {
    assert_eq!(store.recall("a\0b").await, Err(StoreError::Nul));
    assert_eq!(store.remember("a", "\0").await, Err(StoreError::Nul));
    let append = append("m1", 0, FIRST_HASH, &["\0"]);
    assert_eq!(store.commit(&append.into()).await, Err(StoreError::Nul));
    assert_eq!(store.events("m1", 0, 10).await.unwrap(), []);
}

async fn the_ledger_has_every_match_and_grows_only_at_its_end(store: Store, _: String) {
    assert_eq!(store.ledger_head().await.unwrap(), LedgerHead::default());
    let first = write_a_match(&store, "m1", 3).await;
    let second = write_a_match(&store, "m2", 2).await;
    let head = store.extend_ledger().await.unwrap();
    assert_eq!(store.extend_ledger().await.unwrap(), head, "nothing is new");
    let more = append("m1", 3, &first, &["1", "2"]);
    store.commit(&more.clone().into()).await.unwrap();
    let later = store.extend_ledger().await.unwrap();
    assert_eq!((head.entries, later.entries), (2, 3));
    let entries = store.ledger(0, 10).await.unwrap();
    let told: Vec<(&str, i64, &str)> = entries
        .iter()
        .map(|entry| (entry.match_id.as_str(), entry.seq, entry.hash.as_str()))
        .collect();
    let last = more.last_hash();
    assert_eq!(
        told,
        [("m1", 3, &*first), ("m2", 2, &second), ("m1", 5, &last)]
    );
    let mut root = String::new();
    for entry in &entries {
        root = ledger_root(&root, &entry.match_id, entry.seq, &entry.hash);
        assert_eq!(root, entry.root);
    }
    assert_eq!(
        (root, entries[1].root.clone()),
        (later.root.clone(), head.root)
    );
    assert_eq!(store.ledger(2, 10).await.unwrap(), entries[2..]);
    assert_eq!(store.ledger_head().await.unwrap(), later);
    // More matches than are written together.
    for number in 0..600 {
        let one = append(&format!("n{number}"), 0, FIRST_HASH, &["1"]);
        store.commit(&one.into()).await.unwrap();
    }
    assert_eq!(store.extend_ledger().await.unwrap().entries, 603);
}

/// A server and an operator's program write to one database at the same time.
async fn what_is_done_about_people_is_numbered_whoever_writes(store: Store, address: String) {
    let beside = Store::open_existing(&address).await.unwrap();
    let mut writers = Vec::new();
    for number in 0..200 {
        let store = if number % 2 == 0 { &store } else { &beside }.clone();
        writers.push(tokio::spawn(async move {
            let body = format!("{{\"n\":{number}}}");
            store.add_moderation(number, "ada", "bob", &body).await
        }));
    }
    for writer in writers {
        writer.await.unwrap().unwrap();
    }
    let events = store.moderation(0, 300).await.unwrap();
    let numbers: Vec<i64> = events.iter().map(|event| event.seq).collect();
    assert_eq!(numbers, (1..=200).collect::<Vec<i64>>());
    let mut written: Vec<i64> = events.iter().map(|event| event.at).collect();
    written.sort_unstable();
    assert_eq!(written, (0..200).collect::<Vec<i64>>());
    assert_eq!(store.moderation(18, 1).await.unwrap()[0].seq, 19);

    for (hash, kind) in [("s1", KeyKind::Session), ("t1", KeyKind::Token)] {
        let key = Key {
            hash: hash.to_owned(),
            player_id: "bob".to_owned(),
            kind,
            label: String::new(),
            scopes: String::new(),
            created_at: 1,
            expires_at: None,
            last_seen_at: None,
        };
        store.add_key(&key).await.unwrap();
    }
    beside
        .add_closure(9, "operator:o", "bob", "{}")
        .await
        .unwrap();
    assert_eq!(store.moderation(200, 5).await.unwrap().len(), 1);
    for hash in ["s1", "t1"] {
        assert_eq!(store.key(hash, 5).await.unwrap(), None, "{hash}");
    }
}
