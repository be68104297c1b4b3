//! Handing a request on to another node, and its answer back; a socket is joined to one there.

use std::net::IpAddr;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::body::Body;
use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, Uri, header};
use axum::response::Response;
use futures_util::StreamExt;
use hyper::body::Incoming;
use hyper::upgrade::OnUpgrade;
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use store::Node;

use super::Nodes;
use super::inner::{CLIENT, SECRET};
use super::relay::relay;
use super::route::restarting;
use crate::app::App;

/// What talks to other nodes.
pub(super) type NodeClient = Client<HttpConnector, Body>;

/// A node that takes longer to be reached is not there.
const CONNECT: Duration = Duration::from_secs(1);
/// Shorter than a node keeps a quiet connection open.
const IDLE: Duration = Duration::from_secs(5);

pub(super) fn client() -> NodeClient {
    let mut connector = HttpConnector::new();
    connector.set_connect_timeout(Some(CONNECT));
    connector.set_nodelay(true);
    Client::builder(TokioExecutor::new())
        .pool_timer(TokioTimer::new())
        .pool_idle_timeout(IDLE)
        .build(connector)
}

impl Nodes {
    /// Has another node answer.
    pub(super) async fn forward(
        &self,
        app: &App,
        node: &Node,
        client: IpAddr,
        request: Request,
    ) -> Response {
        self.counts.forwards.fetch_add(1, Ordering::Relaxed);
        let (mut parts, body) = request.into_parts();
        let upgrade = parts.extensions.remove::<OnUpgrade>();
        let path = parts.uri.path_and_query().map_or("/", |path| path.as_str());
        let (Ok(uri), Ok(client), Ok(secret)) = (
            format!("{}{path}", node.address).parse::<Uri>(),
            HeaderValue::from_str(&client.to_string()),
            HeaderValue::from_str(&self.settings.secret),
        ) else {
            return restarting();
        };
        let mut asked = Request::new(body);
        *asked.method_mut() = parts.method;
        *asked.uri_mut() = uri;
        *asked.headers_mut() = parts.headers;
        let headers = asked.headers_mut();
        headers.insert(CLIENT, client);
        headers.insert(SECRET, secret);
        // Whoever talks to the client compresses for it, and keeps the connection.
        headers.remove(header::ACCEPT_ENCODING);
        if upgrade.is_none() || !headers.contains_key(header::UPGRADE) {
            headers.remove(header::CONNECTION);
            headers.remove(header::UPGRADE);
        }
        let answer = tokio::select! {
            answer = self.http.request(asked) => answer.ok(),
            // One that stands still answers nothing, and is fenced in a moment.
            () = self.gone(&node.id) => None,
        };
        match (answer, upgrade) {
            (Some(answer), Some(upgrade)) if answer.status() == StatusCode::SWITCHING_PROTOCOLS => {
                self.join_sockets(app, node, upgrade, answer)
            }
            (Some(answer), _) => self.hand_back(node, answer),
            (None, _) => {
                self.counts.forwards_failed.fetch_add(1, Ordering::Relaxed);
                restarting()
            }
        }
    }

    fn hand_back(&self, node: &Node, answer: Response<Incoming>) -> Response {
        let (mut parts, body) = answer.into_parts();
        parts.headers.remove(header::CONNECTION);
        if parts.headers.contains_key(header::CONTENT_LENGTH) {
            return Response::from_parts(parts, Body::new(body));
        }
        // A stream of lines may go on for ever, but not longer than its node.
        let (nodes, id) = (self.clone(), node.id.clone());
        let gone = Box::pin(async move { nodes.gone(&id).await });
        let lines = Body::new(body).into_data_stream().take_until(gone);
        Response::from_parts(parts, Body::from_stream(lines))
    }

    /// Joins a client's socket to the one at the node that has what it is about.
    fn join_sockets(
        &self,
        app: &App,
        node: &Node,
        upgrade: OnUpgrade,
        answer: Response<Incoming>,
    ) -> Response {
        let (parts, body) = answer.into_parts();
        let mut response = Response::from_parts(parts.clone(), Body::empty());
        response.extensions_mut().clear();
        let there = hyper::upgrade::on(Response::from_parts(parts, body));
        let (nodes, id) = (self.clone(), node.id.clone());
        let mut farewell = app.farewell();
        tokio::spawn(async move {
            let (Ok(here), Ok(there)) = (upgrade.await, there.await) else {
                return;
            };
            let open = &nodes.counts.sockets;
            open.fetch_add(1, Ordering::Relaxed);
            let over = async {
                tokio::select! {
                    () = nodes.gone(&id) => {}
                    () = farewell.told() => {}
                }
            };
            relay(TokioIo::new(here), TokioIo::new(there), over).await;
            open.fetch_sub(1, Ordering::Relaxed);
        });
        response
    }

    /// Returns once a node is gone, or fenced.
    async fn gone(&self, id: &str) {
        let mut changes = self.changes.subscribe();
        loop {
            if self.alive(id).is_none() {
                return;
            }
            if changes.changed().await.is_err() {
                return;
            }
        }
    }
}
