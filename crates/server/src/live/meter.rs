use std::io;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::sync::Notify;

use crate::http::rate_limit::{Bucket, RateLimiter};

/// How many frames a client may still send.
#[derive(Clone, Debug)]
pub(super) struct Meter(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    limiter: RateLimiter,
    /// Most clients only listen, and need none.
    bucket: Mutex<Option<Bucket>>,
    flooded: Notify,
}

impl Meter {
    pub(super) fn new(limiter: &RateLimiter) -> Self {
        Self(Arc::new(Inner {
            limiter: limiter.clone(),
            bucket: Mutex::default(),
            flooded: Notify::new(),
        }))
    }

    /// Returns once too many frames have come.
    pub(super) async fn flooded(&self) {
        self.0.flooded.notified().await;
    }

    fn count(&self, frames: usize) {
        if frames == 0 {
            return;
        }
        let mut bucket = self.0.bucket.lock().unwrap_or_else(PoisonError::into_inner);
        let bucket = bucket.get_or_insert_with(|| self.0.limiter.messages());
        if (0..frames).any(|_| bucket.take().is_err()) {
            self.0.flooded.notify_one();
        }
    }
}

/// A line to a client on which frames are counted as they come.
#[derive(Debug)]
pub(super) struct Metered<S> {
    line: S,
    meter: Meter,
    frames: FrameReader,
}

impl<S> Metered<S> {
    pub(super) fn new(line: S, meter: Meter) -> Self {
        Self {
            line,
            meter,
            frames: FrameReader::default(),
        }
    }
}

/// Where in a stream of frames we are.
#[derive(Debug, Default)]
pub(crate) struct FrameReader {
    head: [u8; LONGEST_HEAD],
    read: usize,
    /// So much of what follows is inside a frame.
    inside: u64,
}

/// Two bytes, a length of up to eight, and a mask of four.
const LONGEST_HEAD: usize = 14;

impl FrameReader {
    /// How many frames begin in these bytes.
    pub(crate) fn count(&mut self, mut bytes: &[u8]) -> usize {
        let mut frames = 0;
        loop {
            let inside = self.inside.min(bytes.len() as u64);
            bytes = &bytes[inside as usize..];
            self.inside -= inside;
            let Some((&byte, rest)) = bytes.split_first() else {
                return frames;
            };
            bytes = rest;
            self.head[self.read] = byte;
            self.read += 1;
            if let Some(length) = self.length() {
                frames += 1;
                self.inside = length;
                self.read = 0;
            }
        }
    }

    /// Whether the last frame has ended, and no other has begun.
    pub(crate) const fn is_between(&self) -> bool {
        self.read == 0 && self.inside == 0
    }

    /// How long the frame is whose head was read, once all of the head is there.
    fn length(&self) -> Option<u64> {
        if self.read < 2 {
            return None;
        }
        let (short, masked) = (self.head[1] & 0x7f, self.head[1] & 0x80 != 0);
        let more = match short {
            126 => 2,
            127 => 8,
            _ => 0,
        };
        if self.read < 2 + more + if masked { 4 } else { 0 } {
            return None;
        }
        let number = |bytes: &[u8]| {
            let digits = bytes.iter();
            digits.fold(0, |number: u64, &byte| number << 8 | u64::from(byte))
        };
        Some(match more {
            0 => u64::from(short),
            more => number(&self.head[2..2 + more]),
        })
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Metered<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.line).poll_read(cx, buffer))?;
        let frames = self.frames.count(&buffer.filled()[before..]);
        self.meter.count(frames);
        Poll::Ready(Ok(()))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Metered<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.line).poll_write(cx, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.line).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.line).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A frame with so many bytes in it, as a client sends it.
    fn frame(length: usize) -> Vec<u8> {
        let mut frame = vec![0x81];
        match length {
            0..126 => frame.push(0x80 | length as u8),
            126..65_536 => {
                frame.push(0x80 | 0x7e);
                frame.extend((length as u16).to_be_bytes());
            }
            _ => {
                frame.push(0x80 | 0x7f);
                frame.extend((length as u64).to_be_bytes());
            }
        }
        // What is inside looks like any number of frames.
        frame.extend(vec![0x80; 4 + length]);
        frame
    }

    #[test]
    fn frames_are_counted_however_they_are_cut() {
        let lengths = [0, 1, 125, 126, 127, 0, 65_535, 65_536, 0];
        let sent: Vec<u8> = lengths.into_iter().flat_map(frame).collect();
        for size in [1, 2, 3, 7, 4096, sent.len()] {
            let mut reader = FrameReader::default();
            let counted: usize = sent.chunks(size).map(|cut| reader.count(cut)).sum();
            assert_eq!(counted, lengths.len(), "by {size}");
            assert!(reader.is_between());
            reader.count(&frame(9)[..8]);
            assert!(!reader.is_between(), "half of one is there");
        }
    }
}
