//! Studies: numbered events, lists, and what a deleted account leaves.

use store::{
    Cursor, Player, Store, StoreError, StudyAppend, StudyEvent, StudyFilter, StudyList,
    StudySnapshot, StudySummary, Visibility,
};

fn summary(id: &str, seq: i64) -> StudySummary {
    StudySummary {
        id: id.to_owned(),
        owner_id: "ada".to_owned(),
        name: "Kamon".to_owned(),
        visibility: Visibility::Private,
        created_at: 1,
        updated_at: 100 + seq,
        seq,
        bytes: 10 * seq,
        chapters: "First\nSecond".to_owned(),
        games: vec!["kamon".to_owned()],
    }
}

fn append(id: &str, after: i64, mark: &str) -> StudyAppend {
    StudyAppend {
        after,
        events: vec![StudyEvent {
            seq: after + 1,
            at: 5,
            by_id: "ada".to_owned(),
            mark: mark.to_owned(),
            body: format!("{{\"n\":{after}}}"),
        }],
        summary: summary(id, after + 1),
        contributors: None,
        snapshot: None,
    }
}

pub(crate) async fn a_study_is_its_numbered_events(store: Store, _: String) {
    assert_eq!(store.study("s1").await.unwrap(), None);
    store
        .append_to_study(&append("s1", 0, "one"))
        .await
        .unwrap();
    let mut second = append("s1", 1, "two");
    second.contributors = Some(vec!["cyd".to_owned(), "bob".to_owned()]);
    second.snapshot = Some("{}".to_owned());
    store.append_to_study(&second).await.unwrap();
    assert_eq!(store.study("s1").await.unwrap(), Some(second.summary));
    assert_eq!(
        store.study_contributors("s1").await.unwrap(),
        ["cyd", "bob"]
    );
    let kept = StudySnapshot {
        seq: 2,
        body: "{}".to_owned(),
    };
    assert_eq!(store.study_snapshot("s1").await.unwrap(), Some(kept));
    let events = store.study_events("s1", 0, 9).await.unwrap();
    assert_eq!(events.len(), 2);
    assert_eq!(store.study_events("s1", 1, 9).await.unwrap(), events[1..]);
    assert_eq!(store.study_mark("s1", "ada", "two").await.unwrap(), Some(2));
    assert_eq!(store.study_mark("s1", "bob", "two").await.unwrap(), None);
}

pub(crate) async fn a_number_and_a_mark_of_a_study_are_given_once(store: Store, _: String) {
    let write = async |append: StudyAppend| store.append_to_study(&append).await;
    write(append("s1", 0, "one")).await.unwrap();
    write(append("s1", 1, "two")).await.unwrap();
    // Somebody was first; nobody is; the mark is known; there is such a study.
    for late in [
        append("s1", 1, "three"),
        append("s1", 7, "three"),
        append("s1", 2, "two"),
        append("s1", 0, "three"),
    ] {
        assert_eq!(write(late).await, Err(StoreError::Conflict));
    }
    assert_eq!(store.study("s1").await.unwrap(), Some(summary("s1", 2)));
    assert_eq!(store.study_events("s1", 0, 9).await.unwrap().len(), 2);
    store.delete_study("s1").await.unwrap();
    assert_eq!(
        write(append("s1", 2, "four")).await,
        Err(StoreError::Conflict)
    );
    assert_eq!(store.delete_study("s1").await, Err(StoreError::Conflict));
    assert_eq!(store.study("s1").await.unwrap(), None);
    assert_eq!(store.study_events("s1", 0, 9).await.unwrap(), []);
}

pub(crate) async fn studies_are_listed_and_found(store: Store, _: String) {
    for (number, (name, visibility, game)) in [
        ("Žlutý kůň", Visibility::Public, "kamon"),
        ("100% sure", Visibility::Public, "tantrix"),
        ("Mine alone", Visibility::Private, "kamon"),
        ("By link", Visibility::Link, "kamon"),
    ]
    .into_iter()
    .enumerate()
    {
        let mut first = append(&format!("s{number}"), 0, "one");
        name.clone_into(&mut first.summary.name);
        first.summary.visibility = visibility;
        first.summary.games = vec![game.to_owned(), "snekagon-5g".to_owned()];
        first.summary.updated_at = 100 + number as i64 / 2;
        first.contributors = Some(vec!["bob".to_owned()]);
        store.append_to_study(&first).await.unwrap();
    }
    let find = async |list: StudyList, words: &str, game: &str, before: Option<Cursor>| {
        let (words, game) = (words.to_owned(), game.to_owned());
        let filter = StudyFilter { words, game };
        let found = store.studies(&list, &filter, before.as_ref(), 3).await;
        let found = found.unwrap().into_iter().map(|study| study.id);
        found.collect::<Vec<_>>().join(" ")
    };
    let public = || StudyList::Public;
    let owned = || StudyList::Owned("ada".to_owned());
    assert_eq!(find(public(), "", "", None).await, "s1 s0");
    assert_eq!(find(public(), "KUN  first", "", None).await, "s0");
    assert_eq!(find(public(), "žlutý second kamon", "", None).await, "");
    assert_eq!(find(public(), "%", "", None).await, "s1");
    assert_eq!(find(public(), "_", "", None).await, "");
    assert_eq!(find(public(), "", "tantrix", None).await, "s1");
    assert_eq!(find(public(), "", "snekagon", None).await, "");
    assert_eq!(find(public(), "", "snekagon-5g", None).await, "s1 s0");
    assert_eq!(find(owned(), "", "", None).await, "s3 s2 s1");
    let after = Cursor {
        updated_at: 100,
        id: "s1".to_owned(),
    };
    assert_eq!(find(owned(), "", "", Some(after)).await, "s0");
    let shared = StudyList::Shared("bob".to_owned());
    assert_eq!(find(shared, "mine", "", None).await, "s2");
    let nobody = StudyList::Shared("cyd".to_owned());
    assert_eq!(find(nobody, "", "", None).await, "");
    assert_eq!(store.owned_studies("ada").await.unwrap(), 4);
    assert_eq!(store.study_ids("s1", 9).await.unwrap(), ["s2", "s3"]);
}

pub(crate) async fn a_deleted_account_takes_its_studies_along(store: Store, _: String) {
    let ada = Player {
        id: "ada".to_owned(),
        name: "Ada".to_owned(),
        bot: false,
        password: None,
        created_at: 1,
        keeps_guest_name: false,
    };
    store.add_player(&ada).await.unwrap();
    store
        .append_to_study(&append("own", 0, "one"))
        .await
        .unwrap();
    let mut others = append("others", 0, "one");
    "bob".clone_into(&mut others.summary.owner_id);
    others.contributors = Some(vec!["ada".to_owned(), "cyd".to_owned()]);
    store.append_to_study(&others).await.unwrap();
    store.delete_player(&ada, 10, 20).await.unwrap();
    assert_eq!(store.study("own").await.unwrap(), None);
    assert_eq!(store.study_events("own", 0, 9).await.unwrap(), []);
    // What they did there stays, for the others.
    assert_eq!(store.study_contributors("others").await.unwrap(), ["cyd"]);
    assert_eq!(store.study_events("others", 0, 9).await.unwrap().len(), 1);
}
