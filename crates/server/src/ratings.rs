//! Ratings: Glicko-2, each match a rating period of its own.

mod glicko;

use store::{Rating, RatingChange, Store, StoreError};

use crate::matches::{Event, Millis, Phase, State};
use glicko::{Strength, rate};

/// Above this deviation a rating is marked as provisional and leads no list.
pub(crate) const PROVISIONAL: f64 = 110.0;

/// What the end of a match does to its players' ratings: nothing unless it is rated and has a result.
pub(crate) async fn changes(
    store: &Store,
    state: &State,
    events: &[Event],
    now: Millis,
) -> Result<Vec<RatingChange>, StoreError> {
    let ends = events.iter().any(|event| matches!(event, Event::Over(_)));
    let Phase::Over(over) = &state.phase else {
        return Ok(Vec::new());
    };
    if !ends || !state.terms.rated || over.ranks.is_empty() {
        return Ok(Vec::new());
    }
    let game = state.terms.spec.split('(').next().unwrap_or_default();
    let speed = state.terms.clock.speed().name();
    let mut before = Vec::new();
    for seat in 0..state.seats.len() {
        let Some(person) = state.person(seat) else {
            return Ok(Vec::new());
        };
        let known = store.ratings(&person.id).await?;
        let known = known
            .into_iter()
            .find(|rating| rating.game == game && rating.speed == speed);
        before.push(known.unwrap_or_else(|| unrated(&person.id, game, speed)));
    }
    let strengths: Vec<Strength> = before.iter().map(strength).collect();
    let change = |(seat, before): (usize, &Rating)| {
        // In a game of several, everybody has met everybody.
        let met = (0..over.ranks.len()).filter(|&other| other != seat);
        let results: Vec<(Strength, f64)> = met
            .map(|other| {
                let score = match over.ranks[seat].cmp(&over.ranks[other]) {
                    std::cmp::Ordering::Less => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 0.0,
                };
                (strengths[other], score)
            })
            .collect();
        let after = rate(strengths[seat], &results);
        RatingChange {
            match_id: state.id.clone(),
            before: before.rating,
            now: Rating {
                rating: after.rating,
                deviation: after.deviation,
                volatility: after.volatility,
                games: before.games + 1,
                updated_at: now,
                ..before.clone()
            },
        }
    };
    let mut changes: Vec<RatingChange> = before.iter().enumerate().map(change).collect();
    // Always in the same order, so that two matches that end at once never wait for each other.
    changes.sort_by(|a, b| a.now.player_id.cmp(&b.now.player_id));
    Ok(changes)
}

fn unrated(player: &str, game: &str, speed: &str) -> Rating {
    let start = Strength::default();
    Rating {
        player_id: player.to_owned(),
        game: game.to_owned(),
        speed: speed.to_owned(),
        rating: start.rating,
        deviation: start.deviation,
        volatility: start.volatility,
        games: 0,
        updated_at: 0,
    }
}

const fn strength(rating: &Rating) -> Strength {
    Strength {
        rating: rating.rating,
        deviation: rating.deviation,
        volatility: rating.volatility,
    }
}
