//! What was played from positions is counted once a match.

use store::{CountedMatch, CountedMove, FIRST_HASH, KeptOpening, Status, Store, StoreError};

use crate::scenarios::{append, write_a_match};

async fn end(store: &Store, id: &str, public: bool) {
    let mut ended = append(id, 0, FIRST_HASH, &["{}"]);
    ended.summary.status = Status::Over;
    ended.summary.public = public;
    store.commit(&ended.into()).await.unwrap();
}

fn counted(id: &str, at: i64, winner: Option<usize>, moves: &[(u64, &str)]) -> CountedMatch {
    let moves = moves.iter().map(|&(position, played)| CountedMove {
        position,
        played: played.to_owned(),
        rating: winner.map(|seat| 1500.0 + 100.0 * seat as f64),
    });
    CountedMatch {
        id: id.to_owned(),
        at,
        winner,
        moves: moves.collect(),
    }
}

pub(crate) async fn what_was_played_is_counted_once(store: Store, _: String) {
    for id in ["m1", "m2", "m3"] {
        end(&store, id, true).await;
    }
    end(&store, "private", false).await;
    write_a_match(&store, "goes-on", 1).await;
    assert_eq!(store.uncounted_matches(2).await.unwrap(), ["m1", "m2"]);
    // A key may have its highest bit.
    let key = u64::MAX - 7;
    let first = counted("m1", 10, Some(0), &[(key, "f6"), (3, "a1")]);
    let second = counted("m2", 30, Some(1), &[(key, "f6"), (3, "a2")]);
    let third = counted("m3", 20, None, &[(key, "f7")]);
    store.count_matches(&[first.clone(), second]).await.unwrap();
    assert_eq!(store.uncounted_matches(9).await.unwrap(), ["m3"]);
    let again = store.count_matches(&[third.clone(), first]).await;
    assert!(matches!(again, Err(StoreError::Conflict)), "{again:?}");
    store.count_matches(&[third]).await.unwrap();

    let found = store.openings(key, 9).await.unwrap();
    assert_eq!(
        (found.different, found.all.games, found.all.drawn),
        (2, 3, 1)
    );
    assert_eq!(found.all.won, [1, 1, 0, 0, 0]);
    let [most, other] = &found.moves[..] else {
        panic!("{found:?}")
    };
    assert_eq!((most.played.as_str(), most.count.games), ("f6", 2));
    assert_eq!((most.rating, most.latest.as_str()), (Some(1550.0), "m2"));
    assert_eq!((other.played.as_str(), other.rating), ("f7", None));
    let few = store.openings(key, 1).await.unwrap();
    assert_eq!((few.different, few.all.games, few.moves.len()), (2, 3, 1));
    assert_eq!(
        store.openings(4, 9).await.unwrap(),
        store::Openings::default()
    );

    assert_eq!(store.counted_matches("m1", 1).await.unwrap(), ["m2"]);
    let flags = [("m1", true), ("private", false), ("nobody", false)];
    for (id, counted) in flags {
        assert_eq!(store.is_counted(id).await.unwrap(), counted, "{id}");
    }
    // A page at a time, each row once.
    let mut rows = Vec::new();
    loop {
        let last = rows
            .last()
            .map(|row: &KeptOpening| (row.position, row.played.clone()));
        let after = last
            .as_ref()
            .map(|(position, played)| (*position, played.as_str()));
        let page = store.all_openings(after, 1).await.unwrap();
        let Some(row) = page.into_iter().next() else {
            break;
        };
        rows.push(row);
    }
    assert_eq!(rows, store.all_openings(None, 9).await.unwrap());
    let told = |row: &KeptOpening| (row.position, row.played.clone(), row.rated, row.latest_at);
    let told: Vec<_> = rows.iter().map(told).collect();
    let row = |position, played: &str, rated, at| (position, played.to_owned(), rated, at);
    let expected = [
        row(key, "f6", 2, 30),
        row(key, "f7", 0, 20),
        row(3, "a1", 1, 10),
        row(3, "a2", 1, 30),
    ];
    assert_eq!(told, expected);

    assert_eq!(store.openings_version().await.unwrap(), None);
    store.begin_openings_anew("2").await.unwrap();
    assert_eq!(store.openings(key, 9).await.unwrap().different, 0);
    assert_eq!(store.uncounted_matches(9).await.unwrap().len(), 3);
    store
        .count_matches(&[counted("m1", 1, None, &[(key, "f6")])])
        .await
        .unwrap();
    store.begin_openings_anew("2").await.unwrap();
    assert_eq!(store.openings(key, 9).await.unwrap().all.games, 1);
}
