//! Studies as they are told: everybody in them is kept by id, and called what they are called today.

use std::collections::{BTreeMap, BTreeSet};

use protocol::{Person, StudyCard, StudyRole, StudyView, ToStudyReader};
use serde_json::Value;
use store::{Store, StoreError, StudySummary};
use tree::Study;

use super::state::told;
use super::{StudyRefusal, StudyState};
use crate::people::directory::Directory;

/// What lists say of studies.
pub(crate) async fn cards(
    store: &Store,
    studies: &[StudySummary],
) -> Result<Vec<StudyCard>, StoreError> {
    let owners = studies.iter().map(|study| study.owner_id.as_str());
    let directory = Directory::of(store, owners).await?;
    Ok(studies
        .iter()
        .map(|study| card(study, &directory))
        .collect())
}

fn card(study: &StudySummary, directory: &Directory) -> StudyCard {
    StudyCard {
        id: study.id.clone(),
        name: study.name.clone(),
        owner: directory.person(&study.owner_id),
        visibility: told(study.visibility),
        created_at: study.created_at,
        updated_at: study.updated_at,
        seq: study.seq,
        chapters: study.chapters.lines().map(str::to_owned).collect(),
        games: study.games.clone(),
    }
}

/// What it is called and who may do what in it, for somebody with this role.
pub(crate) async fn sharing(
    store: &Store,
    summary: &StudySummary,
    contributors: &[String],
    role: StudyRole,
) -> Result<ToStudyReader, StoreError> {
    let ids = contributors.iter().chain([&summary.owner_id]);
    let directory = Directory::of(store, ids.map(String::as_str)).await?;
    Ok(ToStudyReader::Sharing {
        card: card(summary, &directory),
        role,
        contributors: people(contributors, &directory),
    })
}

/// All of a study.
pub(crate) async fn view(
    store: &Store,
    state: StudyState,
    role: StudyRole,
) -> Result<StudyView, StoreError> {
    let authors = authors(&state.study);
    let ids = state.contributors.iter().chain([&state.summary.owner_id]);
    let directory = Directory::of(store, ids.chain(&authors).map(String::as_str)).await?;
    let named = |id: String| {
        let name = directory.person(&id).name;
        (id, name)
    };
    Ok(StudyView {
        card: card(&state.summary, &directory),
        role,
        contributors: people(&state.contributors, &directory),
        authors: authors.into_iter().map(named).collect(),
        study: state.study,
    })
}

fn people(ids: &[String], directory: &Directory) -> Vec<Person> {
    ids.iter().map(|id| directory.person(id)).collect()
}

/// The ids of those who wrote comments.
fn authors(study: &Study) -> BTreeSet<String> {
    let nodes = study
        .chapters()
        .iter()
        .flat_map(|chapter| chapter.tree().nodes());
    let comments = nodes.flat_map(|node| &node.notes().comments);
    let ids = comments.filter_map(|comment| comment.author.as_deref()?.strip_prefix('@'));
    ids.map(str::to_owned).collect()
}

/// A study for readers outside: comments are by names.
pub(crate) async fn with_names(store: &Store, study: &Study) -> Result<Study, StudyRefusal> {
    let ids = authors(study);
    let directory = Directory::of(store, ids.iter().map(String::as_str)).await?;
    let names: BTreeMap<String, String> = ids
        .iter()
        .map(|id| (format!("@{id}"), directory.person(id).name))
        .collect();
    let mut document = serde_json::to_value(study).unwrap_or_default();
    rename(&mut document, &names);
    let named = Study::from_json(&document.to_string())?;
    Ok(named)
}

/// A study in one line, for those who write all of them out; nothing if there is none.
pub(crate) async fn written_down(store: &Store, id: &str) -> Result<Option<String>, StudyRefusal> {
    let Some(state) = StudyState::load(store, id).await? else {
        return Ok(None);
    };
    let study = with_names(store, &state.study).await?;
    let summary = &state.summary;
    let people = std::iter::once(&summary.owner_id).chain(&state.contributors);
    let directory = Directory::of(store, people.map(String::as_str)).await?;
    let contributors = state.contributors.iter().map(|id| directory.person(id));
    let mut line = serde_json::json!({
        "id": summary.id,
        "name": summary.name,
        "owner": directory.person(&summary.owner_id),
        "contributors": contributors.collect::<Vec<_>>(),
        "visibility": told(summary.visibility),
        "created_at": summary.created_at,
        "updated_at": summary.updated_at,
    });
    let chapters = serde_json::to_value(study).unwrap_or_default();
    if let (Value::Object(line), Value::Object(chapters)) = (&mut line, chapters) {
        line.extend(chapters);
    }
    Ok(Some(line.to_string()))
}

fn rename(part: &mut Value, names: &BTreeMap<String, String>) {
    match part {
        Value::Array(parts) => parts.iter_mut().for_each(|part| rename(part, names)),
        Value::Object(members) => {
            for (name, member) in members {
                match member {
                    Value::String(author) if name == "author" => {
                        if let Some(known) = names.get(author) {
                            author.clone_from(known);
                        }
                    }
                    _ => rename(member, names),
                }
            }
        }
        _ => {}
    }
}
