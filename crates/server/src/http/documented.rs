//! Every refusal there is, against what docs/api.md tells programmers, and the catalogue against both.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use axum::http::StatusCode;
use store::StoreError;
use texts::{Language, Message};

use super::error::ApiError;
use super::refusal::HttpRefusal;
use crate::analysis::AnalysisRefusal;
use crate::database::DatabaseError;
use crate::jobs::{WorkRefusal, WorkerKeyError};
use crate::live::lobby::pairing::PairingRefusal;
use crate::matches::registry::{CommandError, LoadError};
use crate::matches::{DealFault, MatchRefusal};
use crate::people::chat::{ChatRefusal, PHRASES};
use crate::people::moderation::{ModerationRefusal, OperatorError};
use crate::people::passkeys::PasskeyRefusal;
use crate::people::refusal::AccountRefusal;
use crate::study::StudyRefusal;
use crate::{StartError, TEXTS};

/// One of every refusal that an answer can be.
fn by_http() -> Vec<ApiError> {
    let (told, _): (Vec<_>, Vec<_>) = StoreError::each().into_iter().partition(is_met_by_http);
    let mut all: Vec<ApiError> = Vec::new();
    all.extend(HttpRefusal::each().into_iter().map(ApiError::from));
    all.extend(AccountRefusal::each().into_iter().map(ApiError::from));
    all.extend(PasskeyRefusal::each().into_iter().map(ApiError::from));
    all.extend(CommandError::each().into_iter().map(ApiError::from));
    all.extend(MatchRefusal::each().into_iter().map(ApiError::from));
    all.extend(ChatRefusal::each().into_iter().map(ApiError::from));
    all.extend(ModerationRefusal::each().into_iter().map(ApiError::from));
    all.extend(PairingRefusal::each().into_iter().map(ApiError::from));
    all.extend(AnalysisRefusal::each().into_iter().map(ApiError::from));
    all.extend(StudyRefusal::each().into_iter().map(ApiError::from));
    all.extend(WorkRefusal::each().into_iter().map(ApiError::from));
    all.extend(told.into_iter().map(ApiError::from));
    all
}

fn is_met_by_http(error: &StoreError) -> bool {
    ApiError::from(error.clone()).status() != StatusCode::INTERNAL_SERVER_ERROR
}

/// One of every other: what stops a server from starting, or is found wrong with a database.
fn elsewhere() -> Vec<Message> {
    let mut all: Vec<Message> = Vec::new();
    all.extend(StoreError::each().iter().map(StoreError::message));
    all.extend(StartError::each().iter().map(StartError::message));
    all.extend(DatabaseError::each().iter().map(DatabaseError::message));
    all.extend(DealFault::each().iter().map(DealFault::message));
    all.extend(LoadError::each().iter().map(LoadError::message));
    all.extend(OperatorError::each().iter().map(OperatorError::message));
    all.extend(WorkerKeyError::each().iter().map(WorkerKeyError::message));
    all
}

fn statuses() -> BTreeMap<String, u16> {
    let mut statuses = BTreeMap::new();
    for refusal in by_http() {
        let (code, status) = (refusal.code().to_owned(), refusal.status().as_u16());
        let other = statuses.insert(code, status);
        assert!(other.is_none_or(|other| other == status), "{refusal:?}");
    }
    statuses
}

/// The rows of a table in the document, by the heading of its first column.
fn rows(heading: &str) -> Vec<Vec<String>> {
    let document = include_str!("../../../../docs/api.md");
    let cells = |line: &str| -> Vec<String> {
        let inner = line.trim_matches('|').split('|');
        inner.map(|cell| cell.trim().to_owned()).collect()
    };
    let begins = format!("| {heading} |");
    let table = document
        .lines()
        .skip_while(|line| !line.starts_with(&begins));
    let rows = table.take_while(|line| line.starts_with('|')).skip(2);
    rows.map(cells).collect()
}

fn code_in(row: &[String]) -> String {
    row[0].trim_matches('`').to_owned()
}

#[test]
fn the_document_lists_every_refusal_with_its_status() {
    let mut documented = BTreeMap::new();
    for row in rows("refused by HTTP") {
        let status: u16 = row[1].parse().unwrap();
        assert!(!row[2].is_empty(), "{row:?}");
        assert!(
            documented.insert(code_in(&row), status).is_none(),
            "{row:?}"
        );
    }
    assert_eq!(documented, statuses());
}

#[test]
fn the_document_lists_every_other_failure() {
    let documented: BTreeSet<String> = rows("refused elsewhere")
        .iter()
        .map(|row| code_in(row))
        .collect();
    let by_http = statuses();
    let failures = elsewhere()
        .into_iter()
        .map(|message| message.code().to_owned());
    let ours: BTreeSet<String> = failures
        .filter(|code| !by_http.contains_key(code))
        .collect();
    assert_eq!(documented, ours);
}

#[test]
fn who_asks_too_often_is_told_when_to_come_again() {
    for refusal in by_http() {
        let waits = refusal.retry_after().is_some();
        let busy = [
            StatusCode::TOO_MANY_REQUESTS,
            StatusCode::SERVICE_UNAVAILABLE,
        ];
        let of_store = matches!(refusal, ApiError::Store(_));
        assert_eq!(
            waits,
            busy.contains(&refusal.status()) && !of_store,
            "{refusal:?}"
        );
    }
}

/// A refusal without a sentence, a fact that a sentence wants and a refusal does not have, a sentence
/// that nobody says any more: all of them are found here.
#[test]
fn every_refusal_has_its_sentence_and_no_sentence_is_left_over() {
    let mut said: BTreeSet<String> = BTreeSet::new();
    let messages = by_http().iter().map(ApiError::message).collect::<Vec<_>>();
    for message in messages.into_iter().chain(elsewhere()) {
        assert!(message.is_translated(), "{}", message.code());
        for language in Language::ALL {
            assert_ne!(message.sentence(language), message.code());
        }
        said.insert(message.code().to_owned());
    }
    said.extend(PHRASES.iter().map(|phrase| format!("phrase-{phrase}")));
    let source = source(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let codes = TEXTS.codes(Language::English);
    // What is no refusal is named where it is said.
    let left_over: Vec<&&str> = codes
        .iter()
        .filter(|&&code| !said.contains(code) && !source.contains(&format!("\"{code}\"")))
        .collect();
    assert_eq!(left_over, Vec::<&&str>::new());
    for piece in source.split(" message(\"").skip(1) {
        let code = piece.split('"').next().unwrap();
        assert!(codes.contains(&code), "no sentence for {code}");
    }
}

/// All code of this crate but this file.
fn source(folder: &Path) -> String {
    let mut all = String::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            all += &source(&path);
        } else if !path.ends_with("http/documented.rs") {
            all += &std::fs::read_to_string(path).unwrap();
        }
    }
    all
}
