//! TCP connections: taken in, given little time to say what they want and to take what they are told, and
//! told when it is time to go.

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tower::ServiceExt;

use crate::app::closed;
use crate::http::linger::{Linger, LingeringStream};
use crate::http::rate_limit::RateLimiter;
use crate::http::write_timeout::{WRITE_TIMEOUT, WriteTimeout};

/// A client must have said what it wants within this time.
const HANDSHAKE: Duration = Duration::from_secs(10);
/// No request has more to say in its head.
const LONGEST_HEAD: usize = 8 * 1024;

/// Where connections come from: a port of this machine, or a network of somebody's own.
pub trait Listener: Send + 'static {
    /// A connection.
    type Line: AsyncRead + AsyncWrite + Unpin + Send + 'static;

    /// The next connection, and the address that it comes from.
    fn next(&mut self) -> impl Future<Output = io::Result<(Self::Line, SocketAddr)>> + Send;
}

impl Listener for TcpListener {
    type Line = TcpStream;

    async fn next(&mut self) -> io::Result<(TcpStream, SocketAddr)> {
        let (stream, peer) = self.accept().await?;
        // Small messages must not wait for each other.
        let _ = stream.set_nodelay(true);
        Ok((stream, peer))
    }
}

/// Serves whoever comes until the server closes; returns once everybody has been answered. `door`, if
/// there is one, says who has too many connections already.
pub(crate) async fn accept(
    mut listener: impl Listener,
    router: Router,
    door: Option<RateLimiter>,
    mut closing: watch::Receiver<bool>,
) {
    let mut connections = JoinSet::new();
    loop {
        tokio::select! {
            accepted = listener.next() => match accepted {
                Ok((stream, peer)) => {
                    let place = door.as_ref().map(|door| door.connection(peer.ip()));
                    if let Some(None) = place {
                        // To answer would take what there is too little of.
                        tracing::debug!(%peer, "an address has too many connections");
                        continue;
                    }
                    let linger = Linger::default();
                    let stream = LingeringStream::new(stream, linger.clone(), place.flatten());
                    let line = WriteTimeout::new(stream, WRITE_TIMEOUT);
                    let (router, closing) = (router.clone(), closing.clone());
                    connections.spawn(serve_connection(line, peer, linger, router, closing));
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

async fn serve_connection(
    line: WriteTimeout<LingeringStream<impl AsyncRead + AsyncWrite + Unpin + Send + 'static>>,
    peer: SocketAddr,
    linger: Linger,
    router: Router,
    mut closing: watch::Receiver<bool>,
) {
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let (router, linger) = (router.clone(), linger.clone());
        async move {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(peer));
            request.extensions_mut().insert(linger);
            let answer: Result<_, Infallible> = router.oneshot(request).await;
            answer
        }
    });
    let conversation = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HANDSHAKE)
        .max_buf_size(LONGEST_HEAD)
        .serve_connection(TokioIo::new(line), service)
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
