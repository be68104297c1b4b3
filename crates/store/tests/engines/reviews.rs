//! Reviews that accounts keep.

use store::{KeptReview, Store};

use crate::accounts::player;

fn review(match_id: &str, at: i64, packed: &str) -> KeptReview {
    KeptReview {
        match_id: match_id.to_owned(),
        at,
        packed: packed.to_owned(),
    }
}

pub(crate) async fn the_latest_review_of_a_match_stays(store: Store, address: String) {
    let ada = player("ada", "Ada");
    store.add_player(&ada).await.unwrap();
    assert_eq!(store.kept_reviews("ada").await.unwrap(), []);
    assert_eq!(store.kept_review("ada", "m1").await.unwrap(), None);
    store
        .keep_review("ada", &review("m1", 5, "half"), 3)
        .await
        .unwrap();
    store
        .keep_review("ada", &review("m1", 7, "whole"), 3)
        .await
        .unwrap();
    // Another device tells late what it knew earlier.
    store
        .keep_review("ada", &review("m1", 6, "late"), 3)
        .await
        .unwrap();
    store
        .keep_review("eve", &review("m1", 1, "other"), 3)
        .await
        .unwrap();
    let kept = store.kept_review("ada", "m1").await.unwrap();
    assert_eq!(kept, Some(review("m1", 7, "whole")));
    // Of more than there may be the oldest go, and nobody else's.
    for (number, at) in [(2, 9), (3, 8), (4, 10)] {
        let one = review(&format!("m{number}"), at, "x");
        store.keep_review("ada", &one, 3).await.unwrap();
    }
    let latest = [("m4", 10), ("m2", 9), ("m3", 8)].map(|(id, at)| (id.to_owned(), at));
    assert_eq!(store.kept_reviews("ada").await.unwrap(), latest);
    drop(store);
    let store = Store::open(&address).await.unwrap();
    assert_eq!(store.kept_reviews("ada").await.unwrap(), latest);
    assert_eq!(
        store.kept_reviews("eve").await.unwrap(),
        [("m1".to_owned(), 1)]
    );

    store.delete_player(&ada, 11, 12).await.unwrap();
    assert_eq!(store.kept_reviews("ada").await.unwrap(), []);
    assert_eq!(store.kept_reviews("eve").await.unwrap().len(), 1);
}
