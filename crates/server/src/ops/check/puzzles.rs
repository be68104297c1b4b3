//! Ratings at puzzles and of puzzles, worked out anew from the tries that counted.
//!
//! Of a try the player's rating before and after is kept, but not which tries at the same puzzle came before it: clocks of
//! players differ. So each player's tries are put in a row by their ratings, and of what could come next that is
//! taken which makes, to the last bit, the rating that is kept.

use std::collections::BTreeMap;

use store::{PuzzleStrength, PuzzleTry, Store, StoreError};

use super::{PAGE, PASSES};
use crate::ops::database::DatabaseError;
use crate::people::directory::Directory;
use crate::people::puzzles::{change, game_of, guessed, puzzle, unrated};

type Faults = Vec<(String, DatabaseError)>;
/// A player and a game.
type Key = (String, String);

/// Compares what is kept of players and puzzles with what the tries come to.
pub(super) async fn check(store: &Store) -> Result<Faults, StoreError> {
    let mut tries = all_tries(store).await?;
    for _ in 1..PASSES {
        let faults = compare(store, &tries).await?;
        if faults.is_empty() {
            return Ok(faults);
        }
        // A server may be at work: what is kept follows from more by now.
        let later = all_tries(store).await?;
        if later == tries {
            return Ok(faults);
        }
        tries = later;
    }
    compare(store, &tries).await
}

async fn all_tries(store: &Store) -> Result<Vec<PuzzleTry>, StoreError> {
    let mut all: Vec<PuzzleTry> = Vec::new();
    loop {
        let last = all.last();
        let after = last.map_or(("", ""), |one| (&*one.player_id, &*one.puzzle_id));
        let page = store.counted_puzzle_tries(after, PAGE).await?;
        if page.is_empty() {
            return Ok(all);
        }
        all.extend(page);
    }
}

/// A player or a puzzle.
struct Side {
    now: PuzzleStrength,
    /// Whether all of it is known; otherwise only the number of tries, and of a player the rating.
    is_sure: bool,
}

impl Side {
    const fn at(now: PuzzleStrength) -> Self {
        Self { now, is_sure: true }
    }

    /// One more try, of which nobody can say what it came to, except a rating that is kept.
    const fn guess(&mut self, rating: Option<f64>) {
        self.is_sure = false;
        self.now.tries += 1;
        if let Some(rating) = rating {
            self.now.rating = rating;
        }
    }
}

/// What was worked out so far, and what is left.
struct Replay<'a> {
    players: BTreeMap<Key, Side>,
    puzzles: BTreeMap<&'a str, Side>,
    /// By the rating of the player before.
    left: BTreeMap<Key, BTreeMap<u64, Vec<&'a PuzzleTry>>>,
    /// The tries that could not have come out as they are kept.
    wrong: Vec<&'a PuzzleTry>,
}

/// How sure a step has to be.
#[derive(Clone, Copy, PartialEq)]
enum Step {
    /// The rating that is kept follows.
    Exact,
    /// It follows from another first guess at the puzzle: other versions of the program may have made it.
    OtherGuess,
    /// Nobody can say, since tries at the puzzle went with an account.
    Unsure,
}

impl<'a> Replay<'a> {
    fn of(tries: &'a [PuzzleTry], is_missing_some: impl Fn(&str, i64) -> bool) -> Self {
        let mut replay = Self {
            players: BTreeMap::new(),
            puzzles: BTreeMap::new(),
            left: BTreeMap::new(),
            wrong: Vec::new(),
        };
        let mut counts: BTreeMap<&str, i64> = BTreeMap::new();
        for one in tries {
            let key = (one.player_id.clone(), game_of(&one.puzzle_id).to_owned());
            let (before, _) = one.rated.unwrap_or_default();
            let left = replay.left.entry(key.clone()).or_default();
            left.entry(before.to_bits()).or_default().push(one);
            replay.players.insert(key, Side::at(unrated()));
            *counts.entry(&one.puzzle_id).or_default() += 1;
        }
        for (id, count) in counts {
            let guess = puzzle(id).map_or(unrated().rating, |puzzle| f64::from(puzzle.rating));
            let mut side = Side::at(guessed(guess));
            side.is_sure = !is_missing_some(id, count);
            replay.puzzles.insert(id, side);
        }
        replay
    }

