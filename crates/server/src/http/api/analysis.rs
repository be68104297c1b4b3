use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use catalog::Match;
use catalog::review::Course;
use game::Turn;
use protocol::{AnalysisWish, JobView, Refused, ReviewWish};

use super::position::board_at;
use crate::analysis::{AnalysisRefusal, Kind, Owner, Wanted, must_be_fair};
use crate::app::App;
use crate::http::body::Body;
use crate::http::error::ApiError;
use crate::http::middleware::{Address, limit_costly};
use crate::matches::{Person, Phase};
use crate::people::identity::CurrentPerson;

pub(super) fn owner(person: &Person, address: Address) -> Owner<'_> {
    Owner {
        id: person.id.as_str(),
        guest_at: person.guest.then_some(address.0),
    }
}

/// Have a position analysed. Asks for patience with 429 and `Retry-After`; refuses to help anybody in
/// a rated match that goes on.
#[utoipa::path(post, path = "/api/v1/analysis", tag = "analysis", request_body = AnalysisWish,
    responses((status = 202, body = JobView), (status = 403, body = Refused),
        (status = 404, body = Refused), (status = 409, body = Refused),
        (status = 422, body = Refused), (status = 429, body = Refused)))]
pub(crate) async fn analyse(
    State(app): State<App>,
    CurrentPerson(person): CurrentPerson,
    address: Address,
    Body(wish): Body<AnalysisWish>,
) -> Result<(StatusCode, Json<JobView>), ApiError> {
    limit_costly(&app, address)?;
    let effort = wish.effort;
    let game = match &wish.match_id {
        Some(id) => of_match(&app, id, wish.ply).await?,
        None => by_itself(wish.spec.as_deref(), wish.setup.as_deref(), &wish.moves)?,
    };
    match game.turn() {
        Turn::Seat(_) => {}
        Turn::Over => return Err(catalog::Refusal::GameOver.into()),
        Turn::Chance => return Err(AnalysisRefusal::DrawFirst.into()),
    }
    must_be_fair(&app, &person.id, game.as_ref()).await?;
    let kind = Kind::Position;
    taken(
        &app,
        owner(&person, address),
        Wanted { kind, effort },
        game.as_ref(),
    )
}

/// Have a whole game reviewed, once it is over: what every position was worth, which moves gave something away and
/// what was better, how exactly everybody played, and what the draws did. The answer is asked for like that of an
/// analysis, and costs as much of the day's thinking as it may take.
#[utoipa::path(post, path = "/api/v1/analysis/review", operation_id = "review_match", tag = "analysis", request_body = ReviewWish,
    responses((status = 202, body = JobView), (status = 403, body = Refused),
        (status = 404, body = Refused), (status = 409, body = Refused),
        (status = 422, body = Refused), (status = 429, body = Refused)))]
pub(crate) async fn review(
    State(app): State<App>,
    CurrentPerson(person): CurrentPerson,
    address: Address,
    Body(wish): Body<ReviewWish>,
) -> Result<(StatusCode, Json<JobView>), ApiError> {
    limit_costly(&app, address)?;
    let game = match &wish.match_id {
        Some(id) => of_finished(&app, id).await?,
        None => by_itself(wish.spec.as_deref(), wish.setup.as_deref(), &wish.moves)?,
    };
    Course::of(game.as_ref())?;
    must_be_fair(&app, &person.id, game.as_ref()).await?;
    let (kind, effort) = (Kind::Review, wish.effort);
    taken(
        &app,
        owner(&person, address),
        Wanted { kind, effort },
        game.as_ref(),
    )
}

fn taken(
    app: &App,
    owner: Owner<'_>,
    wanted: Wanted,
    game: &dyn Match,
) -> Result<(StatusCode, Json<JobView>), ApiError> {
    let id = app.analysis.take(owner, wanted, game, app.world.now())?;
    let view = app.analysis.look(owner, &id);
    let view = view.ok_or(AnalysisRefusal::NotFound)?;
    Ok((StatusCode::ACCEPTED, Json(view)))
}

/// A match that is over, to its end.
pub(super) async fn of_finished(app: &App, id: &str) -> Result<Box<dyn Match>, ApiError> {
    let game = app.registry.read(id, move |state, _| {
        if !matches!(state.phase, Phase::Over(_)) {
            return Err(AnalysisRefusal::NotOver.into());
        }
        Ok::<_, ApiError>(board_at(state.board.as_ref(), None)?.boxed_clone())
    });
    game.await?
}

/// A position of a match, as far as its players may know it.
async fn of_match(app: &App, id: &str, ply: Option<usize>) -> Result<Box<dyn Match>, ApiError> {
    let seed = app.world.seed();
    let game = app.registry.read(id, move |state, _| {
        // Whoever asks may be one of its players under another name.
        if state.terms.rated && state.phase == Phase::Live {
            return Err(AnalysisRefusal::LiveRated.into());
        }
        as_seen(&*board_at(state.board.as_ref(), ply)?, seed)
    });
    game.await?
}

/// A position as far as players may know it.
pub(super) fn as_seen(board: &dyn Match, seed: u64) -> Result<Box<dyn Match>, ApiError> {
    let mut game = catalog::configure(&board.spec())?.begin(&board.setup_as_seen(seed))?;
    for text in board.moves() {
        game.play(&text)?;
    }
    Ok(game)
}

fn by_itself(
    spec: Option<&str>,
    setup: Option<&str>,
    moves: &[String],
) -> Result<Box<dyn Match>, ApiError> {
    let rules = catalog::configure(spec.ok_or(AnalysisRefusal::Action)?)?;
    let mut game = rules.begin(setup.ok_or(AnalysisRefusal::Action)?)?;
    for text in moves {
        match text.strip_prefix("draw:") {
            Some(draw) => game.draw(draw)?,
            None => game.play(text)?,
        }
    }
    Ok(game)
}

/// How an analysis stands.
#[utoipa::path(get, path = "/api/v1/analysis/{id}", operation_id = "analysis", tag = "analysis", params(("id" = String, Path)),
    responses((status = 200, body = JobView), (status = 404, body = Refused)))]
pub(crate) async fn job(
    State(app): State<App>,
    CurrentPerson(person): CurrentPerson,
    address: Address,
    Path(id): Path<String>,
) -> Result<Json<JobView>, ApiError> {
    let view = app.analysis.look(owner(&person, address), &id);
    Ok(Json(view.ok_or(AnalysisRefusal::NotFound)?))
}

/// Give an analysis up.
#[utoipa::path(delete, path = "/api/v1/analysis/{id}", operation_id = "cancel_analysis", tag = "analysis", params(("id" = String, Path)),
    responses((status = 204), (status = 404, body = Refused)))]
pub(crate) async fn cancel(
    State(app): State<App>,
    CurrentPerson(person): CurrentPerson,
    address: Address,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    if app.analysis.cancel(owner(&person, address), &id) {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(AnalysisRefusal::NotFound.into())
    }
}
