//! One suite for both databases, the real ones.

#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

mod accounts;
mod cluster;
mod courses;
mod nodes;
mod openings;
mod puzzles;
mod reviews;
mod scenarios;
mod studies;
mod wire;

use std::path::Path;

use store::Store;
use tempfile::TempDir;

use crate::cluster::Cluster;
use crate::scenarios::SCENARIOS;

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_keeps_every_promise() {
    for (name, scenario) in SCENARIOS {
        println!("{name}");
        let folder = TempDir::new().unwrap();
        let address = folder.path().join("store.db").display().to_string();
        scenario(Store::open(&address).await.unwrap(), address).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn postgresql_keeps_every_promise() {
    let cluster = Cluster::start();
    for (name, scenario) in SCENARIOS {
        println!("{name}");
        let address = cluster.new_database();
        scenario(Store::open(&address).await.unwrap(), address).await;
    }
}

#[tokio::test]
async fn accounts_of_an_older_sqlite_get_their_canonical_names() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("store.db");
    let old = rusqlite::Connection::open(&path).unwrap();
    old.execute_batch(accounts::OLD).unwrap();
    drop(old);
    accounts::are_canonical(&path.display().to_string()).await;
}

#[tokio::test]
async fn accounts_of_an_older_postgresql_get_their_canonical_names() {
    let cluster = Cluster::start();
    let address = cluster.new_database();
    let (old, connection) = tokio_postgres::connect(&address, tokio_postgres::NoTls)
        .await
        .unwrap();
    tokio::spawn(connection);
    old.batch_execute(accounts::OLD).await.unwrap();
    drop(old);
    accounts::are_canonical(&address).await;
}

#[tokio::test]
async fn studies_of_an_older_sqlite_are_found_by_their_words() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("store.db");
    let address = path.display().to_string();
    studies::fill_with_studies(&address).await;
    let old = rusqlite::Connection::open(&path).unwrap();
    old.execute_batch(studies::WITHOUT_WORDS).unwrap();
    drop(old);
    studies::are_found(&address).await;
}

#[tokio::test]
async fn studies_of_an_older_postgresql_are_found_by_their_words() {
    let cluster = Cluster::start();
    let address = cluster.new_database();
    studies::fill_with_studies(&address).await;
    cluster.sql(&address, studies::WITHOUT_WORDS);
    studies::are_found(&address).await;
}

#[tokio::test]
async fn a_backup_can_be_restored_and_a_damaged_one_is_refused() {
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name);
    let store = Store::open(&path("store.db").display().to_string())
        .await
        .unwrap();
    scenarios::write_a_match(&store, "m1", 5).await;
    store.backup(&path("copy.db")).await.unwrap();
    let again = store.backup(&path("copy.db")).await.unwrap_err();
    assert_eq!(again.code(), "store-exists");

    Store::restore(&path("copy.db"), &path("new.db")).unwrap();
    let restored = Store::open(&path("new.db").display().to_string())
        .await
        .unwrap();
    assert_eq!(
        restored.events("m1", 0, 100).await.unwrap(),
        store.events("m1", 0, 100).await.unwrap()
    );

    let over = Store::restore(&path("copy.db"), &path("new.db")).unwrap_err();
    assert_eq!(over.code(), "store-exists");
    let missing = Store::restore(&path("none.db"), &path("other.db")).unwrap_err();
    assert_eq!(missing.code(), "store-no-file");

    let mut bytes = std::fs::read(path("copy.db")).unwrap();
    let middle = bytes.len() / 2;
    bytes[4096..middle].fill(0xA5);
    std::fs::write(path("damaged.db"), bytes).unwrap();
    assert!(Store::restore(&path("damaged.db"), &path("other.db")).is_err());
    assert!(!path("other.db").exists());
}

/// A server that was killed leaves the newest part of its database in files of their own.
#[tokio::test]
async fn a_restored_copy_never_meets_what_another_database_left() {
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name);
    let open = async |name: &str| Store::open(&path(name).display().to_string()).await;
    let store = open("store.db").await.unwrap();
    scenarios::write_a_match(&store, "m1", 5).await;
    store.backup(&path("copy.db")).await.unwrap();
    scenarios::write_a_match(&store, "m2", 5).await;

    // As after a kill: the files as they are while the server still has them open.
    for left in ["new.db-wal", "new.db-shm", "new.db-journal"] {
        std::fs::copy(path("store.db-wal"), path(left)).unwrap();
        let refused = Store::restore(&path("copy.db"), &path("new.db")).unwrap_err();
        assert_eq!(refused.code(), "store-left-over");
        assert!(refused.to_string().contains(left), "{refused}");
        assert!(!path("new.db").exists());
        std::fs::remove_file(path(left)).unwrap();
    }

    // A database copied by hand without its newest part would lose it.
    std::fs::copy(path("store.db"), path("by-hand.db")).unwrap();
    std::fs::copy(path("store.db-wal"), path("by-hand.db-wal")).unwrap();
    let refused = Store::restore(&path("by-hand.db"), &path("new.db")).unwrap_err();
    assert_eq!(refused.code(), "store-not-whole");

    Store::restore(&path("copy.db"), &path("new.db")).unwrap();
    let restored = open("new.db").await.unwrap();
    assert_eq!(restored.match_ids("", 9).await.unwrap(), ["m1"]);
}

