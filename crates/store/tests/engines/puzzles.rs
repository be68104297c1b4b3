//! Tries at puzzles, and the ratings that follow from them.

use store::{Player, PuzzleRatings, PuzzleStrength, PuzzleTry, Store, StoreError};

fn tried(player: &str, puzzle: &str, at: i64, rated: Option<(f64, f64)>) -> PuzzleTry {
    PuzzleTry {
        player_id: player.to_owned(),
        puzzle_id: puzzle.to_owned(),
        at,
        solved: at % 2 == 0,
        day: (at == 4).then_some(20_775),
        rated,
    }
}

const fn strength(rating: f64, tries: i64) -> PuzzleStrength {
    PuzzleStrength {
        rating,
        deviation: 200.0,
        volatility: 0.06,
        tries,
    }
}

fn ratings(player: f64, player_tries: i64, puzzle: f64, puzzle_tries: i64) -> PuzzleRatings {
    PuzzleRatings {
        game: "kamon".to_owned(),
        player: strength(player, player_tries),
        puzzle: strength(puzzle, puzzle_tries),
    }
}

pub(crate) async fn a_try_at_a_puzzle_counts_once(store: Store, _: String) {
    let rated = Some((1500.0, 1600.0));
    let first = tried("ada", "kamon-a", 1, rated);
    assert!(!store.puzzle_counted("ada", "kamon-a").await.unwrap());
    assert_eq!(store.puzzle_rating("kamon-a").await.unwrap(), None);
    let change = ratings(1600.0, 1, 1400.0, 1);
    let noted = store.note_puzzle_try(&first, Some(&change)).await;
    assert_eq!(noted, Ok(()));
    assert!(store.puzzle_counted("ada", "kamon-a").await.unwrap());
    assert!(!store.puzzle_counted("eve", "kamon-a").await.unwrap());

    // The same puzzle never counts twice, and nothing of such a try is kept.
    let again = tried("ada", "kamon-a", 2, rated);
    let change = ratings(1700.0, 2, 1300.0, 2);
    let noted = store.note_puzzle_try(&again, Some(&change)).await;
    assert_eq!(noted, Err(StoreError::Conflict));
    // A rating that is not the next one is refused, so that none is lost.
    let other = tried("ada", "kamon-b", 3, rated);
    for change in [ratings(1700.0, 3, 1500.0, 1), ratings(1700.0, 1, 1500.0, 1)] {
        let noted = store.note_puzzle_try(&other, Some(&change)).await;
        assert_eq!(noted, Err(StoreError::Conflict));
    }
    assert_eq!(store.puzzle_rating("kamon-b").await.unwrap(), None);
    let players = store.puzzle_player("ada").await.unwrap();
    assert_eq!(players, [("kamon".to_owned(), strength(1600.0, 1))]);
    let kept = store.puzzle_rating("kamon-a").await.unwrap();
    assert_eq!(kept, Some(strength(1400.0, 1)));
    // What does not count is only noted.
    let plain = tried("ada", "kamon-a", 5, None);
    assert_eq!(store.note_puzzle_try(&plain, None).await, Ok(()));
    let found = store.puzzle_try("ada", "kamon-a", 1).await.unwrap();
    assert_eq!(found.as_ref(), Some(&first));
    for (player, at) in [("ada", 2), ("eve", 1)] {
        let none = store.puzzle_try(player, "kamon-a", at).await.unwrap();
        assert_eq!(none, None);
    }
    assert_eq!(store.puzzle_tries("ada", 9).await.unwrap(), [plain, first]);
}

pub(crate) async fn tries_are_listed_and_go_with_the_account(store: Store, _: String) {
    let ada = Player {
        id: "ada".to_owned(),
        name: "Ada".to_owned(),
        bot: false,
        password: None,
        created_at: 1,
        keeps_guest_name: false,
    };
    store.add_player(&ada).await.unwrap();
    let all: Vec<PuzzleTry> = (1..=5)
        .map(|at| tried("ada", &format!("kamon-{at}"), at, None))
        .collect();
    for one in &all {
        store.note_puzzle_try(one, None).await.unwrap();
    }
    let counted = tried("ada", "kamon-x", 6, Some((1500.0, 1450.0)));
    let change = ratings(1450.0, 1, 1550.0, 1);
    store
        .note_puzzle_try(&counted, Some(&change))
        .await
        .unwrap();
    let latest = store.puzzle_tries("ada", 3).await.unwrap();
    assert_eq!(latest, [counted, all[4].clone(), all[3].clone()]);

    store.delete_player(&ada, 9, 10).await.unwrap();
    assert_eq!(store.puzzle_tries("ada", 9).await.unwrap(), []);
    assert_eq!(store.puzzle_player("ada").await.unwrap(), []);
    let kept = store.puzzle_rating("kamon-x").await.unwrap();
    assert_eq!(kept, Some(strength(1550.0, 1)), "the puzzle keeps its own");
}
