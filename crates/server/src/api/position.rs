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
    /// How many legal moves there are, whether they are listed here or not.
    count: u64,
    /// The pieces that can be played, sorted by their keys; empty in games without hands.
    pieces: Vec<PlayablePiece>,
    /// Whether all the moves that were asked for are listed. Without `piece`, moves are only listed
    /// if there are at most 2500; otherwise ask piece by piece.
    complete: bool,
    /// The moves, with what a board needs to show and choose them.
    moves: Vec<Choice>,
}

/// A piece of the hand that can be played.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PlayablePiece {
    /// What choices and hands call it.
    key: String,
    /// How many legal moves play it.
    count: u64,
}

/// So many moves are listed at once, unless those of one piece are asked for.
const MOST_AT_ONCE: u64 = 2500;

/// Which of the legal moves.
#[derive(Debug, Deserialize, IntoParams)]
pub(crate) struct PieceQuery {
    /// Only those that play the piece with this key.
    piece: Option<String>,
}

impl Legal {
    fn of(board: &Board, turn: Option<usize>, piece: Option<&str>, language: Language) -> Self {
        let count = board.count_moves();
        let complete = piece.is_some() || count <= MOST_AT_ONCE;
        let pieces = board.playable_pieces().into_iter();
        Self {
            ply: board.ply(),
            turn,
            count,
            pieces: pieces
                .map(|(key, count)| PlayablePiece { key, count })
                .collect(),
            complete,
            moves: match piece {
                Some(piece) => board.choices_with(piece, language),
                None if complete => board.choices(language),
                None => Vec::new(),
            },
        }
    }

    /// No moves: nobody is to move, or the match has not begun.
    const fn none(ply: usize, turn: Option<usize>) -> Self {
        Self {
            ply,
            turn,
            count: 0,
            pieces: Vec::new(),
            complete: true,
            moves: Vec::new(),
        }
    }
}

/// The legal moves now, all of them or those of one piece.
#[utoipa::path(get, path = "/api/matches/{id}/legal", tag = "positions",
    params(("id" = String, Path), PieceQuery),
    responses((status = 200, body = Legal), (status = 404, body = Refused)))]
pub(crate) async fn legal(
    State(app): State<App>,
    Lang(language): Lang,
    Path(id): Path<String>,
    Query(query): Query<PieceQuery>,
) -> Result<Json<Legal>, ApiError> {
    let legal = app
        .hall
        .read(&id, move |state, _| match (&state.phase, &state.board) {
            (Phase::Live, Some(board)) if matches!(board.turn(), Turn::Seat(_)) => {
                Legal::of(board, state.turn(), query.piece.as_deref(), language)
            }
            _ => Legal::none(state.ply(), state.turn()),
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
    let answer = app.hall.read(&id, move |state, _| {
        state.must_be_live()?;
        let board = state.board.as_ref();
        board
            .ok_or_else(|| refuse("match-not-live"))?
            .explain(&query.text)
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
pub(super) fn board_at(board: Option<&Board>, ply: Option<usize>) -> Result<Board, Refusal> {
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
