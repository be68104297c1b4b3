use std::time::Duration;

use axum::Json;
use axum::extract::{Path, State};
use protocol::{Effort, HintView, Refused};

use super::analysis::{as_seen, owner};
use crate::analysis::{AnalysisRefusal, Kind, Wanted, must_be_fair};
use crate::app::App;
use crate::http::error::ApiError;
use crate::http::language::Lang;
use crate::http::middleware::{Address, limit_costly};
use crate::matches::{Action, Command, Issuer, MatchRefusal};
use crate::people::identity::CurrentPerson;

/// So often we look whether the hint is there.
const PAUSE: Duration = Duration::from_millis(50);

/// One good move for whoever is to move, with a sentence why where the rules can say it. Never in rated matches;
/// between people only in those that were made with `overlay`, and the others are told that one was taken. It is counted
/// like a quick analysis.
#[utoipa::path(get, path = "/api/v1/matches/{id}/hint", tag = "analysis", params(("id" = String, Path)),
    responses((status = 200, body = HintView), (status = 403, body = Refused),
        (status = 404, body = Refused), (status = 409, body = Refused),
        (status = 429, body = Refused), (status = 503, body = Refused)))]
pub(crate) async fn hint(
    State(app): State<App>,
    CurrentPerson(person): CurrentPerson,
    Lang(language): Lang,
    address: Address,
    Path(id): Path<String>,
) -> Result<Json<HintView>, ApiError> {
    limit_costly(&app, address)?;
    let command = Command {
        from: Issuer::person(&person),
        what: Action::TakeHint,
    };
    let (asker, seed) = (command.from.clone(), app.world.seed());
    let game = app.registry.read(&id, move |state, _| {
        state.hinted_seat(&asker)?;
        let board = state.board.as_deref().ok_or(MatchRefusal::NotLive)?;
        as_seen(board, seed)
    });
    let game = game.await??;
    must_be_fair(&app, &person.id, game.as_ref()).await?;
    let owner = owner(&person, address);
    let wanted = Wanted {
        kind: Kind::Position,
        effort: Effort::Quick,
    };
    let job = app
        .analysis
        .take(owner, wanted, game.as_ref(), app.world.now())?;
    let found = loop {
        let view = app.analysis.look(owner, &job);
        let view = view.ok_or(AnalysisRefusal::NotFound)?;
        match view.status.as_str() {
            "queued" | "running" => tokio::time::sleep(PAUSE).await,
            _ => break view.found,
        }
    };
    let best = found.and_then(|found| {
        let first = found.moves.first().map(|best| best.text.clone());
        first.or_else(|| found.line.first().cloned())
    });
    let best = best.ok_or(AnalysisRefusal::HintFailed)?;
    let mut choices = game.choices(None, None).into_iter();
    let mut choice = choices
        .find(|choice| choice.text == best)
        .ok_or(AnalysisRefusal::HintFailed)?;
    choice.about = game.words(&best, language)?;
    // The others know of it before whoever asks does.
    app.registry.command(&id, command).await?;
    Ok(Json(HintView {
        ply: game.ply(),
        why: game.why(&best)?.map(|why| why.sentence(language)),
        choice,
    }))
}