    fn run(&mut self) {
        let steps = [Step::Exact, Step::OtherGuess, Step::Unsure];
        while !self.left.is_empty() {
            // The surest first: what is unsure makes others unsure as well.
            if !steps.into_iter().any(|step| self.go(step)) {
                self.give_up();
            }
        }
    }

    /// Takes what may come next, once for every player; of what is less than exact only one.
    fn go(&mut self, step: Step) -> bool {
        let mut gone = false;
        let keys: Vec<Key> = self.left.keys().cloned().collect();
        for key in keys {
            let rating = self.players[&key].now.rating.to_bits();
            let next = self.left[&key].get(&rating).cloned().unwrap_or_default();
            let taken = next.into_iter().find(|one| self.takes(&key, one, step));
            let Some(taken) = taken else { continue };
            self.strike(&key, taken);
            gone = true;
            if step != Step::Exact {
                break;
            }
        }
        gone
    }

    fn takes(&mut self, key: &Key, one: &PuzzleTry, step: Step) -> bool {
        let (Some(player), Some(puzzle)) = (
            self.players.get_mut(key),
            self.puzzles.get_mut(&*one.puzzle_id),
        ) else {
            return false;
        };
        let is_sure = player.is_sure && puzzle.is_sure;
        let kept = one.rated.unwrap_or_default().1;
        let from = |hard: PuzzleStrength| {
            let change = change(player.now, hard, one.solved);
            (change[0].rating.to_bits() == kept.to_bits()).then_some(change)
        };
        let change = match step {
            Step::Exact if is_sure => from(puzzle.now),
            Step::OtherGuess if is_sure && puzzle.now.tries == 0 => {
                (0..4_000_u16).find_map(|guess| from(guessed(f64::from(guess))))
            }
            Step::Unsure if !is_sure => {
                player.guess(Some(kept));
                puzzle.guess(None);
                return true;
            }
            _ => None,
        };
        if let Some([better, easier]) = change {
            player.now = better;
            puzzle.now = easier;
        }
        change.is_some()
    }

    fn strike(&mut self, key: &Key, taken: &PuzzleTry) {
        let Some(left) = self.left.get_mut(key) else {
            return;
        };
        for tries in left.values_mut() {
            tries.retain(|one| one.puzzle_id != taken.puzzle_id);
        }
        left.retain(|_, tries| !tries.is_empty());
        if left.is_empty() {
            self.left.remove(key);
        }
    }

    /// Nothing that is left could come next. It is the fault of those whose ratings lead nowhere, if there are any; of
    /// each only the first try is named, and the rest is passed over.
    fn give_up(&mut self) {
        let leads = |key: &Key, left: &BTreeMap<u64, Vec<&PuzzleTry>>| {
            left.contains_key(&self.players[key].now.rating.to_bits())
        };
        let nowhere = self.left.iter().filter(|(key, left)| !leads(key, left));
        let mut stuck: Vec<Key> = nowhere.map(|(key, _)| key.clone()).collect();
        if stuck.is_empty() {
            stuck = self.left.keys().cloned().collect();
        }
        for key in stuck {
            let rating = self.players[&key].now.rating.to_bits();
            let mut left = self.left.remove(&key).unwrap_or_default();
            let next = left.remove(&rating).unwrap_or_default();
            let mut rest: Vec<&PuzzleTry> = left.into_values().flatten().collect();
            rest.sort_by_key(|one| one.at);
            let tries = next.into_iter().chain(rest);
            for (number, one) in tries.enumerate() {
                if number == 0 {
                    self.wrong.push(one);
                }
                if let Some(player) = self.players.get_mut(&key) {
                    player.guess(None);
                }
                if let Some(puzzle) = self.puzzles.get_mut(&*one.puzzle_id) {
                    puzzle.guess(None);
                }
            }
        }
    }
}

