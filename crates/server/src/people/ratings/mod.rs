//! Ratings: Glicko-2, each match a rating period of its own. They follow from the events of all rated
//! matches alone, in the order in which these ended.

use protocol::PlayerRating;
use ratings::{Strength, rate};
use store::{Rating, RatingChange, Store, StoreError};

use crate::matches::{Event, Millis, Occupant, Person, Phase, State, Terms};

/// Above this deviation a rating is marked as provisional and leads no list.
pub(crate) const PROVISIONAL: f64 = 110.0;

/// A rated match with a result.
#[derive(Clone, Debug)]
pub(crate) struct RatedMatch {
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) speed: &'static str,
    /// Seat by seat.
    pub(crate) players: Vec<Person>,
    ranks: Vec<u8>,
}

/// What the end of a match does to ratings.
#[derive(Debug, Default)]
pub(crate) struct Rated {
    pub(crate) changes: Vec<RatingChange>,
    /// The match must end after the last one that changed a rating of these players, or nobody could tell
    /// from the events alone in which order they count.
    pub(crate) not_before: Millis,
}

impl RatedMatch {
    /// What there is to rate in a match: nothing unless it is rated and has a result.
    pub(crate) fn of(state: &State) -> Option<Self> {
        let Phase::Over(over) = &state.phase else {
            return None;
        };
        if !state.terms.rated || over.ranks.is_empty() {
            return None;
        }
        let players = (0..state.seats.len()).map(|seat| state.person(seat).cloned());
        Some(Self {
            id: state.id.clone(),
            game: state.terms.spec.split('(').next()?.to_owned(),
            speed: state.terms.clock.speed().name(),
            players: players.collect::<Option<_>>()?,
            ranks: over.ranks.clone(),
        })
    }

    /// What a player begins with.
    pub(crate) fn unrated(&self, player: &str) -> Rating {
        let start = Strength::default();
        Rating {
            player_id: player.to_owned(),
            game: self.game.clone(),
            speed: self.speed.to_owned(),
            rating: start.rating,
            deviation: start.deviation,
            volatility: start.volatility,
            games: 0,
            updated_at: 0,
        }
    }

    /// What the match makes of its players' ratings, which are given seat by seat.
    pub(crate) fn rate(&self, before: &[Rating], at: Millis) -> Vec<RatingChange> {
        let strengths: Vec<Strength> = before.iter().map(strength).collect();
        let change = |(seat, before): (usize, &Rating)| {
            // In a game of several, everybody has met everybody.
            let met = (0..self.ranks.len()).filter(|&other| other != seat);
            let results: Vec<(Strength, f64)> = met
                .map(|other| {
                    let score = match self.ranks[seat].cmp(&self.ranks[other]) {
                        std::cmp::Ordering::Less => 1.0,
                        std::cmp::Ordering::Equal => 0.5,
                        std::cmp::Ordering::Greater => 0.0,
                    };
                    (strengths[other], score)
                })
                .collect();
            let after = rate(strengths[seat], &results);
            RatingChange {
                match_id: self.id.clone(),
                before: before.rating,
                now: Rating {
                    rating: after.rating,
                    deviation: after.deviation,
                    volatility: after.volatility,
                    games: before.games + 1,
                    updated_at: at,
                    ..before.clone()
                },
            }
        };
        let mut changes: Vec<RatingChange> = before.iter().enumerate().map(change).collect();
        // Always in the same order, so that two matches that end at once never wait for each other.
        changes.sort_by(|a, b| a.now.player_id.cmp(&b.now.player_id));
        changes
    }
}

/// What these events do to ratings, if they end a match.
pub(crate) async fn changes(
    store: &Store,
    state: &State,
    events: &[Event],
    at: Millis,
) -> Result<Rated, StoreError> {
    let ends = events.iter().any(|event| matches!(event, Event::Over(_)));
    let Some(rated) = RatedMatch::of(state).filter(|_| ends) else {
        return Ok(Rated::default());
    };
    let mut before = Vec::new();
    for person in &rated.players {
        let known = store.ratings(&person.id).await?;
        let known = known
            .into_iter()
            .find(|rating| rating.game == rated.game && rating.speed == rated.speed);
        before.push(known.unwrap_or_else(|| rated.unrated(&person.id)));
    }
    let latest = before.iter().map(|rating| rating.updated_at).max();
    Ok(Rated {
        changes: rated.rate(&before, at),
        not_before: latest.unwrap_or_default() + 1,
    })
}

/// Everybody who has an account and sits at a table, with how strong they are thought to be at it. Programs
/// and guests are not rated.
pub(crate) async fn note_ratings(
    store: &Store,
    terms: &Terms,
    seats: &mut [Occupant],
) -> Result<(), StoreError> {
    for sitter in seats {
        if let Occupant::Person(person) | Occupant::Invited(person) = sitter {
            person.rating = rating_at(store, terms, person).await?;
        }
    }
    Ok(())
}

/// How strong somebody is thought to be at the game and speed of a match.
pub(crate) async fn rating_at(
    store: &Store,
    terms: &Terms,
    person: &Person,
) -> Result<Option<PlayerRating>, StoreError> {
    if person.guest || person.bot {
        return Ok(None);
    }
    let game = terms.spec.split('(').next().unwrap_or_default();
    let speed = terms.clock.speed().name();
    let known = store.ratings(&person.id).await?;
    let known = known
        .iter()
        .find(|rating| rating.game == game && rating.speed == speed);
    let strength = known.map_or_else(Strength::default, strength);
    Ok(Some(PlayerRating {
        value: strength.rating.round() as i32,
        provisional: strength.deviation > PROVISIONAL,
    }))
}

const fn strength(rating: &Rating) -> Strength {
    Strength {
        rating: rating.rating,
        deviation: rating.deviation,
        volatility: rating.volatility,
    }
}
