//! Previews of what there is to be found or learnt, for those who share the address: the position, and what is asked.

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use catalog::lessons::{self, Step};
use game::{Family, Language};
use pictures::Card;
use protocol::Refused;
use serde::Deserialize;
use tactics::{Kind, Puzzle};
use utoipa::IntoParams;

use super::any_position::AnyPosition;
use super::games::family;
use super::pictures::{card, spec_family};
use crate::app::App;
use crate::http::error::ApiError;
use crate::http::language::Lang;
use crate::http::middleware::Address;
use crate::http::refusal::HttpRefusal;
use crate::message;
use crate::people::puzzles::puzzle;

/// Which step of a course.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct StepQuery {
    /// The step, by its id; the first one if left out.
    step: Option<String>,
}

/// What is said above a picture, and below it.
pub(crate) struct Said {
    pub(crate) title: String,
    pub(crate) about: String,
}

/// A puzzle in words, by its id; nothing if there is none.
pub(crate) fn about_puzzle(id: &str, language: Language) -> Option<Said> {
    let puzzle = puzzle(id)?;
    let title = message("preview-puzzle").with("game", spec_family(&puzzle.spec)?.title);
    let about = match puzzle.kind {
        Kind::Win => "preview-puzzle-win",
        Kind::Best => "preview-puzzle-best",
    };
    let about = message(about).with("moves", usize::from(puzzle.steps));
    Some(Said {
        title: title.sentence(language),
        about: about.sentence(language),
    })
}

/// A puzzle of tiles in words, by its id; nothing if there is none.
pub(crate) fn about_tiles(id: &str, language: Language) -> Option<Said> {
    let puzzle = puzzles::catalogue::find(id).ok()?;
    Some(Said {
        title: puzzles::title(id, language),
        about: puzzle.task(language),
    })
}

/// A course in words: with a step, what it is called. Nothing if the game has none, or the course no such step.
pub(crate) fn about_course(game: &str, step: Option<&str>, language: Language) -> Option<Said> {
    let family = catalog::families().find(|family| family.id == game)?;
    let course = family.course?;
    let title = message("preview-course").with("game", family.title);
    let about = match step {
        Some(_) => {
            let step = step_of(family, step)?;
            let told = format!("{}-title", step.id);
            course.texts().plain(language, &told)
        }
        None => message("preview-course-about").sentence(language),
    };
    Some(Said {
        title: title.sentence(language),
        about,
    })
}

/// A step of a game's course, the first one unless it is said which.
fn step_of(family: &Family, wanted: Option<&str>) -> Option<Step> {
    let mut steps = lessons::steps(family.course?).ok()?.into_iter();
    match wanted {
        Some(id) => steps.find(|step| step.id == id),
        None => steps.next(),
    }
}

/// The preview of a puzzle for those who share its address: the position in which something is to be found.
#[utoipa::path(get, path = "/api/v1/puzzles/{id}/preview", tag = "pictures",
    params(("id" = String, Path)),
    responses((status = 200, content_type = "image/png", body = [u8]),
        (status = 304, description = "The reader has this picture already."),
        (status = 404, body = Refused), (status = 503, body = Refused)))]
pub(crate) async fn puzzle_preview(
    State(app): State<App>,
    Lang(language): Lang,
    Path(id): Path<String>,
    address: Address,
    asked: HeaderMap,
) -> Result<Response, ApiError> {
    let found = puzzle(&id).zip(about_puzzle(&id, language));
    let (
        Puzzle {
            spec, setup, moves, ..
        },
        said,
    ) = found.ok_or(HttpRefusal::PuzzleUnknown)?;
    let position = AnyPosition {
        spec: spec.clone(),
        setup: Some(setup.clone()),
        moves: moves.clone(),
    };
    drawn(&app, address, position, said, language, &asked).await
}

/// The preview of a course, or of a step of it, for those who share its address: where the step begins.
#[utoipa::path(get, path = "/api/v1/courses/{game}/preview", tag = "pictures",
    params(("game" = String, Path), StepQuery),
    responses((status = 200, content_type = "image/png", body = [u8]),
        (status = 304, description = "The reader has this picture already."),
        (status = 404, body = Refused), (status = 503, body = Refused)))]
pub(crate) async fn course_preview(
    State(app): State<App>,
    Lang(language): Lang,
    Path(game): Path<String>,
    Query(query): Query<StepQuery>,
    address: Address,
    asked: HeaderMap,
) -> Result<Response, ApiError> {
    let step = query.step.as_deref();
    let begins = step_of(family(&game)?, step);
    let said = about_course(&game, step, language);
    let (begins, said) = begins.zip(said).ok_or(HttpRefusal::NotFound)?;
    let position = AnyPosition {
        spec: begins.spec,
        setup: Some(begins.setup),
        moves: begins.moves,
    };
    drawn(&app, address, position, said, language, &asked).await
}

/// The preview of a puzzle of tiles for those who share its address: the tiles that are to be laid.
#[utoipa::path(get, path = "/api/v1/tiles/{id}/preview", tag = "pictures",
    params(("id" = String, Path)),
    responses((status = 200, content_type = "image/png", body = [u8]),
        (status = 304, description = "The reader has this picture already."),
        (status = 404, body = Refused), (status = 503, body = Refused)))]
pub(crate) async fn tiles_preview(
    State(app): State<App>,
    Lang(language): Lang,
    Path(id): Path<String>,
    asked: HeaderMap,
) -> Result<Response, ApiError> {
    let puzzle = puzzles::catalogue::find(&id).ok();
    let (puzzle, said) = puzzle
        .zip(about_tiles(&id, language))
        .ok_or(HttpRefusal::PuzzleUnknown)?;
    let shown = Card {
        title: said.title,
        about: said.about,
        players: Vec::new(),
        scenes: vec![puzzle.spread(language)],
    };
    card(&app, shown, true, &asked).await
}

async fn drawn(
    app: &App,
    address: Address,
    position: AnyPosition,
    said: Said,
    language: Language,
    asked: &HeaderMap,
) -> Result<Response, ApiError> {
    let (_turn, scene) = app
        .aside(address, move || {
            let replayed = position.replay()?;
            Ok::<_, ApiError>(replayed.scene(language))
        })
        .await?;
    let shown = Card {
        title: said.title,
        about: said.about,
        players: Vec::new(),
        scenes: vec![scene?],
    };
    card(app, shown, true, asked).await
}
