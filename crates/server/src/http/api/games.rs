use axum::Json;
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use game::Family;
use protocol::{GameInfo, Refused};

use crate::http::error::ApiError;
use crate::http::language::Lang;
use crate::http::refusal::HttpRefusal;

/// All games.
#[utoipa::path(get, path = "/api/v1/games", tag = "games",
    responses((status = 200, body = Vec<GameInfo>)))]
pub(crate) async fn games(Lang(language): Lang) -> Json<Vec<GameInfo>> {
    let games = catalog::families().map(|family| GameInfo::of(family, language));
    Json(games.collect())
}

/// One game.
#[utoipa::path(get, path = "/api/v1/games/{id}", tag = "games", params(("id" = String, Path)),
    responses((status = 200, body = GameInfo), (status = 404, body = Refused)))]
pub(crate) async fn game(
    Lang(language): Lang,
    Path(id): Path<String>,
) -> Result<Json<GameInfo>, ApiError> {
    let family = family(&id)?;
    Ok(Json(GameInfo::of(family, language)))
}

/// The rules of a game as players read them, in the part of Markdown that `docs/rules` describes.
#[utoipa::path(get, path = "/api/v1/games/{id}/rules", operation_id = "game_rules", tag = "games", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "text/markdown"),
        (status = 304, description = "The reader has this page already."),
        (status = 404, body = Refused)))]
pub(crate) async fn rules(
    Lang(language): Lang,
    Path(id): Path<String>,
    asked: HeaderMap,
) -> Result<Response, ApiError> {
    let page = family(&id)?.rules.text(language);
    let tag = format!("\"{:016x}\"", fnv(page));
    let headers = [
        (header::CONTENT_TYPE, "text/markdown; charset=utf-8"),
        (header::CACHE_CONTROL, "no-cache"),
        (header::VARY, "accept-language"),
        (header::ETAG, &tag),
    ];
    let known = asked.get(header::IF_NONE_MATCH);
    Ok(if known.is_some_and(|known| known == tag.as_str()) {
        (StatusCode::NOT_MODIFIED, headers).into_response()
    } else {
        (headers, page).into_response()
    })
}

pub(super) fn family(id: &str) -> Result<&'static Family, ApiError> {
    let family = catalog::families().find(|family| family.id == id);
    Ok(family.ok_or(HttpRefusal::NotFound)?)
}

/// FNV-1a, which changes when the text does.
fn fnv(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
