//! What was played from positions of public matches that are over. Matches are counted behind their end, a few at a time,
//! and never on the way of a move; which are not counted yet is known by the store, so that it goes on where a server
//! left off. See docs/explorer.md.

use std::collections::{HashMap, HashSet};
use std::time::Duration;

use store::{CountedMatch, CountedMove, StoreError};

use crate::app::{App, closed};
use crate::matches::registry::{LoadError, load};
use crate::matches::{Occupant, Phase, State};

/// So many moves of a match are counted: further on hardly any two are alike.
pub(crate) const DEEPEST: usize = 40;
/// So long after its end a match may not be counted yet.
const EVERY: Duration = Duration::from_secs(2);
/// So many matches are counted in one write, so that moves of others do not wait for long.
const GROUP: i64 = 8;
/// Between two of them others have their turn.
const PAUSE: Duration = Duration::from_millis(20);

/// Counts matches as they end, until the server goes.
pub(crate) async fn keep(app: App) {
    let mut closing = app.closing.subscribe();
    let mut begun = false;
    loop {
        let counted = async {
            if !app.is_leader() {
                return Ok(false);
            }
            if !begun {
                let version = catalog::STEPS_VERSION.to_string();
                app.store.begin_openings_anew(&version).await?;
                begun = true;
            }
            count_some(&app).await
        };
        let pause = match counted.await {
            Ok(more) if more => PAUSE,
            Ok(_) => EVERY,
            Err(error) => {
                // It is made up for the next time.
                tracing::warn!(?error, "matches could not be counted");
                EVERY
            }
        };
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            () = closed(&mut closing) => return,
        }
    }
}

/// Counts the next few matches, and says whether there may be more.
async fn count_some(app: &App) -> Result<bool, StoreError> {
    let ids = app.store.uncounted_matches(GROUP).await?;
    let more = ids.len() as i64 == GROUP;
    let mut matches = Vec::new();
    for id in ids {
        let counted = match load(&app.store, &id, |hex| app.world.secret(hex)).await {
            Ok((state, _)) => {
                let ratings = app.store.rating_changes(&id).await?;
                let ratings = ratings
                    .into_iter()
                    .map(|(player, before, _)| (player, before));
                counted(&state, &ratings.collect())
            }
            Err(LoadError::Store(error)) => return Err(error),
            Err(error) => {
                // Whoever looks after the database is told by `serpentarium check`; nobody waits for it here.
                tracing::warn!(id, ?error, "a match can't be counted");
                let (moves, winner) = (Vec::new(), None);
                let at = 0;
                CountedMatch {
                    id,
                    at,
                    winner,
                    moves,
                }
            }
        };
        matches.push(counted);
    }
    if !matches.is_empty() {
        app.store.count_matches(&matches).await?;
    }
    Ok(more)
}

/// What is counted of a match. A game for one is won or lost by points and not against anybody, and what was called off has
/// no end.
pub(crate) fn counted(state: &State, ratings: &HashMap<String, f64>) -> CountedMatch {
    let mut counted = CountedMatch {
        id: state.id.clone(),
        at: state.updated_at,
        winner: None,
        moves: Vec::new(),
    };
    let (Phase::Over(over), Some(board)) = (&state.phase, &state.board) else {
        return counted;
    };
    if over.ranks.len() < 2 {
        return counted;
    }
    let mut first = (0..over.ranks.len()).filter(|&seat| over.ranks[seat] == 0);
    counted.winner = match (first.next(), first.next()) {
        (Some(seat), None) => Some(seat),
        _ => None,
    };
    let rating = |ply: usize| match &state.seats[*state.movers.get(ply)?].sitter {
        Occupant::Person(person) => ratings.get(&person.id).copied(),
        _ => None,
    };
    let mut seen = HashSet::new();
    let steps = board.steps(DEEPEST).into_iter().enumerate();
    // What led to where a match began was not played in it.
    let steps = steps.skip(state.start_ply());
    let steps = steps.filter(|(_, step)| seen.insert(step.clone()));
    let moves = steps.map(|(ply, step)| CountedMove {
        position: step.key,
        played: step.action,
        rating: rating(ply),
    });
    counted.moves = moves.collect();
    counted
}
