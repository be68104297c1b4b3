use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use game::scene::{Choice, Scene};
use game::{Language, Refusal, Turn};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::app::App;
use crate::error::{ApiError, Refused, refuse};
use crate::language::Lang;
use crate::matches::{Board, Phase};

/// The legal moves of a position.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Legal {
    /// For which number of moves made.
    ply: usize,
    /// Which seat is to move.
    turn: Option<usize>,
    /// The moves, with what a board needs to show and choose them.
    moves: Vec<Choice>,
}

/// The legal moves now.
#[utoipa::path(get, path = "/api/matches/{id}/legal", tag = "positions",
    params(("id" = String, Path)),
    responses((status = 200, body = Legal), (status = 404, body = Refused)))]
pub(crate) async fn legal(
    State(app): State<App>,
    Lang(language): Lang,
    Path(id): Path<String>,
) -> Result<Json<Legal>, ApiError> {
    let legal = app.hall.read(&id, move |state, _| Legal {
        ply: state.ply(),
        turn: state.turn(),
        moves: match (&state.phase, &state.board) {
            (Phase::Live, Some(board)) if matches!(board.turn(), Turn::Seat(_)) => {
                board.choices(language)
            }
            _ => Vec::new(),
        },
    });
    legal
        .await
        .map(Json)
        .map_err(|error| ApiError::new(error.message, language))
}

/// Which move of a match.
#[derive(Debug, Deserialize, IntoParams)]
pub(crate) struct MoveQuery {
    /// The move.
    #[serde(rename = "move")]
    text: String,
}

/// Whether a move could be made now; if not, the rules' own reason why.
#[utoipa::path(get, path = "/api/matches/{id}/explain", tag = "positions",
    params(("id" = String, Path), MoveQuery),
    responses((status = 204), (status = 404, body = Refused), (status = 422, body = Refused)))]
pub(crate) async fn explain(
    State(app): State<App>,
    Lang(language): Lang,
    Path(id): Path<String>,
    Query(query): Query<MoveQuery>,
) -> Result<axum::http::StatusCode, ApiError> {
    let failed = |message| ApiError::new(message, language);
    let answer = app.hall.read(&id, move |state, _| match &state.board {
        Some(board) => board.explain(&query.text),
        None => Err(refuse("match-not-live")),
    });
    let answer = answer.await.map_err(|error| failed(error.message))?;
    answer.map_err(failed)?;
    Ok(axum::http::StatusCode::NO_CONTENT)
}

/// Which position of a match.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
pub(crate) struct PlyQuery {
    /// After so many moves; the position now if left out.
    ply: Option<usize>,
}

/// The board after so many moves.
fn board_at(board: Option<&Board>, ply: Option<usize>) -> Result<Board, Refusal> {
    let mut board = board.ok_or_else(|| refuse("match-not-live"))?.clone();
    if let Some(ply) = ply {
        while board.ply() > ply && board.undo() {}
    }
    Ok(board)
}

async fn scene_at(app: &App, id: &str, query: PlyQuery, lang: Lang) -> Result<Scene, ApiError> {
    let failed = |message| ApiError::new(message, lang.0);
    let scene = app.hall.read(id, move |state, _| {
        board_at(state.board.as_ref(), query.ply).map(|board| board.scene(lang.0))
    });
    scene
        .await
        .map_err(|error| failed(error.message))?
        .map_err(failed)
}

/// What to draw: the position now, or any one before.
#[utoipa::path(get, path = "/api/matches/{id}/scene", tag = "positions",
    params(("id" = String, Path), PlyQuery),
    responses((status = 200, body = Scene), (status = 404, body = Refused)))]
pub(crate) async fn scene(
    State(app): State<App>,
    lang: Lang,
    Path(id): Path<String>,
    Query(query): Query<PlyQuery>,
) -> Result<Json<Scene>, ApiError> {
    scene_at(&app, &id, query, lang).await.map(Json)
}

/// The same as a picture.
#[utoipa::path(get, path = "/api/matches/{id}/svg", tag = "positions",
    params(("id" = String, Path), PlyQuery),
    responses((status = 200, content_type = "image/svg+xml", body = String),
        (status = 404, body = Refused)))]
pub(crate) async fn svg(
    State(app): State<App>,
    lang: Lang,
    Path(id): Path<String>,
    Query(query): Query<PlyQuery>,
) -> Result<Response, ApiError> {
    picture(&app, &id, query.ply, lang.0).await
}

pub(crate) async fn picture(
    app: &App,
    id: &str,
    ply: Option<usize>,
    language: Language,
) -> Result<Response, ApiError> {
    let scene = scene_at(app, id, PlyQuery { ply }, Lang(language)).await?;
    let headers = [(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, "no-cache")];
    Ok((headers, catalog::svg(&scene)).into_response())
}
