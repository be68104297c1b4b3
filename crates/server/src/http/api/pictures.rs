//! Pictures of dots, for messengers and whoever can't show SVG: PNG of any position, previews of what somebody shares,
//! whole games as moving pictures.

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use game::{Family, Language};
use pictures::{Card, CardPlayer, MOST_FRAMES};
use protocol::{MatchView, Refused};
use scene::Scene;

use super::any_position::{AnyPosition, Replayed};
use super::games::family;
use super::position::{PlyQuery, board_exactly_at};
use crate::app::App;
use crate::http::error::ApiError;
use crate::http::language::Lang;
use crate::http::middleware::Address;
use crate::http::pictures::Wanted;
use crate::http::refusal::HttpRefusal;
use crate::matches::registry::CommandError;
use crate::matches::view::{match_view, setup_for_all};
use crate::matches::{MatchRefusal, Phase};
use crate::message;

/// A position of a match as PNG, with all that its SVG shows.
#[utoipa::path(get, path = "/api/v1/matches/{id}/png", tag = "pictures",
    params(("id" = String, Path), PlyQuery),
    responses((status = 200, content_type = "image/png", body = [u8]),
        (status = 304, description = "The reader has this picture already."),
        (status = 404, body = Refused), (status = 409, body = Refused),
        (status = 422, body = Refused), (status = 503, body = Refused)))]
pub(crate) async fn match_png(
    State(app): State<App>,
    Lang(language): Lang,
    Path(id): Path<String>,
    Query(query): Query<PlyQuery>,
    address: Address,
    asked: HeaderMap,
) -> Result<Response, ApiError> {
    let found = app.registry.read(&id, move |state, _| {
        let board = board_exactly_at(state.board.as_ref(), query.ply)?;
        let over = matches!(state.phase, Phase::Over(_));
        Ok::<_, MatchRefusal>((board, over))
    });
    let (board, over) = found.await??;
    let scene = app.aside(address, move || board.scene(language));
    let (_turn, scene) = scene.await?;
    png(&app, scene, over, &asked).await
}

async fn png(
    app: &App,
    scene: Scene,
    stays: bool,
    asked: &HeaderMap,
) -> Result<Response, ApiError> {
    let wanted = Wanted {
        shows: format!("{scene:?}"),
        kind: "image/png",
        frames: 1,
        stays,
    };
    let draw = move || pictures::png(&scene);
    app.pictures.answer(wanted, asked, draw).await
}

/// A whole match as a moving picture (GIF), from the first position to the last one there is.
#[utoipa::path(get, path = "/api/v1/matches/{id}/gif", tag = "pictures",
    params(("id" = String, Path)),
    responses((status = 200, content_type = "image/gif", body = [u8]),
        (status = 304, description = "The reader has this picture already."),
        (status = 404, body = Refused), (status = 409, body = Refused),
        (status = 422, body = Refused), (status = 503, body = Refused)))]
pub(crate) async fn match_gif(
    State(app): State<App>,
    Lang(language): Lang,
    Path(id): Path<String>,
    address: Address,
    asked: HeaderMap,
) -> Result<Response, ApiError> {
    let found = app.registry.read(&id, |state, _| {
        let board = state.board.clone().ok_or(MatchRefusal::NotLive)?;
        let setup = setup_for_all(state, &*board);
        let over = matches!(state.phase, Phase::Over(_));
        Ok::<_, MatchRefusal>((board, setup, over))
    });
    let (mut board, setup, over) = found.await??;
    let frames = board.ply() + 1;
    if frames > MOST_FRAMES {
        return Err(HttpRefusal::PictureTooLong { most: MOST_FRAMES }.into());
    }
    let moves = board.moves().join(" ");
    let wanted = Wanted {
        shows: format!("{} {setup} {moves} {language:?}", board.spec()),
        kind: "image/gif",
        frames,
        stays: over,
    };
    let draw = move || {
        let mut scenes = vec![board.scene(language)];
        while board.undo() {
            scenes.push(board.scene(language));
        }
        scenes.reverse();
        pictures::gif(scenes)
    };
    let _turn = app.turn(address).await?;
    app.pictures.answer(wanted, &asked, draw).await
}

