use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;

use store::{KeptOpening, OpeningCount, Store, StoreError};

use super::{PAGE, PASSES};
use crate::explorer::counted;
use crate::matches::registry::{LoadError, load};
use crate::matches::{Secret, State};
use crate::ops::database::DatabaseError;
use crate::people::ratings::RatedMatch;

type Faults = Vec<(String, DatabaseError)>;
/// A position and a move.
type Key = (u64, String);

/// What the explorer should tell, added up from the events of the matches that it has counted.
#[derive(Default)]
pub(super) struct Tally {
    matches: HashSet<String>,
    moves: BTreeMap<Key, Sums>,
}

#[derive(Default)]
struct Sums {
    count: OpeningCount,
    /// With an account its ratings go, but what was counted with them stays. So many are known still, and so many there were
    /// at most.
    rated: (i64, i64),
    rating: f64,
    /// Several matches may end at the same moment.
    latest: Vec<Arc<str>>,
    latest_at: i64,
    /// Whether it was found in the table.
    is_kept: bool,
}

impl Tally {
    /// Adds a match up, if it is counted and was not added before. It is over, so that it stays as it is.
    pub(super) async fn add(&mut self, store: &Store, state: &State) -> Result<(), StoreError> {
        if self.matches.contains(&state.id) || !store.is_counted(&state.id).await? {
            return Ok(());
        }
        let known = store.rating_changes(&state.id).await?.into_iter();
        let known: HashMap<String, f64> =
            known.map(|(player, before, _)| (player, before)).collect();
        let players = RatedMatch::of(state).map_or_else(Vec::new, |rated| rated.players);
        let players = players.into_iter().map(|person| (person.id, 0.0)).collect();
        let (now, then) = (counted(state, &known), counted(state, &players));
        let id: Arc<str> = Arc::from(state.id.as_str());
        for (action, at_most) in now.moves.into_iter().zip(then.moves) {
            let sums = self
                .moves
                .entry((action.position, action.played))
                .or_default();
            sums.count.games += 1;
            match now.winner {
                Some(seat) => sums.count.won[seat] += 1,
                None => sums.count.drawn += 1,
            }
            sums.rated.0 += i64::from(action.rating.is_some());
            sums.rated.1 += i64::from(at_most.rating.is_some());
            sums.rating += action.rating.unwrap_or(0.0);
            if now.at > sums.latest_at || sums.latest.is_empty() {
                (sums.latest, sums.latest_at) = (Vec::new(), now.at);
            }
            if now.at == sums.latest_at {
                sums.latest.push(Arc::clone(&id));
            }
        }
        self.matches.insert(state.id.clone());
        Ok(())
    }

    /// Compares with what is kept.
    pub(super) async fn check(&mut self, store: &Store) -> Result<Faults, StoreError> {
        let version = store.openings_version().await?;
        if version != Some(catalog::STEPS_VERSION.to_string()) {
            // The next server counts everything anew.
            return Ok(Vec::new());
        }
        let mut faults = Vec::new();
        for _ in 0..PASSES {
            let before = self.catch_up(store).await?;
            faults = self.compare(store).await?;
            // A server may be at work, and have counted more meanwhile.
            if faults.is_empty() || before == all_counted(store).await?.len() {
                break;
            }
        }
        Ok(faults)
    }

    /// Adds those that were counted since they were looked at, and says how many there are in all.
    async fn catch_up(&mut self, store: &Store) -> Result<usize, StoreError> {
        let all = all_counted(store).await?;
        for id in &all {
            if self.matches.contains(id) {
                continue;
            }
            match load(store, id, Secret::fair).await {
                Ok((state, _)) => self.add(store, &state).await?,
                Err(LoadError::Store(error)) => return Err(error),
                // What can't be replayed was not added up, and is told of as it is.
                Err(_) => {
                    self.matches.insert(id.clone());
                }
            }
        }
        Ok(all.len())
    }

    async fn compare(&mut self, store: &Store) -> Result<Faults, StoreError> {
        let mut faults = Vec::new();
        for sums in self.moves.values_mut() {
            sums.is_kept = false;
        }
        let mut after: Option<Key> = None;
        loop {
            let place = after.as_ref();
            let place = place.map(|(position, played)| (*position, played.as_str()));
            let page = store.all_openings(place, PAGE).await?;
            let Some(last) = page.last() else { break };
            after = Some((last.position, last.played.clone()));
            for kept in page {
                let key = (kept.position, kept.played.clone());
                let Some(sums) = self.moves.get_mut(&key) else {
                    let (position, played) = named(&key);
                    let fault = DatabaseError::OpeningExtra { position, played };
                    faults.push((kept.latest, fault));
                    continue;
                };
                sums.is_kept = true;
                for (value, expected) in sums.differences(&kept) {
                    let (position, played) = named(&key);
                    let fault = DatabaseError::OpeningDiffers {
                        position,
                        played,
                        kept: value,
                        expected,
                    };
                    faults.push((kept.latest.clone(), fault));
                }
            }
        }
        let missing = self.moves.iter().filter(|(_, sums)| !sums.is_kept);
        faults.extend(missing.map(|(key, sums)| {
            let (position, played) = named(key);
            let latest = sums.latest.first().map_or("", |id| id).to_owned();
            (latest, DatabaseError::OpeningMissing { position, played })
        }));
        Ok(faults)
    }
}

impl Sums {
    /// The columns that differ from what is kept, and what they should be.
    fn differences(&self, kept: &KeptOpening) -> Vec<(String, String)> {
        let mut differ = Vec::new();
        let numbers = |count: &OpeningCount, at: i64| {
            let won = count.won.iter().enumerate();
            let won = won.map(|(seat, won)| (format!("won_{}", seat + 1), *won));
            let others = [
                ("games", count.games),
                ("drawn", count.drawn),
                ("latest_at", at),
            ];
            let others = others.map(|(name, number)| (name.to_owned(), number));
            others.into_iter().chain(won).collect::<Vec<_>>()
        };
        let both = numbers(&kept.count, kept.latest_at).into_iter();
        for ((name, kept), (_, right)) in both.zip(numbers(&self.count, self.latest_at)) {
            if kept != right {
                differ.push((format!("{name} = {kept}"), format!("{name} = {right}")));
            }
        }
        if !self.latest.iter().any(|id| **id == *kept.latest) {
            let right = self.latest.first().map_or("-", |id| id);
            differ.push((
                format!("latest = {}", kept.latest),
                format!("latest = {right}"),
            ));
        }
        let (least, most) = self.rated;
        if !(least..=most).contains(&kept.rated) {
            differ.push((format!("rated = {}", kept.rated), format!("rated = {most}")));
        } else if least == most && (kept.rating - self.rating).abs() > SAME * self.rating.max(1.0) {
            let (kept, right) = (kept.rating, self.rating);
            differ.push((format!("rating = {kept}"), format!("rating = {right}")));
        }
        differ
    }
}

/// Sums of ratings depend on the order in which they were added, by no more than this part of them.
const SAME: f64 = 1e-9;

async fn all_counted(store: &Store) -> Result<Vec<String>, StoreError> {
    let mut all: Vec<String> = Vec::new();
    loop {
        let after = all.last().map_or("", String::as_str);
        let page = store.counted_matches(after, PAGE).await?;
        if page.is_empty() {
            return Ok(all);
        }
        all.extend(page);
    }
}

fn named((position, played): &Key) -> (String, String) {
    (format!("{position:016x}"), played.clone())
}
