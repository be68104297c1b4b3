use store::{Key, KeyKind, Passkey, Player, Status, Store, StoreError, Summary};

use crate::scenarios::{append, summary};

pub(crate) fn player(id: &str, name: &str) -> Player {
    Player {
        id: id.to_owned(),
        name: name.to_owned(),
        bot: false,
        password: Some("hash".to_owned()),
        created_at: 1,
        keeps_guest_name: false,
    }
}

pub(crate) async fn names_are_taken_once(store: Store, _: String) {
    store.add_player(&player("p1", "Žofie")).await.unwrap();
    let taken = store.add_player(&player("p2", "žofie")).await;
    assert_eq!(taken, Err(StoreError::Conflict));
    let found = store.player_by_name("ŽOFIE").await.unwrap().unwrap();
    assert_eq!(found, player("p1", "Žofie"));
}

pub(crate) async fn names_that_look_the_same_are_taken_once(store: Store, _: String) {
    store.add_player(&player("p1", "Ada")).await.unwrap();
    // A Cyrillic letter, full-width ones, mathematical ones.
    for alike in ["\u{410}da", "Ａｄａ", "𝒜𝒹𝒶", "ADA"] {
        let taken = store.add_player(&player("p2", alike)).await;
        assert_eq!(taken, Err(StoreError::Conflict), "{alike}");
    }
    let found = store.player_by_name("ＡＤＡ").await.unwrap().unwrap();
    assert_eq!(found.id, "p1");
    store.add_player(&player("p2", "Ida")).await.unwrap();
}

pub(crate) async fn a_deleted_account_leaves_its_name_to_rest(store: Store, _: String) {
    let ada = player("p1", "Ada");
    store.add_player(&ada).await.unwrap();
    store.delete_player(&ada, 2, 100).await.unwrap();
    assert_eq!(
        store.delete_player(&ada, 3, 100).await,
        Err(StoreError::Conflict)
    );
    assert_eq!(store.player("p1").await.unwrap(), None);
    assert_eq!(store.player_by_name("Ada").await.unwrap(), None);
    assert!(store.was_registered("p1").await.unwrap());
    let at = |created_at, name: &str| Player {
        created_at,
        ..player("p2", name)
    };
    for alike in ["Ada", "ada", "\u{410}da"] {
        let resting = store.add_player(&at(99, alike)).await;
        assert_eq!(resting, Err(StoreError::Conflict), "{alike}");
    }
    store.add_player(&at(100, "ADA")).await.unwrap();
}

pub(crate) async fn names_are_found_by_id(store: Store, _: String) {
    // More than are asked for at once.
    for number in 0..40 {
        let one = Player {
            keeps_guest_name: number == 7,
            ..player(&format!("p{number}"), &format!("Name{number}x"))
        };
        store.add_player(&one).await.unwrap();
    }
    let gone = store.player("p9").await.unwrap().unwrap();
    store.delete_player(&gone, 2, 100).await.unwrap();
    let ids: Vec<String> = (0..41).map(|number| format!("p{number}")).collect();
    let ids: Vec<&str> = ids.iter().map(String::as_str).collect();
    let names = store.player_names(&ids).await.unwrap();
    assert_eq!(names.len(), 40);
    assert_eq!(names["p39"].name.as_deref(), Some("Name39x"));
    assert_eq!(names["p9"].name, None);
    assert!(names["p7"].keeps_guest_name && !names["p8"].keeps_guest_name);
}

fn session(hash: &str) -> Key {
    Key {
        hash: hash.to_owned(),
        player_id: "p1".to_owned(),
        kind: KeyKind::Session,
        label: String::new(),
        scopes: String::new(),
        created_at: 1,
        expires_at: Some(100),
        last_seen_at: None,
    }
}

pub(crate) async fn a_password_changes_once_and_ends_other_sessions(store: Store, _: String) {
    store.add_player(&player("p1", "Ada")).await.unwrap();
    for hash in ["here", "there"] {
        store.add_key(&session(hash)).await.unwrap();
    }
    let late = store.set_password("p1", "another", "new", "here").await;
    assert_eq!(late, Err(StoreError::Conflict));
    assert_eq!(store.sessions("p1", 5).await.unwrap().len(), 2);
    store
        .set_password("p1", "hash", "new", "here")
        .await
        .unwrap();
    let left = store.sessions("p1", 5).await.unwrap();
    assert_eq!(left, [session("here")]);
    let kept = store.player("p1").await.unwrap().unwrap().password;
    assert_eq!(kept.as_deref(), Some("new"));
}

