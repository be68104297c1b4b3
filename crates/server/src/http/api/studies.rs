use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderName, StatusCode, header};
use protocol::{
    NewStudy, Person, Refused, StudyChange, StudyDeed, StudyDone, StudyEventView, StudyListName,
    StudyPage, StudyRole, StudyView, StudyVisibility, StudyWish,
};
use serde::Deserialize;
use store::{StudyFilter, StudyList};
use tree::{Study, StudyEdit, Tree};
use utoipa::IntoParams;

use super::lists::cursor;
use crate::app::App;
use crate::http::body::Body;
use crate::http::error::ApiError;
use crate::http::middleware::{Address, limit_costly};
use crate::http::refusal::HttpRefusal;
use crate::people::directory::Directory;
use crate::people::identity::{CurrentPerson, MaybePerson};
use crate::people::moderation::must_have_confirmed;
use crate::people::refusal::AccountRefusal;
use crate::study::{
    Act, StudyRefusal, StudyRefused, StudyState, cards, check_tree, view, with_names,
};

/// Which studies.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct StudyQuery {
    /// Of which list; the public one if left out.
    #[serde(default)]
    list: StudyListName,
    /// Only those that have all of these words in their name or in that of a chapter.
    words: Option<String>,
    /// Only those with a chapter of this game.
    game: Option<String>,
    /// `next` of the page before.
    after: Option<String>,
    /// So many at most, up to 100.
    limit: Option<i64>,
}

/// The longest text that anybody looks for.
const MOST_WORDS: usize = 200;
/// So many events are told at once.
const EVENTS: i64 = 500;

/// Studies: public ones, mine, or those to which I contribute.
#[utoipa::path(get, path = "/api/v1/studies", operation_id = "studies", tag = "studies", params(StudyQuery),
    responses((status = 200, body = StudyPage), (status = 422, body = Refused)))]
pub(crate) async fn list(
    State(app): State<App>,
    MaybePerson(person): MaybePerson,
    Query(query): Query<StudyQuery>,
) -> Result<Json<StudyPage>, ApiError> {
    let nothing = StudyPage {
        studies: Vec::new(),
        next: None,
    };
    let list = match (query.list, person) {
        (StudyListName::Public, _) => StudyList::Public,
        (StudyListName::Mine, Some(person)) => StudyList::Owned(person.id),
        (StudyListName::Shared, Some(person)) => StudyList::Shared(person.id),
        // Whoever we have never met has none.
        (_, None) => return Ok(Json(nothing)),
    };
    let game = query.game.unwrap_or_default();
    if !game.is_empty() {
        catalog::configure(&game)?;
    }
    let words = query.words.unwrap_or_default();
    if words.chars().count() > MOST_WORDS {
        return Ok(Json(nothing));
    }
    let after = match &query.after {
        Some(after) => Some(cursor(after).ok_or(HttpRefusal::PageUnknown)?),
        None => None,
    };
    let limit = query.limit.unwrap_or(30).clamp(1, 100);
    let filter = StudyFilter { words, game };
    let found = app.store.studies(&list, &filter, after.as_ref(), limit);
    let found = found.await?;
    let last = found.last().filter(|_| found.len() as i64 == limit);
    Ok(Json(StudyPage {
        next: last.map(|last| format!("{}-{}", last.updated_at, last.id)),
        studies: cards(&app.store, &found).await?,
    }))
}

/// Make a study, of trees or of a match.
#[utoipa::path(post, path = "/api/v1/studies", operation_id = "create_study", tag = "studies", request_body = NewStudy,
    responses((status = 201, body = StudyView), (status = 403, body = Refused),
        (status = 404, body = Refused), (status = 409, body = Refused),
        (status = 422, body = Refused), (status = 429, body = Refused)))]
pub(crate) async fn create(
    State(app): State<App>,
    CurrentPerson(person): CurrentPerson,
    address: Address,
    Body(wish): Body<NewStudy>,
) -> Result<(StatusCode, Json<StudyView>), ApiError> {
    limit_costly(&app, address)?;
    must_have_confirmed(&app, &person)?;
    let mut chapters = Vec::new();
    for chapter in wish.chapters {
        let tree = checked(&app, address, chapter.tree, &person).await?;
        chapters.push((chapter.name, tree));
    }
    if let Some(id) = &wish.match_id {
        chapters.push((wish.name.clone(), of_match(&app, id).await?));
    }
    let edits = chapters.into_iter().enumerate();
    let edits = edits.map(|(number, (name, tree))| StudyEdit::AddChapter {
        id: format!("chapter-{}", number + 1),
        name,
        tree,
    });
    let made = app
        .studies
        .create(&person, &wish.name, wish.visibility, None, edits.collect());
    let view = view(&app.store, made.await?, StudyRole::Owner).await?;
    Ok((StatusCode::CREATED, Json(view)))
}

