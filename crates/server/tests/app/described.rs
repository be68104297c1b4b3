//! What the description of the API says that routes answer. Every answer that any test of this program gets
//! is held against it, so that no status is left out.

use std::collections::HashMap;
use std::sync::LazyLock;

use protocol::client::{Method, StatusCode};
use serde_json::Value;

/// A route: its method, and its path in parts.
type Route = (String, Vec<String>);

/// The statuses of each route.
static DESCRIBED: LazyLock<HashMap<Route, Vec<String>>> = LazyLock::new(|| {
    let description: Value = serde_json::from_str(&server::openapi()).unwrap();
    let mut all = HashMap::new();
    for (path, methods) in description["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            let statuses = operation["responses"].as_object().unwrap().keys();
            let parts = path.split('/').map(str::to_owned).collect();
            all.insert(
                (method.to_uppercase(), parts),
                statuses.cloned().collect::<Vec<_>>(),
            );
        }
    }
    all
});

/// The statuses that are described for a request; nothing if it is for no route.
fn statuses(method: &Method, path: &str) -> Option<&'static Vec<String>> {
    let path = path.split('?').next().unwrap();
    let path = match path.strip_prefix("/api/") {
        Some(rest) if !rest.starts_with("v1/") => format!("/api/v1/{rest}"),
        _ => path.to_owned(),
    };
    let asked: Vec<&str> = path.split('/').collect();
    let method = if *method == Method::HEAD {
        "GET"
    } else {
        method.as_str()
    };
    let fits = |parts: &[String]| {
        let same = |(part, asked): (&String, &&str)| part == asked || part.starts_with('{');
        parts.len() == asked.len() && parts.iter().zip(&asked).all(same)
    };
    // Where both fit, a word stands before a name.
    let of_method = DESCRIBED
        .iter()
        .filter(|(key, _)| key.0 == method && fits(&key.1));
    let names = |parts: &[String]| parts.iter().filter(|part| part.starts_with('{')).count();
    of_method
        .min_by_key(|(key, _)| names(&key.1))
        .map(|(_, statuses)| statuses)
}

/// Panics if a route answers what its description does not tell.
pub(crate) fn assert_described(method: &Method, path: &str, status: StatusCode) {
    if let Some(statuses) = statuses(method, path) {
        assert!(
            statuses.iter().any(|told| told == status.as_str()),
            "{method} {path} answers {status}, but is described with {statuses:?}"
        );
    }
}

#[test]
fn what_is_not_described_is_found() {
    let path = "/api/matches/x/moves?lang=cs";
    assert_described(&Method::POST, path, StatusCode::CONFLICT);
    let wrong = || assert_described(&Method::POST, path, StatusCode::IM_A_TEAPOT);
    assert!(std::panic::catch_unwind(wrong).is_err());
    // No route has this method; what then is answered is told by the method's own status.
    assert_described(&Method::DELETE, path, StatusCode::METHOD_NOT_ALLOWED);
}