pub(crate) async fn a_recovery_code_is_used_once(store: Store, _: String) {
    store.add_player(&player("p1", "Ada")).await.unwrap();
    store.add_key(&session("here")).await.unwrap();
    let codes = |names: [&str; 2]| names.map(str::to_owned);
    store
        .set_recovery_codes("p1", &codes(["a", "b"]), 1)
        .await
        .unwrap();
    store
        .set_recovery_codes("p1", &codes(["c", "d"]), 2)
        .await
        .unwrap();
    assert!(
        !store.has_recovery_code("p1", "a").await.unwrap(),
        "made anew"
    );
    assert!(
        !store.has_recovery_code("p2", "c").await.unwrap(),
        "another's"
    );
    assert!(store.has_recovery_code("p1", "c").await.unwrap());
    store.recover("p1", "c", "new").await.unwrap();
    let again = store.recover("p1", "c", "newer").await;
    assert_eq!(again, Err(StoreError::Conflict));
    assert_eq!(store.recovery_codes("p1").await.unwrap(), 1);
    assert!(store.sessions("p1", 5).await.unwrap().is_empty());
    let kept = store.player("p1").await.unwrap().unwrap().password;
    assert_eq!(kept.as_deref(), Some("new"));
}

fn passkey(id: &str, player_id: &str) -> Passkey {
    Passkey {
        id: id.to_owned(),
        player_id: player_id.to_owned(),
        site: "example.org".to_owned(),
        name: "phone".to_owned(),
        body: "signed 0 times".to_owned(),
        created_at: 5,
        last_used_at: None,
    }
}

pub(crate) async fn a_passkey_is_kept_once_and_goes_with_its_account(store: Store, _: String) {
    let (ada, bob) = (player("p1", "Ada"), player("p2", "Bob"));
    store.add_player(&ada).await.unwrap();
    store.add_player(&bob).await.unwrap();
    let mine = passkey("k1", "p1");
    store.add_passkey(&mine, 2).await.unwrap();
    for refused in [passkey("k1", "p2"), passkey("k2", "nobody")] {
        let added = store.add_passkey(&refused, 2).await;
        assert_eq!(added, Err(StoreError::Conflict), "{refused:?}");
    }
    store.add_passkey(&passkey("k2", "p1"), 2).await.unwrap();
    let third = store.add_passkey(&passkey("k3", "p1"), 2).await;
    assert_eq!(third, Err(StoreError::Conflict));
    let others = store.drop_passkey("p2", "k2").await;
    assert_eq!(others, Err(StoreError::Conflict));
    store.drop_passkey("p1", "k2").await.unwrap();
    assert_eq!(store.passkeys("p1").await.unwrap(), vec![mine.clone()]);

    // Of two who have seen the same, one is first.
    store
        .note_passkey_used(&mine, "signed 1 times", 9)
        .await
        .unwrap();
    let late = store.note_passkey_used(&mine, "signed 1 times", 10).await;
    assert_eq!(late, Err(StoreError::Conflict));
    let used = store.passkey("k1").await.unwrap().unwrap();
    assert_eq!(used.body, "signed 1 times");
    assert_eq!(used.last_used_at, Some(9));

    store.delete_player(&ada, 20, 100).await.unwrap();
    assert_eq!(store.passkey("k1").await.unwrap(), None);
    let late = store.add_passkey(&mine, 2).await;
    assert_eq!(late, Err(StoreError::Conflict), "the account is gone");
}

pub(crate) async fn matches_of_the_deleted_are_found(store: Store, _: String) {
    for (id, status) in [
        ("m1", Status::Live),
        ("m2", Status::Over),
        ("m3", Status::Open),
    ] {
        let mut match_ = append(id, 0, store::FIRST_HASH, &["made"]);
        match_.summary = Summary {
            status,
            ..summary(id, 5)
        };
        store.commit(&match_.into()).await.unwrap();
    }
    let ada = player("ada", "Ada");
    store.add_player(&ada).await.unwrap();
    assert!(store.forsaken().await.unwrap().is_empty());
    store.delete_player(&ada, 2, 100).await.unwrap();
    assert_eq!(store.forsaken().await.unwrap(), ["m1", "m3"]);
}

/// A database from before names had a canonical form, in which three accounts look like the oldest.
pub(crate) const OLD: &str = concat!(
    include_str!("schema_2.sql"),
    "INSERT INTO players (id, name, folded_name, bot, password, created_at) VALUES
        ('young', 'Аda', 'аda', 0, 'hash', 3),
        ('old', 'Ada', 'ada', 0, 'hash', 1),
        ('wide', 'Ａｄａ', 'ａｄａ', 0, 'hash', 2),
        ('bob', 'Bob', 'bob', 0, 'hash', 4);"
);

pub(crate) async fn are_canonical(address: &str) {
    let store = Store::open(address).await.unwrap();
    // Everybody is found by the name that they have.
    for (name, id) in [
        ("Ada", "old"),
        ("Аda", "young"),
        ("Ａｄａ", "wide"),
        ("BOB", "bob"),
    ] {
        let found = store.player_by_name(name).await.unwrap();
        assert_eq!(found.unwrap().id, id, "{name}");
    }
    for taken in ["ADA", "B0b", "Вob"] {
        let refused = store.add_player(&player("new", taken)).await;
        assert_eq!(refused, Err(StoreError::Conflict), "{taken}");
    }
    store.add_player(&player("new", "Ida")).await.unwrap();
}
