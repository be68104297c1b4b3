use std::collections::BTreeMap;

use store::{Memory, Row, StoreError};

use crate::referee::Record;

/// Whether each rated match changed its players' ratings once, and each change follows on the one before it.
pub(crate) fn check(kept: &Memory, matches: &BTreeMap<String, Record>) -> Result<(), String> {
    let broken = |error: StoreError| error.to_string();
    let changes = kept
        .rows(
            "SELECT match_id, player_id, game, speed, before, after FROM rating_changes ORDER BY rowid",
            &[],
        )
        .map_err(broken)?;
    let mut now: BTreeMap<Rated, (i64, f64)> = BTreeMap::new();
    let mut expected: Vec<(String, String)> = expected(matches);
    for row in changes {
        let (id, rated, before, after) = change(row).map_err(broken)?;
        let Some(due) = expected
            .iter()
            .position(|(of, player)| *of == id && *player == rated.0)
        else {
            return Err(format!("match {id} changed the rating of {}", rated.0));
        };
        expected.swap_remove(due);
        let last = now.entry(rated).or_insert((0, before));
        if (last.1 - before).abs() > 1e-9 {
            return Err(format!(
                "match {id} found a rating of {before}, not {}",
                last.1
            ));
        }
        *last = (last.0 + 1, after);
    }
    if let Some((id, player)) = expected.first() {
        return Err(format!("match {id} did not change the rating of {player}"));
    }
    let ratings = kept
        .rows(
            "SELECT player_id, game, speed, games, rating FROM ratings",
            &[],
        )
        .map_err(broken)?;
    for row in ratings {
        let (rated, games, rating) = rating(row).map_err(broken)?;
        let due = now.remove(&rated).unwrap_or_default();
        if games != due.0 || (rating - due.1).abs() > 1e-9 {
            return Err(format!(
                "{rated:?} stands at {rating} after {games} matches, where {due:?} follows from them"
            ));
        }
    }
    match now.first_key_value() {
        Some((rated, _)) => Err(format!("{rated:?} has no rating")),
        None => Ok(()),
    }
}

/// A player, a game and a speed.
type Rated = (String, String, String);

/// The matches that changed ratings, and whose.
fn expected(matches: &BTreeMap<String, Record>) -> Vec<(String, String)> {
    let mut expected = Vec::new();
    for (id, record) in matches {
        let rated = record.terms.as_ref().is_some_and(|terms| terms.rated);
        let has_result = |over: &protocol::Over| !over.ranks.is_empty();
        if rated && record.over.as_ref().is_some_and(has_result) {
            let players = record.players.iter().flatten();
            expected.extend(players.map(|player| (id.clone(), player.clone())));
        }
    }
    expected
}

fn change(mut row: Row) -> Result<(String, Rated, f64, f64), StoreError> {
    let id = row.text()?;
    let rated = (row.text()?, row.text()?, row.text()?);
    Ok((id, rated, row.real()?, row.real()?))
}

fn rating(mut row: Row) -> Result<(Rated, i64, f64), StoreError> {
    let rated = (row.text()?, row.text()?, row.text()?);
    Ok((rated, row.number()?, row.real()?))
}
