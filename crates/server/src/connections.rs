//! TCP connections: taken in, given little time to say what they want, and told when it is time to go.

use std::convert::Infallible;
use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tower::ServiceExt;

use crate::app::closed;

/// A client must have said what it wants within this time.
const HANDSHAKE: Duration = Duration::from_secs(10);
/// No request has more to say in its head.
const LONGEST_HEAD: usize = 8 * 1024;

/// Serves whoever comes until the server closes; returns once everybody has been answered.
pub(crate) async fn welcome(
    listener: TcpListener,
    router: Router,
    mut closing: watch::Receiver<bool>,
) {
    let mut connections = JoinSet::new();
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => {
                    connections.spawn(converse(stream, peer, router.clone(), closing.clone()));
                }
                Err(error) => {
                    // Most likely too many files are open: those who come wait until somebody leaves.
                    tracing::warn!(%error, "a connection could not be taken in");
                    tokio::time::sleep(Duration::from_millis(100)).await;
                }
            },
            Some(_) = connections.join_next() => {}
            () = closed(&mut closing) => break,
        }
    }
    drop(listener);
    while connections.join_next().await.is_some() {}
}

async fn converse(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    mut closing: watch::Receiver<bool>,
) {
    // Small messages must not wait for each other.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let router = router.clone();
        async move {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(peer));
            let answer: Result<_, Infallible> = router.oneshot(request).await;
            answer
        }
    });
    let conversation = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HANDSHAKE)
        .max_buf_size(LONGEST_HEAD)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    tokio::pin!(conversation);
    let ended = tokio::select! {
        ended = conversation.as_mut() => ended,
        () = closed(&mut closing) => {
            // What was asked is still answered, and then no more is read.
            conversation.as_mut().graceful_shutdown();
            conversation.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended early");
    }
}
