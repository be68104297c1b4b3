use std::collections::{BTreeMap, HashMap};

use store::{KeptChange, Rating, RatingChange, Store, StoreError};

use super::PAGE;
use crate::matches::Millis;
use crate::ops::database::DatabaseError;
use crate::people::directory::Directory;
use crate::people::ratings::RatedMatch;

/// A match that counts for ratings, and when it ended.
pub(super) struct EndedMatch {
    pub(super) rated: RatedMatch,
    pub(super) at: Millis,
}

type Faults = Vec<(String, DatabaseError)>;
/// A player, a game and a speed.
type Key = (String, String, String);

/// Works out all ratings from the matches alone, in the order in which these ended, and compares.
pub(super) async fn check(
    store: &Store,
    ended: impl Iterator<Item = &EndedMatch>,
) -> Result<Faults, StoreError> {
    let mut ended: Vec<&EndedMatch> = ended.collect();
    ended.sort_by_key(|ended| (ended.at, ended.rated.id.as_str()));
    let people = ended.iter().flat_map(|ended| &ended.rated.players);
    let directory = Directory::of(store, people.clone().map(|person| person.id.as_str())).await?;
    let mut names = HashMap::new();
    for person in people {
        let mut person = person.clone();
        directory.rename(&mut person);
        names.insert(person.id, person.name);
    }
    let expected = replay(
        &ended,
        &store.deleted_players().await?.into_iter().collect(),
    );
    let mut faults = compare_changes(store, expected.changes, &names).await?;
    faults.extend(compare_ratings(store, expected.ratings, &names).await?);
    Ok(faults)
}

#[derive(Default)]
struct Expected {
    ratings: BTreeMap<Key, Rating>,
    /// By match and player.
    changes: BTreeMap<(String, String), RatingChange>,
}

/// What all matches make of all ratings. With an account its ratings are deleted, and so is what became of them
/// before.
fn replay(ended: &[&EndedMatch], deleted: &HashMap<String, Millis>) -> Expected {
    let mut expected = Expected::default();
    for EndedMatch { rated, at } in ended {
        let key = |player: &str| {
            let (game, speed) = (rated.game.clone(), rated.speed.to_owned());
            (player.to_owned(), game, speed)
        };
        let before: Vec<Rating> = rated
            .players
            .iter()
            .map(|person| {
                let known = expected.ratings.get(&key(&person.id));
                let gone = |known: &&Rating| {
                    let deleted = deleted.get(&person.id);
                    deleted.is_some_and(|deleted| (known.updated_at..*at).contains(deleted))
                };
                let known = known.filter(|known| !gone(known));
                known.cloned().unwrap_or_else(|| rated.unrated(&person.id))
            })
            .collect();
        for change in rated.rate(&before, *at) {
            let player = change.now.player_id.clone();
            expected.ratings.insert(key(&player), change.now.clone());
            expected.changes.insert((rated.id.clone(), player), change);
        }
    }
    let stays = |rating: &Rating| {
        let deleted = deleted.get(&rating.player_id);
        deleted.is_none_or(|deleted| rating.updated_at > *deleted)
    };
    expected.ratings.retain(|_, rating| stays(rating));
    expected.changes.retain(|_, change| stays(&change.now));
    expected
}

async fn compare_changes(
    store: &Store,
    mut expected: BTreeMap<(String, String), RatingChange>,
    names: &HashMap<String, String>,
) -> Result<Faults, StoreError> {
    let mut faults = Vec::new();
    let mut after = (String::new(), String::new());
    loop {
        let page = store.all_rating_changes((&after.0, &after.1), PAGE).await?;
        let Some(last) = page.last() else { break };
        after = (last.match_id.clone(), last.player_id.clone());
        for kept in page {
            let (id, player) = (kept.match_id.clone(), name(names, &kept.player_id));
            let Some(change) = expected.remove(&(id.clone(), kept.player_id.clone())) else {
                let fault = DatabaseError::RatingChangeExtra {
                    id: id.clone(),
                    player,
                };
                faults.push((id, fault));
                continue;
            };
            let columns = columns_of_change(&kept).into_iter();
            let right = columns_of_change(&kept_of(&change));
            for (kept, expected) in columns.zip(right) {
                if kept != expected {
                    let fault = DatabaseError::RatingChangeDiffers {
                        id: id.clone(),
                        player: player.clone(),
                        kept,
                        expected,
                    };
                    faults.push((id.clone(), fault));
                }
            }
        }
    }
    faults.extend(expected.into_keys().map(|(id, player)| {
        let player = name(names, &player);
        let fault = DatabaseError::RatingChangeMissing {
            id: id.clone(),
            player,
        };
        (id, fault)
    }));
    Ok(faults)
}

async fn compare_ratings(
    store: &Store,
    mut expected: BTreeMap<Key, Rating>,
    names: &HashMap<String, String>,
) -> Result<Faults, StoreError> {
    let mut faults = Vec::new();
    let mut after = Key::default();
    loop {
        let place = (after.0.as_str(), after.1.as_str(), after.2.as_str());
        let page = store.all_ratings(place, PAGE).await?;
        let Some(last) = page.last() else { break };
        after = key_of(last);
        for kept in page {
            let player = name(names, &kept.player_id);
            let Some(right) = expected.remove(&key_of(&kept)) else {
                let fault = DatabaseError::RatingExtra {
                    player: player.clone(),
                    rating: format!("{}, {}", kept.game, kept.speed),
                };
                faults.push((player, fault));
                continue;
            };
            let columns = columns_of_rating(&kept).into_iter();
            for (value, expected) in columns.zip(columns_of_rating(&right)) {
                if value != expected {
                    let fault = DatabaseError::RatingDiffers {
                        player: player.clone(),
                        rating: format!("{}, {}", kept.game, kept.speed),
                        kept: value,
                        expected,
                    };
                    faults.push((player.clone(), fault));
                }
            }
        }
    }
    faults.extend(expected.into_keys().map(|(player, game, speed)| {
        let player = name(names, &player);
        let fault = DatabaseError::RatingMissing {
            player: player.clone(),
            rating: format!("{game}, {speed}"),
        };
        (player, fault)
    }));
    Ok(faults)
}

fn name(names: &HashMap<String, String>, player: &str) -> String {
    names.get(player).map_or(player, String::as_str).to_owned()
}

fn key_of(rating: &Rating) -> Key {
    (
        rating.player_id.clone(),
        rating.game.clone(),
        rating.speed.clone(),
    )
}

fn kept_of(change: &RatingChange) -> KeptChange {
    KeptChange {
        match_id: change.match_id.clone(),
        player_id: change.now.player_id.clone(),
        game: change.now.game.clone(),
        speed: change.now.speed.clone(),
        at: change.now.updated_at,
        before: change.before,
        after: change.now.rating,
    }
}

/// In words, which are the same only for the same bits.
fn columns_of_change(change: &KeptChange) -> [String; 5] {
    [
        format!("game = {}", change.game),
        format!("speed = {}", change.speed),
        format!("at = {}", change.at),
        format!("before = {}", change.before),
        format!("after = {}", change.after),
    ]
}

/// In words, which are the same only for the same bits.
fn columns_of_rating(rating: &Rating) -> [String; 5] {
    [
        format!("rating = {}", rating.rating),
        format!("deviation = {}", rating.deviation),
        format!("volatility = {}", rating.volatility),
        format!("games = {}", rating.games),
        format!("updated_at = {}", rating.updated_at),
    ]
}
