//! A connection that is closed before everything was read that its client sends. To close it at once would
//! make the system reset it, and what was said last would be lost on the way.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, ReadBuf};
use tokio::runtime::Handle;

use crate::http::rate_limit::Place;

/// Whoever has not heard us by then never will.
const LONGEST: Duration = Duration::from_secs(2);

/// Asks the connection that a request came by to stay a moment after it was closed.
#[derive(Clone, Debug, Default)]
pub(crate) struct Linger(Arc<AtomicBool>);

impl Linger {
    pub(crate) fn want(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// What a connection is made of.
pub(crate) trait Line: AsyncRead + AsyncWrite + Unpin + Send + 'static {}

impl<S: AsyncRead + AsyncWrite + Unpin + Send + 'static> Line for S {}

/// A connection, and its place among those that one address may have.
#[derive(Debug)]
pub(crate) struct LingeringStream<S: Line> {
    /// There until it is dropped.
    stream: Option<S>,
    linger: Linger,
    place: Option<Place>,
}

impl<S: Line> LingeringStream<S> {
    pub(crate) const fn new(stream: S, linger: Linger, place: Option<Place>) -> Self {
        Self {
            stream: Some(stream),
            linger,
            place,
        }
    }

    fn stream(&mut self) -> Pin<&mut S> {
        let stream = self.stream.as_mut();
        Pin::new(stream.unwrap_or_else(|| unreachable!("it is taken when it is dropped")))
    }
}

impl<S: Line> Drop for LingeringStream<S> {
    fn drop(&mut self) {
        let (stream, place) = (self.stream.take(), self.place.take());
        if let (true, Some(mut stream), Ok(runtime)) = (
            self.linger.0.load(Ordering::Relaxed),
            stream,
            Handle::try_current(),
        ) {
            runtime.spawn(async move {
                let _place = place;
                let _ = stream.shutdown().await;
                let mut unread = [0; 4096];
                let reading = async { while matches!(stream.read(&mut unread).await, Ok(1..)) {} };
                let _ = tokio::time::timeout(LONGEST, reading).await;
            });
        }
    }
}

impl<S: Line> AsyncRead for LingeringStream<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.stream().poll_read(cx, buffer)
    }
}

impl<S: Line> AsyncWrite for LingeringStream<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.stream().poll_write(cx, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.stream().poll_write_vectored(cx, slices)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.as_ref().is_some_and(S::is_write_vectored)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream().poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream().poll_shutdown(cx)
    }
}