async fn compare(store: &Store, tries: &[PuzzleTry]) -> Result<Faults, StoreError> {
    let kept_puzzles = all_puzzles(store).await?;
    // With an account its tries are deleted, and what they made of puzzles stays.
    let some_are_deleted = !store.deleted_players().await?.is_empty();
    let is_missing_some = |id: &str, count: i64| {
        let kept = kept_puzzles.get(id).map_or(0, |kept| kept.tries);
        some_are_deleted && kept > count
    };
    let mut replay = Replay::of(tries, is_missing_some);
    replay.run();
    let kept_players = all_players(store).await?;
    let people = kept_players.keys().chain(replay.players.keys());
    let directory = Directory::of(store, people.map(|(id, _)| &**id)).await?;
    let name = |id: &str| directory.person(id).name;
    let mut faults: Faults = Vec::new();
    for one in &replay.wrong {
        let player = name(&one.player_id);
        let puzzle = one.puzzle_id.clone();
        faults.push((
            player.clone(),
            DatabaseError::PuzzleTryDiffers { player, puzzle },
        ));
    }
    let mut differ = |whose: &str, kept: Option<&PuzzleStrength>, right: Option<&Side>| {
        for (kept, expected) in differences(kept, right) {
            let whose = whose.to_owned();
            let fault = DatabaseError::PuzzleRatingDiffers {
                whose: whose.clone(),
                kept,
                expected,
            };
            faults.push((whose, fault));
        }
    };
    for (key, side) in &replay.players {
        let whose = format!("{} ({})", name(&key.0), key.1);
        // What is left of a player whose tries make no sense is a rating of which nothing is known.
        let is_wrong = replay.wrong.iter().any(|one| one.player_id == key.0);
        if !is_wrong {
            differ(&whose, kept_players.get(key), Some(side));
        }
    }
    let others = kept_players
        .iter()
        .filter(|(key, _)| !replay.players.contains_key(key));
    for (key, kept) in others {
        differ(&format!("{} ({})", name(&key.0), key.1), Some(kept), None);
    }
    for (id, side) in &mut replay.puzzles {
        let kept = kept_puzzles.get(*id);
        if !side.is_sure {
            // Neither does anybody know its rating then.
            let known = kept.copied().unwrap_or(side.now);
            let missing = is_missing_some(id, side.now.tries);
            let tries = if missing { known.tries } else { side.now.tries };
            side.now = PuzzleStrength { tries, ..known };
        }
        differ(id, kept, Some(side));
    }
    let unmet = kept_puzzles
        .iter()
        .filter(|(id, _)| !replay.puzzles.contains_key(&***id));
    for (id, kept) in unmet.filter(|_| !some_are_deleted) {
        differ(id, Some(kept), None);
    }
    Ok(faults)
}

/// The columns that differ from what is kept, and what they should be.
fn differences(kept: Option<&PuzzleStrength>, right: Option<&Side>) -> Vec<(String, String)> {
    let columns = |one: &PuzzleStrength, all: bool| {
        let few = [
            format!("rating = {}", one.rating),
            format!("tries = {}", one.tries),
        ];
        let more = [
            format!("deviation = {}", one.deviation),
            format!("volatility = {}", one.volatility),
        ];
        let more = more.into_iter().filter(move |_| all);
        few.into_iter().chain(more).collect::<Vec<String>>()
    };
    let is_sure = right.is_none_or(|right| right.is_sure);
    match (kept, right) {
        (Some(kept), Some(right)) => {
            let pairs = columns(kept, is_sure).into_iter();
            let pairs = pairs.zip(columns(&right.now, is_sure));
            pairs.filter(|(kept, right)| kept != right).collect()
        }
        (kept, right) => {
            let told = |one: Option<&PuzzleStrength>| {
                one.map_or_else(|| "-".to_owned(), |one| columns(one, false).join(", "))
            };
            vec![(told(kept), told(right.map(|right| &right.now)))]
        }
    }
}

async fn all_players(store: &Store) -> Result<BTreeMap<Key, PuzzleStrength>, StoreError> {
    let mut all: BTreeMap<Key, PuzzleStrength> = BTreeMap::new();
    loop {
        let last = all.last_key_value();
        let after = last.map_or(("", ""), |((player, game), _)| (&**player, &**game));
        let page = store.all_puzzle_players(after, PAGE).await?;
        if page.is_empty() {
            return Ok(all);
        }
        all.extend(page);
    }
}

async fn all_puzzles(store: &Store) -> Result<BTreeMap<String, PuzzleStrength>, StoreError> {
    let mut all: BTreeMap<String, PuzzleStrength> = BTreeMap::new();
    loop {
        let after = all.last_key_value().map_or("", |(id, _)| id);
        let page = store.all_puzzle_ratings(after, PAGE).await?;
        if page.is_empty() {
            return Ok(all);
        }
        all.extend(page);
    }
}