/// A tree that somebody brings is replayed where nobody else has to wait for it.
async fn checked(app: &App, address: Address, tree: Tree, by: &Person) -> Result<Tree, ApiError> {
    let by = by.id.clone();
    let checked = app.aside(address, move || check_tree(&tree, &by).map(|()| tree));
    Ok(checked.await?.1?)
}

/// A match as far as everybody may know it.
async fn of_match(app: &App, id: &str) -> Result<Tree, ApiError> {
    let tree = app.registry.read(id, |state, _| {
        let board = state.board.as_deref().ok_or(StudyRefusal::NotBegun)?;
        Ok::<Tree, StudyRefusal>(catalog::trees::of_match(board)?)
    });
    Ok(tree.await??)
}

/// A study.
#[utoipa::path(get, path = "/api/v1/studies/{id}", operation_id = "study", tag = "studies", params(("id" = String, Path)),
    responses((status = 200, body = StudyView)))]
pub(crate) async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    MaybePerson(person): MaybePerson,
) -> Result<Json<StudyView>, ApiError> {
    let (state, role) = readable(&app, &id, person.as_ref()).await?;
    Ok(Json(view(&app.store, state, role).await?))
}

/// A study that somebody may read, and what else they may do in it.
async fn readable(
    app: &App,
    id: &str,
    person: Option<&Person>,
) -> Result<(StudyState, StudyRole), StudyRefusal> {
    let state = app.studies.read(id).await?;
    let role = state.role(person.map(|person| person.id.as_str()));
    Ok((state, role.ok_or(StudyRefusal::NotFound)?))
}

/// Delete a study, with all that ever happened in it.
#[utoipa::path(delete, path = "/api/v1/studies/{id}", operation_id = "delete_study", tag = "studies", params(("id" = String, Path)),
    responses((status = 204), (status = 403, body = Refused)))]
pub(crate) async fn delete(
    State(app): State<App>,
    Path(id): Path<String>,
    CurrentPerson(person): CurrentPerson,
) -> Result<StatusCode, ApiError> {
    app.studies.delete(&id, &person).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// From which event on.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct SinceQuery {
    /// The number of the last event that you have.
    #[serde(default)]
    since: i64,
}

/// What happened in a study, at most 500 events at once.
#[utoipa::path(get, path = "/api/v1/studies/{id}/events", operation_id = "study_events", tag = "studies",
    params(("id" = String, Path), SinceQuery),
    responses((status = 200, body = Vec<StudyEventView>)))]
pub(crate) async fn events(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<SinceQuery>,
    MaybePerson(person): MaybePerson,
) -> Result<Json<Vec<StudyEventView>>, ApiError> {
    app.studies.role(&id, person.as_ref()).await?;
    Ok(Json(events_after(&app, &id, query.since, EVENTS).await?))
}

/// The events of a study, with the names of those who did them.
pub(crate) async fn events_after(
    app: &App,
    id: &str,
    since: i64,
    limit: i64,
) -> Result<Vec<StudyEventView>, StudyRefusal> {
    let broken = |_| StudyRefusal::Broken { id: id.to_owned() };
    let events = app.store.study_events(id, since, limit).await?;
    let doers = events.iter().map(|event| event.by_id.as_str());
    let directory = Directory::of(&app.store, doers).await?;
    let told = events.into_iter().map(|event| {
        let deed: StudyDeed = serde_json::from_str(&event.body).map_err(broken)?;
        Ok(StudyEventView {
            seq: event.seq,
            at: event.at,
            by: directory.person(&event.by_id),
            mark: event.mark,
            deed,
        })
    });
    told.collect()
}

/// Do something in a study: change a tree or its chapters, its name, who may read it or change it. The same mark
/// again is answered with the same number. What can't be done because somebody else was first is refused with 409
/// and the number of the last event.
#[utoipa::path(post, path = "/api/v1/studies/{id}/events", operation_id = "change_study", tag = "studies",
    params(("id" = String, Path)), request_body = StudyWish,
    responses((status = 200, body = StudyDone), (status = 403, body = Refused),
        (status = 409, body = Refused), (status = 422, body = Refused)))]