#[tokio::test]
async fn a_database_of_any_age_can_be_copied_and_nothing_is_left_beside_it() {
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name);
    let address = path("store.db").display().to_string();
    let store = Store::open(&address).await.unwrap();
    scenarios::write_a_match(&store, "m1", 5).await;
    store.remember("schema", "1").await.unwrap();
    drop(store);

    let copying = Store::open_of_any_age(&address).await.unwrap();
    copying.backup(&path("copy.db")).await.unwrap();
    drop(copying);
    let mut files: Vec<_> = std::fs::read_dir(folder.path())
        .unwrap()
        .map(|entry| entry.unwrap().file_name())
        .collect();
    files.sort();
    assert_eq!(files, ["copy.db", "store.db"]);

    let copy = path("copy.db").display().to_string();
    let copy = Store::open_of_any_age(&copy).await.unwrap();
    assert_eq!(copy.recall("schema").await.unwrap().unwrap(), "1");
    assert_eq!(copy.events("m1", 0, 9).await.unwrap().len(), 5);
}

#[tokio::test]
async fn what_is_no_database_of_ours_is_not_restored() {
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name);
    std::fs::write(path("empty.db"), "").unwrap();
    let other = rusqlite::Connection::open(path("other.db")).unwrap();
    other
        .execute_batch("CREATE TABLE meta (key TEXT, value TEXT); CREATE TABLE birds (name TEXT)")
        .unwrap();
    drop(other);
    std::fs::write(path("words.db"), "not a database at all, only words").unwrap();
    std::fs::create_dir(path("folder.db")).unwrap();
    let refused = Store::restore(&path("folder.db"), &path("new.db")).unwrap_err();
    assert_eq!(refused.code(), "store-not-ours");
    for copy in ["empty.db", "other.db", "words.db"] {
        let refused = Store::restore(&path(copy), &path("new.db")).unwrap_err();
        assert_eq!(refused.code(), "store-not-ours", "{copy}");
        assert!(refused.to_string().contains(copy), "{refused}");
        assert!(!path("new.db").exists(), "{copy}");
        let address = path(copy).display().to_string();
        let refused = Store::open_existing(&address).await.unwrap_err();
        assert_eq!(refused.code(), "store-not-ours", "{copy}");
    }
}

#[tokio::test]
async fn only_files_and_postgresql_are_addresses() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("games.db").display().to_string();
    let store = Store::open(&file).await.unwrap();
    // The same file by a name that no lock knows, nothing that stays, and what other programs keep.
    for (address, kind) in [
        (format!("file:{file}"), "file"),
        (format!("FILE:{file}?mode=rw"), "FILE"),
        (":memory:".to_owned(), ":memory:"),
        ("sqlite::memory:".to_owned(), ":memory:"),
        ("mysql://ada:secret@example.org/games".to_owned(), "mysql"),
        ("POSTGRES://example.org/games".to_owned(), "POSTGRES"),
    ] {
        assert_eq!(store::database_file(&address), None, "{address}");
        let refused = Store::open(&address).await.unwrap_err();
        assert_eq!(refused.code(), "store-address", "{address}");
        let sentence = refused.to_string();
        assert!(
            sentence.contains(kind) && !sentence.contains("secret"),
            "{sentence}"
        );
    }
    drop(store);
    for address in [file.clone(), format!("sqlite:{file}")] {
        assert_eq!(store::database_file(&address), Some(Path::new(&file)));
        Store::open(&address).await.unwrap();
    }
    assert_eq!(
        store::database_file("my:games.db"),
        Some(Path::new("my:games.db"))
    );
}

#[tokio::test]
async fn a_server_adds_nothing_to_the_database_of_another_program() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("birds.db");
    let other = rusqlite::Connection::open(&path).unwrap();
    other
        .execute_batch("CREATE TABLE birds (name TEXT)")
        .unwrap();
    drop(other);
    let before = std::fs::read(&path).unwrap();
    let refused = Store::open(&path.display().to_string()).await.unwrap_err();
    assert_eq!(refused.code(), "store-not-ours");
    assert_eq!(std::fs::read(&path).unwrap(), before);
}