/// The preview of a public match for those who share its address: 1200 by 630 dots, with title, players and how it
/// stands.
#[utoipa::path(get, path = "/api/v1/matches/{id}/preview", tag = "pictures",
    params(("id" = String, Path), PlyQuery),
    responses((status = 200, content_type = "image/png", body = [u8]),
        (status = 304, description = "The reader has this picture already."),
        (status = 404, body = Refused), (status = 422, body = Refused), (status = 503, body = Refused)))]
pub(crate) async fn match_preview(
    State(app): State<App>,
    Lang(language): Lang,
    Path(id): Path<String>,
    Query(query): Query<PlyQuery>,
    address: Address,
    asked: HeaderMap,
) -> Result<Response, ApiError> {
    let view = public_match(&app, &id, language).await?;
    let shown = app.registry.read(&id, move |state, _| {
        // Nobody has dealt yet: what the game looks like is shown instead.
        if state.board.is_none() && query.ply.unwrap_or(0) == 0 {
            return Ok(None);
        }
        board_exactly_at(state.board.as_ref(), query.ply).map(Some)
    });
    let shown = shown.await??;
    let (begun, spec) = (shown.is_some(), view.terms.spec.clone());
    let scenes = app.aside(address, move || match shown {
        Some(board) => Ok(vec![board.scene(language)]),
        None => samples(spec_family(&spec).into_iter().collect(), language),
    });
    let (_turn, scenes) = scenes.await?;
    let scenes = scenes?;
    let scores = scenes.first().filter(|_| begun);
    let scores = scores.map_or(&[][..], |scene| &scene.scores);
    let now = query.ply.is_none_or(|ply| ply == view.ply);
    let seats = view.seats.iter().enumerate();
    let players = seats.map(|(index, seat)| CardPlayer {
        name: drawable(&seat.player, &seat.name),
        score: scores.get(index).copied(),
        won: now && has_won(&view, index),
    });
    let players = players.filter(|player| !player.name.is_empty()).collect();
    let stays = view.result.is_some();
    let about = about_match(&view, query.ply, language);
    let shown = Card {
        title: view.title,
        players,
        about,
        scenes,
    };
    card(&app, shown, stays, &asked).await
}

fn has_won(view: &MatchView, seat: usize) -> bool {
    let ranks = view.result.as_ref().map(|result| &result.over.ranks);
    ranks.is_some_and(|ranks| ranks.get(seat) == Some(&0))
}

/// A name, if our fonts have its letters; else what the seat is called.
pub(super) fn drawable(name: &str, seat: &str) -> String {
    let name = if name.chars().all(pictures::is_drawn) {
        name
    } else {
        seat
    };
    name.to_owned()
}

/// A match that may be shown to everybody. Of one that is not listed nothing is told, not even that it is there.
pub(crate) async fn public_match(
    app: &App,
    id: &str,
    language: Language,
) -> Result<MatchView, CommandError> {
    let view = app.registry.read(id, move |state, now| {
        let public = state.terms.public;
        public.then(|| match_view(state, now, language, false))
    });
    view.await?.ok_or(CommandError::NotFound)
}

/// How a match stands, or stood after so many moves, in a sentence or two.
pub(crate) fn about_match(view: &MatchView, ply: Option<usize>, language: Language) -> String {
    let made = view.ply;
    if ply == Some(0) && made > 0 {
        return message("preview-position")
            .with("moves", 0)
            .sentence(language);
    }
    if let Some(ply) = ply.filter(|&ply| ply < made) {
        let after = message("preview-after")
            .with("ply", ply)
            .with("moves", made);
        return after.sentence(language);
    }
    if let Some(result) = &view.result {
        return result.sentence.clone();
    }
    if view.status == "open" {
        return message("preview-open").sentence(language);
    }
    let live = message("preview-live")
        .with("moves", made)
        .sentence(language);
    let turn = view.turn.and_then(|seat| view.seats.get(seat));
    let turn = turn.filter(|seat| !seat.player.is_empty());
    let Some(seat) = turn else {
        return live;
    };
    let name = drawable(&seat.player, &seat.name);
    let turn = message("preview-turn").with("name", name);
    format!("{live} {}", turn.sentence(language))
}

