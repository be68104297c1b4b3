use catalog::Match;
use store::{Cursor, List, Status};

use super::AnalysisRefusal;
use crate::app::App;
use crate::matches::Phase;
use crate::matches::registry::CommandError;

/// Nobody is helped in a rated match that goes on: neither by its id, nor by its position, nor by
/// what came before it or could come after it.
pub(crate) async fn must_be_fair(
    app: &App,
    player: &str,
    game: &dyn Match,
) -> Result<(), AnalysisRefusal> {
    let asked = keys(game);
    for id in live_rated(app, player, game.family().id).await? {
        let asked = asked.clone();
        let helped = app.registry.read(&id, move |state, _| {
            let Some(board) = state.board.as_deref() else {
                return false;
            };
            let played = keys(board);
            // The first is the position as it stands; the start alone gives nothing away.
            let known = &played[..played.len().max(2) - 1];
            let passes = asked.contains(&played[0]);
            state.phase == Phase::Live && (passes || known.contains(&asked[0]))
        });
        if helped.await? {
            return Err(AnalysisRefusal::LiveRated);
        }
    }
    Ok(())
}

/// The rated matches of one game that a player is in the middle of.
async fn live_rated(app: &App, player: &str, game: &str) -> Result<Vec<String>, CommandError> {
    const PAGE: i64 = 200;
    let list = List::Current(player.to_owned(), Some(game.to_owned()));
    let (mut found, mut after) = (Vec::new(), None);
    loop {
        let page = app.store.list(&list, after.as_ref(), PAGE).await?;
        after = page.last().map(|last| Cursor {
            updated_at: last.updated_at,
            id: last.id.clone(),
        });
        let full = page.len() as i64 == PAGE;
        let mine = page
            .into_iter()
            .filter(|summary| summary.rated && summary.status == Status::Live);
        found.extend(mine.map(|summary| summary.id));
        if !full {
            return Ok(found);
        }
    }
}

/// The keys of a game's positions, the last one first.
fn keys(game: &dyn Match) -> Vec<u64> {
    let mut game = game.boxed_clone();
    let mut keys = vec![game.key()];
    while game.undo() {
        keys.push(game.key());
    }
    keys
}
