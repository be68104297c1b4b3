use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use catalog::Match;
use game::{Message, Refusal, Turn};
use serde::Deserialize;
use utoipa::ToSchema;

use super::position::board_at;
use crate::analysis::{Effort, JobView, Owner, must_be_fair};
use crate::app::App;
use crate::body::Body;
use crate::door::{Address, ration};
use crate::error::{ApiError, Refused, refuse};
use crate::hall::NotDone;
use crate::identity::Who;
use crate::language::Lang;
use crate::matches::{Person, Phase};

/// A position to be analysed: of a match, or given by itself.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AnalysisWish {
    /// The match.
    #[serde(default, rename = "match")]
    match_id: Option<String>,
    /// After so many moves of it; as it stands if left out.
    #[serde(default)]
    ply: Option<usize>,
    /// Without a match: the game.
    #[serde(default)]
    spec: Option<String>,
    /// Everything random in it, as far as it is known.
    #[serde(default)]
    setup: Option<String>,
    /// The moves so far, and draws among them as `draw:37`.
    #[serde(default)]
    moves: Vec<String>,
    /// How much thinking.
    #[serde(default)]
    effort: Effort,
}

fn owner(person: &Person, address: Address) -> Owner<'_> {
    Owner {
        id: person.id.as_str(),
        guest_at: person.guest.then_some(address.0),
    }
}

/// Have a position analysed. Asks for patience with 429 and `Retry-After`; refuses to help anybody in
/// a rated match that goes on.
#[utoipa::path(post, path = "/api/analysis", tag = "analysis", request_body = AnalysisWish,
    responses((status = 202, body = JobView), (status = 403, body = Refused),
        (status = 422, body = Refused), (status = 429, body = Refused)))]
pub(crate) async fn analyse(
    State(app): State<App>,
    Who(person): Who,
    Lang(language): Lang,
    address: Address,
    Body(wish): Body<AnalysisWish>,
) -> Result<(StatusCode, Json<JobView>), ApiError> {
    ration(&app, address, language)?;
    let failed = |message| ApiError::new(message, language);
    let refused = |error: NotDone| failed(error.message);
    let effort = wish.effort;
    let game = match &wish.match_id {
        Some(id) => of_match(&app, id, wish.ply).await.map_err(refused)?,
        None => by_itself(&wish).map_err(failed)?,
    };
    match game.turn() {
        Turn::Seat(_) => {}
        Turn::Over => return Err(failed(Message::new(&game::TEXTS, "game-over"))),
        Turn::Chance => return Err(failed(refuse("analysis-draw-first"))),
    }
    let fair = must_be_fair(&app, &person.id, game.as_ref()).await;
    fair.map_err(refused)?;
    let taken = app
        .desk
        .take(owner(&person, address), game, effort, app.time.now());
    let id = taken.map_err(|not_taken| {
        let mut error = failed(not_taken.message);
        error.retry_after = Some(not_taken.retry_after);
        error
    })?;
    let view = app.desk.look(owner(&person, address), &id);
    let view = view.ok_or_else(|| failed(refuse("analysis-not-found")))?;
    Ok((StatusCode::ACCEPTED, Json(view)))
}

/// A position of a match, as far as its players may know it.
async fn of_match(app: &App, id: &str, ply: Option<usize>) -> Result<Box<dyn Match>, NotDone> {
    let seed = u64::from_le_bytes(crate::random());
    let game = app.hall.read(id, move |state, _| {
        // Whoever asks may be one of its players under another name.
        if state.terms.rated && state.phase == Phase::Live {
            return Err(refuse("analysis-live-rated"));
        }
        let board = board_at(state.board.as_ref(), ply)?;
        let mut game = catalog::configure(&board.spec())?.begin(&board.setup_as_seen(seed))?;
        for text in board.moves() {
            game.play(&text)?;
        }
        Ok::<_, Refusal>(game)
    });
    Ok(game.await??)
}

fn by_itself(wish: &AnalysisWish) -> Result<Box<dyn Match>, Refusal> {
    let spec = wish.spec.as_deref();
    let rules = catalog::configure(spec.ok_or_else(|| refuse("analysis-what"))?)?;
    let setup = wish.setup.as_deref();
    let mut game = rules.begin(setup.ok_or_else(|| refuse("analysis-what"))?)?;
    for text in &wish.moves {
        match text.strip_prefix("draw:") {
            Some(draw) => game.draw(draw)?,
            None => game.play(text)?,
        }
    }
    Ok(game)
}

/// How an analysis stands.
#[utoipa::path(get, path = "/api/analysis/{id}", tag = "analysis", params(("id" = String, Path)),
    responses((status = 200, body = JobView), (status = 404, body = Refused)))]
pub(crate) async fn job(
    State(app): State<App>,
    Who(person): Who,
    Lang(language): Lang,
    address: Address,
    Path(id): Path<String>,
) -> Result<Json<JobView>, ApiError> {
    let view = app.desk.look(owner(&person, address), &id);
    view.map(Json)
        .ok_or_else(|| ApiError::new(refuse("analysis-not-found"), language))
}

/// Give an analysis up.
#[utoipa::path(delete, path = "/api/analysis/{id}", tag = "analysis", params(("id" = String, Path)),
    responses((status = 204), (status = 404, body = Refused)))]
pub(crate) async fn cancel(
    State(app): State<App>,
    Who(person): Who,
    Lang(language): Lang,
    address: Address,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    if app.desk.cancel(owner(&person, address), &id) {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(ApiError::new(refuse("analysis-not-found"), language))
    }
}