pub(crate) async fn change(
    State(app): State<App>,
    Path(id): Path<String>,
    CurrentPerson(person): CurrentPerson,
    address: Address,
    Body(wish): Body<StudyWish>,
) -> Result<Json<StudyDone>, ApiError> {
    must_have_confirmed(&app, &person)?;
    // Nobody learns by what is refused here that a study is there.
    app.studies.role(&id, Some(&person)).await?;
    let mut change = wish.change;
    let mut found = None;
    match &mut change {
        StudyChange::AddContributor { name } => {
            found = Some(contributor(&app, name, &person).await?);
        }
        StudyChange::Edit {
            edit: StudyEdit::AddChapter { tree, .. },
        } => *tree = checked(&app, address, tree.clone(), &person).await?,
        StudyChange::SetVisibility { visibility }
            if *visibility != StudyVisibility::Private
                && app
                    .moderation
                    .read(|standing| standing.is_study_hidden(&id)) =>
        {
            return Err(ApiError::from(StudyRefused::from(StudyRefusal::Hidden)));
        }
        _ => {}
    }
    let act = Act::of(person, wish.mark, change, found)?;
    Ok(Json(app.studies.act(&id, act).await?))
}

/// Somebody who can be asked to contribute.
async fn contributor(app: &App, name: &str, by: &Person) -> Result<String, ApiError> {
    let player = app.store.player_by_name(name).await?;
    let player = player.ok_or(AccountRefusal::PlayerNotFound)?;
    app.moderation.may_be_asked(&player.id, &by.id)?;
    Ok(player.id)
}

/// Copy a study: a private one of your own, with all that is in it now.
#[utoipa::path(post, path = "/api/v1/studies/{id}/copy", operation_id = "copy_study", tag = "studies", params(("id" = String, Path)),
    responses((status = 201, body = StudyView), (status = 403, body = Refused), (status = 409, body = Refused)))]
pub(crate) async fn copy(
    State(app): State<App>,
    Path(id): Path<String>,
    CurrentPerson(person): CurrentPerson,
    address: Address,
) -> Result<(StatusCode, Json<StudyView>), ApiError> {
    limit_costly(&app, address)?;
    must_have_confirmed(&app, &person)?;
    let (original, _) = readable(&app, &id, Some(&person)).await?;
    let chapters = original.study.chapters().iter();
    let edits = chapters.map(|chapter| StudyEdit::AddChapter {
        id: chapter.id().to_owned(),
        name: chapter.name().to_owned(),
        tree: chapter.tree().clone(),
    });
    let (name, edits) = (&original.summary.name, edits.collect());
    let visibility = StudyVisibility::Private;
    let made = app
        .studies
        .create(&person, name, visibility, Some(id), edits);
    let view = view(&app.store, made.await?, StudyRole::Owner).await?;
    Ok((StatusCode::CREATED, Json(view)))
}

/// A study as text, as docs/trees.md writes it, with the names of those who wrote comments.
#[utoipa::path(get, path = "/api/v1/studies/{id}/text", operation_id = "study_text", tag = "studies", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain")))]
pub(crate) async fn text(
    State(app): State<App>,
    Path(id): Path<String>,
    MaybePerson(person): MaybePerson,
) -> Result<([(HeaderName, &'static str); 1], String), ApiError> {
    let study = named(&app, &id, person.as_ref()).await?;
    let kind = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];
    Ok((kind, study.to_text()))
}

/// The same as JSON.
#[utoipa::path(get, path = "/api/v1/studies/{id}/json", operation_id = "study_json", tag = "studies", params(("id" = String, Path)),
    responses((status = 200, body = Object)))]
pub(crate) async fn json(
    State(app): State<App>,
    Path(id): Path<String>,
    MaybePerson(person): MaybePerson,
) -> Result<Json<Study>, ApiError> {
    Ok(Json(named(&app, &id, person.as_ref()).await?))
}

async fn named(app: &App, id: &str, person: Option<&Person>) -> Result<Study, ApiError> {
    let (state, _) = readable(app, id, person).await?;
    Ok(with_names(&app.store, &state.study).await?)
}
