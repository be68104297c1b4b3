use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use game::{Language, Turn};
use protocol::{Legal, PlayedMoves, Refused, Tried};
use scene::{Attempt, Scene};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::app::App;
use crate::http::body::Body;
use crate::http::error::ApiError;
use crate::http::language::Lang;
use crate::matches::{Board, MatchRefusal, Phase};

/// Which of the legal moves.
#[derive(Debug, Deserialize, IntoParams)]
pub(crate) struct PieceQuery {
    /// Only those that play the piece with this key.
    piece: Option<String>,
}

/// The legal moves now, all of them or those of one piece.
#[utoipa::path(get, path = "/api/v1/matches/{id}/legal", tag = "positions",
    params(("id" = String, Path), PieceQuery),
    responses((status = 200, body = Legal), (status = 404, body = Refused)))]
pub(crate) async fn legal(
    State(app): State<App>,
    Lang(language): Lang,
    Path(id): Path<String>,
    Query(query): Query<PieceQuery>,
) -> Result<Json<Legal>, ApiError> {
    let legal = app
        .registry
        .read(&id, move |state, _| match (&state.phase, &state.board) {
            (Phase::Live, Some(board)) if matches!(board.turn(), Turn::Seat(_)) => Legal::of(
                &**board,
                state.turn(),
                query.piece.as_deref(),
                Some(language),
            ),
            _ => Legal::none(state.ply(), state.turn()),
        });
    Ok(Json(legal.await?))
}

/// Which move of a match.
#[derive(Debug, Deserialize, IntoParams)]
pub(crate) struct MoveQuery {
    /// The move.
    #[serde(rename = "move")]
    text: String,
}

/// Whether a move could be made now; if not, the rules' own reason why.
#[utoipa::path(get, path = "/api/v1/matches/{id}/explain", tag = "positions",
    params(("id" = String, Path), MoveQuery),
    responses((status = 204), (status = 404, body = Refused), (status = 409, body = Refused),
        (status = 422, body = Refused)))]
pub(crate) async fn explain(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<MoveQuery>,
) -> Result<axum::http::StatusCode, ApiError> {
    let answer = app.registry.read(&id, move |state, _| {
        state.must_be_live()?;
        let board = state.board.as_ref().ok_or(MatchRefusal::NotLive)?;
        Ok::<_, MatchRefusal>(board.explain(&query.text)?)
    });
    answer.await??;
    Ok(axum::http::StatusCode::NO_CONTENT)
}

/// The move that somebody tried on a board, if it could be made now; if not, the rules' own reason why. A
/// board need not know how moves are written.
#[utoipa::path(post, path = "/api/v1/matches/{id}/attempt", tag = "positions",
    params(("id" = String, Path)), request_body = Attempt,
    responses((status = 200, body = Tried), (status = 404, body = Refused),
        (status = 409, body = Refused),
        (status = 422, body = Refused)))]
pub(crate) async fn attempt(
    State(app): State<App>,
    Path(id): Path<String>,
    Body(attempt): Body<Attempt>,
) -> Result<Json<Tried>, ApiError> {
    let answer = app.registry.read(&id, move |state, _| {
        state.must_be_live()?;
        let board = state.board.as_ref().ok_or(MatchRefusal::NotLive)?;
        Ok::<_, MatchRefusal>(board.attempt(&attempt)?)
    });
    let text = answer.await??;
    Ok(Json(Tried { text }))
}

/// Which of the moves made.
#[derive(Debug, Deserialize, IntoParams)]
pub(crate) struct FromQuery {
    /// How many moves to leave out; none if left out.
    from: Option<usize>,
}

/// The moves made, in words and with what they moved, for lists that people read.
#[utoipa::path(get, path = "/api/v1/matches/{id}/played", tag = "positions",
    params(("id" = String, Path), FromQuery),
    responses((status = 200, body = PlayedMoves), (status = 404, body = Refused)))]
pub(crate) async fn played(
    State(app): State<App>,
    Lang(language): Lang,
    Path(id): Path<String>,
    Query(query): Query<FromQuery>,
) -> Result<Json<PlayedMoves>, ApiError> {
    let from = query.from.unwrap_or(0);
    let moves = app.registry.read(&id, move |state, _| {
        let board = state.board.as_ref();
        board.map_or_else(Vec::new, |board| board.played(from, language))
    });
    Ok(Json(PlayedMoves {
        from,
        moves: moves.await?,
    }))
}

/// Which position of a match.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
pub(crate) struct PlyQuery {
    /// After so many moves; the position now if left out.
    pub(super) ply: Option<usize>,
}

/// The same, for whoever wants a picture of that very position.
pub(super) fn board_exactly_at(
    board: Option<&Board>,
    ply: Option<usize>,
) -> Result<Board, MatchRefusal> {
    let made = board.map_or(0, |board| board.ply());
    if ply.is_some_and(|ply| ply > made) {
        return Err(MatchRefusal::NoPly { ply: made });
    }
    board_at(board, ply)
}

/// The board after so many moves.
pub(super) fn board_at(board: Option<&Board>, ply: Option<usize>) -> Result<Board, MatchRefusal> {
    let mut board = board.ok_or(MatchRefusal::NotLive)?.clone();
    if let Some(ply) = ply {
        while board.ply() > ply && board.undo() {}
    }
    Ok(board)
}

async fn scene_at(app: &App, id: &str, query: PlyQuery, lang: Lang) -> Result<Scene, ApiError> {
    let scene = app.registry.read(id, move |state, _| {
        board_at(state.board.as_ref(), query.ply).map(|board| board.scene(lang.0))
    });
    Ok(scene.await??)
}

/// What to draw: the position now, or any one before.
#[utoipa::path(get, path = "/api/v1/matches/{id}/scene", tag = "positions",
    params(("id" = String, Path), PlyQuery),
    responses((status = 200, body = Scene), (status = 404, body = Refused),
        (status = 409, body = Refused)))]
pub(crate) async fn scene(
    State(app): State<App>,
    lang: Lang,
    Path(id): Path<String>,
    Query(query): Query<PlyQuery>,
) -> Result<Json<Scene>, ApiError> {
    scene_at(&app, &id, query, lang).await.map(Json)
}

/// The same as a picture.
#[utoipa::path(get, path = "/api/v1/matches/{id}/svg", tag = "positions",
    params(("id" = String, Path), PlyQuery),
    responses((status = 200, content_type = "image/svg+xml", body = String),
        (status = 404, body = Refused), (status = 409, body = Refused),
        (status = 422, body = Refused)))]
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
    let scene = app.registry.read(id, move |state, _| {
        board_exactly_at(state.board.as_ref(), ply).map(|board| board.scene(language))
    });
    let scene = scene.await??;
    let headers = [(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, "no-cache")];
    Ok((headers, scene::svg(&scene)).into_response())
}
