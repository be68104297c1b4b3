//! A line to a client that is given up when what is said to it is not taken for too long.

use std::io::{self, ErrorKind};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// Some of what is said must be taken within this time. Sockets have a shorter limit of their own, with
/// which they tell why they are closed.
pub(crate) const WRITE_TIMEOUT: Duration = Duration::from_secs(12);

/// A line with a limit to how long it waits for the other side.
#[derive(Debug)]
pub(crate) struct WriteTimeout<S> {
    line: S,
    most: Duration,
    /// Runs while something waits to be taken.
    waiting: Option<Pin<Box<Sleep>>>,
}

impl<S> WriteTimeout<S> {
    pub(crate) const fn new(line: S, most: Duration) -> Self {
        Self {
            line,
            most,
            waiting: None,
        }
    }
}

impl<S: Unpin> WriteTimeout<S> {
    /// Does something that may have to wait for the other side; never for too long.
    fn wait<T>(
        &mut self,
        cx: &mut Context<'_>,
        act: impl FnOnce(Pin<&mut S>, &mut Context<'_>) -> Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if let Poll::Ready(done) = act(Pin::new(&mut self.line), cx) {
            self.waiting = None;
            return Poll::Ready(done);
        }
        let most = self.most;
        let waiting = self.waiting.get_or_insert_with(|| Box::pin(sleep(most)));
        ready!(waiting.as_mut().poll(cx));
        Poll::Ready(Err(ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for WriteTimeout<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.line).poll_read(cx, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for WriteTimeout<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.wait(cx, |line, cx| line.poll_write(cx, bytes))
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.wait(cx, |line, cx| line.poll_write_vectored(cx, slices))
    }

    fn is_write_vectored(&self) -> bool {
        self.line.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.wait(cx, AsyncWrite::poll_flush)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.wait(cx, AsyncWrite::poll_shutdown)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn who_takes_nothing_is_left_and_who_takes_slowly_is_not() {
        let most = Duration::from_millis(300);
        let (ours, mut theirs) = duplex(8);
        let mut line = WriteTimeout::new(ours, most);
        // Each pause is short, all of them together are not.
        let slow = tokio::spawn(async move {
            for _ in 0..8 {
                tokio::time::sleep(Duration::from_millis(60)).await;
                theirs.read_exact(&mut [0; 8]).await.unwrap();
            }
            theirs
        });
        line.write_all(&[1; 64]).await.unwrap();
        let _theirs = slow.await.unwrap();
        let left = line.write_all(&[1; 64]).await.unwrap_err();
        assert_eq!(left.kind(), ErrorKind::TimedOut);
    }
}
