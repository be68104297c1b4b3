//! Which node a request is for. Any node takes any request and any socket, and hands on what another has to answer.

use axum::extract::{Request, State};
use axum::http::header::UPGRADE;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::API;
use store::Node;

use super::Nodes;
use super::inner::Forwarded;
use crate::app::App;
use crate::http::error::ApiError;
use crate::http::middleware::address_of;
use crate::http::refusal::HttpRefusal;

/// Who can answer a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Target<'a> {
    /// Any node: it follows from the database.
    Any,
    /// The owner of a match.
    Match(&'a str),
    /// The node, by its id, that has given a worker a job, or taken one in.
    Node(&'a str),
    /// What is in the memory of one node only: who is in the lobby and waits there, open studies, analyses, and how
    /// often an account's password was guessed.
    Leader,
}

/// Everything of these is the leader's.
const LEADERS: [&str; 5] = ["lobby", "studies", "analysis", "account", "stream/events"];

impl<'a> Target<'a> {
    fn of(path: &'a str) -> Self {
        let Some(path) = path
            .strip_prefix(API)
            .and_then(|rest| rest.strip_prefix('/'))
        else {
            return Self::Any;
        };
        let below = |folder: &str| {
            let rest = path.strip_prefix(folder)?;
            rest.strip_prefix('/')
                .or_else(|| rest.is_empty().then_some(""))
        };
        for folder in ["matches", "stream/matches"] {
            if let Some(id) = below(folder).and_then(|rest| rest.split('/').next()) {
                return if id.is_empty() {
                    Self::Any
                } else {
                    Self::Match(id)
                };
            }
        }
        for folder in ["work", "orders"] {
            if let Some((node, _)) = below(folder).and_then(|ticket| ticket.split_once('.')) {
                return Self::Node(node);
            }
        }
        if LEADERS.iter().any(|folder| below(folder).is_some()) {
            return Self::Leader;
        }
        Self::Any
    }
}

/// Answers a request here, or has the node answer it that can.
pub(crate) async fn route(State(app): State<App>, request: Request, next: Next) -> Response {
    let Some(nodes) = &app.registry.nodes else {
        return next.run(request).await;
    };
    if !request.uri().path().starts_with(API) {
        return next.run(request).await;
    }
    let Some(run) = nodes.run() else {
        return restarting();
    };
    let elsewhere = match Target::of(request.uri().path()) {
        Target::Any => Ok(None),
        Target::Match(id) => app.registry.elsewhere(id).await,
        // One that is no more has no jobs either: that is told here.
        Target::Node(id) => Ok(nodes.alive(id).filter(|node| node.id != run)),
        Target::Leader => nodes.other_leader(),
    };
    match elsewhere {
        Ok(None) => {
            let only_looks = request.method().is_safe() && !request.headers().contains_key(UPGRADE);
            let response = next.run(request).await;
            // Whoever stood still meanwhile may have looked at what was no longer so. What was written is written.
            if only_looks && nodes.run().as_ref() != Some(&run) {
                return restarting();
            }
            response
        }
        // Whoever handed it on knew less than we do; to hand it on once more might go round in circles.
        Ok(Some(_)) if request.extensions().get::<Forwarded>().is_some() => restarting(),
        Ok(Some(node)) => {
            let (parts, body) = request.into_parts();
            let client = address_of(&app, &parts);
            nodes
                .forward(&app, &node, client, Request::from_parts(parts, body))
                .await
        }
        Err(refusal) => ApiError::from(refusal).into_response(),
    }
}

/// In a moment somebody will answer.
pub(super) fn restarting() -> Response {
    ApiError::from(HttpRefusal::Restarting).into_response()
}

impl Nodes {
    /// The leader, if that is another; refused while there is none.
    fn other_leader(&self) -> Result<Option<Node>, crate::matches::registry::CommandError> {
        let standing = self.standing();
        match standing.alive.first() {
            Some(leader) if leader.id == standing.me.id => Ok(None),
            Some(leader) => Ok(Some(leader.clone())),
            None => Err(crate::matches::registry::CommandError::Restarting),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_path_has_its_node() {
        for (path, target) in [
            ("/", Target::Any),
            ("/match/abc", Target::Any),
            ("/api/v1/games", Target::Any),
            ("/api/v1/matches", Target::Any),
            ("/api/v1/matches/", Target::Any),
            ("/api/v1/matchesabc", Target::Any),
            ("/api/v1/matches/abc", Target::Match("abc")),
            ("/api/v1/matches/abc/live", Target::Match("abc")),
            ("/api/v1/stream/matches/abc", Target::Match("abc")),
            ("/api/v1/stream/events", Target::Leader),
            ("/api/v1/lobby", Target::Leader),
            ("/api/v1/lobby/live", Target::Leader),
            ("/api/v1/lobbying", Target::Any),
            ("/api/v1/studies/abc/events", Target::Leader),
            ("/api/v1/analysis", Target::Leader),
            ("/api/v1/work/take", Target::Any),
            ("/api/v1/orders", Target::Any),
            ("/api/v1/orders/node.abc", Target::Node("node")),
            ("/api/v1/work/abc/beat", Target::Any),
            ("/api/v1/work/node.abc/beat", Target::Node("node")),
            ("/api/v1/account/login", Target::Leader),
        ] {
            assert_eq!(Target::of(path), target, "{path}");
        }
    }
}
