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
    // By the beginning of words, and nothing stands for anything else.
    assert_eq!(find(public(), "ku sec", "", None).await, "s0");
    assert_eq!(find(public(), "un", "", None).await, "");
    assert_eq!(find(public(), "100% SURE", "", None).await, "s1");
    for nothing in ["%", "_", "k%n", ":kamon", "tan", "sure-fire"] {
        assert_eq!(find(public(), nothing, "", None).await, "", "{nothing}");
    }
    assert_eq!(find(public(), "zlut", "tantrix", None).await, "");
    assert_eq!(find(public(), "kun", "kamon", None).await, "s0");
    // What is not public is found by those alone whose it is.
    for hidden in ["mine", "alone", "link", "By link"] {
        assert_eq!(find(public(), hidden, "", None).await, "", "{hidden}");
        assert_ne!(find(owned(), hidden, "", None).await, "", "{hidden}");
    }
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

/// The public studies that have these words.
async fn found_by(store: &Store, words: &str) -> Vec<String> {
    let filter = StudyFilter {
        words: words.to_owned(),
        game: String::new(),
    };
    let found = store.studies(&StudyList::Public, &filter, None, 99).await;
    found.unwrap().into_iter().map(|study| study.id).collect()
}

pub(crate) async fn what_finds_a_study_changes_with_it(store: Store, _: String) {
    let step = async |after: i64, name: &str, visibility: Visibility| {
        let mut next = append("s1", after, &after.to_string());
        name.clone_into(&mut next.summary.name);
        next.summary.visibility = visibility;
        store.append_to_study(&next).await
    };
    step(0, "Łódź", Visibility::Public).await.unwrap();
    assert_eq!(found_by(&store, "lod").await, ["s1"]);
    step(1, "Kraków", Visibility::Public).await.unwrap();
    assert_eq!(found_by(&store, "lod").await, [""; 0]);
    assert_eq!(found_by(&store, "KRAKOW").await, ["s1"]);
    // Nothing but what is written finds it.
    let late = step(1, "Praha", Visibility::Public).await;
    assert_eq!(late, Err(StoreError::Conflict));
    assert_eq!(found_by(&store, "praha").await, [""; 0]);
    step(2, "Kraków", Visibility::Link).await.unwrap();
    assert_eq!(found_by(&store, "krakow").await, [""; 0]);
    let hidden = store.study_words("s1").await.unwrap();
    assert_eq!(hidden.len(), 4, "{hidden:?}");
    assert!(hidden.iter().all(|(_, public)| !public), "{hidden:?}");
    step(3, "Kraków", Visibility::Public).await.unwrap();
    step(4, "Kraków", Visibility::Public).await.unwrap();
    assert_eq!(found_by(&store, "krakow first").await, ["s1"]);
    store.delete_study("s1").await.unwrap();
    assert_eq!(store.study_words("s1").await.unwrap(), []);
    assert_eq!(found_by(&store, "krakow").await, [""; 0]);
}

/// Writes many studies at once, so that they share their way to the disk.
async fn write_all(store: &Store, studies: impl Iterator<Item = StudyAppend>) {
    let mut writes = tokio::task::JoinSet::new();
    for study in studies {
        let store = store.clone();
        writes.spawn(async move { store.append_to_study(&study).await.unwrap() });
    }
    writes.join_all().await;
}

/// A word that many have and one that few have find the same as going through all of them.
pub(crate) async fn common_and_rare_words_find_the_same(store: Store, _: String) {
    let studies = (0..1_100).map(|number| {
        let mut next = append(&format!("s{number:04}"), 0, "one");
        let rest = if number % 400 == 0 { "hadí" } else { "jiný" };
        next.summary.name = format!("Rozbor {rest} {number:04}");
        next.summary.visibility = Visibility::Public;
        next
    });
    write_all(&store, studies).await;
    assert_eq!(found_by(&store, "rozbor").await.len(), 99);
    let rare = ["s0800", "s0400", "s0000"];
    for words in [
        "hadi",
        "rozbor hadi",
        "hadi first second roz h ha s fi hadi",
    ] {
        assert_eq!(found_by(&store, words).await, rare, "{words}");
    }
    assert_eq!(found_by(&store, "rozbor jiny 0001").await, ["s0001"]);
    assert_eq!(found_by(&store, "jiny hadi").await, [""; 0]);
}

/// What brings a database back to before there was an index of words.
pub(crate) const WITHOUT_WORDS: &str = "DROP TABLE kept_reviews; DROP TABLE study_words;
    UPDATE studies SET words = 'something else';
    UPDATE meta SET value = '12' WHERE key = 'schema';";

/// Puts some studies into a database, each third of which is public.
pub(crate) async fn fill_with_studies(address: &str) {
    let store = Store::open(address).await.unwrap();
    let studies = (0..1_203).map(|number| {
        let mut next = append(&format!("s{number:04}"), 0, "one");
        next.summary.name = format!("Źdźbło {number:04}");
        next.summary.visibility = Visibility::ALL[number % 3];
        next
    });
    write_all(&store, studies).await;
}

pub(crate) async fn are_found(address: &str) {
    let store = Store::open(address).await.unwrap();
    assert_eq!(found_by(&store, "zdzblo").await.len(), 99);
    assert_eq!(found_by(&store, "zdz 1202").await, ["s1202"]);
    assert_eq!(found_by(&store, "1200").await, [""; 0]);
    assert_eq!(store.study_words("s1200").await.unwrap().len(), 5);
    // One goes on as it was: nothing is written twice.
    let mut next = append("s1202", 1, "two");
    "Źdźbło 1202".clone_into(&mut next.summary.name);
    next.summary.visibility = Visibility::Public;
    store.append_to_study(&next).await.unwrap();
    assert_eq!(found_by(&store, "1202").await, ["s1202"]);
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
    assert_eq!(store.study_words("own").await.unwrap(), []);
    // What they did there stays, for the others.
    assert_eq!(store.study_contributors("others").await.unwrap(), ["cyd"]);
    assert_eq!(store.study_events("others", 0, 9).await.unwrap().len(), 1);
}
