use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use game::{Language, Turn};
use protocol::{Legal, PlayedMoves, Refused, Tried};
use scene::{Attempt, Scene};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::app::App;
use crate::http::aside::Aside;
use crate::http::body::Body;
use crate::http::error::ApiError;
use crate::http::language::Lang;
use crate::http::middleware::Address;
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
    address: Address,
) -> Result<Aside<Json<Legal>>, ApiError> {
    let found = app.registry.read(&id, |state, _| {
        let somebodys = |board: &&Board| matches!(board.turn(), Turn::Seat(_));
        let live = matches!(state.phase, Phase::Live);
        let board = state.board.as_ref().filter(|_| live).filter(somebodys);
        (board.cloned(), state.ply(), state.turn())
    });
    let (board, ply, turn) = found.await?;
    let legal = app.aside(address, move || match board {
        Some(board) => Legal::of(&*board, turn, query.piece.as_deref(), Some(language)),
        None => Legal::none(ply, turn),
    });
    let (turn, legal) = legal.await?;
    Ok((turn, Json(legal)))
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
    address: Address,
) -> Result<StatusCode, ApiError> {
    let board = live_board(&app, &id).await?;
    let explained = app.aside(address, move || board.explain(&query.text));
    explained.await?.1?;
    Ok(StatusCode::NO_CONTENT)
}

/// The move that somebody tried on a board, if it could be made now; if not, the rules' own reason why. A
/// board need not know how moves are written.
#[utoipa::path(post, path = "/api/v1/matches/{id}/attempt", operation_id = "attempt", tag = "positions",
    params(("id" = String, Path)), request_body = Attempt,
    responses((status = 200, body = Tried), (status = 404, body = Refused),
        (status = 409, body = Refused),
        (status = 422, body = Refused)))]
pub(crate) async fn attempt(
    State(app): State<App>,
    Path(id): Path<String>,
    address: Address,
    Body(attempt): Body<Attempt>,
) -> Result<Json<Tried>, ApiError> {
    let board = live_board(&app, &id).await?;
    let tried = app.aside(address, move || board.attempt(&attempt));
    let text = tried.await?.1?;
    Ok(Json(Tried { text }))
}

/// The board of a match that is being played, to be looked at aside: meanwhile the match goes on.
async fn live_board(app: &App, id: &str) -> Result<Board, ApiError> {
    let board = app.registry.read(id, |state, _| {
        state.must_be_live()?;
        state.board.clone().ok_or(MatchRefusal::NotLive)
    });
    Ok(board.await??)
}

/// Which of the moves made.
#[derive(Debug, Deserialize, IntoParams)]
pub(crate) struct FromQuery {
    /// How many moves to leave out; none if left out.
    from: Option<usize>,
}

/// The moves made, in words and with what they moved, for lists that people read.
#[utoipa::path(get, path = "/api/v1/matches/{id}/played", operation_id = "played_moves", tag = "positions",
    params(("id" = String, Path), FromQuery),
    responses((status = 200, body = PlayedMoves), (status = 404, body = Refused)))]
pub(crate) async fn played(
    State(app): State<App>,
    Lang(language): Lang,
    Path(id): Path<String>,
    Query(query): Query<FromQuery>,
    address: Address,
) -> Result<Aside<Json<PlayedMoves>>, ApiError> {
    let from = query.from.unwrap_or(0);
    let board = app.registry.read(&id, |state, _| state.board.clone());
    let board = board.await?;
    let played = app.aside(address, move || {
        board.map_or_else(Vec::new, |board| board.played(from, language))
    });
    let (turn, moves) = played.await?;
    Ok((turn, Json(PlayedMoves { from, moves })))
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

/// What to draw: the position now, or any one before.
#[utoipa::path(get, path = "/api/v1/matches/{id}/scene", operation_id = "match_scene", tag = "positions",
    params(("id" = String, Path), PlyQuery),
    responses((status = 200, body = Scene), (status = 404, body = Refused),
        (status = 409, body = Refused)))]
pub(crate) async fn scene(
    State(app): State<App>,
    lang: Lang,
    Path(id): Path<String>,
    Query(query): Query<PlyQuery>,
    address: Address,
) -> Result<Aside<Json<Scene>>, ApiError> {
    let board = app.registry.read(&id, move |state, _| {
        board_at(state.board.as_ref(), query.ply)
    });
    let board = board.await??;
    let scene = app.aside(address, move || board.scene(lang.0));
    let (turn, scene) = scene.await?;
    Ok((turn, Json(scene)))
}

/// The same as a picture.
#[utoipa::path(get, path = "/api/v1/matches/{id}/svg", operation_id = "match_svg", tag = "positions",
    params(("id" = String, Path), PlyQuery),
    responses((status = 200, content_type = "image/svg+xml", body = String),
        (status = 404, body = Refused), (status = 409, body = Refused),
        (status = 422, body = Refused)))]
pub(crate) async fn svg(
    State(app): State<App>,
    lang: Lang,
    Path(id): Path<String>,
    Query(query): Query<PlyQuery>,
    address: Address,
) -> Result<Response, ApiError> {
    picture(&app, &id, query.ply, lang.0, address).await
}

pub(crate) async fn picture(
    app: &App,
    id: &str,
    ply: Option<usize>,
    language: Language,
    address: Address,
) -> Result<Response, ApiError> {
    let board = app.registry.read(id, move |state, _| {
        board_exactly_at(state.board.as_ref(), ply)
    });
    let board = board.await??;
    let drawn = app.aside(address, move || scene::svg(&board.scene(language)));
    let headers = [(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, "no-cache")];
    Ok((headers, drawn.await?).into_response())
}
