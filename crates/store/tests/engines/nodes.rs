//! Several servers on one PostgreSQL database: leases, and that nobody writes to a match that is not theirs.

use std::time::Duration;

use store::{FIRST_HASH, Fence, Node, Store, StoreError};

use crate::cluster::Cluster;
use crate::scenarios::append;

/// A lease that no test outlives.
const LONG: i64 = 600_000;

fn node(name: &str, run: u32) -> Node {
    Node {
        id: format!("{name}-{run}"),
        name: name.to_owned(),
        address: format!("http://{name}:7100"),
    }
}

fn fence(owner: &Node, epoch: i64) -> Fence {
    Fence {
        owner: owner.id.clone(),
        epoch,
    }
}

/// Adds one event to a match, as somebody, and says the hash of it.
async fn write(store: &Store, after: i64, hash: &str, fence: &Fence) -> Result<String, StoreError> {
    let mut append = append("m1", after, hash, &[&format!("{{\"n\":{after}}}")]);
    append.summary.deadline = Some(1);
    append.fence = fence.clone();
    let hash = append.last_hash();
    store.commit(&append.into()).await.map(|()| hash)
}

async fn lapse(store: &Store, node: &Node) {
    let now = store.renew_lease(&node.id, 1, 77).await.unwrap();
    assert!(now.unwrap() > 1_700_000_000_000, "{now:?}");
    tokio::time::sleep(Duration::from_millis(20)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_was_fenced_writes_nothing_and_the_next_goes_on() {
    let cluster = Cluster::start();
    let address = cluster.new_database();
    let (one, other) = tokio::join!(Store::open_shared(&address), Store::open_shared(&address));
    let ((one, _claim), (other, _other_claim)) = (one.unwrap(), other.unwrap());
    let (ada, bob) = (node("ada", 1), node("bob", 1));
    one.add_node(&ada, LONG).await.unwrap();
    other.add_node(&bob, LONG).await.unwrap();
    assert_eq!(one.nodes().await.unwrap(), [ada.clone(), bob.clone()]);

    let hash = write(&one, 0, FIRST_HASH, &fence(&ada, 1)).await.unwrap();
    let hash = write(&one, 1, &hash, &fence(&ada, 1)).await.unwrap();
    // What is held is not taken, and what is not one's own is not written.
    assert_eq!(other.take_over(&bob.id, "m1").await, Ok(None));
    assert_eq!(other.take_over_running(&bob.id, 9).await.unwrap(), []);
    for wrong in [fence(&bob, 1), fence(&ada, 2), Fence::default()] {
        let refused = write(&other, 2, &hash, &wrong).await;
        assert_eq!(refused, Err(StoreError::Conflict), "{wrong:?}");
    }
    assert_eq!(other.fence_lapsed().await.unwrap(), []);

    lapse(&one, &ada).await;
    // Late, but nobody has fenced it: it may go on.
    let hash = write(&one, 2, &hash, &fence(&ada, 1)).await.unwrap();
    assert!(one.renew_lease(&ada.id, LONG, 77).await.unwrap().is_some());
    lapse(&one, &ada).await;
    assert_eq!(
        other.fence_lapsed().await.unwrap(),
        std::slice::from_ref(&ada)
    );
    assert_eq!(one.renew_lease(&ada.id, LONG, 99).await, Ok(None));
    let taken = other.take_over_running(&bob.id, 9).await.unwrap();
    assert_eq!(taken.len(), 1);
    assert_eq!(taken[0].fence, fence(&bob, 2));
    assert_eq!(taken[0].settled_at, Some(77));
    assert_eq!(
        write(&one, 3, &hash, &fence(&ada, 1)).await,
        Err(StoreError::Conflict)
    );
    assert_eq!(
        one.take_over(&ada.id, "m1").await,
        Ok(None),
        "who is fenced takes nothing"
    );
    let hash = write(&other, 3, &hash, &fence(&bob, 2)).await.unwrap();

    // The same name may come back as another run, and take what nobody holds.
    let again = node("ada", 2);
    one.add_node(&again, LONG).await.unwrap();
    let twice = one.add_node(&node("ada", 3), LONG).await;
    assert_eq!(twice, Err(StoreError::Conflict), "the name is held");
    other.end_lease(&bob.id, 88).await.unwrap();
    let owned = one.owner("m1").await.unwrap().unwrap();
    assert_eq!((owned.fence, owned.held), (fence(&bob, 2), false));
    let taken = one.take_over(&again.id, "m1").await.unwrap().unwrap();
    assert_eq!(
        (taken.fence, taken.settled_at),
        (fence(&again, 3), Some(88))
    );
    write(&one, 4, &hash, &fence(&again, 3)).await.unwrap();
    assert_eq!(one.owned_matches(&again.id).await, Ok(1));
    let seqs = one.events("m1", 0, 99).await.unwrap();
    assert_eq!(seqs.len(), 5, "nothing of what was refused is there");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_is_one_servers_or_many_nodes() {
    let cluster = Cluster::start();
    let address = cluster.new_database();
    let (store, claim) = Store::open_shared(&address).await.unwrap();
    let ada = node("ada", 1);
    store.add_node(&ada, LONG).await.unwrap();
    let hash = write(&store, 0, FIRST_HASH, &fence(&ada, 1)).await.unwrap();
    let renewed = store.renew_lease(&ada.id, LONG, 1_234).await;
    assert!(renewed.unwrap().is_some());
    let alone = Store::open_alone(&address).await.map(drop);
    assert_eq!(alone, Err(StoreError::InUse));
    drop(claim);
    let (alone, claim) = Store::open_alone(&address).await.unwrap();
    let shared = Store::open_shared(&address).await.map(drop);
    assert_eq!(shared, Err(StoreError::InUse));
    // A node that is still there after all writes nothing.
    let late = write(&store, 1, &hash, &fence(&ada, 1)).await;
    assert_eq!(late, Err(StoreError::Conflict));
    assert_eq!(alone.recall("alive-at").await.unwrap().unwrap(), "1234");
    let hash = write(&alone, 1, &hash, &Fence::default()).await.unwrap();
    drop(claim);
    let (store, _claim) = Store::open_shared(&address).await.unwrap();
    let bob = node("bob", 1);
    store.add_node(&bob, LONG).await.unwrap();
    let taken = store.take_over(&bob.id, "m1").await.unwrap().unwrap();
    assert_eq!((taken.fence, taken.settled_at), (fence(&bob, 1), None));
    // Nor does a server that believed to be alone.
    let late = write(&alone, 2, &hash, &Fence::default()).await;
    assert_eq!(late, Err(StoreError::Conflict));
    write(&store, 2, &hash, &fence(&bob, 1)).await.unwrap();
}

#[tokio::test]
async fn a_file_is_not_shared() {
    let folder = tempfile::TempDir::new().unwrap();
    let address = folder.path().join("store.db").display().to_string();
    let refused = Store::open_shared(&address).await.map(drop);
    assert_eq!(refused.unwrap_err().code(), "store-not-shared");
    assert!(!folder.path().join("store.db").exists());
}

/// Whatever the order, one of them has the match, and what was acknowledged is there.
#[tokio::test(flavor = "multi_thread")]
async fn a_write_and_a_takeover_at_the_same_moment_do_not_both_win() {
    let cluster = Cluster::start();
    let address = cluster.new_database();
    let (one, _claim) = Store::open_shared(&address).await.unwrap();
    let (other, _other_claim) = Store::open_shared(&address).await.unwrap();
    let mut owner = node("n", 0);
    one.add_node(&owner, LONG).await.unwrap();
    let mut mine = fence(&owner, 1);
    let mut hash = write(&one, 0, FIRST_HASH, &mine).await.unwrap();
    let mut last = 1;
    for run in 1..60 {
        let next = node("n", run);
        one.end_lease(&owner.id, 0).await.unwrap();
        other.add_node(&next, LONG).await.unwrap();
        let (written, taken) = tokio::join!(
            write(&one, last, &hash, &mine),
            other.take_over(&next.id, "m1")
        );
        let taken = taken.unwrap().unwrap();
        if let Ok(now) = written {
            (hash, last) = (now, last + 1);
        }
        let late = write(&one, last, &hash, &mine).await;
        assert_eq!(late, Err(StoreError::Conflict));
        let events = other.events("m1", 0, 999).await.unwrap();
        assert_eq!(events.last().unwrap().seq, last);
        assert_eq!(events.last().unwrap().hash, hash);
        (owner, mine) = (next, taken.fence);
    }
}

/// Of several who want what nobody holds one gets it, however close together they come.
#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_nobody_holds_is_taken_by_one() {
    let cluster = Cluster::start();
    let address = cluster.new_database();
    let (one, _claim) = Store::open_shared(&address).await.unwrap();
    let (other, _other_claim) = Store::open_shared(&address).await.unwrap();
    let (ada, bob) = (node("ada", 1), node("bob", 1));
    one.add_node(&ada, LONG).await.unwrap();
    other.add_node(&bob, LONG).await.unwrap();
    for round in 0..150 {
        let owner = node("gone", round);
        one.add_node(&owner, LONG).await.unwrap();
        let id = format!("m{round}");
        let mut first = append(&id, 0, FIRST_HASH, &["{}"]);
        first.summary.deadline = Some(1);
        first.fence = fence(&owner, 1);
        one.commit(&first.into()).await.unwrap();
        one.end_lease(&owner.id, 0).await.unwrap();
        let (asked, searched, asked_too) = tokio::join!(
            one.take_over(&ada.id, &id),
            other.take_over_running(&bob.id, 9),
            other.take_over(&bob.id, &id),
        );
        let taken = asked.unwrap().into_iter();
        let taken = taken.chain(searched.unwrap()).chain(asked_too.unwrap());
        let taken: Vec<Fence> = taken.map(|taken| taken.fence).collect();
        let owned = one.owner(&id).await.unwrap().unwrap();
        assert_eq!((taken, owned.held), (vec![owned.fence], true), "{id}");
    }
}
