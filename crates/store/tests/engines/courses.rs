//! What is done of courses.

use store::{StepStars, Store};

use crate::accounts::player;

fn done(game: &str, step: &str, stars: i64) -> StepStars {
    StepStars {
        game: game.to_owned(),
        step: step.to_owned(),
        stars,
    }
}

pub(crate) async fn the_most_stars_of_a_step_stay(store: Store, address: String) {
    let ada = player("ada", "Ada");
    store.add_player(&ada).await.unwrap();
    assert_eq!(store.stars("ada").await.unwrap(), []);
    let first = [done("kamon", "opening", 2), done("tantrix", "join", 1)];
    store.keep_stars("ada", &first).await.unwrap();
    // Another device knows more of one step and less of another.
    let other = [
        done("kamon", "opening", 3),
        done("kamon", "answer", 1),
        done("kamon", "answer", 2),
    ];
    store.keep_stars("ada", &other).await.unwrap();
    store.keep_stars("ada", &first).await.unwrap();
    store.keep_stars("eve", &first).await.unwrap();
    store.keep_stars("ada", &[]).await.unwrap();
    let best = [
        done("kamon", "answer", 2),
        done("kamon", "opening", 3),
        done("tantrix", "join", 1),
    ];
    assert_eq!(store.stars("ada").await.unwrap(), best);
    drop(store);
    let store = Store::open(&address).await.unwrap();
    assert_eq!(store.stars("ada").await.unwrap(), best);

    store.delete_player(&ada, 9, 10).await.unwrap();
    assert_eq!(store.stars("ada").await.unwrap(), []);
    assert_eq!(store.stars("eve").await.unwrap(), first);
}
