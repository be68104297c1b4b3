//! The refusals that any request may meet before a handler hears of it, for the description of the API. Those
//! of its own stand beside each handler.

use utoipa::openapi::path::Operation;
use utoipa::openapi::{
    Content, OpenApi as Description, PathItem, Ref, RefOr, Response, ResponseBuilder,
};

/// Adds them wherever they can occur.
pub(super) fn describe(description: &mut Description) {
    for (path, item) in &mut description.paths.paths {
        for (reads, operation) in operations(item) {
            for (status, when) in met(path, reads, operation.request_body.is_some()) {
                let responses = &mut operation.responses.responses;
                let own = responses.entry(status.to_owned());
                own.or_insert_with(|| RefOr::T(refused(when)));
            }
        }
    }
}

/// All operations at a path, and whether they only read.
fn operations(item: &mut PathItem) -> impl Iterator<Item = (bool, &mut Operation)> {
    let reading = item.get.iter_mut().map(|operation| (true, operation));
    let changing = item.post.iter_mut().chain(&mut item.put);
    let changing = changing.chain(&mut item.delete).chain(&mut item.patch);
    reading.chain(changing.map(|operation| (false, operation)))
}

/// Statuses, and when they are answered.
fn met(path: &str, reads: bool, body: bool) -> Vec<(&'static str, &'static str)> {
    let of_match = path.starts_with("/api/v1/matches/{id}") || path.ends_with("/matches/{id}");
    let of_account = path.starts_with("/api/v1/account");
    // A list of matches that are being played is no socket.
    let socket = path.ends_with("/live") && !path.starts_with("/api/v1/lists/");
    let mut all = vec![
        ("400", "the request can't be read"),
        ("401", "the token is not known"),
        ("413", "the body is too long"),
        (
            "429",
            "too much is asked for; `Retry-After` says when to come again",
        ),
        (
            "503",
            "the server restarts, or its database does not answer",
        ),
    ];
    if !reads || of_account || socket {
        all.push((
            "403",
            "a foreign page asks, or the token is for something else",
        ));
    }
    if of_match {
        all.push(("404", "there is no such match"));
        all.push(("500", "the match can't be read"));
    }
    if path.starts_with("/api/v1/studies/{id}") {
        all.push(("404", "there is no such study, or you may not read it"));
        all.push(("500", "the study can't be read"));
    }
    if body {
        all.push(("408", "the body takes too long to come"));
    }
    if socket {
        all.push(("426", "the connection can't become a WebSocket"));
    }
    all
}

fn refused(when: &str) -> Response {
    let body = Content::new(Some(Ref::from_schema_name("Refused")));
    let response = ResponseBuilder::new().description(when);
    response.content("application/json", body).build()
}
