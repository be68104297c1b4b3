use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use catalog::trees;
use game::Language;
use pictures::Card;
use protocol::Refused;
use scene::Scene;
use serde::Deserialize;
use store::Visibility;
use tree::Chapter;
use utoipa::IntoParams;

use super::pictures::{card, drawable, spec_family};
use crate::app::App;
use crate::http::error::ApiError;
use crate::http::language::Lang;
use crate::http::middleware::Address;
use crate::message;
use crate::people::directory::Directory;
use crate::study::{StudyRefusal, StudyState};

/// Which part of a study.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct ChapterQuery {
    /// A chapter, by its id; the first one if left out.
    chapter: Option<String>,
}

/// The preview of a public study for those who share its address: where the main line of a chapter leads.
#[utoipa::path(get, path = "/api/v1/studies/{id}/preview", tag = "pictures",
    params(("id" = String, Path), ChapterQuery),
    responses((status = 200, content_type = "image/png", body = [u8]),
        (status = 304, description = "The reader has this picture already."),
        (status = 404, body = Refused), (status = 503, body = Refused)))]
pub(crate) async fn study_preview(
    State(app): State<App>,
    Lang(language): Lang,
    Path(id): Path<String>,
    Query(query): Query<ChapterQuery>,
    address: Address,
    asked: HeaderMap,
) -> Result<Response, ApiError> {
    let state = public_study(&app, &id).await?;
    let about = about_study(&app, &state, language).await?;
    let title = drawable(&state.summary.name, &game_titles(&state));
    let scenes = app.aside(address, move || {
        let chapters = state.study.chapters();
        let wanted = query.chapter.as_deref().unwrap_or_default();
        let chapter = chapters.iter().find(|chapter| chapter.id() == wanted);
        let chapter = chapter.or_else(|| chapters.first());
        let scene = chapter.and_then(|chapter| scene(chapter, language));
        scene.into_iter().collect()
    });
    let (_turn, scenes) = scenes.await?;
    let shown = Card {
        title,
        about,
        players: Vec::new(),
        scenes,
    };
    card(&app, shown, false, &asked).await
}

fn scene(chapter: &Chapter, language: Language) -> Option<Scene> {
    let tree = chapter.tree();
    let path = tree.main_line().collect();
    Some(trees::position(tree, &path).ok()?.scene(language))
}

/// A study that may be shown to everybody. Of one that is not listed nothing is told, not even that it is there.
pub(crate) async fn public_study(app: &App, id: &str) -> Result<StudyState, StudyRefusal> {
    let state = app.studies.read(id).await?;
    if state.summary.visibility != Visibility::Public {
        return Err(StudyRefusal::NotFound);
    }
    Ok(state)
}

/// What a study is, in a sentence.
pub(crate) async fn about_study(
    app: &App,
    state: &StudyState,
    language: Language,
) -> Result<String, StudyRefusal> {
    let owner = &state.summary.owner_id;
    let directory = Directory::of(&app.store, [owner.as_str()]).await?;
    let about = message("preview-study")
        .with("owner", directory.person(owner).name)
        .with("games", game_titles(state))
        .with("chapters", state.study.chapters().len());
    Ok(about.sentence(language))
}

fn game_titles(state: &StudyState) -> String {
    let games = state.summary.games.iter();
    let titles = games.filter_map(|game| Some(spec_family(game)?.title));
    let titles: Vec<&str> = titles.collect();
    if titles.is_empty() {
        return "Serpentarium".to_owned();
    }
    titles.join(", ")
}