pub(super) async fn card(
    app: &App,
    card: Card,
    stays: bool,
    asked: &HeaderMap,
) -> Result<Response, ApiError> {
    let wanted = Wanted {
        shows: format!("{card:?}"),
        kind: "image/png",
        frames: card.scenes.len(),
        stays,
    };
    app.pictures.answer(wanted, asked, move || card.png()).await
}

/// Any position as PNG, with all that its SVG shows.
#[utoipa::path(get, path = "/api/v1/positions/png", tag = "pictures", params(AnyPosition),
    responses((status = 200, content_type = "image/png", body = [u8]),
        (status = 304, description = "The reader has this picture already."),
        (status = 422, body = Refused), (status = 503, body = Refused)))]
pub(crate) async fn position_png(
    State(app): State<App>,
    position: Replayed,
    asked: HeaderMap,
) -> Result<Response, ApiError> {
    png(&app, position.scene, true, &asked).await
}

/// The preview of any position for those who share its address.
#[utoipa::path(get, path = "/api/v1/positions/preview", tag = "pictures", params(AnyPosition),
    responses((status = 200, content_type = "image/png", body = [u8]),
        (status = 304, description = "The reader has this picture already."),
        (status = 422, body = Refused), (status = 503, body = Refused)))]
pub(crate) async fn position_preview(
    State(app): State<App>,
    Lang(language): Lang,
    position: Replayed,
    asked: HeaderMap,
) -> Result<Response, ApiError> {
    let about = message("preview-position").with("moves", position.ply);
    let shown = Card {
        title: position.title.to_owned(),
        about: about.sentence(language),
        players: Vec::new(),
        scenes: vec![position.scene],
    };
    card(&app, shown, true, &asked).await
}

/// The preview of a game, as its rules' page shows it to those who share the address.
#[utoipa::path(get, path = "/api/v1/games/{id}/preview", tag = "pictures",
    params(("id" = String, Path)),
    responses((status = 200, content_type = "image/png", body = [u8]),
        (status = 304, description = "The reader has this picture already."),
        (status = 404, body = Refused), (status = 503, body = Refused)))]
pub(crate) async fn game_preview(
    State(app): State<App>,
    Lang(language): Lang,
    Path(id): Path<String>,
    address: Address,
    asked: HeaderMap,
) -> Result<Response, ApiError> {
    let family = family(&id)?;
    let (_turn, scenes) = app
        .aside(address, move || samples(vec![family], language))
        .await?;
    let shown = Card {
        title: family.title.to_owned(),
        about: family.texts.plain(language, "summary"),
        players: Vec::new(),
        scenes: scenes?,
    };
    card(&app, shown, true, &asked).await
}

/// The preview of the whole site: what its games look like.
#[utoipa::path(get, path = "/api/v1/preview", operation_id = "site_preview", tag = "pictures",
    responses((status = 200, content_type = "image/png", body = [u8]),
        (status = 304, description = "The reader has this picture already."),
        (status = 503, body = Refused)))]
pub(crate) async fn preview(
    State(app): State<App>,
    Lang(language): Lang,
    address: Address,
    asked: HeaderMap,
) -> Result<Response, ApiError> {
    let families = catalog::families().take(6).collect();
    let (_turn, scenes) = app
        .aside(address, move || samples(families, language))
        .await?;
    let shown = Card {
        title: "Serpentarium".to_owned(),
        about: message("preview-site").sentence(language),
        players: Vec::new(),
        scenes: scenes?,
    };
    card(&app, shown, true, &asked).await
}

/// The game that a spec names.
pub(crate) fn spec_family(spec: &str) -> Option<&'static Family> {
    let id = spec.split('(').next().unwrap_or(spec);
    catalog::families().find(|family| family.id == id)
}

/// What these games look like.
fn samples(families: Vec<&'static Family>, language: Language) -> Result<Vec<Scene>, ApiError> {
    let samples = families.into_iter().map(|family| AnyPosition {
        spec: family.sample.spec.to_owned(),
        setup: Some(family.sample.setup.to_owned()),
        moves: family.sample.moves.to_owned(),
    });
    let scenes = samples.map(|sample| Ok(sample.replay()?.scene(language)));
    scenes.collect()
}
